//! Games that the browser would not keep, where `public/boot.js` finds them: it
//! offers them as a file when the program has stopped, and no Rust runs any more.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Object, Reflect};

use crate::play::SaveId;

const UNSAVED: &str = "interregnumUnsaved";

fn unsaved() -> Option<JsValue> {
    let window = web_sys::window()?;
    let found = Reflect::get(&window, &UNSAVED.into()).ok()?;
    if !found.is_undefined() {
        return Some(found);
    }
    let made: JsValue = Object::new().into();
    Reflect::set(&window, &UNSAVED.into(), &made).ok()?;
    Some(made)
}

/// The browser has not kept this.
pub fn remember(id: SaveId, text: &str) {
    if let Some(unsaved) = unsaved() {
        let _ = Reflect::set(&unsaved, &id.to_string().into(), &text.into());
    }
}

/// Now it has.
pub fn forget(id: SaveId) {
    if let Some(unsaved) = unsaved() {
        let _ = Reflect::delete_property::<Object>(unsaved.unchecked_ref(), &id.to_string().into());
    }
}
