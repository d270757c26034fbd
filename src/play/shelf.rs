//! The list of saved games: which there are, in which order, and what a place to
//! keep them can answer.

use std::collections::BTreeSet;
use std::fmt;

use super::lines::{read_lines, write_line};

/// The name of a saved game among the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveId(pub u64);

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl SaveId {
    /// The one that is written like this.
    pub fn read(text: &str) -> Option<SaveId> {
        let id = SaveId(u64::from_str_radix(text, 16).ok()?);
        // There is one way to write it, so that two keys are never one game.
        (id.to_string() == text).then_some(id)
    }
}

/// Why a game cannot be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser gives no more room.
    Full,
    /// The browser lets nothing be kept.
    Blocked,
    /// Another window has changed the same game in the meantime.
    Elsewhere,
    /// The game began with a position, which cannot be written down yet.
    NoText,
}

/// What is known of how well games are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// Nothing can be kept at all.
    Nothing,
    /// The browser has promised to keep them.
    Promised,
    /// The browser may throw them away when it needs room.
    AtRisk,
    /// The same, and after a week without a visit.
    Apple,
    /// The browser does not say.
    Unknown,
}

/// The order of the saved games, the latest first, with their titles.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Index {
    entries: Vec<(SaveId, String)>,
}

impl Index {
    /// Reads the list and sets it right by what there really is: games that it
    /// does not mention come last, those that are gone are left out.
    pub fn read(text: &str, present: &[SaveId]) -> Index {
        let mut index = Index::default();
        let mut missing: BTreeSet<SaveId> = present.iter().copied().collect();
        let listed = read_lines(text).filter_map(|(key, title)| Some((SaveId::read(key)?, title)));
        let unlisted = present.iter().map(|&id| (id, String::new()));
        for (id, title) in listed.chain(unlisted) {
            if missing.remove(&id) {
                index.entries.push((id, title));
            }
        }
        index
    }

    /// The list as text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (id, title) in &self.entries {
            write_line(&mut text, &id.to_string(), title);
        }
        text
    }

    /// Puts a game first.
    pub fn touch(&mut self, id: SaveId, title: &str) {
        self.remove(id);
        self.entries.insert(0, (id, title.to_owned()));
    }

    /// Leaves a game where it is, with another title maybe; one that is not on the
    /// list comes first.
    pub fn note(&mut self, id: SaveId, title: &str) {
        match self.entries.iter_mut().find(|entry| entry.0 == id) {
            Some(entry) => title.clone_into(&mut entry.1),
            None => self.touch(id, title),
        }
    }

    /// Takes a game off the list.
    pub fn remove(&mut self, id: SaveId) {
        self.entries.retain(|entry| entry.0 != id);
    }

    /// The games with their titles, the latest first.
    pub fn entries(&self) -> &[(SaveId, String)] {
        &self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: SaveId = SaveId(0xa);
    const B: SaveId = SaveId(0xb);
    const C: SaveId = SaveId(u64::MAX);

    #[test]
    fn a_name_is_written_in_one_way() {
        assert_eq!(SaveId::read(&C.to_string()), Some(C));
        for other in ["a", "+00000000000000a", "000000000000000A", "", "zz"] {
            assert_eq!(SaveId::read(other), None);
        }
    }

    #[test]
    fn the_list_follows_what_there_is() {
        let mut index = Index::default();
        index.touch(A, "first");
        index.touch(B, "two\nlines");
        index.touch(A, "again");
        index.note(B, "two\nlines or more");
        assert_eq!(index.entries()[0].0, A, "a note is not a game that is played");
        index.note(B, "two\nlines");
        assert_eq!(Index::read(&index.to_text(), &[A, B]), index);
        let mended = Index::read(&index.to_text(), &[B, C]);
        assert_eq!(mended.entries(), [(B, "two\nlines".to_owned()), (C, String::new())]);
        let ids: Vec<SaveId> = Index::read("rubbish\n=\n", &[C, A]).entries().iter().map(|entry| entry.0).collect();
        assert_eq!(ids, [C, A]);
    }
}
