//! Points, rings and chains: the little plane geometry that the map needs.

/// A point of the map, or a longitude and a latitude, before it is rounded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// A corner in whole units of the map. From here on all is exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Vertex {
    pub x: i32,
    pub y: i32,
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rectangle {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point that lies `share` of the way to `other`.
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }

    pub fn round(self) -> Vertex {
        Vertex { x: self.x.round() as i32, y: self.y.round() as i32 }
    }
}

impl Vertex {
    pub fn point(self) -> Point {
        Point::new(f64::from(self.x), f64::from(self.y))
    }
}

impl Rectangle {
    /// The rectangle with `margin` more on every side.
    pub fn grown(self, margin: i32) -> Rectangle {
        let Rectangle { x, y, width, height } = self;
        Rectangle { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
    }

    pub fn corners(self) -> [Vertex; 4] {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)].map(|(x, y)| Vertex { x, y })
    }

    pub fn contains(self, vertex: Vertex) -> bool {
        (self.x..=self.x + self.width).contains(&vertex.x) && (self.y..=self.y + self.height).contains(&vertex.y)
    }
}

/// The sides of a ring; the last one leads back to the first corner.
pub fn sides(ring: &[Vertex]) -> impl Iterator<Item = (Vertex, Vertex)> + '_ {
    ring.iter().enumerate().map(|(index, &corner)| (corner, ring[(index + 1) % ring.len()]))
}

/// Twice the area of a ring, positive when it runs clockwise on the screen
/// (where y grows downwards).
pub fn double_area(ring: &[Vertex]) -> i64 {
    sides(ring).map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y)).sum()
}

/// Whether the ring surrounds the point; on its edge either answer is right.
pub fn surrounds(ring: &[Vertex], point: Vertex) -> bool {
    let crossings = sides(ring).filter(|&(a, b)| {
        (a.y > point.y) != (b.y > point.y) && {
            let upper_first = if a.y < b.y { turn(a, b, point) } else { turn(b, a, point) };
            upper_first > 0
        }
    });
    crossings.count() % 2 == 1
}

/// Positive when the way from `a` by `b` to `c` bends clockwise on the screen,
/// negative when it bends the other way, zero when it is straight.
pub fn turn(a: Vertex, b: Vertex, c: Vertex) -> i64 {
    let (ab_x, ab_y) = (i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y));
    let (ac_x, ac_y) = (i64::from(c.x) - i64::from(a.x), i64::from(c.y) - i64::from(a.y));
    ab_x * ac_y - ab_y * ac_x
}

/// Whether two sides have any point in common.
pub fn touch((a, b): (Vertex, Vertex), (c, d): (Vertex, Vertex)) -> bool {
    let apart = |low: i32, high: i32, other_low: i32, other_high: i32| high < other_low || other_high < low;
    if apart(a.x.min(b.x), a.x.max(b.x), c.x.min(d.x), c.x.max(d.x))
        || apart(a.y.min(b.y), a.y.max(b.y), c.y.min(d.y), c.y.max(d.y))
    {
        return false;
    }
    turn(a, b, c).signum() * turn(a, b, d).signum() <= 0 && turn(c, d, a).signum() * turn(c, d, b).signum() <= 0
}

/// How far the point is from the side.
pub fn distance_to_side(point: Vertex, (a, b): (Vertex, Vertex)) -> f64 {
    let (point, a, b) = (point.point(), a.point(), b.point());
    let length = a.distance(b);
    if length == 0.0 {
        return point.distance(a);
    }
    let share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
    point.distance(a.towards(b, share.clamp(0.0, 1.0)))
}

/// Adds points so that no step of the chain is longer than `step`.
pub fn densify(chain: &[Point], step: f64) -> Vec<Point> {
    let mut dense = Vec::new();
    for pair in chain.windows(2) {
        let parts = (pair[0].distance(pair[1]) / step).ceil().max(1.0);
        dense.extend((0..parts as usize).map(|part| pair[0].towards(pair[1], part as f64 / parts)));
    }
    dense.extend(chain.last());
    dense
}

/// Leaves out, again and again, the point that matters least (Visvalingam),
/// until each spans a triangle of `smallest` square units with its neighbours.
/// Both ends stay.
pub fn simplify(mut chain: Vec<Point>, smallest: f64) -> Vec<Point> {
    let triangle = |a: Point, b: Point, c: Point| ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs() / 2.0;
    let mut areas: Vec<f64> = chain.windows(3).map(|three| triangle(three[0], three[1], three[2])).collect();
    loop {
        let least = areas.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1));
        let Some((index, &area)) = least.filter(|&(_, &area)| area < smallest) else { return chain };
        chain.remove(index + 1);
        areas.remove(index);
        // The neighbours never matter less than what was left out before them.
        for neighbour in index.saturating_sub(1)..(index + 1).min(areas.len()) {
            let three = &chain[neighbour..neighbour + 3];
            areas[neighbour] = triangle(three[0], three[1], three[2]).max(area);
        }
    }
}

/// The chain in whole units, without points that fall together.
pub fn round(chain: &[Point]) -> Vec<Vertex> {
    let mut rounded: Vec<Vertex> = chain.iter().map(|point| point.round()).collect();
    rounded.dedup();
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vertices(corners: &[(i32, i32)]) -> Vec<Vertex> {
        corners.iter().map(|&(x, y)| Vertex { x, y }).collect()
    }

    #[test]
    fn area_and_inside_of_a_hook() {
        let hook = vertices(&[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (0, 10)]);
        assert_eq!(double_area(&hook), 2 * (300 + 200));
        let backwards: Vec<Vertex> = hook.iter().rev().copied().collect();
        assert_eq!(double_area(&backwards), -1000);
        for (x, y, inside) in [(5, 5, true), (25, 25, true), (5, 20, false), (-1, 5, false), (31, 10, false)] {
            assert_eq!(surrounds(&hook, Vertex { x, y }), inside, "{x}, {y}");
        }
    }

    #[test]
    fn sides_that_touch() {
        let side = |a: (i32, i32), b: (i32, i32)| (Vertex { x: a.0, y: a.1 }, Vertex { x: b.0, y: b.1 });
        let level = side((0, 0), (10, 0));
        assert!(touch(level, side((5, -5), (5, 5))));
        assert!(touch(level, side((5, 0), (5, 5))));
        assert!(touch(level, side((8, 0), (20, 0))));
        assert!(!touch(level, side((5, 1), (5, 5))));
        assert!(!touch(level, side((11, 0), (20, 0))));
        assert_eq!(distance_to_side(Vertex { x: 13, y: 4 }, level), 5.0);
    }

    #[test]
    fn simple_chains_keep_their_ends_and_their_shape() {
        let chain = [(0.0, 0.0), (50.0, 1.0), (100.0, 0.0), (150.0, 80.0), (200.0, 0.0)].map(|(x, y)| Point::new(x, y));
        let dense = densify(&chain, 7.0);
        assert!(dense.windows(2).all(|pair| pair[0].distance(pair[1]) <= 7.0));
        let simple = simplify(dense, 100.0);
        assert_eq!(round(&simple), vertices(&[(0, 0), (100, 0), (150, 80), (200, 0)]));
    }
}
