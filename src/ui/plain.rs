//! The page: a plain table on which The King is Dead can be played against bots.
//!
//! It receives a view and the legal actions, shows them, and reports which one
//! was chosen. It knows no rules.

use std::time::Duration;

use leptos::html::Section;
use leptos::prelude::*;

use super::king_is_dead::board::Board;
use super::king_is_dead::words;
use super::lang::Lang;
use super::storage::{self, Found};
use crate::play::Seating;
use crate::rules::king_is_dead::{Action, KingIsDead, Mode, View};
use crate::rules::{Observer, Seat};

/// Between two actions of a bot, so that they can be followed.
const BOT_PACE: Duration = Duration::from_millis(450);

/// A second click within this time is the same click.
const DOUBLE_CLICK: Duration = Duration::from_millis(250);

/// Moves that the chronicle shows.
const RECENT: usize = 12;

/// The seat of the person at the screen.
pub const ME: Observer = Observer::Seat(Seat::new(0));

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let lang = RwSignal::new(storage::language());
    let (first, notice) = match storage::load() {
        Found::Game(game) => (*game, None),
        Found::Nothing => (storage::deal(2, Mode::Base), None),
        Found::Unreadable(reason) => (storage::deal(2, Mode::Base), Some(reason)),
    };
    let game = RwSignal::new(first);
    let stored = RwSignal::new(true);
    // The game that a new one has replaced, until somebody decides in the new one.
    let previous = RwSignal::new(None);

    Effect::new(move |_| {
        document().document_element().expect("a page has a root").set_attribute("lang", lang.get().tag()).ok();
    });
    Effect::new(move |_| stored.set(game.with(storage::save)));
    Effect::new(move |_| {
        if game.with(|game| game.bot_to_act().is_some()) {
            let actions = game.with(|game| game.session().actions().len());
            set_timeout(
                move || {
                    // A new game or an undo in the meantime has its own timer.
                    if game.with_untracked(|game| game.session().actions().len()) == actions {
                        game.update(|game| {
                            game.bot_acts();
                        });
                    }
                },
                BOT_PACE,
            );
        }
    });

    let change_language = move |_| {
        lang.update(|lang| *lang = lang.other());
        storage::keep_language(lang.get_untracked());
    };
    let view = Memo::new(move |_| game.with(|game| game.view(ME)));
    view! {
        <header>
            <h1>"Interregnum"</h1>
            <p class="game-name">"The King is Dead"</p>
            <NewGame lang game previous />
            <button class="quiet" on:click=change_language>
                {move || lang.get().pick("Français", "English")}
            </button>
        </header>
        <main>
            {notice.map(|reason| view! {
                <p class="notice" role="alert">
                    {move || lang.get().pick(
                        "The saved game could not be read and was put aside: ",
                        "La partie enregistrée n’a pas pu être lue et a été mise de côté\u{202f}: ",
                    )}
                    {move || words::unreadable(&reason, lang.get())}
                </p>
            })}
            <Show when=move || !stored.get()>
                <p class="notice" role="alert">
                    {move || lang.get().pick(
                        "This browser does not keep the game: it is lost when you leave the page.",
                        "Ce navigateur ne garde pas la partie\u{202f}: elle sera perdue si vous quittez la page.",
                    )}
                </p>
            </Show>
            <Board view lang />
            <Prompt view lang game />
            <Chronicle lang game />
        </main>
        <footer>
            {move || lang.get().pick(
                "Unofficial. Game design: Peer Sylvester. Text, art and code are our own.",
                "Non officiel. Jeu de Peer Sylvester. Textes, dessins et code sont les nôtres.",
            )}
        </footer>
    }
}

/// Starts another game, and offers the way back as long as nothing was decided.
#[component]
fn NewGame(
    lang: RwSignal<Lang>,
    game: RwSignal<Seating<KingIsDead>>,
    previous: RwSignal<Option<Seating<KingIsDead>>>,
) -> impl IntoView {
    let advanced = RwSignal::new(false);
    let deal = move |players| {
        let mode = if advanced.get_untracked() { Mode::Advanced } else { Mode::Base };
        // Of several new games in a row, the last one that was played in is kept.
        if game.with_untracked(Seating::can_take_back) {
            previous.set(Some(game.get_untracked()));
        }
        game.set(storage::deal(players, mode));
    };
    let can_return = move || previous.with(Option::is_some) && !game.with(Seating::can_take_back);
    let go_back = move |_| {
        if let Some(before) = previous.get_untracked() {
            previous.set(None);
            game.set(before);
        }
    };
    let tables = (2..=4).map(|players| {
        view! { <button class="quiet" on:click=move |_| deal(players)>{players}</button> }
    });
    view! {
        <div class="new-game" role="group" aria-label=move || lang.get().pick("New game", "Nouvelle partie")>
            <span>{move || lang.get().pick("New game, players:", "Nouvelle partie, joueurs\u{202f}:")}</span>
            {tables.collect_view()}
            <label>
                <input type="checkbox" prop:checked=advanced on:change=move |event| advanced.set(event_target_checked(&event)) />
                {move || lang.get().pick("cunning cards (advanced)", "cartes de ruse (avancé)")}
            </label>
            <Show when=can_return>
                <button class="quiet" on:click=go_back>
                    {move || lang.get().pick("Back to the last game", "Revenir à la partie d’avant")}
                </button>
            </Show>
        </div>
    }
}

/// The question and its answers: exactly what is legal, as buttons.
#[component]
fn Prompt(view: Memo<View>, lang: RwSignal<Lang>, game: RwSignal<Seating<KingIsDead>>) -> impl IntoView {
    let question = move || match game.with(|game| (game.result(), game.to_act())) {
        (Some(verdict), _) => words::plain::verdict(&verdict, ME, lang.get()),
        (None, Some(seat)) if Observer::Seat(seat) != ME => {
            format!("{} {}", words::plain::seat(seat, ME, lang.get()), lang.get().pick("is thinking…", "réfléchit…"))
        }
        _ if game.with(|game| game.choices().all(|choice| choice == Action::Pass)) => {
            words::plain::only_pass(lang.get())
        }
        _ => words::plain::question(view.with(|view| view.table().phase()), lang.get()),
    };
    let answers = NodeRef::<Section>::new();
    // Answers appear where others were: what is meant for those must not hit these.
    let armed = RwSignal::new(true);
    let choose = move |action: Action| {
        if !armed.get_untracked() {
            return;
        }
        armed.set(false);
        set_timeout(move || armed.set(true), DOUBLE_CLICK);
        // The button is about to vanish: the keyboard goes on from the answers.
        if let Some(answers) = answers.get_untracked() {
            // Where focus cannot be moved, nothing is lost but a few Tabs.
            let _ = answers.focus();
        }
        game.update(|game| {
            game.human_acts(action);
        });
    };
    let choices = move || {
        let label = |action| view.with(|view| words::plain::action(action, view.table(), ME, lang.get()));
        let button = |action| {
            let hint = match action {
                Action::Play(card) => Some(words::effect(card, lang.get())),
                _ => None,
            };
            view! {
                <button class="choice" on:click=move |_| choose(action)>
                    <strong>{label(action)}</strong>
                    {hint.map(|hint| view! { <small>{hint}</small> })}
                </button>
            }
        };
        game.with(Seating::choices).map(button).collect_view()
    };
    let take_back = move |_| {
        game.update(|game| {
            game.take_back();
        });
    };
    let can_take_back = move || game.with(Seating::can_take_back);
    view! {
        <section class="prompt" aria-live="polite">
            <h2>{question}</h2>
            <button class="quiet" prop:disabled=move || !can_take_back() on:click=take_back>
                {move || lang.get().pick("Take back", "Reprendre")}
            </button>
        </section>
        <section class="choices" tabindex="-1" node_ref=answers aria-label=move || lang.get().pick("Choices", "Choix")>{choices}</section>
    }
}

/// The latest moves in words, the newest first, with the struggles they led to.
#[component]
fn Chronicle(lang: RwSignal<Lang>, game: RwSignal<Seating<KingIsDead>>) -> impl IntoView {
    let lines = move || {
        let lang = lang.get();
        let log = game.with(|game| game.turns(ME));
        let mut resolved = 0;
        let mut lines = Vec::new();
        for entry in &log {
            lines.push(view! { <li>{words::plain::entry(entry, ME, lang)}</li> }.into_any());
            let table = entry.after.table();
            for &place in &table.track()[resolved..table.struggles()] {
                lines.push(view! { <li class="struggle">{words::plain::struggle(table, place, lang)}</li> }.into_any());
            }
            resolved = table.struggles();
        }
        lines.into_iter().rev().take(RECENT).collect_view()
    };
    view! {
        <section class="chronicle">
            <h3>{move || lang.get().pick("What happened", "Ce qui s’est passé")}</h3>
            <ol>{lines}</ol>
        </section>
    }
}
