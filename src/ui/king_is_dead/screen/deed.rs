//! The card that somebody else plays, laid large on the sea, where it covers
//! nothing but ships.

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::play::Turn;
use crate::rules::Seat;
use crate::rules::king_is_dead::{Action, Card, KingIsDead};
use crate::ui::draw::{Child, Derived, El, IntoValue, Value, el, redraw};
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
pub fn deed(sitting: Sitting) -> impl Child {
    let deed = Derived::new(move || shown(sitting));
    redraw(move || deed.get().map(|deed| lay(sitting, deed)))
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

fn lay(sitting: Sitting, deed: Deed) -> El {
    let name = |text: Value| el("span").class("deed-name").text(text);
    let face = |card: Card, class: &'static str| {
        let text = move || words::card_short(card, sitting.lang.get());
        let picture = el("span").class("picture").child(sprite(pieces::card(card)));
        el("span").class(class).child(picture).child(name(text.into_value()))
    };
    let pass = deed.card.is_none().then(|| {
        let text = move || button::pass(sitting.lang.get());
        let flag = el("span").class("deed-flag").child(sprite("#icon-pass"));
        el("span").class("deed-card deed-pass").child(flag).child(name(text.into_value()))
    });
    el("div")
        .class("deed")
        .class_if("double", deed.copied.is_some())
        .hidden()
        .child(pass)
        .child(deed.card.map(|card| face(card, "deed-card")))
        .child(deed.copied.map(|card| face(card, "deed-card deed-copied")))
        .child(el("span").class("deed-seal").child(sprite(pieces::emblem(deed.seat.index()))))
}
