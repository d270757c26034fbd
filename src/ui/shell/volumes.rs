//! The program in volumes, each a file of its own: the page, which has all that
//! the home screen needs; the tables, at which games are set up and played; and
//! the library, which has everything beside playing. Nobody waits for the whole
//! of it: the page comes first, the others follow while the player looks around.
//!
//! A volume is known to the page by a few functions. Whatever can be reached only
//! through them is in its file: the linker's output is divided by that. Without
//! the feature `split` there is but one file, and the volumes are there at once.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
#[cfg(feature = "split")]
use leptos::wasm_split::wasm_split;

use super::app::{review, table, what_if};
use super::delivery::Volume;
use super::games::Games;
use super::leaf::LeafScreen;
use super::sending::SentGame;
use super::statistics::StatisticsScreen;
use super::{Screen, Shell, any, learn, menu, rules};
use crate::registry::GameId;
use crate::ui::draw::Living;
use crate::ui::game_ui::Occasion;
use crate::ui::lang::Lang;

/// Awaits what is in another file; what is in this one is there.
#[cfg(feature = "split")]
macro_rules! fetched {
    ($volume:expr) => {
        $volume.await
    };
}
#[cfg(not(feature = "split"))]
macro_rules! fetched {
    ($volume:expr) => {
        $volume
    };
}

/// Games before they begin, and at the table.
pub(super) struct Tables {
    pub(super) screen: fn(Screen, Shell) -> AnyView,
}

/// What one reads, learns from, counts up, sets or sends.
pub(super) struct Library {
    pub(super) screen: fn(Screen, Shell) -> AnyView,
    pub(super) settings: fn(Shell) -> Living,
    pub(super) rules: fn(Shell) -> Living,
    pub(super) lesson_title: fn(GameId, usize, Lang) -> Option<&'static str>,
}

impl Volume for Tables {
    async fn fetch() -> Result<&'static Tables, SplitLoaderError> {
        fetched!(tables())
    }
}

impl Volume for Library {
    async fn fetch() -> Result<&'static Library, SplitLoaderError> {
        fetched!(library())
    }
}

#[cfg_attr(feature = "split", wasm_split(tables, wasm_split_path = ::leptos::wasm_split, fallible))]
fn tables() -> Result<&'static Tables, SplitLoaderError> {
    fn screen(screen: Screen, shell: Shell) -> AnyView {
        match screen {
            Screen::Setup(game) => any::setup_screen(game, shell).view().into_any(),
            Screen::Table(id) => table(id, Occasion::Play(id), shell),
            Screen::Review(id) => review(id, shell),
            Screen::WhatIf(id, turn) => what_if(id, turn, shell),
            _ => ().into_any(),
        }
    }
    Ok(&Tables { screen })
}

#[cfg_attr(feature = "split", wasm_split(library, wasm_split_path = ::leptos::wasm_split, fallible))]
fn library() -> Result<&'static Library, SplitLoaderError> {
    fn screen(screen: Screen, shell: Shell) -> AnyView {
        match screen {
            Screen::Games => view! { <Games shell /> }.into_any(),
            Screen::Sent => view! { <SentGame shell /> }.into_any(),
            Screen::Day(game) => any::day(game, shell),
            Screen::Learn(game) => learn::screen(game, shell).view().into_any(),
            Screen::Lesson(game, number) => any::lesson(game, number, shell),
            Screen::Chronicle(id) => view! { <LeafScreen shell id /> }.into_any(),
            Screen::Statistics => view! { <StatisticsScreen shell /> }.into_any(),
            Screen::Rules(game) => rules::screen(shell, game).view().into_any(),
            _ => ().into_any(),
        }
    }
    fn lesson_title(game: GameId, number: usize, lang: Lang) -> Option<&'static str> {
        any::lessons(game, lang).get(number).map(|lesson| lesson.0)
    }
    Ok(&Library { screen, settings: menu::settings, rules: rules::over_the_table, lesson_title })
}
