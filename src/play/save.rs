//! A game as it is kept between two visits: the session with everything that was
//! taken back, who plays it, and what they call it.
//!
//! ```text
//! interregnum save 1
//! game=king-is-dead.1.1.2.mode=base.start=0.2a.57.qTb0…Xw.1c9d03e5
//! at=51
//! title=Sunday
//! secrecy=open
//! begun=1763341200000
//! touched=1763344800000
//! draft=
//! chair=human Aliénor
//! chair=greedy Maud
//! check=0123456789abcdef
//! ```
//! `game` is the link of the whole session, what was taken back included; of its
//! actions `at` are taken. There may be a line `review`, with what was found out by
//! looking back. `check` is over all that stands before it. Lines that
//! are not known are passed over, so that later versions can add some.

use std::fmt;

use super::lines::{checksum, read_lines, write_line};
use super::link::{LinkError, read_link, write_link};
use super::seating::{Player, Seating};
use super::session::{Origin, Session};
use crate::bot::Level;
use crate::rules::{GameExt, Notation, Observer, Outcome, Seats};

const HEAD: &str = "interregnum save ";
const VERSION: u32 = 1;

/// A game with all that is kept of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Save<G: Notation> {
    /// What its players call it; empty if they do not.
    pub title: String,
    /// Who sits where, one for each seat.
    pub chairs: Vec<Chair>,
    /// How hands are kept from others at the same screen.
    pub secrecy: Secrecy,
    /// The game itself.
    pub session: Session<G>,
    /// What is chosen on the screen but not yet part of the game, as the screen
    /// writes it down.
    pub draft: String,
    /// What came of looking back at it, as that is written down; empty if nobody
    /// has.
    pub review: String,
    /// When it began, in milliseconds since 1970.
    pub begun: u64,
    /// When it was last played.
    pub touched: u64,
}

/// A place at the table and who has taken it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who decides.
    pub player: Player,
    /// Their name; empty for somebody who gave none.
    pub name: String,
}

/// How hands are kept from others at the same screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Not at all.
    Open,
    /// A hand is shown when its owner says that it may be.
    Covered,
    /// Between two turns nothing is shown but whose turn it is.
    Veiled,
}

impl Secrecy {
    /// All of them, the most open first.
    pub const ALL: [Secrecy; 3] = [Secrecy::Open, Secrecy::Covered, Secrecy::Veiled];

    /// Its name in a save.
    pub const fn name(self) -> &'static str {
        match self {
            Secrecy::Open => "open",
            Secrecy::Covered => "covered",
            Secrecy::Veiled => "veiled",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Secrecy> {
        Secrecy::ALL.into_iter().find(|secrecy| secrecy.name() == name)
    }
}

impl Chair {
    pub(super) fn to_text(&self) -> String {
        let player = match self.player {
            Player::Human => "human",
            Player::Bot(level) => level.name(),
        };
        format!("{player} {}", self.name)
    }

    pub(super) fn from_text(text: &str) -> Option<Chair> {
        let (player, name) = text.split_once(' ')?;
        let player = match player {
            "human" => Player::Human,
            level => Player::Bot(level.parse().ok()?),
        };
        Some(Chair { player, name: name.to_owned() })
    }
}

impl<G: Notation> Save<G> {
    /// The save as text. `None` for a game that began with a position: there is
    /// no short way to write one down.
    pub fn to_text(&self) -> Option<String> {
        let mut whole = self.session.clone();
        while whole.redo().is_some() {}
        let mut text = format!("{HEAD}{VERSION}\n");
        write_line(&mut text, "game", &write_link(&whole)?);
        write_line(&mut text, "at", &self.session.actions().len().to_string());
        write_line(&mut text, "title", &self.title);
        write_line(&mut text, "secrecy", self.secrecy.name());
        write_line(&mut text, "begun", &self.begun.to_string());
        write_line(&mut text, "touched", &self.touched.to_string());
        write_line(&mut text, "draft", &self.draft);
        if !self.review.is_empty() {
            write_line(&mut text, "review", &self.review);
        }
        for chair in &self.chairs {
            write_line(&mut text, "chair", &chair.to_text());
        }
        seal(&mut text);
        Some(text)
    }

    /// Reads a save and plays its game again.
    ///
    /// # Errors
    /// If anything is wrong with it, with the reason.
    pub fn from_text(text: &str) -> Result<Save<G>, SaveError> {
        let body = unsealed(text, HEAD, VERSION)?;
        let lines: Vec<(&str, String)> = read_lines(&body).collect();
        let value = |key: &'static str| {
            let line = lines.iter().find(|line| line.0 == key);
            line.map(|line| line.1.as_str()).ok_or(SaveError::Missing { key })
        };
        let number = |key| value(key)?.parse().map_err(|_| SaveError::Value { key });
        let mut session = read_link::<G>(value("game")?).map_err(SaveError::Game)?;
        let at = value("at")?.parse().map_err(|_| SaveError::Value { key: "at" })?;
        if session.actions().len() < at {
            return Err(SaveError::Value { key: "at" });
        }
        session.rewind(at);
        let chairs = lines.iter().filter(|line| line.0 == "chair").map(|line| Chair::from_text(&line.1));
        let chairs: Vec<Chair> = chairs.collect::<Option<_>>().ok_or(SaveError::Value { key: "chair" })?;
        if chairs.len() != session.position().seats().count() {
            return Err(SaveError::Value { key: "chair" });
        }
        Ok(Save {
            title: value("title")?.to_owned(),
            chairs,
            secrecy: Secrecy::named(value("secrecy")?).ok_or(SaveError::Value { key: "secrecy" })?,
            session,
            draft: value("draft")?.to_owned(),
            review: value("review").unwrap_or_default().to_owned(),
            begun: number("begun")?,
            touched: number("touched")?,
        })
    }

    /// The game with its players; the luck of the bots is not that of the deal.
    pub fn seating(&self) -> Seating<G> {
        let players = self.chairs.iter().map(|chair| chair.player).collect();
        Seating::new(self.session.clone(), players, !self.seed())
    }

    /// Whether all of it may be told: what people hold is their own until the game
    /// is over, unless only one of them plays.
    pub fn is_open_book(&self) -> bool {
        self.outcome().is_some() || self.people() <= 1
    }

    /// The game as it was after so many turns, as if it had come no further. One
    /// person plays: whoever did, or of several the first to act; bots have the
    /// places of the others.
    #[must_use]
    pub fn as_after(&self, turns: usize) -> Save<G> {
        let ends = self.seating().turns(Observer::Public).get(turns).map(|turn| turn.begins);
        let mut session = Session::new(self.session.origin().clone()).expect("it began once");
        for &action in self.session.actions().iter().take(ends.unwrap_or(usize::MAX)) {
            session.play(action).expect("the session took this action");
        }
        let mut chairs = self.chairs.clone();
        if let Some(seat) = session.position().to_act() {
            let count = chairs.len();
            let in_turn = (0..count).map(|step| (seat.index() + step) % count);
            let people: Vec<usize> = in_turn.filter(|&index| chairs[index].player == Player::Human).collect();
            for &other in people.iter().skip(1) {
                chairs[other].player = Player::Bot(Level::Duke);
            }
        }
        let (draft, review) = (String::new(), String::new());
        Save { chairs, session, draft, review, secrecy: Secrecy::Open, ..self.clone() }
    }

    /// The source of the deal, which gives the same game again.
    pub fn seed(&self) -> u64 {
        match self.session.origin() {
            Origin::Deal { seed, .. } | Origin::Position { seed, .. } => *seed,
        }
    }

    /// What was agreed before the game; `None` if it began with a position.
    pub fn options(&self) -> Option<&G::Options> {
        match self.session.origin() {
            Origin::Deal { options, .. } => Some(options),
            Origin::Position { .. } => None,
        }
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.session.position().seats()
    }

    /// What an observer knows.
    pub fn view(&self, observer: Observer) -> G::View {
        self.session.position().view(observer)
    }

    /// Who won, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.session.position().outcome()
    }

    /// How many people play at this screen.
    pub fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.player == Player::Human).count()
    }
}

/// The name of the game that a text is a save of.
///
/// # Errors
/// If it is no save, or one that was damaged or written by a later version.
pub fn game_of_save(text: &str) -> Result<String, SaveError> {
    let body = unsealed(text, HEAD, VERSION)?;
    let game = read_lines(&body).find(|line| line.0 == "game").ok_or(SaveError::Missing { key: "game" })?.1;
    Ok(game.split('.').next().unwrap_or_default().to_owned())
}

/// Adds the line that tells whether a text is whole.
pub(super) fn seal(text: &mut String) {
    let check = format!("{:016x}", checksum(text));
    write_line(text, "check", &check);
}

/// The text before that line, once it is right, of a text with this head and this
/// version of its format.
pub(super) fn unsealed(text: &str, head: &str, version: u32) -> Result<String, SaveError> {
    // Line ends may have changed on the way through a message or a file.
    let text = text.trim().replace("\r\n", "\n");
    let first = text.split('\n').next().unwrap_or_default();
    let found: u32 = first.strip_prefix(head).and_then(|found| found.parse().ok()).ok_or(SaveError::NotASave)?;
    if version < found {
        return Err(SaveError::Newer { found });
    }
    let (body, check) = text.rsplit_once("\ncheck=").ok_or(SaveError::Damaged)?;
    let body = format!("{body}\n");
    if found == version && check == format!("{:016x}", checksum(&body)) { Ok(body) } else { Err(SaveError::Damaged) }
}

/// What is wrong with a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// There is no save of that name.
    Gone,
    /// The text is something else.
    NotASave,
    /// It was written by a later version of the page.
    Newer {
        /// The version of its format.
        found: u32,
    },
    /// It is of a game that the page does not have.
    UnknownGame,
    /// It was changed, or its end is lost.
    Damaged,
    /// A line is missing.
    Missing {
        /// Its key.
        key: &'static str,
    },
    /// A line says something impossible.
    Value {
        /// Its key.
        key: &'static str,
    },
    /// The game in it cannot be played again.
    Game(LinkError),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SaveError::Gone => write!(f, "there is no such save"),
            SaveError::NotASave => write!(f, "this is not a saved game"),
            SaveError::Newer { found } => write!(f, "the save has format {found}, this program reads {VERSION}"),
            SaveError::UnknownGame => write!(f, "the save is of an unknown game"),
            SaveError::Damaged => write!(f, "the save is damaged"),
            SaveError::Missing { key } => write!(f, "the save has no line {key}"),
            SaveError::Value { key } => write!(f, "the line {key} of the save is impossible"),
            SaveError::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::play::lines::spoiled;
    use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
    use crate::rules::{Rng, Seats};

    const NAMES: [&str; 6] = ["", "Aliénor", "a=b", "two\nlines\r\n", "👑\\n", "check=0"];

    /// A game of random length, with a random tail taken back.
    fn random_save(rng: &mut Rng) -> Save<KingIsDead> {
        let seats = Seats::new(2 + rng.below(3) as usize).unwrap();
        let options = Options { mode: rng.pick(&[Mode::Base, Mode::Advanced]), start: None };
        let mut session = Session::<KingIsDead>::new(Origin::Deal { seats, options, seed: rng.bits() }).unwrap();
        for _ in 0..rng.below(320) {
            if session.position().to_act().is_some() {
                session.play(session.position().random_action(rng)).unwrap();
            }
        }
        session.rewind(rng.below(session.actions().len() as u32 + 1) as usize);
        let chair = |rng: &mut Rng| Chair {
            player: rng.pick(&[Player::Human, Player::Bot(Level::Random), Player::Bot(Level::Greedy)]),
            name: rng.pick(&NAMES).to_owned(),
        };
        Save {
            title: rng.pick(&NAMES).to_owned(),
            chairs: seats.iter().map(|_| chair(rng)).collect(),
            secrecy: rng.pick(&Secrecy::ALL),
            session,
            draft: rng.pick(&NAMES).to_owned(),
            review: rng.pick(&NAMES).to_owned(),
            begun: rng.bits(),
            touched: rng.bits(),
        }
    }

    #[test]
    fn what_might_have_been_is_played_by_one_person_if_any_played() {
        let mut rng = Rng::new(3);
        for _ in 0..100 {
            let save = random_save(&mut rng);
            let turns = save.seating().turns(Observer::Public).len();
            let branch = save.as_after(rng.below(turns as u32 + 1) as usize);
            let people =
                |save: &Save<KingIsDead>| save.chairs.iter().filter(|chair| chair.player == Player::Human).count();
            if let Some(seat) = branch.session.position().to_act() {
                assert_eq!(people(&branch), people(&save).min(1));
                let was = save.chairs[seat.index()].player;
                assert_eq!(branch.chairs[seat.index()].player, was, "whose turn it was has it again");
            }
        }
    }

    #[test]
    fn a_save_is_read_as_it_was_written() {
        let mut rng = Rng::new(1);
        for _ in 0..200 {
            let save = random_save(&mut rng);
            let text = save.to_text().unwrap();
            assert_eq!(Save::from_text(&text), Ok(save.clone()));
            assert_eq!(Save::from_text(&text.replace('\n', "\r\n")), Ok(save.clone()));
            assert_eq!(game_of_save(&text).as_deref(), Ok("king-is-dead"));
            // What was taken back can be taken again, and the floor is where it was.
            let mut read: Save<KingIsDead> = Save::from_text(&text).unwrap();
            let mut kept = save;
            while let Some(action) = kept.session.redo() {
                assert_eq!(read.session.redo(), Some(action));
                assert_eq!(read.session.undo_floor(), kept.session.undo_floor());
            }
            assert_eq!(read.session.redo(), None);
        }
    }

    #[test]
    fn a_changed_save_is_refused_or_the_same() {
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let save = random_save(&mut rng);
            let text = save.to_text().unwrap();
            for _ in 0..1000 {
                if let Ok(read) = Save::from_text(&spoiled(&text, &mut rng)) {
                    assert_eq!(read, save);
                }
            }
        }
    }

    /// The text with another body and the checksum that belongs to it.
    fn signed(change: impl Fn(&str) -> String) -> Result<Save<KingIsDead>, SaveError> {
        let text = random_save(&mut Rng::new(3)).to_text().unwrap();
        let body = change(text.rsplit_once("check=").unwrap().0);
        Save::from_text(&format!("{body}check={:016x}\n", checksum(&body)))
    }

    #[test]
    fn what_is_wrong_is_named() {
        let text = random_save(&mut Rng::new(3)).to_text().unwrap();
        let read = Save::<KingIsDead>::from_text;
        assert_eq!(read("hello"), Err(SaveError::NotASave));
        assert_eq!(read(""), Err(SaveError::NotASave));
        assert_eq!(read(&text.replace("save 1", "save 2")), Err(SaveError::Newer { found: 2 }));
        assert_eq!(read(&text[..text.len() - 4]), Err(SaveError::Damaged));
        assert!(signed(str::to_owned).is_ok());
        assert!(signed(|body| format!("{body}colour=red\nnonsense\n")).is_ok(), "unknown lines are passed over");
        assert_eq!(signed(|body| body.replace("draft=", "drift=")), Err(SaveError::Missing { key: "draft" }));
        assert_eq!(signed(|body| body.replace("at=", "at=9")), Err(SaveError::Value { key: "at" }));
        assert_eq!(signed(|body| body.replace("secrecy=", "secrecy=x")), Err(SaveError::Value { key: "secrecy" }));
        assert_eq!(signed(|body| format!("{body}chair=human X\n")), Err(SaveError::Value { key: "chair" }));
        assert_eq!(signed(|body| format!("{body}chair=genius X\n")), Err(SaveError::Value { key: "chair" }));
        assert_eq!(signed(|body| body.replace("game=k", "game=x")), Err(SaveError::Game(LinkError::Damaged)));
    }
}
