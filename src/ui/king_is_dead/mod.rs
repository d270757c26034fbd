//! The screens of The King is Dead.

#[cfg(feature = "web")]
mod miniature;
#[cfg(feature = "web")]
mod shelf;
pub mod step;
pub mod words;
