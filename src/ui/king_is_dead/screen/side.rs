//! The players with their courts, hands and discards, and the supply.

use leptos::prelude::*;

use super::pieces::{self, counted, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Card, Faction, Hand, Table, View};
use crate::ui::draw::{Derived, El, el, redraw};
use crate::ui::king_is_dead::words;
use crate::ui::table::button::{Data, Look, Part, button};

/// Everybody's court, and the supply.
#[component]
pub fn Players(sitting: Sitting) -> impl IntoView {
    let seats = sitting.desk.seating.with_untracked(|seating| seating.seats());
    el("section")
        .class("players")
        .label(move || words::label::players(sitting.lang.get()))
        .children(seats.iter().map(|seat| court(sitting, seat)))
        .child(supply(sitting))
        .view()
}

fn table(sitting: Sitting) -> Table {
    sitting.scene.with(|scene| scene.table)
}

/// One player.
fn court(sitting: Sitting, seat: Seat) -> El {
    let acting = move || match sitting.mode.get() {
        Mode::Telling(frame) => frame.seat == seat && !frame.beat.is_struggle(),
        // Not as on the table that is shown: with all chosen, the next is to act there.
        Mode::Deciding | Mode::Covered(_) | Mode::Waiting(_) => sitting.view.with(|view| view.table().to_act() == seat),
        Mode::Over(_) | Mode::LookingBack(_) | Mode::Guided(_) => false,
    };
    let crowned = move || matches!(sitting.mode.get(), Mode::Over(verdict) if verdict.winners.contains(&seat));
    let court = Derived::new(move || *sitting.scene.with(|scene| scene.table).court(seat));
    let before = Derived::new(move || *sitting.scene.with(|scene| scene.before).court(seat));
    let top = Derived::new(move || table(sitting).pile(seat).top());
    let pile = Derived::new(move || table(sitting).pile(seat).iter().collect::<Vec<Card>>());
    let count = move |view: &View| match view.hand(seat) {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => count,
    };
    let cards = move || {
        let past = match sitting.mode.get() {
            Mode::LookingBack(index) => sitting.turns.with(|turns| turns.get(index).map(|turn| count(&turn.after))),
            _ => None,
        };
        past.unwrap_or_else(|| sitting.view.with(count))
    };
    let passed = Derived::new(move || has_passed(&table(sitting), seat));
    let teams = table_is_for_teams(sitting);
    let team = if seat.index().is_multiple_of(2) { "A" } else { "B" };
    let partner =
        Derived::new(move || teams && sitting.me().is_some_and(|me| me != seat && me.index() % 2 == seat.index() % 2));
    let name = move || {
        let lang = sitting.lang.get();
        let mut facts = vec![sitting.names.with(|names| words::court_name(&table(sitting), seat, names, lang))];
        facts.extend(teams.then(|| format!("{} {team}", lang.pick("team", "équipe"))));
        facts.extend(partner.get().then(|| words::label::partner(lang).to_owned()));
        facts.extend(passed.get().then(|| words::label::passed(lang).to_owned()));
        facts.join(", ")
    };
    let badge = teams.then(|| el("span").class(format!("team team-{team}")).text(team));
    let partner_mark =
        move || partner.get().then(|| el("span").class("partner").text(words::label::partner(sitting.lang.get())));
    let pass_mark = move || {
        passed.get().then(|| {
            let word = el("span").class("wide").text(words::label::passed(sitting.lang.get()));
            el("span").class("passed").child(sprite("#icon-pass")).child(word)
        })
    };
    let stack = |faction: Faction| {
        el("span")
            .class("court-stack")
            .class_if("grown", move || before.get()[faction] < court.get()[faction])
            .child(redraw(move || counted(faction, court.get()[faction])))
    };
    let older = move || {
        let memory_aid = sitting.desk.shell.settings.with(|settings| settings.memory_aid);
        let cards = pile.get();
        (memory_aid && 1 < cards.len()).then(|| cards.len() - 1)
    };
    let seal = Derived::new(move || table(sitting).disc(seat).is_none());
    let seal = move || seal.get().then(|| el("span").class("seal").child(sprite("#disc-negotiation")));
    let full_name = el("span")
        .class("player-name")
        .child(badge)
        .child(el("span").class("full-name").text(move || sitting.name(seat)))
        .child(redraw(partner_mark));
    let marks = el("span")
        .class("player-marks")
        .hidden()
        .child(el("span").class("hand-count").child(sprite("#icon-cards")).text(cards))
        .child(redraw(seal));
    el("div")
        .class("player")
        .class_if("acting", acting)
        .class_if("crowned", crowned)
        .class_if("waiting", move || !acting())
        .attr("data-seat", seat.index())
        .attr("role", "group")
        .label(name)
        .child(el("span").class("crest").hidden().child(sprite(pieces::emblem(seat.index()))))
        .child(full_name)
        .child(marks)
        .child(redraw(pass_mark))
        .child(el("span").class("court").hidden().children(Faction::ALL.map(stack)))
        .child(redraw(move || top.get().map(|card| pile_button(sitting, seat, card, older))))
}

/// The top of a discard pile, to be read, and how many cards lie under it.
fn pile_button(sitting: Sitting, seat: Seat, card: Card, older: impl Fn() -> Option<usize> + 'static) -> El {
    let look = move || {
        let mut parts = vec![Part::Picture(pieces::card(card))];
        parts.extend(older().map(|older| Part::Mark("older", format!("+{older}"))));
        let label = |names: &Vec<String>| words::pile_name(seat, Some(card), names, sitting.lang.get());
        Look {
            class: "pile".to_owned(),
            label: Some(sitting.names.with(label)),
            data: Data { pile: Some(seat.index()), ..Data::default() },
            parts,
            ..Look::default()
        }
    };
    button(look, move || sitting.reading.set(Some(card)))
}

fn table_is_for_teams(sitting: Sitting) -> bool {
    sitting.desk.seating.with_untracked(|seating| seating.seats().count() == 4)
}

/// Whether the seat's latest decision was to pass, since the last card or
/// struggle.
fn has_passed(table: &Table, seat: Seat) -> bool {
    let count = table.seats().count();
    let ago = (table.to_act().index() + count - seat.index() - 1) % count;
    ago < table.passes()
}

/// The followers beside the map.
fn supply(sitting: Sitting) -> El {
    let supply = Derived::new(move || *table(sitting).supply());
    let followers = move || Faction::ALL.map(|faction| counted(faction, supply.get()[faction])).to_vec();
    el("div")
        .class("supply")
        .attr("role", "group")
        .label(move || words::supply_name(&table(sitting), sitting.lang.get()))
        .child(el("span").class("supply-name").hidden().text(move || words::label::supply(sitting.lang.get())))
        .child(el("span").class("court").hidden().child(redraw(followers)))
}
