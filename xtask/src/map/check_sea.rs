//! What must hold of France, Ireland and the open sea before the map is
//! written.

use super::geometry::{Rectangle, Vertex, distance_to_side, sides, surrounds};
use super::spots::{COMPASS, FRANCE_NAME, ORNAMENTS, SLOTS, Spot};
use super::{Atlas, FRAME, OVERHANG};

/// What lies at least between Britain and other land.
const STRAIT: f64 = 60.0;

pub fn all(atlas: &Atlas) -> Result<(), String> {
    neutral_land_is_apart(atlas)?;
    slots_are_in_france(&atlas.france, &SLOTS)?;
    name_is_in_france(&atlas.france, FRANCE_NAME)?;
    let spots: Vec<Spot> = ORNAMENTS.into_iter().chain([COMPASS]).collect();
    spots_are_in_the_sea(atlas, &spots)?;
    spots_are_apart(&spots)
}

/// Every ring of land.
fn lands(atlas: &Atlas) -> impl Iterator<Item = &Vec<Vertex>> {
    let islands = atlas.islands.iter().map(|(_, ring)| ring);
    [&atlas.mainland.coast, &atlas.ireland, &atlas.france].into_iter().chain(islands)
}

/// How far a point is from the line of a ring.
fn distance(ring: &[Vertex], point: Vertex) -> f64 {
    sides(ring).map(|side| distance_to_side(point, side)).fold(f64::MAX, f64::min)
}

/// Ireland and France are in the frame or just outside it, and water parts
/// them from Britain.
fn neutral_land_is_apart(atlas: &Atlas) -> Result<(), String> {
    for (name, ring) in [("Ireland", &atlas.ireland), ("France", &atlas.france)] {
        if let Some(corner) = ring.iter().find(|&&corner| !FRAME.grown(OVERHANG).contains(corner)) {
            return Err(format!("{name} leaves the frame at {}, {}", corner.x, corner.y));
        }
        for britain in lands(atlas).filter(|land| **land != atlas.ireland && **land != atlas.france) {
            let near = |corner: &&Vertex| surrounds(ring, **corner) || distance(ring, **corner) < STRAIT;
            let within = ring.iter().find(|&&corner| surrounds(britain, corner));
            if let Some(corner) = britain.iter().find(near).or(within) {
                return Err(format!("{name} is too near to Britain at {}, {}", corner.x, corner.y));
            }
        }
    }
    Ok(())
}

fn slots_are_in_france(france: &[Vertex], slots: &[Spot]) -> Result<(), String> {
    for &slot in slots {
        let centre = Vertex { x: slot.x, y: slot.y };
        if !surrounds(france, centre) || distance(france, centre) < f64::from(slot.radius) || !is_in_frame(slot) {
            return Err(format!("the slot at {}, {} does not lie within France", slot.x, slot.y));
        }
    }
    spots_are_apart(slots)
}

fn name_is_in_france(france: &[Vertex], name: Rectangle) -> Result<(), String> {
    let inside = |&corner: &Vertex| surrounds(france, corner) && FRAME.contains(corner);
    let beside = SLOTS.iter().all(|slot| slot.x - slot.radius >= name.x + name.width);
    let fits = beside && name.corners().iter().all(inside);
    if fits { Ok(()) } else { Err("the name of France does not lie within it, beside the slots".to_owned()) }
}

fn spots_are_in_the_sea(atlas: &Atlas, spots: &[Spot]) -> Result<(), String> {
    for &spot in spots {
        let centre = Vertex { x: spot.x, y: spot.y };
        let dry = |ring: &Vec<Vertex>| surrounds(ring, centre) || distance(ring, centre) < f64::from(spot.radius);
        if !is_in_frame(spot) || lands(atlas).any(dry) {
            return Err(format!("the spot at {}, {} does not lie in the open sea", spot.x, spot.y));
        }
    }
    Ok(())
}

fn spots_are_apart(spots: &[Spot]) -> Result<(), String> {
    for (index, one) in spots.iter().enumerate() {
        for other in &spots[index + 1..] {
            let (across, down, reach) = (one.x - other.x, one.y - other.y, one.radius + other.radius);
            if across * across + down * down < reach * reach {
                return Err(format!("the spots at {}, {} and {}, {} overlap", one.x, one.y, other.x, other.y));
            }
        }
    }
    Ok(())
}

fn is_in_frame(Spot { x, y, radius }: Spot) -> bool {
    let around = Rectangle { x, y, width: 0, height: 0 }.grown(radius);
    around.corners().into_iter().all(|corner| FRAME.contains(corner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::tests::drawn;

    #[test]
    fn a_slot_in_the_sea_is_found() {
        let france = drawn().france;
        assert!(slots_are_in_france(&france, &[Spot { x: 5400, y: 5900, radius: 230 }]).is_err());
        assert!(slots_are_in_france(&france, &[SLOTS[0], Spot { x: SLOTS[0].x + 300, ..SLOTS[0] }]).is_err());
    }

    #[test]
    fn a_ship_on_land_is_found() {
        let room = drawn().rooms[0];
        let inland = Spot { x: room.x + room.width / 2, y: room.y + room.height / 2, radius: 10 };
        assert!(spots_are_in_the_sea(&drawn(), &[inland]).is_err());
        assert!(spots_are_in_the_sea(&drawn(), &[Spot { x: 7100, ..COMPASS }]).is_err());
    }

    #[test]
    fn a_name_in_the_sea_is_found() {
        assert!(name_is_in_france(&drawn().france, Rectangle { y: FRANCE_NAME.y - 500, ..FRANCE_NAME }).is_err());
    }

    #[test]
    fn land_that_meets_britain_is_found() {
        let mut atlas = drawn();
        for margin in [0, 500] {
            atlas.ireland = atlas.rooms[0].grown(margin).corners().to_vec();
            assert!(neutral_land_is_apart(&atlas).unwrap_err().contains("near"));
        }
    }
}
