//! Files that the player gives and gets.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::js_sys::Array;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use super::device::when;
use crate::play::MOST_LETTERS;

/// So long a file that is offered can be read.
const MILLISECONDS_TO_READ: i32 = 60_000;

/// Lets the player keep a text as a file of this name.
pub fn offer(name: &str, text: &str) -> Option<()> {
    offer_blob(name, &Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?)
}

/// The same with any content.
pub fn offer_blob(name: &str, blob: &Blob) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers read it only after the click.
    let forget = Closure::once_into_js(move || drop(Url::revoke_object_url(&address)));
    let _ = web_sys::window()?
        .set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), MILLISECONDS_TO_READ);
    Some(())
}

/// Reads a file; `None` if the browser cannot, or it is larger than any of ours.
pub fn read(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    if (MOST_LETTERS as f64) < file.size() {
        return then(None);
    }
    when(&file.text(), move |text| then(text.and_then(|text| text.as_string())));
}
