//! Whole games, dealt from a seed and played at random.

use interregnum::rules::king_is_dead::{KingIsDead, Mode, Options};
use interregnum::rules::{Game, GameExt, Notation, Rng, Seats};
use serde_json::Value;

pub const TABLES: [(usize, Mode); 6] =
    [(2, Mode::Base), (3, Mode::Base), (4, Mode::Base), (2, Mode::Advanced), (3, Mode::Advanced), (4, Mode::Advanced)];

pub fn deal(players: usize, mode: Mode, seed: u64) -> KingIsDead {
    let seats = Seats::new(players).expect("a table for so many");
    let options = Options { mode, start: None };
    KingIsDead::new(seats, &options, &mut Rng::new(seed)).expect("a game for so many")
}

/// Every position between two moves of one game, the last one over.
pub fn random_game(players: usize, mode: Mode, seed: u64) -> Vec<KingIsDead> {
    let mut positions = random_steps(players, mode, seed);
    positions.retain(Notation::between_moves);
    positions
}

/// Every position of that game, also with a move half chosen.
pub fn random_steps(players: usize, mode: Mode, seed: u64) -> Vec<KingIsDead> {
    let mut position = deal(players, mode, seed);
    let mut rng = Rng::new(!seed);
    let mut positions = vec![position];
    while position.to_act().is_some() {
        let action = position.random_action(&mut rng);
        position.apply(action, &mut rng);
        positions.push(position);
    }
    positions
}

/// The true position, as the umpire's `state` prints it.
pub fn json(position: &KingIsDead) -> Value {
    serde_json::to_value(position.document()).expect("a document is JSON")
}
