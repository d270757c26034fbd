//! A small picture of the map, for lists of games.

use super::atlas::{HEIGHT, WIDTH, outline, room};
use super::scene::{Standing, standing};
use super::screen::pieces;
use crate::rules::king_is_dead::{Region, Table};
use crate::ui::draw::{El, svg};

/// How large a disc is drawn, in the units of the map.
const DISC: i32 = 980;

/// How large the mark of whoever leads is drawn.
const LEADER: i32 = 620;

/// The picture.
pub(super) fn draw(table: &Table) -> El {
    let land = |region: Region| svg("path").class(format!("land {}", region.slug())).attr("d", outline(region));
    let mark = |region: Region| {
        let standing = standing(table, region);
        let size = if matches!(standing, Standing::Leads(..)) { LEADER } else { DISC };
        let room = room(region);
        let (x, y) = (room.x + (room.width - size) / 2, room.y + (room.height - size) / 2);
        let id = pieces::standing(standing)?;
        Some(svg("use").attr("href", id).attr("x", x).attr("y", y).attr("width", size).attr("height", size))
    };
    svg("svg")
        .class("map-miniature")
        .attr("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .hidden()
        .attr("focusable", "false")
        .children(Region::ALL.map(land))
        .children(Region::ALL.map(mark))
}
