//! What the laboratory has found, as it is kept in `benches/ladder.json`: plain
//! numbers, a section for each question, so that one can be asked again alone.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::arena::{Elo, Report, Score};

/// All sections that have been run.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The strongest level against what is known.
    pub strength: Option<Section<Meeting>>,
    /// Each level against the one below, but for the strongest.
    pub rungs: Option<Section<Meeting>>,
    /// The strongest level against the one below.
    pub summit: Option<Section<Meeting>>,
    /// The strongest level against itself in a hurry.
    pub budget: Option<Section<Meeting>>,
    /// One that knows hidden cards against one that does not.
    pub peeking: Option<Section<Meeting>>,
    /// Whether chances come true.
    pub calibration: Option<Section<Reliability>>,
    /// How long the levels think.
    pub latency: Option<Section<Pace>>,
    /// By the clock, in WebAssembly.
    pub clock: Option<Section<Meeting>>,
    /// Who solves the tactical positions.
    pub tactics: Option<Section<Solved>>,
}

/// What came out, and how it was run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Section<R> {
    /// How it was run.
    pub how: How,
    /// What came out.
    pub rows: Vec<R>,
}

/// How a section was run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct How {
    /// The processor.
    pub machine: String,
    /// How many of its cores there are.
    pub cores: usize,
    /// The plan, `full` or `quick`.
    pub plan: String,
    /// What chance was made of.
    pub seed: u64,
    /// How long it took.
    pub seconds: f64,
    /// What else is worth knowing.
    pub note: String,
}

/// One bot against another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The one whose score it is.
    pub bot: String,
    /// The other.
    pub against: String,
    /// How many sit at the table.
    pub players: usize,
    /// `base` or `advanced`.
    pub mode: String,
    /// Seats of the first bot.
    pub seats: usize,
    /// Deals, each played with all rotations.
    pub setups: usize,
    /// Games.
    pub games: usize,
    /// The first bot's part of the victories for each of its seats.
    pub score: Score,
    /// What it is between equals.
    pub par: f64,
    /// The same in Elo.
    pub elo: Option<Elo>,
    /// What was hoped for.
    pub wanted: Option<Wanted>,
    /// How long it took.
    pub seconds: f64,
}

/// What is hoped for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A score from here to there.
    Score(f64, f64),
    /// More than par, beyond doubt.
    AbovePar,
    /// At least so many points.
    AtLeastElo(f64),
    /// Fewer points.
    BelowElo(f64),
}

impl Meeting {
    /// The first bot's line of a tournament.
    pub fn of(report: &Report, mode: &str, wanted: Option<Wanted>) -> Meeting {
        let first = &report.standings[0];
        let against = report.standings.get(1).unwrap_or(first);
        Meeting {
            bot: first.bot.clone(),
            against: against.bot.clone(),
            players: report.players,
            mode: mode.to_owned(),
            seats: report.lineup.iter().filter(|&bot| *bot == first.bot).count(),
            setups: report.setups,
            games: report.games,
            score: first.score,
            par: first.par,
            elo: report.elo,
            wanted,
            seconds: report.seconds,
        }
    }

    /// Whether what was hoped for came true.
    pub fn came_true(&self) -> bool {
        let points =
            || self.elo.and_then(|elo| elo.difference).unwrap_or(if 0.5 < self.score.mean { 1e9 } else { -1e9 });
        match self.wanted {
            None => true,
            Some(Wanted::Score(least, most)) => (least..=most).contains(&self.score.mean),
            Some(Wanted::AbovePar) => self.par < self.score.low,
            Some(Wanted::AtLeastElo(least)) => least <= points(),
            Some(Wanted::BelowElo(most)) => points() < most,
        }
    }

    /// Who sits with whom.
    pub fn table(&self) -> &'static str {
        match (self.players, self.seats) {
            (3, 1) => "one against two",
            (3, 2) => "two against one",
            (4, _) => "teams",
            _ => "",
        }
    }
}

impl fmt::Display for Meeting {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [mean, low, high] = [self.score.mean, self.score.low, self.score.high].map(|part| 100.0 * part);
        let elo = self.elo.map(|elo| elo.to_string()).unwrap_or_default();
        let verdict = if self.came_true() { "" } else { "  MISSED" };
        write!(
            f,
            "{:>20} – {:<18} {} {:<8} {:<15} {:>4} games {mean:>5.1} % ({low:.1} – {high:.1}), par {:.0}, Elo {elo}{verdict}",
            self.bot,
            self.against,
            self.players,
            self.mode,
            self.table(),
            self.games,
            100.0 * self.par,
        )
    }
}

/// Whether chances came true at one kind of table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reliability {
    /// How many sit at the table.
    pub players: usize,
    /// `base` or `advanced`.
    pub mode: String,
    /// Who played whom.
    pub bot: String,
    /// Games.
    pub games: usize,
    /// The mean square of what was wrong with the chances.
    pub brier: f64,
    /// The same if the share of games won had been said every time.
    pub brier_of_par: f64,
    /// By chance, in tenths.
    pub bins: Vec<Bin>,
    /// The slope that fits best to what the search believes.
    pub slope: f64,
    /// The offset that goes with it.
    pub offset: f64,
}

/// Positions that were given about the same chance.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Bin {
    /// How many.
    pub positions: usize,
    /// The chance, on average.
    pub called: f64,
    /// How often they were won.
    pub won: f64,
}

/// How long a level thinks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// The level.
    pub level: String,
    /// Turns measured.
    pub turns: usize,
    /// Milliseconds for a turn, half of the time.
    pub median: f64,
    /// And at worst.
    pub worst: f64,
    /// Nodes of its largest tree.
    pub nodes: usize,
    /// Bytes that this takes, or more.
    pub bytes: usize,
}

/// How many of the tactical positions a level solves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Solved {
    /// The level.
    pub level: String,
    /// How many it solves.
    pub solved: usize,
    /// How many there are.
    pub of: usize,
    /// The stories of those it does not.
    pub missed: Vec<String>,
}
