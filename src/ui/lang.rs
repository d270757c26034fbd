//! The languages of the page. Words live in exhaustive matches: one that is
//! missing in a language does not compile.
//!
//! French has its own spaces: U+202F (narrow, no break) before `;`, `!`, `?` and
//! inside « », U+00A0 (no break) before a colon. `tests/french.rs` reads every
//! text and checks them.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The language with exactly this tag.
    pub fn named(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// The language of a tag like `fr-CA`; English if it is neither.
    pub fn of_tag(tag: &str) -> Lang {
        if tag.starts_with("fr") { Lang::Fr } else { Lang::En }
    }

    /// Its tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// Its name, in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
        }
    }

    /// The other one.
    pub const fn other(self) -> Lang {
        match self {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        }
    }

    /// The text in this language.
    pub const fn pick(self, english: &'static str, french: &'static str) -> &'static str {
        match self {
            Lang::En => english,
            Lang::Fr => french,
        }
    }

    /// A label and what it is about: `Supply: 4` or `Réserve : 4`.
    pub fn labelled(self, label: &str, text: &str) -> String {
        match self {
            Lang::En => format!("{label}: {text}"),
            Lang::Fr => format!("{label}\u{a0}: {text}"),
        }
    }

    /// A part of a hundred: `54%` or `54 %`.
    pub fn percent(self, percent: u8) -> String {
        match self {
            Lang::En => format!("{percent}%"),
            Lang::Fr => format!("{percent}\u{a0}%"),
        }
    }

    /// Things one after the other: `A`, `A and B`, `A, B and C`.
    pub fn list(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.pick("and", "et")),
        }
    }
}

/// The text as a sentence begins: its first letter is a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_listed_as_people_do() {
        let names = ["Maud", "Hugh", "Rhys"].map(str::to_owned);
        assert_eq!(Lang::En.list(&names[..1]), "Maud");
        assert_eq!(Lang::En.list(&names[..2]), "Maud and Hugh");
        assert_eq!(Lang::Fr.list(&names), "Maud, Hugh et Rhys");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_also_in_french() {
        assert_eq!(capitalised("écossais"), "Écossais");
        assert_eq!(capitalised(""), "");
    }
}
