//! What bots know of the games beyond their rules: features to judge positions
//! by, nets that have learned to, and what can be guessed of hidden cards.
//!
//! A game needs nothing of this to have bots: without it they imagine games
//! played to the end at random.

pub mod king_is_dead;
