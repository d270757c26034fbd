//! What the page and the workers in which its bots think say to each other, as
//! bytes: a question, news of how far its answer is, and the answer.
//!
//! A question carries the *view* of the seat to act and never the position. What
//! that seat does not know is not in the message, so that no bot can know it
//! either, whatever its code does.
//!
//! Besides they say a few words, as text. Page and workers are built and published
//! together, so that the format needs no versions.

use serde::{Deserialize, Serialize};

use super::{Advice, BotTurn, Judgement, Level, Mind, Puzzle};
use crate::rules::Game;

/// A worker says that it can be asked.
pub const READY: &str = "ready";

/// A worker says about once a second that it thinks, so that the page can tell a
/// long thought from a dead worker.
pub const BUSY: &str = "busy";

/// A worker says that it could not be started.
pub const FAILED: &str = "failed";

/// The page says that it no longer wants to know.
pub const CANCEL: &str = "cancel";

/// What somebody wants to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// What a bot of this level does; answered by a [`BotTurn`].
    Turn(Level),
    /// What a person could do; answered by several [`Advice`].
    Advice,
    /// Nothing yet: advice may be asked for later, and should be there at once
    /// then. It has no answer.
    Ponder,
    /// What spoke for turns of the past; answered by a list of reasons for each.
    Reasons,
    /// What a turn of the past was worth; answered by a [`Judgement`].
    Judge,
    /// A position in which one turn is best, found with the seed; answered by a
    /// [`Puzzle`]. There is no view.
    Puzzle,
}

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Names the question, so that its answer is told from those to older ones.
    pub id: u32,
    /// The name of the game.
    pub game: String,
    /// What somebody wants to know.
    pub task: Task,
    /// The bot's luck. The same question with the same seed has the same answer.
    pub seed: u64,
    /// What the seat to act knows.
    pub view: Vec<u8>,
    /// All that was done in the game so far, as that seat saw it, if what was
    /// thought about an earlier position may be gone on with; the turn that is to
    /// be judged.
    pub taken: Vec<u8>,
}

impl Ask {
    /// A question about the seat to act, whose view this is; `None` if the view
    /// cannot be written down.
    pub fn new<G: Game>(id: u32, task: Task, seed: u64, view: &G::View) -> Option<Ask> {
        let view = postcard::to_allocvec(view).ok()?;
        Some(Ask { id, game: G::META.slug.to_owned(), task, seed, view, taken: Vec::new() })
    }

    /// A question about turns of the past: for each, what the seat that played it
    /// knew before, and what it did.
    pub fn about_the_past<G: Game>(id: u32, turns: &[(G::View, Vec<G::Action>)]) -> Option<Ask> {
        let view = postcard::to_allocvec(turns).ok()?;
        Some(Ask { id, game: G::META.slug.to_owned(), task: Task::Reasons, seed: 0, view, taken: Vec::new() })
    }

    /// A question about no position at all, which is answered by the seed alone.
    pub fn about_nothing<G: Game>(id: u32, task: Task, seed: u64) -> Ask {
        Ask { id, game: G::META.slug.to_owned(), task, seed, view: Vec::new(), taken: Vec::new() }
    }

    /// The same with all that was done in the game so far, or in the turn.
    pub fn after<G: Game>(self, taken: &[G::Action]) -> Ask {
        // What cannot be written down is only missed.
        Ask { taken: postcard::to_allocvec(taken).unwrap_or_default(), ..self }
    }

    /// As it is sent; `None` if it cannot be.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        postcard::to_allocvec(self).ok()
    }

    /// As it was sent; `None` for bytes that are no question.
    pub fn from_bytes(bytes: &[u8]) -> Option<Ask> {
        postcard::from_bytes(bytes).ok()
    }
}

/// What comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Of the question.
    pub id: u32,
    /// What there is to say.
    pub news: News,
}

/// What a reply says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum News {
    /// How much of the thinking is done, from 0 to 1.
    Progress(f32),
    /// The answer.
    Answer(Vec<u8>),
}

impl Reply {
    /// As it is sent; `None` if it cannot be.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        postcard::to_allocvec(self).ok()
    }

    /// As it was sent; `None` for bytes that are no reply.
    pub fn from_bytes(bytes: &[u8]) -> Option<Reply> {
        postcard::from_bytes(bytes).ok()
    }

    /// The turn, if it is the answer and of this game.
    pub fn turn<G: Mind>(&self) -> Option<BotTurn<G>> {
        postcard::from_bytes(self.answer()?).ok()
    }

    /// The advice, if it is the answer and of this game.
    pub fn advice<G: Mind>(&self) -> Option<Vec<Advice<G>>> {
        postcard::from_bytes(self.answer()?).ok()
    }

    /// What a turn of the past was worth, if that is the answer and of this game.
    pub fn judgement<G: Game>(&self) -> Option<Judgement<G>> {
        postcard::from_bytes(self.answer()?).ok()
    }

    /// The puzzle, if that is the answer and of this game.
    pub fn puzzle<G: Game>(&self) -> Option<Puzzle<G>> {
        postcard::from_bytes(self.answer()?).ok()
    }

    /// The reasons of turns of the past, if that is the answer and of this game.
    pub fn reasons<G: Mind>(&self) -> Option<Vec<Vec<G::Reason>>> {
        postcard::from_bytes(self.answer()?).ok()
    }

    fn answer(&self) -> Option<&[u8]> {
        match &self.news {
            News::Progress(_) => None,
            News::Answer(bytes) => Some(bytes),
        }
    }
}
