//! The room of each region: the largest rectangle that fits into it, where its
//! name and its stacks will stand.

use super::geometry::{Rectangle, Vertex, sides, surrounds, touch};

/// What lies between a room and the next coast or border.
pub const MARGIN: i32 = 60;
/// More than this a room does not need.
const ENOUGH: (i32, i32) = (2200, 1120);
/// The proportions a room should have.
const PROPORTION: (i64, i64) = (190, 92);
/// Rooms begin and end on multiples of this.
const GRID: i32 = 20;

/// Whether the rectangle, with its margin, lies within the ring.
pub fn fits(ring: &[Vertex], room: Rectangle) -> bool {
    let around = room.grown(MARGIN);
    let corners = around.corners();
    let clear = sides(ring).all(|side| !around.contains(side.0) && sides(&corners).all(|edge| !touch(side, edge)));
    clear && surrounds(ring, corners[0])
}

/// The best room in the ring. Each row of the grid is asked how far each column
/// is free upwards; then every row is the bottom of a candidate.
pub fn find(ring: &[Vertex]) -> Option<Rectangle> {
    let free = free_squares(ring);
    let mut best: Option<(i64, Rectangle)> = None;
    for left in 0..free.columns {
        // For each row, how many squares from `left` on are free without a gap.
        let runs: Vec<i32> = (0..free.rows).map(|row| free.run(left, row)).collect();
        for top in 0..free.rows {
            let mut narrowest = i32::MAX;
            for bottom in top..free.rows {
                narrowest = narrowest.min(runs[bottom as usize]);
                if narrowest == 0 {
                    break;
                }
                let (width, height) = (narrowest * GRID, (bottom - top + 1) * GRID);
                let score = score(width, height);
                if best.is_none_or(|(known, _)| score > known) {
                    best = Some((score, free.rectangle(left, top, width, height)));
                }
            }
        }
    }
    best.map(|(_, room)| trimmed(room))
}

/// The smaller of the two proportions decides; then the sum.
fn score(width: i32, height: i32) -> i64 {
    let (width, height) = (i64::from(width.min(ENOUGH.0)), i64::from(height.min(ENOUGH.1)));
    (width * PROPORTION.1).min(height * PROPORTION.0) * 10_000 + width + height
}

/// A room larger than enough keeps its middle.
fn trimmed(room: Rectangle) -> Rectangle {
    let (width, height) = (room.width.min(ENOUGH.0), room.height.min(ENOUGH.1));
    Rectangle { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height }
}

/// Which squares of a grid lie within a ring, with the margin.
struct FreeSquares {
    x: i32,
    y: i32,
    columns: i32,
    rows: i32,
    /// For each square, how many from it eastwards are free without a gap.
    runs: Vec<i32>,
}

impl FreeSquares {
    fn run(&self, column: i32, row: i32) -> i32 {
        self.runs[(row * self.columns + column) as usize]
    }

    fn rectangle(&self, column: i32, row: i32, width: i32, height: i32) -> Rectangle {
        Rectangle { x: self.x + column * GRID, y: self.y + row * GRID, width, height }
    }
}

fn free_squares(ring: &[Vertex]) -> FreeSquares {
    let snapped = |value: i32| value.div_euclid(GRID) * GRID;
    let x = snapped(ring.iter().map(|corner| corner.x).min().unwrap_or_default());
    let y = snapped(ring.iter().map(|corner| corner.y).min().unwrap_or_default());
    let columns = ring.iter().map(|corner| (corner.x - x) / GRID + 1).max().unwrap_or_default();
    let rows = ring.iter().map(|corner| (corner.y - y) / GRID + 1).max().unwrap_or_default();
    let mut squares = FreeSquares { x, y, columns, rows, runs: vec![0; (columns * rows) as usize] };
    for row in 0..rows {
        let strip = Rectangle { x: x - GRID, y: y + row * GRID, width: (columns + 2) * GRID, height: GRID };
        let near = blocked(ring, strip.grown(MARGIN));
        let mut run = 0;
        for column in (0..columns).rev() {
            let square = squares.rectangle(column, row, GRID, GRID);
            let (west, east) = (square.x - MARGIN, square.x + GRID + MARGIN);
            let free = near.iter().all(|&(low, high)| high < west || low > east)
                && surrounds(ring, Vertex { x: square.x, y: square.y });
            run = if free { run + 1 } else { 0 };
            squares.runs[(row * columns + column) as usize] = run;
        }
    }
    squares
}

/// From where to where in x the sides of the ring lie in a strip of the map.
fn blocked(ring: &[Vertex], strip: Rectangle) -> Vec<(i32, i32)> {
    let (top, bottom) = (strip.y, strip.y + strip.height);
    let mut spans = Vec::new();
    for (a, b) in sides(ring) {
        let (upper, lower) = if a.y <= b.y { (a, b) } else { (b, a) };
        if lower.y < top || upper.y > bottom {
            continue;
        }
        let at = |y: i32| {
            let share = f64::from(y - upper.y) / f64::from((lower.y - upper.y).max(1));
            upper.point().towards(lower.point(), share).x
        };
        let level = upper.y == lower.y;
        let ends =
            if level { (f64::from(a.x), f64::from(b.x)) } else { (at(top.max(upper.y)), at(bottom.min(lower.y))) };
        spans.push((ends.0.min(ends.1).floor() as i32, ends.0.max(ends.1).ceil() as i32));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(corners: &[(i32, i32)]) -> Vec<Vertex> {
        corners.iter().map(|&(x, y)| Vertex { x, y }).collect()
    }

    #[test]
    fn a_rectangle_keeps_its_margin() {
        let room = find(&ring(&[(0, 0), (2120, 0), (2120, 1120), (0, 1120)])).unwrap();
        assert_eq!(room, Rectangle { x: 80, y: 80, width: 1960, height: 960 });
    }

    #[test]
    fn a_notch_is_avoided() {
        let notched = ring(&[(0, 0), (1000, 0), (1000, 500), (1200, 0), (3600, 0), (3600, 1300), (0, 1300)]);
        let room = find(&notched).unwrap();
        assert!(room.x > 1000 && fits(&notched, room), "{room:?}");
        assert!(!fits(&notched, Rectangle { x: 200, ..room }));
    }

    #[test]
    fn a_rectangle_outside_does_not_fit() {
        let square = ring(&[(0, 0), (500, 0), (500, 500), (0, 500)]);
        assert!(!fits(&square, Rectangle { x: 900, y: 0, width: 100, height: 100 }));
        assert!(!fits(&square, Rectangle { x: -900, y: -900, width: 5000, height: 5000 }));
    }
}
