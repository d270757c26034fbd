//! The card that somebody else plays, laid large on the sea, where it covers
//! nothing but ships.

use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::play::Turn;
use crate::rules::Seat;
use crate::rules::king_is_dead::{Action, Card, KingIsDead};
use crate::ui::king_is_dead::plan::copied;
use crate::ui::king_is_dead::words::{self, button};

/// What somebody did with their turn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Deed {
    seat: Seat,
    /// `None` for a pass.
    card: Option<Card>,
    /// What a spy copies.
    copied: Option<Card>,
}

/// The deed of the turn that is told or looked back at.
#[component]
pub fn Shown(sitting: Sitting) -> impl IntoView {
    let deed = Memo::new(move |_| shown(sitting));
    move || deed.get().map(|deed| lay(sitting, deed))
}

fn shown(sitting: Sitting) -> Option<Deed> {
    match sitting.mode.get() {
        Mode::Telling(frame) if !frame.beat.is_struggle() => sitting.turn_told(&frame, deed_of),
        Mode::LookingBack(index) if !sitting.is_forgotten(index) => {
            sitting.turns.with(|turns| turns.get(index).map(deed_of))
        }
        _ => None,
    }
}

fn deed_of(turn: &Turn<KingIsDead>) -> Deed {
    let card = match turn.actions.first() {
        Some(&Action::Play(card)) => Some(card),
        _ => None,
    };
    Deed { seat: turn.seat, card, copied: copied(turn.before.table(), &turn.actions) }
}

fn lay(sitting: Sitting, deed: Deed) -> impl IntoView {
    let face = |card: Card, class: &'static str| {
        view! {
            <span class=class>
                <span class="picture">{sprite(pieces::card(card))}</span>
                <span class="deed-name">{move || words::card_short(card, sitting.lang.get())}</span>
            </span>
        }
    };
    let pass = deed.card.is_none().then(|| {
        view! {
            <span class="deed-card deed-pass">
                <span class="deed-flag">{sprite("#icon-pass")}</span>
                <span class="deed-name">{move || button::pass(sitting.lang.get())}</span>
            </span>
        }
    });
    view! {
        <div class="deed" class:double=deed.copied.is_some() aria-hidden="true">
            {pass}
            {deed.card.map(|card| face(card, "deed-card"))}
            {deed.copied.map(|card| face(card, "deed-card deed-copied"))}
            <span class="deed-seal">{sprite(pieces::emblem(deed.seat.index()))}</span>
        </div>
    }
}
