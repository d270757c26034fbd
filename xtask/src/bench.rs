//! `cargo xtask bench`: the engine's speed, native and in WebAssembly.

use super::run::{Done, cargo, ensure_wasm_target, step, target_folder};

pub fn bench() -> Done {
    ensure_wasm_target()?;
    let build = "build --release --locked --target wasm32-unknown-unknown --no-default-features --example workload";
    step("building the workload for WebAssembly", &mut cargo(build))?;
    let module = target_folder().join("wasm32-unknown-unknown/release/examples/workload.wasm");
    step("benchmark", cargo("bench --locked --bench engine --").arg(module))
}
