//! How safe the saved games are, truthfully, and what can be done about it.

use super::parts::{plain, said, trouble_note};
use super::{Shell, transfer, words};
use crate::play::Safety;
use crate::ui::draw::{El, State, el, redraw, show};
use crate::web::{device, storage};

/// The group of the settings about saved games.
pub(super) fn saves(shell: Shell) -> El {
    let lang = shell.lang;
    let promised = State::new(None::<Option<bool>>);
    let hear = move |answer| {
        // The sheet may be closed by now.
        promised.set(Some(answer));
    };
    device::persistence(false, hear);
    let safety = move || match promised.get() {
        _ if !storage::works() => Some(Safety::Nothing),
        Some(Some(true)) => Some(Safety::Promised),
        Some(_) if device::is_apple_browser() => Some(Safety::Apple),
        Some(Some(false)) => Some(Safety::AtRisk),
        Some(None) => Some(Safety::Unknown),
        None => None,
    };
    let verdict = move || safety().map(|safety| words::safety(safety, lang.get()));
    let ask = move || {
        plain(
            "icon-scroll",
            said(lang, "Ask the browser to keep them", "Demander au navigateur de les garder"),
            move || {
                device::persistence(true, hear);
            },
        )
    };
    let export = plain("icon-export", said(lang, "Save all as a file", "Tout enregistrer en fichier"), move || {
        transfer::export(shell, &shell.texts());
    });
    let install = device::can_install()
        .then(|| plain("icon-import", said(lang, "Install this page", "Installer cette page"), device::install));
    el("section")
        .class("settings-group saves")
        .child(el("h3").text(said(lang, "Saved games", "Parties enregistrées")))
        .child(trouble_note(shell))
        .child(redraw(move || verdict().map(|verdict| el("p").id("safety").text(verdict))))
        .child(
            el("div")
                .class("shelf-tools")
                .child(export)
                .child(show(move || safety() == Some(Safety::AtRisk), ask))
                .child(install),
        )
}
