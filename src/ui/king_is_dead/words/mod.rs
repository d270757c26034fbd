//! The words of the table, in both languages: plain functions over views, so
//! that every sentence can be read and checked without a browser.
//!
//! One vocabulary throughout. English: follower, court, supply, region card,
//! disc, power struggle, set, pile. French: partisan, cour, réserve, carte de
//! région, jeton, lutte de pouvoir, série, défausse. Players are called by
//! name, and no sentence says whether they are women or men.

mod annals;
mod bots;
pub mod button;
mod cards;
mod chronicle;
pub mod counsel;
pub mod crowns;
pub mod day;
mod ending;
mod forced;
mod hotseat;
pub mod label;
mod names;
mod no_effect;
pub mod pick;
mod prompts;
mod reasons;
pub mod review;
mod spoken;
mod standings;
mod struggles;

pub use annals::{Annals, Chapter, annals, annals_ending, claimants};
pub use bots::thinking;
pub use cards::{effect, rules, sentences};
pub use chronicle::{forgotten, to_court, turn, turn_of};
pub use ending::{Ending, verdict};
pub use forced::forced;
pub use hotseat::{
    cover_button, cover_hint, cover_title, nothing_yet, recap, recap_short, since_last_turn, somebody_passed,
    you_passed, your_turn,
};
pub use names::{
    card, card_short, faction, follower_count, followers, from_region, group, in_region, letter, one_of, region,
    region_short, the_faction, the_one, the_region, to_region,
};
pub use no_effect::no_effect;
pub use prompts::question;
pub use reasons::{advised, reasons};
pub use spoken::{
    CardState, card_name, court_name, france_name, hand_name, pile_name, place_name, region_name, stack_name,
    supply_name, tile_name, with_target,
};
pub use struggles::{coronation, instability_warning, invasion, lead, majority, pass_asks, struggle, struggle_title};

use crate::rules::Seat;

/// The name of a player; nothing if the table has no name for the seat.
fn player(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
