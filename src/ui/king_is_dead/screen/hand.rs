//! The hand of the person at the screen.

use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::Seat;
use crate::rules::king_is_dead::Card;
use crate::ui::king_is_dead::plan::{Use, hand};
use crate::ui::king_is_dead::words::{self, CardState};
use crate::ui::table::roving::Row;

/// The cards of a hand, face up.
#[component]
pub fn Cards(sitting: Sitting, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| sitting.view.with(|view| hand(view, seat)));
    let count = Memo::new(move |_| cards.with(Vec::len));
    let row = Row::new(count);
    let label = move || {
        let cards = count.get();
        sitting.names.with(|names| words::hand_name(seat, cards, names, sitting.lang.get()))
    };
    let faces = move || {
        cards
            .get()
            .into_iter()
            .enumerate()
            .map(|(index, (card, good))| view! { <Face sitting card good index row /> })
            .collect_view()
    };
    view! {
        <div class="cards" role="group" aria-label=label on:keydown=move |event| row.on_key(&event)>{faces}</div>
    }
}

/// One card.
#[component]
fn Face(sitting: Sitting, card: Card, good: Use, index: usize, row: Row) -> impl IntoView {
    let chosen = move || sitting.draft.with(|draft| draft.card == Some(card)) && is_first(sitting, card, index);
    let mine = move || sitting.mode.with(|mode| *mode == Mode::Deciding);
    let playable = move || mine() && good != Use::Kept;
    let state = match good {
        Use::Works => CardState::Playable,
        Use::Idle => CardState::NoEffect,
        Use::Kept => CardState::Unplayable,
    };
    let tag = move || match good {
        Use::Works => None,
        Use::Idle => Some(sitting.lang.get().pick("no effect", "sans effet")),
        Use::Kept => Some(sitting.lang.get().pick("kept", "gardée")),
    };
    view! {
        <button
            type="button"
            class="face"
            class:chosen=chosen
            class:idle=good == Use::Idle
            class:kept=good == Use::Kept
            data-card=card.slug()
            data-index=index
            aria-disabled=move || if playable() { "false" } else { "true" }
            aria-pressed=move || if chosen() { "true" } else { "false" }
            aria-label=move || words::card_name(card, state, sitting.lang.get())
            tabindex=move || row.tabindex(index)
            on:focus=move |_| row.stop_at(index)
            on:click=move |_| {
                if playable() {
                    sitting.choose_card(card);
                } else {
                    sitting.reading.set(Some(card));
                }
            }
        >
            <span class="picture">{sprite(pieces::card(card))}</span>
            <span class="face-name">{move || words::card_short(card, sitting.lang.get())}</span>
            <span class="face-text" aria-hidden="true">{move || words::effect(card, sitting.lang.get())}</span>
            {move || tag().map(|tag| view! { <span class="tag" aria-hidden="true">{tag}</span> })}
        </button>
    }
}

/// Of two equal cards only the first rises.
fn is_first(sitting: Sitting, card: Card, index: usize) -> bool {
    sitting.me().is_some_and(|seat| {
        sitting.view.with(|view| hand(view, seat).iter().position(|&(other, _)| other == card) == Some(index))
    })
}

/// The backs of a hand that is covered: as many as there are cards, all alike.
#[component]
pub fn Backs(count: usize) -> impl IntoView {
    let backs = (0..count).map(|_| view! { <span class="face back">{sprite("#card-back")}</span> });
    view! { <div class="cards backs" aria-hidden="true">{backs.collect_view()}</div> }
}
