//! What everybody at the table can foresee: who would be crowned, and who would
//! win if France invaded.
//!
//! It is worked out from the table alone, so that it cannot betray a hand: it is
//! the same for every observer. What the table does not tell is settled like
//! this: nobody holds Plot, and every card in a hand could still be played. Who
//! holds Plot may know better, and keeps it to themselves.
//!
//! The bots do not use it: what they need of it is in `projection`, where it is
//! fast.

use super::KingIsDead;
use super::card::{Cards, HAND_SIZE};
use super::ending::{Decided, Ending};
use super::faction::{ByFaction, Faction};
use super::map::Regions;
use super::table::{INSTABILITY_DISCS, MAX_PLAYERS, Table};
use crate::rules::BySeat;

/// How both endings would turn out, as things lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// If every region went to the faction that is ahead in it.
    pub coronation: Coronation,
    /// If the instability discs that are missing lay on the map.
    pub invasion: Invasion,
    /// Which of the two it would be if nobody played another card.
    pub coming: Ending,
}

/// How a coronation would turn out. Regions without a leader go to nobody, also
/// when they are so many that France would come first: see [`Forecast::coming`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coronation {
    /// Regions that each faction would hold.
    pub held: ByFaction<u8>,
    /// The factions, strongest first; of equal ones, who would win a struggle
    /// last. Of those that would hold nothing, in the order of every list.
    pub ranking: [Faction; 3],
    /// Who would be crowned; `None` if no faction would hold a region.
    pub decided: Option<Decided>,
}

/// How an invasion would turn out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invasion {
    /// Instability discs that are missing until France invades.
    pub missing: usize,
    /// Complete sets of each seat, or of its team.
    pub sets: BySeat<u8, MAX_PLAYERS>,
    /// Who would win.
    pub decided: Decided,
}

impl Coronation {
    /// Whether this faction stands behind another that would hold as many regions:
    /// the other would win a struggle later.
    pub fn yields_to_later_win(&self, faction: Faction) -> bool {
        let ahead = self.ranking.iter().take_while(|&&other| other != faction);
        0 < self.held[faction] && ahead.last().is_some_and(|&other| self.held[other] == self.held[faction])
    }
}

impl Table {
    /// How both endings would turn out. Once the game is over one of them has.
    pub fn forecast(&self) -> Forecast {
        let mut settled = *self;
        for region in self.open().iter() {
            if let Some(faction) = self.followers.in_region(region).leader() {
                settled.controlled[faction] |= Regions::only(region);
            }
        }
        let held = ByFaction(settled.controlled.0.map(|regions| regions.len() as u8));
        let position = settled.with_hands_face_down();
        let unstable = self.unstable.len() + settled.open().len();
        Forecast {
            coronation: Coronation {
                held,
                ranking: settled.ranking().factions,
                decided: (held != ByFaction([0; 3])).then(|| position.coronation()),
            },
            invasion: Invasion {
                missing: INSTABILITY_DISCS.saturating_sub(self.unstable.len()),
                sets: BySeat(std::array::from_fn(|seat| {
                    self.seats.seat(seat).map_or(0, |seat| position.sets(self.side(seat)))
                })),
                decided: position.invasion(),
            },
            coming: if INSTABILITY_DISCS <= unstable { Ending::Invasion } else { Ending::Coronation },
        }
    }

    /// A position that looks like this: everybody has as many cards as they seem
    /// to have, and none of these is known to be Plot.
    fn with_hands_face_down(mut self) -> KingIsDead {
        let mut hands = BySeat([Cards::default(); MAX_PLAYERS]);
        for seat in self.seats.iter() {
            let left = HAND_SIZE - self.piles[seat].len();
            hands[seat] = Cards::unknown(left);
            // Who is left with Plot alone has played all cards, but nobody can tell.
            self.emptied[seat] = if left == 0 { self.last_play[seat] } else { 0 };
        }
        KingIsDead { table: self, hands }
    }
}
