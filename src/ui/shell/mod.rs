//! Everything around the table: home, set-up, saved games, settings.

pub mod screen;
pub mod words;

#[cfg(feature = "web")]
mod any;
#[cfg(feature = "web")]
mod app;
#[cfg(feature = "web")]
mod doctor;
#[cfg(feature = "web")]
mod games;
#[cfg(feature = "web")]
mod home;
#[cfg(feature = "web")]
mod menu;
#[cfg(feature = "web")]
mod onlooker;
#[cfg(feature = "web")]
mod parts;
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
mod transfer;

#[cfg(feature = "web")]
pub use app::App;
#[cfg(feature = "web")]
pub use parts::{Segmented, said};
#[cfg(feature = "web")]
pub use screen::Screen;
#[cfg(feature = "web")]
pub use sheet::dialog;
#[cfg(feature = "web")]
pub use state::{Deal, Shell, Snack};
