//! Positions with a win that must be found. `tests/tactics` has them as they were
//! thought of, proves them, and writes the documents that are read here.

use serde::Deserialize;

use super::sheet::Solved;
use super::solver::Solver;
use crate::bot::{self, Effort, Level, Style};
use crate::rules::king_is_dead::{Document, KingIsDead};
use crate::rules::{Game, GameExt, Notation, Observer, Rng};

/// A position in which the seat to act can win by force.
#[derive(Clone, Debug)]
pub struct Tactic {
    /// What there is to see.
    pub story: String,
    /// The position.
    pub position: KingIsDead,
}

/// As they are kept.
#[derive(Deserialize)]
struct Kept {
    story: String,
    position: Document,
}

/// How many levels, from the top, must solve all of them.
const SOLVERS: usize = 3;

impl Tactic {
    /// All of them.
    pub fn all() -> Vec<Tactic> {
        let kept = include_str!("../../tests/tactics/positions.json");
        let kept: Vec<Kept> = serde_json::from_str(kept).expect("the tests write them");
        let tactic = |Kept { story, position }| Tactic {
            story,
            position: KingIsDead::from_document(&position).expect("the tests have set it up"),
        };
        kept.into_iter().map(tactic).collect()
    }

    /// Whether a bot of this style, which sees no more than its seat does, makes
    /// a turn that wins whatever the others hold and do.
    pub fn is_solved_by(&self, style: Style, solver: &mut Solver) -> bool {
        let seat = self.position.to_act().expect("there is something to find");
        let view = self.position.view(Observer::Seat(seat));
        let mut effort = Effort { playouts: None, go_on: &mut || true };
        let turn = bot::choose::<KingIsDead>(style, &view, &mut effort, &mut Rng::new(1));
        KingIsDead::all_fitting(&view).into_iter().all(|mut world| {
            for &action in &turn {
                world.apply(action, &mut Rng::new(0));
            }
            solver.wins(&world, world.side(seat))
        })
    }
}

/// What the best levels solve.
pub fn tactics() -> Vec<Solved> {
    let tactics = Tactic::all();
    println!("{} positions for the best {SOLVERS} levels, some seconds", tactics.len());
    let mut solver = Solver::default();
    let mut solved = |level: Level| {
        let missed = tactics.iter().filter(|tactic| !tactic.is_solved_by(level.style(), &mut solver));
        let missed: Vec<String> = missed.map(|tactic| tactic.story.clone()).collect();
        let solved = tactics.len() - missed.len();
        println!("{:>10}: {solved} of {}", level.name(), tactics.len());
        for story in &missed {
            println!("{:>10}  missed: {story}", "");
        }
        Solved { level: level.name().to_owned(), solved, of: tactics.len(), missed }
    };
    Level::LADDER.into_iter().rev().take(SOLVERS).map(&mut solved).collect()
}
