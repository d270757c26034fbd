//! Every test position of the rulings, named after its id: `su1_…` is SU1.
//!
//! The ids stand for questions that the rulebook leaves open; the comments of
//! `src/rules/king_is_dead` use the same ones.

mod base_cards;
mod checks;
mod coronation;
mod cunning_cards;
mod documents;
mod games;
mod general;
mod hidden;
mod invariants;
mod invasion;
mod position;
mod setup;
mod struggles;
mod tiebreaks;
mod tiers;
mod tiers_cunning;
mod turns;
mod undo;
