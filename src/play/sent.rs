//! A game in an address, to be sent to somebody: the link of the game, and who
//! plays it.
//!
//! ```text
//! king-is-dead.1.1.2.mode=base.start=0.2a.57.qTb0…Xw.1c9d03e5/human%20Ann/human%20Bob
//! ```

use super::link::{LinkError, read_link, write_link};
use super::save::{Chair, Save, Secrecy};
use super::seating::Player;
use super::session::{Origin, Session};
use crate::rules::Notation;

/// Games in addresses.
pub struct Sent;

impl Sent {
    /// The game as an address has it; `None` for one that began with a position.
    pub fn of<G: Notation>(save: &Save<G>) -> Option<String> {
        let mut text = write_link(&save.session)?;
        for chair in &save.chairs {
            text.push('/');
            escape(&chair.to_text(), &mut text);
        }
        Some(text)
    }

    /// The game that an address has. Players who cannot be read are people
    /// without names: the game is what counts.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn read<G: Notation>(text: &str, now: u64) -> Result<Save<G>, LinkError> {
        let mut parts = text.split('/');
        let session = read_link::<G>(parts.next().unwrap_or_default())?;
        let somebody = || Chair { player: Player::Human, name: String::new() };
        let mut named = parts.map(|part| unescape(part).and_then(|text| Chair::from_text(&text)));
        let chairs = session.position().seats().iter();
        let chairs = chairs.map(|_| named.next().flatten().map(shortened).unwrap_or_else(somebody)).collect();
        let (title, draft) = (String::new(), String::new());
        Ok(Save {
            title,
            chairs,
            secrecy: Secrecy::Open,
            session,
            draft,
            review: String::new(),
            begun: now,
            touched: now,
        })
    }
}

/// No longer than names are where they are typed in.
fn shortened(chair: Chair) -> Chair {
    Chair { name: chair.name.chars().filter(|letter| !letter.is_control()).take(20).collect(), ..chair }
}

fn escape(text: &str, out: &mut String) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
}

fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, behind)) = rest.split_first() {
        if byte == b'%' {
            let digits = std::str::from_utf8(behind.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &behind[2..];
        } else {
            bytes.push(byte);
            rest = behind;
        }
    }
    String::from_utf8(bytes).ok()
}

/// How a game that was sent stands to one that is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// They are different games.
    New,
    /// It goes on from the one that is here.
    GoesOn,
    /// They are the same.
    Same,
    /// The one that is here has come further.
    Behind,
}

impl Arrival {
    /// How `sent` stands to `here`.
    pub fn of<G: Notation>(sent: &Session<G>, here: &Session<G>) -> Arrival {
        let (Origin::Deal { seats, options, seed }, Origin::Deal { seats: other, options: others, seed: same }) =
            (sent.origin(), here.origin())
        else {
            return Arrival::New;
        };
        if (seats, options, seed) != (other, others, same) {
            return Arrival::New;
        }
        // What was taken back here is not lost either.
        let mut whole = here.clone();
        while whole.redo().is_some() {}
        let (sent, here) = (sent.actions(), whole.actions());
        match (sent.starts_with(here), here.starts_with(sent)) {
            (true, true) => Arrival::Same,
            (true, false) => Arrival::GoesOn,
            (false, true) => Arrival::Behind,
            (false, false) => Arrival::New,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::play::Setup;
    use crate::play::lines::spoiled;
    use crate::rules::king_is_dead::{KingIsDead, Options};
    use crate::rules::{Game, GameExt, Rng, Seats};

    fn played(seed: u64, actions: usize) -> Save<KingIsDead> {
        let origin = Origin::Deal { seats: Seats::new(3).unwrap(), options: Options::default(), seed };
        let mut session = Session::<KingIsDead>::new(origin).unwrap();
        let mut rng = Rng::new(1);
        for _ in 0..actions {
            session.play(session.position().random_action(&mut rng)).unwrap();
        }
        let names = ["Aliénor d’Aquitaine", "a/b%c<script>", ""];
        let players = [Player::Human, Player::Human, Player::Bot(Level::Duke)];
        let chairs = players.into_iter().zip(names).map(|(player, name)| Chair { player, name: name.to_owned() });
        Save { chairs: chairs.collect(), secrecy: Secrecy::Open, ..Setup::usual_players(session, 5) }
    }

    #[test]
    fn a_game_arrives_as_it_was_sent() {
        let save = played(7, 30);
        let text = Sent::of(&save).unwrap();
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".=-_/%".contains(&byte)), "{text}");
        let read: Save<KingIsDead> = Sent::read(&text, 5).unwrap();
        assert_eq!((read.session, read.chairs), (save.session, save.chairs));
    }

    #[test]
    fn players_who_cannot_be_read_are_people_without_names() {
        let link = write_link(&played(7, 3).session).unwrap();
        for chairs in ["", "/%", "/%zz/%ff", "/genius%20X", "/////////////"] {
            let read: Save<KingIsDead> = Sent::read(&format!("{link}{chairs}"), 5).unwrap();
            assert!(read.chairs.iter().all(|chair| chair.player == Player::Human && chair.name.is_empty()));
        }
        let long: Save<KingIsDead> = Sent::read(&format!("{link}/human%20{}", "x".repeat(5000)), 5).unwrap();
        assert_eq!(long.chairs[0].name.len(), 20);
    }

    #[test]
    fn thousands_of_changed_addresses_are_refused_or_the_same_game() {
        let save = played(9, 40);
        let text = Sent::of(&save).unwrap();
        let mut rng = Rng::new(5);
        for _ in 0..5_000 {
            if let Ok(read) = Sent::read::<KingIsDead>(&spoiled(&text, &mut rng), 5) {
                assert_eq!(read.session, save.session);
            }
        }
    }

    #[test]
    fn turns_that_come_are_told_from_other_games() {
        let (early, late) = (played(7, 10).session, played(7, 20).session);
        assert_eq!(Arrival::of(&late, &early), Arrival::GoesOn);
        assert_eq!(Arrival::of(&early, &late), Arrival::Behind);
        assert_eq!(Arrival::of(&late, &late), Arrival::Same);
        assert_eq!(Arrival::of(&played(8, 20).session, &early), Arrival::New);
        let mut other = early.clone();
        let first = late.actions()[10];
        let another = other.position().legal().find(|&action| action != first).unwrap();
        other.play(another).unwrap();
        assert_eq!(Arrival::of(&late, &other), Arrival::New);
    }
}
