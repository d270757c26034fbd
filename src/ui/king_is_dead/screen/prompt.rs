//! The prompt bar: what is asked, what has been chosen, and the buttons, which
//! keep their places.

use leptos::prelude::*;

use super::choices::Choices;
use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::king_is_dead::{Ending, INSTABILITY_DISCS, Stack};
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words::{self, button};
use crate::ui::lang::Lang;

/// The prompt bar.
#[component]
pub fn Prompt(sitting: Sitting) -> impl IntoView {
    let label = move || sitting.lang.get().pick("What to do now", "Que faire maintenant");
    view! {
        <section class="prompt" class:alarm=move || is_invasion(&sitting.mode.get()) aria-label=label data-mode=move || mode_name(&sitting.mode.get())>
            {move || emblem(&sitting.mode.get()).map(|icon| view! { <span class="prompt-emblem" aria-hidden="true">{sprite(icon)}</span> })}
            <div class="prompt-text">
                <h2 class="question" id="question" tabindex="-1">{move || question(sitting)}</h2>
                {move || hint(sitting).map(|hint| view! { <p class="prompt-hint">{hint}</p> })}
            </div>
            <Choices sitting />
            <Answers sitting />
        </section>
    }
}

fn mode_name(mode: &Mode) -> &'static str {
    match mode {
        Mode::LookingBack(_) => "past",
        Mode::Telling(_) => "telling",
        Mode::Over(_) => "over",
        Mode::Covered(_) => "covered",
        Mode::Deciding => "deciding",
        Mode::Waiting(_) => "waiting",
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
        Mode::Over(_) | Mode::Deciding => None,
    }
}

/// Whether this is the moment when the third region has become unstable, or the
/// end that it brought.
fn is_invasion(mode: &Mode) -> bool {
    match mode {
        Mode::Telling(Frame { beat: Beat::Verdict(_), table, .. }) => table.unstable().len() == INSTABILITY_DISCS,
        Mode::Over(verdict) => verdict.ending == Ending::Invasion,
        _ => false,
    }
}

/// What is asked, or what happens.
fn question(sitting: Sitting) -> String {
    let lang = sitting.lang.get();
    match sitting.mode.get() {
        Mode::Deciding => deciding(sitting, lang),
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
            let told = sitting.desk.told.get();
            sitting.turns.with(|turns| {
                let turn = turns.iter().find(|turn| told <= turn.begins && turn.seat == frame.seat);
                turn.map(|turn| sitting.names.with(|names| words::turn_of(turn, names, lang))).unwrap_or_default()
            })
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
fn hint(sitting: Sitting) -> Option<AnyView> {
    let lang = sitting.lang.get();
    match sitting.mode.get() {
        Mode::Deciding => match sitting.draft.with(|draft| draft.card) {
            Some(_) => Some(crumbs(sitting, lang).into_any()),
            None => recap(sitting, lang),
        },
        Mode::Telling(Frame { beat: Beat::Verdict(_), table, .. }) if !table.unstable().is_empty() => {
            Some(words::instability_warning(table.unstable().len(), lang).into_any())
        }
        Mode::Covered(_) => Some(words::cover_hint(lang).into_any()),
        _ => None,
    }
}

/// The card and what was tapped for it, and why the choice is as it is.
fn crumbs(sitting: Sitting, lang: Lang) -> impl IntoView {
    let Some(plan) = sitting.plan.get() else { return ().into_any() };
    let draft = sitting.draft.get();
    let card = draft.card.map(|card| words::card(card, lang));
    let copied = plan
        .resolving
        .filter(|&card| Some(card) != draft.card)
        .map(|card| format!("{}{}", lang.pick("copies ", "copie "), words::card(card, lang)));
    let chosen = draft.chosen.iter().map(|&target| crumb(sitting, target, lang));
    let summon = plan.summon.map(|stack| words::pick::summon(stack, lang));
    let why = plan.resolving.and_then(|card| {
        if plan.idle {
            Some(words::no_effect(card, &plan.before, lang))
        } else if draft.chosen.is_empty() {
            words::forced(card, &plan.before, lang).or(Some(words::effect(card, lang))).map(str::to_owned)
        } else {
            None
        }
    });
    let mut parts: Vec<String> = chosen.collect();
    parts.extend(summon);
    view! {
        <b>{card}</b>
        {copied.map(|copied| view! { <span class="crumb copied">{copied}</span> })}
        {parts.into_iter().map(|part| view! { <span class="crumb">{part}</span> }).collect_view()}
        {why.map(|why| view! { <span class="why">{why}</span> })}
    }
    .into_any()
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
        Target::Disc(region) => lang.labelled(lang.pick("disc", "disque"), words::region(region, lang)),
        Target::Stack(stack) => words::pick::stack(stack, lang),
        Target::Faction(faction) => words::pick::comes(&[faction], lang),
    }
}

/// What the others did since the person's last turn, in a few words.
fn recap(sitting: Sitting, lang: Lang) -> Option<AnyView> {
    let me = sitting.me()?;
    let lines: Vec<String> = sitting.turns.with(|turns| {
        let others = turns.iter().rev().take_while(|turn| turn.seat != me);
        let lines = others.map(|turn| sitting.names.with(|names| words::recap_short(turn, names, lang)));
        lines.collect()
    });
    let chips = lines.into_iter().rev().map(|line| view! { <span class="crumb">{line}</span> });
    Some(chips.collect_view().into_any())
}

/// The buttons. They stay where they are, so that a tap never hits what was not
/// there a moment ago, and the focus is never lost.
#[component]
fn Answers(sitting: Sitting) -> impl IntoView {
    let deciding = move || sitting.mode.with(|mode| matches!(mode, Mode::Deciding));
    let telling = move || sitting.mode.with(|mode| matches!(mode, Mode::Telling(_)));
    let past = move || sitting.mode.with(|mode| matches!(mode, Mode::LookingBack(_)));
    view! {
        <div class="answers">
            <Show when=deciding>
                <Decisions sitting />
            </Show>
            <Show when=telling>
                <button type="button" class="answer primary" id="continue" on:click=move |_| sitting.tell_next()>
                    {sprite("#icon-next")}
                    <span>{move || if sitting.waits() { button::continue_(sitting.lang.get()) } else { button::skip(sitting.lang.get()) }}</span>
                </button>
            </Show>
            <Show when=past>
                <PastAnswers sitting />
            </Show>
        </div>
    }
}

/// Pass, one step back, cancel, confirm.
#[component]
fn Decisions(sitting: Sitting) -> impl IntoView {
    let begun = move || sitting.draft.with(|draft| !draft.is_empty());
    let ready = move || sitting.plan.with(|plan| plan.as_ref().is_some_and(|plan| plan.turn.is_some()));
    let disabled = |enabled: bool| if enabled { "false" } else { "true" };
    let confirm_label = move || match sitting.plan.with(|plan| plan.as_ref().map(|plan| plan.step.clone())) {
        Some(Step::ConfirmPass) => button::pass(sitting.lang.get()),
        _ => button::confirm(sitting.lang.get()),
    };
    view! {
        <button
            type="button" class="answer" id="pass"
            aria-disabled=move || disabled(sitting.can_pass())
            on:click=move |_| if sitting.can_pass() { sitting.pass() }
        >
            {sprite("#icon-pass")}<span>{move || button::pass(sitting.lang.get())}</span>
        </button>
        <button
            type="button" class="answer" id="back"
            aria-disabled=move || disabled(begun())
            aria-label=move || button::back(sitting.lang.get())
            on:click=move |_| sitting.step_back()
        >
            {sprite("#icon-back")}<span class="wide">{move || button::back(sitting.lang.get())}</span>
        </button>
        <button
            type="button" class="answer" id="cancel"
            aria-disabled=move || disabled(begun())
            aria-label=move || button::cancel(sitting.lang.get())
            on:click=move |_| sitting.cancel()
        >
            {sprite("#icon-cancel")}<span class="wide">{move || button::cancel(sitting.lang.get())}</span>
        </button>
        <button
            type="button" class="answer primary" id="confirm"
            aria-disabled=move || disabled(ready())
            on:click=move |_| sitting.confirm()
        >
            {sprite("#icon-confirm")}<span>{confirm_label}</span>
        </button>
    }
}

/// Back to now; or, for somebody alone with bots, go on from here.
#[component]
fn PastAnswers(sitting: Sitting) -> impl IntoView {
    let from_here = move |_| {
        let turn = sitting.desk.looking_at.get_untracked();
        let count = turn.and_then(|turn| sitting.turns.with_untracked(|turns| turns.get(turn).map(|turn| turn.begins)));
        if let Some(count) = count {
            sitting.desk.rewind(count);
        }
    };
    view! {
        <Show when=move || !sitting.desk.is_shared()>
            <button type="button" class="answer" id="from-here" on:click=from_here>
                {sprite("#icon-undo")}
                <span>{move || sitting.lang.get().pick("Take back to here", "Revenir ici")}</span>
            </button>
        </Show>
        <button type="button" class="answer primary" id="to-now" on:click=move |_| sitting.desk.looking_at.set(None)>
            {sprite("#icon-end")}
            <span>{move || sitting.lang.get().pick("Back to now", "Revenir au présent")}</span>
        </button>
    }
}
