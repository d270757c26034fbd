//! Players made of code. A bot is given a view and nothing else, so that it
//! cannot know more than a player in its seat; it knows no game by name.
//!
//! - [`Level`]: what players choose from; [`Style`]: what a level is made of.
//! - [`Mind`]: what a game tells the bots besides its rules, if it does.
//! - [`Search`]: the tree; [`Deliberation`]: a whole turn out of one tree.
//! - [`TurnThinking`], [`AdviceThinking`] and [`Judging`]: what is asked of a bot,
//!   in slices; with the feature `wire`, `Answering`: the same from bytes to bytes.

#[cfg(feature = "wire")]
mod answering;
mod chances;
mod greedy;
mod hint;
mod level;
mod math;
mod mind;
mod net;
mod puzzle;
mod review;
mod search;
mod style;
mod thinking;
mod tree;
mod turn;
mod uct;
#[cfg(feature = "wire")]
pub mod wire;

#[cfg(feature = "wire")]
pub use answering::Answering;
pub use chances::win_chances;
pub use hint::{Consultation, Line};
pub use level::{Level, UnknownLevel};
pub use math::{exp, logit, sigmoid};
pub use mind::{Mind, Worlds};
pub use net::{Features, Glance, HIDDEN, MOST_INPUTS, Net};
pub use puzzle::{Puzzle, Puzzling};
pub use review::{Judgement, Judging};
pub use search::Search;
pub use style::{Care, Recipe, Style, UnknownStyle};
pub use thinking::{Advice, AdviceThinking, BotTurn, TurnThinking};
pub use tree::Node;
pub use turn::{Deliberation, Thought};

use crate::rules::{GameExt, Rng};

/// How long a bot may think. It does not own a clock: whoever asks decides.
pub struct Effort<'a> {
    /// The number of games to imagine to the end, for those that search;
    /// `None` leaves it to the level.
    pub playouts: Option<u32>,
    /// Asked now and then; `false` means to answer with the best found so far.
    pub go_on: &'a mut dyn FnMut() -> bool,
}

/// What a bot of this style does for the seat to act, whose view this is: at
/// least one action, at most a whole turn. Same view, playouts and `rng`: same
/// actions.
pub fn choose<G: Mind>(style: Style, view: &G::View, effort: &mut Effort, rng: &mut Rng) -> Vec<G::Action> {
    choose_in(style, view, G::worlds(view), effort, rng)
}

/// [`choose`], but in these worlds. With the true one it is a bot that peeks,
/// against which an honest one can be measured.
pub fn choose_in<G: Mind>(
    style: Style,
    view: &G::View,
    worlds: Worlds<G>,
    effort: &mut Effort,
    rng: &mut Rng,
) -> Vec<G::Action> {
    let iterations = |usual: u32| effort.playouts.unwrap_or(usual);
    match style {
        Style::Playouts(usual) => vec![uct::choose(&worlds, iterations(usual), effort, rng)],
        Style::Search(recipe) if G::HAS_NET => {
            let care = recipe.for_worlds(&worlds);
            let care = Care { iterations: iterations(care.iterations), ..care };
            let deliberation = deliberate(care, worlds, rng).expect("somebody is to act when a bot is asked");
            deliberation.finish(effort.go_on).actions
        }
        style => at_once(style, view, worlds, effort, rng),
    }
}

/// What bots do that do not search with a net, or have none to search with. A game
/// without a net is searched all the same; one with a net is spared that code.
fn at_once<G: Mind>(
    style: Style,
    view: &G::View,
    worlds: Worlds<G>,
    effort: &mut Effort,
    rng: &mut Rng,
) -> Vec<G::Action> {
    match style {
        Style::Greedy => vec![greedy::choose::<G>(view, effort, rng)],
        Style::Search(recipe) if !G::HAS_NET => {
            let usual = recipe.for_worlds(&worlds).iterations;
            vec![uct::choose(&worlds, effort.playouts.unwrap_or(usual), effort, rng)]
        }
        _ => vec![G::imagine(view, rng).random_action(rng)],
    }
}

/// Begins to think about a turn; `None` if nobody is to act or the game has no net.
fn deliberate<G: Mind>(care: Care, worlds: Worlds<G>, rng: &mut Rng) -> Option<Deliberation<'static, G>> {
    let search = Search::new(worlds, Rng::new(rng.bits()))?;
    Some(Deliberation::new(search, care, Rng::new(rng.bits())))
}
