//! The page. What it shows is worked out by plain functions over views, which
//! any machine can test; only what is behind the feature `web` needs a browser.

pub mod king_is_dead;
pub mod lang;
#[cfg(feature = "web")]
mod plain;
#[cfg(feature = "web")]
mod storage;

#[cfg(feature = "web")]
pub use plain::App;
