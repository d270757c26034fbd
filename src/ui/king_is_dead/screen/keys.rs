//! Keys for those who like them, and a tap anywhere to go on. Single letters can
//! be switched off.

use leptos::ev::{self, Event, KeyboardEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::bar::{show_again, undo};
use super::lookup;
use super::sitting::{Mode, Sitting};
use crate::ui::king_is_dead::plan::{Use, hand};

/// Listens to keys as long as the table is shown.
pub fn listen(sitting: Sitting) {
    let key = window_event_listener(ev::keydown, move |event| heard(sitting, &event));
    // Not at the click: that is when a turn is confirmed, and what it brings is
    // yet to be seen.
    let tap = window_event_listener(ev::pointerup, move |event| tapped(sitting, &event));
    on_cleanup(move || {
        key.remove();
        tap.remove();
    });
}

/// A tap on anything that does nothing else goes on to the next picture.
fn tapped(sitting: Sitting, event: &Event) {
    let used = "button:not([aria-disabled='true']), .cards, .bar, .chronicle, .snack, dialog";
    if is_telling(sitting) && !is_inside(event, used) {
        sitting.tell_next();
    }
}

fn is_inside(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
}

fn heard(sitting: Sitting, event: &KeyboardEvent) {
    let inside = |selector: &str| is_inside(event, selector);
    if inside("input, select, textarea, dialog, [role=dialog]") {
        return;
    }
    let key = event.key();
    let command = event.ctrl_key() || event.meta_key();
    if command && key.eq_ignore_ascii_case("z") {
        event.prevent_default();
        if event.shift_key() {
            sitting.desk.redo()
        } else {
            undo(sitting)
        }
        return;
    }
    if command || event.alt_key() {
        return;
    }
    match key.as_str() {
        "Escape" if sitting.review.is_some() => {}
        "Escape" if sitting.desk.looking_at.get_untracked().is_some() => sitting.desk.looking_at.set(None),
        "Escape" if untrack(|| sitting.counsel.is_open()) => sitting.counsel.dismiss(),
        "Escape" => sitting.step_back(),
        " " if !inside("button") && is_telling(sitting) => {
            event.prevent_default();
            sitting.tell_next();
        }
        _ if sitting.desk.shell.settings.with_untracked(|settings| settings.shortcuts) => letter(sitting, &key),
        _ => {}
    }
}

fn is_telling(sitting: Sitting) -> bool {
    sitting.mode.with_untracked(|mode| matches!(mode, Mode::Telling(_)))
}

fn letter(sitting: Sitting, key: &str) {
    match key {
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" => {
            let index = key.parse::<usize>().unwrap_or(1) - 1;
            let me = untrack(|| sitting.me());
            let card = me.and_then(|seat| sitting.view.with_untracked(|view| hand(view, seat).get(index).copied()));
            if let Some((card, good)) = card
                && good != Use::Kept
            {
                sitting.choose_card(card);
            }
        }
        "h" if untrack(|| sitting.can_ask()) => sitting.ask(),
        "p" if untrack(|| sitting.can_pass()) => sitting.pass(),
        "u" => undo(sitting),
        "r" => sitting.desk.redo(),
        "l" => show_again(sitting),
        "?" => lookup::open_here(sitting),
        _ => {}
    }
}
