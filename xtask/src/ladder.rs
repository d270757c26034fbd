//! `cargo xtask ladder`: how strong, sure and fast the bots are.

use super::run::{Done, cargo, ensure_wasm_target, program, step, target_folder};
use super::tools::on_path;

/// Builds what plays in WebAssembly, if Node is there to run it, and asks the
/// laboratory.
pub fn ladder(arguments: &[String]) -> Done {
    let mut arguments = arguments.to_vec();
    if on_path("node").is_some() {
        arguments.push(format!("module={}", build_matches()?));
    }
    program("ladder", &arguments)
}

/// As the worker is published, with SIMD.
fn build_matches() -> Result<String, String> {
    ensure_wasm_target()?;
    let target = target_folder().join("simd");
    let build = "build --locked --target wasm32-unknown-unknown --example matches --profile worker";
    let mut build = cargo(build);
    build.env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", "-C target-feature=+simd128");
    step("building the matches for WebAssembly", &mut build)?;
    let module = target.join("wasm32-unknown-unknown/worker/examples/matches.wasm");
    Ok(module.display().to_string())
}
