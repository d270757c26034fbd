//! The languages of the page. Words live in exhaustive matches: one that is
//! missing in a language does not compile.

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

    /// What its speakers call it.
    pub const fn endonym(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
        }
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
}
