//! The saved games: open, rename, delete, restore.

use leptos::html::Input;
use leptos::prelude::*;

use super::any::AnySave;
use super::parts::{Icon, ScreenHead, TroubleNote};
use super::screen::Screen;
use super::state::Snack;
use super::{Shell, words};
use crate::play::{SaveError, SaveId};
use crate::web::device;
use crate::web::storage::Removed;

/// The screen of the saved games.
#[component]
pub(super) fn Games(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let games = RwSignal::new(shell.games());
    // Whatever is deleted or restored changes the list.
    Effect::new(move |_| {
        shell.removed.track();
        games.set(shell.games());
    });
    view! {
        <div class="page">
            <ScreenHead shell title=Signal::derive(move || lang.get().pick("Saved games", "Parties enregistrées")) />
            <main>
                <TroubleNote shell />
                <Show when=move || games.with(Vec::is_empty)>
                    <p class="empty">
                        {move || lang.get().pick(
                            "No game is saved yet. Every game you begin is kept here, step by step.",
                            "Aucune partie enregistrée. Chaque partie commencée est gardée ici, pas à pas.",
                        )}
                    </p>
                </Show>
                <ol class="games">
                    <For each=move || games.get() key=|id| *id let(id)>
                        <li class="game">
                            {match shell.load(id) {
                                Ok(save) => view! { <Game shell id save /> }.into_any(),
                                Err(error) => view! { <Unreadable shell id error /> }.into_any(),
                            }}
                        </li>
                    </For>
                </ol>
                <Deleted shell />
            </main>
        </div>
    }
}

/// A game that can be opened.
#[component]
fn Game(shell: Shell, id: SaveId, save: AnySave) -> impl IntoView {
    let lang = shell.lang;
    let save = RwSignal::new(save);
    let renaming = RwSignal::new(false);
    let summary = move || save.with(|save| save.summary(lang.get()));
    let content = move || {
        let summary = summary();
        view! {
            <span class="miniature">{summary.miniature}</span>
            <span class="card-text">
                <span class="card-title">{summary.title}</span>
                {summary.players.map(|players| view! { <span class="card-detail">{players}</span> })}
                <span class="card-detail" class:result=summary.over>{summary.progress}</span>
                <span class="card-detail">{summary.kind}" · "{device::date(summary.touched, lang.get())}</span>
            </span>
        }
    };
    view! {
        <button class="card" on:click=move |_| shell.go(Screen::Table(id))>{content}</button>
        <Show
            when=move || renaming.get()
            fallback=move || view! {
                <div class="game-tools">
                    <button class="plain" on:click=move |_| renaming.set(true)>
                        <Icon name="icon-pencil" />
                        <span>{move || lang.get().pick("Rename", "Renommer")}</span>
                    </button>
                    <Delete shell id name=Signal::derive(move || summary().title) />
                </div>
            }
        >
            <Rename shell id save renaming />
        </Show>
    }
}

/// A new title, in place.
#[component]
fn Rename(shell: Shell, id: SaveId, save: RwSignal<AnySave>, renaming: RwSignal<bool>) -> impl IntoView {
    let lang = shell.lang;
    let field = NodeRef::<Input>::new();
    let before = save.with_untracked(|save| save.summary(lang.get_untracked()));
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
            field.select();
        }
    });
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            save.update(|save| save.retitle(id, &field.value(), shell));
        }
        renaming.set(false);
    };
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            renaming.set(false);
        }
    };
    view! {
        <form class="game-tools rename" on:submit=rename on:keydown=escape>
            <input
                type="text"
                maxlength="60"
                autocomplete="off"
                aria-label=move || lang.get().pick("Title of the game", "Titre de la partie")
                node_ref=field
                value=before.own_title
                placeholder=before.players.unwrap_or(before.title)
            />
            <button type="submit">{move || lang.get().pick("Save", "Enregistrer")}</button>
            <button type="button" class="plain" on:click=move |_| renaming.set(false)>
                {move || lang.get().pick("Cancel", "Annuler")}
            </button>
        </form>
    }
}

/// A game that cannot be opened: nothing is done with it but what the player asks.
#[component]
fn Unreadable(shell: Shell, id: SaveId, error: SaveError) -> impl IntoView {
    let lang = shell.lang;
    let text = shell.text_of(id).unwrap_or_default();
    let copied = text.clone();
    let copy = move |_| {
        device::copy(&copied, move |done| {
            let lang = lang.get_untracked();
            shell.tell(if done {
                lang.pick("The text is on the clipboard.", "Le texte est dans le presse-papiers.")
            } else {
                lang.pick(
                    "The browser does not let us copy: select the text and copy it yourself.",
                    "Le navigateur refuse la copie\u{a0}: sélectionnez le texte et copiez-le vous-même.",
                )
            });
        });
    };
    let name = Signal::derive(move || lang.get().pick("Unreadable game", "Partie illisible").to_owned());
    view! {
        <div class="card unreadable">
            <span class="card-sign"><Icon name="disc-unstable" /></span>
            <div class="card-text">
                <p class="card-title">{name}</p>
                <p class="card-detail">{move || words::save_error(&error, lang.get())}</p>
                <details>
                    <summary>{move || lang.get().pick("Its text", "Son texte")}</summary>
                    <textarea
                        readonly
                        rows="6"
                        aria-label=move || lang.get().pick("Text of the game", "Texte de la partie")
                    >{text}</textarea>
                </details>
            </div>
        </div>
        <div class="game-tools">
            <button class="plain" on:click=copy>
                <Icon name="icon-copy" />
                <span>{move || lang.get().pick("Copy as text", "Copier le texte")}</span>
            </button>
            <Delete shell id name />
        </div>
    }
}

#[component]
fn Delete(shell: Shell, id: SaveId, name: Signal<String>) -> impl IntoView {
    let lang = shell.lang;
    let delete = move |_| {
        let title = name.get_untracked();
        let lang = lang.get_untracked();
        shell.delete(id);
        let text = words::fill(lang.pick("Deleted: {}", "Supprimée\u{a0}: {}"), &[&title]);
        shell.say(Snack::with_action(text, lang.pick("Undo", "Annuler"), move || shell.restore(id)));
        super::app::focus_heading();
    };
    view! {
        <button class="plain" on:click=delete>
            <Icon name="icon-trash" />
            <span>{move || lang.get().pick("Delete", "Supprimer")}</span>
        </button>
    }
}

/// What was deleted during this visit can be restored here, too.
#[component]
fn Deleted(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let rows = move || {
        let lang = lang.get();
        let row = |removed: &Removed| {
            let id = removed.id;
            let title = AnySave::read(&removed.text).map_or_else(
                |_| lang.pick("Unreadable game", "Partie illisible").to_owned(),
                |save| save.summary(lang).title,
            );
            view! {
                <li>
                    <span>{title}</span>
                    <button class="plain" on:click=move |_| shell.restore(id)>
                        <Icon name="icon-undo" />
                        <span>{lang.pick("Restore", "Restaurer")}</span>
                    </button>
                </li>
            }
        };
        shell.removed.with(|removed| removed.iter().rev().map(row).collect_view())
    };
    view! {
        <Show when=move || !shell.removed.with(Vec::is_empty)>
            <section class="deleted" aria-labelledby="deleted">
                <h2 id="deleted">{move || lang.get().pick("Deleted during this visit", "Supprimées pendant cette visite")}</h2>
                <ul>{rows}</ul>
            </section>
        </Show>
    }
}
