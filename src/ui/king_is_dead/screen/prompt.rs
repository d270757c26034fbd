//! The prompt bar: what is asked, what has been chosen, and the buttons, which
//! keep their places.

use leptos::prelude::*;

use super::choices::choices;
use super::pieces::{self, sprite};
use super::review;
use super::sitting::{Mode, Sitting};
use crate::play::Turn;
use crate::rules::king_is_dead::{Ending, INSTABILITY_DISCS, KingIsDead, Stack};
use crate::ui::draw::{Derived, El, el, redraw};
use crate::ui::game_ui::Occasion;
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::Screen;
use crate::ui::table::button::{Look, Part, button};

/// The prompt bar.
#[component]
pub fn Prompt(sitting: Sitting) -> impl IntoView {
    let picture = move || {
        let icon = emblem(&sitting.mode.get())?;
        Some(el("span").class("prompt-emblem").hidden().child(sprite(icon)))
    };
    let text = el("div")
        .class("prompt-text")
        .child(el("h2").class("question").id("question").attr("tabindex", "-1").text(move || question(sitting)))
        .child(redraw(move || hint(sitting).map(|hint| el("p").class("prompt-hint").children(hint))));
    el("section")
        .class("prompt")
        .class_if("alarm", move || is_invasion(&sitting.mode.get()))
        .label(move || words::label::prompt(sitting.lang.get()))
        .attr("data-mode", move || mode_name(&sitting.mode.get()))
        .child(redraw(picture))
        .child(text)
        .child(choices(sitting))
        .child(answers(sitting))
        .view()
}

fn mode_name(mode: &Mode) -> &'static str {
    match mode {
        Mode::LookingBack(_) => "past",
        Mode::Telling(_) => "telling",
        Mode::Over(_) => "over",
        Mode::Covered(_) => "covered",
        Mode::Deciding => "deciding",
        Mode::Waiting(_) => "waiting",
        Mode::Guided(_) => "guided",
    }
}

/// The picture beside the question, where somebody waits or looks back.
fn emblem(mode: &Mode) -> Option<&'static str> {
    match mode {
        Mode::LookingBack(_) => Some("#icon-scroll"),
        Mode::Telling(frame) => match frame.beat {
            Beat::Verdict(_) if is_invasion(mode) => Some("#fleet"),
            Beat::Tally(_) | Beat::Verdict(_) => Some("#icon-swords"),
            _ => Some(pieces::emblem(frame.seat.index())),
        },
        Mode::Covered(seat) => Some(pieces::emblem(seat.index())),
        Mode::Waiting(_) => Some("#icon-hourglass"),
        Mode::Over(_) | Mode::Deciding | Mode::Guided(_) => None,
    }
}

/// Whether this is the moment when the third region has become unstable, or the
/// end that it brought.
fn is_invasion(mode: &Mode) -> bool {
    match mode {
        Mode::Telling(frame) if matches!(frame.beat, Beat::Verdict(_)) => {
            frame.table.unstable().len() == INSTABILITY_DISCS
        }
        Mode::Over(verdict) => verdict.ending == Ending::Invasion,
        _ => false,
    }
}

/// What is asked, or what happens.
fn question(sitting: Sitting) -> String {
    let lang = sitting.lang.get();
    match sitting.mode.get() {
        Mode::Deciding => deciding(sitting, lang),
        Mode::Guided(said) => said.title,
        Mode::Waiting(seat) => words::thinking(&sitting.name(seat), lang),
        Mode::Covered(seat) => words::cover_title(&sitting.name(seat), lang),
        mode if is_invasion(&mode) && matches!(mode, Mode::Telling(_)) => words::invasion(lang).to_owned(),
        Mode::Telling(frame) => telling(sitting, &frame, lang),
        Mode::LookingBack(index) => past(sitting, index, lang),
        Mode::Over(verdict) => {
            let names = sitting.names.get();
            sitting.view.with(|view| words::verdict(view, &verdict, &names, lang)).title
        }
    }
}

fn deciding(sitting: Sitting, lang: Lang) -> String {
    let Some(plan) = sitting.plan.get() else { return String::new() };
    match plan.step {
        Step::Turn | Step::OnlyPass if sitting.desk.is_shared() => {
            let name = sitting.me().map(|seat| sitting.name(seat)).unwrap_or_default();
            format!("{name} · {}", words::question(&plan.step, &plan.before, lang))
        }
        ref step => words::question(step, &plan.before, lang),
    }
}

fn telling(sitting: Sitting, frame: &Frame, lang: Lang) -> String {
    let name = sitting.name(frame.seat);
    match &frame.beat {
        Beat::Card { card, copied } => {
            let copied = copied.map(|copied| format!(" → {}", words::card(copied, lang)));
            format!("{name} · {}{}", words::card(*card, lang), copied.unwrap_or_default())
        }
        // The verdict itself stands below, beside the count.
        Beat::Tally(region) | Beat::Verdict(region) => words::struggle_title(*region, lang),
        Beat::Summon(stack) => format!("{name} · {}", words::to_court(*stack, lang)),
        Beat::Targets { .. } | Beat::Effect { .. } | Beat::Pass => {
            let sentence = |turn: &Turn<KingIsDead>| sitting.names.with(|names| words::turn_of(turn, names, lang));
            sitting.turn_told(frame, sentence).unwrap_or_default()
        }
    }
}

fn past(sitting: Sitting, index: usize, lang: Lang) -> String {
    if sitting.is_forgotten(index) {
        return words::forgotten(lang).to_owned();
    }
    sitting.turns.with(|turns| {
        let sentence = turns.get(index).map(|turn| sitting.names.with(|names| words::turn_of(turn, names, lang)));
        format!("{}/{} · {}", index + 1, turns.len(), sentence.unwrap_or_default())
    })
}

/// A line under the question: what was chosen, what the card does, or what the
/// others did.
fn hint(sitting: Sitting) -> Option<Vec<El>> {
    let lang = sitting.lang.get();
    let plain = |text: &'static str| vec![el("span").text(text)];
    match sitting.mode.get() {
        Mode::Deciding => match sitting.draft.with(|draft| draft.card) {
            Some(_) => Some(crumbs(sitting, lang)),
            None => recap(sitting, lang),
        },
        Mode::Telling(frame) if matches!(frame.beat, Beat::Verdict(_)) => {
            let unstable = frame.table.unstable().len();
            let warns = (1..INSTABILITY_DISCS).contains(&unstable);
            warns.then(|| plain(words::instability_warning(unstable, lang)))
        }
        Mode::Telling(frame) if !frame.beat.is_struggle() => {
            // Where there is little room, only when the rest has been told.
            let early = !matches!(frame.beat, Beat::Summon(_) | Beat::Pass);
            sitting.turn_told(&frame, |turn| sitting.reason_of(turn)).flatten().map(|reason| why(reason, early))
        }
        Mode::LookingBack(_) if sitting.review.is_some() => {
            sitting.review.and_then(|review| review::judgement(sitting, review)).map(|judged| why(judged, false))
        }
        Mode::LookingBack(index) if !sitting.is_forgotten(index) => sitting
            .turns
            .with(|turns| turns.get(index).and_then(|turn| sitting.reason_of(turn)))
            .map(|reason| why(reason, true)),
        Mode::Covered(_) => Some(plain(words::cover_hint(lang))),
        _ => None,
    }
}

/// What spoke for a turn.
fn why(reason: String, early: bool) -> Vec<El> {
    vec![el("span").class("reason-told").class_if("early", early).text(reason)]
}

/// The card and what was tapped for it, and why the choice is as it is.
fn crumbs(sitting: Sitting, lang: Lang) -> Vec<El> {
    let Some(plan) = sitting.plan.get() else { return Vec::new() };
    let draft = sitting.draft.get();
    let mut crumbs = vec![el("b").text(draft.card.map(|card| words::card(card, lang)))];
    if let Some(copied) = plan.resolving.filter(|&card| Some(card) != draft.card) {
        let text = format!("{}{}", lang.pick("copies ", "copie "), words::card(copied, lang));
        crumbs.push(el("span").class("crumb copied").text(text));
    }
    let chosen = draft.chosen.iter().map(|&target| crumb(sitting, target, lang));
    let settled = plan.settled.iter().map(|&target| words::pick::only_choice(&crumb(sitting, target, lang), lang));
    let summon = plan.summon.map(|stack| words::pick::summon(stack, lang));
    crumbs.extend(chosen.chain(settled).chain(summon).map(|part| el("span").class("crumb").text(part)));
    let why = plan.resolving.and_then(|card| {
        if plan.idle {
            Some(words::no_effect(card, &plan.before, lang))
        } else if draft.chosen.is_empty() {
            words::forced(card, &plan.before, lang).or(Some(words::effect(card, lang))).map(str::to_owned)
        } else {
            None
        }
    });
    crumbs.extend(why.map(|why| el("span").class("why").text(why)));
    crumbs
}

fn crumb(sitting: Sitting, target: Target, lang: Lang) -> String {
    match target {
        Target::Pile(seat) => {
            let table = sitting.view.with(|view| *view.table());
            sitting.names.with(|names| words::pick::pile(&table, seat, names, lang))
        }
        Target::Region(region) | Target::Card(region) => words::region(region, lang).to_owned(),
        Target::Place(Stack { faction, region }) => {
            format!("{} {}", words::pick::followers(1, faction, lang), words::pick::destination(region, lang))
        }
        Target::Disc(region) => lang.labelled(lang.pick("disc", "jeton"), words::region(region, lang)),
        Target::Stack(stack) => words::pick::stack(stack, lang),
        Target::Faction(faction) => words::pick::comes(&[faction], lang),
    }
}

/// What the others did since the person's last turn, in a few words.
fn recap(sitting: Sitting, lang: Lang) -> Option<Vec<El>> {
    let me = sitting.me()?;
    let lines: Vec<String> = sitting.turns.with(|turns| {
        let others = turns.iter().rev().take_while(|turn| turn.seat != me);
        let lines = others.map(|turn| sitting.names.with(|names| words::recap_short(turn, names, lang)));
        lines.collect()
    });
    Some(lines.into_iter().rev().map(|line| el("span").class("crumb").text(line)).collect())
}

/// The buttons. They stay where they are, so that a tap never hits what was not
/// there a moment ago, and the focus is never lost.
fn answers(sitting: Sitting) -> El {
    let kind = Derived::new(move || sitting.mode.with(mode_name));
    let buttons = move || match kind.get() {
        "deciding" => decisions(sitting),
        "telling" => {
            let label = move |lang| if sitting.waits() { say::continue_(lang) } else { say::skip(lang) };
            vec![answer(sitting, PRIMARY, "continue", "#icon-next", label, || true, move || sitting.tell_next())]
        }
        "past" => past_answers(sitting),
        "guided" => sitting.guide.map(|guide| guide.answers(sitting)).unwrap_or_default(),
        _ => Vec::new(),
    };
    el("div").class("answers").child(redraw(buttons))
}

/// The one button that stands out, one with its words, and one whose words give
/// way to its picture where there is little room.
pub const PRIMARY: (&str, &str) = ("answer primary", "");
pub const PLAIN: (&str, &str) = ("answer", "");
const NARROW: (&str, &str) = ("answer", "wide");
/// One that is there only where there is little room, and shows no words.
const WALK: (&str, &str) = ("answer walk", "spoken");

/// One of the buttons: how it looks, its name, picture and words, whether it does
/// anything now, and what.
pub fn answer(
    sitting: Sitting,
    (class, words): (&'static str, &'static str),
    id: &'static str,
    icon: &'static str,
    label: impl Fn(Lang) -> &'static str + 'static,
    enabled: impl Fn() -> bool + Copy + 'static,
    act: impl Fn() + 'static,
) -> El {
    let look = move || {
        let label = label(sitting.lang.get());
        Look {
            class: class.to_owned(),
            id: Some(id),
            label: (!words.is_empty()).then(|| label.to_owned()),
            disabled: !enabled(),
            parts: vec![Part::Picture(icon), Part::Text(words, label.to_owned())],
            ..Look::default()
        }
    };
    let press = move || {
        if untrack(enabled) {
            act();
        }
    };
    button(look, press)
}

/// Hint, pass, one step back, cancel, confirm.
fn decisions(sitting: Sitting) -> Vec<El> {
    let begun = move || sitting.draft.with(|draft| !draft.is_empty());
    let ready = move || sitting.plan.with(|plan| plan.as_ref().is_some_and(|plan| plan.turn.is_some()));
    let confirm = move |lang| match sitting.plan.with(|plan| plan.as_ref().map(|plan| plan.step.clone())) {
        Some(Step::ConfirmPass) => say::pass(lang),
        _ => say::confirm(lang),
    };
    let can_pass = move || sitting.can_pass();
    let can_ask = move || sitting.can_ask();
    vec![
        answer(sitting, PLAIN, "hint", "#icon-hint", say::hint, can_ask, move || sitting.ask()),
        answer(sitting, PLAIN, "pass", "#icon-pass", say::pass, can_pass, move || sitting.pass()),
        answer(sitting, NARROW, "back", "#icon-back", say::back, begun, move || sitting.step_back()),
        answer(sitting, NARROW, "cancel", "#icon-cancel", say::cancel, begun, move || sitting.cancel()),
        answer(sitting, PRIMARY, "confirm", "#icon-confirm", confirm, ready, move || sitting.confirm()),
    ]
}

/// Back to now; or, for somebody alone with bots, go on from here. Where the
/// chronicle is not always open, the turns before and after are here, too.
fn past_answers(sitting: Sitting) -> Vec<El> {
    let from_here = move || {
        let turn = sitting.desk.looking_at.get_untracked();
        let count = turn.and_then(|turn| sitting.turns.with_untracked(|turns| turns.get(turn).map(|turn| turn.begins)));
        if let Some(count) = count {
            sitting.desk.rewind(count);
        }
    };
    let walk = move |to: fn(usize) -> Option<usize>| {
        move || {
            let count = sitting.turns.with_untracked(Vec::len);
            let next = sitting.desk.looking_at.get_untracked().and_then(to).filter(|&next| next < count);
            if next.is_some() {
                sitting.desk.looking_at.set(next);
            }
        }
    };
    let earlier = |lang: Lang| lang.pick("Previous turn", "Tour précédent");
    let later = |lang: Lang| lang.pick("Next turn", "Tour suivant");
    let here = |lang: Lang| lang.pick("Take back to here", "Revenir ici");
    let now = |lang: Lang| lang.pick("Back to now", "Revenir au présent");
    let to_now = move || sitting.desk.looking_at.set(None);
    let mut answers = vec![
        answer(sitting, WALK, "to-earlier", "#icon-previous", earlier, || true, walk(|turn| turn.checked_sub(1))),
        answer(sitting, WALK, "to-later", "#icon-next", later, || true, walk(|turn| Some(turn + 1))),
    ];
    if let Occasion::Review(id) = sitting.desk.occasion {
        let shell = sitting.desk.shell;
        let what_if = |lang: Lang| lang.pick("What if…", "Et si…");
        let game = |lang: Lang| lang.pick("To the game", "À la partie");
        let branch = move || {
            if let Some(turn) = sitting.desk.looking_at.get_untracked() {
                shell.go(Screen::WhatIf(id, turn));
            }
        };
        answers.push(answer(
            sitting,
            PLAIN,
            "to-game",
            "#icon-back",
            game,
            || true,
            move || shell.go(Screen::Table(id)),
        ));
        answers.push(answer(sitting, PRIMARY, "what-if", "#icon-branch", what_if, || true, branch));
        return answers;
    }
    if !untrack(|| sitting.desk.is_shared()) {
        answers.push(answer(sitting, PLAIN, "from-here", "#icon-undo", here, || true, from_here));
    }
    answers.push(answer(sitting, PRIMARY, "to-now", "#icon-end", now, || true, to_now));
    answers
}
