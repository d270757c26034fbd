//! What the device knows and does: the time, the language, chance, the clipboard,
//! staying awake.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Date, Function, Object, Promise, Reflect};

use crate::ui::lang::Lang;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Milliseconds since the page was loaded, whatever happens to the time of day.
pub fn stopwatch() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or_else(Date::now, |clock| clock.now())
}

/// A number that nobody knows beforehand.
pub fn chance() -> u64 {
    // Without a source of chance the clock must do.
    getrandom::u64().unwrap_or_else(|_| now().wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The language of the browser.
pub fn language() -> Lang {
    let tag = web_sys::window().and_then(|window| window.navigator().language());
    Lang::of_tag(&tag.unwrap_or_default())
}

/// A day and time in words.
pub fn date(milliseconds: u64, lang: Lang) -> String {
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    let how = Object::new();
    for (part, look) in [("day", "numeric"), ("month", "long"), ("hour", "numeric"), ("minute", "2-digit")] {
        // A part that cannot be asked for is left out of the date.
        let _ = Reflect::set(&how, &part.into(), &look.into());
    }
    date.to_locale_date_string(lang.pick("en-GB", "fr"), &how).into()
}

/// Puts a text on the clipboard and says whether that was allowed.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Where the page is not served safely, there is none.
    let Some(clipboard) = clipboard.filter(|clipboard| !JsValue::from(clipboard.clone()).is_undefined()) else {
        return done(false);
    };
    let done = Rc::new(RefCell::new(Some(done)));
    let answer = move |copied| {
        let done = done.clone();
        Closure::once(move |_: JsValue| {
            if let Some(done) = done.borrow_mut().take() {
                done(copied);
            }
        })
    };
    let (yes, no) = (answer(true), answer(false));
    let _ = clipboard.write_text(text).then2(&yes, &no);
    // The browser holds them until one of them is called.
    yes.forget();
    no.forget();
}

/// Asks the device not to dim its screen while the page is seen. To be asked
/// again whenever the page has been out of sight. Devices that cannot do it, or
/// will not on a low battery, dim as ever.
pub fn stay_awake() {
    let ask = || {
        let navigator = web_sys::window()?.navigator();
        let lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
        let request: Function = Reflect::get(&lock, &"request".into()).ok()?.dyn_into().ok()?;
        let promise: Promise = request.call1(&lock, &"screen".into()).ok()?.dyn_into().ok()?;
        let refused = Closure::once(|_: JsValue| {});
        let _ = promise.catch(&refused);
        refused.forget();
        Some(())
    };
    let _ = ask();
}
