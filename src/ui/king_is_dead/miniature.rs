//! A small picture of the map, for lists of games.

use leptos::prelude::*;

use crate::rules::king_is_dead::{Faction, Region, Table};

/// Who holds or leads in a region.
enum Mark {
    /// A control disc.
    Held(Faction),
    /// An instability disc.
    Unstable,
    /// No disc yet; this faction has most followers.
    Leads(Faction),
    /// No disc yet, and nobody has most followers.
    Even,
}

fn mark(table: &Table, region: Region) -> Mark {
    if table.unstable().contains(region) {
        return Mark::Unstable;
    }
    if let Some(faction) = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region)) {
        return Mark::Held(faction);
    }
    let counts = table.followers().in_region(region);
    let most = Faction::ALL.into_iter().map(|faction| counts[faction]).max().unwrap_or(0);
    let mut leaders = Faction::ALL.into_iter().filter(|&faction| 0 < most && counts[faction] == most);
    match (leaders.next(), leaders.next()) {
        (Some(leader), None) => Mark::Leads(leader),
        _ => Mark::Even,
    }
}

/// The picture.
pub(super) fn draw(table: &Table) -> AnyView {
    let regions = Region::ALL.map(|region| {
        let Room { x, y, width, height } = room(region);
        let land = view! { <rect class=format!("land {}", region.slug()) x=x y=y width=width height=height rx="80" /> };
        let (middle, level) = (x + width / 2, y + height / 2);
        let piece = |name: String, size: i32| {
            let half = size / 2;
            view! { <use_ href=name x=middle - half y=level - half width=size height=size></use_> }
        };
        let sign = match mark(table, region) {
            Mark::Held(faction) => Some(piece(format!("#disc-{}", faction.slug()), 800)),
            Mark::Unstable => Some(piece("#disc-unstable".to_owned(), 800)),
            Mark::Leads(faction) => Some(piece(format!("#piece-{}", faction.slug()), 460)),
            Mark::Even => None,
        };
        view! { {land} {sign} }
    });
    view! {
        <svg class="map-miniature" viewBox="400 500 6600 5800" aria-hidden="true" focusable="false">
            {regions.into_iter().collect_view()}
        </svg>
    }
    .into_any()
}

struct Room {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

fn room(region: Region) -> Room {
    let (x, y) = match region {
        Region::Moray => (1980, 620),
        Region::Strathclyde => (2180, 1760),
        Region::Lancaster => (1720, 2900),
        Region::Northumbria => (3760, 2900),
        Region::Gwynedd => (620, 4040),
        Region::Warwick => (2660, 4040),
        Region::Essex => (4700, 4040),
        Region::Devon => (2300, 5180),
    };
    Room { x, y, width: 1940, height: 1040 }
}
