//! Choices that are not on the map or the track: piles, factions, the disc, the
//! three who assemble.

use leptos::prelude::*;

use super::pieces::{self, counted, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::king_is_dead::{Faction, Region, Stack};
use crate::ui::king_is_dead::plan::Plan;
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words;

/// The choices of the prompt bar, if the question has any there.
#[component]
pub fn Choices(sitting: Sitting) -> impl IntoView {
    let deciding = move || sitting.mode.with(|mode| *mode == Mode::Deciding);
    let chips = move || {
        let plan = sitting.plan.get().filter(|_| deciding())?;
        let chips: Vec<AnyView> = if assembles(sitting, &plan) {
            Faction::ALL.into_iter().filter_map(|faction| slot(sitting, &plan, faction)).collect()
        } else {
            plan.live.iter().filter_map(|&target| chip(sitting, &plan, target)).collect()
        };
        let rows = sitting.enlarged.get().map(|region| rows(sitting, &plan, region));
        let rows = rows.map(|rows| view! { <div class="chips rows">{rows}</div> });
        let chips = (!chips.is_empty()).then(|| {
            view! {
                <div class="chips" role="group" aria-label=sitting.lang.get().pick("Choices", "Choix")>{chips}</div>
            }
        });
        Some(view! { {chips}{rows} })
    };
    chips
}

/// The followers of a region that may be chosen, larger than on the map.
fn rows(sitting: Sitting, plan: &Plan, region: Region) -> Vec<AnyView> {
    let lang = sitting.lang.get();
    let stacks = plan.live.iter().filter_map(|&target| match target {
        Target::Stack(stack) if stack.region == region => Some(stack),
        _ => None,
    });
    let row = |stack: Stack| {
        let count = plan.shown.followers().count(stack.faction, region);
        let text = words::pick::stack(stack, lang);
        view! {
            <button type="button" class="chip row" on:click=move |_| sitting.tap(Target::Stack(stack))>
                {counted(stack.faction, count)}<span>{text}</span>
            </button>
        }
        .into_any()
    };
    stacks.map(row).collect()
}

fn chip(sitting: Sitting, plan: &Plan, target: Target) -> Option<AnyView> {
    let lang = sitting.lang.get();
    let (picture, text) = match target {
        Target::Pile(seat) => {
            let top = plan.before.pile(seat).top()?;
            let text = sitting.names.with(|names| words::pick::pile(&plan.before, seat, names, lang));
            (sprite(pieces::card(top)).into_any(), text)
        }
        Target::Faction(faction) => {
            (counted(faction, plan.shown.supply()[faction]).into_any(), words::faction(faction, lang).to_owned())
        }
        Target::Disc(region) => (sprite("#disc-negotiation").into_any(), words::region(region, lang).to_owned()),
        Target::Region(_) | Target::Place(_) | Target::Card(_) | Target::Stack(_) => return None,
    };
    let chip = view! {
        <button type="button" class="chip" data-target=target.to_string() on:click=move |_| sitting.tap(target)>
            {picture}<span>{text}</span>
        </button>
    };
    Some(chip.into_any())
}

/// Whether the three who assemble are shown, also when all are placed.
fn assembles(sitting: Sitting, plan: &Plan) -> bool {
    let placed = sitting.draft.with(|draft| draft.chosen.iter().any(|target| matches!(target, Target::Place(_))));
    placed || matches!(plan.step, Step::Assemble(_))
}

/// One of the three who assemble: where it goes, or that it is next.
fn slot(sitting: Sitting, plan: &Plan, faction: Faction) -> Option<AnyView> {
    if plan.before.supply()[faction] == 0 {
        return None;
    }
    let lang = sitting.lang.get();
    let place = sitting.draft.with(|draft| {
        draft.chosen.iter().find_map(|target| match target {
            Target::Place(Stack { faction: of, region }) if *of == faction => Some(*region),
            _ => None,
        })
    });
    let next = plan.step == Step::Assemble(faction);
    let text = match place {
        Some(region) => words::pick::destination(region, lang),
        None => "→ ?".to_owned(),
    };
    let name = format!("{} {text}", words::one_of(faction, lang));
    let slot = view! {
        <button
            type="button" class="chip slot" class:next=next
            data-slot=faction.slug()
            aria-pressed=if next { "true" } else { "false" }
            aria-label=name
            on:click=move |_| sitting.choose_slot(faction)
        >
            <span class="chip-piece">{sprite(pieces::piece(faction))}</span><span aria-hidden="true">{text}</span>
        </button>
    };
    Some(slot.into_any())
}
