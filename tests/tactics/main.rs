//! Tactical positions: each is proven to be won by trying everything, and the
//! best levels find the win.

#[path = "../golden_files/mod.rs"]
mod golden_files;
#[allow(dead_code)] // the rulings ask more of it
#[path = "../rulings/position.rs"]
mod position;
mod puzzles;

use interregnum::bot::Level;
use interregnum::lab::{Solver, Tactic};
use interregnum::rules::king_is_dead::{Action, KingIsDead, Mode};
use interregnum::rules::{Game, Rng, Seat};
use serde_json::json;

#[test]
fn the_documents_are_those_of_the_puzzles() {
    golden_files::compare("tests/tactics/positions.json", |_| {
        let kept = puzzles::all().into_iter().map(|puzzle| {
            let document = json!({"story": puzzle.story, "position": puzzle.position.document()});
            serde_json::to_string(&document).expect("plain data")
        });
        format!("[\n{}\n]\n", kept.collect::<Vec<_>>().join(",\n"))
    });
}

#[test]
fn every_position_can_be_won_but_not_by_just_anything() {
    let mut solver = Solver::default();
    for puzzle in puzzles::all() {
        let (turns, winning) = solver.turns(&puzzle.position.build());
        println!("{winning:>4} of {turns:>4} turns win: {}", puzzle.story);
        assert!(0 < winning, "it cannot be won: {}", puzzle.story);
        assert!(3 * winning <= 2 * turns, "nearly everything wins: {}", puzzle.story);
    }
}

#[test]
fn there_are_enough_of_all_kinds() {
    let positions: Vec<KingIsDead> = puzzles::all().iter().map(|puzzle| puzzle.position.build()).collect();
    let mut solver = Solver::default();
    let mut count = |is: &mut dyn FnMut(&KingIsDead, &mut Solver) -> bool| {
        positions.iter().filter(|position| is(position, &mut solver)).count()
    };
    assert!(20 <= positions.len());
    assert!(20 <= count(&mut |position, solver| !wins_after(position, Action::Pass, solver)), "lost by passing");
    assert!(2 <= count(&mut |position, solver| wins_after(position, Action::Pass, solver)), "won by waiting");
    assert!(8 <= count(&mut |position, _| position.table().mode() == Mode::Advanced), "advanced");
    assert!(2 <= count(&mut |position, _| position.seats().count() == 3), "three players");
    assert!(2 <= count(&mut |position, _| position.seats().count() == 4), "teams");
    assert!(4 <= count(&mut |position, _| !position.hand(Seat::new(1)).is_empty()), "with an answer");
}

#[test]
fn the_best_three_levels_solve_them_all() {
    let mut solver = Solver::default();
    let mut missed = Vec::new();
    for level in Level::LADDER.into_iter().rev().take(3) {
        let unsolved = Tactic::all().into_iter().filter(|tactic| !tactic.is_solved_by(level.style(), &mut solver));
        missed.extend(unsolved.map(|tactic| format!("{level}: {}", tactic.story)));
    }
    assert_eq!(missed, [""; 0]);
}

/// Whether seat 0 still wins after this.
fn wins_after(position: &KingIsDead, action: Action, solver: &mut Solver) -> bool {
    let mut next = *position;
    next.apply(action, &mut Rng::new(0));
    solver.wins(&next, Seat::new(0))
}
