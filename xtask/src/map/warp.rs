//! The smooth distortion that makes room: a thin-plate spline, which bends the
//! plane as little as it can while each landmark goes where it is told.

use super::geometry::Point;

/// A place of the real world and where the map has it.
pub struct Landmark {
    pub longitude: f64,
    pub latitude: f64,
    pub x: f64,
    pub y: f64,
}

pub struct Warp {
    anchors: Vec<Point>,
    /// For x and for y: one weight an anchor, then the flat part.
    weights: [Vec<f64>; 2],
}

/// At the latitude of Britain's middle a degree of longitude is this much of a
/// degree of latitude (the cosine of 54°).
const NARROWING: f64 = 0.5878;

impl Warp {
    pub fn new(landmarks: &[Landmark]) -> Result<Warp, String> {
        let anchors: Vec<Point> = landmarks.iter().map(|mark| flat(mark.longitude, mark.latitude)).collect();
        let size = anchors.len() + 3;
        let mut rows = Vec::new();
        for (anchor, mark) in anchors.iter().zip(landmarks) {
            let mut row: Vec<f64> = anchors.iter().map(|other| bend(anchor.distance(*other))).collect();
            row.extend([1.0, anchor.x, anchor.y, mark.x, mark.y]);
            rows.push(row);
        }
        // The bends must not pull or turn the plane as a whole.
        for part in [|_: &Point| 1.0, |anchor: &Point| anchor.x, |anchor: &Point| anchor.y] {
            let mut row: Vec<f64> = anchors.iter().map(part).collect();
            row.extend([0.0; 5]);
            rows.push(row);
        }
        let solved = solve(rows, size).ok_or("the landmarks contradict each other")?;
        let column = |at: usize| solved.iter().map(|row| row[size + at]).collect();
        Ok(Warp { anchors, weights: [column(0), column(1)] })
    }

    /// Where the map has a longitude and a latitude.
    pub fn place(&self, place: Point) -> Point {
        let from = flat(place.x, place.y);
        let bends: Vec<f64> = self.anchors.iter().map(|anchor| bend(from.distance(*anchor))).collect();
        let terms = bends.into_iter().chain([1.0, from.x, from.y]);
        terms.enumerate().fold(Point::new(0.0, 0.0), |sum, (index, term)| {
            Point::new(sum.x + self.weights[0][index] * term, sum.y + self.weights[1][index] * term)
        })
    }

    /// How much the map enlarges a small piece of land there: square units for
    /// a square degree of latitude. Negative where the map would be folded.
    pub fn enlargement(&self, place: Point) -> f64 {
        const STEP: f64 = 0.01;
        let here = self.place(place);
        let east = self.place(Point::new(place.x + STEP / NARROWING, place.y));
        let south = self.place(Point::new(place.x, place.y - STEP));
        ((east.x - here.x) * (south.y - here.y) - (east.y - here.y) * (south.x - here.x)) / (STEP * STEP)
    }
}

fn flat(longitude: f64, latitude: f64) -> Point {
    Point::new(longitude * NARROWING, -latitude)
}

/// How a thin plate bends at this distance from a pin.
fn bend(distance: f64) -> f64 {
    if distance == 0.0 { 0.0 } else { distance * distance * distance.ln() }
}

/// Gauss's elimination. Each row holds `size` coefficients, then two right-hand
/// sides, which come back as the two solutions.
fn solve(mut rows: Vec<Vec<f64>>, size: usize) -> Option<Vec<Vec<f64>>> {
    for column in 0..size {
        let best = (column..size).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, best);
        let pivot = rows[column].clone();
        if pivot[column].abs() < 1e-9 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            let factor = row[column] / pivot[column];
            if index == column {
                row.iter_mut().for_each(|value| *value /= pivot[column]);
            } else {
                row.iter_mut().zip(&pivot).for_each(|(value, pivot)| *value -= factor * pivot);
            }
        }
    }
    Some(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(list: &[(f64, f64, f64, f64)]) -> Vec<Landmark> {
        list.iter().map(|&(longitude, latitude, x, y)| Landmark { longitude, latitude, x, y }).collect()
    }

    #[test]
    fn landmarks_go_where_they_are_told() {
        let list =
            [(0.0, 50.0, 0.0, 900.0), (0.0, 58.0, 100.0, 0.0), (2.0, 54.0, 800.0, 500.0), (-3.0, 53.0, 9.0, 9.0)];
        let warp = Warp::new(&marks(&list)).unwrap();
        for (longitude, latitude, x, y) in list {
            assert!(warp.place(Point::new(longitude, latitude)).distance(Point::new(x, y)) < 1e-6);
        }
    }

    #[test]
    fn one_place_cannot_go_to_two() {
        let twice = [(0.0, 50.0, 0.0, 0.0), (0.0, 50.0, 9.0, 9.0), (1.0, 51.0, 1.0, 1.0), (2.0, 50.0, 5.0, 1.0)];
        assert!(Warp::new(&marks(&twice)).is_err());
    }

    #[test]
    fn a_fold_shows() {
        let mirrored = [(0.0, 50.0, 900.0, 900.0), (0.0, 58.0, 900.0, 0.0), (8.0, 54.0, 0.0, 450.0)];
        assert!(Warp::new(&marks(&mirrored)).unwrap().enlargement(Point::new(1.0, 53.0)) < 0.0);
    }
}
