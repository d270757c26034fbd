//! A small picture of the map, for lists of games.

use leptos::prelude::*;

use super::atlas::{HEIGHT, WIDTH, outline, room};
use super::scene::{Standing, standing};
use super::screen::pieces;
use crate::rules::king_is_dead::{Region, Table};

/// How large a disc is drawn, in the units of the map.
const DISC: i32 = 980;

/// How large the mark of whoever leads is drawn.
const LEADER: i32 = 620;

/// The picture.
pub(super) fn draw(table: &Table) -> AnyView {
    let land = Region::ALL.map(|region| view! { <path class=format!("land {}", region.slug()) d=outline(region) /> });
    let marks = Region::ALL.map(|region| {
        let standing = standing(table, region);
        let size = if matches!(standing, Standing::Leads(..)) { LEADER } else { DISC };
        let room = room(region);
        let (x, y) = (room.x + (room.width - size) / 2, room.y + (room.height - size) / 2);
        pieces::standing(standing).map(|id| view! { <use_ href=id x=x y=y width=size height=size></use_> })
    });
    view! {
        <svg class="map-miniature" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" focusable="false">
            {land.collect_view()}
            {marks.collect_view()}
        </svg>
    }
    .into_any()
}
