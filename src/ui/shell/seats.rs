//! Who sits where, on the set-up screen.

use leptos::prelude::*;

use super::parts::{Icon, Segmented};
use super::words;
use crate::bot::Level;
use crate::play::{Chair, Player, Setup};
use crate::rules::Seat;
use crate::ui::game_ui::GameUi;
use crate::ui::lang::Lang;

/// The emblems of the seats, in order.
const EMBLEMS: [&str; 5] = ["emblem-1", "emblem-2", "emblem-3", "emblem-4", "emblem-5"];

/// The chairs, one in a row, and who plays together.
#[component]
pub(super) fn Chairs<G: GameUi>(
    setup: RwSignal<Setup<G>>,
    options: RwSignal<G::Options>,
    lang: Signal<Lang>,
) -> impl IntoView {
    let rows = (0..*G::META.seats.end()).map(|index| {
        view! {
            <Show when=move || index < setup.with(|setup| setup.seats.count())>
                <Row setup options lang index />
            </Show>
        }
    });
    view! {
        <div class="chairs">{rows.collect_view()}</div>
        <Show when=move || setup.with(|setup| G::teams(setup.seats))>
            <Teams setup lang />
        </Show>
    }
}

#[component]
fn Row<G: GameUi>(
    setup: RwSignal<Setup<G>>,
    options: RwSignal<G::Options>,
    lang: Signal<Lang>,
    index: usize,
) -> impl IntoView {
    let chair = move |read: fn(&Chair) -> Player| setup.with(|setup| read(&setup.chairs[index]));
    let player = Signal::derive(move || chair(|chair| chair.player));
    let is_bot = Signal::derive(move || player.get() != Player::Human);
    let become_bot = Callback::new(move |bot: bool| {
        let player = if bot { Setup::<G>::usual_bot() } else { Player::Human };
        setup.update(|setup| setup.give(index, player));
    });
    let kind = |bot: bool, lang: Lang| if bot { lang.pick("Bot", "Bot") } else { lang.pick("Human", "Humain") };
    let nameless = move || {
        let lang = lang.get();
        setup.with(|setup| match setup.people() {
            1 => lang.pick("You", "Vous").to_owned(),
            _ => words::unnamed(Seat::new(index), lang),
        })
    };
    let seat_label = move || words::fill(lang.get().pick("Seat {}", "Place {}"), &[&(index + 1).to_string()]);
    view! {
        <div class="chair" role="group" aria-label=seat_label>
            <span class="emblem"><Icon name=EMBLEMS[index] /></span>
            <input
                class="name"
                type="text"
                maxlength="20"
                autocomplete="off"
                spellcheck="false"
                aria-label=move || lang.get().pick("Name", "Nom")
                placeholder=nameless
                prop:value=move || setup.with(|setup| setup.chairs[index].name.clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    setup.update(|setup| setup.chairs[index].name = name);
                }
            />
            <Segmented
                label=Signal::derive(move || lang.get().pick("Played by", "Joué par"))
                choices=vec![false, true]
                text=kind
                chosen=is_bot
                choose=become_bot
                lang
                group=format!("player-{index}")
                quiet=true
            />
            <LevelChoice setup lang index />
            <span class="order">
                <Move setup options lang index up=true />
                <Move setup options lang index up=false />
            </span>
        </div>
    }
}

/// How well the bot of a chair plays; an empty place for a person's.
#[component]
fn LevelChoice<G: GameUi>(setup: RwSignal<Setup<G>>, lang: Signal<Lang>, index: usize) -> impl IntoView {
    let level = Signal::derive(move || match setup.with(|setup| setup.chairs[index].player) {
        Player::Human => None,
        Player::Bot(level) => Some(level),
    });
    let choose = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            setup.update(|setup| setup.chairs[index].player = Player::Bot(level));
        }
    };
    // A level of earlier days is still there for those who have chosen it.
    let older = Memo::new(move |_| level.get().filter(|level| !Level::LADDER.contains(level)));
    let choices = move || {
        let lang = lang.get();
        let choice = move |choice: Level| {
            view! {
                <option value=choice.name() prop:selected=move || level.get() == Some(choice)>
                    {words::level(choice, lang)}
                </option>
            }
        };
        older.get().into_iter().chain(Level::LADDER).map(choice).collect_view()
    };
    let character = move || level.get().map(|level| words::level_character(level, lang.get()));
    view! {
        <span class="level">
            <Show when=move || level.get().is_some()>
                <select
                    aria-label=move || lang.get().pick("Level", "Niveau")
                    aria-describedby=format!("character-{index}")
                    on:change=choose
                >
                    {choices}
                </select>
                <span class="hint" id=format!("character-{index}")>{character}</span>
            </Show>
        </span>
    }
}

/// Lets a chair change places with its neighbour.
#[component]
fn Move<G: GameUi>(
    setup: RwSignal<Setup<G>>,
    options: RwSignal<G::Options>,
    lang: Signal<Lang>,
    index: usize,
    up: bool,
) -> impl IntoView {
    let other = if up { index.wrapping_sub(1) } else { index + 1 };
    let impossible = move || setup.with(|setup| setup.seats.count() <= other);
    let swap = move |_| {
        setup.update(|setup| setup.chairs.swap(index, other));
        // Whoever was to begin still does.
        let start = options.with_untracked(|options| G::start_of(options)).map(Seat::index);
        let moved = if start == Some(index) { Some(other) } else { (start == Some(other)).then_some(index) };
        if let Some(moved) = moved {
            options.update(|options| *options = G::with_start(options, Some(Seat::new(moved))));
        }
    };
    let label = move || if up { lang.get().pick("Up", "Monter") } else { lang.get().pick("Down", "Descendre") };
    view! {
        <button type="button" class="plain small" aria-label=label prop:disabled=impossible on:click=swap>
            <Icon name=if up { "icon-up" } else { "icon-down" } />
        </button>
    }
}

/// The teams, as they sit around the table.
#[component]
fn Teams<G: GameUi>(setup: RwSignal<Setup<G>>, lang: Signal<Lang>) -> impl IntoView {
    let sides = move || setup.with(|setup| words::opponents(setup.taken(), true, lang.get()));
    let places = [(46, 0), (92, 46), (46, 92), (0, 46)].into_iter().zip(EMBLEMS).map(|((x, y), emblem)| {
        view! { <use_ href=format!("#{emblem}") x=x y=y width="28" height="28"></use_> }
    });
    view! {
        <div class="teams">
            <svg class="round-table" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
                <circle class="round-table-top" cx="60" cy="60" r="30" />
                <path class="round-table-line" d="M60 40V80" />
                <path class="round-table-line other" d="M40 60H80" />
                {places.collect_view()}
            </svg>
            <p>
                <strong>{move || lang.get().pick("Teams: 1 + 3 against 2 + 4", "Équipes\u{a0}: 1 + 3 contre 2 + 4")}</strong>
                <span>{sides}</span>
            </p>
        </div>
    }
}
