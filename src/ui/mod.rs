//! The page. What it shows is worked out by plain functions over views, which
//! any machine can test; only what is behind the feature `web` needs a browser.

#[cfg(feature = "codes")]
pub mod code;
#[cfg(feature = "web")]
pub mod draw;
#[cfg(feature = "web")]
pub mod game_ui;
pub mod king_is_dead;
pub mod lang;
pub mod rulebook;
pub mod settings;
pub mod shell;
#[cfg(feature = "web")]
pub mod table;

#[cfg(feature = "web")]
pub use shell::App;
