//! Lessons: real positions in which the player makes the move. Any legal move may
//! be made; one that misses the point is answered, and can be tried again.

mod endings;
mod first_moves;
mod schemes;

use crate::bot::Level;
use crate::play::{Chair, Origin, Player, Save, Secrecy, Session};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Action, Card, Faction, KingIsDead, Region, Scenario, Stack, Table};
use crate::ui::lang::Lang;

/// A text in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    en: &'static str,
    fr: &'static str,
}

impl Text {
    /// In this language.
    pub const fn get(self, lang: Lang) -> &'static str {
        lang.pick(self.en, self.fr)
    }
}

const fn text(en: &'static str, fr: &'static str) -> Text {
    Text { en, fr }
}

/// A lesson.
pub struct Lesson {
    /// What it is called.
    pub title: Text,
    /// What it is about, in a line.
    pub about: Text,
    /// What is to be done, one move after another.
    pub tasks: &'static [Task],
}

/// One move to be made.
pub struct Task {
    /// Where it is made; `None` where the move before has led to, after the others
    /// have passed.
    pub scenario: Option<Scenario>,
    /// Why.
    pub tells: Text,
    /// What is asked for.
    pub asks: Text,
    /// A turn that does it.
    pub shown: &'static [Action],
    /// What is wrong with a turn, if anything is.
    pub judge: fn(&Turn) -> Result<(), Text>,
    /// What has been learned.
    pub done: Text,
}

/// What a player did, and what came of it.
pub struct Turn<'a> {
    before: &'a Table,
    after: &'a Table,
    actions: &'a [Action],
}

impl Turn<'_> {
    /// A turn that somebody has had.
    pub fn new<'a>(before: &'a Table, after: &'a Table, actions: &'a [Action]) -> Turn<'a> {
        Turn { before, after, actions }
    }

    fn passed(&self) -> bool {
        self.actions == [Action::Pass]
    }

    /// Whether exactly this faction is ahead in a region.
    fn leads(&self, faction: Faction, region: Region) -> bool {
        self.after.followers().in_region(region).leader() == Some(faction)
    }

    fn is_tied(&self, region: Region) -> bool {
        self.after.followers().in_region(region).leader().is_none()
    }

    /// Whether one of a faction joined the player's court.
    fn joined(&self, faction: Faction) -> bool {
        self.before.court(LEARNER)[faction] < self.after.court(LEARNER)[faction]
    }
}

/// Where the player sits.
pub const LEARNER: Seat = Seat::new(0);

/// All of them, from the first.
pub static LESSONS: [&Lesson; 9] = [
    &first_moves::SUMMON,
    &first_moves::SUPPORT,
    &first_moves::STRUGGLE,
    &schemes::TIE,
    &schemes::MANOEUVRE,
    &schemes::NEGOTIATE,
    &schemes::PATIENCE,
    &endings::ENDINGS,
    &endings::CUNNING,
];

/// A position as a game against the other side of the lesson.
pub fn game(scenario: &Scenario) -> Option<Save<KingIsDead>> {
    let session = Session::new(Origin::Position { position: scenario.position(), seed: 0 }).ok()?;
    let chair = |player, name: &str| Chair { player, name: name.to_owned() };
    let chairs = vec![chair(Player::Human, ""), chair(Player::Bot(Level::Page), "Maud")];
    let (title, draft) = (String::new(), String::new());
    Some(Save { title, chairs, secrecy: Secrecy::Open, session, draft, review: String::new(), begun: 0, touched: 0 })
}

const fn play(card: Card) -> Action {
    Action::Play(card)
}

const fn region(region: Region) -> Action {
    Action::Region(region)
}

const fn follower(faction: Faction, region: Region) -> Action {
    Action::Follower(Stack { faction, region })
}
