//! Tournaments between bots, and what they prove.
//!
//! The unit of evidence is the set-up, not the game: each deal is played once
//! for every rotation of the bots around the table, so that luck and seat cancel
//! out, and the interval comes from the spread between set-ups.

mod score;
mod tournament;

pub use score::Score;
pub use tournament::{Report, Standing, Tournament};

use crate::bot::UnknownLevel;
use crate::for_each_game;
use crate::registry::GameId;
use crate::rules::Notation;
use crate::words::Settings;

/// How a tournament is asked for.
pub const USAGE: &str = "\
arena <bot> <bot> … [games=N] [seed=N] [threads=N] [json=FILE] [game=NAME] [players=N] [mode=M]
The first bot sits against the others: with two named, the second fills the other
seats (every other seat where opposite seats are a team). Games are played in
set-ups of as many games as there are players, the bots rotated around the table.";

/// Plays the tournament that the words of a command line ask for. `ready` is
/// called when they are understood, and may still refuse; `progress` hears now
/// and then how many of how many games have been played.
///
/// # Errors
/// If they cannot be understood, with the reason.
pub fn run(
    words: &[&str],
    ready: impl FnOnce() -> Result<(), String>,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<Report, String> {
    let (names, settings): (Vec<&str>, Vec<&str>) = words.iter().copied().partition(|word| !word.contains('='));
    let mut settings = Settings::of(settings.into_iter())?;
    let slug = settings.text("game").unwrap_or(GameId::ALL[0].slug());
    let game = GameId::named(slug).ok_or_else(|| format!("there is no game {slug:?}"))?;
    let threads = settings.number("threads")?;
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game {
                $(GameId::$name => {
                    let tournament = tournament::<$game>(&names, settings)?;
                    ready()?;
                    tournament.play(threads, progress)
                })+
            }
        };
    }
    Ok(for_each_game!(dispatch))
}

fn tournament<G: Notation>(names: &[&str], mut settings: Settings) -> Result<Tournament<G>, String> {
    let games = settings.number("games")?.unwrap_or(400);
    let seed = settings.number("seed")?.unwrap_or(1);
    let (seats, options) = settings.setup::<G>()?;
    let level = |name: &&str| name.parse().map_err(|error: UnknownLevel| format!("{name:?}: {error}"));
    let bots = names.iter().map(level).collect::<Result<_, _>>()?;
    Tournament::new(seats, options, seed, bots, games)
}
