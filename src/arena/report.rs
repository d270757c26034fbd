//! What came out of a tournament, and how it was played.

use std::fmt;

use serde::Serialize;

use super::elo::Elo;
use super::score::Score;
use super::sprt::SprtReport;

/// What came out, and how it was played.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub(super) game: &'static str,
    /// How many sit at the table.
    pub players: usize,
    pub(super) options: String,
    pub(super) seed: u64,
    /// The bots around the table, before they are rotated.
    pub lineup: Vec<String>,
    /// Games played.
    pub games: usize,
    /// Deals, each played with all rotations.
    pub setups: usize,
    pub(super) threads: usize,
    /// How long it took.
    pub seconds: f64,
    pub(super) actions_per_game: f64,
    /// One line for each kind of bot.
    pub standings: Vec<Standing>,
    /// How far the first kind is above the other, if there are two.
    pub elo: Option<Elo>,
    /// What the test says, if one was asked for.
    pub sprt: Option<SprtReport>,
}

/// How one kind of bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Its part of the victories, 0 to 1, for each of its seats.
    pub score: Score,
    /// What it would be if all bots were equal.
    pub par: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Report { game, players, options, seed, games, setups, threads, seconds, .. } = self;
        writeln!(f, "{game}, {players} players ({}), {options}, seed {seed}", self.lineup.join(", "))?;
        writeln!(f, "{games} games on {setups} set-ups, each with all {players} rotations of the seats;")?;
        writeln!(
            f,
            "{seconds:.1} s on {threads} threads, {:.1} games a second, {:.1} actions a game",
            *games as f64 / seconds,
            self.actions_per_game
        )?;
        writeln!(f, "{:<16} {:>8} {:>18} {:>8}", "bot", "score", "95 %", "par")?;
        for Standing { bot, score, par } in &self.standings {
            let [mean, low, high, par] = [score.mean, score.low, score.high, *par].map(|part| 100.0 * part);
            let interval = format!("{low:.1} – {high:.1} %");
            writeln!(f, "{bot:<16} {mean:>6.1} % {interval:>18} {par:>6.1} %")?;
        }
        if let Some(elo) = self.elo {
            writeln!(f, "{} over {}: {elo} Elo", self.standings[0].bot, self.standings[1].bot)?;
        }
        if let Some(sprt) = self.sprt {
            writeln!(f, "{sprt}")?;
        }
        Ok(())
    }
}
