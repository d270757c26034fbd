//! The table of The King is Dead.

pub mod atlas;
#[cfg(feature = "web")]
pub(super) mod board;
pub mod words;
