//! The rules of The King is Dead as a book, in our own words. Its questions bear
//! the names of the rulings that the rules and their tests cite.

mod cards;
mod ending;
pub mod examples;
mod game;
mod turn;

use super::words;
use crate::rules::king_is_dead::Card;
use crate::ui::lang::Lang;
use crate::ui::rulebook::{Both, Chapter, Entry, Part, Question};

/// A part of the rules that is not a card.
struct Section {
    name: &'static str,
    title: Both,
    parts: &'static [Part],
    questions: &'static [Question],
}

impl Section {
    fn entry(&self) -> Entry {
        let Section { name, title, parts, questions } = *self;
        Entry { name, title, picture: None, parts: parts.to_vec(), questions }
    }
}

/// The whole book.
pub fn book() -> Vec<Chapter> {
    let sections = |name, title, sections: &[Section]| {
        let entries = sections.iter().map(Section::entry).collect();
        Chapter { name, title, entries }
    };
    let cards = |name, title, before: Section, cunning| {
        let cards = Card::ALL.into_iter().filter(|card| card.is_cunning() == cunning).map(card);
        Chapter { name, title, entries: std::iter::once(before.entry()).chain(cards).collect() }
    };
    vec![
        sections("game", ("The game", "Le jeu"), game::SECTIONS),
        sections("turns", ("The turn", "Le tour"), turn::SECTIONS),
        sections("end", ("The end", "La fin"), ending::SECTIONS),
        sections("company", ("Around the table", "Autour de la table"), ending::COMPANY),
        cards("base", ("Base cards", "Cartes de base"), cards::BASE, false),
        cards("cunning", ("Cunning cards", "Cartes Action spéciale"), cards::CUNNING, true),
    ]
}

fn card(card: Card) -> Entry {
    Entry {
        name: card.slug(),
        title: (words::card(card, Lang::En), words::card(card, Lang::Fr)),
        picture: Some(format!("card-{}", card.slug())),
        parts: vec![Part::Points(words::sentences(card)), Part::Figure(card.slug())],
        questions: cards::questions(card),
    }
}
