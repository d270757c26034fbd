//! Positions as documents: the JSON of the umpire's protocol.
//!
//! ```json
//! {"game":"king-is-dead","mode":"base","players":3,"start":0,"phase":"turn","to_act":1,"passes":0,"plays":4,
//!  "regions":{"moray":{"scottish":2,"welsh":1,"english":1,"disc":null}, …},
//!  "supply":{"scottish":5,"welsh":6,"english":5},
//!  "track":[{"region":"essex","face_up":false,"disc":null},{"region":"moray","face_up":true,"disc":2}, …],
//!  "seats":[{"court":{"scottish":1,"welsh":1,"english":0},"hand":["assemble"],"discard":["negotiate"],"disc":false,
//!            "last_play":4,"emptied":null}, …],
//!  "last_action":{"seat":0,"card":"manoeuvre","delta":{"moray":{"scottish":-1,"welsh":1}, …}},
//!  "struggles":[{"region":"essex","outcome":"english"}]}
//! ```
//! - `phase`: `turn`, `summon` or `over`; `to_act`: who decides, or would have.
//! - `disc` of a region: `null`, a faction or `unstable`; of a track card: the seat
//!   whose negotiation disc lies on it; of a seat: whether it still has its own.
//! - `hand` in card order, `discard` from bottom to top.
//! - `plays` counts the cards played by anybody; `last_play` and `emptied` are its
//!   value after a seat's last play and after the one that left it nothing to play.
//! - `last_action`: the last card played, a spy's as what it copied, with its net
//!   change of follower counts.
//!
//! In a view other hands are `{"count":3}`, other piles `{"top":"march","size":2}`,
//! and `emptied` of others is `null` while they hold a card. When the game is over
//! everything is shown.

mod reading;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::KingIsDead;
use super::card::Card;
use super::faction::{ByFaction, Faction};
use super::map::Region;
use super::table::{Mode, Phase, Table};
use super::view::{Hand, View};
use crate::rules::{Game, Seat};

/// A true position.
pub type Document = Page<Vec<Card>, Vec<Card>>;

/// A position with hands of type `H` and discard piles of type `P`. What may be
/// `null` must still be there: `Option::deserialize` insists on the field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Page<H, P> {
    game: String,
    mode: Mode,
    players: usize,
    start: usize,
    phase: PhaseName,
    to_act: usize,
    passes: u8,
    plays: u8,
    regions: BTreeMap<Region, RegionEntry>,
    supply: Counts,
    track: Vec<TrackEntry>,
    seats: Vec<SeatEntry<H, P>>,
    #[serde(deserialize_with = "Option::deserialize")]
    last_action: Option<ActionEntry>,
    struggles: Vec<StruggleEntry>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseName {
    Turn,
    Summon,
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Counts {
    scottish: u8,
    welsh: u8,
    english: u8,
}

impl From<ByFaction<u8>> for Counts {
    fn from(ByFaction([scottish, welsh, english]): ByFaction<u8>) -> Counts {
        Counts { scottish, welsh, english }
    }
}

impl From<Counts> for ByFaction<u8> {
    fn from(counts: Counts) -> ByFaction<u8> {
        ByFaction([counts.scottish, counts.welsh, counts.english])
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct RegionEntry {
    scottish: u8,
    welsh: u8,
    english: u8,
    #[serde(deserialize_with = "Option::deserialize")]
    disc: Option<Disc>,
}

/// What lies in a region after its struggle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Disc {
    Scottish,
    Welsh,
    English,
    Unstable,
}

impl From<Option<Faction>> for Disc {
    fn from(winner: Option<Faction>) -> Disc {
        match winner {
            Some(Faction::Scottish) => Disc::Scottish,
            Some(Faction::Welsh) => Disc::Welsh,
            Some(Faction::English) => Disc::English,
            None => Disc::Unstable,
        }
    }
}

impl Disc {
    fn winner(self) -> Option<Faction> {
        match self {
            Disc::Scottish => Some(Faction::Scottish),
            Disc::Welsh => Some(Faction::Welsh),
            Disc::English => Some(Faction::English),
            Disc::Unstable => None,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct TrackEntry {
    region: Region,
    face_up: bool,
    #[serde(deserialize_with = "Option::deserialize")]
    disc: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SeatEntry<H, P> {
    court: Counts,
    hand: H,
    discard: P,
    disc: bool,
    #[serde(deserialize_with = "Option::deserialize")]
    last_play: Option<u8>,
    #[serde(deserialize_with = "Option::deserialize")]
    emptied: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct ActionEntry {
    seat: usize,
    card: Card,
    delta: BTreeMap<Region, BTreeMap<Faction, i8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct StruggleEntry {
    region: Region,
    outcome: Disc,
}

/// A hand in a view.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum HandEntry {
    Known(Vec<Card>),
    Hidden { count: usize },
}

/// A discard pile in a view: of others only the top card may be looked at.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum PileEntry {
    Open(Vec<Card>),
    Closed { top: Option<Card>, size: usize },
}

impl KingIsDead {
    pub(super) fn to_document(self) -> Document {
        page(&self.table, |seat| self.hands[seat].iter().collect(), |seat| self.table.piles[seat].iter().collect())
    }
}

impl View {
    pub(super) fn to_document(&self) -> Page<HandEntry, PileEntry> {
        let hand = |seat| match self.hands[seat] {
            Hand::Known(cards) => HandEntry::Known(cards.iter().collect()),
            Hand::Hidden(count) => HandEntry::Hidden { count },
        };
        let pile = |seat| {
            let pile = self.table.piles[seat];
            match self.hands[seat] {
                Hand::Known(_) => PileEntry::Open(pile.iter().collect()),
                Hand::Hidden(_) => PileEntry::Closed { top: pile.top(), size: pile.len() },
            }
        };
        page(&self.table, hand, pile)
    }
}

fn page<H, P>(table: &Table, hand: impl Fn(Seat) -> H, pile: impl Fn(Seat) -> P) -> Page<H, P> {
    let disc = |region| {
        let winner = Faction::ALL.into_iter().find(|&faction| table.controlled[faction].contains(region));
        (!table.open().contains(region)).then(|| Disc::from(winner))
    };
    let region_entry = |region| {
        let Counts { scottish, welsh, english } = table.followers.in_region(region).into();
        (region, RegionEntry { scottish, welsh, english, disc: disc(region) })
    };
    let track_entry = |&region: &Region| {
        let owner = table.seats.iter().find(|&seat| table.discs[seat] == Some(region));
        TrackEntry { region, face_up: table.open().contains(region), disc: owner.map(Seat::index) }
    };
    let seat_entry = |seat| SeatEntry {
        court: table.courts[seat].into(),
        hand: hand(seat),
        discard: pile(seat),
        disc: table.discs[seat].is_none(),
        last_play: table.last_play(seat),
        emptied: table.emptied(seat),
    };
    let delta = |region| {
        let by = Faction::ALL.map(|faction| (faction, table.change.of(faction, region)));
        (region, by.into_iter().filter(|&(_, by)| by != 0).collect())
    };
    let struggle = |&region: &Region| Some(StruggleEntry { region, outcome: disc(region)? });
    Page {
        game: KingIsDead::META.slug.to_owned(),
        mode: table.mode,
        players: table.seats.count(),
        start: table.start.index(),
        phase: match table.phase {
            Phase::Turn => PhaseName::Turn,
            Phase::Over => PhaseName::Over,
            // A half-chosen effect has no document; its whole is what counts.
            _ => PhaseName::Summon,
        },
        to_act: table.to_act.index(),
        passes: table.passes,
        plays: table.plays,
        regions: Region::ALL.into_iter().map(region_entry).collect(),
        supply: table.supply.into(),
        track: table.track.iter().map(track_entry).collect(),
        seats: table.seats.iter().map(seat_entry).collect(),
        last_action: table.last_action.map(|(seat, card)| ActionEntry {
            seat: seat.index(),
            card,
            delta: table.change.regions().iter().map(delta).collect(),
        }),
        struggles: table.track.iter().map_while(struggle).collect(),
    }
}
