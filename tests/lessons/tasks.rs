//! The tasks of all lessons with the positions they are set in, and turns that
//! somebody could have there.

use interregnum::rules::king_is_dead::{Action, KingIsDead};
use interregnum::rules::{Game, GameExt, Rng};
use interregnum::ui::king_is_dead::lessons::{LEARNER, LESSONS, Task, Text, Turn};

/// A task, the number of its lesson from 0, and where it is set.
pub struct Set {
    pub lesson: usize,
    pub position: KingIsDead,
    pub task: &'static Task,
}

/// Every task: after the turns that are shown for those before it in the lesson,
/// and the other side's passes.
pub fn tasks() -> Vec<Set> {
    let mut all = Vec::new();
    for (number, lesson) in LESSONS.iter().enumerate() {
        let mut reached = None;
        for task in lesson.tasks {
            let position = task.scenario.map(|scenario| scenario.position()).or(reached);
            let position = position.expect("the first task of a lesson has a position");
            all.push(Set { lesson: number, position, task });
            let mut after = played(position, task.shown);
            while after.to_act().is_some_and(|seat| seat != LEARNER) {
                after.apply(Action::Pass, &mut Rng::new(0));
            }
            reached = Some(after);
        }
    }
    all
}

/// The position after a turn.
pub fn played(mut position: KingIsDead, actions: &[Action]) -> KingIsDead {
    for &action in actions {
        position.try_apply(action, &mut Rng::new(0)).expect("a legal turn");
    }
    position
}

/// What is said of a turn.
pub fn said(set: &Set, actions: &[Action]) -> Result<(), Text> {
    let after = played(set.position, actions);
    (set.task.judge)(&Turn::new(set.position.table(), after.table(), actions))
}

/// Turns by chance, with what is said of them.
pub fn turns(set: &Set) -> impl Iterator<Item = (Vec<Action>, Result<(), Text>)> {
    (0..400).map(|seed| {
        let (mut rng, mut after, mut actions) = (Rng::new(seed), set.position, Vec::new());
        while after.to_act() == Some(LEARNER) && actions.first() != Some(&Action::Pass) {
            let action = after.random_action(&mut rng);
            after.apply(action, &mut rng);
            actions.push(action);
        }
        let said = said(set, &actions);
        (actions, said)
    })
}
