//! `cargo xtask bench`: the engine's speed, native and in WebAssembly.

use std::path::PathBuf;

use super::run::{Done, cargo, ensure_wasm_target, step, target_folder};

pub fn bench() -> Done {
    ensure_wasm_target()?;
    let module = build_workload("release")?;
    step("benchmark", cargo("bench --locked --bench engine --").arg(module))
}

/// Builds what the benchmark measures for WebAssembly; where the module is.
pub fn build_workload(profile: &str) -> Result<PathBuf, String> {
    let build = "build --locked --target wasm32-unknown-unknown --no-default-features --example workload --profile";
    step("building the workload for WebAssembly", &mut cargo(&format!("{build} {profile}")))?;
    Ok(target_folder().join("wasm32-unknown-unknown").join(profile).join("examples/workload.wasm"))
}
