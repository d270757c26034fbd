//! Between two people at one screen: the hand is not shown, not even to the
//! browser, before its owner says so.

use std::time::Duration;

use leptos::prelude::*;

use super::hand::Backs;
use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::Seat;
use crate::rules::king_is_dead::{Action, Hand};
use crate::ui::king_is_dead::words::{self, button};

/// For so long after the cover appears its buttons do nothing: a second tap of
/// the player before must not uncover the next one's hand.
const GUARD: Duration = Duration::from_millis(400);

/// The covered hand of the person to act.
#[component]
pub fn Cover(sitting: Sitting, seat: Seat) -> impl IntoView {
    let armed = RwSignal::new(false);
    set_timeout(
        move || {
            armed.try_set(true);
        },
        GUARD,
    );
    let count = sitting.view.with_untracked(|view| match view.hand(seat) {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => count,
    });
    let name = move || sitting.name(seat);
    let uncover = move |_| {
        if armed.get_untracked() {
            sitting.desk.uncover();
        }
    };
    let pass = move |_| {
        if armed.get_untracked() {
            sitting.desk.commit(&[Action::Pass]);
        }
    };
    view! {
        <div class="cover">
            <Backs count />
            <div class="cover-card">
                <span class="crest" aria-hidden="true">{sprite(pieces::emblem(seat.index()))}</span>
                <Since sitting seat />
                <button type="button" class="answer primary" id="uncover" on:click=uncover>
                    {sprite("#icon-eye")}<span>{move || words::cover_button(&name(), sitting.lang.get())}</span>
                </button>
                <button type="button" class="answer" id="cover-pass" on:click=pass>
                    {sprite("#icon-pass")}<span>{move || button::pass(sitting.lang.get())}</span>
                </button>
            </div>
        </div>
    }
}

/// What happened since the person's last turn, in at most three lines.
#[component]
fn Since(sitting: Sitting, seat: Seat) -> impl IntoView {
    let lines = move || {
        let lang = sitting.lang.get();
        let lines: Vec<String> = sitting.turns.with(|turns| {
            let others = turns.iter().rev().take_while(|turn| turn.seat != seat).take(3);
            others.map(|turn| sitting.names.with(|names| words::turn_of(turn, names, lang))).collect()
        });
        if lines.is_empty() {
            return view! { <li>{words::nothing_yet(lang)}</li> }.into_any();
        }
        lines.into_iter().rev().map(|line| view! { <li>{line}</li> }).collect_view().into_any()
    };
    view! {
        <div class="since">
            <h2>{move || words::since_last_turn(sitting.lang.get())}</h2>
            <ul>{lines}</ul>
        </div>
    }
}

/// The whole page covered, for passing the device on.
#[component]
pub fn Veil(sitting: Sitting, seat: Seat) -> impl IntoView {
    view! {
        <main class="veil">
            <h1 tabindex="-1" id="question">{move || words::cover_title(&sitting.name(seat), sitting.lang.get())}</h1>
            <Cover sitting seat />
        </main>
    }
}
