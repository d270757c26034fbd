//! Everything around the table: home, set-up, saved games, settings.

pub mod screen;
pub mod sight;
pub mod words;

#[cfg(feature = "web")]
mod any;
#[cfg(feature = "web")]
mod app;
#[cfg(feature = "web")]
mod day;
#[cfg(feature = "web")]
mod delivery;
#[cfg(feature = "web")]
mod doctor;
#[cfg(feature = "web")]
mod games;
#[cfg(feature = "web")]
mod home;
#[cfg(feature = "web")]
mod install;
#[cfg(feature = "web")]
mod leaf;
#[cfg(feature = "web")]
mod learn;
#[cfg(feature = "web")]
mod menu;
#[cfg(feature = "web")]
mod onlooker;
#[cfg(feature = "web")]
mod parts;
#[cfg(feature = "web")]
pub mod plot;
#[cfg(feature = "web")]
mod rules;
#[cfg(feature = "web")]
mod scan;
#[cfg(feature = "web")]
mod seats;
#[cfg(feature = "web")]
mod sending;
#[cfg(feature = "web")]
mod setup;
#[cfg(feature = "web")]
mod sheet;
#[cfg(feature = "web")]
mod snackbar;
#[cfg(feature = "web")]
mod state;
#[cfg(feature = "web")]
mod statistics;
pub mod tally;
#[cfg(feature = "web")]
mod transfer;
#[cfg(feature = "web")]
mod volumes;

#[cfg(feature = "web")]
pub use app::App;
#[cfg(feature = "web")]
pub use leaf::{Leaf, LeafPart};
#[cfg(feature = "web")]
pub use parts::{Segmented, progress_bar, said};
#[cfg(feature = "web")]
pub use screen::Screen;
#[cfg(feature = "web")]
pub use sheet::dialog;
#[cfg(feature = "web")]
pub use state::{Deal, Shell, Snack};
