//! Running other programs, with a word on what they are for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

pub type Done = Result<(), String>;

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_path_buf()
}

/// Where cargo puts what it builds.
pub fn target_folder() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => std::path::absolute(&folder).unwrap_or(folder.into()),
        None => root().join("target"),
    }
}

/// What makes the compiler use wide numbers (SIMD) in WebAssembly.
pub const SIMD: [&str; 2] = ["-C", "target-feature=+simd128"];

/// The bots' worker is built for speed; only copying functions into one another
/// stops earlier than usual. Searching is as fast then, and a tenth of the program
/// less.
pub const WORKER: [&str; 2] = ["-C", "llvm-args=-inline-threshold=100"];

/// Where cargo puts what it builds with [`SIMD`], apart from the same without.
pub fn simd_folder() -> PathBuf {
    target_folder().join("simd")
}

/// Lets cargo give the compiler these flags, and no others.
pub fn with_flags<'a>(cargo: &'a mut Command, flags: &[&str]) -> &'a mut Command {
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
}

/// The cargo that runs us, in the project's folder.
pub fn cargo(arguments: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root()).env("CARGO_TARGET_DIR", target_folder()).args(arguments.split_whitespace());
    command
}

/// Runs a command to its end.
pub fn run(command: &mut Command) -> Done {
    let status = command.status().map_err(|error| format!("{}: {error}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", name(command))) }
}

/// Runs a command under a heading, and says how long it took.
pub fn step(what: &str, command: &mut Command) -> Done {
    println!("\n== {what}: {}", name(command));
    let begun = Instant::now();
    run(command).map_err(|reason| format!("{what}: {reason}"))?;
    println!("-- {what}: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Builds one of the project's programs and runs it where we were called.
pub fn program(program: &str, arguments: &[String]) -> Done {
    run(&mut cargo(&format!("build --quiet --release --locked --bin {program}")))?;
    let file = target_folder().join("release").join(program).with_extension(std::env::consts::EXE_EXTENSION);
    run(Command::new(file).args(arguments))
}

/// Adds the compiler's WebAssembly target where it is missing.
pub fn ensure_wasm_target() -> Done {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]);
    let output = rustc.output().map_err(|error| format!("rustc: {error}"))?;
    if Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir() {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", "wasm32-unknown-unknown"]);
    step("adding the WebAssembly target", &mut rustup)
}

pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

pub fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
