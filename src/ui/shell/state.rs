//! The shell: what every screen and the table share.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::any::AnySave;
use super::screen::{SENT, Screen};
use super::words;
use crate::play::{Origin, Save, SaveError, SaveId, Session, Trouble};
use crate::rules::Notation;
use crate::ui::lang::Lang;
use crate::ui::settings::Settings;
use crate::web::device;
use crate::web::storage::{self, Removed, Store};

/// A message at the foot of the page stays this long, and longer while it is
/// pointed at or has the focus.
pub(super) const SNACK_TIME: Duration = Duration::from_secs(10);

/// What every screen and the table share. It is handed around by copying.
#[derive(Clone, Copy)]
pub struct Shell {
    /// What the player has set; whoever changes it changes the page at once.
    pub settings: RwSignal<Settings>,
    /// The language, which can change at any time.
    pub lang: Signal<Lang>,
    /// What is shown; to be changed by [`Shell::go`].
    pub screen: ReadSignal<Screen>,
    set_screen: WriteSignal<Screen>,
    pub(super) snack: RwSignal<Option<Snack>>,
    pub(super) settings_open: RwSignal<bool>,
    /// Why games are not being kept, while they are not.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// Whether a new version of the page waits until nobody plays.
    pub(super) outdated: RwSignal<bool>,
    /// Whether a table shows how its game ended, and nothing is left to do.
    pub at_the_end: RwSignal<bool>,
    /// Games deleted during this visit, the latest last.
    pub(super) removed: RwSignal<Vec<Removed>>,
    /// Changes whenever another window has changed a game.
    pub(super) changed_elsewhere: RwSignal<u32>,
    store: StoredValue<Store>,
    /// Games that go on under another name because another window has theirs.
    renamed: StoredValue<Vec<(SaveId, SaveId)>>,
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
        let settings = RwSignal::new(settings);
        let mut store = Store::default();
        store.adopt_first_version(super::any::save_of_link);
        let (screen, set_screen) = signal(Screen::of_fragment(&fragment()));
        let shell = Shell {
            settings,
            lang: Memo::new(move |_| settings.with(|settings| settings.lang)).into(),
            screen,
            set_screen,
            snack: RwSignal::new(None),
            settings_open: RwSignal::new(false),
            trouble: RwSignal::new(None),
            outdated: RwSignal::new(false),
            at_the_end: RwSignal::new(false),
            removed: RwSignal::new(Vec::new()),
            changed_elsewhere: RwSignal::new(0),
            store: StoredValue::new(store),
            renamed: StoredValue::new(Vec::new()),
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
        if self.snack.with_untracked(|snack| snack.as_ref().is_some_and(|snack| snack.action.is_some())) {
            self.snack.set(None);
        }
        self.settings_open.set(false);
        self.set_screen.set(screen);
    }

    /// Shows the game of a link, or what is wrong with it.
    pub(super) fn open_link(self, link: &str) {
        let fragment = link.rsplit_once('#').map_or(link, |parts| parts.1);
        let game = fragment.strip_prefix(SENT).unwrap_or(fragment);
        let _ = location().set_hash(&format!("{SENT}{game}"));
        self.show(Screen::Sent);
    }

    /// Leaves for the home screen.
    pub fn go_home(self) {
        self.go(Screen::Home);
    }

    /// Opens the settings over whatever is shown.
    pub fn open_settings(self) {
        self.settings_open.set(true);
    }

    /// Shows a message at the foot of the page, in place of the one before.
    pub fn say(self, snack: Snack) {
        self.snack.set(Some(snack));
    }

    /// Shows a message without a button.
    pub fn tell(self, text: impl Into<String>) {
        self.say(Snack { text: text.into(), action: None });
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
        self.write(id, &save);
    }

    /// Keeps a game without counting that as playing.
    pub(super) fn write<G: Notation>(self, id: SaveId, save: &Save<G>) {
        let id = self.name_now(id);
        let written = match save.to_text() {
            None => Err(Trouble::NoText),
            Some(text) => match self.store_text(id, &save.title, &text) {
                Err(Trouble::Elsewhere) => {
                    let copy = storage::fresh_id();
                    self.renamed.update_value(|renamed| renamed.push((id, copy)));
                    self.tell(words::trouble(Trouble::Elsewhere, self.lang.get_untracked()));
                    self.store_text(copy, &save.title, &text)
                }
                written => written,
            },
        };
        self.note(written);
    }

    fn store_text(self, id: SaveId, title: &str, text: &str) -> Result<(), Trouble> {
        self.store.try_update_value(|store| store.write(id, title, text)).unwrap_or(Err(Trouble::Blocked))
    }

    fn note(self, written: Result<(), Trouble>) {
        let trouble = written.err();
        if trouble != self.trouble.get_untracked() {
            self.trouble.set(trouble);
            if let Some(trouble) = trouble {
                self.tell(words::trouble(trouble, self.lang.get_untracked()));
            }
        }
    }

    /// Where the game is kept by now.
    fn name_now(self, id: SaveId) -> SaveId {
        self.renamed
            .with_value(|renamed| renamed.iter().fold(id, |id, &(before, after)| if before == id { after } else { id }))
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
            let (title, draft, begun) = (String::new(), String::new(), device::now());
            self.begin(&Save { title, draft, session, begun, ..save.clone() });
        }
    }

    /// The saved games, the one played last first.
    pub(super) fn games(self) -> Vec<SaveId> {
        self.store.with_value(Store::list)
    }

    /// The text of a saved game.
    pub(super) fn text_of(self, id: SaveId) -> Option<String> {
        self.store.try_update_value(|store| store.read(id)).flatten()
    }

    /// Every game that is kept, as it is kept.
    pub(super) fn texts(self) -> Vec<(SaveId, String)> {
        self.store.try_update_value(Store::all).unwrap_or_default()
    }

    /// Keeps a game that came from elsewhere, under a name that no other has.
    pub(super) fn take_in(self, id: SaveId, title: &str, text: &str) -> SaveId {
        let id = if self.text_of(id).is_some() { storage::fresh_id() } else { id };
        self.note(self.store_text(id, title, text));
        id
    }

    /// A saved game.
    pub(super) fn load(self, id: SaveId) -> Result<AnySave, SaveError> {
        let text = self.text_of(id).ok_or(SaveError::Gone)?;
        AnySave::read(&text)
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
            let written = self.store.try_update_value(|store| store.restore(&removed));
            self.removed.update(|list| list.retain(|other| other.id != id));
            self.note(written.unwrap_or(Err(Trouble::Blocked)));
        }
    }
}

/// What stands behind the # of the address.
fn fragment() -> String {
    location_hash().unwrap_or_default()
}
