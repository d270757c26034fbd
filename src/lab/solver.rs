//! Who wins by force, found out by trying everything: slow and simple, to check
//! searches and puzzles with.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::rules::{Game, GameExt, Rng, Seat};

/// Everything that has been found out so far. Made for games in which nothing is
/// hidden and nothing left to chance.
#[derive(Default)]
pub struct Solver {
    /// By the hash of the position and the side. Of 64 bits, two among millions
    /// are hardly ever alike.
    known: BTreeMap<u64, bool>,
}

impl Solver {
    /// Whether a side wins all of the victory, whatever the others do.
    pub fn wins<G: Game + Hash>(&mut self, position: &G, side: Seat) -> bool {
        let Some(seat) = position.to_act() else {
            return position.outcome().is_some_and(|outcome| outcome.reward(side) == 1.0);
        };
        let mut hasher = DefaultHasher::new();
        (position, side).hash(&mut hasher);
        let key = hasher.finish();
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let ours = position.side(seat) == side;
        let mut legal = position.legal();
        let mut after = |action| {
            let mut next = position.clone();
            next.apply(action, &mut Rng::new(0));
            self.wins(&next, side)
        };
        let wins = if ours { legal.any(&mut after) } else { legal.all(&mut after) };
        self.known.insert(key, wins);
        wins
    }

    /// How many turns the seat to act has, each being all that it decides before
    /// somebody else does, and how many of them win.
    pub fn turns<G: Game + Hash>(&mut self, position: &G) -> (usize, usize) {
        let Some(seat) = position.to_act() else { return (0, 0) };
        let (mut turns, mut winning) = (0, 0);
        for action in position.legal() {
            let mut next = position.clone();
            next.apply(action, &mut Rng::new(0));
            let more = match next.to_act() {
                Some(next_seat) if next_seat == seat => self.turns(&next),
                _ => (1, usize::from(self.wins(&next, position.side(seat)))),
            };
            turns += more.0;
            winning += more.1;
        }
        (turns, winning)
    }
}
