//! The chronicle: the log in words, which is also the way through the past.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::bar::icon_button;
use super::pieces;
use super::sitting::Sitting;
use crate::play::Turn;
use crate::rules::Seat;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::draw::{Derived, El, each, effect, el};
use crate::ui::king_is_dead::words;
use crate::ui::lang::Lang;
use crate::ui::shell::said;
use crate::ui::table::button::{Data, Look, Part, classes, roving_button};
use crate::ui::table::roving::Row;

/// The turns so far, the latest first, and buttons to go through them.
#[component]
pub fn Chronicle(sitting: Sitting) -> impl IntoView {
    let count = Derived::new(move || told(sitting));
    let row = Row::new(count);
    let title = move || words::label::chronicle(sitting.lang.get());
    let lines = move || {
        let count = count.get();
        sitting.turns.with(|turns| {
            let told = turns[..count.min(turns.len())].iter().enumerate().rev();
            told.map(|(index, turn)| Line::of(sitting, index, turn)).collect::<Vec<_>>()
        })
    };
    let list = el("ol")
        .class("lines")
        .attr("tabindex", "-1")
        .on("keydown", move |event: KeyboardEvent| row.on_key(&event))
        .child(each(lines, Line::key, move |line| el("li").child(draw(sitting, line, count, row))));
    follow(sitting, list.clone());
    el("section")
        .class("chronicle")
        .label(title)
        .child(el("h2").hidden().text(title))
        .child(list)
        .child(timeline(sitting, count))
        .view()
}

/// Keeps the turn that is looked at in sight, and else the latest.
fn follow(sitting: Sitting, list: El) {
    effect(move || {
        let at = sitting.desk.looking_at.get();
        let list = list.clone();
        request_animation_frame(move || {
            let list = list.node();
            let line = at.and_then(|_| list.query_selector(".shown").ok().flatten());
            let Some(line) = line else { return list.set_scroll_top(0) };
            let (place, window) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
            if place.top() < window.top() || window.bottom() < place.bottom() {
                let to_the_middle = (window.height() - place.height()) / 2.0;
                let further = place.top() - window.top() - to_the_middle.max(0.0);
                list.set_scroll_top(list.scroll_top() + further as i32);
            }
        });
    });
}

/// How many turns have been told.
fn told(sitting: Sitting) -> usize {
    let told = sitting.desk.told.get();
    sitting.turns.with(|turns| turns.iter().filter(|turn| turn.ends <= told).count())
}

/// One turn, and the struggle that followed, in words. A long game has many:
/// only what is new or different is drawn.
struct Line {
    index: usize,
    seat: Seat,
    name: String,
    sentence: String,
    reason: Option<String>,
    struggles: Vec<String>,
}

impl Line {
    /// Two lines that look the same are the same.
    fn key(&self) -> String {
        let Line { index, name, sentence, reason, struggles, .. } = self;
        format!("{index} {name}{sentence}{}{}", reason.as_deref().unwrap_or_default(), struggles.concat())
    }

    fn of(sitting: Sitting, index: usize, turn: &Turn<KingIsDead>) -> Line {
        let lang = sitting.lang.get();
        let sentence = if sitting.is_forgotten(index) {
            words::forgotten(lang).to_owned()
        } else {
            sitting.names.with(|names| words::turn(turn, names, lang))
        };
        let reason = sitting.reason_of(turn).filter(|_| !sitting.is_forgotten(index));
        let (before, after) = (turn.before.table(), turn.after.table());
        let struggles = after.track()[before.struggles()..after.struggles()].iter();
        let struggles = struggles.map(|&region| words::struggle(before, region, lang)).collect();
        Line { index, seat: turn.seat, name: lang.labelled(&sitting.name(turn.seat), ""), sentence, reason, struggles }
    }
}

fn draw(sitting: Sitting, line: Line, count: Derived<usize>, row: Row) -> El {
    let Line { index, seat, name, sentence, reason, struggles } = line;
    let mut text = vec![Part::Text("line-name", name), Part::Text("line-turn", sentence)];
    text.extend(reason.map(|reason| Part::Text("line-reason", reason)));
    text.extend(struggles.into_iter().map(|text| Part::Text("line-struggle", text)));
    let crest = Part::Group("line-emblem", vec![Part::Picture(pieces::emblem(seat.index()))]);
    let parts = vec![crest, Part::Group("line-text", text)];
    // The latest is on top.
    let place = move || count.get().saturating_sub(1 + index);
    let look = move || {
        let shown = sitting.desk.looking_at.get() == Some(index);
        Look {
            class: classes("line", &[(shown, "shown")]),
            current: shown,
            stop: Some(row.stops_at(place())),
            data: Data { turn: Some(index), ..Data::default() },
            parts: parts.clone(),
            ..Look::default()
        }
    };
    let press = move || {
        sitting.desk.looking_at.set(Some(index));
        sitting.chronicle_open.set(false);
    };
    roving_button(look, press, move || row.stop_at(untrack(place)))
}

/// First, previous, next, last.
fn timeline(sitting: Sitting, count: Derived<usize>) -> El {
    let at = move || sitting.desk.looking_at.get();
    let go = move |to: Option<usize>| sitting.desk.looking_at.set(to.filter(|&to| to < count.get_untracked()));
    let last = move || count.get().checked_sub(1);
    let step = move |id, icon, label: fn(Lang) -> &'static str, to: Derived<Option<usize>>| {
        let press = move || {
            if let Some(to) = to.get_untracked() {
                go(Some(to));
                sitting.chronicle_open.set(false);
            }
        };
        icon_button(sitting.lang, id, icon, label, move || to.get().is_some(), press)
    };
    let earlier = Derived::new(move || match at() {
        Some(at) => at.checked_sub(1),
        None => last(),
    });
    let later = Derived::new(move || at().map(|at| at + 1).filter(|&next| next < count.get()));
    let first = Derived::new(move || (0 < count.get() && at() != Some(0)).then_some(0));
    let end = Derived::new(move || last().filter(|_| at().is_some() && at() != last()));
    el("div")
        .class("timeline")
        .attr("role", "group")
        .label(said(sitting.lang, "Look back", "Revoir la partie"))
        .child(step("time-first", "#icon-first", |lang| lang.pick("First turn", "Premier tour"), first))
        .child(step("time-previous", "#icon-previous", |lang| lang.pick("Previous turn", "Tour précédent"), earlier))
        .child(step("time-next", "#icon-next", |lang| lang.pick("Next turn", "Tour suivant"), later))
        .child(step("time-last", "#icon-end", |lang| lang.pick("Last turn", "Dernier tour"), end))
}
