//! The game in the browser's storage: one line of text, as in a link.

use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::window;

use super::lang::Lang;
use crate::bot::Level;
use crate::play::{LinkError, Origin, Player, Seating, Session, read_link, write_link};
use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
use crate::rules::{Game, Seats};

const GAME: &str = "interregnum.game.v1";
/// Where games are kept that this version could not read, with a number behind.
const UNREADABLE: &str = "interregnum.unreadable.v1";
const LANGUAGE: &str = "interregnum.language.v1";

/// What was found in the storage.
pub enum Found {
    /// The game that was being played.
    Game(Box<Seating<KingIsDead>>),
    /// Nothing yet.
    Nothing,
    /// Something that is not a game; it is kept aside.
    Unreadable(LinkError),
}

/// The game of the last visit.
pub fn load() -> Found {
    let storage = LocalStorage::raw();
    let Ok(Some(text)) = storage.get_item(GAME) else { return Found::Nothing };
    match read_link::<KingIsDead>(&text) {
        Ok(session) => Found::Game(Box::new(seat(session))),
        Err(error) => {
            put_aside(&storage, &text);
            Found::Unreadable(error)
        }
    }
}

/// Keeps an unreadable text under a key of its own, never in place of another.
/// If that cannot be done, it stays where it is until the next save.
fn put_aside(storage: &web_sys::Storage, text: &str) {
    let free =
        (1..).map(|number| format!("{UNREADABLE}.{number}")).find(|key| !matches!(storage.get_item(key), Ok(Some(_))));
    if free.is_some_and(|key| storage.set_item(&key, text).is_ok()) {
        // Else it would be put aside again at the next visit.
        let _ = storage.remove_item(GAME);
    }
}

/// The language that was chosen last, or the browser's.
pub fn language() -> Lang {
    let browser = || window().navigator().language().unwrap_or_default();
    let chosen = LocalStorage::raw().get_item(LANGUAGE).ok().flatten();
    Lang::of_tag(&chosen.unwrap_or_else(browser))
}

/// Keeps the language for the next visit, if the browser lets us.
pub fn keep_language(lang: Lang) {
    let _ = LocalStorage::raw().set_item(LANGUAGE, lang.tag());
}

/// Keeps the game; `false` if the browser does not let us.
pub fn save(seating: &Seating<KingIsDead>) -> bool {
    write_link(seating.session()).is_some_and(|text| LocalStorage::raw().set_item(GAME, &text).is_ok())
}

/// A new game with a seed that nobody knows.
pub fn deal(players: usize, mode: Mode) -> Seating<KingIsDead> {
    let seats = Seats::new(players).expect("the page offers two to four");
    // Without a source of chance every game is the same, which still is a game.
    let seed = getrandom::u64().unwrap_or(1);
    let origin = Origin::Deal { seats, options: Options { mode, start: None }, seed };
    seat(Session::new(origin).expect("two to four can play"))
}

/// The person sits in seat 0; bots fill the others.
fn seat(session: Session<KingIsDead>) -> Seating<KingIsDead> {
    let count = match session.origin() {
        Origin::Deal { seats, .. } => seats.count(),
        Origin::Position { position, .. } => position.seats().count(),
    };
    let players = (0..count).map(|index| if index == 0 { Player::Human } else { Player::Bot(Level::Greedy) });
    let seed = match session.origin() {
        Origin::Deal { seed, .. } | Origin::Position { seed, .. } => !seed,
    };
    Seating::new(session, players.collect(), seed)
}
