//! Closes inlets so narrow that both their shores would be one blot of ink.

use super::geometry::Point;

/// Water narrower than this is filled.
const NARROW: f64 = 15.0;
/// No inlet is followed farther than this along its shores.
const LONGEST: f64 = 2500.0;

/// The clockwise ring without its narrow inlets: where a later point of the
/// shore comes near across water, the shore between is left out.
pub fn closed(ring: &[Point]) -> Vec<Point> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < ring.len() {
        kept.push(ring[at]);
        at = across(ring, at).unwrap_or(at + 1);
    }
    kept
}

/// The farthest later point that lies near, with nothing but water between.
fn across(ring: &[Point], from: usize) -> Option<usize> {
    let here = ring[from];
    let (mut gone, mut double_area, mut found) = (0.0, 0.0, None);
    for (index, pair) in ring.windows(2).enumerate().skip(from) {
        gone += pair[0].distance(pair[1]);
        double_area += (pair[0].x - here.x) * (pair[1].y - here.y) - (pair[1].x - here.x) * (pair[0].y - here.y);
        if gone > LONGEST {
            break;
        }
        let width = here.distance(pair[1]);
        // Anticlockwise around a piece of a clockwise ring is water.
        if width < NARROW && gone > 3.0 * width && double_area < 0.0 {
            found = Some(index + 1);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::geometry::densify;

    /// A square with a notch of this width in its upper side.
    fn notched(width: f64, depth: f64) -> Vec<Point> {
        let corners = [
            (0.0, 0.0),
            (400.0, 0.0),
            (400.0, depth),
            (400.0 + width, depth),
            (400.0 + width, 0.0),
            (900.0, 0.0),
            (900.0, 900.0),
            (0.0, 900.0),
        ];
        densify(&corners.map(|(x, y)| Point::new(x, y)), 5.0)
    }

    #[test]
    fn a_narrow_inlet_is_closed() {
        let ring = closed(&notched(10.0, 300.0));
        assert!(ring.iter().all(|point| point.y < 15.0 || point.x > 850.0 || point.y > 850.0));
    }

    #[test]
    fn a_bay_and_a_spit_of_land_stay() {
        for ring in [notched(100.0, 300.0), notched(10.0, -300.0)] {
            assert_eq!(closed(&ring), ring);
        }
    }
}
