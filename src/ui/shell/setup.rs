//! A game before it begins: who plays, with what, and who is first.

use std::rc::Rc;

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use super::parts::{Segmented, icon, said, screen_head, trouble_note};
use super::seats::chairs;
use super::{Shell, words};
use crate::play::{Secrecy, Setup, seed_named};
use crate::rules::{Seat, Seats};
use crate::ui::draw::{Child, Derived, El, State, effect, el, redraw, show};
use crate::ui::game_ui::GameUi;
use crate::ui::lang::Lang;
use crate::web::device;
use crate::web::storage::Note;

/// The set-up screen of a game, as it was left the last time.
pub(super) fn screen<G: GameUi>(shell: Shell) -> El {
    let remembered = Note::Setup.read(G::META.slug).map(|text| Setup::<G>::from_text(&text));
    let setup = State::new(remembered.unwrap_or_default());
    let options = State::new(setup.with_untracked(|setup| setup.options.clone()));
    // The game's own fields edit the options; the rest of the screen edits the
    // set-up around them.
    effect(move || {
        let chosen = options.get();
        if setup.with_untracked(|setup| setup.options != chosen) {
            setup.update(|setup| setup.options = chosen);
        }
    });
    let seed = State::new(String::new());
    let lang = shell.lang;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        let setup = setup.get_untracked();
        Note::Setup.write(G::META.slug, &setup.to_text());
        begin(&setup, seed_named(&seed.get_untracked()), shell);
    };
    let players = el("div").class("setup-players").child(count(setup, lang)).child(chairs(setup, options, lang));
    let rules = el("div")
        .class("setup-rules")
        .child(el("p").class("setup-game").text(move || G::title(lang.get())))
        .child(G::setup_form(options, lang))
        .child(first(setup, options, lang))
        .child(secrecy(setup, lang))
        .child(seed_field(seed, lang));
    let submit = el("button")
        .attr("type", "submit")
        .class("primary")
        .child(icon("icon-play"))
        .child(el("span").text(said(lang, "Start", "Commencer")));
    let form = el("form")
        .class("setup")
        .on("submit", start)
        .child(players)
        .child(rules)
        .child(el("div").class("setup-start").child(submit));
    el("div")
        .class("page")
        .child(screen_head(shell, said(lang, "New game", "Nouvelle partie")))
        .child(el("main").child(trouble_note(shell)).child(form))
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
fn count<G: GameUi>(setup: State<Setup<G>>, lang: Derived<Lang>) -> El {
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
    Segmented {
        label: said(lang, "Players", "Joueurs"),
        group: "players".to_owned(),
        choices: G::META.seats.collect(),
        text,
        chosen: Rc::new(move || setup.with(|setup| setup.seats.count())),
        choose: Rc::new(choose),
        lang,
        quiet: false,
    }
    .draw()
}

/// Who begins.
fn first<G: GameUi>(setup: State<Setup<G>>, options: State<G::Options>, lang: Derived<Lang>) -> El {
    // Nobody can begin who does not sit at the table any more.
    effect(move || {
        let seats = setup.with(|setup| setup.seats.count());
        let start = options.with_untracked(|options| G::start_of(options));
        if start.is_some_and(|start| seats <= start.index()) {
            options.update(|options| *options = G::with_start(options, None));
        }
    });
    let choose = move |event: Event| {
        let seat = event_target_value(&event).parse().ok().map(Seat::new);
        options.update(|options| *options = G::with_start(options, seat));
    };
    let chosen = move || options.with(|options| G::start_of(options));
    let seats = move || {
        let lang = lang.get();
        setup.with(|setup| {
            let choice = |seat: Seat| {
                let option = el("option").attr("value", seat.to_string());
                option.text(words::name(setup.taken(), seat, lang)).flag("selected", move || chosen() == Some(seat))
            };
            setup.seats.iter().map(choice).collect::<Vec<_>>()
        })
    };
    let by_chance = el("option").attr("value", "").flag("selected", move || chosen().is_none());
    let select = el("select")
        .id("first")
        .on("change", choose)
        .child(by_chance.text(said(lang, "At random", "Au hasard")))
        .child(redraw(seats));
    el("div")
        .class("field")
        .child(el("label").attr("for", "first").text(said(lang, "Who begins", "Qui commence")))
        .child(select)
}

/// How hands are kept from others, where there are others.
fn secrecy<G: GameUi>(setup: State<Setup<G>>, lang: Derived<Lang>) -> impl Child {
    let chosen = move || setup.with(|setup| setup.secrecy.unwrap_or_else(|| G::usual_secrecy(&setup.options)));
    let field = move || {
        let choice = Segmented {
            label: said(lang, "Hands", "Mains"),
            group: "secrecy".to_owned(),
            choices: Secrecy::ALL.to_vec(),
            text: words::secrecy,
            chosen: Rc::new(chosen),
            choose: Rc::new(move |secrecy| setup.update(|setup| setup.secrecy = Some(secrecy))),
            lang,
            quiet: false,
        };
        let hint = move || words::secrecy_hint(chosen(), lang.get());
        el("div").class("field").child(choice.draw()).child(el("p").class("hint").text(hint))
    };
    show(move || 2 <= setup.with(Setup::people), field)
}

/// The source of the deal.
fn seed_field(seed: State<String>, lang: Derived<Lang>) -> El {
    let input = el("input")
        .id("seed")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-describedby", "seed-hint")
        .attr("placeholder", said(lang, "at random", "au hasard"))
        .typed(seed)
        .on("input", move |event: Event| seed.set(event_target_value(&event)));
    let hint = said(
        lang,
        "A number or any word: the same seed gives the same deal.",
        "Un nombre ou un mot\u{a0}: la même graine redonne la même mise en place.",
    );
    el("div")
        .class("field")
        .child(el("label").attr("for", "seed").text(said(lang, "Seed", "Graine")))
        .child(input)
        .child(el("p").class("hint").id("seed-hint").text(hint))
}
