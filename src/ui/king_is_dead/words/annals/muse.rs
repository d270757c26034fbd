//! Choosing words: the same game always gets the same ones, another game others.

use super::super::super::super::lang::{Lang, capitalised};
use crate::rules::{Rng, mix};

/// A sentence in both languages, with places to be filled: `{who}`.
pub type Phrase = (&'static str, &'static str);

/// Chooses among ways to say the same, and does not repeat itself before all have
/// been used.
pub struct Muse {
    seed: u64,
    /// How often each list has been chosen from.
    used: Vec<(u64, usize)>,
    /// The language that is spoken.
    pub lang: Lang,
}

impl Muse {
    /// The muse of a game.
    pub fn new(seed: u64, lang: Lang) -> Muse {
        Muse { seed, used: Vec::new(), lang }
    }

    /// The next of these phrases.
    pub fn choose(&mut self, phrases: &[Phrase]) -> &'static str {
        // A list is known by its first words: addresses differ from build to build.
        let list = phrases[0].0.bytes().fold(0, |sum, letter| mix(sum, u64::from(letter)));
        let count = match self.used.iter_mut().find(|(known, _)| *known == list) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                self.used.push((list, 0));
                0
            }
        };
        let mut order: Vec<usize> = (0..phrases.len()).collect();
        Rng::new(mix(self.seed, list)).shuffle(&mut order);
        let (english, french) = phrases[order[count % order.len()]];
        self.lang.pick(english, french)
    }

    /// The next of these phrases, as a sentence.
    pub fn sentence(&mut self, phrases: &[Phrase], values: &[(&str, &str)]) -> String {
        let phrase = self.choose(phrases);
        capitalised(&filled(phrase, values))
    }
}

/// The phrase with its places filled.
pub fn filled(phrase: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(phrase.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}
