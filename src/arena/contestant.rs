//! Who plays in a tournament: a level, a style, or one that peeks.

use std::fmt;
use std::str::FromStr;

use crate::bot::{Level, Style};

/// A bot of a tournament.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contestant {
    /// How it plays.
    pub style: Style,
    /// Whether it is shown the hidden cards: never at a table, but good to know
    /// what they are worth.
    pub peeks: bool,
    /// How long it may think for a turn, if it plays by the clock (one that plays
    /// decision by decision: for a decision).
    pub milliseconds: Option<u32>,
}

impl Contestant {
    /// An honest bot of this style.
    pub const fn honest(style: Style) -> Contestant {
        Contestant { style, peeks: false, milliseconds: None }
    }

    fn level(&self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.style() == self.style)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let peeking = if self.peeks { "peeking-" } else { "" };
        let name = self.level().map_or_else(|| self.style.to_string(), |level| level.name().to_owned());
        let time = self.milliseconds.map(|milliseconds| format!("@{milliseconds}")).unwrap_or_default();
        f.pad(&format!("{peeking}{name}{time}"))
    }
}

impl FromStr for Contestant {
    type Err = String;
    fn from_str(name: &str) -> Result<Contestant, String> {
        let unknown = || {
            let levels = Level::ALL.map(Level::name).join(", ");
            format!("there is no such bot; known are {levels}, uct:PLAYOUTS and search:ITERATIONS")
        };
        let (peeks, rest) = match name.strip_prefix("peeking-") {
            Some(rest) => (true, rest),
            None => (false, name),
        };
        let (style, milliseconds) = match rest.split_once('@') {
            Some((style, time)) => (style, Some(time.parse().map_err(|_| unknown())?)),
            None => (rest, None),
        };
        let found = style.parse::<Level>().map(Level::style).or_else(|_| style.parse::<Style>());
        found.map(|style| Contestant { style, peeks, milliseconds }).map_err(|_| unknown())
    }
}
