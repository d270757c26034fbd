//! Interregnum: board games about an empty throne, as pure rules with a referee
//! and bots around them.
//!
//! # The map
//! - [`rules`]: what the games are. Sees nothing outside itself.
//! - [`registry`]: the list of games; everything below is written once for all.
//! - [`play`]: sessions with undo, seats for people and bots, moves in words,
//!   records of games.
//! - [`bot`]: players that see only a view.
//! - [`minds`]: what bots know of the games beyond their rules.
//! - [`umpire`]: the text protocol that referees any game.
//! - [`arena`]: tournaments between bots.
//! - [`school`]: where their nets learn.
//! - [`lab`]: what is measured of them.
//! - [`ui`]: the page; what needs a browser is behind the feature `web`.
//! - `web`: what the page needs of the browser besides its screen.
//!
//! # What holds everywhere
//! 1. Rules are pure: no screen, storage, clock or bot in `rules`, no order of
//!    hashes, no floating point in a position.
//! 2. One thing decides what is legal: [`rules::Game::legal`].
//! 3. One thing changes a game that is being played: [`play::Session`]. Whoever
//!    tries things out does so on copies.
//! 4. Bots and screens receive a view, never the position; a search makes its
//!    worlds from the view alone.
//! 5. Same seed, same actions, same game, on every machine, within one version
//!    of the rules.
//! 6. A new game is a folder of rules, one of screens, and one line in
//!    [`registry`].
//!
//! `tests/tidy.rs` and `tests/laws.rs` check what can be checked of these.

pub mod rules;

pub mod registry;

pub mod bot;
pub mod minds;
pub mod play;
pub mod ui;

#[cfg(feature = "web")]
pub mod web;

#[cfg(feature = "native")]
pub mod arena;
#[cfg(feature = "native")]
pub mod lab;
#[cfg(feature = "native")]
pub mod school;
#[cfg(feature = "native")]
pub mod umpire;
#[cfg(feature = "native")]
mod words;
