//! What is measured, the same for the native program and for WebAssembly.

mod search;

use interregnum::play::perft;
use interregnum::rules::king_is_dead::{KingIsDead, Mode, Options};
use interregnum::rules::{Game, GameExt, Rng, Seats, Status};

/// A thing to measure, by number, so that it can be named across the border to
/// WebAssembly.
#[derive(Clone, Copy)]
pub struct Task {
    /// Two to four.
    pub players: u32,
    /// Base or advanced.
    pub advanced: bool,
}

impl Task {
    fn deal(self, rng: &mut Rng) -> KingIsDead {
        let seats = Seats::new(self.players as usize).expect("two to four");
        let mode = if self.advanced { Mode::Advanced } else { Mode::Base };
        KingIsDead::new(seats, &Options { mode, start: None }, rng).expect("two to four can play")
    }

    fn deals(self) -> Vec<KingIsDead> {
        let mut rng = Rng::new(1);
        (0..256).map(|_| self.deal(&mut rng)).collect()
    }

    /// Plays so many random games to the end; the number of decisions made.
    pub fn playouts(self, games: u32) -> u64 {
        let deals = self.deals();
        let mut rng = Rng::new(2);
        let mut decisions = 0;
        for game in 0..games as usize {
            let mut position = deals[game % deals.len()];
            while let Status::ToAct(_) = position.status() {
                let action = position.random_action(&mut rng);
                position.apply(action, &mut rng);
                decisions += 1;
            }
        }
        decisions
    }

    /// Counts the turns at so many deals; the number of leaves.
    pub fn leaves(self, deals: u32) -> u64 {
        self.deals().iter().cycle().take(deals as usize).map(|deal| perft(deal, 1)).sum()
    }
}
