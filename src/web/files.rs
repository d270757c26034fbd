//! Files that the player gives and gets.

use wasm_bindgen::JsCast;
use web_sys::js_sys::Array;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use super::device::when;

/// Lets the player keep a text as a file of this name.
pub fn offer(name: &str, text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has what it needs once the click is done with.
    let _ = Url::revoke_object_url(&address);
    Some(())
}

/// Reads a file; `None` if the browser cannot.
pub fn read(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    when(&file.text(), move |text| then(text.and_then(|text| text.as_string())));
}
