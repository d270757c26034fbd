//! How a game is written down: moves as text, positions as documents.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Game, Observer, Seats};

/// The written form of a game, as the umpire's protocol and the saved records
/// use it. A *move* is what players would call one: the text of a whole effect,
/// made of one or more actions.
pub trait Notation: Game {
    /// A true position, with everything hidden in it. Its field `game` is the
    /// game's slug, by which the umpire knows it.
    type Document: Serialize + DeserializeOwned;
    /// How the game ended, in full.
    type Result: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;

    /// The options with their values, as the list of games shows them:
    /// `name=value,value`, with spaces between options.
    const OPTIONS: &'static str;

    /// Changes one option of a game for `seats` by its written name and value.
    ///
    /// # Errors
    /// If there is no such option or it cannot have that value.
    fn set_option(options: &mut Self::Options, seats: Seats, name: &str, value: &str) -> Result<(), BadOption>;

    /// The options by their written names and values, such that setting them all
    /// gives these options.
    fn written_options(options: &Self::Options) -> Vec<(&'static str, String)>;

    /// Whether one move is finished and the next has not begun. Chance and other
    /// seats come in only there: a move ends where either begins.
    fn between_moves(&self) -> bool;

    /// The first words of every move that begins with `first`, enough to tell
    /// which moves are worth reading further.
    fn opening(&self, first: Self::Action) -> String;

    /// The move in words. This position is between moves, and `steps` lead
    /// through legal actions to the next one that is.
    fn sentence(&self, steps: &[Self::Action]) -> String;

    /// The true position.
    fn document(&self) -> Self::Document;

    /// What a seat may look at, as a document of its own.
    fn view_document(&self, observer: Observer) -> impl Serialize;

    /// The position a document describes.
    ///
    /// # Errors
    /// If no game could look like that.
    fn from_document(document: &Self::Document) -> Result<Self, Impossible>;

    /// How the game ended; `None` while it goes on.
    fn result(&self) -> Option<Self::Result>;
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// The game has no option of that name.
    Unknown,
    /// The option cannot have this value.
    Value {
        /// What it can be.
        expected: &'static str,
    },
}

/// Why no game could look like a document, in words for its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible(pub String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}
