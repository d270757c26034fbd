//! What the page needs of the browser besides its screen.

pub mod brain;
pub mod camera;
pub mod darkroom;
pub mod device;
pub mod files;
mod recovery;
pub mod seat;
pub mod storage;
pub mod version;

pub use brain::Brain;

use std::panic;

use web_sys::{CustomEvent, CustomEventInit};

/// The event by which the page hears that its program has stopped. The script
/// that listens is `public/boot.js`: no Rust runs any more at that point.
const STOPPED: &str = "interregnum-stopped";

/// From here on a panic is written to the console and shown on the page, with a
/// button to load it anew.
pub fn report_panics() {
    panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        let detail = CustomEventInit::new();
        detail.set_detail(&panic.to_string().into());
        if let (Some(window), Ok(event)) = (web_sys::window(), CustomEvent::new_with_event_init_dict(STOPPED, &detail))
        {
            // An event that nobody hears changes nothing.
            let _ = window.dispatch_event(&event);
        }
    }));
}
