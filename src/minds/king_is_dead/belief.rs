//! What others may hold: every deal of the cunning cards that fits, weighted by
//! how well it explains what was played.
//!
//! Players do not draw their plays by lot: some cards are played early, some are
//! kept, and Plot is never played at all. Somebody who has one card left after
//! seven plays holds one that was worth keeping. The weights are those of a model
//! of choices by Luce (1959): a card is played with a chance in proportion to its
//! eagerness among the cards in hand. How eagerly each card is played was learned
//! from games between bots: see `habits`.

use super::nets::learned;
use crate::bot::Worlds;
use crate::rules::king_is_dead::{Card, KingIsDead, Mode, View};
use crate::rules::{Game, Seat};

/// The worlds that fit a view.
pub fn worlds(view: &View) -> Worlds<KingIsDead> {
    let eagerness = &learned(view.table().seats()).eagerness;
    let weight = |world: &KingIsDead| match world.table().mode() {
        Mode::Base => 1.0,
        Mode::Advanced => world.seats().iter().map(|seat| likelihood(world, seat, eagerness)).product(),
    };
    Worlds::weighted(KingIsDead::all_fitting(view).into_iter().map(|world| (weight(&world), world)))
}

/// How likely somebody with this hand has played just the cards on its pile.
fn likelihood(world: &KingIsDead, seat: Seat, eagerness: &[f32; Card::ALL.len()]) -> f32 {
    let mut likelihood = 1.0;
    let mut in_hand: f32 = world.hand(seat).iter().map(|card| eagerness[card as usize]).sum();
    // From the last play back to the first, when all of them were in hand.
    for card in world.table().pile(seat).newest_first() {
        in_hand += eagerness[card as usize];
        likelihood *= eagerness[card as usize] / in_hand;
    }
    likelihood
}
