//! The region cards in the order of their struggles.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::pieces;
use super::sitting::Sitting;
use crate::rules::king_is_dead::{Region, Table};
use crate::ui::draw::{Derived, El, el};
use crate::ui::king_is_dead::scene::Standing;
use crate::ui::king_is_dead::words;
use crate::ui::table::button::{Data, Look, Part, classes, roving_button};
use crate::ui::table::roving::Row;

/// The track: eight cards by space.
#[component]
pub fn Track(sitting: Sitting) -> impl IntoView {
    let row = Row::new(Derived::new(|| Region::ALL.len()));
    let order = Derived::new(move || sitting.scene.with(|scene| *scene.table.track()));
    let label = move || words::label::track(sitting.lang.get());
    let tiles = (0..Region::ALL.len()).map(|space| el("li").child(tile(sitting, space, order, row)));
    let list = el("ol").on("keydown", move |event: KeyboardEvent| row.on_key(&event)).children(tiles);
    el("section")
        .class("track")
        .label(label)
        .child(el("h2").class("track-title").hidden().text(label))
        .child(list)
        .view()
}

/// The card on one space.
fn tile(sitting: Sitting, space: usize, order: Derived<[Region; 8]>, row: Row) -> El {
    let region = move || order.with(|order| order[space]);
    let look = Derived::new(move || sitting.scene.with(|scene| scene.tile(region())));
    let face = move || {
        let (lang, region, look) = (sitting.lang.get(), region(), look.get());
        let names = vec![
            Part::Text("long", words::region(region, lang).to_owned()),
            Part::Text("short", words::region_short(region, lang).to_owned()),
        ];
        let mut parts = vec![
            Part::Text("space", (space + 1).to_string()),
            Part::Group("tile-name", names),
            Part::Group("tile-state", state(look.standing)),
        ];
        if let Some(seat) = look.disc {
            let owner = Part::Group("owner", vec![Part::Picture(pieces::emblem(seat.index()))]);
            parts.push(Part::Group("tile-disc", vec![Part::Picture("#disc-negotiation"), owner]));
        }
        let states = [
            (look.live.is_some(), "live"),
            (look.chosen, "chosen"),
            (look.contested, "contested"),
            (matches!(look.standing, Standing::Held(_) | Standing::Unstable), "closed"),
            (look.moved, "moved"),
        ];
        let name = |table: &Table| sitting.names.with(|names| words::tile_name(table, region, names, lang));
        Look {
            class: classes("tile", &states),
            label: Some(words::with_target(sitting.scene.with(|scene| name(&scene.table)), look.live.is_some(), lang)),
            disabled: look.live.is_none(),
            pressed: Some(look.chosen),
            stop: Some(row.stops_at(space)),
            data: Data {
                index: Some(space),
                tile: Some(region.slug()),
                target: look.live.map(|target| target.to_string()),
                ..Data::default()
            },
            parts,
            ..Look::default()
        }
    };
    let press = move || {
        if let Some(target) = look.get_untracked().live {
            sitting.tap(target);
        }
    };
    roving_button(face, press, move || row.stop_at(space))
}

/// How the region stands, in a glyph or two.
fn state(standing: Standing) -> Vec<Part> {
    let by = |text: String| Part::Mark("by", text);
    match standing {
        Standing::Leads(faction, margin) => vec![Part::Picture(pieces::piece(faction)), by(format!("+{margin}"))],
        Standing::Tied => vec![by("=".to_owned())],
        Standing::Empty => vec![by("–".to_owned())],
        Standing::Held(faction) => vec![Part::Picture(pieces::disc(faction))],
        Standing::Unstable => vec![Part::Picture("#disc-unstable")],
    }
}
