//! A rule of thumb: how well a player stands, from what everybody can see.

use super::KingIsDead;
use crate::rules::Seat;

impl KingIsDead {
    pub(super) fn judge(&self, _seat: Seat) -> f32 {
        0.5
    }
}
