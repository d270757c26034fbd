//! One card in one position: what it offers, and what playing it leaves behind.

use interregnum::rules::Seat;
use interregnum::rules::king_is_dead::{Card, Faction, KingIsDead, Phase, Region, Table};

use crate::position::{Position, after, card, effects};

pub const SINGLES: [&str; 3] = ["+scottish", "+welsh", "+english"];

pub const PAIRS: [&str; 6] = [
    "+scottish+scottish",
    "+scottish+welsh",
    "+scottish+english",
    "+welsh+welsh",
    "+welsh+english",
    "+english+english",
];

/// `start` with each of the endings.
pub fn each(start: &str, endings: &[&str]) -> Vec<String> {
    endings.iter().map(|ending| format!("{start} {ending}")).collect()
}

/// The card has exactly these effects, each once; the order does not matter.
pub fn check(position: &KingIsDead, card: &str, expected: &[impl AsRef<str>]) {
    let mut expected: Vec<&str> = expected.iter().map(AsRef::as_ref).collect();
    expected.sort_unstable();
    assert_eq!(effects(position, card), expected, "{card} on {}", map(position));
}

/// The followers as the rulings write them: `MOR S2W1, DEV W1`.
pub fn map(position: &KingIsDead) -> String {
    let followers = position.table().followers();
    let entry = |region: Region| {
        let counts = "SWE".chars().zip(followers.in_region(region).0).filter(|&(_, count)| count != 0);
        let counts: String = counts.map(|(letter, count)| format!("{letter}{count}")).collect();
        format!("{} {counts}", short(region))
    };
    followers.occupied().iter().map(entry).collect::<Vec<_>>().join(", ")
}

/// The regions of the face-up cards, in track order: `DEV MOR`.
pub fn track(position: &KingIsDead) -> String {
    let table = position.table();
    table.track()[table.struggles()..].iter().map(|&region| short(region)).collect::<Vec<_>>().join(" ")
}

/// On which card each seat's negotiation disc lies.
pub fn discs(position: &KingIsDead) -> Vec<Option<Region>> {
    position.table().seats().iter().map(|seat| position.table().disc(seat)).collect()
}

fn short(region: Region) -> String {
    region.slug()[..3].to_uppercase()
}

/// A card that seat 0 is about to play.
pub struct Case {
    card: &'static str,
    position: KingIsDead,
}

/// Seat 0 to act, with nothing but this card in hand.
pub fn playing(card: &'static str, position: Position) -> Case {
    Case { card, position: position.hand(0, card).build() }
}

impl Case {
    /// Exactly these effects are legal.
    pub fn offers(self, expected: &[impl AsRef<str>]) -> Case {
        check(&self.position, self.card, expected);
        self
    }

    /// This effect leads to this map and this supply. Besides, for every card: the
    /// net change is the difference of the maps, the card lies on the pile, and
    /// nothing else has moved; then somebody is summoned, if there is anybody.
    pub fn leaves(self, effect: &str, expected: &str, supply: [u8; 3]) -> Case {
        let played = after(&self.position, &[&format!("play {} {effect}", self.card)]);
        let (before, table, actor) = (self.position.table(), played.table(), Seat::new(0));
        assert_eq!(map(&played), expected, "the map after {effect}");
        assert_eq!(table.supply().0, supply, "the supply after {effect}");
        for (faction, region) in Faction::ALL.into_iter().flat_map(|f| Region::ALL.map(|region| (f, region))) {
            let count = |table: &Table| table.followers().count(faction, region);
            let difference = i16::from(count(table)) - i16::from(count(before));
            assert_eq!(i16::from(table.change().of(faction, region)), difference, "{faction} {region} by {effect}");
        }
        let kind = self.counts_as(effect);
        assert_eq!(table.last_action(), Some((actor, kind)));
        let mut pile: Vec<Card> = before.pile(actor).iter().collect();
        pile.push(card(self.card));
        assert_eq!(table.pile(actor).iter().collect::<Vec<_>>(), pile);
        assert!(played.hand(actor).is_empty());
        assert_eq!((table.open(), table.unstable()), (before.open(), before.unstable()));
        for seat in table.seats().iter() {
            assert_eq!(table.court(seat), before.court(seat), "the court of seat {seat}");
        }
        if kind != Card::Negotiate {
            assert_eq!((discs(&played), table.track()), (discs(&self.position), before.track()));
        }
        let next = if expected.is_empty() { (Phase::Turn, Seat::new(1)) } else { (Phase::Summon, actor) };
        assert_eq!((table.phase(), table.to_act()), next);
        self
    }

    /// As [`leaves`](Case::leaves), where everything stays as it was.
    pub fn changes_nothing(self, effect: &str) -> Case {
        let (map, supply) = (map(&self.position), self.position.table().supply().0);
        self.leaves(effect, &map, supply)
    }

    /// The card cannot do anything here, but can be played.
    pub fn has_no_effect(self) {
        self.offers(&["-"]).changes_nothing("-");
    }

    /// A negotiation that leaves these face-up cards and puts seat 0's disc there.
    pub fn relays(self, effect: &str, expected: &str, disc: Option<Region>) -> Case {
        let played = after(&self.position, &[&format!("play {} {effect}", self.card)]);
        assert_eq!(track(&played), expected, "the track after {effect}");
        assert_eq!(played.table().disc(Seat::new(0)), disc);
        self.changes_nothing(effect)
    }

    /// A spy counts as the card it copies.
    fn counts_as(&self, effect: &str) -> Card {
        match effect.split(' ').nth(1) {
            Some(copied) if self.card == "spy" => card(copied),
            _ => card(self.card),
        }
    }
}
