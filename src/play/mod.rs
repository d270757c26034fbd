//! The middle end: everything between the rules and whoever plays, written once
//! for all games, pure.

mod link;
mod moves;
mod perft;
mod record;
mod seating;
mod session;

pub use link::{LinkError, read_link, write_link};
pub use moves::{Move, find_move, moves};
pub use perft::perft;
#[cfg(feature = "json")]
pub use record::slug_of;
pub use record::{LoadError, Record};
pub use seating::{Player, Seating, Turn};
pub use session::{Origin, Session};
