//! Positions for a puzzle: reached by bots, and such that one way to begin the
//! turn is clearly better than any other.

use serde::{Deserialize, Serialize};

use super::hint::Consultation;
use super::{Level, Mind, Search, TurnThinking};
use crate::rules::{Game, GameExt, Observer, Rng, Seats, mix};

/// Who plays up to the position: now somebody sensible, now somebody bold, and all
/// of them at once.
const PLAYERS: [Level; 2] = [Level::Knight, Level::Page];

/// How many turns they play: at least so many, and fewer than so many more.
const FEWEST_TURNS: u32 = 5;
const MORE_TURNS: u32 = 16;

/// How long it is thought about a position, about each decision, and about what
/// comes of a turn.
const ITERATIONS_AT_FIRST: u32 = 1_000;
const ITERATIONS: u32 = 8_000;
const ITERATIONS_FOR_EACH_DECISION: u32 = 200;
const ITERATIONS_AFTER: u32 = 3_000;

/// How much better the best has to be than the next.
const CLEARLY: f32 = 0.12;

/// What is hopeless or won anyway is no fun.
const OPEN: std::ops::Range<f32> = 0.3..0.95;

/// So many positions are looked at; then the clearest of them will do.
const MOST_ATTEMPTS: u64 = 200;

/// A position in which one turn is best, as it was come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Puzzle<G: Game> {
    /// The seed of a deal with the usual options, for as few as can play.
    pub seed: u64,
    /// What was done since.
    pub actions: Vec<G::Action>,
}

/// The search for a puzzle. The same seed always comes to the same one.
pub struct Puzzling<G: Mind> {
    seed: u64,
    attempt: u64,
    /// The position that is being looked at; `None` when one was found.
    candidate: Option<(Puzzle<G>, Consultation<'static, G>)>,
    /// Whether it has been found worth a closer look.
    screened: bool,
    /// The clearest so far, and how clear it is.
    best: Option<(f32, Puzzle<G>)>,
}

impl<G: Mind> Puzzling<G> {
    /// Begins to look for one; `None` if the game has no net to judge by.
    pub fn new(seed: u64) -> Option<Puzzling<G>> {
        let mut puzzling = Puzzling { seed, attempt: 0, candidate: None, screened: false, best: None };
        puzzling.try_next();
        puzzling.candidate.is_some().then_some(puzzling)
    }

    /// Thinks for so many iterations at most.
    pub fn think(&mut self, iterations: u32) {
        let Some((puzzle, consultation)) = &mut self.candidate else { return };
        let wanted = if self.screened { ITERATIONS } else { ITERATIONS_AT_FIRST };
        let goes_on = consultation.think(iterations.min(wanted.saturating_sub(consultation.visits())), &mut || true);
        if goes_on && consultation.visits() < wanted {
            return;
        }
        if goes_on && !self.screened {
            // Most positions are dull, and that shows soon.
            self.screened = true;
            let short = consultation.short_turns();
            if consultation.best().is_some_and(|best| !short.contains(&best)) {
                return;
            }
        }
        let lines = consultation.lines(ITERATIONS_FOR_EACH_DECISION);
        let clear = match &lines[..] {
            // A turn of one decision is found too soon.
            [best, next, ..] if OPEN.contains(&best.chance) && 1 < best.actions.len() => {
                let short = consultation.short_turns().into_iter().map(|action| vec![action]);
                let others: Vec<Vec<G::Action>> = short.chain([next.actions.clone()]).collect();
                let worth = consultation.worth(&best.actions, ITERATIONS_AFTER);
                others.iter().map(|turn| worth - consultation.worth(turn, ITERATIONS_AFTER)).fold(1.0, f32::min)
            }
            _ => 0.0,
        };
        if self.best.as_ref().is_none_or(|best| best.0 < clear) {
            self.best = Some((clear, puzzle.clone()));
        }
        self.candidate = None;
        self.screened = false;
        if clear < CLEARLY && self.attempt < MOST_ATTEMPTS {
            self.try_next();
        }
    }

    /// How much of the thinking is done at least, from 0 to 1: it may be found any
    /// time.
    pub fn progress(&self) -> f32 {
        if self.candidate.is_none() { 1.0 } else { (self.attempt - 1) as f32 / MOST_ATTEMPTS as f32 }
    }

    /// The puzzle, once it is found.
    pub fn puzzle(&self) -> Option<&Puzzle<G>> {
        self.best.as_ref().filter(|_| self.candidate.is_none()).map(|best| &best.1)
    }

    fn try_next(&mut self) {
        while self.candidate.is_none() && self.attempt < MOST_ATTEMPTS {
            self.attempt += 1;
            self.candidate = candidate(mix(self.seed, self.attempt));
        }
    }
}

/// A position of a game between bots, and somebody to judge it; `None` if the game
/// was over by then, or there is nothing to choose from.
fn candidate<G: Mind>(seed: u64) -> Option<(Puzzle<G>, Consultation<'static, G>)> {
    let seats = Seats::new(*G::META.seats.start())?;
    let mut dealt = Rng::new(seed);
    let mut game = G::new(seats, &G::Options::default(), &mut dealt).ok()?;
    let mut rng = Rng::new(!seed);
    let mut actions = Vec::new();
    for _ in 0..FEWEST_TURNS + rng.below(MORE_TURNS) {
        let view = game.view(Observer::Seat(game.to_act()?));
        for action in TurnThinking::<G>::new(rng.pick(&PLAYERS), rng.bits(), view)?.finish().actions {
            game.apply(action, &mut dealt);
            actions.push(action);
        }
    }
    let view = game.view(Observer::Seat(game.to_act()?));
    let chooses = 2 < game.legal().count();
    let search = Search::new(G::worlds(&view), rng).filter(|_| chooses)?;
    Some((Puzzle { seed, actions }, Consultation::new(search)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Origin, Session};
    use crate::rules::king_is_dead::KingIsDead;

    fn found(seed: u64, slice: u32) -> Puzzle<KingIsDead> {
        let mut puzzling = Puzzling::<KingIsDead>::new(seed).expect("it has a net");
        while puzzling.puzzle().is_none() {
            puzzling.think(slice);
        }
        puzzling.puzzle().expect("one was found").clone()
    }

    #[test]
    fn every_day_has_a_puzzle_and_it_is_the_same_for_everybody() {
        let days: Vec<Puzzle<KingIsDead>> = [20_777, 20_780].map(|day| found(day, 3_000)).to_vec();
        assert_eq!(found(20_780, 701), days[1], "slices change nothing");
        for puzzle in &days {
            let seats = Seats::new(2).expect("two can play");
            let origin = Origin::<KingIsDead>::Deal { seats, options: Default::default(), seed: puzzle.seed };
            let mut session = Session::new(origin).expect("a usual deal");
            for &action in &puzzle.actions {
                session.play(action).expect("a legal action");
            }
            assert!(session.position().to_act().is_some());
        }
        assert_ne!(days[0], days[1]);
    }
}
