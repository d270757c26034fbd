//! The workload as a WebAssembly module with plain functions.

// Exporting a name is the one thing here that the compiler cannot check.
#![allow(unsafe_code)]

#[path = "../workload/mod.rs"]
mod workload;

use workload::Task;

macro_rules! export {
    ($($name:ident)+) => {
        $(
            /// See [`Task`].
            #[unsafe(no_mangle)]
            pub extern "C" fn $name(players: u32, advanced: u32, count: u32) -> f64 {
                Task { players, advanced: advanced != 0 }.$name(count) as f64
            }
        )+
    };
}

export!(playouts leaves search_opening search_middle tree_bytes moves);
