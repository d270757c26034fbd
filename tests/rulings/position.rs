//! Positions for tests, written as the rulings write them.
//!
//! `MOR S2W1, DEV W1, STR xS, NOR x!, ESS -`: followers, a control disc, an
//! instability disc, open and empty. The builder pads what a test leaves open
//! (courts, hands, piles, the track) to a possible game.

use interregnum::play::{find_move, moves};
use interregnum::rules::king_is_dead::{Card, KingIsDead, Verdict};
use interregnum::rules::{Game, Notation, Rng, Seat};
use serde_json::{Map, Value, json};

const REGIONS: [(&str, &str); 8] = [
    ("MOR", "moray"),
    ("STR", "strathclyde"),
    ("LAN", "lancaster"),
    ("NOR", "northumbria"),
    ("GWY", "gwynedd"),
    ("WAR", "warwick"),
    ("ESS", "essex"),
    ("DEV", "devon"),
];
const FACTIONS: [(char, &str); 3] = [('S', "scottish"), ('W', "welsh"), ('E', "english")];

/// Followers by faction, in the order S, W, E.
type Counts = [u8; 3];

#[derive(Clone)]
pub struct Position {
    players: usize,
    start: usize,
    to_act: usize,
    passes: usize,
    summon: bool,
    map: [(Counts, Option<&'static str>); 8],
    /// Regions in track order; the closed ones in front.
    track: Vec<usize>,
    supply: Option<Counts>,
    courts: Option<Vec<Counts>>,
    discs: [Option<usize>; 4],
    hands: [Option<Vec<Card>>; 4],
    piles: [Vec<Card>; 4],
    advanced: bool,
    plays: Option<u8>,
    last_plays: Vec<Option<u8>>,
    emptied: Vec<Option<u8>>,
    last_action: Value,
}

/// The regions that are listed; the others are closed by Welsh control discs.
pub fn closed_elsewhere(players: usize, map: &str) -> Position {
    Position::on(players, map, Some("welsh"))
}

/// The regions that are listed; the others are open and empty.
pub fn open_elsewhere(players: usize, map: &str) -> Position {
    Position::on(players, map, None)
}

/// A finished game: the outcomes of its struggles in track order, `S`, `W`, `E`
/// or `!`; fewer than eight only for an invasion. Courts by seat.
pub fn finished(outcomes: &str, courts: &[Counts]) -> Position {
    let mut position = open_elsewhere(courts.len(), "");
    for (index, outcome) in outcomes.split_whitespace().enumerate() {
        position.map[index].1 = Some(disc(outcome));
    }
    position.courts = Some(courts.to_vec());
    position
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|()| panic!("no card {name:?}"))
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

fn region(short: &str) -> usize {
    REGIONS.iter().position(|region| region.0 == short).unwrap_or_else(|| panic!("no region {short:?}"))
}

fn disc(letter: &str) -> &'static str {
    match letter {
        "S" => "scottish",
        "W" => "welsh",
        "E" => "english",
        "!" => "unstable",
        _ => panic!("no disc {letter:?}"),
    }
}

/// `S2W1` as counts.
fn counts(text: &str) -> Counts {
    let mut counts = [0; 3];
    let letters: Vec<char> = text.chars().collect();
    for pair in letters.chunks(2) {
        let index = FACTIONS.iter().position(|faction| faction.0 == pair[0]).expect("a faction");
        counts[index] = pair[1].to_digit(10).expect("a number") as u8;
    }
    counts
}

impl Position {
    fn on(players: usize, map: &str, elsewhere: Option<&'static str>) -> Position {
        let mut regions = [([0; 3], elsewhere); 8];
        for entry in map.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (short, content) = entry.split_once(' ').expect("a region and what is there");
            regions[region(short)] = match content.strip_prefix('x') {
                Some(letter) => ([0; 3], Some(disc(letter))),
                None if content == "-" => ([0; 3], None),
                None => (counts(content), None),
            };
        }
        Position {
            players,
            start: 0,
            to_act: 0,
            passes: 0,
            summon: false,
            map: regions,
            track: (0..8).collect(),
            supply: None,
            courts: None,
            discs: [None; 4],
            hands: [const { None }; 4],
            piles: [const { Vec::new() }; 4],
            advanced: false,
            plays: None,
            last_plays: vec![None; players],
            emptied: vec![None; players],
            last_action: Value::Null,
        }
    }

    pub fn advanced(mut self) -> Position {
        self.advanced = true;
        self
    }

    pub fn turn_of(mut self, seat: usize) -> Position {
        self.to_act = seat;
        self
    }

    pub fn passes(mut self, passes: usize) -> Position {
        self.passes = passes;
        self
    }

    /// The seat to act has resolved its card and must summon.
    pub fn summoning(mut self) -> Position {
        self.summon = true;
        self
    }

    /// Followers in the supply; 5 of each if nothing is said.
    pub fn supply(mut self, scottish: u8, welsh: u8, english: u8) -> Position {
        self.supply = Some([scottish, welsh, english]);
        self
    }

    /// The courts; all other followers are in the supply then.
    pub fn courts(mut self, courts: &[Counts]) -> Position {
        self.courts = Some(courts.to_vec());
        self
    }

    /// Exactly these cards are left in a hand; the others have been played.
    pub fn hand(mut self, seat: usize, names: &str) -> Position {
        self.hands[seat] = Some(cards(names));
        self
    }

    /// Exactly these cards have been played, the last one on top.
    pub fn pile(mut self, seat: usize, names: &str) -> Position {
        self.piles[seat] = cards(names);
        self
    }

    /// The face-up cards in this order, behind those of closed regions.
    pub fn track(mut self, order: &str) -> Position {
        let named: Vec<usize> = order.split_whitespace().map(region).collect();
        let others = (0..8).filter(|region| !named.contains(region));
        self.track = others.chain(named.iter().copied()).collect();
        self
    }

    /// The seat's negotiation disc lies on this region's card.
    pub fn disc(mut self, seat: usize, short: &str) -> Position {
        self.discs[seat] = Some(region(short));
        self
    }

    /// When each seat played last, and so how many cards have been played.
    pub fn last_plays(mut self, plays: &[Option<u8>]) -> Position {
        self.last_plays = plays.to_vec();
        self
    }

    /// When each seat played its last playable card.
    pub fn emptied(mut self, emptied: &[Option<u8>]) -> Position {
        self.emptied = emptied.to_vec();
        self
    }

    /// The last play, with its net change: `MOR S-1W+1, DEV S+1W-1`.
    pub fn last_action(mut self, seat: usize, name: &str, change: &str) -> Position {
        let mut delta = Map::new();
        for entry in change.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (short, changes) = entry.split_once(' ').expect("a region and what changed");
            let letters: Vec<char> = changes.chars().collect();
            let by_faction = letters.chunks(3).map(|change| {
                let faction = FACTIONS.iter().find(|faction| faction.0 == change[0]).expect("a faction").1;
                let by: i64 = change[1..].iter().collect::<String>().parse().expect("a number");
                (faction.to_owned(), json!(by))
            });
            delta.insert(REGIONS[region(short)].1.to_owned(), Value::Object(by_faction.collect()));
        }
        self.last_action = json!({"seat": seat, "card": name, "delta": delta});
        self
    }

    pub fn build(&self) -> KingIsDead {
        let document = serde_json::from_value(self.document()).expect("the builder writes documents");
        KingIsDead::from_document(&document).unwrap_or_else(|error| panic!("{error}"))
    }

    /// As JSON, as the umpire's `set` takes it.
    pub fn document(&self) -> Value {
        let (supply, courts) = self.followers();
        let (hands, piles) = self.cards();
        let closed: Vec<usize> = self.track.iter().copied().filter(|&region| self.map[region].1.is_some()).collect();
        let open = self.track.iter().copied().filter(|&region| self.map[region].1.is_none());
        let track: Vec<usize> = closed.iter().copied().chain(open).collect();
        let unstable = self.map.iter().filter(|region| region.1 == Some("unstable")).count();
        let over = unstable == 3 || closed.len() == 8;
        let plays = self.plays.or(self.last_plays.iter().flatten().copied().max());
        json!({
            "game": "king-is-dead",
            "mode": if self.is_advanced() { "advanced" } else { "base" },
            "players": self.players,
            "start": self.start,
            "phase": if over { "over" } else if self.summon { "summon" } else { "turn" },
            "to_act": self.to_act,
            "passes": self.passes,
            "plays": plays.unwrap_or(piles.iter().map(Vec::len).sum::<usize>() as u8),
            "regions": REGIONS.iter().zip(&self.map).map(|(name, (counts, disc))| {
                let mut entry = by_faction(counts);
                entry["disc"] = json!(disc);
                (name.1.to_owned(), entry)
            }).collect::<Map<_, _>>(),
            "supply": by_faction(&supply),
            "track": track.iter().map(|&region| json!({
                "region": REGIONS[region].1,
                "face_up": self.map[region].1.is_none(),
                "disc": self.discs.iter().position(|&disc| disc == Some(region)),
            })).collect::<Vec<_>>(),
            "seats": (0..self.players).map(|seat| json!({
                "court": by_faction(&courts[seat]),
                "hand": hands[seat],
                "discard": piles[seat],
                "disc": self.discs[seat].is_none(),
                "last_play": self.last_plays[seat],
                "emptied": self.emptied[seat],
            })).collect::<Vec<_>>(),
            "last_action": self.last_action,
            "struggles": closed.iter().map(|&region| json!({
                "region": REGIONS[region].1,
                "outcome": self.map[region].1,
            })).collect::<Vec<_>>(),
        })
    }

    /// Supply and courts: what a test does not say is made up so that every
    /// faction has all its followers.
    fn followers(&self) -> (Counts, Vec<Counts>) {
        let total = if self.players == 2 { 16 } else { 18 };
        let off_map: Counts =
            std::array::from_fn(|faction| total - self.map.iter().map(|region| region.0[faction]).sum::<u8>());
        let mut courts = self.courts.clone().unwrap_or(vec![[0; 3]; self.players]);
        let at_court: Counts = std::array::from_fn(|faction| courts.iter().map(|court| court[faction]).sum());
        let supply = match (self.supply, &self.courts) {
            (Some(supply), _) => supply,
            (None, Some(_)) => std::array::from_fn(|faction| off_map[faction] - at_court[faction]),
            (None, None) => [5; 3],
        };
        if self.courts.is_none() {
            let last = courts.last_mut().expect("somebody plays");
            *last = std::array::from_fn(|faction| {
                off_map[faction].checked_sub(supply[faction]).expect("no more followers than there are")
            });
        }
        (supply, courts)
    }

    fn is_advanced(&self) -> bool {
        let named = self.hands.iter().flatten().flatten().chain(self.piles.iter().flatten());
        self.advanced || named.into_iter().any(|card| card.is_cunning())
    }

    /// Hands and piles of eight cards each: cunning cards that nobody is said to
    /// have are dealt in order, Plot last.
    fn cards(&self) -> (Vec<Vec<Card>>, Vec<Vec<Card>>) {
        let mut deck: Vec<Card> = Card::CUNNING.into_iter().filter(|&card| card != Card::Plot).collect();
        deck.push(Card::Plot);
        let named = self.hands.iter().flatten().flatten().chain(self.piles.iter().flatten());
        let named: Vec<Card> = named.copied().collect();
        deck.retain(|card| !named.contains(card));
        let mut hands = Vec::new();
        let mut piles = Vec::new();
        for seat in 0..self.players {
            let mut hand = self.hands[seat].clone().unwrap_or_default();
            let mut pile = self.piles[seat].clone();
            let mut rest = match self.is_advanced() {
                false => cards("scottish-support welsh-support english-support"),
                true => {
                    let known = hand.iter().chain(&pile).filter(|card| card.is_cunning()).count();
                    deck.drain(..3 - known).collect()
                }
            };
            rest.extend(cards("assemble assemble negotiate manoeuvre outmanoeuvre"));
            for card in hand.iter().chain(&pile) {
                if let Some(index) = rest.iter().position(|other| other == card) {
                    rest.remove(index);
                }
            }
            if self.hands[seat].is_some() {
                pile.splice(0..0, rest);
            } else {
                hand.extend(rest);
            }
            hand.sort_unstable();
            hands.push(hand);
            piles.push(pile);
        }
        (hands, piles)
    }
}

fn by_faction(counts: &Counts) -> Value {
    Value::Object(FACTIONS.iter().zip(counts).map(|(faction, count)| (faction.1.to_owned(), json!(count))).collect())
}

/// The effects that playing a card can have here, as the notation writes them.
pub fn effects(position: &KingIsDead, name: &str) -> Vec<String> {
    let start = format!("play {name} ");
    moves(position).into_iter().filter_map(|legal| legal.text.strip_prefix(&start).map(str::to_owned)).collect()
}

/// All legal moves.
pub fn legal(position: &KingIsDead) -> Vec<String> {
    moves(position).into_iter().map(|legal| legal.text).collect()
}

/// The position after some moves.
pub fn after(position: &KingIsDead, texts: &[&str]) -> KingIsDead {
    let mut position = *position;
    for text in texts {
        let steps =
            find_move(&position, text).unwrap_or_else(|| panic!("{text:?} is not legal: {:#?}", legal(&position)));
        for step in steps {
            position.apply(step, &mut Rng::new(0));
        }
    }
    position
}

pub fn verdict(position: &KingIsDead) -> Verdict {
    position.result().expect("the game is over")
}

/// A finished game's winners and what decided it.
pub fn won(position: &Position) -> (Vec<usize>, String) {
    let verdict = verdict(&position.build());
    let decided_by = serde_json::to_value(verdict.decided_by).expect("a word");
    (verdict.winners.iter().copied().map(Seat::index).collect(), decided_by.as_str().expect("a word").to_owned())
}
