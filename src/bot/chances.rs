//! Chances of winning, from games imagined to the end.

use crate::rules::{Game, GameExt, Rng};

/// The part of the victory that each seat gets on average over `playouts` games
/// played at random from worlds that fit the view.
pub fn win_chances<G: Game>(view: &G::View, playouts: u32, rng: &mut Rng) -> Vec<f32> {
    let seats = G::imagine(view, rng).seats();
    let mut rewards = vec![0.0_f64; seats.count()];
    for _ in 0..playouts {
        let outcome = G::imagine(view, rng).playout(rng);
        for (seat, reward) in seats.iter().zip(&mut rewards) {
            *reward += f64::from(outcome.reward(seat));
        }
    }
    rewards.iter().map(|reward| (reward / f64::from(playouts)) as f32).collect()
}
