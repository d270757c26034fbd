//! The levels of play, by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::style::{Care, Recipe, Style};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Level {
    /// Any legal action; kept for the games that were begun against it.
    Random,
    /// One turn ahead by rule of thumb; kept for the same reason.
    Greedy,
    /// Between baron and earl, when there were eight steps; kept for the same
    /// reason.
    Viscount,
    Page,
    Squire,
    Knight,
    Baron,
    Earl,
    Duke,
    King,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 10] = [
        Level::Random,
        Level::Greedy,
        Level::Viscount,
        Level::Page,
        Level::Squire,
        Level::Knight,
        Level::Baron,
        Level::Earl,
        Level::Duke,
        Level::King,
    ];

    /// Those that are offered to players, the weakest first.
    pub const LADDER: [Level; 7] = *Level::ALL.last_chunk().expect("there are ten");

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Baron => "baron",
            Level::Viscount => "viscount",
            Level::Earl => "earl",
            Level::Duke => "duke",
            Level::King => "king",
        }
    }

    /// Whether it has reasons to give: those of its net.
    pub const fn has_reasons(self) -> bool {
        matches!(self.style(), Style::Search(_))
    }

    /// What it does. The weak ones see no further than a glance, and the weakest are
    /// careless in what they make of it; the strong ones look ahead. Where cards are
    /// hidden, looking longer is worth less and carelessness costs more, so that the
    /// steps are others there. The numbers are chosen so that each level beats the
    /// one before in two to three games of four.
    pub const fn style(self) -> Style {
        const fn care(iterations: u32, temperature: f32) -> Care {
            Care { iterations, temperature }
        }
        let (open, hidden) = match self {
            Level::Random => return Style::Random,
            Level::Greedy => return Style::Greedy,
            Level::Page => (care(1, 0.25), care(1, 0.75)),
            Level::Squire => (care(1, 0.08), care(1, 0.20)),
            Level::Knight => (care(1, 0.0), care(4, 0.088)),
            Level::Baron => (care(10, 0.0), care(4, 0.059)),
            Level::Viscount => (care(36, 0.0), care(5, 0.034)),
            Level::Earl => (care(110, 0.0), care(5, 0.033)),
            Level::Duke => (care(1_600, 0.0), care(16, 0.005)),
            Level::King => (care(20_000, 0.0), care(20_000, 0.0)),
        };
        Style::Search(Recipe { open, hidden })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no level of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names = Level::ALL.map(Level::name);
        write!(f, "there is no such level; known are {}", names.join(", "))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}
