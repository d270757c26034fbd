//! The rules of a game as a book: chapters of entries, each with a name in the
//! address, and how they are searched. What is in it belongs to the game.

use super::lang::Lang;

/// A text in English and in French.
pub type Both = (&'static str, &'static str);

/// A chapter.
pub struct Chapter {
    /// Its name in the address.
    pub name: &'static str,
    /// What it is called.
    pub title: Both,
    /// What is in it.
    pub entries: Vec<Entry>,
}

/// Something that one looks up: a part of the rules or a card.
pub struct Entry {
    /// Its name in the address.
    pub name: &'static str,
    /// What it is called.
    pub title: Both,
    /// A picture from the page's set.
    pub picture: Option<String>,
    /// What is said, in order.
    pub parts: Vec<Part>,
    /// What people ask about it.
    pub questions: &'static [Question],
}

/// A part of an entry.
#[derive(Clone, Copy)]
pub enum Part {
    /// A paragraph.
    Text(Both),
    /// Several things, in any order.
    Points(&'static [Both]),
    /// Several things, one after the other.
    Steps(&'static [Both]),
    /// Words and what they mean.
    Terms(&'static [(Both, Both)]),
    /// A picture that the game draws.
    Figure(&'static str),
}

/// A question that the rules alone leave open, and its answer.
#[derive(Clone, Copy)]
pub struct Question {
    /// Its name in the address: that of the ruling, in small letters.
    pub name: &'static str,
    /// What is asked.
    pub question: Both,
    /// What holds.
    pub answer: Both,
}

impl Question {
    /// The name of the ruling as it is written.
    pub fn sign(&self) -> String {
        self.name.to_uppercase()
    }

    fn text(&self, lang: Lang) -> String {
        format!("{} {} {}", self.name, told(self.question, lang), told(self.answer, lang))
    }
}

impl Entry {
    /// All that is said in it, but for the questions.
    pub fn text(&self, lang: Lang) -> String {
        let mut texts = vec![self.name, told(self.title, lang)];
        for part in &self.parts {
            match part {
                Part::Text(text) => texts.push(told(*text, lang)),
                Part::Points(list) | Part::Steps(list) => texts.extend(list.iter().map(|&text| told(text, lang))),
                Part::Terms(list) => {
                    texts.extend(list.iter().flat_map(|&(term, meaning)| [told(term, lang), told(meaning, lang)]));
                }
                Part::Figure(_) => {}
            }
        }
        texts.join(" ")
    }
}

/// A text in a language.
pub const fn told(text: Both, lang: Lang) -> &'static str {
    lang.pick(text.0, text.1)
}

/// Everything in a book, made ready to be searched in one language.
pub struct Index {
    /// The name of each entry and question in order, the entry that a question
    /// belongs to, and the text in plain letters.
    lines: Vec<(&'static str, Option<&'static str>, String)>,
}

impl Index {
    /// Reads a book.
    pub fn of(book: &[Chapter], lang: Lang) -> Index {
        let mut lines = Vec::new();
        for chapter in book {
            let title = told(chapter.title, lang);
            for entry in &chapter.entries {
                lines.push((entry.name, None, plain(&format!("{title} {}", entry.text(lang)))));
                let asked = entry.questions.iter();
                lines.extend(asked.map(|question| (question.name, Some(entry.name), plain(&question.text(lang)))));
            }
        }
        Index { lines }
    }

    /// What contains every word of a query; `None` for one without a word.
    pub fn find(&self, query: &str) -> Option<Found> {
        let query = plain(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        if words.is_empty() {
            return None;
        }
        let hits = self.lines.iter().filter(|(.., text)| words.iter().all(|word| text.contains(word)));
        let mut found = Found::default();
        for &(name, of, _) in hits {
            found.names.push(name);
            found.shown.push(of.unwrap_or(name));
        }
        Some(found)
    }
}

/// What a search has found.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Found {
    /// The names of the entries and questions that fit.
    pub names: Vec<&'static str>,
    /// The entries to be shown: those that fit, and those with a question that does.
    pub shown: Vec<&'static str>,
}

/// A text in small letters without accents and with plain spaces and marks, so
/// that it is found however it is typed.
pub fn plain(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => letters.push('a'),
            'é' | 'è' | 'ê' | 'ë' => letters.push('e'),
            'î' | 'ï' => letters.push('i'),
            'ô' | 'ö' => letters.push('o'),
            'ù' | 'û' | 'ü' => letters.push('u'),
            'ç' => letters.push('c'),
            'œ' => letters.push_str("oe"),
            '’' => letters.push('\''),
            // Where a narrow card may break a word.
            '\u{ad}' => {}
            letter if letter.is_whitespace() => letters.push(' '),
            letter => letters.push(letter),
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_plain() {
        assert_eq!(plain("Égalité\u{202f}! Manœuvre, l’Écosse"), "egalite ! manoeuvre, l'ecosse");
    }

    #[test]
    fn all_words_must_be_there_in_any_order() {
        const ASKED: &[Question] =
            &[Question { name: "q1", question: ("Why?", "Pourquoi"), answer: ("So.", "Voilà") }];
        let entry = |name, text| Entry {
            name,
            title: ("Title", "Titre"),
            picture: None,
            parts: vec![Part::Text(text)],
            questions: if name == "a" { ASKED } else { &[] },
        };
        let entries = vec![entry("a", ("one two", "un été")), entry("b", ("two three", "deux"))];
        let book = [Chapter { name: "c", title: ("Chapter", "Chapitre"), entries }];
        let (english, french) = (Index::of(&book, Lang::En), Index::of(&book, Lang::Fr));
        let names = |index: &Index, query| index.find(query).map(|found: Found| found.names);
        assert_eq!(names(&english, "  "), None);
        assert_eq!(names(&english, "TWO"), Some(vec!["a", "b"]));
        assert_eq!(names(&english, "two one"), Some(vec!["a"]));
        assert_eq!(names(&english, "été"), Some(vec![]));
        assert_eq!(names(&french, "ete"), Some(vec!["a"]));
        assert_eq!(french.find("voila").map(|found| found.shown), Some(vec!["a"]));
    }
}
