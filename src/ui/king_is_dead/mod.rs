//! The screens of The King is Dead.

pub mod board;
pub mod words;
