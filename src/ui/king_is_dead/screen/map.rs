//! The map: drawn shapes that say nothing to a screen reader, and real buttons
//! over them that do.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::deed::deed;
use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::king_is_dead::{Faction, INSTABILITY_DISCS, Region, Stack, Table};
use crate::ui::draw::{Derived, El, State, el, redraw, svg};
use crate::ui::king_is_dead::atlas::{self, Spot};
use crate::ui::king_is_dead::scene::{RegionLook, Standing};
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::walk::{Direction, step};
use crate::ui::king_is_dead::words;
use crate::ui::table::button::{Data, Look, Part, classes, roving_button};
use crate::ui::table::roving::focus_first;

/// Where Tab stops on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    region: Region,
    faction: Option<Faction>,
}

/// The map with everything on it.
#[component]
pub fn Map(sitting: Sitting) -> impl IntoView {
    let looks =
        Region::ALL.map(|region| (region, Derived::new(move || sitting.scene.with(|scene| scene.region(region)))));
    let at = State::new(Place { region: Region::Moray, faction: None });
    let frame = el("div")
        .class("map-frame")
        .child(drawing(looks))
        .child(ornaments())
        .child(france(sitting))
        .child(deed(sitting))
        .children(looks.map(|(region, look)| region_place(sitting, region, look, at)));
    el("section")
        .class("map")
        .label(move || words::label::map(sitting.lang.get()))
        .on("keydown", move |event: KeyboardEvent| walk_on(&event, sitting, at))
        .child(frame)
        .view()
}

/// The shapes: sea, land, borders. Stretched to whatever room there is.
fn drawing(looks: [(Region, Derived<RegionLook>); 8]) -> El {
    let path = |class: &'static str, d: &'static str| svg("path").class(class).attr("d", d);
    let land = looks.map(|(region, look)| {
        let class = move || look.with(|look| classes(&format!("realm {}", region.slug()), &states(look)));
        svg("path").class(class).attr("d", atlas::outline(region))
    });
    svg("svg")
        .class("map-art")
        .attr("viewBox", format!("0 0 {} {}", atlas::WIDTH, atlas::HEIGHT))
        .attr("preserveAspectRatio", "none")
        .hidden()
        .attr("focusable", "false")
        .child(path("sea-lines far", atlas::COAST))
        .child(path("sea-lines middle", atlas::COAST))
        .child(path("sea-lines near", atlas::COAST))
        .child(path("abroad", atlas::IRELAND))
        .child(path("abroad france", atlas::FRANCE))
        .children(land)
        .child(path("borders", atlas::BORDERS))
        .child(path("coast", atlas::COAST))
}

/// What the styles are told of a region.
fn states(look: &RegionLook) -> [(bool, &'static str); 7] {
    [
        (look.live, "live"),
        (look.chosen, "chosen"),
        (look.dimmed, "dimmed"),
        (look.contested, "contested"),
        (look.spotlight, "spotlight"),
        (look.fresh, "fresh"),
        (matches!(look.standing, Standing::Held(_) | Standing::Unstable), "closed"),
    ]
}

/// Places something in the middle of a spot of the map.
fn on_spot(spot: Spot, class: &'static str, content: El) -> El {
    el("div")
        .class(class)
        .style("left", share(spot.x, atlas::WIDTH))
        .style("top", share(spot.y, atlas::HEIGHT))
        .style("width", share(2 * spot.radius, atlas::WIDTH))
        .child(content)
}

/// A part of a whole, in hundredths, for the styles.
fn share(part: i32, whole: i32) -> String {
    let tenths = part * 1000 / whole;
    format!("{}.{}%", tenths / 10, (tenths % 10).abs())
}

fn ornaments() -> El {
    let pictures = ["#ship", "#serpent", "#ship"];
    let others = atlas::ORNAMENTS.iter().zip(pictures);
    el("div")
        .class("ornaments")
        .hidden()
        .child(on_spot(atlas::COMPASS, "ornament compass", sprite("#compass")))
        .children(others.map(|(&spot, id)| on_spot(spot, "ornament", sprite(id))))
}

/// France and the instability discs that wait there.
fn france(sitting: Sitting) -> El {
    let on_map = Derived::new(move || sitting.scene.with(|scene| scene.table.unstable().len()));
    let slot = |index: usize| {
        // The last slot empties first, as from a pile.
        let gone = move || INSTABILITY_DISCS - on_map.get() <= index;
        let disc = el("span").class("slot").class_if("gone", gone).child(sprite("#disc-unstable"));
        on_spot(atlas::SLOTS[index], "slot-place", disc)
    };
    let sign = atlas::FRANCE_NAME;
    let name = el("span")
        .class("france-name")
        .hidden()
        .style("left", share(sign.x + sign.width / 2, atlas::WIDTH))
        .style("top", share(sign.y + sign.height / 2, atlas::HEIGHT))
        .text("France");
    el("div")
        .class("france")
        .attr("role", "img")
        .label(move || words::france_name(on_map.get(), sitting.lang.get()))
        .children((0..INSTABILITY_DISCS).map(slot))
        .child(name)
}

/// A region: its name, and its followers or its disc.
fn region_place(sitting: Sitting, region: Region, look: Derived<RegionLook>, at: State<Place>) -> El {
    let room = atlas::room(region);
    let closed = Derived::new(move || {
        look.with(|look| match look.standing {
            Standing::Held(_) | Standing::Unstable => pieces::standing(look.standing),
            _ => None,
        })
    });
    let disc = move || closed.get().map(|disc| el("span").class("disc").child(sprite(disc)));
    let stacks = Faction::ALL.map(|faction| stack_button(sitting, Stack { faction, region }, look, at));
    el("div")
        .class(move || look.with(|look| classes("place", &states(look))))
        .style("left", share(room.x, atlas::WIDTH))
        .style("top", share(room.y, atlas::HEIGHT))
        .style("width", share(room.width, atlas::WIDTH))
        .style("height", share(room.height, atlas::HEIGHT))
        .child(plate(sitting, region, look, at))
        .child(el("div").class("stacks").children(stacks).child(redraw(disc)))
}

/// The name of a region: a button where the region can be chosen, and where the
/// arrow keys stop in any case.
fn plate(sitting: Sitting, region: Region, look: Derived<RegionLook>, at: State<Place>) -> El {
    let place = Place { region, faction: None };
    let face = move || {
        let (lang, look) = (sitting.lang.get(), look.get());
        let mut parts = Vec::new();
        if look.contested {
            parts.push(Part::Group("swords", vec![Part::Picture("#icon-swords")]));
        }
        parts.push(Part::Text("region-name", words::region(region, lang).to_owned()));
        // Which faction leads after the choices so far, if that changes.
        if look.changed && leader(look.was) != leader(look.standing) {
            let arrow = Part::Mark("arrow", "→".to_owned());
            parts.push(Part::Group("shift", vec![leader_mark(look.was), arrow, leader_mark(look.standing)]));
        }
        sitting.scene.with(|scene| Look {
            class: "plate".to_owned(),
            label: Some(words::region_name(&scene.table, region, look.live, lang)),
            disabled: !look.live,
            stop: Some(at.get() == place),
            data: Data {
                region: Some(region.slug()),
                target: scene.live_region(region).map(|target| target.to_string()),
                ..Data::default()
            },
            parts,
            ..Look::default()
        })
    };
    let press = move || {
        if let Some(target) = sitting.scene.with_untracked(|scene| scene.live_region(region)) {
            sitting.tap(target);
        } else {
            sitting.enlarge(region);
        }
    };
    roving_button(face, press, move || at.set(place))
}

fn leader(standing: Standing) -> Option<Faction> {
    match standing {
        Standing::Leads(faction, _) | Standing::Held(faction) => Some(faction),
        Standing::Tied | Standing::Empty | Standing::Unstable => None,
    }
}

fn leader_mark(standing: Standing) -> Part {
    pieces::standing(standing).map_or_else(|| Part::Mark("tie", "=".to_owned()), Part::Picture)
}

/// The followers of one faction in one region.
fn stack_button(sitting: Sitting, stack: Stack, look: Derived<RegionLook>, at: State<Place>) -> El {
    let look = Derived::new(move || look.with(|look| look.stacks[stack.faction]));
    let place = Place { region: stack.region, faction: Some(stack.faction) };
    let face = move || {
        let look = look.get();
        let mut parts = vec![Part::Picture(pieces::piece(stack.faction)), Part::Mark("count", look.count.to_string())];
        if look.before < look.count {
            parts.push(Part::Mark("change", format!("+{}", look.count - look.before)));
        } else if look.count < look.before {
            parts.push(Part::Mark("change", format!("−{}", look.before - look.count)));
        }
        if look.summoned {
            parts.push(Part::Group("crown", vec![Part::Picture("#icon-crown")]));
        }
        let states = [
            (!look.is_there(), "absent"),
            (look.count == 0, "bare"),
            (look.live, "live"),
            (0 < look.chosen, "chosen"),
            (look.summoned, "summoned"),
            (look.before < look.count, "more"),
            (look.count < look.before, "fewer"),
        ];
        let name = |table: &Table| words::stack_name(table, stack, look.live, sitting.lang.get());
        Look {
            class: classes(&format!("stack {}", stack.faction.slug()), &states),
            label: Some(sitting.scene.with(|scene| name(&scene.table))),
            disabled: !look.live,
            pressed: Some(0 < look.chosen || look.summoned),
            stop: Some(at.get() == place),
            data: Data { target: Some(Target::Stack(stack).to_string()), count: Some(look.count), ..Data::default() },
            parts,
            ..Look::default()
        }
    };
    roving_button(face, move || sitting.tap(Target::Stack(stack)), move || at.set(place))
}

/// Arrow keys walk along the borders, and through the stacks of a region that
/// can be chosen.
fn walk_on(event: &KeyboardEvent, sitting: Sitting, at: State<Place>) {
    let Some(direction) = Direction::of_key(&event.key()) else { return };
    event.prevent_default();
    let from = at.get_untracked();
    let live = |region| {
        let stacks = Faction::ALL
            .into_iter()
            .filter(move |&faction| sitting.scene.with_untracked(|scene| scene.stack(Stack { faction, region }).live));
        stacks.collect::<Vec<Faction>>()
    };
    let here = live(from.region);
    let index = from.faction.and_then(|faction| here.iter().position(|&other| other == faction));
    let within = match (direction, index) {
        (Direction::Left, Some(index)) => index.checked_sub(1).map(|index| here[index]),
        (Direction::Right, Some(index)) => here.get(index + 1).copied(),
        _ => None,
    };
    let next = match within {
        Some(faction) => Some(Place { faction: Some(faction), ..from }),
        None => step(from.region, direction).map(|region| {
            let stacks = live(region);
            // Coming from the right, one arrives at the right end.
            let faction = if direction == Direction::Left { stacks.last() } else { stacks.first() };
            Place { region, faction: faction.copied() }
        }),
    };
    if let Some(next) = next {
        at.set(next);
        focus_first(&match next.faction {
            Some(faction) => format!("[data-target='{}']", Target::Stack(Stack { faction, region: next.region })),
            None => format!("[data-region='{}']", next.region.slug()),
        });
    }
}
