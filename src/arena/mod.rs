//! Tournaments between bots, and what they prove.
//!
//! The unit of evidence is the set-up, not the game: each deal is played once
//! for every rotation of the bots around the table, so that luck and seat cancel
//! out, and the interval comes from the spread between set-ups.

mod score;
mod tournament;

pub use score::Score;
pub use tournament::{Report, Standing, Tournament};

use crate::for_each_game;
use crate::play::Origin;
use crate::registry::GameId;
use crate::rules::Notation;
use crate::words::{Settings, Words};

/// How a tournament is asked for.
pub const USAGE: &str = "\
arena <bot> <bot> … [games=N] [seed=N] [threads=N] [json=FILE] [game=NAME] [players=N] [mode=M]
The first bot sits against the others: with two named, the second fills the other
seats (every other seat where opposite seats are a team). Games are played in
set-ups of as many games as there are players, the bots rotated around the table.";

/// What a command line asks for besides the games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// Where the report goes as JSON.
    pub json: Option<String>,
    /// How many threads play.
    pub threads: Option<usize>,
}

/// Plays the tournament of a command line; `progress` hears now and then how
/// many of how many games have been played.
///
/// # Errors
/// If the line cannot be understood, with the reason.
pub fn run(line: &str, progress: impl Fn(usize, usize) + Sync) -> Result<(Report, Request), String> {
    let (names, rest): (Vec<&str>, Vec<&str>) = line.split_whitespace().partition(|word| !word.contains('='));
    let rest = rest.join(" ");
    let mut settings = Words::of(&rest).settings()?;
    let slug = settings.text("game").unwrap_or(GameId::ALL[0].slug());
    let game = GameId::named(slug).ok_or_else(|| format!("there is no game {slug:?}"))?;
    let request = Request { json: settings.text("json").map(str::to_owned), threads: settings.number("threads")? };
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game { $(GameId::$name => tournament::<$game>(&names, settings)?.play(request.threads, progress),)+ }
        };
    }
    Ok((for_each_game!(dispatch), request))
}

fn tournament<G: Notation>(names: &[&str], mut settings: Settings) -> Result<Tournament<G>, String> {
    let games = settings.number("games")?.unwrap_or(400);
    let seed = settings.number("seed")?.unwrap_or(1);
    let (seats, options) = settings.setup::<G>()?;
    let bots = names
        .iter()
        .map(|name| name.parse().map_err(|error: crate::bot::UnknownLevel| format!("{name:?}: {error}")))
        .collect::<Result<Vec<_>, _>>()?;
    Tournament::new(Origin::Deal { seats, options, seed }, bots, games)
}
