//! A toy with everything that later games need of the traits: dice in play,
//! hidden hands, secret simultaneous choices, two to five seats.
//!
//! Everybody holds some cards from a deck of 1 to 20. Each round all commit a
//! card in secret, one seat after another; the last one reveals them, a die is
//! added to each, and the unique highest scores. Most rounds win; ties share.

use interregnum::rules::{
    BadOption, BadSetup, BySeat, Game, Impossible, MAX_SEATS, Meta, Notation, Observer, Outcome, Rng, Seat, SeatSet,
    Seats, Status,
};
use serde::{Deserialize, Serialize};

const DEALT: usize = 3;
const CARDS: u32 = (1 << 21) - 2;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Toy {
    seats: Seats,
    hands: BySeat<u32, MAX_SEATS>,
    committed: BySeat<Option<u8>, MAX_SEATS>,
    points: BySeat<u8, MAX_SEATS>,
    played: u32,
    to_act: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ToyView {
    observer: Observer,
    /// The position with other hands and commitments taken out.
    known: Toy,
    hand_sizes: BySeat<u32, MAX_SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Commit(u8);

#[derive(Serialize, Deserialize)]
pub struct ToyDocument {
    game: String,
    players: usize,
    hands: Vec<u32>,
    committed: Vec<Option<u8>>,
    points: Vec<u8>,
    played: u32,
}

fn cards(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |card| set >> card & 1 == 1)
}

impl Toy {
    fn over(&self) -> bool {
        self.seats.iter().all(|seat| self.hands[seat] == 0 && self.committed[seat].is_none())
    }

    fn reveal(&mut self, rng: &mut Rng) {
        let mut scores: Vec<(u32, Seat)> = Vec::new();
        for seat in self.seats.iter() {
            let card = self.committed[seat].take().expect("everybody has committed");
            self.played |= 1 << card;
            scores.push((u32::from(card) + 1 + rng.below(6), seat));
        }
        scores.sort_unstable();
        if let [.., (second, _), (first, winner)] = scores[..]
            && second < first
        {
            self.points[winner] += 1;
        }
    }
}

impl Game for Toy {
    type Options = ();
    type Action = Commit;
    type Legal = std::vec::IntoIter<Commit>;
    type View = ToyView;
    const META: Meta = Meta { slug: "toy", rules_version: 1, seats: 2..=MAX_SEATS, longest: MAX_SEATS * DEALT };

    fn new(seats: Seats, (): &(), rng: &mut Rng) -> Result<Toy, BadSetup> {
        let mut deck: Vec<u8> = cards(CARDS).collect();
        rng.shuffle(&mut deck);
        let mut hands = BySeat::default();
        for seat in seats.iter() {
            hands[seat] = deck.drain(..DEALT).fold(0, |hand, card| hand | 1 << card);
        }
        let (committed, points) = (BySeat::default(), BySeat::default());
        Ok(Toy { seats, hands, committed, points, played: 0, to_act: Seat::new(0) })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn status(&self) -> Status {
        if !self.over() {
            return Status::ToAct(self.to_act);
        }
        let most = self.seats.iter().map(|seat| self.points[seat]).max();
        let winners: SeatSet = self.seats.iter().filter(|&seat| Some(self.points[seat]) == most).collect();
        Status::Over(Outcome { winners, sides: winners.len() as u8 })
    }

    fn legal(&self) -> Self::Legal {
        cards(self.hands[self.to_act]).map(Commit).collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, Commit(card): Commit, rng: &mut Rng) {
        self.hands[self.to_act] &= !(1 << card);
        self.committed[self.to_act] = Some(card);
        self.to_act = self.seats.next(self.to_act);
        if self.seats.iter().all(|seat| self.committed[seat].is_some()) {
            self.reveal(rng);
        }
    }

    fn view(&self, observer: Observer) -> ToyView {
        let mut known = self.clone();
        let mut hand_sizes = BySeat::default();
        for seat in self.seats.iter() {
            hand_sizes[seat] = self.hands[seat].count_ones();
            if observer != Observer::Seat(seat) {
                known.hands[seat] = 0;
                known.committed[seat] = known.committed[seat].map(|_| 0);
            }
        }
        ToyView { observer, known, hand_sizes }
    }

    fn imagine(view: &ToyView, rng: &mut Rng) -> Toy {
        let mut world = view.known.clone();
        let mut seen = world.played;
        if let Observer::Seat(me) = view.observer {
            seen |= world.hands[me] | world.committed[me].map_or(0, |card| 1 << card);
        }
        let mut deck: Vec<u8> = cards(CARDS & !seen).collect();
        rng.shuffle(&mut deck);
        for seat in world.seats.iter().filter(|&seat| view.observer != Observer::Seat(seat)) {
            if world.committed[seat].is_some() {
                world.committed[seat] = deck.pop();
            }
            let unknown = deck.split_off(deck.len() - view.hand_sizes[seat] as usize);
            world.hands[seat] = unknown.into_iter().fold(0, |hand, card| hand | 1 << card);
        }
        world
    }

    fn sees(&self, observer: Observer, _: Commit) -> bool {
        observer == Observer::Seat(self.to_act)
    }
}

impl Notation for Toy {
    type Document = ToyDocument;
    type Result = Vec<usize>;
    const OPTIONS: &'static str = "";

    fn set_option(_: &mut (), _: Seats, _: &str, _: &str) -> Result<(), BadOption> {
        Err(BadOption::Unknown)
    }

    fn written_options((): &()) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn between_moves(&self) -> bool {
        true
    }

    fn opening(&self, first: Commit) -> String {
        self.sentence(&[first])
    }

    fn sentence(&self, steps: &[Commit]) -> String {
        format!("commit {}", steps[0].0)
    }

    fn document(&self) -> ToyDocument {
        ToyDocument {
            game: Toy::META.slug.to_owned(),
            players: self.seats.count(),
            hands: self.hands.0.to_vec(),
            committed: self.committed.0.to_vec(),
            points: self.points.0.to_vec(),
            played: self.played,
        }
    }

    fn view_document(&self, observer: Observer) -> impl Serialize {
        self.view(observer).known.document()
    }

    fn from_document(document: &ToyDocument) -> Result<Toy, Impossible> {
        let wrong = |what: &str| Impossible(what.to_owned());
        let seats = Seats::new(document.players).ok_or_else(|| wrong("players"))?;
        let committed = BySeat(document.committed.clone().try_into().map_err(|_| wrong("commitments"))?);
        let committing = seats.iter().filter(|&seat| committed[seat].is_some()).count();
        Ok(Toy {
            seats,
            hands: BySeat(document.hands.clone().try_into().map_err(|_| wrong("hands"))?),
            committed,
            points: BySeat(document.points.clone().try_into().map_err(|_| wrong("points"))?),
            played: document.played,
            to_act: seats.seat(committing).ok_or_else(|| wrong("commitments"))?,
        })
    }

    fn result(&self) -> Option<Vec<usize>> {
        match self.status() {
            Status::ToAct(_) => None,
            Status::Over(outcome) => Some(outcome.winners.iter().map(Seat::index).collect()),
        }
    }
}
