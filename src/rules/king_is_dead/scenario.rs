//! Positions set up by hand: for lessons, examples and puzzles.

use super::KingIsDead;
use super::card::{Card, Cards, Pile};
use super::faction::{ByFaction, Faction};
use super::followers::{Change, Followers};
use super::map::{Region, Regions};
use super::table::{MAX_PLAYERS, Mode, Phase, Table};
use crate::rules::{BySeat, Seat, Seats};

/// A position at the beginning of a turn, as one would set it up on a table. What
/// is not told follows: the supply from the followers, the discard piles from the
/// hands.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// Which cards are played with.
    pub mode: Mode,
    /// The region cards by space.
    pub track: [Region; 8],
    /// What came of the first struggles, in the order of the track; `None` for
    /// a region that became unstable.
    pub resolved: &'static [Option<Faction>],
    /// Scots, Welsh and English in each region, in the order of [`Region::ALL`].
    pub regions: [[u8; 3]; 8],
    /// Scots, Welsh and English in each court: one court for each player.
    pub courts: &'static [[u8; 3]],
    /// The cards that each player still has.
    pub hands: &'static [&'static [Card]],
    /// In the advanced game, the cunning cards that each player was dealt.
    pub cunning: &'static [[Card; 3]],
    /// Whose turn it is.
    pub to_act: usize,
    /// Passes in a row before that.
    pub passes: u8,
}

impl Scenario {
    /// The position.
    ///
    /// # Panics
    /// If it cannot be set up: all that are written down are tested.
    pub fn position(&self) -> KingIsDead {
        let seats = Seats::new(self.courts.len()).expect("two to four players");
        let mut table = Table {
            followers: Followers::default(),
            change: Change::NIL,
            piles: BySeat([Pile::default(); MAX_PLAYERS]),
            courts: BySeat::default(),
            supply: ByFaction([Table::followers_per_faction(seats); 3]),
            track: self.track,
            controlled: ByFaction::default(),
            unstable: Regions::NONE,
            discs: BySeat([None; MAX_PLAYERS]),
            plays: 0,
            last_play: BySeat::default(),
            emptied: BySeat::default(),
            last_action: None,
            passes: self.passes,
            to_act: Seat::new(self.to_act),
            start: Seat::new(0),
            seats,
            mode: self.mode,
            phase: Phase::Turn,
        };
        for (&region, outcome) in self.track.iter().zip(self.resolved) {
            match outcome {
                Some(faction) => table.controlled[*faction] |= Regions::only(region),
                None => table.unstable |= Regions::only(region),
            }
        }
        for faction in Faction::ALL {
            let index = faction as usize;
            for (region, here) in Region::ALL.into_iter().zip(self.regions) {
                table.followers.add(faction, region, here[index]);
                table.supply[faction] -= here[index];
            }
            for (seat, court) in seats.iter().zip(self.courts) {
                table.courts[seat][faction] = court[index];
                table.supply[faction] -= court[index];
            }
        }
        let mut hands = BySeat([Cards::default(); MAX_PLAYERS]);
        for (seat, hand) in seats.iter().zip(self.hands) {
            hands[seat] = hand.iter().copied().collect();
            let mut played = match self.cunning.get(seat.index()) {
                Some(cunning) => Cards::COMMON.and(cunning.iter().copied().collect()),
                None => Cards::BASE,
            };
            for &card in *hand {
                played.remove(card);
            }
            table.discard(seat, played, hands[seat]);
        }
        KingIsDead { table, hands }
    }
}

impl Table {
    /// As if a seat had played these cards one after another.
    fn discard(&mut self, seat: Seat, played: Cards, hand: Cards) {
        for card in played.iter() {
            self.piles[seat].push(card);
            self.plays += 1;
            self.last_play[seat] = self.plays;
        }
        if hand.playable_count() == 0 {
            self.emptied[seat] = self.plays;
        }
    }
}
