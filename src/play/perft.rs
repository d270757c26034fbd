//! Counting the tree of the game, to compare rules engines and their speed.

use crate::rules::{Game, GameExt, Rng};

/// The number of ways to play `turns` whole turns, or fewer to an end. A turn
/// lasts until somebody else is to act.
pub fn perft<G: Game>(position: &G, turns: u32) -> u64 {
    let Some(actor) = position.to_act().filter(|_| turns != 0) else { return 1 };
    position.legal().map(|action| after(position, action, actor, turns)).sum()
}

fn after<G: Game>(position: &G, action: G::Action, actor: crate::rules::Seat, turns: u32) -> u64 {
    let mut next = position.clone();
    next.apply(action, &mut Rng::new(0));
    if next.to_act() == Some(actor) {
        next.legal().map(|action| after(&next, action, actor, turns)).sum()
    } else {
        perft(&next, turns - 1)
    }
}
