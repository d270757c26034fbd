//! Players made of code. A bot is given a view and nothing else, so that it
//! cannot know more than a player in its seat; it knows no game by name.

mod chances;
mod greedy;
mod level;
#[cfg(feature = "wire")]
pub mod wire;

pub use chances::win_chances;
pub use level::{Level, UnknownLevel};

use crate::rules::{Game, GameExt, Rng};

/// How long a bot may think. It does not own a clock: whoever asks decides.
pub struct Effort<'a> {
    /// The number of games to imagine to the end, for those that search;
    /// `None` leaves it to the level.
    pub playouts: Option<u32>,
    /// Asked now and then; `false` means to answer with the best found so far.
    pub go_on: &'a mut dyn FnMut() -> bool,
}

/// The action that a bot of this level takes for the seat to act, whose view
/// this is. Same view, playouts and `rng`: same action.
pub fn choose<G: Game>(level: Level, view: &G::View, effort: &mut Effort, rng: &mut Rng) -> G::Action {
    match level {
        Level::Random => G::imagine(view, rng).random_action(rng),
        Level::Greedy => greedy::choose::<G>(view, effort, rng),
    }
}
