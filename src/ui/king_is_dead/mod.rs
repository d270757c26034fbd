//! The table of The King is Dead.

#[cfg(feature = "web")]
pub(super) mod board;
pub mod step;
pub mod words;
