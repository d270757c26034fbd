//! The screens of The King is Dead. What they show is worked out by plain
//! functions over views; only `screen`, `shelf`, `leaf`, `miniature` and `plates`
//! need a browser.

pub mod atlas;
pub mod draft;
pub mod effect;
pub mod flights;
pub mod frames;
#[cfg(feature = "web")]
mod leaf;
pub mod lessons;
#[cfg(feature = "web")]
mod miniature;
pub mod plan;
#[cfg(feature = "web")]
mod plates;
pub mod retrace;
pub mod rulebook;
pub mod scene;
#[cfg(feature = "web")]
mod screen;
#[cfg(feature = "web")]
mod shelf;
pub mod step;
pub mod target;
pub mod topics;
pub mod walk;
pub mod words;
