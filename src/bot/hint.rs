//! Advice: the turns that are worth considering, with their chances.

use super::mind::{Mind, Worlds};
use super::search::Search;
use super::tree::Node;
use crate::rules::{GameExt, Rng};

/// How many turns are shown.
const LINES: usize = 2;

/// A turn that is worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// All that the seat to act would decide.
    pub actions: Vec<A>,
    /// Its chance of winning then, as it is shown to people.
    pub chance: f32,
}

/// A search for advice. It can be interrupted at any time and asked at any time.
pub struct Consultation<'n, G: Mind> {
    search: Search<'n, G>,
}

impl<'n, G: Mind> Consultation<'n, G> {
    /// Begins with a search that has not begun.
    pub fn new(search: Search<'n, G>) -> Consultation<'n, G> {
        Consultation { search }
    }

    /// Goes on when the game has: see [`Search::follow`].
    pub fn follow(&mut self, actions: &[G::Action], worlds: Worlds<G>) -> bool {
        self.search.follow(actions, worlds)
    }

    /// How often it has tried something.
    pub fn visits(&self) -> u32 {
        self.search.visits()
    }

    /// Thinks for so many iterations; `false` when nothing is left to find out.
    pub fn think(&mut self, iterations: u32, go_on: &mut dyn FnMut() -> bool) -> bool {
        self.search.think(iterations, go_on);
        !self.search.is_settled()
    }

    /// The best turns that begin differently, the best first. What a turn goes on
    /// with is thought about for a while if it was not yet.
    pub fn lines(&mut self, iterations_for_each: u32) -> Vec<Line<G::Action>> {
        let mut firsts: Vec<Node<G::Action>> = Vec::new();
        let rank = |node: &Node<G::Action>| (node.wins(), !node.loses(), node.visits, node.value());
        for node in self.search.actions() {
            // By hand, because so few are wanted: sorting is a large program.
            let place = firsts.iter().position(|first| rank(first) < rank(node)).unwrap_or(firsts.len());
            firsts.insert(place, *node);
            firsts.truncate(LINES);
        }
        let lines = firsts.into_iter().map(|first| self.line(&first, iterations_for_each)).collect();
        self.search.restart();
        lines
    }

    /// What a turn of the seat to act is worth to it, thought about for so many
    /// iterations.
    pub fn worth(&mut self, turn: &[G::Action], iterations: u32) -> f32 {
        let seat = self.search.seat();
        self.search.restart();
        self.search.go_to(turn);
        self.search.think(iterations, &mut || true);
        let worth = self.search.hope(seat);
        self.search.restart();
        worth
    }

    /// How the best turn begins, as far as is known.
    pub fn best(&self) -> Option<G::Action> {
        self.search.best().map(|best| best.action)
    }

    /// The turns of a single decision.
    pub fn short_turns(&mut self) -> Vec<G::Action> {
        let (seat, world) = (self.search.seat(), self.search.world());
        let ends = |&action: &G::Action| {
            let mut next = world.clone();
            next.apply(action, &mut Rng::new(0));
            next.to_act() != Some(seat)
        };
        world.legal().filter(ends).collect()
    }

    fn line(&mut self, first: &Node<G::Action>, iterations: u32) -> Line<G::Action> {
        self.search.restart();
        let chance = match (first.wins(), first.loses()) {
            (true, _) => 1.0,
            (_, true) => 0.0,
            _ => self.search.world().calibrated(first.value()),
        };
        Line { actions: self.search.turn(first.action, iterations), chance }
    }
}
