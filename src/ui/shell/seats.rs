//! Who sits where, on the set-up screen.

use std::rc::Rc;

use leptos::ev::Event;
use leptos::prelude::*;

use super::parts::{Segmented, icon, said};
use super::words;
use crate::bot::Level;
use crate::play::{Chair, Player, Setup};
use crate::rules::Seat;
use crate::ui::draw::{Child, Derived, El, State, el, redraw, show, svg};
use crate::ui::game_ui::GameUi;
use crate::ui::lang::Lang;

/// The emblems of the seats, in order.
const EMBLEMS: [&str; 5] = ["emblem-1", "emblem-2", "emblem-3", "emblem-4", "emblem-5"];

/// The chairs, one in a row, and who plays together.
pub(super) fn chairs<G: GameUi>(setup: State<Setup<G>>, options: State<G::Options>, lang: Derived<Lang>) -> impl Child {
    let rows = (0..*G::META.seats.end()).map(|index| {
        let taken = move || index < setup.with(|setup| setup.seats.count());
        show(taken, move || row(Chosen { setup, options, lang, index }))
    });
    let teams_play = move || setup.with(|setup| G::teams(setup.seats));
    (el("div").class("chairs").children(rows), show(teams_play, move || teams(setup, lang)))
}

/// One chair, and what there is to know about it.
struct Chosen<G: GameUi> {
    setup: State<Setup<G>>,
    options: State<G::Options>,
    lang: Derived<Lang>,
    index: usize,
}

fn row<G: GameUi>(chosen: Chosen<G>) -> El {
    let Chosen { setup, lang, index, .. } = chosen;
    let chair = move |read: fn(&Chair) -> Player| setup.with(|setup| read(&setup.chairs[index]));
    let is_bot = move || chair(|chair| chair.player) != Player::Human;
    let become_bot = move |bot: bool| {
        let player = if bot { Setup::<G>::usual_bot() } else { Player::Human };
        setup.update(|setup| setup.give(index, player));
    };
    let kind = |bot: bool, lang: Lang| if bot { lang.pick("Bot", "Bot") } else { lang.pick("Human", "Humain") };
    let nameless = move || {
        let lang = lang.get();
        setup.with(|setup| match setup.people() {
            1 => lang.pick("You", "Vous").to_owned(),
            _ => words::unnamed(Seat::new(index), lang),
        })
    };
    let name = el("input")
        .class("name")
        .attr("type", "text")
        .attr("maxlength", "20")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .label(said(lang, "Name", "Nom"))
        .attr("placeholder", nameless)
        .typed(move || setup.with(|setup| setup.chairs[index].name.clone()))
        .on("input", move |event: Event| {
            let name = event_target_value(&event);
            setup.update(|setup| setup.chairs[index].name = name);
        });
    let played_by = Segmented {
        label: said(lang, "Played by", "Joué par"),
        group: format!("player-{index}"),
        choices: vec![false, true],
        text: kind,
        chosen: Rc::new(is_bot),
        choose: Rc::new(become_bot),
        lang,
        quiet: true,
    };
    let seat_label = move || words::fill(lang.get().pick("Seat {}", "Place {}"), &[&(index + 1).to_string()]);
    let order = el("span").class("order").child(chosen.mover(true)).child(chosen.mover(false));
    el("div")
        .class("chair")
        .attr("role", "group")
        .label(seat_label)
        .child(el("span").class("emblem").child(icon(EMBLEMS[index])))
        .child(name)
        .child(played_by.draw())
        .child(level_choice(setup, lang, index))
        .child(order)
}

/// How well the bot of a chair plays; an empty place for a person's.
fn level_choice<G: GameUi>(setup: State<Setup<G>>, lang: Derived<Lang>, index: usize) -> El {
    let level = Derived::new(move || match setup.with(|setup| setup.chairs[index].player) {
        Player::Human => None,
        Player::Bot(level) => Some(level),
    });
    let choose = move |event: Event| {
        if let Ok(level) = event_target_value(&event).parse() {
            setup.update(|setup| setup.chairs[index].player = Player::Bot(level));
        }
    };
    // A level of earlier days is still there for those who have chosen it.
    let older = Derived::new(move || level.get().filter(|level| !Level::LADDER.contains(level)));
    let choices = move || {
        let lang = lang.get();
        let choice = move |choice: Level| {
            let option = el("option").attr("value", choice.name());
            option.text(words::level(choice, lang)).flag("selected", move || level.get() == Some(choice))
        };
        older.get().into_iter().chain(Level::LADDER).map(choice).collect::<Vec<_>>()
    };
    let character = move || level.get().map(|level| words::level_character(level, lang.get()));
    let field = move || {
        let select = el("select")
            .label(said(lang, "Level", "Niveau"))
            .attr("aria-describedby", format!("character-{index}"))
            .on("change", choose)
            .child(redraw(choices));
        (select, el("span").class("hint").id(format!("character-{index}")).text(character))
    };
    el("span").class("level").child(show(move || level.get().is_some(), field))
}

impl<G: GameUi> Chosen<G> {
    /// Lets a chair change places with its neighbour.
    fn mover(&self, up: bool) -> El {
        let Chosen { setup, options, lang, index } = *self;
        let other = if up { index.wrapping_sub(1) } else { index + 1 };
        let impossible = move || setup.with(|setup| setup.seats.count() <= other);
        let swap = move || {
            setup.update(|setup| setup.chairs.swap(index, other));
            // Whoever was to begin still does.
            let start = options.with_untracked(|options| G::start_of(options)).map(Seat::index);
            let moved = if start == Some(index) { Some(other) } else { (start == Some(other)).then_some(index) };
            if let Some(moved) = moved {
                options.update(|options| *options = G::with_start(options, Some(Seat::new(moved))));
            }
        };
        let label = if up { said(lang, "Up", "Monter") } else { said(lang, "Down", "Descendre") };
        el("button")
            .attr("type", "button")
            .class("plain small")
            .label(label)
            .flag("disabled", impossible)
            .press(swap)
            .child(icon(if up { "icon-up" } else { "icon-down" }))
    }
}

/// The teams, as they sit around the table.
fn teams<G: GameUi>(setup: State<Setup<G>>, lang: Derived<Lang>) -> El {
    let sides = move || setup.with(|setup| words::opponents(setup.taken(), true, lang.get()));
    let place = |((x, y), emblem): ((i32, i32), &str)| {
        let used = svg("use").attr("href", format!("#{emblem}"));
        used.attr("x", x).attr("y", y).attr("width", "28").attr("height", "28")
    };
    let places = [(46, 0), (92, 46), (46, 92), (0, 46)].into_iter().zip(EMBLEMS).map(place);
    let line = |class: &'static str, path: &'static str| svg("path").class(class).attr("d", path);
    let top = svg("circle").class("round-table-top").attr("cx", "60").attr("cy", "60").attr("r", "30");
    let table = svg("svg")
        .class("round-table")
        .attr("viewBox", "0 0 120 120")
        .hidden()
        .attr("focusable", "false")
        .child(top)
        .child(line("round-table-line", "M60 40V80"))
        .child(line("round-table-line other", "M40 60H80"))
        .children(places);
    let who = said(lang, "Teams: 1 + 3 against 2 + 4", "Équipes\u{a0}: 1 + 3 contre 2 + 4");
    let words = el("p").child(el("strong").text(who)).child(el("span").text(sides));
    el("div").class("teams").child(table).child(words)
}
