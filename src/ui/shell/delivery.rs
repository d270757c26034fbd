//! Whether a volume of the program has come, and what is shown until it has.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use super::Shell;
use super::parts::{said, screen_head};
use crate::ui::draw::{El, IntoValue, State, el};
use crate::ui::table::roving::focus_first;

/// A file of the program that is not there from the beginning.
pub(super) trait Volume: Sync + Sized + 'static {
    /// Fetches it, unless it is there.
    fn fetch() -> impl Future<Output = Result<&'static Self, SplitLoaderError>>;
}

/// A volume on its way. Copies are the same.
pub(super) struct Delivery<V: Volume>(State<Result<&'static V, Absent>>);

/// Why a volume is not there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Absent {
    /// Nobody has asked for it.
    Away,
    /// It is on its way.
    Coming,
    /// It could not be had.
    Lost,
}

impl<V: Volume> Clone for Delivery<V> {
    fn clone(&self) -> Delivery<V> {
        *self
    }
}

impl<V: Volume> Copy for Delivery<V> {}

impl<V: Volume> Delivery<V> {
    /// Of a volume that is to be ordered.
    pub(super) fn new() -> Delivery<V> {
        Delivery(State::new(Err(Absent::Away)))
    }

    /// Has it fetched, unless it is there or on its way.
    pub(super) fn order(self) {
        if matches!(self.0.get_untracked(), Ok(_) | Err(Absent::Coming)) {
            return;
        }
        self.0.set(Err(Absent::Coming));
        spawn_local(async move { self.0.set(V::fetch().await.map_err(|_| Absent::Lost)) });
    }

    /// The volume, or why it is not there.
    pub(super) fn get(self) -> Result<&'static V, Absent> {
        self.0.get()
    }

    /// What is shown in its place.
    pub(super) fn stand_in(self, why: Absent, shell: Shell) -> El {
        let lang = shell.lang;
        match why {
            Absent::Away | Absent::Coming => {
                el("p").class("on-its-way").attr("role", "status").text(said(lang, "Loading…", "Chargement…"))
            }
            Absent::Lost => {
                let reason = said(
                    lang,
                    "This part of the page could not be loaded: perhaps there is no network. Your games are safe.",
                    "Cette partie de la page n’a pas pu être chargée\u{a0}: peut-être n’y a-t-il pas de réseau. Vos parties sont en sécurité.",
                );
                let again = move || {
                    // The button goes: on a sheet, its title has the focus then, and
                    // a screen takes it when it comes.
                    let _ = focus_first("dialog[open] h2");
                    shell.moved.set_value(true);
                    self.order();
                };
                let again = el("button").class("primary load-again").press(again);
                let anew = el("button").press(|| drop(location().reload()));
                let buttons = el("p")
                    .class("ways")
                    .child(again.text(said(lang, "Try again", "Réessayer")))
                    .child(anew.text(said(lang, "Reload the page", "Recharger la page")));
                el("div").child(el("p").class("note").attr("role", "alert").text(reason)).child(buttons)
            }
        }
    }

    /// The same as a whole screen.
    pub(super) fn stand_in_screen(self, why: Absent, shell: Shell) -> El {
        let head = (why == Absent::Lost).then(|| screen_head(shell, "Interregnum".into_value()));
        el("div").class("page").child(head).child(el("main").child(self.stand_in(why, shell)))
    }
}
