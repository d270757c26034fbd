//! Walking over the map with the arrow keys, along the real borders.

use super::atlas::{HEIGHT, WIDTH, room};
use crate::rules::king_is_dead::Region;

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// North.
    Up,
    /// South.
    Down,
    /// West.
    Left,
    /// East.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    /// The direction of a key by its name.
    pub fn of_key(key: &str) -> Option<Direction> {
        match key {
            "ArrowUp" => Some(Direction::Up),
            "ArrowDown" => Some(Direction::Down),
            "ArrowLeft" => Some(Direction::Left),
            "ArrowRight" => Some(Direction::Right),
            _ => None,
        }
    }
}

/// The neighbour of `from` that lies most clearly in a direction, if any lies
/// there at all.
pub fn step(from: Region, direction: Direction) -> Option<Region> {
    let (x, y) = middle(from);
    let along = |to: Region| {
        let (to_x, to_y) = middle(to);
        let (east, south) = (to_x - x, to_y - y);
        match direction {
            Direction::Up => (-south, east.abs()),
            Direction::Down => (south, east.abs()),
            Direction::Left => (-east, south.abs()),
            Direction::Right => (east, south.abs()),
        }
    };
    // A neighbour that lies too much to the side is in another direction.
    let ahead = from.neighbours().iter().filter(|&to| {
        let (forward, aside) = along(to);
        0 < forward && aside <= 4 * forward
    });
    ahead.min_by_key(|&to| {
        let (forward, aside) = along(to);
        (aside * 100 / forward, forward)
    })
}

/// The middle of a region's room, with the map as high as it is wide.
fn middle(region: Region) -> (i32, i32) {
    let room = room(region);
    (room.x + room.width / 2, (room.y + room.height / 2) * WIDTH / HEIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::king_is_dead::Regions;

    #[test]
    fn arrow_keys_reach_every_region_from_every_other() {
        for start in Region::ALL {
            let mut reached = Regions::only(start);
            let mut waiting = vec![start];
            while let Some(from) = waiting.pop() {
                for to in Direction::ALL.into_iter().filter_map(|direction| step(from, direction)) {
                    if !reached.contains(to) {
                        reached |= Regions::only(to);
                        waiting.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), Region::ALL.len(), "from {start}: {reached:?}");
        }
    }

    #[test]
    fn a_step_crosses_a_border() {
        for from in Region::ALL {
            for direction in Direction::ALL {
                assert!(step(from, direction).is_none_or(|to| from.neighbours().contains(to)));
            }
        }
        assert_eq!(step(Region::Moray, Direction::Down), Some(Region::Strathclyde));
        assert_eq!(step(Region::Gwynedd, Direction::Right), Some(Region::Warwick));
        assert_eq!(step(Region::Essex, Direction::Left), Some(Region::Warwick));
    }
}
