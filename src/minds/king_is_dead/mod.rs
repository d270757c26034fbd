//! The King is Dead, as bots know it.

mod belief;
mod features;
mod nets;
mod reasons;

pub use reasons::Reason;

pub use nets::{Calibration, Learned, learned};

use crate::bot::{Features, Mind, Net, Worlds};
use crate::rules::king_is_dead::{Action, KingIsDead, View};
use crate::rules::{Game, Seat};

impl Mind for KingIsDead {
    type Reason = Reason;

    const HAS_NET: bool = true;

    fn net(&self) -> Option<&'static Net> {
        Some(&learned(self.seats()).net)
    }

    fn features(&self, eye: Seat, features: &mut Features) {
        features::write(self, eye, features);
    }

    fn calibrated(&self, chance: f32) -> f32 {
        learned(self.seats()).calibration(self.table().mode()).of(chance)
    }

    fn worlds(view: &View) -> Worlds<KingIsDead> {
        belief::worlds(view)
    }

    fn reasons(view: &View, turn: &[Action]) -> Vec<Reason> {
        reasons::of(view, turn)
    }
}
