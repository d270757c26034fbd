//! Tournaments between bots.
