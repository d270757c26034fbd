//! How a game stands, and how it ended.

use super::seat::{Seat, SeatSet};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// This seat decides next.
    ToAct(Seat),
    /// The game has ended.
    Over(Outcome),
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Every seat that won, partners included; empty in a draw without winner.
    pub winners: SeatSet,
    /// How many sides (single players or teams) share the victory.
    pub sides: u8,
}

impl Outcome {
    /// The part of the victory that falls to `seat`: 1 for a sole winner and for
    /// each member of a sole winning team, less when sides share it.
    pub fn reward(self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / f32::from(self.sides) } else { 0.0 }
    }
}
