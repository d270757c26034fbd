//! The game in the browser's storage: one line of text, as in a link.

use gloo_storage::{LocalStorage, Storage};

use crate::bot::Level;
use crate::play::{Origin, Player, Seating, Session, read_link, write_link};
use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
use crate::rules::{Game, Seats};

const GAME: &str = "interregnum.game.v1";
/// Where a game is kept that this version could not read.
const UNREADABLE: &str = "interregnum.unreadable.v1";

/// What was found in the storage.
pub enum Found {
    /// The game that was being played.
    Game(Box<Seating<KingIsDead>>),
    /// Nothing yet.
    Nothing,
    /// Something that is not a game; it is kept aside.
    Unreadable(String),
}

/// The game of the last visit.
pub fn load() -> Found {
    let storage = LocalStorage::raw();
    let Ok(Some(text)) = storage.get_item(GAME) else { return Found::Nothing };
    match read_link::<KingIsDead>(&text) {
        Ok(session) => Found::Game(Box::new(seat(session))),
        Err(error) => {
            // If not even that can be stored, the text stays where it is.
            if storage.set_item(UNREADABLE, &text).is_ok() {
                let _ = storage.remove_item(GAME);
            }
            Found::Unreadable(error.to_string())
        }
    }
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
