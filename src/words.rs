//! Commands, word by word: the umpire's lines and the arena's command line.

use std::collections::BTreeSet;
use std::str::FromStr;

use crate::rules::{BadOption, BadSetup, Notation, Seats};

/// The words of a line that are still to be read.
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub fn of(line: &'a str) -> Words<'a> {
        Words { rest: line.trim() }
    }

    /// The next word.
    pub fn next(&mut self) -> Option<&'a str> {
        let word = self.rest.split_whitespace().next()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// All that is left, as it stands.
    pub fn rest(self) -> &'a str {
        self.rest
    }

    /// All that is left, with single spaces.
    pub fn sentence(self) -> String {
        self.rest.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Refuses further words.
    pub fn end(&self) -> Result<(), String> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("unexpected: {:?}", self.rest)) }
    }

    /// What is left as settings.
    pub fn settings(self) -> Result<Settings<'a>, String> {
        Settings::of(self.rest.split_whitespace())
    }
}

/// Settings of a command, taken out one by one.
pub struct Settings<'a> {
    pairs: Vec<(&'a str, &'a str)>,
}

impl<'a> Settings<'a> {
    /// Words of the form `name=value`, each name once.
    pub fn of(words: impl Iterator<Item = &'a str>) -> Result<Settings<'a>, String> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        let mut names = BTreeSet::new();
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("{word:?} is not name=value"))?;
            if !names.insert(name) {
                return Err(format!("{name} is given twice"));
            }
            pairs.push((name, value));
        }
        Ok(Settings { pairs })
    }

    /// Takes a value out, if it is given.
    pub fn text(&mut self, name: &str) -> Option<&'a str> {
        let index = self.pairs.iter().position(|&(known, _)| known == name)?;
        Some(self.pairs.remove(index).1)
    }

    /// Takes a number out, if it is given.
    pub fn number<N: FromStr>(&mut self, name: &str) -> Result<Option<N>, String> {
        let Some(value) = self.text(name) else { return Ok(None) };
        value.parse().map(Some).map_err(|_| format!("{name} cannot be {value:?}: a whole number in range is expected"))
    }

    /// The number of players and the options of a game, out of all that is left.
    pub fn setup<G: Notation>(mut self) -> Result<(Seats, G::Options), String> {
        let allowed = G::META.seats;
        let found = self.number("players")?.unwrap_or(*allowed.start());
        let seats = Seats::new(found).ok_or_else(|| BadSetup::Seats { allowed, found }.to_string())?;
        let mut options = G::Options::default();
        for (name, value) in self.pairs {
            G::set_option(&mut options, seats, name, value).map_err(|error| match error {
                BadOption::Unknown => format!("{} has no option {name:?}", G::META.slug),
                BadOption::Value { expected } => format!("{name} cannot be {value:?}: {expected} is expected"),
            })?;
        }
        Ok((seats, options))
    }

    /// Refuses those that nobody has taken out.
    pub fn end(self) -> Result<(), String> {
        match self.pairs.first() {
            None => Ok(()),
            Some((name, _)) => Err(format!("there is no setting {name:?} here")),
        }
    }
}
