//! The record of a game: what is saved, exported and sent to the referee.
//!
//! A record holds the set-up, the seed and the moves in words, so that a person
//! can read it and a program can check it. It is never trusted: reading plays
//! every move again.
//!
//! ```json
//! {"interregnum":1,"game":"king-is-dead","rules":1,"players":2,
//!  "options":{"mode":"base","start":0},"seed":"000000000000002a",
//!  "moves":["play welsh-support devon","summon welsh devon","pass"],
//!  "unfinished":[3],"result":null}
//! ```
//! `interregnum` is the version of this format, `rules` that of the game's rules.
//! `seed` is hexadecimal, because JSON readers round large numbers. A game that
//! began from a `position` of its own has that as a document, and no options.
//! `unfinished` is
//! there while a move is only half chosen: for each choice its place among the
//! legal ones, from 0. `result` is what the game's rules say at the end.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::moves::find_move;
use super::session::{Origin, Session};
use crate::rules::{BadSetup, Impossible, Notation, Seats};

/// The version of the format that is written.
const FORMAT: u16 = 1;

/// A game as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "G::Options: Serialize, G::Document: Serialize, G::Result: Serialize",
    deserialize = "G::Options: Deserialize<'de>, G::Document: Deserialize<'de>, G::Result: Deserialize<'de>"
))]
pub struct Record<G: Notation> {
    interregnum: u16,
    game: String,
    rules: u16,
    players: usize,
    /// Absent where there is a position, which says it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options: Option<G::Options>,
    seed: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<G::Document>,
    moves: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unfinished: Vec<usize>,
    result: Option<G::Result>,
}

impl<G: Notation> Record<G> {
    /// Writes a session down.
    pub fn of(session: &Session<G>) -> Record<G> {
        let (players, options, seed, position) = match session.origin() {
            Origin::Deal { seats, options, seed } => (seats.count(), Some(options.clone()), *seed, None),
            Origin::Position { position, seed } => (position.seats().count(), None, *seed, Some(position.document())),
        };
        let mut replay = Session::new(session.origin().clone()).expect("the session began like this");
        let mut moves = Vec::new();
        let mut steps = Vec::new();
        let mut unfinished = Vec::new();
        let mut before = replay.position().clone();
        for &action in session.actions() {
            unfinished.extend(replay.position().legal().position(|legal| legal == action));
            steps.push(action);
            replay.play(action).expect("the session took this action");
            if replay.position().between_moves() {
                moves.push(before.sentence(&steps));
                before = replay.position().clone();
                steps.clear();
                unfinished.clear();
            }
        }
        Record {
            interregnum: FORMAT,
            game: G::META.slug.to_owned(),
            rules: G::META.rules_version,
            players,
            options,
            seed: format!("{seed:016x}"),
            position,
            moves,
            unfinished,
            result: session.position().result(),
        }
    }

    /// Plays the record again, checking everything in it.
    ///
    /// # Errors
    /// If anything is wrong, with the first thing that is.
    pub fn replay(&self) -> Result<Session<G>, LoadError> {
        if self.interregnum != FORMAT {
            return Err(LoadError::OtherFormat { found: self.interregnum });
        }
        if self.game != G::META.slug {
            return Err(LoadError::OtherGame { found: self.game.clone() });
        }
        if self.rules != G::META.rules_version {
            return Err(LoadError::OtherRules { found: self.rules });
        }
        let mut session = Session::new(self.origin()?).map_err(LoadError::Setup)?;
        for (index, text) in self.moves.iter().enumerate() {
            let steps = find_move(session.position(), text);
            let wrong = || LoadError::Move { number: index + 1, text: text.clone() };
            for step in steps.ok_or_else(wrong)? {
                session.play(step).expect("a move that was found is legal");
            }
        }
        for (index, &choice) in self.unfinished.iter().enumerate() {
            let wrong = LoadError::Unfinished { choice: index + 1 };
            let action = session.position().legal().nth(choice).ok_or(wrong)?;
            session.play(action).expect("it is one of the legal actions");
        }
        if self.result.is_some() && self.result != session.position().result() {
            return Err(LoadError::Result);
        }
        Ok(session)
    }

    fn origin(&self) -> Result<Origin<G>, LoadError> {
        let seed = u64::from_str_radix(&self.seed, 16).map_err(|_| LoadError::Seed)?;
        match &self.position {
            Some(document) => {
                let position = G::from_document(document).map_err(LoadError::Position)?;
                if position.seats().count() != self.players || self.options.is_some() {
                    return Err(LoadError::TwoSetups);
                }
                Ok(Origin::Position { position, seed })
            }
            None => {
                let (allowed, found) = (G::META.seats, self.players);
                let seats = Seats::new(found).ok_or(LoadError::Setup(BadSetup::Seats { allowed, found }))?;
                Ok(Origin::Deal { seats, options: self.options.clone().unwrap_or_default(), seed })
            }
        }
    }
}

#[cfg(feature = "json")]
impl<G: Notation> Record<G> {
    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record has no maps with strange keys")
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If it is not the JSON of one.
    pub fn from_json(json: &str) -> Result<Record<G>, LoadError> {
        serde_json::from_str(json).map_err(|error| LoadError::Shape(error.to_string()))
    }
}

/// The game that a record or a position in JSON is of, before anything else is
/// read.
///
/// # Errors
/// If it does not say.
#[cfg(feature = "json")]
pub fn slug_of(json: &str) -> Result<String, serde_json::Error> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    serde_json::from_str(json).map(|head: Head| head.game)
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is not JSON of the right shape.
    Shape(String),
    /// It was written by another version of this program.
    OtherFormat {
        /// That version.
        found: u16,
    },
    /// It is a record of another game.
    OtherGame {
        /// That game.
        found: String,
    },
    /// It was played by other rules.
    OtherRules {
        /// Their version.
        found: u16,
    },
    /// The seed is not a hexadecimal number.
    Seed,
    /// The game cannot be set up like that.
    Setup(BadSetup),
    /// The position it begins with and what stands beside it contradict each
    /// other.
    TwoSetups,
    /// The position it begins with is impossible.
    Position(Impossible),
    /// A move is not legal where it is made.
    Move {
        /// Its number, from 1.
        number: usize,
        /// How it is written.
        text: String,
    },
    /// A choice of the unfinished move does not exist.
    Unfinished {
        /// Its number, from 1.
        choice: usize,
    },
    /// The result is not the one that the moves lead to.
    Result,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LoadError::Shape(error) => write!(f, "this is not a record: {error}"),
            LoadError::OtherFormat { found } => write!(f, "the record has format {found}, this program reads {FORMAT}"),
            LoadError::OtherGame { found } => write!(f, "the record is of another game: {found:?}"),
            LoadError::OtherRules { found } => write!(f, "the game was played by version {found} of the rules"),
            LoadError::Seed => write!(f, "the seed is not a hexadecimal number of up to 16 digits"),
            LoadError::Setup(error) => error.fmt(f),
            LoadError::TwoSetups => write!(f, "a record that begins with a position has its players and no options"),
            LoadError::Position(error) => write!(f, "the position is impossible: {error}"),
            LoadError::Move { number, text } => write!(f, "move {number} is not legal: {text:?}"),
            LoadError::Unfinished { choice } => write!(f, "choice {choice} of the unfinished move does not exist"),
            LoadError::Result => write!(f, "the result is not the one that the moves lead to"),
        }
    }
}

impl std::error::Error for LoadError {}
