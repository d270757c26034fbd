//! The chronicle: the log in words, which is also the way through the past.

use leptos::prelude::*;

use super::bar::icon_button;
use super::pieces;
use super::sitting::Sitting;
use crate::play::Turn;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::king_is_dead::words;
use crate::ui::lang::Lang;
use crate::ui::table::button::{Data, Look, Part, classes, roving_button};
use crate::ui::table::roving::Row;

/// The turns so far, the latest first, and buttons to go through them.
#[component]
pub fn Chronicle(sitting: Sitting) -> impl IntoView {
    let count = Memo::new(move |_| told(sitting));
    let row = Row::new(count);
    let title = move || words::label::chronicle(sitting.lang.get());
    let lines = move || {
        let (lang, count) = (sitting.lang.get(), count.get());
        sitting.turns.with(|turns| {
            let told = turns[..count.min(turns.len())].iter().enumerate().rev();
            told.map(|(index, turn)| line(sitting, index, count - 1 - index, turn, row, lang)).collect_view()
        })
    };
    view! {
        <section class="chronicle" aria-label=title>
            <h2 aria-hidden="true">{title}</h2>
            <ol class="lines" tabindex="-1" on:keydown=move |event| row.on_key(&event)>{lines}</ol>
            <Timeline sitting count />
        </section>
    }
}

/// How many turns have been told.
fn told(sitting: Sitting) -> usize {
    let told = sitting.desk.told.get();
    sitting.turns.with(|turns| turns.iter().filter(|turn| turn.ends <= told).count())
}

/// One turn, and the struggle that followed.
fn line(
    sitting: Sitting,
    index: usize,
    place: usize,
    turn: &Turn<KingIsDead>,
    row: Row,
    lang: Lang,
) -> impl IntoView + use<> {
    let forgotten = sitting.is_forgotten(index);
    let sentence = if forgotten {
        words::forgotten(lang).to_owned()
    } else {
        sitting.names.with(|names| words::turn(turn, names, lang))
    };
    let (before, after) = (turn.before.table(), turn.after.table());
    let struggles = after.track()[before.struggles()..after.struggles()].iter();
    let struggles: Vec<String> = struggles.map(|&region| words::struggle(before, region, lang)).collect();
    let mut text = vec![Part::Text("line-name", sitting.name(turn.seat) + " "), Part::Text("line-turn", sentence)];
    text.extend(struggles.into_iter().map(|text| Part::Text("line-struggle", text)));
    let crest = Part::Group("line-emblem", vec![Part::Picture(pieces::emblem(turn.seat.index()))]);
    let parts = vec![crest, Part::Group("line-text", text)];
    let look = move || {
        let shown = sitting.desk.looking_at.get() == Some(index);
        Look {
            class: classes("line", &[(shown, "shown")]),
            current: shown,
            stop: Some(row.stops_at(place)),
            data: Data { index: Some(place), turn: Some(index), ..Data::default() },
            parts: parts.clone(),
            ..Look::default()
        }
    };
    let press = move || {
        sitting.desk.looking_at.set(Some(index));
        sitting.chronicle_open.set(false);
    };
    view! { <li>{roving_button(look, press, move || row.stop_at(place))}</li> }
}

/// First, previous, next, last.
#[component]
fn Timeline(sitting: Sitting, count: Memo<usize>) -> impl IntoView {
    let at = move || sitting.desk.looking_at.get();
    let go = move |to: Option<usize>| sitting.desk.looking_at.set(to.filter(|&to| to < count.get_untracked()));
    let last = move || count.get().checked_sub(1);
    let step = move |id, icon, label: fn(Lang) -> &'static str, to: Signal<Option<usize>>| {
        let press = move || {
            if let Some(to) = to.get_untracked() {
                go(Some(to));
                sitting.chronicle_open.set(false);
            }
        };
        icon_button(id, icon, move || label(sitting.lang.get()), move || to.get().is_some(), press)
    };
    let earlier = move || match at() {
        Some(at) => at.checked_sub(1),
        None => last(),
    };
    let later = move || at().map(|at| at + 1).filter(|&next| next < count.get());
    let first = move || (0 < count.get() && at() != Some(0)).then_some(0);
    let end = move || last().filter(|_| at().is_some() && at() != last());
    view! {
        <div class="timeline" role="group" aria-label=move || sitting.lang.get().pick("Look back", "Revoir la partie")>
            {step("time-first", "#icon-first", |lang| lang.pick("First turn", "Premier tour"), Signal::derive(first))}
            {step("time-previous", "#icon-previous", |lang| lang.pick("Previous turn", "Tour précédent"), Signal::derive(earlier))}
            {step("time-next", "#icon-next", |lang| lang.pick("Next turn", "Tour suivant"), Signal::derive(later))}
            {step("time-last", "#icon-end", |lang| lang.pick("Last turn", "Dernier tour"), Signal::derive(end))}
        </div>
    }
}
