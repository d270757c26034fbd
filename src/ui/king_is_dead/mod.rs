//! The screens of The King is Dead.

pub mod atlas;
pub mod draft;
pub mod effect;
pub mod frames;
#[cfg(feature = "web")]
mod miniature;
pub mod plan;
pub mod scene;
#[cfg(feature = "web")]
mod shelf;
pub mod step;
pub mod target;
pub mod words;
