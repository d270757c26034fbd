//! Whole moves: sequences of actions that the notation writes as one.

use crate::rules::{Notation, Rng};

/// One move, in words and in actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// As the notation writes it.
    pub text: String,
    /// The actions it is made of.
    pub steps: Vec<A>,
}

/// Every legal move between two moves, sorted by its text; none when the game is
/// over.
pub fn moves<G: Notation>(position: &G) -> Vec<Move<G::Action>> {
    let mut moves = Vec::new();
    for first in position.legal() {
        collect(position, position, first, &mut Vec::new(), &mut |text, steps| {
            moves.push(Move { text, steps: steps.to_vec() });
        });
    }
    moves.sort_unstable_by(|a, b| a.text.cmp(&b.text));
    moves
}

/// The actions of the legal move that is written like this, if there is one.
pub fn find_move<G: Notation>(position: &G, text: &str) -> Option<Vec<G::Action>> {
    let mut found = None;
    for first in position.legal().filter(|&first| text.starts_with(&position.opening(first))) {
        collect(position, position, first, &mut Vec::new(), &mut |candidate, steps| {
            if candidate == text {
                found = Some(steps.to_vec());
            }
        });
    }
    found
}

/// Follows every way to complete the move that goes on with `next`.
fn collect<G: Notation>(
    before: &G,
    position: &G,
    next: G::Action,
    steps: &mut Vec<G::Action>,
    found: &mut impl FnMut(String, &[G::Action]),
) {
    let mut position = position.clone();
    // What is drawn here comes after the move and is looked at by nobody.
    position.apply(next, &mut Rng::new(0));
    steps.push(next);
    if position.between_moves() {
        found(before.sentence(steps), steps);
    } else {
        for next in position.legal() {
            collect(before, &position, next, steps, found);
        }
    }
    steps.pop();
}
