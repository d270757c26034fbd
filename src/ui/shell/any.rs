//! Saved games of any kind, and what the screens need to know of each game.

use leptos::prelude::*;

use super::{Shell, setup, words};
use crate::play::{Save, SaveError, SaveId, Setup, game_of_save, read_link};
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
            pub(super) fn retitle(&mut self, id: SaveId, title: &str, shell: Shell) {
                match self {
                    $(AnySave::$name(save) => {
                        save.title = title.trim().to_owned();
                        shell.write(id, save);
                    })+
                }
            }

            /// Its table.
            pub(super) fn open(self, id: SaveId, shell: Shell) -> AnyView {
                match self {
                    $(AnySave::$name(save) => <$game as GameUi>::table(OpenGame { id, save, shell }),)+
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
