//! Tournaments between bots, and what they prove.
//!
//! The unit of evidence is the set-up, not the game: each deal is played once
//! for every rotation of the bots around the table, so that luck and seat cancel
//! out, and the interval comes from the spread between set-ups.
//!
//! - [`Tournament`]: who meets whom; [`Report`]: what came out.
//! - [`Score`], [`Elo`]: with their intervals; [`Sprt`]: when to stop.

mod contestant;
mod elo;
mod report;
mod score;
mod sprt;
mod tournament;

pub use contestant::Contestant;
pub use elo::Elo;
pub use report::{Report, Standing};
pub use score::Score;
pub use sprt::{Sprt, SprtReport, Verdict};
pub use tournament::{SetupResult, Tournament};

use crate::bot::Mind;
use crate::for_each_game;
use crate::registry::GameId;
use crate::rules::Notation;
use crate::words::Settings;

/// How a tournament is asked for.
pub const USAGE: &str = "\
arena <bot> <bot> … [games=N] [sprt=ELO,ELO] [seed=N] [threads=N] [json=FILE] [game=NAME] [players=N] [mode=M]
A bot is a level, uct:PLAYOUTS or search:ITERATIONS; peeking-search:ITERATIONS sees
hidden cards, and search:ITERATIONS@MILLISECONDS thinks for so long at most.
The first bot sits against the others: with two named, the second fills the other
seats (every other seat where opposite seats are a team), and where it sits alone
against several, a second table has several of the first against one of the other.
Games are played in set-ups of as many games as there are players, the bots rotated
around the table. With sprt=0,20 they stop when it is clear whether the first bot is
stronger by 20 Elo rather than 0.";

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
) -> Result<Vec<Report>, String> {
    let (names, settings): (Vec<&str>, Vec<&str>) = words.iter().copied().partition(|word| !word.contains('='));
    let mut settings = Settings::of(settings.into_iter())?;
    let game = game(&mut settings)?;
    let threads = settings.number("threads")?;
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game {
                $(GameId::$name => {
                    let tournament = tournament::<$game>(&names, settings)?;
                    ready()?;
                    let other_table = tournament.turned_around().filter(|_| names.len() == 2);
                    let tables = [Some(tournament), other_table].into_iter().flatten();
                    tables.map(|table| table.play(threads, &progress)).collect()
                })+
            }
        };
    }
    Ok(for_each_game!(dispatch))
}

/// Plays one set-up of the tournament that the words ask for, by this clock: for
/// machines without threads. The first bot's part of the victories.
///
/// # Errors
/// If the words cannot be understood, with the reason.
pub fn play_setup(words: &[&str], setup: usize, clock: &dyn Fn() -> f64) -> Result<f64, String> {
    let (names, settings): (Vec<&str>, Vec<&str>) = words.iter().copied().partition(|word| !word.contains('='));
    let mut settings = Settings::of(settings.into_iter())?;
    let game = game(&mut settings)?;
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game {
                $(GameId::$name => {
                    let tournament = tournament::<$game>(&names, settings)?;
                    tournament.share_of_first(&tournament.play_setup(setup, clock))
                })+
            }
        };
    }
    Ok(for_each_game!(dispatch))
}

fn game(settings: &mut Settings) -> Result<GameId, String> {
    let slug = settings.text("game").unwrap_or(GameId::ALL[0].slug());
    GameId::named(slug).ok_or_else(|| format!("there is no game {slug:?}"))
}

fn tournament<G: Notation + Mind>(names: &[&str], mut settings: Settings) -> Result<Tournament<G>, String> {
    let games = settings.number("games")?.unwrap_or(400);
    let seed = settings.number("seed")?.unwrap_or(1);
    let sprt = settings.text("sprt").map(Sprt::parse).transpose()?;
    let (seats, options) = settings.setup::<G>()?;
    let bot = |name: &&str| name.parse().map_err(|error| format!("{name:?}: {error}"));
    let bots = names.iter().map(bot).collect::<Result<_, _>>()?;
    Ok(Tournament::new(seats, options, seed, bots, games)?.until(sprt))
}
