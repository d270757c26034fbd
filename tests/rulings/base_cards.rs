//! The cards of the base game.
