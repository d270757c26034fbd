//! A whole turn, decision by decision, out of one search.

use super::math::exp;
use super::mind::Mind;
use super::search::Search;
use super::style::Care;
use super::tree::Node;
use crate::rules::{GameExt, Rng};

/// A turn that is being thought about. It can be interrupted at any time.
pub struct Deliberation<'n, G: Mind> {
    search: Search<'n, G>,
    care: Care,
    /// What the bot draws by lot: which of several actions it takes.
    luck: Rng,
    decided: Vec<G::Action>,
    /// Iterations left for the decision at hand.
    left: u32,
    /// Whether the decision at hand is none, once that is known. It is looked at
    /// once, because every look may draw by lot: else the answer would depend on
    /// how the thinking is sliced.
    forced: Option<bool>,
    chance: Option<f32>,
    iterations: u32,
    done: bool,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// All that the seat to act decides before somebody else does, or luck.
    pub actions: Vec<A>,
    /// What it believes its chance of winning to be, from 0 to 1, as it is shown
    /// to people.
    pub chance: f32,
    /// How long it thought.
    pub iterations: u32,
}

impl<'n, G: Mind> Deliberation<'n, G> {
    /// Begins to think with a search that has not begun.
    pub fn new(search: Search<'n, G>, care: Care, luck: Rng) -> Deliberation<'n, G> {
        let left = care.iterations;
        Deliberation {
            search,
            care,
            luck,
            decided: Vec::new(),
            left,
            forced: None,
            chance: None,
            iterations: 0,
            done: false,
        }
    }

    /// The search behind it.
    pub fn search(&mut self) -> &mut Search<'n, G> {
        &mut self.search
    }

    /// Whether the turn is decided.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How much of the thinking is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        if self.done { 1.0 } else { 1.0 - self.left as f32 / (self.care.iterations + 1) as f32 }
    }

    /// Thinks for so many iterations at most. When `go_on` says `false`, the rest
    /// of the turn is decided by what is known.
    pub fn think(&mut self, mut iterations: u32, go_on: &mut dyn FnMut() -> bool) {
        while !self.done && 0 < iterations {
            let quota = self.left.min(iterations);
            let thought = match self.is_forced() {
                true => quota,
                false => self.search.think(quota, go_on),
            };
            self.iterations += thought;
            if thought < quota {
                // Settled, or told to stop.
                self.left = 0;
            } else {
                self.left -= quota;
                iterations -= quota;
            }
            if self.left == 0 {
                self.decide();
            }
        }
    }

    /// Thinks to the end.
    pub fn finish(mut self, go_on: &mut dyn FnMut() -> bool) -> Thought<G::Action> {
        while !self.done {
            self.think(u32::MAX, go_on);
        }
        self.thought()
    }

    /// What came of it so far.
    pub fn thought(&mut self) -> Thought<G::Action> {
        let chance = self.chance.unwrap_or_else(|| self.search.value());
        Thought {
            actions: self.decided.clone(),
            chance: self.search.world().calibrated(chance),
            iterations: self.iterations,
        }
    }

    fn is_forced(&mut self) -> bool {
        let search = &mut self.search;
        *self.forced.get_or_insert_with(|| search.world().legal().len() == 1)
    }

    fn decide(&mut self) {
        if self.search.best().is_none() {
            // Stopped before the first look: one look is always taken.
            self.search.think(1, &mut || true);
        }
        let best = self.search.best().map(|best| best.action);
        let chosen = match self.care.temperature {
            0.0 => best,
            temperature => self.careless(temperature).or(best),
        };
        let chosen = chosen.unwrap_or_else(|| self.search.world().random_action(&mut self.luck));
        self.chance.get_or_insert(self.search.value());
        self.decided.push(chosen);
        self.left = (self.care.iterations / 4).max(1);
        self.forced = None;
        self.done = !self.search.advance(chosen);
    }

    /// An action by lot, the better ones likelier. What surely wins is not
    /// overlooked, and what surely loses is not chosen.
    fn careless(&mut self, temperature: f32) -> Option<G::Action> {
        let open: Vec<&Node<G::Action>> = self.search.actions().filter(|node| !node.loses()).collect();
        if open.iter().any(|node| node.wins()) {
            return None;
        }
        let best = open.iter().map(|node| node.value()).fold(0.0, f32::max);
        let likelihoods: Vec<f32> = open.iter().map(|node| exp((node.value() - best) / temperature)).collect();
        let mut point = (self.luck.bits() >> 40) as f32 / (1 << 24) as f32 * likelihoods.iter().sum::<f32>();
        let chosen = open.iter().zip(likelihoods).find(|(_, likelihood)| {
            point -= likelihood;
            point < 0.0
        });
        chosen.map(|(node, _)| node.action)
    }
}
