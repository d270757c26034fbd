//! The message at the foot of the page.

use leptos::ev::{FocusEvent, PointerEvent};
use leptos::prelude::*;

use super::Shell;
use super::parts::{icon, said};
use super::state::{SNACK_TIME, Snack};
use crate::ui::draw::{El, State, effect, el, redraw};

/// The message at the foot of the page. It goes away by itself, but never while
/// somebody points at it or has the focus in it.
#[component]
pub(super) fn Snackbar(shell: Shell) -> impl IntoView {
    let held = State::new(false);
    let shown = StoredValue::new(0_u32);
    effect(move || {
        if shell.snack.with(Option::is_some) {
            held.set(false);
            shown.update_value(|shown| *shown += 1);
            put_away_later(shell, held, shown, shown.get_value());
        }
    });
    el("div")
        .class("snack")
        .attr("role", "status")
        .on("pointerenter", move |_: PointerEvent| held.set(true))
        .on("pointerleave", move |_: PointerEvent| held.set(false))
        .on("focusin", move |_: FocusEvent| held.set(true))
        .on("focusout", move |_: FocusEvent| held.set(false))
        .child(redraw(move || shell.snack.get().map(|snack| message(shell, snack))))
        .view()
}

fn message(shell: Shell, snack: Snack) -> Vec<El> {
    let Snack { text, action } = snack;
    let button = action.map(|(label, act)| {
        let run = move || {
            shell.snack.set(None);
            act();
        };
        el("button").class("snack-action").press(run).text(label)
    });
    let close = el("button")
        .class("snack-close")
        .label(said(shell.lang, "Close the message", "Fermer le message"))
        .press(move || shell.snack.set(None))
        .child(icon("icon-close"));
    [Some(el("p").text(text)), button, Some(close)].into_iter().flatten().collect()
}

fn put_away_later(shell: Shell, held: State<bool>, shown: StoredValue<u32>, number: u32) {
    let put_away = move || {
        if shown.get_value() != number {
            return;
        }
        if held.get_untracked() {
            put_away_later(shell, held, shown, number);
        } else {
            shell.snack.set(None);
        }
    };
    set_timeout(put_away, SNACK_TIME);
}
