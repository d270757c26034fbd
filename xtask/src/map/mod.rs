//! `cargo xtask map`: draws the map of Britain for The King is Dead from the
//! real coasts and writes it into the source of the page.
//!
//! The coasts are made with Natural Earth (1:10m, public domain,
//! naturalearthdata.com). They are bent by a smooth distortion (`warp`, told by
//! `landmarks`) and cut into regions (`topology`, told by `regions`); each
//! region gets the largest room that fits (`rooms`). What must hold is checked
//! (`check`) before anything is written (`write`).

mod check;
mod check_sea;
mod coast;
mod geometry;
mod inlets;
mod landmarks;
mod regions;
mod rooms;
mod spots;
mod topology;
mod warp;
mod write;

use coast::Coasts;
use geometry::{Point, Rectangle, Vertex, densify, distance_to_side, double_area, round, sides, simplify};
use landmarks::{BRITAIN, FRANCE, IRELAND, ORKNEY, ORKNEY_BEGINS};
use regions::{Plan, Region};
use topology::Mainland;
use warp::Warp;

use super::run::Done;

/// The size of the map; ten units are a pixel where the map is 720 pixels wide.
const FRAME: Rectangle = Rectangle { x: 0, y: 0, width: 7200, height: 6400 };
/// Neutral land is cut this far outside, where the cut does not show.
const OVERHANG: i32 = 60;
/// No island is smaller than this, in square units.
const SMALLEST_ISLAND: i64 = 2500;

/// All that the file will tell.
#[derive(Clone)]
struct Atlas {
    mainland: Mainland,
    islands: Vec<(Region, Vec<Vertex>)>,
    rooms: Vec<Rectangle>,
    ireland: Vec<Vertex>,
    france: Vec<Vertex>,
}

const TARGET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/ui/king_is_dead/atlas.rs");

pub fn map() -> Done {
    let atlas = draw(&regions::plan())?;
    for (region, room) in Region::ALL.iter().zip(&atlas.rooms) {
        println!("{:12} {:4} × {:4} at {}, {}", format!("{region:?}"), room.width, room.height, room.x, room.y);
    }
    let text = write::source(&atlas);
    println!("{} corners of coast, {} bytes", atlas.mainland.coast.len(), text.len());
    std::fs::write(TARGET, text).map_err(|error| format!("{TARGET}: {error}"))
}

/// Draws the map and checks it.
fn draw(plan: &Plan) -> Result<Atlas, String> {
    let coasts = coast::read()?;
    let warp = Warp::new(BRITAIN)?;
    check::is_not_folded(&warp, &coasts)?;
    let mainland = topology::cut(&bent(&warp, &coasts.britain), plan)?;
    let mut rooms = Vec::new();
    for (region, ring) in Region::ALL.iter().zip(&mainland.regions) {
        rooms.push(rooms::find(ring).ok_or_else(|| format!("{region:?} has no room"))?);
    }
    let islands = islands(&warp, &coasts, &mainland)?;
    let ireland = neutral(&Warp::new(IRELAND)?, &coasts.ireland);
    let france = neutral(&Warp::new(FRANCE)?, &coasts.france);
    let atlas = Atlas { mainland, islands, rooms, ireland, france };
    check::all(&atlas)?;
    Ok(atlas)
}

/// A ring of the real world on the map, clockwise, with points so dense that
/// straight lines are bent too, and without narrow inlets.
fn bent(warp: &Warp, ring: &[Point]) -> Vec<Point> {
    const DEGREES: f64 = 0.03;
    const UNITS: f64 = 12.0;
    let mut whole = ring.to_vec();
    whole.extend(ring.first());
    let bent: Vec<Point> = densify(&whole, DEGREES).into_iter().map(|place| warp.place(place)).collect();
    let mut bent = densify(&bent, UNITS);
    bent.pop();
    if double_area(&round(&bent)) < 0 {
        bent.reverse();
    }
    inlets::closed(&bent)
}

/// A closed ring with as much detail as the coast of Britain.
fn finished(mut ring: Vec<Point>) -> Vec<Vertex> {
    ring.extend(ring.first().copied());
    let mut corners = round(&simplify(ring, topology::COAST_DETAIL));
    corners.pop();
    corners
}

/// The islands that are large enough, each with the nearest region.
fn islands(warp: &Warp, coasts: &Coasts, mainland: &Mainland) -> Result<Vec<(Region, Vec<Vertex>)>, String> {
    let orkney = Warp::new(ORKNEY)?;
    let rings = coasts.islands.iter().map(|ring| {
        let northern = ring.iter().all(|place| place.y > ORKNEY_BEGINS);
        finished(bent(if northern { &orkney } else { warp }, ring))
    });
    let large = rings.filter(|ring| ring.len() > 2 && double_area(ring) >= 2 * SMALLEST_ISLAND);
    Ok(large.map(|ring| (nearest_region(&ring, mainland), ring)).collect())
}

fn nearest_region(island: &[Vertex], mainland: &Mainland) -> Region {
    let distance = |region: Region| {
        let ring = &mainland.regions[region.index()];
        let from = |corner: Vertex| sides(ring).map(|side| distance_to_side(corner, side)).fold(f64::MAX, f64::min);
        island.iter().map(|&corner| from(corner)).fold(f64::MAX, f64::min)
    };
    let nearest = Region::ALL.into_iter().min_by(|&a, &b| distance(a).total_cmp(&distance(b)));
    nearest.unwrap_or(Region::Moray)
}

/// Land that belongs to no region, cut by the frame.
fn neutral(warp: &Warp, ring: &[Point]) -> Vec<Vertex> {
    let Rectangle { x, y, width, height } = FRAME.grown(OVERHANG);
    let (left, top) = (f64::from(x), f64::from(y));
    let (right, bottom) = (left + f64::from(width), top + f64::from(height));
    let mut ring = bent(warp, ring);
    ring = clipped(&ring, |point| point.x - left);
    ring = clipped(&ring, |point| right - point.x);
    ring = clipped(&ring, |point| point.y - top);
    ring = clipped(&ring, |point| bottom - point.y);
    finished(ring)
}

/// The part of the ring for which `within` is not negative (Sutherland and
/// Hodgman's way).
fn clipped(ring: &[Point], within: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut kept = Vec::new();
    for (index, &point) in ring.iter().enumerate() {
        let next = ring[(index + 1) % ring.len()];
        let (here, there) = (within(point), within(next));
        if here >= 0.0 {
            kept.push(point);
        }
        if (here < 0.0) != (there < 0.0) {
            kept.push(point.towards(next, here / (here - there)));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::*;

    /// The map as it is drawn now.
    pub fn drawn() -> Atlas {
        static DRAWN: OnceLock<Atlas> = OnceLock::new();
        DRAWN.get_or_init(|| draw(&regions::plan()).unwrap()).clone()
    }

    #[test]
    fn the_page_has_the_map_that_is_drawn_now() {
        let committed = std::fs::read_to_string(TARGET).unwrap();
        assert!(committed == write::source(&drawn()), "run `cargo xtask map`");
    }

    #[test]
    fn swapped_regions_are_refused() {
        let swapped = |region| match region {
            Region::Lancaster => Region::Devon,
            Region::Devon => Region::Lancaster,
            other => other,
        };
        let mut plan = regions::plan();
        for border in &mut plan.borders {
            border.between = (swapped(border.between.0), swapped(border.between.1));
        }
        for shore in &mut plan.shores {
            shore.1 = swapped(shore.1);
        }
        let refused = draw(&plan).err().unwrap();
        assert!(refused.contains("touch"), "{refused}");
    }

    #[test]
    fn a_border_without_its_end_is_refused() {
        let mut plan = regions::plan();
        plan.borders[3].to = regions::End::Inland(3000, 3500);
        assert!(draw(&plan).is_err());
        let mut plan = regions::plan();
        plan.shores.swap(0, 3);
        assert!(draw(&plan).is_err());
    }
}
