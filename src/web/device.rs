//! What the device knows and does: the time, the language, chance, the clipboard,
//! staying awake.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Date, Function, Object, Promise, Reflect};
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag};

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

/// A day in words, with its year.
pub fn day_in_words(milliseconds: u64, lang: Lang) -> String {
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    let how = Object::new();
    let _ = Reflect::set(&how, &"dateStyle".into(), &"long".into());
    date.to_locale_date_string(lang.pick("en-GB", "fr"), &how).into()
}

/// Puts a text on the clipboard and says whether that was allowed.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Where the page is not served safely, there is none.
    let Some(clipboard) = clipboard.filter(|clipboard| !JsValue::from(clipboard.clone()).is_undefined()) else {
        return done(false);
    };
    when(&clipboard.write_text(text), move |copied| done(copied.is_some()));
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

/// Asks the browser not to throw away what this page keeps, once: some ask the
/// player in turn, who should not have to answer before their first game.
pub fn ask_to_persist() {
    thread_local! {
        static ASKED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    }
    if !ASKED.replace(true) && !asks_the_player() {
        persistence(true, |_| {});
    }
}

/// Whether the browser would ask the player whether it may keep things for good.
pub fn asks_the_player() -> bool {
    let agent = web_sys::window().and_then(|window| window.navigator().user_agent().ok());
    agent.is_some_and(|agent| agent.contains("Firefox"))
}

/// Whether the browser has promised to keep what this page keeps, after asking for
/// it if `ask`; `None` if it cannot be asked.
pub fn persistence(ask: bool, then: impl FnOnce(Option<bool>) + 'static) {
    let storage = web_sys::window().map(|window| window.navigator().storage());
    let Some(storage) = storage.filter(|storage| !JsValue::from(storage.clone()).is_undefined()) else {
        return then(None);
    };
    let asked = if ask { storage.persist() } else { storage.persisted() };
    match asked {
        Ok(promise) => when(&promise, move |answer| then(answer.and_then(|answer| answer.as_bool()))),
        Err(_) => then(None),
    }
}

/// Calls `then` with what a promise brings; `None` if it is broken.
pub(super) fn when(promise: &Promise, then: impl FnOnce(Option<JsValue>) + 'static) {
    let then = Rc::new(RefCell::new(Some(then)));
    let answer = |kept: bool| {
        let then = Rc::clone(&then);
        Closure::once(move |value: JsValue| {
            if let Some(then) = then.borrow_mut().take() {
                then(kept.then_some(value));
            }
        })
    };
    let (yes, no) = (answer(true), answer(false));
    let _ = promise.then2(&yes, &no);
    // The browser holds them until one of them is called.
    yes.forget();
    no.forget();
}

/// A function of the navigator, where the device has it.
fn navigator_function(name: &str) -> Option<(JsValue, Function)> {
    let navigator: JsValue = web_sys::window()?.navigator().into();
    let function = Reflect::get(&navigator, &name.into()).ok()?.dyn_into().ok()?;
    Some((navigator, function))
}

/// What is handed to the device to be shared: one file.
fn parcel(name: &str, content: &Blob) -> Option<Object> {
    let how = FilePropertyBag::new();
    how.set_type(&content.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(content), name, &how).ok()?;
    let parcel = Object::new();
    Reflect::set(&parcel, &"files".into(), &Array::of1(&file)).ok()?;
    Some(parcel)
}

/// Whether the device lets people send pictures to each other from here.
pub fn can_share_files() -> bool {
    let ask = || {
        let (navigator, can_share) = navigator_function("canShare")?;
        let how = BlobPropertyBag::new();
        how.set_type("image/png");
        let empty = Blob::new_with_str_sequence_and_options(&Array::of1(&"".into()), &how).ok()?;
        can_share.call1(&navigator, &parcel("a.png", &empty)?.into()).ok()?.as_bool()
    };
    ask() == Some(true)
}

/// Whether the device lets people send links to each other from here.
pub fn can_share_links() -> bool {
    navigator_function("share").is_some()
}

/// Lets the player send a file to somebody, by whatever the device has for that.
/// `refused` hears if it will not.
pub fn share_file(name: &str, content: &Blob, refused: impl Fn() + 'static) {
    share(parcel(name, content), refused);
}

/// The same with a link.
pub fn share_link(address: &str, refused: impl Fn() + 'static) {
    let parcel = Object::new();
    let packed = Reflect::set(&parcel, &"url".into(), &address.into()).is_ok();
    share(packed.then_some(parcel), refused);
}

/// Who changes their mind is not told about it.
fn share(parcel: Option<Object>, refused: impl Fn() + 'static) {
    let ask = || -> Option<Promise> {
        let (navigator, share) = navigator_function("share")?;
        share.call1(&navigator, &parcel?.into()).ok()?.dyn_into().ok()
    };
    let Some(promise) = ask() else { return refused() };
    let failed = Closure::once(move |why: JsValue| {
        if Reflect::get(&why, &"name".into()).ok().and_then(|name| name.as_string()).as_deref() != Some("AbortError") {
            refused();
        }
    });
    let _ = promise.catch(&failed);
    failed.forget();
}

/// Whether this is a browser of Apple's mobile devices, and the page is not on the
/// home screen: only there `navigator.standalone` is known.
pub fn is_apple_browser() -> bool {
    let standalone = web_sys::window().and_then(|window| Reflect::get(&window.navigator(), &"standalone".into()).ok());
    standalone.and_then(|standalone| standalone.as_bool()) == Some(false)
}

/// Where `public/boot.js` leaves the browser's offer to install the page.
const INSTALL: &str = "interregnumInstall";

fn offer_to_install() -> Option<JsValue> {
    let window = web_sys::window()?;
    let offer = Reflect::get(&window, &INSTALL.into()).ok()?;
    (!offer.is_undefined() && !offer.is_null()).then_some(offer)
}

/// Whether the page can be installed from here.
pub fn can_install() -> bool {
    offer_to_install().is_some()
}

/// Lets the browser ask whether the page should be installed.
pub fn install() {
    let ask = || {
        let offer = offer_to_install()?;
        let prompt: Function = Reflect::get(&offer, &"prompt".into()).ok()?.dyn_into().ok()?;
        // An offer can be taken up once.
        let window = web_sys::window()?;
        let _ = Reflect::set(&window, &INSTALL.into(), &JsValue::NULL);
        prompt.call0(&offer).ok()
    };
    let _ = ask();
}

/// The address of the page, without what stands behind the #.
pub fn address() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Today, counted in days from the first of 1970, by the clock of the device.
pub fn today() -> u32 {
    let date = Date::new_0();
    let local = date.get_time() - date.get_timezone_offset() * 60_000.0;
    (local / 86_400_000.0) as u32
}

/// Acts when everything has come that the page asked for at first.
pub fn when_loaded(act: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    if window.document().is_some_and(|document| document.ready_state() == "complete") {
        return act();
    }
    let loaded = Closure::once_into_js(act);
    let _ = window.add_event_listener_with_callback("load", loaded.unchecked_ref());
}

/// The middle of a day of [`today`], in milliseconds.
pub fn noon_of(day: u32) -> u64 {
    let noon = f64::from(day) * 86_400_000.0 + 43_200_000.0;
    let offset = Date::new(&JsValue::from_f64(noon)).get_timezone_offset() * 60_000.0;
    (noon + offset) as u64
}

/// The day, as it stands in the names of files.
pub fn day() -> String {
    let iso: String = Date::new_0().to_iso_string().into();
    iso.split('T').next().unwrap_or_default().to_owned()
}
