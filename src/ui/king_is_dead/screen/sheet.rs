//! The text of a card, one tap away.

use leptos::prelude::*;

use super::lookup;
use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::ui::draw::{el, redraw};
use crate::ui::king_is_dead::words::{self, button};
use crate::ui::shell::dialog;

/// The card that is being read.
#[component]
pub fn Reader(sitting: Sitting) -> impl IntoView {
    let close = move || sitting.reading.set(None);
    let title = move || sitting.reading.get().map(|card| words::card(card, sitting.lang.get()));
    let text = move || {
        let card = sitting.reading.get()?;
        let sentences = words::rules(card, sitting.lang.get()).into_iter();
        let picture = el("span").class("picture").hidden().child(sprite(pieces::card(card)));
        Some((picture, el("div").class("reader-text").children(sentences.map(|sentence| el("p").text(sentence)))))
    };
    let button = el("button")
        .attr("type", "button")
        .class("answer primary")
        .id("reader-close")
        .attr("autofocus", true)
        .press(close)
        .child(sprite("#icon-close"))
        .child(el("span").text(move || button::close(sitting.lang.get())));
    // The card stays open beneath the rules, and is there again after them.
    let look_up = move || {
        if let Some(card) = sitting.reading.get_untracked() {
            lookup::open(sitting, card.slug());
        }
    };
    let rules = el("button")
        .attr("type", "button")
        .class("answer")
        .id("reader-rules")
        .press(look_up)
        .child(sprite("#icon-help"))
        .child(el("span").text(move || button::rules(sitting.lang.get())));
    dialog(move || sitting.reading.with(Option::is_some), close)
        .class("reader")
        .attr("aria-labelledby", "reader-title")
        .child(el("h2").id("reader-title").text(title))
        .child(redraw(text))
        .child(el("div").class("reader-buttons").child(rules).child(button))
        .view()
}
