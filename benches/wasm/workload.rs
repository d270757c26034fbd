//! The workload as a WebAssembly module with two plain functions.

// Exporting a name is the one thing here that the compiler cannot check.
#![allow(unsafe_code)]

#[path = "../workload/mod.rs"]
mod workload;

use workload::Task;

/// See [`Task::playouts`].
#[unsafe(no_mangle)]
pub extern "C" fn playouts(players: u32, advanced: u32, games: u32) -> f64 {
    Task { players, advanced: advanced != 0 }.playouts(games) as f64
}

/// See [`Task::leaves`].
#[unsafe(no_mangle)]
pub extern "C" fn leaves(players: u32, advanced: u32, deals: u32) -> f64 {
    Task { players, advanced: advanced != 0 }.leaves(deals) as f64
}
