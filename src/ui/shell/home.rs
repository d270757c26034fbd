//! The way in: the game that waits, a new one, the saved ones.

use leptos::prelude::*;

use super::any::{self, AnySave};
use super::parts::{Icon, SettingsButton, TroubleNote};
use super::screen::Screen;
use super::{Shell, words};
use crate::play::SaveId;
use crate::registry::GameId;
use crate::ui::lang::Lang;
use crate::web::device;

/// The home screen.
#[component]
pub(super) fn Home(shell: Shell) -> impl IntoView {
    let saved = shell.games();
    let count = saved.len();
    let waiting = saved.into_iter().find_map(|id| {
        let save = shell.load(id).ok()?;
        (!save.summary(Lang::En).over).then_some((id, save))
    });
    let first_visit = count == 0;
    view! {
        <div class="page home">
            <Head shell />
            <main>
                <TroubleNote shell />
                {waiting.map(|(id, save)| view! { <Resume shell id save /> })}
                {first_visit.then(|| view! { <PlayNow shell /> })}
                {GameId::ALL.iter().map(|&game| view! { <NewGame shell game /> }).collect_view()}
                {(!first_visit).then(|| view! { <SavedGames shell count /> })}
            </main>
            <Foot shell />
        </div>
    }
}

#[component]
fn Head(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let change = move |_| shell.set(|settings| settings.lang = settings.lang.other());
    view! {
        <header class="home-head">
            <nav class="home-tools" aria-label=move || lang.get().pick("Page", "Page")>
                <button class="plain" lang=move || lang.get().other().tag() on:click=change>
                    <Icon name="icon-globe" />
                    <span>{move || lang.get().other().name()}</span>
                </button>
                <SettingsButton shell />
            </nav>
            <Icon name="throne" class="throne" />
            <h1 tabindex="-1">
                <Icon name="initial-i" class="initial" />
                <span class="spoken">"Interregnum"</span>
                <span aria-hidden="true">"nterregnum"</span>
            </h1>
            <p class="tagline">
                {move || lang.get().pick(
                    "The throne is empty. Who will fill it?",
                    "Le trône est vide. Qui l’occupera\u{202f}?",
                )}
            </p>
            <Icon name="divider" class="divider" />
        </header>
    }
}

/// The latest game that is not over.
#[component]
fn Resume(shell: Shell, id: SaveId, save: AnySave) -> impl IntoView {
    let lang = shell.lang;
    let content = move || {
        let lang = lang.get();
        let summary = save.summary(lang);
        view! {
            <span class="miniature">{summary.miniature}</span>
            <span class="card-text">
                <span class="card-call">{lang.pick("Resume", "Reprendre")}</span>
                <span class="card-title">{summary.title}</span>
                <span class="card-detail">{summary.kind}" · "{summary.progress}</span>
                <span class="card-detail">{device::date(summary.touched, lang)}</span>
            </span>
        }
    };
    view! {
        <button class="card great" on:click=move |_| shell.go(Screen::Table(id))>{content}</button>
    }
}

/// One tap to the table for those who come for the first time.
#[component]
fn PlayNow(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let game = GameId::ALL[0];
    view! {
        <button class="card great" on:click=move |_| any::begin_usual(game, shell)>
            <span class="card-sign"><Icon name="crown-great" /></span>
            <span class="card-text">
                <span class="card-call">{move || lang.get().pick("Play now", "Jouer maintenant")}</span>
                <span class="card-title">{move || any::title(game, lang.get())}</span>
                <span class="card-detail">
                    {move || lang.get().pick(
                        "You against one bot, with the base cards.",
                        "Vous contre un bot, avec les cartes de base.",
                    )}
                </span>
            </span>
        </button>
    }
}

#[component]
fn NewGame(shell: Shell, game: GameId) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <button class="card" on:click=move |_| shell.go(Screen::Setup(game))>
            <span class="card-sign"><Icon name="icon-cards" /></span>
            <span class="card-text">
                <span class="card-call">{move || lang.get().pick("New game", "Nouvelle partie")}</span>
                <span class="card-title">{move || any::title(game, lang.get())}</span>
                <span class="card-detail">{move || any::pitch(game, lang.get())}</span>
            </span>
        </button>
    }
}

#[component]
fn SavedGames(shell: Shell, count: usize) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <button class="card" on:click=move |_| shell.go(Screen::Games)>
            <span class="card-sign"><Icon name="icon-scroll" /></span>
            <span class="card-text">
                <span class="card-call">{move || lang.get().pick("Saved games", "Parties enregistrées")}</span>
                <span class="card-detail">{move || words::saved_games(count, lang.get())}</span>
            </span>
        </button>
    }
}

/// Whom to thank.
#[component]
fn Foot(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <footer class="foot">
            {move || {
                let lang = lang.get();
                super::menu::credits(lang).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
            }}
        </footer>
    }
}
