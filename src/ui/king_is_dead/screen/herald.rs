//! What is told to those who do not see the table, and where the keyboard goes
//! on.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use super::sitting::{Mode, Sitting};
use crate::play::Turn;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::draw::{State, each, effect, el};
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words;
use crate::ui::table::counsel::Said;
use crate::ui::table::review::Review;
use crate::ui::table::roving::focus_first;

/// So many sentences stay in the document.
const REMEMBERED: usize = 12;

/// A log that screen readers read out: one sentence a turn, and whose turn it
/// is.
#[component]
pub fn Herald(sitting: Sitting) -> impl IntoView {
    let told = State::new(Vec::<(usize, String)>::new());
    let spoken = StoredValue::new(0_usize);
    let say = move |text: String| {
        let number = spoken.get_value();
        spoken.set_value(number + 1);
        told.update(|told| {
            told.push((number, text));
            let excess = told.len().saturating_sub(REMEMBERED);
            told.drain(..excess);
        });
    };
    // What was said in another language is not said again.
    effect(move || {
        sitting.lang.get();
        told.update(Vec::clear);
    });
    // One effect for both: what the others did is told before it is said whose
    // turn it is.
    let earlier = Cell::new(None::<(usize, bool)>);
    effect(move || {
        let before = earlier.get();
        let so_far = sitting.desk.told.get();
        let new = move |turn: &Turn<KingIsDead>| {
            before.is_some_and(|(before, _)| before <= turn.begins) && turn.ends <= so_far
        };
        sitting.turns.with(|turns| turns.iter().filter(|turn| new(turn)).for_each(|turn| say(sentence(sitting, turn))));
        let deciding = sitting.mode.with(|mode| *mode == Mode::Deciding) && sitting.desk.is_up_to_date();
        if deciding && before.is_some_and(|(_, before)| !before) {
            say(words::your_turn(sitting.lang.get_untracked()).to_owned());
        }
        earlier.set(Some((so_far, deciding)));
    });
    // What a lesson says of the turn.
    effect(move || {
        if let Mode::Guided(said) = sitting.mode.get() {
            say(format!("{} {}", said.title, said.text));
        }
    });
    let lines = each(move || told.get(), |line| line.0.to_string(), |line| el("p").text(line.1));
    el("div").class("spoken").attr("role", "log").attr("aria-live", "polite").child(lines).view()
}

/// A turn, and the struggles that followed.
fn sentence(sitting: Sitting, turn: &Turn<KingIsDead>) -> String {
    let lang = sitting.lang.get_untracked();
    let mut text = sitting.names.with_untracked(|names| words::turn_of(turn, names, lang));
    if let Some(reason) = untrack(|| sitting.reason_of(turn)) {
        text = format!("{text} {reason}");
    }
    let (earlier, later) = (turn.before.table(), turn.after.table());
    for &region in &later.track()[earlier.struggles()..later.struggles()] {
        text = format!("{text} {}", words::struggle(earlier, region, lang));
    }
    text
}

/// After each step the keyboard is where the next answer can be given.
pub fn lead_the_focus(sitting: Sitting) {
    let before = RefCell::new(None::<(Mode, Option<Step>, usize)>);
    effect(move || {
        let mode = sitting.mode.get();
        let step = sitting.plan.with(|plan| plan.as_ref().map(|plan| plan.step.clone()));
        let chosen = sitting.draft.with(|draft| draft.chosen.len());
        let live = sitting.plan.with(|plan| plan.as_ref().and_then(|plan| plan.live.first().copied()));
        let now = (mode.clone(), step.clone(), chosen);
        let changed = before.borrow().as_ref().is_some_and(|before| *before != now);
        before.replace(Some(now));
        if changed {
            // The document has to be drawn first.
            request_animation_frame(move || move_focus(&mode, step.as_ref(), live));
        }
    });
}

/// The keyboard goes to what was advised, and back to where it was asked for.
pub fn lead_the_focus_to_advice(sitting: Sitting) {
    let earlier = Cell::new(None::<Option<bool>>);
    effect(move || {
        let given = sitting.counsel.said().map(|said| matches!(said, Said::Given(_)));
        let before = earlier.replace(Some(given));
        if before.is_some_and(|before| before != given) {
            let targets = match given {
                Some(true) => [".advice", "#counsel-close"],
                Some(false) => ["#counsel-close"; 2],
                None => ["#hint"; 2],
            };
            // Whoever asks wants to be there; whoever went elsewhere since does not.
            let asks = before == Some(None);
            request_animation_frame(move || {
                if asks || is_lost() || is_on(".counsel *") {
                    targets.into_iter().any(focus_first);
                }
            });
        }
    });
}

/// Whoever pressed what is gone now goes on with what came in its place.
pub fn lead_the_focus_to_judgements(review: Review<KingIsDead>) {
    let earlier = Cell::new(None);
    effect(move || {
        let now = review.is_running();
        if earlier.replace(Some(now)).is_some_and(|before| before != now) {
            request_animation_frame(|| {
                if is_lost() {
                    ["#review-stop", "#review-start", ".turning-point", "#graph-slider"].into_iter().any(focus_first);
                }
            });
        }
    });
}

fn move_focus(mode: &Mode, step: Option<&Step>, live: Option<Target>) {
    match (mode, step) {
        (Mode::Deciding, Some(Step::Confirm | Step::ConfirmPass)) => {
            focus_first("#confirm");
        }
        (Mode::Deciding, Some(Step::Turn)) => {
            let _ = is_lost() && focus_first(".cards [tabindex='0']");
        }
        (Mode::Deciding, Some(Step::OnlyPass)) => {
            focus_first("#pass");
        }
        (Mode::Deciding, _) => {
            if let Some(target) = live
                && !is_on_live_target()
            {
                focus_first(&selector(target));
            }
        }
        (Mode::Guided(_), _) => {
            focus_first(".guide-answers button");
        }
        (Mode::Covered(_) | Mode::Over(_), _) => {
            let _ = is_lost() && focus_first("#question");
        }
        (Mode::Telling(_), _) => {
            let _ = is_lost() && focus_first("#continue");
        }
        (Mode::Waiting(_) | Mode::LookingBack(_), _) => {
            let _ = is_lost() && focus_first("#question");
        }
    }
}

/// Whether what had the focus has gone.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

fn is_on(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Whether the focus is on something that answers the question.
fn is_on_live_target() -> bool {
    document().active_element().is_some_and(|element| {
        element.has_attribute("data-target") && element.get_attribute("aria-disabled").as_deref() != Some("true")
    })
}

/// The first live button of the kind that the question is about.
fn selector(target: Target) -> String {
    match target {
        Target::Region(_) | Target::Place(_) => ".plate[aria-disabled='false']".to_owned(),
        Target::Stack(_) => ".stack[aria-disabled='false']".to_owned(),
        Target::Card(_) => ".tile[aria-disabled='false']".to_owned(),
        Target::Pile(_) | Target::Faction(_) | Target::Disc(_) => format!("[data-target='{target}']"),
    }
}
