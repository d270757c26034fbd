//! The shell: what every screen and the table share.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::any::AnySave;
use super::delivery::Delivery;
use super::screen::{SENT, Screen, game_of_link};
use super::volumes::{Library, Tables};
use super::words;
use crate::play::{Origin, Save, SaveError, SaveId, Session, Streak, Trouble};
use crate::registry::GameId;
use crate::rules::Notation;
use crate::ui::draw::{Derived, State};
use crate::ui::lang::Lang;
use crate::ui::settings::Settings;
use crate::web::device;
use crate::web::seat::{Seat, sit_down};
use crate::web::storage::{self, Note, Place, Removed, Store};

/// A message at the foot of the page stays this long, and longer while it is
/// pointed at or has the focus.
pub(super) const SNACK_TIME: Duration = Duration::from_secs(10);

/// What every screen and the table share. It is handed around by copying.
#[derive(Clone, Copy)]
pub struct Shell {
    /// What the player has set; whoever changes it changes the page at once.
    pub settings: State<Settings>,
    /// The language, which can change at any time.
    pub lang: Derived<Lang>,
    /// What is shown; to be changed by [`Shell::go`].
    pub screen: State<Screen>,
    pub(super) snack: State<Option<Snack>>,
    pub(super) settings_open: State<bool>,
    /// Whether the rules lie over the table, and the place in them that is looked up.
    pub(super) rules_open: State<bool>,
    pub(super) rules_place: State<(GameId, &'static str)>,
    /// Why games are not being kept, while they are not.
    pub(super) trouble: State<Option<Trouble>>,
    /// Whether a new version of the page waits until nobody plays.
    pub(super) outdated: State<bool>,
    /// Whether a table shows how its game ended, and nothing is left to do.
    pub at_the_end: State<bool>,
    /// Games deleted during this visit, the latest last.
    pub(super) removed: State<Vec<Removed>>,
    /// Changes whenever another window has changed a game.
    pub(super) changed_elsewhere: State<u32>,
    /// What stands behind the # of the address, for a game that somebody sent.
    pub(super) sent: State<String>,
    /// Whether the next table is taken from whichever window has it.
    pub(super) takes: StoredValue<Option<SaveId>>,
    /// Whether the game that is shown is played in another window.
    pub(super) looks_on: StoredValue<bool>,
    /// Whether the player has been on another screen before this one.
    pub(super) moved: StoredValue<bool>,
    /// From where in which game it was last asked what might have been.
    pub(super) branched: StoredValue<Option<(SaveId, usize)>>,
    /// The parts of the program that come after the page.
    pub(super) tables: Delivery<Tables>,
    pub(super) library: Delivery<Library>,
    store: StoredValue<Store>,
}

/// A short message at the foot of the page.
#[derive(Clone)]
pub struct Snack {
    /// What it says.
    pub text: String,
    /// A button and what it does; it must be reachable elsewhere, too.
    pub action: Option<(String, Arc<dyn Fn() + Send + Sync>)>,
}

impl Snack {
    /// A message with a button. A message that has one goes away with its screen,
    /// but what it does may outlive the part of the screen that said it.
    pub fn with_action(text: String, label: &str, act: impl Fn() + Send + Sync + 'static) -> Snack {
        Snack { text, action: Some((label.to_owned(), Arc::new(act))) }
    }
}

/// Which deal another game with the same players gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// The same.
    Same,
    /// A new one.
    Fresh,
}

impl Shell {
    /// The shell of a page that has just been loaded.
    pub(super) fn new() -> Shell {
        let usual = Settings::usual(device::language());
        let settings = storage::read_settings().map_or(usual, |text| Settings::from_text(&text, usual));
        let settings = State::new(settings);
        let mut store = Store::default();
        store.adopt_first_version(super::any::save_of_link);
        let shell = Shell {
            settings,
            lang: Derived::new(move || settings.with(|settings| settings.lang)),
            screen: State::new(Screen::of_fragment(&fragment())),
            snack: State::new(None),
            settings_open: State::new(false),
            rules_open: State::new(false),
            rules_place: State::new((GameId::ALL[0], "")),
            trouble: State::new(None),
            outdated: State::new(false),
            at_the_end: State::new(false),
            removed: State::new(Vec::new()),
            changed_elsewhere: State::new(0),
            sent: State::new(fragment()),
            takes: StoredValue::new(None),
            looks_on: StoredValue::new(false),
            moved: StoredValue::new(false),
            branched: StoredValue::new(None),
            tables: Delivery::new(),
            library: Delivery::new(),
            store: StoredValue::new(store),
        };
        shell.follow_address();
        shell.follow_other_windows();
        shell
    }

    fn follow_other_windows(self) {
        let heard = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref().is_none_or(|key| storage::game_of_key(key).is_some()) {
                self.changed_elsewhere.update(|count| *count += 1);
            }
        });
        on_cleanup(move || heard.remove());
    }

    /// The button "back" of the browser changes the screen, too.
    fn follow_address(self) {
        let heard = window_event_listener(leptos::ev::hashchange, move |_| {
            let screen = Screen::of_fragment(&fragment());
            self.sent.set(fragment());
            if screen != self.screen.get_untracked() {
                self.show(screen);
            }
        });
        on_cleanup(move || heard.remove());
    }

    /// Shows a screen.
    pub fn go(self, screen: Screen) {
        // Where the address cannot be changed, the screen still can.
        let _ = location().set_hash(&screen.fragment());
        self.show(screen);
    }

    fn show(self, screen: Screen) {
        let (before, game) = (self.screen.get_untracked().seat(), screen.seat());
        // A game that this window shows in another way stays with it.
        if before == game || self.takes.get_value() != game {
            self.takes.set_value(game.filter(|_| before == game && !self.looks_on.get_value()));
        }
        self.drop_offer();
        self.settings_open.set(false);
        self.rules_open.set(false);
        self.screen.set(screen);
    }

    /// Shows the game of a link, or what is wrong with it.
    pub(super) fn open_link(self, link: &str) {
        let game = game_of_link(link);
        let _ = location().set_hash(&format!("{SENT}{game}"));
        self.sent.set(format!("{SENT}{game}"));
        self.show(Screen::Sent);
    }

    /// The turn of a game from which it was last asked what might have been.
    pub fn branched_from(self, id: SaveId) -> Option<usize> {
        self.branched.get_value().filter(|branch| branch.0 == id).map(|branch| branch.1)
    }

    /// Leaves for the home screen.
    pub fn go_home(self) {
        self.go(Screen::Home);
    }

    /// Opens the settings over whatever is shown.
    pub fn open_settings(self) {
        self.settings_open.set(true);
    }

    /// Opens the rules of a game at a place, over the table: nothing there is left
    /// or lost, and closing them leads back to it.
    pub fn open_rules(self, game: GameId, place: &'static str) {
        self.settings_open.set(false);
        self.rules_place.set((game, place));
        self.rules_open.set(true);
    }

    /// Puts the rules away, if they lie over something.
    pub fn close_rules(self) {
        self.rules_open.set(false);
    }

    /// Whether somebody reads the rules: bots' turns are told to nobody then.
    pub fn is_reading(self) -> bool {
        self.rules_open.get()
    }

    /// Shows a message at the foot of the page, in place of the one before.
    pub fn say(self, snack: Snack) {
        self.snack.set(Some(snack));
    }

    /// Takes a message with a button away: what it offers makes no sense any more.
    pub fn drop_offer(self) {
        if self.snack.with_untracked(|snack| snack.as_ref().is_some_and(|snack| snack.action.is_some())) {
            self.snack.set(None);
        }
    }

    /// Shows a message without a button.
    pub fn tell(self, text: impl Into<String>) {
        self.say(Snack { text: text.into(), action: None });
    }

    /// The lessons of a game that the player has been through, from 0.
    pub(super) fn learned(self, game: GameId) -> Vec<usize> {
        let text = Note::Learned.read(game.slug()).unwrap_or_default();
        text.split(' ').filter_map(|number| number.parse().ok()).collect()
    }

    /// Notes that the player has been through a lesson.
    pub fn learn(self, game: GameId, number: usize) {
        let mut learned = self.learned(game);
        if !learned.contains(&number) {
            learned.push(number);
            let numbers: Vec<String> = learned.iter().map(usize::to_string).collect();
            Note::Learned.write(game.slug(), &numbers.join(" "));
        }
    }

    /// How many puzzles in a row were solved.
    pub fn streak(self, game: GameId) -> Streak {
        Streak::from_text(&Note::Streak.read(game.slug()).unwrap_or_default())
    }

    /// Notes the answer to the puzzle of a day.
    pub fn answer_of_day(self, game: GameId, day: u32, right: bool) {
        let mut streak = self.streak(game);
        streak.answer(day, right);
        Note::Streak.write(game.slug(), &streak.to_text());
    }

    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        storage::write_settings(&self.settings.with_untracked(Settings::to_text));
    }

    /// Keeps a game as it stands; to be called after every step. If that is not
    /// possible, the player is told once, and the game goes on.
    pub fn keep<G: Notation>(self, id: SaveId, save: &Save<G>) {
        let save = Save { touched: device::now(), ..save.clone() };
        self.write(id, &save, Place::First);
    }

    /// Keeps what the player noted about a game, which does not count as playing it.
    pub fn annotate<G: Notation>(self, id: SaveId, save: &Save<G>) {
        self.write(id, save, Place::AsBefore);
    }

    /// Keeps what was found out about a game, if it costs nothing: what is lost of
    /// it is found out again.
    pub fn jot<G: Notation>(self, id: SaveId, save: &Save<G>) {
        if let Some(text) = save.to_text() {
            self.store.update_value(|store| store.jot(id, &text));
        }
    }

    /// A game that another window has changed meanwhile goes on as one of its own.
    fn write<G: Notation>(self, id: SaveId, save: &Save<G>, place: Place) {
        let Some(text) = save.to_text() else { return self.note(Err(Trouble::NoText)) };
        let written = self.store_text(id, &save.title, &text, place);
        if written != Err(Trouble::Elsewhere) {
            return self.note(written);
        }
        let copy = storage::fresh_id();
        self.note(self.store_text(copy, &save.title, &text, place));
        self.tell(words::trouble(Trouble::Elsewhere, self.lang.get_untracked()));
        if self.screen.get_untracked() == Screen::Table(id) {
            self.go(Screen::Table(copy));
        }
    }

    fn store_text(self, id: SaveId, title: &str, text: &str, place: Place) -> Result<(), Trouble> {
        self.store.try_update_value(|store| store.write(id, title, text, place)).unwrap_or(Err(Trouble::Blocked))
    }

    fn note(self, written: Result<(), Trouble>) {
        // As long as any game is only here, that is the trouble.
        let waiting = self.store.with_value(Store::has_unsaved);
        let trouble = written.err().or_else(|| self.trouble.get_untracked().filter(|_| waiting));
        if trouble != self.trouble.get_untracked() {
            self.trouble.set(trouble);
            if let Some(trouble) = trouble {
                self.tell(words::trouble(trouble, self.lang.get_untracked()));
            }
        }
    }

    /// Begins a game and shows its table.
    pub fn begin<G: Notation>(self, save: &Save<G>) {
        let id = storage::fresh_id();
        self.keep(id, save);
        device::ask_to_persist();
        self.go(Screen::Table(id));
    }

    /// Begins another game with the same players and options, and shows its
    /// table. A game that began with a position has none to begin again.
    pub fn again<G: Notation>(self, save: &Save<G>, deal: Deal) {
        let Origin::Deal { seats, options, seed } = save.session.origin().clone() else { return };
        let seed = match deal {
            Deal::Same => seed,
            Deal::Fresh => device::chance(),
        };
        if let Ok(session) = Session::<G>::new(Origin::Deal { seats, options, seed }) {
            let (title, draft, review) = (String::new(), String::new(), String::new());
            self.begin(&Save { title, draft, review, session, begun: device::now(), ..save.clone() });
        }
    }

    /// The saved games, the one played last first.
    pub(super) fn games(self) -> Vec<SaveId> {
        self.store.with_value(Store::list)
    }

    /// The text of a saved game, to look at.
    pub(super) fn text_of(self, id: SaveId) -> Option<String> {
        self.store.with_value(|store| store.peek(id))
    }

    /// Every game, as it can be read.
    pub(super) fn texts(self) -> Vec<(SaveId, String)> {
        self.store.with_value(Store::all)
    }

    /// Whether the page may be loaded anew without losing what is only in it.
    pub(super) fn holds_nothing(self) -> bool {
        self.trouble.get().is_none() && self.removed.with(Vec::is_empty) && !self.store.with_value(Store::has_unsaved)
    }

    /// Keeps a game that came from elsewhere, under a name that no other has, and
    /// says whether it was kept.
    pub(super) fn take_in(self, id: SaveId, title: &str, text: &str) -> bool {
        let id = if self.text_of(id).is_some() { storage::fresh_id() } else { id };
        let written = self.store_text(id, title, text, Place::First);
        self.note(written);
        written.is_ok()
    }

    /// A saved game, to look at.
    pub(super) fn load(self, id: SaveId) -> Result<AnySave, SaveError> {
        AnySave::read(&self.text_of(id).ok_or(SaveError::Gone)?)
    }

    /// A saved game, to go on from, for whoever has the seat.
    pub(super) fn open(self, id: SaveId) -> Result<AnySave, SaveError> {
        let text = self.open_text(id).ok_or(SaveError::Gone)?;
        if self.store.with_value(|store| store.is_mended(id, &text)) {
            self.tell(words::mended(self.lang.get_untracked()));
        }
        AnySave::read(&text)
    }

    /// The same as text.
    pub(super) fn open_text(self, id: SaveId) -> Option<String> {
        self.store.try_update_value(|store| store.read(id)).flatten()
    }

    /// Does something with a saved game that nobody else plays meanwhile, from
    /// another window if need be (`take`); `act` hears whether that is so.
    pub(super) fn alone_with(self, id: SaveId, take: bool, act: impl FnOnce(bool) + 'static) {
        let seat = Rc::new(RefCell::new(None::<Seat>));
        let act = RefCell::new(Some(act));
        let held = Rc::clone(&seat);
        let asked = sit_down(id, take, move |had| {
            if let Some(act) = act.take() {
                act(had);
            }
            drop(held.take());
        });
        seat.replace(Some(asked));
    }

    /// Deletes a game; it can be restored as long as the page is open.
    pub(super) fn delete(self, id: SaveId) {
        if let Some(removed) = self.store.try_update_value(|store| store.remove(id)).flatten() {
            self.removed.update(|list| list.push(removed));
        }
    }

    /// Restores a deleted game.
    pub(super) fn restore(self, id: SaveId) {
        let found = self.removed.with_untracked(|list| list.iter().find(|removed| removed.id == id).cloned());
        if let Some(removed) = found {
            let restored = self.store.try_update_value(|store| store.restore(&removed));
            let written = match restored.unwrap_or(Err(Trouble::Blocked)) {
                // Another window has done so, and played on.
                Err(Trouble::Elsewhere) => self.store_text(storage::fresh_id(), "", &removed.text, Place::First),
                written => written,
            };
            self.removed.update(|list| list.retain(|other| other.id != id));
            self.note(written);
        }
    }
}

/// What stands behind the # of the address.
fn fragment() -> String {
    location_hash().unwrap_or_default()
}
