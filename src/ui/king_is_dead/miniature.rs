//! A small picture of the map, for lists of games.

use leptos::prelude::*;

<<<<<<< HEAD
use super::atlas::{HEIGHT, WIDTH, outline, room};
use super::scene::{Standing, standing};
use super::screen::pieces;
use crate::rules::king_is_dead::{Region, Table};

/// How large a disc is drawn, in the units of the map.
const DISC: i32 = 800;
=======
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
>>>>>>> shell

/// How large the mark of whoever leads is drawn.
const LEADER: i32 = 520;

/// The picture.
pub(super) fn draw(table: &Table) -> AnyView {
<<<<<<< HEAD
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
=======
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
>>>>>>> shell
        </svg>
    }
    .into_any()
}
