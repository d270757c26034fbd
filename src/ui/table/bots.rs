//! The turns of bots: asked in the worker, whole or one action after another, and
//! played when the whole turn is known.

use std::time::Duration;

use leptos::prelude::*;

use super::desk::Desk;
use crate::bot::{BotTurn, Mind};
use crate::play::{BotQuestion, Seating};
use crate::ui::draw::effect;
use crate::ui::game_ui::GameUi;
use crate::ui::settings::Pace;
use crate::web::{brain, device};

/// So long a bot seems to think at least, or nobody would notice that it did.
const THOUGHTFUL_MILLISECONDS: u64 = 500;

/// Lets bots play whenever it is their turn, everything has been told, nobody
/// looks back and somebody sees the page.
pub fn take_turns<G: GameUi>(desk: Desk<G>) {
    // What was asked before the game changed is no longer wanted.
    let asked = StoredValue::new(0_u32);
    effect(move || {
        let free = desk.is_up_to_date() && desk.looking_at.get().is_none() && desk.visible.get();
        let bots_turn = desk.seating.with(|seating| seating.bot_to_act().is_some());
        asked.update_value(|asked| *asked += 1);
        brain::of_page().cancel();
        desk.thinking.set(bots_turn);
        if free && bots_turn {
            let question = asked.get_value();
            let wanted = move || asked.try_get_value() == Some(question);
            let game = desk.seating.get_untracked();
            let turn = Begun { at: device::now(), begins: game.session().actions().len(), reasons: Vec::new() };
            think(desk, game, turn, wanted);
        }
    });
    on_cleanup(|| brain::of_page().cancel());
}

/// A turn that is being thought about.
struct Begun<G: Mind> {
    /// When the bot began to think.
    at: u64,
    /// How many actions had been taken before.
    begins: usize,
    /// What speaks for it.
    reasons: Vec<G::Reason>,
}

/// Asks for action after action until the turn is over, on a game that nobody
/// sees, and then plays them all.
fn think<G: GameUi>(desk: Desk<G>, game: Seating<G>, mut turn: Begun<G>, wanted: impl Fn() -> bool + Clone + 'static) {
    let Some(BotQuestion { level, view, seed }) = game.bot_question() else { return };
    brain::of_page().choose::<G>(level, &view, seed, move |BotTurn { actions, reasons, .. }| {
        let mut game = game;
        let seat = game.to_act();
        if !wanted() || actions.is_empty() || !actions.into_iter().all(|action| game.bot_answers(action)) {
            return;
        }
        turn.reasons.extend(reasons);
        if game.to_act() == seat {
            think(desk, game, turn, wanted);
        } else {
            let pace = desk.shell.settings.with_untracked(|settings| settings.pace);
            let rest = thoughtful(pace).saturating_sub(device::now().saturating_sub(turn.at));
            let play = move || {
                if wanted() {
                    desk.explain(turn.begins, turn.reasons);
                    desk.seating.set(game);
                }
            };
            set_timeout(play, Duration::from_millis(rest));
        }
    });
}

fn thoughtful(pace: Pace) -> u64 {
    match pace {
        Pace::StepByStep | Pace::Normal => THOUGHTFUL_MILLISECONDS,
        Pace::Fast => THOUGHTFUL_MILLISECONDS * 2 / 5,
        Pace::Instant => 0,
    }
}
