//! Every test position of the rulings, named after its id: `su1_…` is SU1.
//!
//! The ids stand for questions that the rulebook leaves open; the comments of
//! `src/rules/king_is_dead` use the same ones.

mod base_cards;
mod checks;
mod cunning_cards;
mod general;
mod position;
mod tiers;
mod tiers_cunning;
mod undo;
