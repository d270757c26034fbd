//! `cargo xtask test`: everything that must hold before a change lands.

use std::process::Command;
use std::time::Instant;

use super::run::{Done, cargo, ensure_wasm_target, root, run, step};
use super::{bench, browser, licences, tools};

pub fn test() -> Done {
    let begun = Instant::now();
    step("format", &mut cargo("fmt --all --check"))?;
    let lints = "clippy --workspace --all-targets --features interregnum/browser --locked -- --deny warnings";
    step("lints", &mut cargo(lints))?;
    step("lints without the programs", &mut cargo("clippy --no-default-features --locked -- --deny warnings"))?;
    step("documentation", cargo("doc --no-deps --features wire --locked").env("RUSTDOCFLAGS", "--deny warnings"))?;
    ensure_wasm_target()?;
    let modules = bench::build_workloads("draft")?;
    let modules = std::env::join_paths(modules).map_err(|error| error.to_string())?;
    step("tests", cargo("test --features wire,codes --locked").env("WORKLOAD_WASM", modules))?;
    // Apart, because what runs this was built apart: nothing is compiled twice.
    step("tests of xtask", &mut cargo("test --package xtask --locked"))?;
    step("tests without the programs", &mut cargo("test --no-default-features --locked --lib"))?;
    rules_stand_alone()?;
    licences::check()?;
    let page = "clippy --target wasm32-unknown-unknown --no-default-features --features web --lib --bin app --bin worker --locked";
    step("lints of the page", &mut cargo(&format!("{page} --profile draft -- --deny warnings")))?;
    let wasm = "build --target wasm32-unknown-unknown --no-default-features --locked";
    step("WebAssembly without the page", &mut cargo(&format!("{wasm} --lib")))?;
    step("WebAssembly with records", &mut cargo(&format!("{wasm} --lib --features json")))?;
    browser::test(&[])?;
    trunk()?;
    println!("\nall is well, after {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Whoever has Trunk can build the page with it.
fn trunk() -> Done {
    match tools::on_path("trunk") {
        Some(trunk) => step("the page built by Trunk", Command::new(trunk).arg("build").current_dir(root())),
        None => Ok(()),
    }
}

/// Without the programs' feature the package needs serde and nothing else.
fn rules_stand_alone() -> Done {
    let tree =
        cargo("tree --no-default-features --edges normal --depth 1 --prefix none --locked --package interregnum")
            .output();
    let tree = tree.map_err(|error| format!("cargo tree: {error}"))?;
    let tree = String::from_utf8_lossy(&tree.stdout).into_owned();
    println!("\n== dependencies of the rules");
    print!("{tree}");
    let others: Vec<&str> = tree.lines().skip(1).filter(|line| !line.starts_with("serde v")).collect();
    if !tree.starts_with("interregnum ") {
        return Err("cargo tree does not tell what the rules depend on".to_owned());
    }
    if others.is_empty() { Ok(()) } else { Err(format!("the rules depend on {}", others.join(", "))) }
}

/// Rewrites what the golden tests compare with; look at the difference before
/// you commit it.
pub fn golden() -> Done {
    run(cargo("test --locked --test golden --test perft --test tactics --test wasm").env("UPDATE_GOLDEN", "1"))
}
