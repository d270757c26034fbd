//! The lessons: their positions are possible, what they show is right, and what
//! misses the point is answered.

#[path = "lessons/tasks.rs"]
mod tasks;

use interregnum::rules::king_is_dead::KingIsDead;
use interregnum::rules::{GameExt, Notation};
use interregnum::ui::king_is_dead::lessons::{LEARNER, game};
use tasks::{played, said, tasks, turns};

#[test]
fn every_position_is_one_of_a_possible_game_and_the_learners_turn() {
    for set in tasks() {
        assert_eq!(set.position.to_act(), Some(LEARNER), "lesson {}", set.lesson + 1);
        if let Some(scenario) = set.task.scenario {
            let again = KingIsDead::from_document(&set.position.document());
            assert_eq!(again, Ok(set.position), "lesson {}", set.lesson + 1);
            assert!(game(&scenario).is_some());
        }
    }
}

#[test]
fn what_is_shown_is_a_whole_turn_and_right() {
    for set in tasks() {
        let after = played(set.position, set.task.shown);
        assert_ne!(after.to_act(), Some(LEARNER), "lesson {}: the turn goes on", set.lesson + 1);
        assert_eq!(said(&set, set.task.shown), Ok(()), "lesson {}", set.lesson + 1);
    }
}

#[test]
fn every_task_can_be_missed() {
    for set in tasks().iter().filter(|set| !set.position.hand(LEARNER).is_empty()) {
        assert!(turns(set).any(|(_, said)| said.is_err()), "lesson {}: anything will do", set.lesson + 1);
    }
}
