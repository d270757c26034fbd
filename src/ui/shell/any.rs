//! Saved games of any kind, and what the screens need to know of each game.

use std::rc::Rc;

use leptos::prelude::*;

use super::{Screen, Shell, setup, words};
use crate::play::{Arrival, LinkError, Save, SaveError, SaveId, Sent, Setup, game_of_save, read_link};
use crate::registry::GameId;
use crate::rules::{Notation, Observer};
use crate::ui::draw::El;
use crate::ui::game_ui::{GameUi, OpenGame};
use crate::ui::lang::Lang;
use crate::web::device;

/// A game as the lists show it.
pub(super) struct Summary {
    /// Its title, or who plays it.
    pub(super) title: String,
    /// The title its players gave it; empty if none.
    pub(super) own_title: String,
    /// Who plays, if the title does not tell.
    pub(super) players: Option<String>,
    /// The game it is, and with which options.
    pub(super) kind: String,
    /// How far it is, or who won.
    pub(super) progress: String,
    /// Whether it is over.
    pub(super) over: bool,
    /// When it was last played.
    pub(super) touched: u64,
    /// A small picture of it.
    pub(super) miniature: El,
}

fn summary<G: GameUi>(save: &Save<G>, lang: Lang) -> Summary {
    let view = save.view(Observer::Public);
    let players = words::opponents(&save.chairs, G::teams(save.seats()), lang);
    let options = save.options().map(|options| G::options_label(options, lang));
    Summary {
        title: if save.title.is_empty() { players.clone() } else { save.title.clone() },
        own_title: save.title.clone(),
        players: (!save.title.is_empty()).then_some(players),
        kind: match options {
            Some(options) => format!("{}, {options}", G::title(lang)),
            None => G::title(lang).to_owned(),
        },
        progress: match save.outcome() {
            Some(outcome) => words::result(&save.chairs, outcome, lang),
            None => G::progress(&view, lang),
        },
        over: save.outcome().is_some(),
        touched: save.touched,
        miniature: G::miniature(&view),
    }
}

fn save_of<G: Notation>(link: &str) -> Option<String> {
    let session = read_link::<G>(link).ok()?;
    Setup::usual_players(session, device::now()).to_text()
}

/// A game that somebody sent, and what becomes of it.
pub(super) struct Received {
    /// The game as the lists show it.
    pub(super) summary: Rc<dyn Fn(Lang) -> Summary>,
    /// What happens if it is taken.
    pub(super) fate: Arrival,
    /// Takes it, and shows its table.
    pub(super) take: Rc<dyn Fn()>,
}

fn receive<G: GameUi>(fragment: &str, shell: Shell) -> Result<Received, LinkError> {
    let mut save: Save<G> = Sent::read(fragment, device::now())?;
    let here = shell.games().into_iter().filter_map(|id| Some((id, Save::<G>::from_text(&shell.text_of(id)?).ok()?)));
    let related = here.filter_map(|(id, known)| {
        let arrival = Arrival::of(&save.session, &known.session);
        (arrival != Arrival::New).then_some((arrival, known.session.actions().len(), id, known))
    });
    // One that is as far or further comes first, then the one that has come furthest.
    let best = related.max_by_key(|(arrival, length, ..)| (*arrival != Arrival::GoesOn, *length));
    let (fate, place) = match best {
        None => (Arrival::New, None),
        Some((Arrival::GoesOn, _, id, known)) => {
            // Who plays here, and how, is this device's business.
            save = Save { session: save.session, touched: save.touched, draft: String::new(), ..known };
            (Arrival::GoesOn, Some(id))
        }
        Some((arrival, _, id, _)) => (arrival, Some(id)),
    };
    let save = Rc::new(save);
    let shown = Rc::clone(&save);
    let take = move || match (fate, place) {
        (Arrival::GoesOn, Some(id)) => {
            let save = Rc::clone(&save);
            // Another window may have it open: it looks on from here.
            shell.alone_with(id, true, move |_| {
                let now = shell.open_text(id).and_then(|text| Save::<G>::from_text(&text).ok());
                if now.is_some_and(|now| Arrival::of(&save.session, &now.session) == Arrival::GoesOn) {
                    shell.keep(id, &*save);
                    shell.takes.set_value(true);
                    shell.go(Screen::Table(id));
                } else {
                    shell.begin(&*save);
                }
            });
        }
        (Arrival::Behind | Arrival::Same, Some(id)) => shell.go(Screen::Table(id)),
        _ => shell.begin(&*save),
    };
    Ok(Received { summary: Rc::new(move |lang| summary(&shown, lang)), fate, take: Rc::new(take) })
}

macro_rules! any_save {
    ($($name:ident => $game:ty,)+) => {
        /// A saved game.
        pub(super) enum AnySave {
            $($name(Save<$game>),)+
        }

        impl AnySave {
            /// Reads a save of whichever game it is.
            pub(super) fn read(text: &str) -> Result<AnySave, SaveError> {
                let slug = game_of_save(text)?;
                match GameId::named(&slug).ok_or(SaveError::UnknownGame)? {
                    $(GameId::$name => Save::from_text(text).map(AnySave::$name),)+
                }
            }

            /// The game as the lists show it.
            pub(super) fn summary(&self, lang: Lang) -> Summary {
                match self {
                    $(AnySave::$name(save) => summary(save, lang),)+
                }
            }

            /// Gives it another title and keeps it.
            pub(super) fn retitle(mut self, id: SaveId, title: &str, shell: Shell) -> AnySave {
                match &mut self {
                    $(AnySave::$name(save) => {
                        save.title = title.trim().to_owned();
                        shell.write(id, save);
                    })+
                }
                self
            }

            /// Its table.
            pub(super) fn open(self, id: SaveId, shell: Shell) -> AnyView {
                match self {
                    $(AnySave::$name(save) => <$game as GameUi>::table(OpenGame { id, save, shell }),)+
                }
            }

            /// The game as an address names it, with who plays it.
            pub(super) fn fragment(&self) -> Option<String> {
                match self {
                    $(AnySave::$name(save) => Sent::of(save),)+
                }
            }

            /// What it is called on top of the window.
            pub(super) fn game(&self) -> GameId {
                match self {
                    $(AnySave::$name(_) => GameId::$name,)+
                }
            }
        }

        /// A save made of a bare link, as the first version kept it.
        pub(super) fn save_of_link(link: &str) -> Option<String> {
            match GameId::named(link.split('.').next()?)? {
                $(GameId::$name => save_of::<$game>(link),)+
            }
        }

        /// What becomes of a game that somebody sent.
        pub(super) fn received(fragment: &str, shell: Shell) -> Result<Received, LinkError> {
            let slug = fragment.split('.').next().unwrap_or_default();
            match GameId::named(slug).ok_or(LinkError::Shape)? {
                $(GameId::$name => receive::<$game>(fragment, shell),)+
            }
        }

        /// What a game is called.
        pub(super) fn title(game: GameId, lang: Lang) -> &'static str {
            match game {
                $(GameId::$name => <$game as GameUi>::title(lang),)+
            }
        }

        /// Who invented it.
        pub(super) fn designer(game: GameId) -> &'static str {
            match game {
                $(GameId::$name => <$game as GameUi>::designer(),)+
            }
        }

        /// What it is about.
        pub(super) fn pitch(game: GameId, lang: Lang) -> &'static str {
            match game {
                $(GameId::$name => <$game as GameUi>::pitch(lang),)+
            }
        }

        /// The keys of its table.
        pub(super) fn shortcuts(game: GameId, lang: Lang) -> Vec<(&'static str, &'static str)> {
            match game {
                $(GameId::$name => <$game as GameUi>::shortcuts(lang),)+
            }
        }

        /// Its set-up screen.
        pub(super) fn setup_screen(game: GameId, shell: Shell) -> El {
            match game {
                $(GameId::$name => setup::screen::<$game>(shell),)+
            }
        }

        /// Begins it as it is usually played.
        pub(super) fn begin_usual(game: GameId, shell: Shell) {
            match game {
                $(GameId::$name => setup::begin(&Setup::<$game>::default(), None, shell),)+
            }
        }
    };
}

crate::for_each_game!(any_save);
