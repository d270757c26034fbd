//! Ways to play: what a level is made of, and sparring partners of the arena.

use std::fmt;
use std::str::FromStr;

use super::mind::Worlds;
use crate::rules::Game;

/// How a bot finds its moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// Any legal action, each equally likely.
    Random,
    /// The turn after which it stands best by rule of thumb.
    Greedy,
    /// Games imagined to the end at random, so many for each decision.
    Playouts(u32),
    /// A search with the game's net.
    Search(Recipe),
}

/// How a bot searches, by what it knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// Where nothing is hidden from it.
    pub open: Care,
    /// Where something is: there it gains less by looking longer.
    pub hidden: Care,
}

impl Recipe {
    /// The part of it that is for such worlds.
    pub fn for_worlds<G: Game>(self, worlds: &Worlds<G>) -> Care {
        if worlds.is_certain() { self.open } else { self.hidden }
    }
}

/// How long and how carefully a bot searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Care {
    /// Iterations for the first decision of a turn; later ones get a quarter of
    /// it on top of what is known by then.
    pub iterations: u32,
    /// How far two actions must differ in their chances for the better one to be
    /// e times as likely; 0 always takes the best.
    pub temperature: f32,
}

impl Style {
    /// A search that always takes the best it finds.
    pub const fn search(iterations: u32) -> Style {
        Style::always(Care { iterations, temperature: 0.0 })
    }

    /// A search that makes no difference by what it knows.
    pub const fn always(care: Care) -> Style {
        Style::Search(Recipe { open: care, hidden: care })
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = match self {
            Style::Random => "random".to_owned(),
            Style::Greedy => "greedy".to_owned(),
            Style::Playouts(playouts) => format!("uct:{playouts}"),
            Style::Search(Recipe { open, hidden }) if open == hidden => format!("search:{open}"),
            Style::Search(Recipe { open, hidden }) => format!("search:{open}/{hidden}"),
        };
        f.pad(&name)
    }
}

impl fmt::Display for Care {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.temperature {
            0.0 => write!(f, "{}", self.iterations),
            temperature => write!(f, "{}:{temperature}", self.iterations),
        }
    }
}

/// There is no style of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownStyle;

impl FromStr for Style {
    type Err = UnknownStyle;
    fn from_str(text: &str) -> Result<Style, UnknownStyle> {
        let mut parts = text.split(':');
        let kind = parts.next();
        let numbers: Vec<&str> = parts.collect();
        let whole = |text: &str| text.parse::<u32>().ok().filter(|&number| 0 < number).ok_or(UnknownStyle);
        match (kind, &numbers[..]) {
            (Some("random"), []) => Ok(Style::Random),
            (Some("greedy"), []) => Ok(Style::Greedy),
            (Some("uct"), [playouts]) => Ok(Style::Playouts(whole(playouts)?)),
            (Some("search"), [iterations]) => Ok(Style::search(whole(iterations)?)),
            (Some("search"), [iterations, temperature]) => {
                let temperature = temperature.parse().ok().filter(|&number| 0.0 <= number).ok_or(UnknownStyle)?;
                Ok(Style::always(Care { iterations: whole(iterations)?, temperature }))
            }
            _ => Err(UnknownStyle),
        }
    }
}
