//! What `cargo xtask train` has taught, for each number of players: a net, and
//! how far a search with it can be believed.

use std::sync::OnceLock;

use super::features;
use crate::bot::{Net, logit, sigmoid};
use crate::rules::Seats;
use crate::rules::king_is_dead::Mode;

/// As it is kept.
const KEPT: [&[u8]; 3] = [include_bytes!("nets/2.net"), include_bytes!("nets/3.net"), include_bytes!("nets/4.net")];

static LEARNED: [OnceLock<Learned>; 3] = [const { OnceLock::new() }; 3];

/// All that was learned for tables of one size.
pub struct Learned {
    /// Judges positions.
    pub net: Net,
    /// How chances that a search believes in are turned into those that come
    /// true, in base and in advanced games.
    pub calibration: [Calibration; 2],
}

/// A straight line through the logarithms of odds (Platt 1999).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// How much surer one may be than the search is.
    pub slope: f32,
    /// How much better one fares than the search believes.
    pub offset: f32,
}

impl Calibration {
    /// Everything comes true as it is believed.
    pub const NONE: Calibration = Calibration { slope: 1.0, offset: 0.0 };

    /// The chance that comes true.
    pub fn of(self, chance: f32) -> f32 {
        sigmoid(self.slope * logit(chance.clamp(0.001, 0.999)) + self.offset)
    }
}

impl Learned {
    /// A net whose searches are believed as they are.
    pub fn new(net: Net) -> Learned {
        Learned { net, calibration: [Calibration::NONE; 2] }
    }

    /// The same as it was kept, for so many players; `None` for other bytes.
    pub fn from_bytes(bytes: &[u8], players: usize) -> Option<Learned> {
        let (net, rest) = Net::from_bytes(bytes, features::count(players))?;
        let numbers: Vec<f32> = rest.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        let [slope, offset, advanced_slope, advanced_offset] = *<&[f32; 4]>::try_from(&numbers[..]).ok()?;
        let calibration =
            [Calibration { slope, offset }, Calibration { slope: advanced_slope, offset: advanced_offset }];
        Some(Learned { net, calibration })
    }

    /// As it is kept: the net, then the lines.
    pub fn to_bytes(&self) -> Vec<u8> {
        let lines = self.calibration.iter().flat_map(|line| [line.slope, line.offset]);
        self.net.to_bytes().into_iter().chain(lines.flat_map(f32::to_le_bytes)).collect()
    }

    /// How far a search is believed in games of this mode.
    pub fn calibration(&self, mode: Mode) -> Calibration {
        match mode {
            Mode::Base => self.calibration[0],
            Mode::Advanced => self.calibration[1],
        }
    }
}

/// What was learned for tables of this size.
pub fn learned(seats: Seats) -> &'static Learned {
    let index = seats.count() - 2;
    let read = || Learned::from_bytes(KEPT[index], seats.count()).expect("what is kept is whole");
    LEARNED[index].get_or_init(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_kept_as_it_was_and_weighs_at_most_forty_kilobytes() {
        for (bytes, players) in KEPT.into_iter().zip(2..) {
            let learned = Learned::from_bytes(bytes, players).unwrap();
            assert_eq!(learned.to_bytes(), bytes);
            assert!(Learned::from_bytes(&bytes[1..], players).is_none());
        }
        assert!(KEPT.iter().map(|bytes| bytes.len()).sum::<usize>() <= 40 * 1024);
    }

    #[test]
    fn a_calibration_keeps_the_order_of_chances() {
        let line = Calibration { slope: 2.0, offset: 0.1 };
        let chances: Vec<f32> = (0..=100).map(|percent| line.of(percent as f32 / 100.0)).collect();
        assert!(chances.is_sorted());
        assert!((Calibration::NONE.of(0.3) - 0.3).abs() < 1e-3);
    }
}
