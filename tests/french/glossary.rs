//! The glossary: one term for each thing, the same everywhere.

use interregnum::ui::lang::Lang;

use crate::{random_games, texts};

/// Words that stand for something the glossary calls otherwise.
const FORBIDDEN: [(Lang, &[&str]); 2] = [
    (
        Lang::En,
        &[
            "holds most",
            "have most",
            "has most",
            "with most",
            "by chance",
            "anew",
            "somebody leads",
            "somebody still leads",
            "full veil",
            "partner is",
        ],
    ),
    (
        Lang::Fr,
        &[
            "disque",
            "appeler",
            "appelez",
            "appelle",
            "foyer",
            "carte de région",
            "cartes de région",
            "cartes de ruse",
            "voile",
            "bouffon",
            "autre personne",
            "chaque personne",
            "faction la plus forte",
        ],
    ),
];

/// Terms that a player must meet.
const REQUIRED: [(Lang, &[&str]); 2] = [
    (Lang::En, &["contested region", "home region", "negotiation disc", "discard pile", "teammate", "power struggle"]),
    (
        Lang::Fr,
        &[
            "région contestée",
            "région d’origine",
            "jeton négociation",
            "jeton contrôle",
            "jetons instabilité",
            "carte région",
            "cartes action spéciale",
            "convoque",
            "défausse",
            "ex æquo",
            "allié",
        ],
    ),
];

fn texts_in(lang: Lang) -> Vec<String> {
    let games: Vec<_> = random_games(18).collect();
    texts::all(&games, lang).iter().map(|text| text.to_lowercase()).collect()
}

#[test]
fn no_text_uses_a_word_that_the_glossary_replaces() {
    for (lang, words) in FORBIDDEN {
        let texts = texts_in(lang);
        let found: Vec<_> = texts.iter().filter(|text| words.iter().any(|word| text.contains(word))).collect();
        assert!(found.is_empty(), "{} texts, such as {:#?}", found.len(), &found[..found.len().min(20)]);
    }
}

#[test]
fn the_terms_of_the_glossary_are_used() {
    for (lang, terms) in REQUIRED {
        let texts = texts_in(lang);
        let missing: Vec<_> = terms.iter().filter(|term| !texts.iter().any(|text| text.contains(**term))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
