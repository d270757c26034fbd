//! Followers on the map, and how an action changed them.
//!
//! For each faction one word with a byte a region, so that questions about all
//! regions ("where are at least two Welsh?") are answered by a few operations on
//! whole words, on any machine with 64-bit integers, WebAssembly included.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::faction::{ByFaction, Faction};
use super::map::{Region, Regions};

/// All followers of one faction in one region; they cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// Whose followers.
    pub faction: Faction,
    /// Where they stand.
    pub region: Region,
}

/// A word with the number 1 in each byte.
pub(super) const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;

/// The bytes that are at least `least`, given that all are below 128.
const fn bytes_at_least(bytes: u64, least: u64) -> Regions {
    let marked = ((bytes + (0x80 - least) * EVERY_BYTE) >> 7) & EVERY_BYTE;
    // Gathers the lowest bit of each byte into the top byte.
    Regions((marked.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
}

/// Followers standing in the regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Followers(ByFaction<u64>);

impl Followers {
    /// How many of `faction` stand in `region`.
    pub fn count(&self, faction: Faction, region: Region) -> u8 {
        (self.0[faction] >> (8 * region as u32)) as u8
    }

    /// The followers in one region.
    pub fn in_region(&self, region: Region) -> ByFaction<u8> {
        ByFaction(Faction::ALL.map(|faction| self.count(faction, region)))
    }

    /// Adds `count` followers.
    pub fn add(&mut self, faction: Faction, region: Region, count: u8) {
        self.0[faction] += u64::from(count) << (8 * region as u32);
    }

    /// Takes `count` followers away; the caller knows that they are there.
    pub fn remove(&mut self, faction: Faction, region: Region, count: u8) {
        debug_assert!(count <= self.count(faction, region), "{count} {faction} are not in {region}");
        self.0[faction] -= u64::from(count) << (8 * region as u32);
    }

    /// Empties a region.
    pub fn clear(&mut self, region: Region) {
        for lanes in &mut self.0.0 {
            *lanes &= !(0xff << (8 * region as u32));
        }
    }

    /// Where at least one of `faction` stands.
    pub fn present(&self, faction: Faction) -> Regions {
        bytes_at_least(self.0[faction], 1)
    }

    /// Where at least two of `faction` stand.
    pub fn doubled(&self, faction: Faction) -> Regions {
        bytes_at_least(self.0[faction], 2)
    }

    /// Where at least one follower stands.
    pub fn occupied(&self) -> Regions {
        bytes_at_least(self.all(), 1)
    }

    /// Where at least two followers stand.
    pub fn crowded(&self) -> Regions {
        bytes_at_least(self.all(), 2)
    }

    /// Where each pair can be taken from, in the order of `Pair::ALL`.
    pub fn pairs(&self) -> [Regions; 6] {
        let [scottish, welsh, english] = Faction::ALL.map(|faction| self.present(faction));
        let [two_scottish, two_welsh, two_english] = Faction::ALL.map(|faction| self.doubled(faction));
        [two_scottish, scottish & welsh, scottish & english, two_welsh, welsh & english, two_english]
    }

    /// Where two followers can be taken that are not of `faction`.
    pub fn pair_without(&self, faction: Faction) -> Regions {
        let [one, other] = faction.others();
        bytes_at_least(self.0[one] + self.0[other], 2)
    }

    /// Where one follower can be taken that is not of `faction`.
    pub fn present_without(&self, faction: Faction) -> Regions {
        let [one, other] = faction.others();
        bytes_at_least(self.0[one] | self.0[other], 1)
    }

    /// Whether no region has any.
    pub fn is_empty(&self) -> bool {
        self.all() == 0
    }

    fn all(&self) -> u64 {
        self.0.0[0] + self.0.0[1] + self.0.0[2]
    }
}

impl fmt::Debug for Followers {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let regions = self.occupied().iter().map(|region| (region, self.in_region(region).0));
        f.debug_map().entries(regions).finish()
    }
}

/// The net change of follower counts by one action: for each faction four bits a
/// region, 8 meaning "as before".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change(ByFaction<u32>);

const UNCHANGED: u32 = 0x8888_8888;

impl Change {
    /// No change at all.
    pub const NIL: Change = Change(ByFaction([UNCHANGED; 3]));

    /// The largest change of one stack that can be written down.
    pub const LIMIT: i8 = 7;

    /// How the count of `faction` in `region` changed.
    pub fn of(&self, faction: Faction, region: Region) -> i8 {
        (self.0[faction] >> (4 * region as u32) & 0xf) as i8 - 8
    }

    /// Adds a change of up to [`LIMIT`](Change::LIMIT) in sum.
    pub fn add(&mut self, faction: Faction, region: Region, by: i8) {
        let step = i32::from(by).wrapping_shl(4 * region as u32) as u32;
        self.0[faction] = self.0[faction].wrapping_add(step);
    }

    /// The change that would take this one back.
    pub fn reversed(&self) -> Change {
        // 8 + d becomes 8 - d = 16 - (8 + d) in each place; no place is 0, so
        // that nothing is carried from one to the next.
        Change(ByFaction(self.0.0.map(|places| (u32::MAX - places).wrapping_add(0x1111_1111))))
    }

    /// The regions where something changed.
    pub fn regions(&self) -> Regions {
        let touched = self.0.0.iter().fold(0, |touched, places| touched | (places ^ UNCHANGED));
        Region::ALL.into_iter().filter(|&region| touched >> (4 * region as u32) & 0xf != 0).collect()
    }
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let regions =
            self.regions().iter().map(|region| (region, Faction::ALL.map(|faction| self.of(faction, region))));
        f.debug_map().entries(regions).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::super::faction::Pair;
    use super::*;
    use crate::rules::Rng;

    #[test]
    fn whole_word_questions_agree_with_counting() {
        let mut rng = Rng::new(3);
        for _ in 0..2_000 {
            let mut followers = Followers::default();
            for faction in Faction::ALL {
                for region in Region::ALL {
                    followers.add(faction, region, rng.below(4).saturating_sub(1) as u8 * (1 + rng.below(9) as u8));
                }
            }
            for region in Region::ALL {
                let here = followers.in_region(region);
                assert_eq!(followers.occupied().contains(region), here.total() >= 1);
                assert_eq!(followers.crowded().contains(region), here.total() >= 2);
                for faction in Faction::ALL {
                    let others = here.total() - here[faction];
                    assert_eq!(followers.present(faction).contains(region), here[faction] >= 1);
                    assert_eq!(followers.doubled(faction).contains(region), here[faction] >= 2);
                    assert_eq!(followers.present_without(faction).contains(region), others >= 1);
                    assert_eq!(followers.pair_without(faction).contains(region), others >= 2);
                }
                for (pair, regions) in Pair::ALL.into_iter().zip(followers.pairs()) {
                    let mut rest = here;
                    let taken = pair.members().iter().all(|&faction| {
                        let there = rest[faction] != 0;
                        rest[faction] = rest[faction].saturating_sub(1);
                        there
                    });
                    assert_eq!(regions.contains(region), taken);
                }
            }
        }
    }

    #[test]
    fn a_reversed_change_takes_it_back() {
        let mut change = Change::NIL;
        change.add(Faction::Scottish, Region::Moray, -2);
        change.add(Faction::Welsh, Region::Moray, 2);
        change.add(Faction::Scottish, Region::Devon, 2);
        change.add(Faction::Welsh, Region::Devon, -2);
        let back = change.reversed();
        for region in Region::ALL {
            for faction in Faction::ALL {
                assert_eq!(change.of(faction, region), -back.of(faction, region));
            }
        }
        assert_eq!(back.reversed(), change);
        assert_eq!(Change::NIL.reversed(), Change::NIL);
        assert_eq!(change.regions(), [Region::Moray, Region::Devon].into_iter().collect());
    }
}
