//! The browser's storage: the only place that touches it.
//!
//! The storage belongs to everything that is published at the same address, so
//! all keys have a prefix, and none without it is ever changed, but for the one
//! that an earlier version of this page used.

use std::collections::BTreeMap;

use gloo_storage::{LocalStorage, Storage};

use super::{device, recovery};
use crate::play::{Index, SaveError, SaveId, Trouble, game_of_save};

const GAMES: &str = "interregnum/1/game/";
/// Each game as it was before the last step, should the last one have been
/// written only in part.
const BEFORE: &str = "interregnum/1/before/";
/// What was found written only in part, when something whole took its place.
const TORN: &str = "interregnum/1/torn/";
const INDEX: &str = "interregnum/1/index";
const SETTINGS: &str = "interregnum/1/settings";
/// The one game that the first version kept, as a bare link.
const FIRST_VERSION: &str = "interregnum.game.v1";

/// Where a game stands in the list after it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// First: it was played.
    First,
    /// Where it was: something was noted.
    AsBefore,
}

/// The saved games, and those that could not be saved as long as the page is
/// open.
#[derive(Default)]
pub struct Store {
    /// What each key held when this page last read or wrote it. A key that holds
    /// something else was changed by another window.
    known: BTreeMap<SaveId, String>,
    /// Games that the browser would not take, with their titles.
    unsaved: BTreeMap<SaveId, (String, String)>,
}

/// A game that was removed, with all that is needed to put it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    /// Its name.
    pub id: SaveId,
    title: String,
    /// Its text.
    pub text: String,
}

impl Store {
    /// The games, the one played last first.
    pub fn list(&self) -> Vec<SaveId> {
        let saved = raw().map(|storage| index(&storage));
        let saved = saved.iter().flat_map(|index| index.entries()).map(|entry| entry.0);
        let only_here: Vec<SaveId> = self.unsaved.keys().copied().collect();
        let saved = saved.filter(|id| !only_here.contains(id)).collect::<Vec<_>>();
        only_here.iter().copied().chain(saved).collect()
    }

    /// The text of a game, to look at.
    pub fn peek(&self, id: SaveId) -> Option<String> {
        if let Some((_, text)) = self.unsaved.get(&id) {
            return Some(text.clone());
        }
        let storage = raw()?;
        let text = storage.get_item(&key(id)).ok()??;
        if game_of_save(&text) == Err(SaveError::Damaged)
            && let Ok(Some(before)) = storage.get_item(&key_before(id))
            && game_of_save(&before).is_ok()
        {
            return Some(before);
        }
        Some(text)
    }

    /// The text of a game, to go on from: what is written next takes its place.
    pub fn read(&mut self, id: SaveId) -> Option<String> {
        if let Some(storage) = raw()
            && let Ok(Some(text)) = storage.get_item(&key(id))
        {
            self.known.insert(id, text);
        }
        self.peek(id)
    }

    /// Whether what was read of a game is how it was a step before, because the
    /// last step was written only in part.
    pub fn is_mended(&self, id: SaveId, read: &str) -> bool {
        !self.unsaved.contains_key(&id) && self.known.get(&id).is_some_and(|kept| kept != read)
    }

    /// Every game, as it can be read.
    pub fn all(&self) -> Vec<(SaveId, String)> {
        self.list().into_iter().filter_map(|id| Some((id, self.peek(id)?))).collect()
    }

    /// Whether there are games that the browser would not take.
    pub fn has_unsaved(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// Tries again what the browser would not take: there may be room by now.
    fn try_again(&mut self) {
        for (id, (title, text)) in std::mem::take(&mut self.unsaved) {
            if self.try_write(id, &title, &text, Place::First).is_ok() {
                self.known.insert(id, text);
                recovery::forget(id);
            } else {
                self.unsaved.insert(id, (title, text));
            }
        }
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// If it cannot be kept; it is still here as long as the page is open. What
    /// another window has written is not overwritten.
    pub fn write(&mut self, id: SaveId, title: &str, text: &str, place: Place) -> Result<(), Trouble> {
        let written = self.try_write(id, title, text, place);
        if written.is_ok() {
            self.known.insert(id, text.to_owned());
            self.unsaved.remove(&id);
            recovery::forget(id);
            self.try_again();
        } else if written == Err(Trouble::Elsewhere) {
            // It goes on under another name, and what is here is the other's.
            self.unsaved.remove(&id);
            recovery::forget(id);
        } else {
            self.unsaved.insert(id, (title.to_owned(), text.to_owned()));
            recovery::remember(id, text);
        }
        written
    }

    fn try_write(&self, id: SaveId, title: &str, text: &str, place: Place) -> Result<(), Trouble> {
        let storage = raw().ok_or(Trouble::Blocked)?;
        let found = storage.get_item(&key(id)).map_err(|_| Trouble::Blocked)?;
        if found.is_some() && found.as_ref() != self.known.get(&id) {
            return Err(Trouble::Elsewhere);
        }
        if let Some(before) = found.filter(|before| before != text) {
            // What was written only in part is kept for whoever can make sense of it.
            let place = if game_of_save(&before).is_ok() { BEFORE } else { TORN };
            // Where there is room for only one of them, it is the newer one.
            let _ = storage.set_item(&format!("{place}{id}"), &before);
        }
        storage.set_item(&key(id), text).or_else(|_| {
            make_room(&storage);
            storage.set_item(&key(id), text).map_err(|_| Trouble::Full)
        })?;
        let mut index = index(&storage);
        match place {
            Place::First => index.touch(id, title),
            Place::AsBefore => index.note(id, title),
        }
        // A list that is lost is made again from the games.
        let _ = storage.set_item(INDEX, &index.to_text());
        Ok(())
    }

    /// Writes something beside a game that is kept, unless another window has
    /// changed it since or there is no room: nobody is told, and nothing is given
    /// up for it.
    pub fn jot(&mut self, id: SaveId, text: &str) {
        let Some(storage) = raw() else { return };
        let Ok(Some(before)) = storage.get_item(&key(id)) else { return };
        // What was written only in part must not take the place of what is whole.
        if self.known.get(&id) == Some(&before)
            && game_of_save(&before).is_ok()
            && storage.set_item(&key_before(id), &before).is_ok()
            && storage.set_item(&key(id), text).is_ok()
        {
            self.known.insert(id, text.to_owned());
        }
    }

    /// Removes a game; `None` if it is not there.
    pub fn remove(&mut self, id: SaveId) -> Option<Removed> {
        let text = self.peek(id)?;
        recovery::forget(id);
        let unsaved = self.unsaved.remove(&id).map(|unsaved| unsaved.0);
        let listed = || {
            let index = index(&raw()?);
            index.entries().iter().find(|entry| entry.0 == id).map(|entry| entry.1.clone())
        };
        let title = unsaved.or_else(listed).unwrap_or_default();
        if let Some(storage) = raw() {
            // Nothing can be done about a browser that does not let go of it.
            let _ = storage.remove_item(&key(id));
            let _ = storage.remove_item(&key_before(id));
            let _ = storage.set_item(INDEX, &index(&storage).to_text());
        }
        self.known.remove(&id);
        self.try_again();
        Some(Removed { id, title, text })
    }

    /// Puts a removed game back.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub fn restore(&mut self, removed: &Removed) -> Result<(), Trouble> {
        self.write(removed.id, &removed.title, &removed.text, Place::First)
    }

    /// Takes over the game of the first version, once. `as_save` makes a save of
    /// its link; a link that it does not understand is kept as it is, to be
    /// listed as unreadable.
    pub fn adopt_first_version(&mut self, as_save: impl FnOnce(&str) -> Option<String>) {
        let Some(storage) = raw() else { return };
        let Ok(Some(link)) = storage.get_item(FIRST_VERSION) else { return };
        let text = as_save(&link).unwrap_or(link);
        if self.write(fresh_id(), "", &text, Place::First).is_ok() {
            // If this fails, there will be two of it, which is better than none.
            let _ = storage.remove_item(FIRST_VERSION);
        }
    }
}

/// A name that no game has yet.
pub fn fresh_id() -> SaveId {
    SaveId(device::chance())
}

/// The settings of the last visit, as text.
pub fn read_settings() -> Option<String> {
    raw()?.get_item(SETTINGS).ok()?
}

/// Keeps the settings, if the browser lets us.
pub fn write_settings(text: &str) {
    if let Some(storage) = raw() {
        let _ = storage.set_item(SETTINGS, text);
    }
}

/// What is noted for each game besides what was played.
#[derive(Clone, Copy)]
pub enum Note {
    /// What was chosen for the last new game.
    Setup,
    /// The lessons that the player has been through.
    Learned,
    /// The puzzle of a day.
    Puzzle,
    /// How many puzzles in a row were solved.
    Streak,
}

impl Note {
    fn key(self, slug: &str) -> String {
        let name = match self {
            Note::Setup => "setup",
            Note::Learned => "learned",
            Note::Puzzle => "puzzle",
            Note::Streak => "streak",
        };
        format!("interregnum/1/{name}/{slug}")
    }

    /// What was noted for a game, as text.
    pub fn read(self, slug: &str) -> Option<String> {
        raw()?.get_item(&self.key(slug)).ok()?
    }

    /// Notes something, if the browser lets us.
    pub fn write(self, slug: &str, text: &str) {
        if let Some(storage) = raw() {
            let _ = storage.set_item(&self.key(slug), text);
        }
    }
}

/// Whether the browser keeps anything at all.
pub fn works() -> bool {
    raw().is_some_and(|storage| storage.length().is_ok())
}

/// The storage, where the browser gives access to it.
fn raw() -> Option<web_sys::Storage> {
    // gloo takes it for granted and throws where it is forbidden.
    web_sys::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

fn key(id: SaveId) -> String {
    format!("{GAMES}{id}")
}

fn key_before(id: SaveId) -> String {
    format!("{BEFORE}{id}")
}

/// Gives up how games were a step before: a whole game is worth more.
fn make_room(storage: &web_sys::Storage) {
    let count = storage.length().unwrap_or(0);
    let keys: Vec<String> = (0..count).filter_map(|number| storage.key(number).ok()?).collect();
    for key in keys.iter().filter(|key| key.starts_with(BEFORE)) {
        let _ = storage.remove_item(key);
    }
}

/// The game that another window has just changed, given the key it wrote to.
pub fn game_of_key(key: &str) -> Option<SaveId> {
    SaveId::read(key.strip_prefix(GAMES)?)
}

/// The list of games, set right by the keys that there are.
fn index(storage: &web_sys::Storage) -> Index {
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|number| storage.key(number).ok()?);
    let present: Vec<SaveId> = keys.filter_map(|key| SaveId::read(key.strip_prefix(GAMES)?)).collect();
    let text = storage.get_item(INDEX).ok().flatten();
    Index::read(&text.unwrap_or_default(), &present)
}
