//! New versions of the page. `public/offline.js` fetches them, and loads the page
//! anew when it may; when that is, the page knows.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// What the script says when a new version waits.
const WAITS: &str = "interregnum-version";

/// What it hears when the page may be loaded anew, and the attribute of the
/// document that says so as long as it is true.
const REST: &str = "interregnum-rest";
const RESTING: &str = "data-resting";

/// Calls `then` whenever a new version waits, as long as the page is open.
pub fn on_waiting(then: impl Fn() + 'static) {
    let then = Closure::<dyn Fn(Event)>::new(move |_| then()).into_js_value();
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback(WAITS, then.unchecked_ref());
    }
}

/// Says whether the page may be loaded anew.
pub fn may_change(may: bool) {
    let Some(window) = web_sys::window() else { return };
    if let Some(root) = window.document().and_then(|document| document.document_element()) {
        let _ = root.toggle_attribute_with_force(RESTING, may);
    }
    if let Some(event) = Event::new(REST).ok().filter(|_| may) {
        // Where nothing is kept, nobody hears it.
        let _ = window.dispatch_event(&event);
    }
}
