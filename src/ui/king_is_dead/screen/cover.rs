//! Between two people at one screen: the hand is not shown, not even to the
//! browser, before its owner says so.

use std::time::Duration;

use leptos::prelude::*;

use super::hand::backs;
use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::Seat;
use crate::rules::king_is_dead::{Action, Hand};
use crate::ui::draw::{El, State, el, redraw};
use crate::ui::king_is_dead::words::{self, button};

/// For so long after the cover appears its buttons do nothing: a second tap of
/// the player before must not uncover the next one's hand.
const GUARD: Duration = Duration::from_millis(400);

/// The covered hand of the person to act.
pub fn cover(sitting: Sitting, seat: Seat) -> El {
    let armed = State::new(false);
    set_timeout(
        move || {
            armed.set(true);
        },
        GUARD,
    );
    let count = sitting.view.with_untracked(|view| match view.hand(seat) {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => count,
    });
    let answer = move |class: &'static str, id: &'static str, icon, act: fn(Sitting)| {
        let press = move || {
            if armed.get_untracked() {
                act(sitting);
            }
        };
        el("button").attr("type", "button").class(class).id(id).press(press).child(sprite(icon))
    };
    let uncover = answer("answer primary", "uncover", "#icon-eye", |sitting| sitting.desk.uncover());
    let pass = answer("answer", "cover-pass", "#icon-pass", |sitting| sitting.desk.commit(&[Action::Pass]));
    let show = move || words::cover_button(&sitting.name(seat), sitting.lang.get());
    let card = el("div")
        .class("cover-card")
        .child(el("span").class("crest").hidden().child(sprite(pieces::emblem(seat.index()))))
        .child(since(sitting, seat))
        .child(uncover.child(el("span").text(show)))
        .child(pass.child(el("span").text(move || button::pass(sitting.lang.get()))));
    el("div").class("cover").child(backs(count)).child(card)
}

/// What happened since the person's last turn, in at most three lines.
fn since(sitting: Sitting, seat: Seat) -> El {
    let lines = move || {
        let lang = sitting.lang.get();
        let mut lines: Vec<String> = sitting.turns.with(|turns| {
            let others = turns.iter().rev().take_while(|turn| turn.seat != seat).take(3);
            others.map(|turn| sitting.names.with(|names| words::turn_of(turn, names, lang))).collect()
        });
        if lines.is_empty() {
            lines.push(words::nothing_yet(lang).to_owned());
        }
        lines.into_iter().rev().map(|line| el("li").text(line)).collect::<Vec<_>>()
    };
    el("div")
        .class("since")
        .child(el("h2").text(move || words::since_last_turn(sitting.lang.get())))
        .child(el("ul").child(redraw(lines)))
}

/// The whole page covered, for passing the device on.
pub fn veil(sitting: Sitting, seat: Seat) -> El {
    let title = move || words::cover_title(&sitting.name(seat), sitting.lang.get());
    el("main")
        .class("veil")
        .child(el("h1").attr("tabindex", "-1").id("question").text(title))
        .child(cover(sitting, seat))
}
