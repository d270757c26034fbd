//! `cargo xtask bench`: the engine's speed, native and in WebAssembly.

use std::path::PathBuf;

use super::run::{Done, SIMD, WORKER, cargo, ensure_wasm_target, simd_folder, step, target_folder, with_flags};

pub fn bench() -> Done {
    ensure_wasm_target()?;
    // As the page's worker is built.
    let modules = build_workloads("worker")?;
    step("benchmark", cargo("bench --locked --bench engine --").args(modules))
}

/// Builds what the benchmark measures for WebAssembly; where the modules are, the
/// one with SIMD and the plain one.
pub fn build_workloads(profile: &str) -> Result<[PathBuf; 2], String> {
    let build = "build --locked --target wasm32-unknown-unknown --no-default-features --example workload --profile";
    let build = || cargo(&format!("{build} {profile}"));
    let module =
        |folder: PathBuf| folder.join("wasm32-unknown-unknown").join(profile).join("examples").join("workload.wasm");
    step("building the workload for WebAssembly", with_flags(&mut build(), &WORKER))?;
    let mut fast = build();
    fast.arg("--target-dir").arg(simd_folder());
    step("building the workload with SIMD", with_flags(&mut fast, &[WORKER, SIMD].concat()))?;
    Ok([module(simd_folder()), module(target_folder())])
}
