//! From the table to the place in the rules that explains what is asked.

use leptos::prelude::*;

use super::sitting::{Mode, Sitting};
use crate::registry::GameId;
use crate::rules::Game;
use crate::rules::king_is_dead::{Ending, KingIsDead};
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::plan::Plan;
use crate::ui::king_is_dead::step::Step;

/// Opens the rules at a place, over the table.
pub fn open(sitting: Sitting, place: &'static str) {
    if let Some(game) = GameId::named(KingIsDead::META.slug) {
        sitting.desk.shell.open_rules(game, place);
    }
}

/// Opens them where they explain what the screen is about.
pub fn open_here(sitting: Sitting) {
    open(sitting, untrack(|| place(sitting)));
}

fn place(sitting: Sitting) -> &'static str {
    match sitting.mode.get() {
        Mode::Deciding => sitting.plan.with(|plan| plan.as_ref().map_or("turn", deciding)),
        Mode::Telling(frame) => telling(&frame),
        Mode::Over(verdict) => match verdict.ending {
            Ending::Coronation => "coronation",
            Ending::Invasion => "invasion",
        },
        Mode::Covered(_) => "hidden",
        Mode::Waiting(_) | Mode::LookingBack(_) | Mode::Guided(_) => "turn",
    }
}

fn deciding(plan: &Plan) -> &'static str {
    match plan.step {
        Step::Turn => "turn",
        Step::OnlyPass => "tu4",
        Step::ConfirmPass => "struggle",
        Step::Pile => "spy",
        Step::Summon | Step::Confirm => "summon",
        _ => plan.resolving.map_or("turn", |card| card.slug()),
    }
}

fn telling(frame: &Frame) -> &'static str {
    match frame.beat {
        Beat::Card { card, copied } => copied.unwrap_or(card).slug(),
        Beat::Targets { card, .. } | Beat::Effect { card } => card.slug(),
        Beat::Summon(_) => "summon",
        Beat::Pass => "turn",
        Beat::Verdict(region) if frame.table.unstable().contains(region) => "instability",
        Beat::Tally(_) | Beat::Verdict(_) => "struggle",
    }
}
