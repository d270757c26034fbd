//! Looking back with judgements: the graph of everybody's chances, the turns that
//! decided most, and what would have been better.

use super::herald::lead_the_focus_to_judgements;
use super::pieces;
use super::sitting::{Mode, Sitting};
use crate::play::{Turn, balanced, turning_points};
use crate::rules::Seat;
use crate::rules::king_is_dead::{KingIsDead, Mode as Rules};
use crate::ui::draw::{Derived, El, IntoValue, el, redraw};
use crate::ui::king_is_dead::retrace::told;
use crate::ui::king_is_dead::words::{self, review as say};
use crate::ui::shell::{progress_bar, said};
use crate::ui::table::button::{Look, Part, button};
use crate::ui::table::graph::{Course, graph};
use crate::ui::table::review::Review;

/// The graph and the turning points, where the hand is at other times.
pub fn zone(sitting: Sitting, review: Review<KingIsDead>) -> El {
    let course = Derived::new(move || course(sitting, review));
    let label = said(sitting.lang, "Turn", "Tour");
    let told = move |turn: usize| {
        course.with(|course| {
            let chances: Vec<_> =
                course.sides.iter().enumerate().map(|(side, name)| (name.clone(), course.chance(side, turn))).collect();
            say::moment(turn + 1, course.turns, &chances, sitting.lang.get())
        })
    };
    lead_the_focus_to_judgements(review);
    el("div").class("review").child(graph(course, sitting.desk.looking_at, label, sitting.lang, told)).child(redraw(
        move || match review.is_running() {
            true => progress(sitting, review),
            false => points(sitting, review),
        },
    ))
}

/// The lines, with the end of the game if it has come.
fn course(sitting: Sitting, review: Review<KingIsDead>) -> Course {
    let table = sitting.view.with(|view| *view.table());
    let sides: Vec<Seat> = table.seats().iter().filter(|&seat| table.side(seat) == seat).collect();
    let members = |side: Seat| table.seats().iter().filter(move |&seat| table.side(seat) == side).collect::<Vec<_>>();
    let lang = sitting.lang.get();
    let names = sitting.names.with(|names| sides.iter().map(|&side| say::side(&members(side), names, lang)).collect());
    sitting.turns.with(|turns| {
        let place = |begins: usize| turns.iter().position(|turn| turn.begins == begins);
        let judged = review.judged();
        let chances = |chances: &[u8]| sides.iter().filter_map(|side| chances.get(side.index()).copied()).collect();
        let mut points: Vec<(usize, Vec<u8>)> = Vec::new();
        let mut before = None;
        for judgement in &judged {
            let Some(place) = place(judgement.begins) else { continue };
            let side = sides.iter().position(|&side| side == table.side(turns[place].seat)).unwrap_or_default();
            let seen: Vec<u8> = chances(&judgement.chances);
            points.push(match before {
                // What whoever acted last thinks of the same moment is known.
                Some((last, side, hoped)) if last + 1 == place => (place, balanced(&seen, side, hoped)),
                _ => (place, seen),
            });
            before = Some((place, side, judgement.played));
        }
        if let Some(verdict) = sitting.desk.seating.with(|seating| seating.result()) {
            let won = |side: &Seat| {
                if verdict.winners.contains(side) { 100 / sides_won(&verdict.winners, &sides) } else { 0 }
            };
            points.push((turns.len(), sides.iter().map(won).collect()));
        }
        let struggles = |turn: &Turn<KingIsDead>| turn.before.table().struggles() < turn.after.table().struggles();
        let parts = turns.iter().enumerate().filter(|(_, turn)| struggles(turn)).map(|(index, _)| index).collect();
        let marks = turning_points(&judged).into_iter().filter_map(|turn| place(turn.begins)).collect();
        Course { turns: turns.len(), sides: names, points, marks, parts }
    })
}

/// Two sides can share the victory.
fn sides_won(winners: &[Seat], sides: &[Seat]) -> u8 {
    sides.iter().filter(|side| winners.contains(side)).count().max(1) as u8
}

/// How far the judging is, and a way to leave it at that.
fn progress(sitting: Sitting, review: Review<KingIsDead>) -> El {
    let part = move || {
        let (done, of) = review.progress();
        (100 * done / of.max(1)) as u32
    };
    let text = move || {
        let (done, of) = review.progress();
        say::judging(done, of, sitting.lang.get())
    };
    let bar = progress_bar(text.into_value(), part);
    let stop = el("button").id("review-stop").press(move || review.stop()).text(said(sitting.lang, "Stop", "Arrêter"));
    el("div").class("review-points").child(el("p").text(text)).child(bar).child(stop)
}

/// The turns that gave most away, each a way there.
fn points(sitting: Sitting, review: Review<KingIsDead>) -> El {
    let lang = sitting.lang;
    let (done, of) = review.progress();
    let start = (done < of).then(|| {
        el("button").id("review-start").press(move || review.start()).text(said(
            lang,
            "Analyse the game",
            "Analyser la partie",
        ))
    });
    let judged = review.judged();
    let points = turning_points(&judged);
    let none = (0 < of && done == of && points.is_empty())
        .then(|| el("p").text(said(lang, "No turn gave much away.", "Aucun tour n’a coûté cher.")));
    let rows = points.into_iter().filter_map(|point| {
        let index = sitting.turns.with(|turns| turns.iter().position(|turn| turn.begins == point.begins))?;
        let lost = point.lost();
        let look = move || Look {
            class: "turning-point".to_owned(),
            current: sitting.desk.looking_at.get() == Some(index),
            parts: sitting.turns.with(|turns| {
                let Some(turn) = turns.get(index) else { return Vec::new() };
                let text = sitting.names.with(|names| say::turning_point(index + 1, turn, lost, names, lang.get()));
                vec![Part::Picture(pieces::emblem(turn.seat.index())), Part::Text("", text)]
            }),
            ..Look::default()
        };
        Some(el("li").child(button(look, move || sitting.desk.looking_at.set(Some(index)))))
    });
    let rows: Vec<El> = rows.collect();
    let title = el("h3").text(said(lang, "Turning points", "Tournants de la partie"));
    let list = el("ol").children(rows);
    el("div").class("review-points").child(title).child(none).child(start).child(list)
}

/// What is said of the turn that is looked at.
pub fn judgement(sitting: Sitting, review: Review<KingIsDead>) -> Option<String> {
    let Mode::LookingBack(index) = sitting.mode.get() else { return None };
    let begins = sitting.turns.with(|turns| turns.get(index).map(|turn| turn.begins))?;
    let (turn, reviewed) = review.of(begins)?;
    let lang = sitting.lang.get();
    let better = told(&turn.before, &reviewed.better);
    let better = sitting.names.with(|names| words::turn(&better, names, lang));
    let hidden = turn.before.table().mode() == Rules::Advanced;
    Some(say::judged(&reviewed, &better, hidden, lang))
}
