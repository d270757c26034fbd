//! A small picture of the map, for lists of games.

use leptos::prelude::*;

use super::atlas::{self, Room};
use crate::rules::king_is_dead::{Faction, Region, Table};

/// The size of a disc, in the frame of the map.
const DISC: i32 = 980;

/// The size of a follower.
const FOLLOWER: i32 = 620;

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
    let lands = Region::ALL.map(|region| {
        view! { <path class=format!("land {}", region.slug()) d=atlas::outline(region) /> }
    });
    let signs = Region::ALL.map(|region| {
        let (name, size) = match mark(table, region) {
            Mark::Held(faction) => (format!("#disc-{}", faction.slug()), DISC),
            Mark::Unstable => ("#disc-unstable".to_owned(), DISC),
            Mark::Leads(faction) => (format!("#piece-{}", faction.slug()), FOLLOWER),
            Mark::Even => return None,
        };
        let Room { x, y, width, height } = atlas::room(region);
        let (x, y) = (x + (width - size) / 2, y + (height - size) / 2);
        Some(view! { <use_ href=name x=x y=y width=size height=size></use_> })
    });
    view! {
        <svg class="map-miniature" viewBox="500 100 6500 6200" aria-hidden="true" focusable="false">
            {lands.into_iter().collect_view()}
            {signs.into_iter().collect_view()}
        </svg>
    }
    .into_any()
}
