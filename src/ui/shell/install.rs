//! The offer to install the page, for those who have finished a game: before, one
//! does not know whether one wants it.

use leptos::prelude::*;

use super::app::focus_heading;
use super::parts::{plain, said};
use super::screen::Screen;
use super::{Shell, words};
use crate::play::Safety;
use crate::ui::draw::{El, IntoValue, Living, State, el, redraw};
use crate::ui::lang::Lang;
use crate::web::device;

/// How the page gets onto the home screen of a device.
#[derive(Clone, Copy)]
enum Way {
    /// The browser does it.
    Button,
    /// By hand; games stay behind.
    Apple,
}

/// The offer, where the device has a way and the player has not said no.
pub(super) fn offer(shell: Shell) -> Living {
    let possible = State::new(device::can_install());
    let heard = window_event_listener_untyped("beforeinstallprompt", move |_| possible.set(device::can_install()));
    on_cleanup(move || heard.remove());
    let way = move || {
        let way = if possible.get() { Some(Way::Button) } else { device::is_apple_browser().then_some(Way::Apple) };
        way.filter(|_| shell.settings.with(|settings| settings.offer_install) && has_finished_a_game(shell))
    };
    redraw(move || way().map(|way| note(shell, way)))
}

fn has_finished_a_game(shell: Shell) -> bool {
    shell.games().into_iter().any(|id| shell.load(id).is_ok_and(|save| save.summary(Lang::En).over))
}

fn note(shell: Shell, way: Way) -> El {
    let lang = shell.lang;
    let dismiss = move || {
        shell.set(|settings| settings.offer_install = false);
        // What had the focus is gone.
        focus_heading();
    };
    let no = plain("icon-close", said(lang, "Not now", "Pas maintenant"), dismiss).id("install-no");
    let (text, yes) = match way {
        Way::Button => {
            let text = said(
                lang,
                "Install Interregnum: it opens like an app, without a network, and your games stay with it.",
                "Installez Interregnum\u{a0}: il s’ouvre comme une application, sans réseau, et vos parties y restent.",
            );
            let install = move || {
                device::install();
                dismiss();
            };
            (text, plain("icon-import", said(lang, "Install", "Installer"), install))
        }
        Way::Apple => {
            let text = (move || words::safety(Safety::Apple, lang.get())).into_value();
            (
                text,
                plain("icon-scroll", said(lang, "Saved games", "Parties enregistrées"), move || {
                    shell.go(Screen::Games)
                }),
            )
        }
    };
    let answers = el("div").class("shelf-tools").child(yes.id("install-yes")).child(no);
    el("section")
        .class("note install")
        .label(said(lang, "Install", "Installer"))
        .child(el("p").text(text))
        .child(answers)
}
