//! The table of The King is Dead.

pub mod atlas;
#[cfg(feature = "web")]
pub(super) mod board;
pub mod draft;
pub mod effect;
pub mod frames;
pub mod plan;
pub mod scene;
pub mod step;
pub mod target;
pub mod words;
