//! The rules of the games, pure: no screen, storage, clock or bot in here.
//!
//! Every game is one folder that implements [`Game`] (what happens) and
//! [`Notation`] (how it is written down). Everything else in the project, the
//! sessions, bots, referee and screens, is written once, over these traits.

pub mod king_is_dead;
mod notation;
mod outcome;
mod rng;
mod seat;

use std::fmt::{self, Debug};
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use notation::{BadOption, Impossible, Notation};
pub use outcome::{Outcome, Status};
pub use rng::{Rng, mix};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Seats};

/// One position of one game, together with everything that decides what may
/// happen next. History, names and log live elsewhere.
///
/// `tests/laws.rs` checks the contract below on every registered game.
///
/// # How a game tells of itself
/// - A turn of several choices is several actions: the position remembers the
///   half-made choice and the same seat stays to act. Each action is legal only
///   if the turn can be completed from there.
/// - Chance comes from the `rng` that is passed in, as late as possible. The
///   position holds no future: an unseen deck is a set until somebody draws.
/// - Secret simultaneous choices are made one seat after another and masked in
///   [`view`](Game::view) until the last one reveals them.
/// - What a seat knows is [`view`](Game::view), and worlds for a search are made
///   from a view alone ([`imagine`](Game::imagine)), so that a bot cannot peek.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is agreed before the first move, besides the number of seats.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision.
    type Action: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The answer to "what may I do?". An iterator, so that a game that is
    /// searched need not touch the heap for it.
    type Legal: ExactSizeIterator<Item = Self::Action>;
    /// All that one observer knows; it can be sent to a bot in another thread.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Name, versions and limits.
    const META: Meta;

    /// Sets the game up.
    ///
    /// # Errors
    /// If the game is not for so many seats or the options contradict them.
    fn new(seats: Seats, options: &Self::Options, rng: &mut Rng) -> Result<Self, BadSetup>;

    /// How many sit at the table.
    fn seats(&self) -> Seats;

    /// Who decides next, or who has won.
    fn status(&self) -> Status;

    /// Every action that the seat to act may take: in ascending order, each
    /// once, at least one. Empty when the game is over.
    fn legal(&self) -> Self::Legal;

    /// Takes an action. The caller promises that it is legal;
    /// [`GameExt::try_apply`] checks.
    fn apply(&mut self, action: Self::Action, rng: &mut Rng);

    /// Everything `observer` knows, and nothing else. Players remember what they
    /// saw: what was public once stays in the view.
    fn view(&self, observer: Observer) -> Self::View;

    /// A position that looks exactly like `view` to its observer, each equally
    /// likely.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Whether `observer` sees what `action` is when it is taken; `false` for a
    /// choice made face down.
    fn sees(&self, _observer: Observer, _action: Self::Action) -> bool {
        true
    }

    /// The first seat of the team that `seat` plays for; itself where there are
    /// no teams.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// How well `seat` stands, from 0 (lost) to 1 (won), judged by rule of thumb
    /// from what everybody can see.
    fn standing(&self, _seat: Seat) -> f32 {
        0.5
    }
}

/// The constants of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meta {
    /// Its name in saves, links and the umpire's protocol.
    pub slug: &'static str,
    /// Counts changes that make old records play differently.
    pub rules_version: u16,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// No game takes more actions than this.
    pub longest: usize,
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Observer {
    /// Somebody at the table without a hand.
    Public,
    /// A player.
    Seat(Seat),
}

/// Why a game cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game is for another number of players.
    Seats {
        /// How many it is for.
        allowed: RangeInclusive<usize>,
        /// How many were asked for.
        found: usize,
    },
    /// Nobody sits where the start player should.
    Start(Seat),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadSetup::Seats { allowed, found } => {
                write!(f, "the game is for {} to {} players, not {found}", allowed.start(), allowed.end())
            }
            BadSetup::Start(seat) => write!(f, "nobody sits in the start player's seat {seat}"),
        }
    }
}

impl std::error::Error for BadSetup {}

/// The action is not among [`Game::legal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<A>(pub A);

impl<A: Debug> fmt::Display for Illegal<A> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} is not legal here", self.0)
    }
}

/// What every game can do because it is a [`Game`]; nobody overrides these.
pub trait GameExt: Game {
    /// The seat to act, or `None` when the game is over.
    fn to_act(&self) -> Option<Seat> {
        match self.status() {
            Status::ToAct(seat) => Some(seat),
            Status::Over(_) => None,
        }
    }

    /// Who won, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        match self.status() {
            Status::ToAct(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Takes an action of unknown origin.
    ///
    /// # Errors
    /// If it is not legal; the position is unchanged then.
    fn try_apply(&mut self, action: Self::Action, rng: &mut Rng) -> Result<(), Illegal<Self::Action>> {
        if !self.legal().any(|legal| legal == action) {
            return Err(Illegal(action));
        }
        self.apply(action, rng);
        Ok(())
    }

    /// A legal action, each equally likely.
    fn random_action(&self, rng: &mut Rng) -> Self::Action {
        let mut legal = self.legal();
        let index = rng.below(legal.len() as u32) as usize;
        legal.nth(index).expect("the index is below the number of legal actions")
    }

    /// Plays random actions to the end and says who won.
    fn playout(mut self, rng: &mut Rng) -> Outcome {
        loop {
            if let Status::Over(outcome) = self.status() {
                return outcome;
            }
            let action = self.random_action(rng);
            self.apply(action, rng);
        }
    }
}

impl<G: Game> GameExt for G {}
