//! A game that comes as a QR code, from the screen of another device: seen by the
//! camera, or in a picture. It needs no network.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlVideoElement;
use send_wrapper::SendWrapper;

use super::parts::{chooser, plain, said};
use super::screen::SENT;
use super::sheet::sheet;
use super::sight::Sight;
use super::{Shell, words};
use crate::ui::code::Grey;
use crate::ui::draw::{Child, El, State, el};
use crate::ui::lang::Lang;
use crate::web::camera::{self, Camera};

/// A button, and the sheet that it opens.
pub(super) fn scan(shell: Shell) -> impl Child {
    let lang = shell.lang;
    let open = State::new(false);
    let title = |lang: Lang| lang.pick("Scan a code", "Lire un code QR");
    let button = plain("icon-qr", said(lang, "Scan a code", "Lire un code QR"), move || open.set(true)).id("scan");
    (button, sheet(open, "scan-title", title, lang, move || scanner(shell, open)))
}

/// What the camera sees, what has come of it, and the way with a picture.
fn scanner(shell: Shell, open: State<bool>) -> El {
    let lang = shell.lang;
    let (sight, blind) = (State::new(Sight::Asking), State::new(false));
    // Whether it is a code of ours is seen at once; whether there is a game in it
    // is said where all received games are.
    let found = move |text: &str| match text.contains(&format!("#{SENT}")) {
        true => {
            open.set(false);
            shell.open_link(text);
        }
        false => sight.set(Sight::NoGame),
    };
    let video = el("video").id("scan-view").attr("playsinline", true).flag("muted", true).hidden();
    if let Some(screen) = video.node().dyn_ref::<HtmlVideoElement>() {
        let began = move |sees: bool| {
            blind.set(!sees);
            sight.set(if sees { Sight::Looking } else { Sight::Blind });
        };
        let camera = Camera::open(screen, began, move |grey| match grey.read() {
            Some(text) => found(&text),
            // What was before the camera is gone; what was said of a picture stays.
            None if sight.get_untracked() == Sight::NoGame => sight.set(Sight::Looking),
            None => {}
        });
        let camera = SendWrapper::new(camera);
        on_cleanup(move || drop(camera));
    }
    let pictured = move |grey: Option<Grey>| match grey.and_then(|grey| grey.read()) {
        Some(text) => found(&text),
        None => sight.set(Sight::NoCode),
    };
    let label = said(lang, "Picture of a code", "Image d’un code");
    let (choose, ask) = chooser("scan-picture", "image/*", label, move |file| camera::picture(&file, pictured));
    let state = el("p").id("scan-state").attr("role", "status").text(move || words::sight(sight.get(), lang.get()));
    el("div")
        .class("scanner")
        .class_if("blind", move || blind.get())
        .child(video)
        .child(state)
        .child(plain("icon-picture", said(lang, "Choose a picture", "Choisir une image"), ask).id("scan-choose"))
        .child(choose)
}
