//! A game before it begins: who plays, with what, and who is first.

use leptos::prelude::*;

use super::parts::{Icon, ScreenHead, Segmented, TroubleNote};
use super::seats::Chairs;
use super::{Shell, words};
use crate::play::{Secrecy, Setup, seed_named};
use crate::rules::{Seat, Seats};
use crate::ui::game_ui::GameUi;
use crate::ui::lang::Lang;
use crate::web::{device, storage};

/// The set-up screen of a game, as it was left the last time.
pub(super) fn screen<G: GameUi>(shell: Shell) -> AnyView {
    let remembered = storage::read_setup(G::META.slug).map(|text| Setup::<G>::from_text(&text));
    let setup = RwSignal::new(remembered.unwrap_or_default());
    let options = RwSignal::new(setup.with_untracked(|setup| setup.options.clone()));
    // The game's own fields edit the options; the rest of the screen edits the
    // set-up around them.
    Effect::new(move |_| {
        let chosen = options.get();
        if setup.with_untracked(|setup| setup.options != chosen) {
            setup.update(|setup| setup.options = chosen);
        }
    });
    let seed = RwSignal::new(String::new());
    let lang = shell.lang;
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let setup = setup.get_untracked();
        storage::write_setup(G::META.slug, &setup.to_text());
        begin(&setup, seed_named(&seed.get_untracked()), shell);
    };
    view! {
        <div class="page">
            <ScreenHead shell title=Signal::derive(move || lang.get().pick("New game", "Nouvelle partie")) />
            <main>
                <TroubleNote shell />
                <form class="setup" on:submit=start>
                    <div class="setup-players">
                        <Count setup lang />
                        <Chairs setup options lang />
                    </div>
                    <div class="setup-rules">
                        <p class="setup-game">{move || G::title(lang.get())}</p>
                        {G::setup_form(options, lang)}
                        <First setup options lang />
                        <SecrecyChoice setup lang />
                        <Seed seed lang />
                    </div>
                    <div class="setup-start">
                        <button type="submit" class="primary">
                            <Icon name="icon-play" />
                            <span>{move || lang.get().pick("Start", "Commencer")}</span>
                        </button>
                    </div>
                </form>
            </main>
        </div>
    }
    .into_any()
}

/// Begins the game that was set up, with a seed by chance if none was given.
pub(super) fn begin<G: GameUi>(setup: &Setup<G>, seed: Option<u64>, shell: Shell) {
    let seed = seed.unwrap_or_else(device::chance);
    let usual = G::usual_secrecy(&setup.options);
    // The screen offers nothing that the game refuses.
    if let Ok(save) = setup.begin(seed, usual, device::now()) {
        shell.begin(&save);
    }
}

/// How many play.
#[component]
fn Count<G: GameUi>(setup: RwSignal<Setup<G>>, lang: Signal<Lang>) -> impl IntoView {
    let choose = move |count: usize| {
        if let Some(seats) = Seats::new(count) {
            setup.update(|setup| setup.seats = seats);
        }
    };
    let text = |count: usize, _| match count {
        2 => "2",
        3 => "3",
        4 => "4",
        _ => "5",
    };
    view! {
        <Segmented
            label=Signal::derive(move || lang.get().pick("Players", "Joueurs"))
            choices=G::META.seats.collect()
            text
            chosen=Signal::derive(move || setup.with(|setup| setup.seats.count()))
            choose
            lang
            group="players"
        />
    }
}

/// Who begins.
#[component]
fn First<G: GameUi>(setup: RwSignal<Setup<G>>, options: RwSignal<G::Options>, lang: Signal<Lang>) -> impl IntoView {
    // Nobody can begin who does not sit at the table any more.
    Effect::new(move |_| {
        let seats = setup.with(|setup| setup.seats.count());
        let start = options.with_untracked(|options| G::start_of(options));
        if start.is_some_and(|start| seats <= start.index()) {
            options.update(|options| *options = G::with_start(options, None));
        }
    });
    let choose = move |event| {
        let seat = event_target_value(&event).parse().ok().map(Seat::new);
        options.update(|options| *options = G::with_start(options, seat));
    };
    let chosen = move || options.with(|options| G::start_of(options));
    let seats = move || {
        let lang = lang.get();
        setup.with(|setup| {
            let choice = |seat: Seat| {
                let name = words::name(setup.taken(), seat, lang);
                view! {
                    <option value=seat.to_string() prop:selected=move || chosen() == Some(seat)>{name}</option>
                }
            };
            setup.seats.iter().map(choice).collect_view()
        })
    };
    view! {
        <div class="field">
            <label for="first">{move || lang.get().pick("Who begins", "Qui commence")}</label>
            <select id="first" on:change=choose>
                <option value="" prop:selected=move || chosen().is_none()>
                    {move || lang.get().pick("By chance", "Au hasard")}
                </option>
                {seats}
            </select>
        </div>
    }
}

/// How hands are kept from others, where there are others.
#[component]
fn SecrecyChoice<G: GameUi>(setup: RwSignal<Setup<G>>, lang: Signal<Lang>) -> impl IntoView {
    let chosen =
        Signal::derive(move || setup.with(|setup| setup.secrecy.unwrap_or_else(|| G::usual_secrecy(&setup.options))));
    let choose = Callback::new(move |secrecy: Secrecy| setup.update(|setup| setup.secrecy = Some(secrecy)));
    view! {
        <Show when=move || 2 <= setup.with(Setup::people)>
            <div class="field">
                <Segmented
                    label=Signal::derive(move || lang.get().pick("Hands", "Mains"))
                    choices=Secrecy::ALL.to_vec()
                    text=words::secrecy
                    chosen
                    choose
                    lang
                    group="secrecy"
                />
                <p class="hint">{move || words::secrecy_hint(chosen.get(), lang.get())}</p>
            </div>
        </Show>
    }
}

/// The source of the deal.
#[component]
fn Seed(seed: RwSignal<String>, lang: Signal<Lang>) -> impl IntoView {
    view! {
        <div class="field">
            <label for="seed">{move || lang.get().pick("Seed", "Graine")}</label>
            <input
                id="seed"
                type="text"
                maxlength="40"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby="seed-hint"
                placeholder=move || lang.get().pick("by chance", "au hasard")
                prop:value=seed
                on:input=move |event| seed.set(event_target_value(&event))
            />
            <p class="hint" id="seed-hint">
                {move || lang.get().pick(
                    "A number or any word: the same seed gives the same deal.",
                    "Un nombre ou un mot\u{a0}: la même graine redonne la même mise en place.",
                )}
            </p>
        </div>
    }
}
