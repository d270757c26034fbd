//! What lies on the table for all to see, and what is being decided.

use super::card::{Card, Cards, Pile};
use super::faction::{ByFaction, Faction, Pair};
use super::followers::{Change, Followers, Stack};
use super::map::{Region, Regions};
use crate::rules::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most players of this game.
pub const MAX_PLAYERS: usize = 4;

/// Instability discs in the box; when all lie on the map, France invades.
pub const INSTABILITY_DISCS: usize = 3;

/// Which cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Everybody has the same eight cards.
    #[default]
    Base,
    /// Three cunning cards, dealt in secret, replace the support cards.
    Advanced,
}

/// The question that waits for an answer. Each holds what has been chosen so
/// far, and no more: followers move as soon as a choice allows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Pass or play a card?
    Turn,
    /// Whose top card does the spy copy?
    SpyPile,
    /// Where do the supporters of this faction go?
    SupportRegion(Faction),
    /// Where does this faction's follower go?
    AssembleRegion(Faction),
    /// Which card gets the disc, or, without a disc, which is the earlier card?
    NegotiateFirst,
    /// Which card is swapped with this one?
    NegotiateSecond(Region),
    /// Which follower is swapped: the one in the earlier region.
    ManoeuvreFirst,
    /// With which follower of a later region?
    ManoeuvreSecond(Stack),
    /// Which single follower is swapped?
    OutmanoeuvreFirst,
    /// With whom of a bordering region?
    OutmanoeuvreSecond(Stack),
    /// Where is the ambush?
    AmbushRegion,
    /// Who is returned from here?
    AmbushReturn(Region),
    /// Who marches?
    MarchFrom,
    /// Where do these two march?
    MarchPairTo(Pair, Region),
    /// Where does this one march?
    MarchOneTo(Stack),
    /// Which of the factions with most followers in the supply comes to aid?
    AidFaction,
    /// Where do they go?
    AidRegion(Faction),
    /// Which region's Englishman is swapped?
    InfluenceEnglish,
    /// With whom?
    InfluenceOthers(Region),
    /// Which region's Welshman is swapped?
    DisputeWelsh,
    /// With whom?
    DisputeOther(Region),
    /// Which region's Scots are swapped?
    EdictScots,
    /// With whom?
    EdictOthers(Region),
    /// Where is the resistance?
    ResistRegion,
    /// Who are the two?
    ResistPlace(Region),
    /// Where is a follower of this faction replaced (quell, muster)?
    QuellRegion(Faction),
    /// Which two come instead?
    QuellPlace(Region),
    /// Where are the English suppressed?
    SuppressRegion,
    /// Who else is returned?
    SuppressReturn(Region),
    /// Who comes instead?
    SuppressPlace(Region),
    /// Who is summoned to court?
    Summon,
    /// Nothing: the game has ended.
    Over,
}

/// Everything public. With the hands it is a whole position; with what one
/// player knows of the hands it is that player's view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub(super) followers: Followers,
    /// What the last action changed; built up while it is being resolved.
    pub(super) change: Change,
    pub(super) piles: BySeat<Pile, MAX_PLAYERS>,
    pub(super) courts: BySeat<ByFaction<u8>, MAX_PLAYERS>,
    pub(super) supply: ByFaction<u8>,
    /// The region cards by space. Those of closed regions are face down, in front.
    pub(super) track: [Region; 8],
    /// Regions with this faction's control disc.
    pub(super) controlled: ByFaction<Regions>,
    /// Regions with an instability disc.
    pub(super) unstable: Regions,
    /// The region card that a seat's negotiation disc lies on.
    pub(super) discs: BySeat<Option<Region>, MAX_PLAYERS>,
    /// Cards played by anybody, so far.
    pub(super) plays: u8,
    /// The value of `plays` after each seat's latest play; 0 before its first.
    pub(super) last_play: BySeat<u8, MAX_PLAYERS>,
    /// The same after the play that left the seat without a playable card.
    pub(super) emptied: BySeat<u8, MAX_PLAYERS>,
    /// Who played last, and what it counts as: for a spy, the copied card.
    pub(super) last_action: Option<(Seat, Card)>,
    /// Passes in a row.
    pub(super) passes: u8,
    pub(super) to_act: Seat,
    pub(super) start: Seat,
    pub(super) seats: Seats,
    pub(super) mode: Mode,
    pub(super) phase: Phase,
}

/// Read access, for rules, screens and bots alike.
impl Table {
    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Base or advanced.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The question that waits for an answer.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who answers it; when the game is over, who would have been next.
    pub fn to_act(&self) -> Seat {
        self.to_act
    }

    /// Who began.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Passes in a row.
    pub fn passes(&self) -> usize {
        usize::from(self.passes)
    }

    /// Cards played by anybody.
    pub fn plays(&self) -> usize {
        usize::from(self.plays)
    }

    /// The followers on the map.
    pub fn followers(&self) -> &Followers {
        &self.followers
    }

    /// The followers beside the map.
    pub fn supply(&self) -> &ByFaction<u8> {
        &self.supply
    }

    /// The followers a seat has summoned.
    pub fn court(&self, seat: Seat) -> &ByFaction<u8> {
        &self.courts[seat]
    }

    /// A seat's discard pile.
    pub fn pile(&self, seat: Seat) -> Pile {
        self.piles[seat]
    }

    /// When a seat played last, counted in cards; `None` if it never did.
    pub fn last_play(&self, seat: Seat) -> Option<u8> {
        Some(self.last_play[seat]).filter(|&play| play != 0)
    }

    /// When a seat played its last playable card.
    pub fn emptied(&self, seat: Seat) -> Option<u8> {
        Some(self.emptied[seat]).filter(|&play| play != 0)
    }

    /// The latest play: whose it was and what card it counted as.
    pub fn last_action(&self) -> Option<(Seat, Card)> {
        self.last_action
    }

    /// What the latest play changed on the map.
    pub fn change(&self) -> &Change {
        &self.change
    }

    /// The region cards by space.
    pub fn track(&self) -> &[Region; 8] {
        &self.track
    }

    /// The region card that a seat's negotiation disc lies on; `None` while the
    /// seat still has it.
    pub fn disc(&self, seat: Seat) -> Option<Region> {
        self.discs[seat]
    }

    /// Regions without a disc.
    pub fn open(&self) -> Regions {
        let [scottish, welsh, english] = self.controlled.0;
        !(scottish | welsh | english | self.unstable)
    }

    /// Regions with this faction's control disc.
    pub fn controlled(&self, faction: Faction) -> Regions {
        self.controlled[faction]
    }

    /// Regions with an instability disc.
    pub fn unstable(&self) -> Regions {
        self.unstable
    }

    /// Power struggles resolved so far.
    pub fn struggles(&self) -> usize {
        Region::ALL.len() - self.open().len()
    }

    /// The region of the next power struggle, while there is one to come.
    pub fn contested(&self) -> Option<Region> {
        self.track.get(self.struggles()).copied()
    }

    /// Open regions that border one controlled by `faction`, or its home while
    /// that is open.
    pub fn near(&self, faction: Faction) -> Regions {
        let open = self.open();
        let home = Regions::only(faction.home()) & open;
        (self.controlled[faction] | home).neighbours() & open
    }

    /// Followers of each faction in this game: two fewer with two players.
    pub fn followers_per_faction(seats: Seats) -> u8 {
        if seats.count() == 2 { 16 } else { 18 }
    }

    /// The first seat of the team: opposite seats play together when there are
    /// four, otherwise everybody plays alone.
    pub fn side(&self, seat: Seat) -> Seat {
        if self.seats.count() == MAX_PLAYERS { Seat::new(seat.index() % 2) } else { seat }
    }

    /// The cards a seat has played, which everybody saw.
    pub fn played(&self, seat: Seat) -> Cards {
        self.piles[seat].iter().collect()
    }
}
