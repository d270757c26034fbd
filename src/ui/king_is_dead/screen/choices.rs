//! Choices that are not on the map or the track: piles, factions, the disc, the
//! three who assemble.

use super::pieces;
use super::sitting::{Mode, Sitting};
use crate::rules::king_is_dead::{Faction, Region, Stack};
use crate::ui::draw::{Child, El, el, redraw};
use crate::ui::king_is_dead::plan::Plan;
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words;
use crate::ui::table::button::{Data, Look, Part, button, classes};

/// The choices of the prompt bar, if the question has any there.
pub fn choices(sitting: Sitting) -> impl Child {
    let deciding = move || sitting.mode.with(|mode| *mode == Mode::Deciding);
    redraw(move || {
        let plan = sitting.plan.get().filter(|_| deciding())?;
        let chips: Vec<El> = if assembles(sitting, &plan) {
            Faction::ALL.into_iter().filter_map(|faction| slot(sitting, &plan, faction)).collect()
        } else {
            plan.live.iter().filter_map(|&target| chip(sitting, &plan, target)).collect()
        };
        let rows = sitting.enlarged.get().map(|region| rows(sitting, &plan, region));
        let rows = rows.map(|rows| el("div").class("chips rows").children(rows));
        let chips = (!chips.is_empty()).then(|| {
            let label = sitting.lang.get().pick("Choices", "Choix");
            el("div").class("chips").attr("role", "group").label(label).children(chips)
        });
        Some((chips, rows))
    })
}

/// The followers of a region that may be chosen, larger than on the map.
fn rows(sitting: Sitting, plan: &Plan, region: Region) -> Vec<El> {
    let lang = sitting.lang.get();
    let stacks = plan.live.iter().filter_map(|&target| match target {
        Target::Stack(stack) if stack.region == region => Some(stack),
        _ => None,
    });
    let row = |stack: Stack| {
        let count = plan.shown.followers().count(stack.faction, region);
        let parts = vec![counted(stack.faction, count), Part::Text("", words::pick::stack(stack, lang))];
        let look = Look { class: "chip row".to_owned(), parts, ..Look::default() };
        button(move || look.clone(), move || sitting.tap(Target::Stack(stack)))
    };
    stacks.map(row).collect()
}

fn chip(sitting: Sitting, plan: &Plan, target: Target) -> Option<El> {
    let lang = sitting.lang.get();
    let (picture, text) = match target {
        Target::Pile(seat) => {
            let top = plan.before.pile(seat).top()?;
            let text = sitting.names.with(|names| words::pick::pile(&plan.before, seat, names, lang));
            (Part::Picture(pieces::card(top)), text)
        }
        Target::Faction(faction) => {
            (counted(faction, plan.shown.supply()[faction]), words::faction(faction, lang).to_owned())
        }
        Target::Disc(region) => (Part::Picture("#disc-negotiation"), words::region(region, lang).to_owned()),
        Target::Region(_) | Target::Place(_) | Target::Card(_) | Target::Stack(_) => return None,
    };
    let look = Look {
        class: "chip".to_owned(),
        data: Data { target: Some(target.to_string()), ..Data::default() },
        parts: vec![picture, Part::Text("", text)],
        ..Look::default()
    };
    Some(button(move || look.clone(), move || sitting.tap(target)))
}

/// Whether the three who assemble are shown, also when all are placed.
fn assembles(sitting: Sitting, plan: &Plan) -> bool {
    let placed = sitting.draft.with(|draft| draft.chosen.iter().any(|target| matches!(target, Target::Place(_))));
    placed || matches!(plan.step, Step::Assemble(_))
}

/// One of the three who assemble: where it goes, or that it is next.
fn slot(sitting: Sitting, plan: &Plan, faction: Faction) -> Option<El> {
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
    let piece = Part::Group("chip-piece", vec![Part::Picture(pieces::piece(faction))]);
    let look = Look {
        class: classes("chip slot", &[(next, "next")]),
        label: Some(name),
        pressed: Some(next),
        data: Data { slot: Some(faction.slug()), ..Data::default() },
        parts: vec![piece, Part::Mark("", text)],
        ..Look::default()
    };
    Some(button(move || look.clone(), move || sitting.choose_slot(faction)))
}

/// A follower with a number on it.
fn counted(faction: Faction, count: u8) -> Part {
    let class = match faction {
        Faction::Scottish => "counted scottish",
        Faction::Welsh => "counted welsh",
        Faction::English => "counted english",
    };
    Part::Group(class, vec![Part::Picture(pieces::piece(faction)), Part::Mark("number", count.to_string())])
}
