//! Setting the table.

use serde::{Deserialize, Serialize};

use super::KingIsDead;
use super::card::{CUNNING_DEALT, Card, Cards, Pile};
use super::faction::{ByFaction, Faction};
use super::followers::{Change, Followers};
use super::map::{Region, Regions};
use super::table::{MAX_PLAYERS, Mode, Phase, Table};
use crate::rules::{BadSetup, BySeat, Game, Rng, Seat, Seats};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Base or advanced.
    #[serde(default)]
    pub mode: Mode,
    /// Who begins; drawn by lot if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
}

/// Followers of its own faction that wait in each home.
const AT_HOME: u8 = 2;
/// Followers that a region starts with.
const PER_REGION: u8 = 4;
/// Followers that a court starts with.
const PER_COURT: u8 = 2;

impl KingIsDead {
    /// The order of the draws (courts, regions, track, cunning cards, start
    /// player) is frozen: it is what a seed means.
    pub(super) fn deal(seats: Seats, options: &Options, rng: &mut Rng) -> Result<KingIsDead, BadSetup> {
        let allowed = KingIsDead::META.seats;
        if !allowed.contains(&seats.count()) {
            return Err(BadSetup::Seats { allowed, found: seats.count() });
        }
        if let Some(start) = options.start.filter(|start| seats.count() <= start.index()) {
            return Err(BadSetup::Start(start));
        }

        let mut followers = Followers::default();
        for faction in Faction::ALL {
            followers.add(faction, faction.home(), AT_HOME);
        }
        let mut bag = ByFaction([Table::followers_per_faction(seats) - AT_HOME; 3]);
        let mut courts = BySeat::default();
        for seat in seats.iter() {
            for _ in 0..PER_COURT {
                let court: &mut ByFaction<u8> = &mut courts[seat];
                court[draw(&mut bag, rng)] += 1;
            }
        }
        for region in Region::ALL {
            while followers.in_region(region).total() < PER_REGION {
                followers.add(draw(&mut bag, rng), region, 1);
            }
        }
        let mut track = Region::ALL;
        rng.shuffle(&mut track);
        let mut cunning = Card::CUNNING;
        if options.mode == Mode::Advanced {
            rng.shuffle(&mut cunning);
        }
        let hands = BySeat(std::array::from_fn(|index| match options.mode {
            _ if seats.count() <= index => Cards::default(),
            Mode::Base => Cards::BASE,
            Mode::Advanced => {
                let dealt = cunning.iter().skip(index * CUNNING_DEALT).take(CUNNING_DEALT);
                Cards::COMMON.and(dealt.copied().collect())
            }
        }));
        let start = options.start.unwrap_or_else(|| Seat::new(rng.below(seats.count() as u32) as usize));

        let table = Table {
            followers,
            change: Change::NIL,
            piles: BySeat([Pile::default(); MAX_PLAYERS]),
            courts,
            supply: bag,
            track,
            controlled: ByFaction([Regions::NONE; 3]),
            unstable: Regions::NONE,
            discs: BySeat([None; MAX_PLAYERS]),
            plays: 0,
            last_play: BySeat::default(),
            emptied: BySeat::default(),
            last_action: None,
            passes: 0,
            to_act: start,
            start,
            seats,
            mode: options.mode,
            phase: Phase::Turn,
        };
        Ok(KingIsDead { table, hands })
    }
}

/// A follower out of the bag, each equally likely.
fn draw(bag: &mut ByFaction<u8>, rng: &mut Rng) -> Faction {
    let mut index = rng.below(u32::from(bag.total())) as u8;
    for faction in Faction::ALL {
        if index < bag[faction] {
            bag[faction] -= 1;
            return faction;
        }
        index -= bag[faction];
    }
    unreachable!("the index is below the number of followers in the bag")
}
