//! Every word of the table, read in both languages: its typography, and what
//! must hold of sentences whatever happens in a game.

#[path = "french/annals.rs"]
mod annals;
#[path = "french/crowns.rs"]
mod crowns;
#[path = "french/endings.rs"]
mod endings;
#[path = "french/glossary.rs"]
mod glossary;
#[allow(dead_code)]
#[path = "lessons/tasks.rs"]
mod lesson_tasks;
#[path = "french/limits.rs"]
mod limits;
#[allow(dead_code)]
#[path = "rulings/position.rs"]
mod position;
#[path = "french/questions.rs"]
mod questions;
#[path = "french/reasons.rs"]
mod reasons;
#[path = "french/texts.rs"]
mod texts;
#[path = "french/turns.rs"]
mod turns;
#[path = "french/typography.rs"]
mod typography;

use interregnum::play::{Origin, Player, Seating, Session};
use interregnum::rules::king_is_dead::{KingIsDead, Mode, Options};
use interregnum::rules::{GameExt, Rng, Seats, mix};

/// Random games, spread over both modes and two to four players.
fn random_games(count: u64) -> impl Iterator<Item = Session<KingIsDead>> {
    (0..count).map(|number| {
        let seats = Seats::new(2 + number as usize % 3).expect("two to four can play");
        let mode = if number / 3 % 2 == 0 { Mode::Base } else { Mode::Advanced };
        let options = Options { mode, start: None };
        let origin = Origin::<KingIsDead>::Deal { seats, options, seed: mix(7, number) };
        let mut rng = Rng::new(number);
        let mut session = Session::new(origin).expect("the deal is possible");
        while session.position().to_act().is_some() {
            let action = session.position().random_action(&mut rng);
            session.play(action).expect("a legal action");
        }
        session
    })
}

/// The positions of a game between turns, the last one included.
fn positions(game: &Session<KingIsDead>) -> Vec<KingIsDead> {
    let mut replay = Session::new(game.origin().clone()).expect("it began once");
    let mut positions = vec![*replay.position()];
    for &action in game.actions() {
        let actor = replay.position().to_act();
        replay.play(action).expect("it was legal");
        if replay.position().to_act() != actor {
            positions.push(*replay.position());
        }
    }
    positions
}

/// The same game with somebody at every seat, to be told.
fn seated(session: Session<KingIsDead>) -> Seating<KingIsDead> {
    let players = vec![Player::Human; session.position().table().seats().count()];
    Seating::new(session, players, 0)
}

/// Players' names; two begin with a vowel.
fn players() -> Vec<String> {
    ["Maud", "Aliénor", "Hugh", "Isolde"].map(str::to_owned).to_vec()
}
