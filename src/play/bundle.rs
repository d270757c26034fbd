//! Saved games in one file: all of them or one, to be kept elsewhere or taken to
//! another device.
//!
//! ```text
//! interregnum games 1
//! 000000000000002a=interregnum save 1\ngame=king-is-dead.1.1.2…\n…
//! check=0123456789abcdef
//! ```
//! Each line is the name of a game and its text as it is kept, whether this
//! version can read it or not. A file may also hold nothing but one game's text.

use std::collections::BTreeSet;

use super::lines::{read_lines, write_line};
use super::save::{SaveError, game_of_save, seal, unsealed};
use super::shelf::SaveId;

const HEAD: &str = "interregnum games ";
const VERSION: u32 = 1;

/// No file of ours is larger; anything else is not worth looking into.
pub const MOST_LETTERS: usize = 8 << 20;

/// The games as the text of a file.
pub fn write_bundle<'a>(games: impl IntoIterator<Item = (SaveId, &'a str)>) -> String {
    let mut text = format!("{HEAD}{VERSION}\n");
    for (id, game) in games {
        write_line(&mut text, &id.to_string(), game);
    }
    seal(&mut text);
    text
}

/// The games in a file, in its order. A game that was in it alone, without its
/// name, gets the name that `nameless` gives.
///
/// # Errors
/// If it is not a file of ours, was written by a later version, or is damaged.
pub fn read_bundle(text: &str, nameless: impl FnOnce() -> SaveId) -> Result<Vec<(SaveId, String)>, SaveError> {
    if MOST_LETTERS < text.len() {
        return Err(SaveError::NotASave);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if !text.starts_with(HEAD) {
        // Not even readable, it may be one game of a later version.
        return match game_of_save(text) {
            Ok(_) | Err(SaveError::Newer { .. }) => Ok(vec![(nameless(), text.replace("\r\n", "\n") + "\n")]),
            Err(error) => Err(error),
        };
    }
    let body = unsealed(text, HEAD, VERSION)?;
    let mut games: Vec<(SaveId, String)> = Vec::new();
    let mut seen = BTreeSet::new();
    for (name, game) in read_lines(&body) {
        let id = SaveId::read(name).ok_or(SaveError::Damaged)?;
        if seen.insert(id) {
            games.push((id, game));
        }
    }
    Ok(games)
}

/// What becomes of a game that comes in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// There is none of that name: it is added.
    Added,
    /// The very same is there: nothing happens.
    Known,
    /// There is one of that name at another point: both are kept.
    Beside,
    /// It cannot be read: it is kept as it is, for a version that can.
    Unread,
    /// It is no game at all: it is left out.
    Refused,
}

impl Fate {
    /// What becomes of this text, where `here` is what is kept under its name.
    pub fn of(text: &str, here: Option<&str>) -> Fate {
        match (game_of_save(text), here) {
            (Err(SaveError::Newer { .. }), None) => Fate::Unread,
            (Ok(_), None) => Fate::Added,
            (Ok(_), Some(here)) if game_of_save(here).is_ok() && the_game(here).eq(the_game(text)) => Fate::Known,
            (Err(SaveError::Newer { .. }), Some(here)) if here.trim() == text.trim() => Fate::Known,
            (Ok(_) | Err(SaveError::Newer { .. }), Some(_)) => Fate::Beside,
            (Err(_), _) => Fate::Refused,
        }
    }

    /// Whether something is kept that was not there.
    pub const fn adds(self) -> bool {
        matches!(self, Fate::Added | Fate::Beside | Fate::Unread)
    }
}

/// The lines of a save, but for what was found out by looking back at it: that makes
/// it no other game.
fn the_game(text: &str) -> impl Iterator<Item = &str> {
    text.trim().lines().filter(|line| !["review=", "check="].iter().any(|name| line.starts_with(name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::lines::spoiled;
    use crate::play::{Save, Session, Setup};
    use crate::rules::king_is_dead::{KingIsDead, Options};
    use crate::rules::{Rng, Seats};

    fn save(seed: u64) -> String {
        let seats = Seats::new(2).unwrap();
        let origin = crate::play::Origin::Deal { seats, options: Options::default(), seed };
        Setup::usual_players(Session::<KingIsDead>::new(origin).unwrap(), 1).to_text().unwrap()
    }

    fn no_name() -> SaveId {
        SaveId(99)
    }

    #[test]
    fn what_is_written_is_read() {
        let games = [(SaveId(1), save(1)), (SaveId(2), "interregnum save 9\nfrom=the future\n".to_owned())];
        let text = write_bundle(games.iter().map(|(id, text)| (*id, text.as_str())));
        assert_eq!(read_bundle(&text, no_name).as_deref(), Ok(&games[..]));
        assert_eq!(read_bundle(&format!("\u{feff}{}", text.replace('\n', "\r\n")), no_name).as_deref(), Ok(&games[..]));
        assert_eq!(read_bundle(&write_bundle([]), no_name), Ok(Vec::new()));
    }

    #[test]
    fn a_game_alone_is_a_file_too() {
        assert_eq!(read_bundle(&save(3), no_name), Ok(vec![(no_name(), save(3))]));
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        for (text, reason) in [
            ("", SaveError::NotASave),
            ("hello", SaveError::NotASave),
            ("interregnum games x\n", SaveError::NotASave),
            ("interregnum games 2\n", SaveError::Newer { found: 2 }),
            ("interregnum games 1\n", SaveError::Damaged),
            ("interregnum save 1\nat=1\n", SaveError::Damaged),
        ] {
            assert_eq!(read_bundle(text, no_name), Err(reason), "{text:?}");
        }
        assert_eq!(read_bundle(&"x".repeat(MOST_LETTERS + 1), no_name), Err(SaveError::NotASave));
    }

    #[test]
    fn a_file_full_of_empty_entries_is_read_in_no_time() {
        let count = MOST_LETTERS as u64 / 20;
        let text = write_bundle((0..count).map(|id| (SaveId(id), "")));
        let begun = std::time::Instant::now();
        assert_eq!(read_bundle(&text, no_name).map(|games| games.len() as u64), Ok(count));
        assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    }

    #[test]
    fn thousands_of_changed_files_are_refused_or_the_same() {
        let text = write_bundle([(SaveId(1), save(1).as_str()), (SaveId(2), save(2).as_str())]);
        let whole = read_bundle(&text, no_name);
        let mut rng = Rng::new(4);
        for _ in 0..5_000 {
            let read = read_bundle(&spoiled(&text, &mut rng), no_name);
            assert!(read.is_err() || read == whole);
        }
    }

    #[test]
    fn nothing_that_is_there_is_lost_to_what_comes() {
        let (one, other) = (save(1), save(2));
        assert_eq!(Fate::of(&one, None), Fate::Added);
        assert_eq!(Fate::of(&one, Some(&one)), Fate::Known);
        assert_eq!(Fate::of(&one, Some(&other)), Fate::Beside);
        let looked_back_at = Save { review: "judged".to_owned(), ..Save::<KingIsDead>::from_text(&one).unwrap() };
        let looked_back_at = looked_back_at.to_text().unwrap();
        assert_eq!(Fate::of(&one, Some(&looked_back_at)), Fate::Known, "looking back at it makes it no other game");
        assert_eq!(Fate::of(&one, Some(&one.replace("check=", "check=0"))), Fate::Beside, "what is damaged is not");
        assert_eq!(Fate::of(&one, Some("nonsense")), Fate::Beside);
        assert_eq!(Fate::of("interregnum save 7\n", None), Fate::Unread);
        assert_eq!(Fate::of("nonsense", None), Fate::Refused);
        assert_eq!(Fate::of("nonsense", Some(&one)), Fate::Refused);
    }
}
