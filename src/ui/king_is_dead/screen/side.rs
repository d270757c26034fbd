//! The players with their courts, hands and discards, and the supply.

use leptos::prelude::*;

use super::pieces::{self, counted, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Card, Faction, Hand, Table};
use crate::ui::king_is_dead::words;
use crate::ui::table::button::{Data, Look, Part, button};

/// Everybody's court, and the supply.
#[component]
pub fn Players(sitting: Sitting) -> impl IntoView {
    let seats = sitting.desk.seating.with_untracked(|seating| seating.seats());
    let label = move || words::label::players(sitting.lang.get());
    view! {
        <section class="players" aria-label=label>
            {seats.iter().map(|seat| view! { <Court sitting seat /> }).collect_view()}
            <Supply sitting />
        </section>
    }
}

fn table(sitting: Sitting) -> Table {
    sitting.scene.with(|scene| scene.table)
}

/// One player.
#[component]
fn Court(sitting: Sitting, seat: Seat) -> impl IntoView {
    let acting = move || match sitting.mode.get() {
        Mode::Telling(frame) => frame.seat == seat && !frame.beat.is_struggle(),
        // Not as on the table that is shown: with all chosen, the next is to act there.
        Mode::Deciding | Mode::Covered(_) | Mode::Waiting(_) => sitting.view.with(|view| view.table().to_act() == seat),
        Mode::Over(_) | Mode::LookingBack(_) => false,
    };
    let crowned = move || matches!(sitting.mode.get(), Mode::Over(verdict) if verdict.winners.contains(&seat));
    let court = Memo::new(move |_| *sitting.scene.with(|scene| scene.table).court(seat));
    let before = Memo::new(move |_| *sitting.scene.with(|scene| scene.before).court(seat));
    let top = Memo::new(move |_| table(sitting).pile(seat).top());
    let pile = Memo::new(move |_| table(sitting).pile(seat).iter().collect::<Vec<Card>>());
    let cards = move || {
        sitting.view.with(|view| match view.hand(seat) {
            Hand::Known(cards) => cards.len(),
            Hand::Hidden(count) => count,
        })
    };
    let passed = Memo::new(move |_| has_passed(&table(sitting), seat));
    let teams = table_is_for_teams(sitting);
    let team = if seat.index().is_multiple_of(2) { "A" } else { "B" };
    let partner =
        Memo::new(move |_| teams && sitting.me().is_some_and(|me| me != seat && me.index() % 2 == seat.index() % 2));
    let name = move || {
        let lang = sitting.lang.get();
        let mut facts = vec![sitting.names.with(|names| words::court_name(&table(sitting), seat, names, lang))];
        facts.extend(teams.then(|| format!("{} {team}", lang.pick("team", "équipe"))));
        facts.extend(partner.get().then(|| words::label::partner(lang).to_owned()));
        facts.extend(passed.get().then(|| words::label::passed(lang).to_owned()));
        facts.join(", ")
    };
    let badge = teams.then(|| view! { <span class=format!("team team-{team}")>{team}</span> });
    let partner_mark = move || {
        partner.get().then(|| view! { <span class="partner">{words::label::partner(sitting.lang.get())}</span> })
    };
    let pass_mark = move || {
        passed.get().then(|| {
            view! {
                <span class="passed">
                    {sprite("#icon-pass")}<span class="wide">{words::label::passed(sitting.lang.get())}</span>
                </span>
            }
        })
    };
    let followers = Faction::ALL.map(|faction| {
        view! {
            <span class="court-stack" class:grown=move || before.get()[faction] < court.get()[faction]>
                {move || counted(faction, court.get()[faction])}
            </span>
        }
    });
    let older = move || {
        let memory_aid = sitting.desk.shell.settings.with(|settings| settings.memory_aid);
        let cards = pile.get();
        (memory_aid && 1 < cards.len()).then(|| cards.len() - 1)
    };
    view! {
        <div class="player" class:acting=acting class:crowned=crowned class:waiting=move || !acting() data-seat=seat.index() role="group" aria-label=name>
            <span class="crest" aria-hidden="true">{sprite(pieces::emblem(seat.index()))}</span>
            <span class="player-name">{badge}<span class="full-name">{move || sitting.name(seat)}</span>{partner_mark}</span>
            <span class="player-marks" aria-hidden="true">
                <span class="hand-count">{sprite("#icon-cards")}{cards}</span>
                {move || table(sitting).disc(seat).is_none().then(|| view! { <span class="seal">{sprite("#disc-negotiation")}</span> })}
            </span>
            {pass_mark}
            <span class="court" aria-hidden="true">{followers.collect_view()}</span>
            {move || top.get().map(|card| pile_button(sitting, seat, card, older))}
        </div>
    }
}

/// The top of a discard pile, to be read, and how many cards lie under it.
fn pile_button(
    sitting: Sitting,
    seat: Seat,
    card: Card,
    older: impl Fn() -> Option<usize> + Send + Sync + 'static,
) -> AnyView {
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
#[component]
fn Supply(sitting: Sitting) -> impl IntoView {
    let supply = Memo::new(move |_| *table(sitting).supply());
    let name = move || words::supply_name(&table(sitting), sitting.lang.get());
    view! {
        <div class="supply" role="group" aria-label=name>
            <span class="supply-name" aria-hidden="true">{move || words::label::supply(sitting.lang.get())}</span>
            <span class="court" aria-hidden="true">
                {move || Faction::ALL.map(|faction| counted(faction, supply.get()[faction])).collect_view()}
            </span>
        </div>
    }
}
