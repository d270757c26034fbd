//! How much is played: by a budget of seconds, turned into numbers of set-ups
//! with fixed prices, so that every machine plays the same games.

use crate::bot::Style;
use crate::rules::king_is_dead::Mode;

/// How thorough the laboratory is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Its name.
    pub name: &'static str,
    /// All budgets are multiplied by this.
    pub scale: f64,
    /// No match has fewer set-ups.
    pub least: usize,
    /// No match has more.
    pub most: usize,
}

/// What chance is made of, in every section.
pub const SEED: u64 = 20_261_117;

/// Seconds on one core that a match may take, by section.
pub mod budgets {
    /// The strongest level against what is known.
    pub const STRENGTH: f64 = 70.0;
    /// Each level against the one below.
    pub const RUNG: f64 = 45.0;
    /// The strongest level against the one below.
    pub const SUMMIT: f64 = 600.0;
    /// The strongest level against itself in a hurry.
    pub const BUDGET: f64 = 120.0;
    /// One that knows hidden cards against one that does not.
    pub const PEEKING: f64 = 45.0;
    /// Games whose chances are compared with how they end.
    pub const CALIBRATION: f64 = 35.0;
    /// By the clock, in WebAssembly.
    pub const CLOCK: f64 = 75.0;
}

impl Plan {
    /// As the README has it.
    pub const FULL: Plan = Plan { name: "full", scale: 1.0, least: 8, most: 200 };
    /// To see that everything works.
    pub const QUICK: Plan = Plan { name: "quick", scale: 0.04, least: 2, most: 16 };

    /// The same with so many times the games.
    #[must_use]
    pub fn times(self, factor: f64) -> Plan {
        Plan { scale: self.scale * factor, most: (self.most as f64 * factor) as usize, ..self }
    }

    /// Its name, and by what it differs from the plan of that name.
    pub fn title(&self) -> String {
        let usual = if self.name == Plan::QUICK.name { Plan::QUICK } else { Plan::FULL };
        if *self == usual {
            self.name.to_owned()
        } else {
            format!("{}, games times {}", self.name, self.scale / usual.scale)
        }
    }

    /// How many set-ups of this price, in seconds, a budget buys.
    pub fn setups(&self, budget: f64, price: f64) -> usize {
        ((budget * self.scale / price) as usize).clamp(self.least, self.most.max(self.least))
    }
}

/// About how many seconds a bot of this style thinks in a game.
pub fn price(style: Style, players: usize, mode: Mode) -> f64 {
    // Turns with a choice, for each player; with more players more of them pass.
    let turns = if players == 2 { 13.0 } else { 15.0 };
    let decisions = 2.5;
    turns
        * match style {
            Style::Random => 0.000_005,
            Style::Greedy => 0.001_5 * decisions,
            Style::Playouts(playouts) => 0.000_007 * decisions * f64::from(playouts),
            // Later decisions get a quarter of the first.
            Style::Search(recipe) => {
                let (care, seconds) = match mode {
                    Mode::Base => (recipe.open, 0.000_005),
                    Mode::Advanced => (recipe.hidden, 0.000_01),
                };
                seconds * (1.0 + 0.25 * decisions) * f64::from(care.iterations) + 0.000_1
            }
        }
}

/// Seconds in words, for somebody who waits.
pub fn duration(seconds: f64) -> String {
    if seconds < 90.0 { format!("{:.0} s", seconds.max(1.0)) } else { format!("{:.0} minutes", seconds / 60.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;

    #[test]
    fn budgets_buy_more_of_what_is_cheap() {
        let [king, earl] = [Level::King, Level::Earl].map(|level| price(level.style(), 2, Mode::Base));
        assert!(Plan::FULL.setups(60.0, king) < Plan::FULL.setups(60.0, earl));
        assert!(Plan::QUICK.setups(60.0, earl) < Plan::FULL.setups(60.0, earl));
        assert_eq!(Plan::QUICK.setups(0.0, 1.0), Plan::QUICK.least);
    }
}
