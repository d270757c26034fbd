//! The middle end: everything between the rules and whoever plays, written once
//! for all games, pure.

mod bundle;
pub mod lines;
mod link;
mod moves;
mod perft;
mod record;
mod review;
mod save;
mod seating;
mod seed;
mod sent;
mod session;
mod setup;
mod shelf;
mod statistics;
mod streak;

pub use bundle::{Fate, MOST_LETTERS, read_bundle, write_bundle};
pub use link::{LinkError, read_link, write_link};
pub use moves::{Move, find_move, moves};
pub use perft::perft;
#[cfg(feature = "json")]
pub use record::slug_of;
pub use record::{LoadError, Record};
pub use review::{Reviewed, balanced, turning_points};
#[cfg(feature = "wire")]
pub use review::{read_review, what_if, write_review};
pub use save::{Chair, Save, SaveError, Secrecy, game_of_save};
pub use seating::{BotQuestion, Player, Seating, Turn};
pub use seed::{seed_named, written_seed};
pub use sent::{Arrival, Sent};
pub use session::{Origin, Session};
pub use setup::{BOT_NAMES, Setup};
pub use shelf::{Index, Safety, SaveId, Trouble};
pub use statistics::{Alone, Finished, STEP, Share, Statistics};
pub use streak::Streak;
