//! Turns of the past, judged: what everybody could hope for before, what the turn
//! was worth, and what would have been worth more.

use serde::{Deserialize, Serialize};

use super::mind::Mind;
use super::search::Search;
use crate::rules::{Game, GameExt, Rng, Seat};

/// How long it is thought about the position, and then about what comes of each of
/// the two turns. A game of sixty turns takes some four seconds.
const ITERATIONS_BEFORE: u32 = 8_000;
const ITERATIONS_AFTER: u32 = 3_000;

/// The decisions within the best turn are thought about so much longer each.
const ITERATIONS_FOR_EACH_DECISION: u32 = 200;

/// What is to be said of a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Judgement<G: Game> {
    /// What each seat could hope for before the turn, from 0 to 1.
    pub chances: Vec<f32>,
    /// What the seat whose turn it was could hope for after it.
    pub played: f32,
    /// The same after the best turn that was found; never less.
    pub best: f32,
    /// That turn.
    pub turn: Vec<G::Action>,
}

/// A turn that is being judged, with the eyes of the seat whose turn it was.
pub struct Judging<G: Mind> {
    search: Search<'static, G>,
    seat: Seat,
    turn: Vec<G::Action>,
    stage: Stage,
    /// Iterations in this stage.
    thought: u32,
    found: Judgement<G>,
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Before,
    AfterTurn,
    AfterBest,
    Done,
}

impl<G: Mind> Judging<G> {
    /// Begins to judge a turn of the seat to act, whose view this was; `None` if
    /// nobody was to act, or the game has no net to judge by.
    pub fn new(seed: u64, view: &G::View, turn: Vec<G::Action>) -> Option<Judging<G>> {
        let mut rng = Rng::new(seed);
        // Who is to act is public: any world that fits the view tells.
        let seat = G::imagine(view, &mut rng).to_act()?;
        let search = Search::new(G::worlds(view), rng)?;
        let found = Judgement { chances: Vec::new(), played: 0.0, best: 0.0, turn: Vec::new() };
        Some(Judging { search, seat, turn, stage: Stage::Before, thought: 0, found })
    }

    /// Thinks for so many iterations at most.
    pub fn think(&mut self, iterations: u32) {
        let all = match self.stage {
            Stage::Before => ITERATIONS_BEFORE,
            Stage::AfterTurn | Stage::AfterBest => ITERATIONS_AFTER,
            Stage::Done => return,
        };
        self.thought += self.search.think(iterations.min(all - self.thought), &mut || true);
        if self.thought == all || self.search.is_settled() {
            self.go_on();
        }
    }

    /// How much of the thinking is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let before = match self.stage {
            Stage::Before => 0,
            Stage::AfterTurn => ITERATIONS_BEFORE,
            Stage::AfterBest => ITERATIONS_BEFORE + ITERATIONS_AFTER,
            Stage::Done => return 1.0,
        };
        (before + self.thought) as f32 / (ITERATIONS_BEFORE + 2 * ITERATIONS_AFTER) as f32
    }

    /// The judgement, once it is made.
    pub fn judgement(&self) -> Option<&Judgement<G>> {
        (self.stage == Stage::Done).then_some(&self.found)
    }

    fn go_on(&mut self) {
        match self.stage {
            Stage::Before => {
                self.found.chances = self.chances();
                let best = self.search.best().map(|best| best.action);
                self.found.turn =
                    best.map_or_else(Vec::new, |best| self.search.turn(best, ITERATIONS_FOR_EACH_DECISION));
                self.begin(Stage::AfterTurn);
            }
            Stage::AfterTurn => {
                self.found.played = self.search.hope(self.seat);
                if self.found.turn.is_empty() || self.found.turn == self.turn {
                    self.settle_for_the_turn();
                } else {
                    self.begin(Stage::AfterBest);
                }
            }
            Stage::AfterBest => {
                self.found.best = self.search.hope(self.seat);
                if self.found.best <= self.found.played {
                    self.settle_for_the_turn();
                }
                self.stage = Stage::Done;
            }
            Stage::Done => {}
        }
    }

    /// Nothing better was found than what was done.
    fn settle_for_the_turn(&mut self) {
        self.found.best = self.found.played;
        self.found.turn = self.turn.clone();
        self.stage = Stage::Done;
    }

    fn begin(&mut self, stage: Stage) {
        let turn = if stage == Stage::AfterTurn { &self.turn } else { &self.found.turn };
        self.search.restart();
        self.search.go_to(turn);
        (self.stage, self.thought) = (stage, 0);
        if self.search.world().to_act().is_none() {
            self.go_on();
        }
    }

    /// What each seat can hope for; together they are one for all sides.
    fn chances(&mut self) -> Vec<f32> {
        let world = self.search.world();
        if let Some(certain) = world.seats().iter().map(|seat| self.search.proven(seat)).collect() {
            return certain;
        }
        let own = world.calibrated(self.search.value());
        let side = |seat| world.side(seat);
        let others = world.seats().iter().filter(|&seat| side(seat) == seat && seat != side(self.seat));
        let sum: f32 = others.map(|seat| self.search.average(seat)).sum();
        let chance = |seat: Seat| match side(seat) == side(self.seat) {
            true => own,
            false => (1.0 - own) * self.search.average(side(seat)) / sum.max(f32::EPSILON),
        };
        world.seats().iter().map(chance).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_each_game;
    use crate::rules::{Observer, Seats, Status};

    fn judged<G: Mind>(view: &G::View, turn: Vec<G::Action>, slice: u32) -> Option<Judgement<G>> {
        let mut judging = Judging::<G>::new(1, view, turn)?;
        let mut before = 0.0;
        while judging.judgement().is_none() {
            judging.think(slice);
            assert!(before <= judging.progress(), "it never goes back");
            before = judging.progress();
        }
        judging.judgement().cloned()
    }

    fn every_turn_of_a_game_can_be_judged<G: Mind>() {
        for seats in G::META.seats {
            let mut rng = Rng::new(4);
            let seats = Seats::new(seats).expect("as the game says");
            let mut game = G::new(seats, &G::Options::default(), &mut rng).expect("a usual deal");
            while let Some(seat) = game.to_act() {
                let view = game.view(Observer::Seat(seat));
                let mut turn = Vec::new();
                while game.to_act() == Some(seat) {
                    let action = game.random_action(&mut rng);
                    game.apply(action, &mut rng);
                    turn.push(action);
                }
                // Not all, to be quick.
                if rng.below(8) != 0 {
                    continue;
                }
                let Some(judgement) = judged::<G>(&view, turn.clone(), 500) else { return };
                assert_eq!(judged::<G>(&view, turn, 7).as_ref(), Some(&judgement), "slices change nothing");
                let sides = seats.iter().filter(|&seat| game.side(seat) == seat);
                let sum: f32 = sides.map(|side| judgement.chances[side.index()]).sum();
                assert!((sum - 1.0).abs() < 0.01, "{judgement:?}");
                assert!(judgement.played <= judgement.best && (0.0..=1.0).contains(&judgement.best), "{judgement:?}");
            }
        }
    }

    /// The last turns of games in which nobody has a choice any more, and how they end.
    fn what_is_decided_is_judged_as_it_ends<G: Mind>() {
        for seats in G::META.seats {
            let seats = Seats::new(seats).expect("as the game says");
            let judged_turns = (1..20).map(|seed| {
                let mut rng = Rng::new(seed);
                let mut game = G::new(seats, &G::Options::default(), &mut rng).expect("a usual deal");
                let mut forced = Vec::new();
                let outcome = loop {
                    let seat = match game.status() {
                        Status::ToAct(seat) => seat,
                        Status::Over(outcome) => break outcome,
                    };
                    if 1 < game.legal().count() {
                        forced.clear();
                    }
                    let action = game.random_action(&mut rng);
                    forced.push((seat, game.view(Observer::Seat(seat)), vec![action]));
                    game.apply(action, &mut rng);
                };
                // The first of them may have been a choice.
                let forced = forced.into_iter().skip(1).filter(|_| outcome.sides == 1);
                let judge = |(seat, view, turn): (Seat, G::View, Vec<G::Action>)| {
                    let Some(judgement) = judged::<G>(&view, turn, 500) else { return };
                    let rewards: Vec<f32> = seats.iter().map(|seat| outcome.reward(seat)).collect();
                    assert_eq!(judgement.chances, rewards, "{seats:?} {seed}");
                    assert_eq!((judgement.played, judgement.best), (outcome.reward(seat), outcome.reward(seat)));
                };
                forced.map(judge).count()
            });
            assert_ne!(judged_turns.sum::<usize>(), 0, "games of {seats:?} end like that");
        }
    }

    macro_rules! every_game {
        ($($name:ident => $game:ty,)+) => {
            #[test]
            fn every_turn_can_be_judged() {
                $(every_turn_of_a_game_can_be_judged::<$game>();)+
            }

            #[test]
            fn a_game_that_is_decided_is_judged_to_be() {
                $(what_is_decided_is_judged_as_it_ends::<$game>();)+
            }
        };
    }
    for_each_game!(every_game);
}
