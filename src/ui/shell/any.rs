//! Saved games of any kind, and what the screens need to know of each game.

use std::rc::Rc;

use leptos::prelude::*;

use super::{Leaf, Screen, Shell, setup, words};
use crate::play::{
    Arrival, Chair, Finished, LinkError, Save, SaveError, SaveId, Sent, Setup, game_of_save, read_link, what_if,
};
use crate::registry::GameId;
use crate::rules::{Notation, Observer};
use crate::ui::draw::El;
use crate::ui::game_ui::{GameUi, Occasion, OpenGame};
use crate::ui::lang::Lang;
use crate::ui::rulebook::Chapter;
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
    /// Whether anybody has done anything in it.
    pub(super) played: bool,
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
        played: !save.session.actions().is_empty(),
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
                    shell.takes.set_value(Some(id));
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
                        shell.annotate(id, save);
                    })+
                }
                self
            }

            /// Its table.
            pub(super) fn open(self, occasion: Occasion, shell: Shell) -> AnyView {
                match self {
                    $(AnySave::$name(save) => <$game as GameUi>::table(OpenGame { occasion, save, shell }),)+
                }
            }

            /// Whether all of it may be told.
            pub(super) fn is_open_book(&self) -> bool {
                match self {
                    $(AnySave::$name(save) => save.is_open_book(),)+
                }
            }

            /// The game as it was after so many turns, to be played otherwise.
            pub(super) fn what_if(self, turn: usize) -> AnySave {
                match self {
                    $(AnySave::$name(save) => AnySave::$name(what_if(&save, turn)),)+
                }
            }

            /// The game as an address names it, with who plays it.
            pub(super) fn fragment(&self) -> Option<String> {
                match self {
                    $(AnySave::$name(save) => Sent::of(save),)+
                }
            }

            /// The game as a tale on one page.
            pub(super) fn leaf(&self, lang: Lang) -> Option<Leaf> {
                match self {
                    $(AnySave::$name(save) => GameUi::leaf(save, lang),)+
                }
            }

            /// The deal it began with, as the page writes it, and when it was last
            /// played.
            pub(super) fn origin(&self) -> (u64, u64) {
                match self {
                    $(AnySave::$name(save) => (save.seed(), save.touched),)+
                }
            }

            /// What it adds to the statistics of its game.
            pub(super) fn finished(&self) -> Option<Finished> {
                match self {
                    $(AnySave::$name(save) => Finished::of(save, GameUi::traits(save)),)+
                }
            }

            /// Who plays it.
            pub(super) fn chairs(&self) -> &[Chair] {
                match self {
                    $(AnySave::$name(save) => &save.chairs,)+
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

        /// What statistics of it can be made about.
        pub(super) fn topics(game: GameId, lang: Lang) -> Vec<(&'static str, Vec<&'static str>)> {
            match game {
                $(GameId::$name => <$game as GameUi>::topics(lang),)+
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

        /// How many lessons it has.
        pub(super) fn lesson_count(game: GameId) -> usize {
            match game {
                $(GameId::$name => <$game as GameUi>::lesson_count(),)+
            }
        }

        /// Its lessons, each with its title and what it is about.
        pub(super) fn lessons(game: GameId, lang: Lang) -> Vec<(&'static str, &'static str)> {
            match game {
                $(GameId::$name => <$game as GameUi>::lessons(lang),)+
            }
        }

        /// The table of a lesson; the list of lessons if there is no such one.
        pub(super) fn lesson(game: GameId, number: usize, shell: Shell) -> AnyView {
            let lesson = match game {
                $(GameId::$name => <$game as GameUi>::lesson(number, shell),)+
            };
            lesson.unwrap_or_else(|| super::learn::screen(game, shell).view().into_any())
        }

        /// Its puzzle of the day.
        pub(super) fn day(game: GameId, shell: Shell) -> AnyView {
            match game {
                $(GameId::$name => super::day::screen::<$game>(shell),)+
            }
        }

        /// Begins it as it is usually played.
        pub(super) fn begin_usual(game: GameId, shell: Shell) {
            match game {
                $(GameId::$name => setup::begin(&Setup::<$game>::default(), None, shell),)+
            }
        }

        /// Its rules.
        pub(super) fn rules(game: GameId) -> Vec<Chapter> {
            match game {
                $(GameId::$name => <$game as GameUi>::rules(),)+
            }
        }

        /// A picture of its rules.
        pub(super) fn figure(game: GameId, name: &str, lang: Lang) -> Option<El> {
            match game {
                $(GameId::$name => <$game as GameUi>::figure(name, lang),)+
            }
        }
    };
}

crate::for_each_game!(any_save);
