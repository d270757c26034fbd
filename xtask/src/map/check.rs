//! What must hold of the regions before the map is written.

use std::collections::BTreeMap;

use super::coast::Coasts;
use super::geometry::{Point, Vertex, double_area, sides, surrounds, touch, turn};
use super::regions::Region::{self, Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};
use super::rooms;
use super::topology::Mainland;
use super::warp::Warp;
use super::{Atlas, FRAME, check_sea};

/// Which regions touch, as the rules have it.
const BORDERS: [(Region, Region); 13] = [
    (Moray, Strathclyde),
    (Strathclyde, Lancaster),
    (Strathclyde, Northumbria),
    (Lancaster, Northumbria),
    (Lancaster, Gwynedd),
    (Lancaster, Warwick),
    (Northumbria, Warwick),
    (Northumbria, Essex),
    (Gwynedd, Warwick),
    (Gwynedd, Devon),
    (Warwick, Essex),
    (Warwick, Devon),
    (Essex, Devon),
];

/// A border shorter than this is easily overlooked.
const SHORTEST_BORDER: f64 = 250.0;
/// The least width and height of a room.
const SMALLEST_ROOM: (i32, i32) = (1750, 920);

pub fn all(atlas: &Atlas) -> Result<(), String> {
    lines_never_cross(atlas)?;
    regions_tile_the_land(&atlas.mainland)?;
    regions_touch_as_the_rules_say(&atlas.mainland)?;
    rooms_fit(atlas)?;
    britain_is_in_the_frame(atlas)?;
    check_sea::all(atlas)
}

/// Everywhere on the coasts of Britain the distortion keeps left and right.
pub fn is_not_folded(warp: &Warp, coasts: &Coasts) -> Result<(), String> {
    let folded = |place: &&Point| warp.enlargement(**place) <= 0.0;
    match coasts.britain.iter().chain(coasts.islands.iter().flatten()).find(folded) {
        Some(place) => Err(format!("the map is folded at longitude {}, latitude {}", place.x, place.y)),
        None => Ok(()),
    }
}

/// Coasts and borders meet at the ends of borders and nowhere else, and no
/// island lies on land.
fn lines_never_cross(atlas: &Atlas) -> Result<(), String> {
    let mut lines: Vec<(Vertex, Vertex)> = Vec::new();
    for chain in &atlas.mainland.chains {
        lines.extend(chain.corners.windows(2).map(|pair| (pair[0], pair[1])));
    }
    for (_, island) in &atlas.islands {
        lines.extend(sides(island));
        if surrounds(&atlas.mainland.coast, island[0]) {
            return Err(format!("an island lies on the land at {}, {}", island[0].x, island[0].y));
        }
    }
    for (index, &one) in lines.iter().enumerate() {
        if let Some(other) = lines[index + 1..].iter().find(|&&other| collide(one, other)) {
            return Err(format!("two lines cross at {}, {}", other.0.x, other.0.y));
        }
    }
    Ok(())
}

/// Whether two sides have more in common than an end.
fn collide(one: (Vertex, Vertex), other: (Vertex, Vertex)) -> bool {
    let joint = [one.0, one.1].into_iter().find(|&end| end == other.0 || end == other.1);
    let Some(joint) = joint else { return touch(one, other) };
    let tip = if one.0 == joint { one.1 } else { one.0 };
    let other_tip = if other.0 == joint { other.1 } else { other.0 };
    let ahead = i64::from(tip.x - joint.x) * i64::from(other_tip.x - joint.x)
        + i64::from(tip.y - joint.y) * i64::from(other_tip.y - joint.y);
    turn(joint, tip, other_tip) == 0 && ahead > 0
}

/// Together the regions are the land: no gap, no overlap.
fn regions_tile_the_land(mainland: &Mainland) -> Result<(), String> {
    let whole = double_area(&mainland.coast);
    let parts: i64 = mainland.regions.iter().map(|ring| double_area(ring)).sum();
    if whole != parts {
        return Err(format!("the regions make {parts} half units of land where there are {whole}"));
    }
    // A line may be beside two regions or beside one and the sea.
    let mut seen: BTreeMap<(Vertex, Vertex), Region> = BTreeMap::new();
    for (&region, ring) in Region::ALL.iter().zip(&mainland.regions) {
        for side in sides(ring) {
            if let Some(other) = seen.insert(side, region) {
                return Err(format!("{region:?} and {other:?} overlap at {}, {}", side.0.x, side.0.y));
            }
        }
    }
    Ok(())
}

/// The thirteen pairs share a border that can be seen, the others not a point.
fn regions_touch_as_the_rules_say(mainland: &Mainland) -> Result<(), String> {
    for (index, &one) in Region::ALL.iter().enumerate() {
        for &other in &Region::ALL[index + 1..] {
            let (ring, other_ring) = (&mainland.regions[one.index()], &mainland.regions[other.index()]);
            let back: Vec<(Vertex, Vertex)> = sides(other_ring).map(|(from, to)| (to, from)).collect();
            let shared = sides(ring).filter(|side| back.contains(side));
            let length: f64 = shared.map(|(from, to)| from.point().distance(to.point())).sum();
            let neighbours = BORDERS.contains(&(one, other)) || BORDERS.contains(&(other, one));
            if neighbours && length < SHORTEST_BORDER {
                return Err(format!("{one:?} and {other:?} should touch, and their border is {length:.0} long"));
            }
            if !neighbours && ring.iter().any(|corner| other_ring.contains(corner)) {
                return Err(format!("{one:?} and {other:?} touch and should not"));
            }
        }
    }
    Ok(())
}

fn rooms_fit(atlas: &Atlas) -> Result<(), String> {
    for (region, room) in Region::ALL.iter().zip(&atlas.rooms) {
        if room.width < SMALLEST_ROOM.0 || room.height < SMALLEST_ROOM.1 {
            return Err(format!("the room of {region:?} is only {} by {}", room.width, room.height));
        }
        if !rooms::fits(&atlas.mainland.regions[region.index()], *room) {
            return Err(format!("the room of {region:?} does not lie within it"));
        }
    }
    Ok(())
}

fn britain_is_in_the_frame(atlas: &Atlas) -> Result<(), String> {
    let corners = atlas.mainland.coast.iter().chain(atlas.islands.iter().flat_map(|(_, ring)| ring));
    match corners.into_iter().find(|&&corner| !FRAME.contains(corner)) {
        Some(corner) => Err(format!("Britain leaves the frame at {}, {}", corner.x, corner.y)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::tests::drawn;

    #[test]
    fn the_borders_are_those_of_the_rules() {
        let rules = include_str!("../../../src/rules/king_is_dead/map.rs");
        let table = rules.split_once("pub const BORDERS").unwrap().1.split_once("];").unwrap().0;
        let pairs: Vec<String> =
            table.lines().filter(|line| line.ends_with("),")).map(str::trim).map(str::to_owned).collect();
        assert_eq!(pairs, BORDERS.map(|(one, other)| format!("({one:?}, {other:?}),")));
    }

    #[test]
    fn a_gap_is_found() {
        let mut mainland = drawn().mainland;
        mainland.regions[Warwick.index()].remove(5);
        assert!(regions_tile_the_land(&mainland).is_err());
        assert!(regions_tile_the_land(&drawn().mainland).is_ok());
    }

    #[test]
    fn an_overlap_is_found_though_the_sum_is_right() {
        let mut mainland = drawn().mainland;
        mainland.regions[Devon.index()] = mainland.regions[Essex.index()].clone();
        let parts: i64 = mainland.regions.iter().map(|ring| double_area(ring)).sum();
        let far = Vertex { x: 0, y: 0 };
        mainland.coast = vec![far, Vertex { x: i32::try_from(parts).unwrap(), y: 0 }, Vertex { x: 0, y: 1 }];
        assert_eq!(double_area(&mainland.coast), parts);
        assert!(regions_tile_the_land(&mainland).unwrap_err().contains("overlap"));
    }

    #[test]
    fn crossing_lines_are_found() {
        let mut atlas = drawn();
        let corners = &mut atlas.mainland.chains[0].corners;
        let middle = corners.len() / 2;
        corners.swap(middle, middle + 7);
        assert!(lines_never_cross(&atlas).unwrap_err().contains("cross"));
        let mut atlas = drawn();
        let room = atlas.rooms[0];
        atlas.islands[0].1 = room.corners().to_vec();
        assert!(lines_never_cross(&atlas).unwrap_err().contains("island"));
    }

    #[test]
    fn regions_at_each_others_place_are_found() {
        let mut mainland = drawn().mainland;
        mainland.regions.swap(Lancaster.index(), Devon.index());
        assert!(regions_touch_as_the_rules_say(&mainland).is_err());
    }

    #[test]
    fn a_room_over_the_border_is_found() {
        let mut atlas = drawn();
        atlas.rooms[Essex.index()].x -= 100;
        assert!(rooms_fit(&atlas).unwrap_err().contains("Essex"));
        atlas.rooms[Essex.index()].width = 1000;
        assert!(rooms_fit(&atlas).unwrap_err().contains("only"));
    }

    #[test]
    fn land_outside_the_frame_is_found() {
        let mut atlas = drawn();
        atlas.islands[0].1[0].x = -1;
        assert!(britain_is_in_the_frame(&atlas).is_err());
    }
}
