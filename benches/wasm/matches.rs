//! Matches by the clock as a WebAssembly module. The line that says who plays
//! whom is given letter by letter, as in `cargo xtask arena`; the clock is the
//! host's.

// Names across the border are the one thing here that the compiler cannot check.
#![allow(unsafe_code)]

use std::cell::RefCell;

use interregnum::arena;

thread_local! {
    static LINE: RefCell<String> = const { RefCell::new(String::new()) };
}

#[cfg(target_arch = "wasm32")]
mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        pub safe fn now() -> f64;
    }
}

/// Elsewhere nobody plays: it is compiled so that it is checked.
#[cfg(not(target_arch = "wasm32"))]
mod host {
    pub extern "C" fn now() -> f64 {
        0.0
    }
}

/// Adds a letter to the line.
#[unsafe(no_mangle)]
pub extern "C" fn letter(code: u32) {
    LINE.with_borrow_mut(|line| line.extend(char::from_u32(code)));
}

/// Plays a set-up of the match that the line asks for, and forgets the line. The
/// first bot's part of the victories, or less than nothing if the line cannot be
/// understood.
#[unsafe(no_mangle)]
pub extern "C" fn play(setup: u32) -> f64 {
    let line = LINE.take();
    let words: Vec<&str> = line.split_whitespace().collect();
    arena::play_setup(&words, setup as usize, &|| host::now()).unwrap_or(-1.0)
}
