//! The hand of the person at the screen.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::Seat;
use crate::rules::king_is_dead::Card;
use crate::ui::draw::{Derived, El, el, redraw};
use crate::ui::king_is_dead::plan::{Use, hand};
use crate::ui::king_is_dead::words::{self, CardState};
use crate::ui::table::button::{Data, Look, Part, classes, roving_button};
use crate::ui::table::roving::Row;

/// The cards of a hand, face up.
pub fn cards(sitting: Sitting, seat: Seat) -> El {
    let cards = Derived::new(move || sitting.view.with(|view| hand(view, seat)));
    let count = Derived::new(move || cards.with(Vec::len));
    let row = Row::new(count);
    let label = move || {
        let cards = count.get();
        sitting.names.with(|names| words::hand_name(seat, cards, names, sitting.lang.get()))
    };
    let faces = move || {
        let cards = cards.get().into_iter().enumerate();
        cards.map(|(index, (card, good))| face(sitting, card, good, index, row)).collect::<Vec<_>>()
    };
    el("div")
        .class("cards")
        .attr("role", "group")
        .label(label)
        .on("keydown", move |event: KeyboardEvent| row.on_key(&event))
        .child(redraw(faces))
}

/// One card.
fn face(sitting: Sitting, card: Card, good: Use, index: usize, row: Row) -> El {
    let playable = move || sitting.mode.with(|mode| *mode == Mode::Deciding) && good != Use::Kept;
    let look = move || {
        let lang = sitting.lang.get();
        let chosen = sitting.draft.with(|draft| draft.card == Some(card)) && is_first(sitting, card, index);
        let (state, tag) = match good {
            Use::Works => (CardState::Playable, None),
            Use::Idle => (CardState::NoEffect, Some(words::label::no_effect(lang))),
            Use::Kept => (CardState::Unplayable, Some(lang.pick("kept", "gardée"))),
        };
        let mut parts = vec![
            Part::Group("picture", vec![Part::Picture(pieces::card(card))]),
            Part::Text("face-name", words::card_short(card, lang).to_owned()),
            Part::Mark("face-text", words::effect(card, lang).to_owned()),
        ];
        parts.extend(tag.map(|tag| Part::Mark("tag", tag.to_owned())));
        let states = [(chosen, "chosen"), (good == Use::Idle, "idle"), (good == Use::Kept, "kept")];
        Look {
            class: classes("face", &states),
            label: Some(words::card_name(card, state, lang)),
            disabled: !playable(),
            pressed: Some(chosen),
            stop: Some(row.stops_at(index)),
            data: Data { card: Some(card.slug()), index: Some(index), ..Data::default() },
            parts,
            ..Look::default()
        }
    };
    let press = move || {
        if untrack(playable) {
            sitting.choose_card(card);
        } else {
            sitting.reading.set(Some(card));
        }
    };
    roving_button(look, press, move || row.stop_at(index))
}

/// Of two equal cards only the first rises.
fn is_first(sitting: Sitting, card: Card, index: usize) -> bool {
    sitting.me().is_some_and(|seat| {
        sitting.view.with(|view| hand(view, seat).iter().position(|&(other, _)| other == card) == Some(index))
    })
}

/// The backs of a hand that is covered: as many as there are cards, all alike.
pub fn backs(count: usize) -> El {
    let back = |_| el("span").class("face back").child(sprite("#card-back"));
    el("div").class("cards backs").hidden().children((0..count).map(back))
}
