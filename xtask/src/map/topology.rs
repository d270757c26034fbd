//! Cuts Britain into its regions: chains that two regions share are the same
//! corners for both, so that nothing gapes and nothing overlaps.

use super::geometry::{Point, Vertex, double_area, round, simplify};
use super::regions::{Border, End, Plan, Region};

/// A piece of coast or border, with the region or the two regions beside it.
#[derive(Clone, Debug)]
pub struct Chain {
    pub beside: Vec<Region>,
    pub corners: Vec<Vertex>,
}

/// Britain's main island, cut.
#[derive(Clone, Debug)]
pub struct Mainland {
    /// The whole coast, clockwise.
    pub coast: Vec<Vertex>,
    pub chains: Vec<Chain>,
    /// The outline of each region, clockwise, in the order of `Region::ALL`.
    pub regions: Vec<Vec<Vertex>>,
}

/// The corners of a coast span with their neighbours at least this many square
/// units, those of a border this many.
pub const COAST_DETAIL: f64 = 150.0;
const BORDER_DETAIL: f64 = 160.0;

pub fn cut(coast: &[Point], plan: &Plan) -> Result<Mainland, String> {
    let mut chains = shores(coast, plan)?;
    let mut ring: Vec<Vertex> = Vec::new();
    for chain in &chains {
        ring.extend(&chain.corners[..chain.corners.len() - 1]);
    }
    for border in &plan.borders {
        chains.push(Chain { beside: vec![border.between.0, border.between.1], corners: course(border, coast) });
    }
    let regions = Region::ALL.iter().map(|&region| outline(region, &chains)).collect::<Result<_, _>>()?;
    Ok(Mainland { coast: ring, chains, regions })
}

/// The coast in pieces, from one coast end of the borders to the next.
fn shores(coast: &[Point], plan: &Plan) -> Result<Vec<Chain>, String> {
    let cuts: Vec<usize> = plan.shores.iter().map(|(end, _)| nearest(coast, end.point())).collect();
    let mut chains = Vec::new();
    for (index, &(_, region)) in plan.shores.iter().enumerate() {
        let (from, to) = (cuts[index], cuts[(index + 1) % cuts.len()]);
        let length = (to + coast.len() - from) % coast.len();
        let piece: Vec<Point> = (0..=length).map(|step| coast[(from + step) % coast.len()]).collect();
        chains.push(Chain { beside: vec![region], corners: round(&simplify(piece, COAST_DETAIL)) });
    }
    let total: usize =
        cuts.iter().zip(cuts.iter().cycle().skip(1)).map(|(a, b)| (b + coast.len() - a) % coast.len()).sum();
    if total == coast.len() {
        Ok(chains)
    } else {
        Err("the coast ends of the borders are not in clockwise order".to_owned())
    }
}

fn nearest(coast: &[Point], point: Point) -> usize {
    let by_distance = |a: &usize, b: &usize| coast[*a].distance(point).total_cmp(&coast[*b].distance(point));
    (0..coast.len()).min_by(by_distance).unwrap_or_default()
}

/// The line of a border, wavering as if drawn by hand.
fn course(border: &Border, coast: &[Point]) -> Vec<Vertex> {
    let place = |end: End| match end {
        End::Coast(..) => coast[nearest(coast, end.point())].round().point(),
        End::Inland(..) => end.point(),
    };
    let mut line = vec![place(border.from)];
    line.extend(border.by.iter().map(|&(x, y)| Point::new(f64::from(x), f64::from(y))));
    line.push(place(border.to));
    let (first, last) = border.between;
    let seed = (first.index() * 8 + last.index()) as u64;
    round(&simplify(waver(&smooth(&line), seed), BORDER_DETAIL))
}

/// A curve through all the points (Catmull and Rom's), in short steps.
fn smooth(line: &[Point]) -> Vec<Point> {
    const STEPS: usize = 24;
    let mut curve = vec![line[0]];
    for index in 0..line.len() - 1 {
        let (b, c) = (line[index], line[index + 1]);
        let a = if index == 0 { b } else { line[index - 1] };
        let d = line.get(index + 2).copied().unwrap_or(c);
        for step in 1..=STEPS {
            let t = step as f64 / STEPS as f64;
            let blend = |a: f64, b: f64, c: f64, d: f64| {
                b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
            };
            curve.push(Point::new(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y)));
        }
    }
    curve
}

/// Moves the points a little to the side, the ends not at all.
fn waver(line: &[Point], seed: u64) -> Vec<Point> {
    const AMPLITUDE: f64 = 28.0;
    let chance = |at: u64| {
        // A mixing function (splitmix64), for numbers between -1 and 1 that are the same on every machine.
        let mut bits = (seed << 32 | at).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    let mut gone = 0.0;
    let mut wavering = vec![line[0]];
    let length: f64 = line.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    for three in line.windows(3) {
        gone += three[0].distance(three[1]);
        // Waves of two lengths, fading towards the ends.
        let mut aside = 0.0;
        for (wave, share, offset) in [(230.0, 0.7, 0), (90.0, 0.45, 1000)] {
            let at = gone / wave;
            let part = at - at.floor();
            let ease = part * part * (3.0 - 2.0 * part);
            let (before, after) = (chance(at as u64 + offset), chance(at as u64 + offset + 1));
            aside += share * (before + (after - before) * ease);
        }
        aside *= AMPLITUDE * (gone.min(length - gone) / 60.0).min(1.0);
        let step = three[0].distance(three[2]).max(1.0);
        let (along_x, along_y) = ((three[2].x - three[0].x) / step, (three[2].y - three[0].y) / step);
        wavering.push(Point::new(three[1].x - along_y * aside, three[1].y + along_x * aside));
    }
    wavering.extend(line.last());
    wavering
}

/// Joins the chains beside a region to one ring.
fn outline(region: Region, chains: &[Chain]) -> Result<Vec<Vertex>, String> {
    let mut left: Vec<Vec<Vertex>> =
        chains.iter().filter(|chain| chain.beside.contains(&region)).map(|chain| chain.corners.clone()).collect();
    let mut ring = left.pop().ok_or_else(|| format!("{region:?} has no border"))?;
    while !left.is_empty() {
        let end = ring.last().copied();
        let next = left.iter().position(|chain| chain.first().copied() == end || chain.last().copied() == end);
        let mut chain = left.swap_remove(next.ok_or_else(|| format!("the outline of {region:?} is broken"))?);
        if chain.first().copied() != end {
            chain.reverse();
        }
        ring.extend(&chain[1..]);
    }
    if ring.pop() != ring.first().copied() {
        return Err(format!("the outline of {region:?} does not close"));
    }
    if double_area(&ring) < 0 {
        ring.reverse();
    }
    Ok(ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_smooth_line_goes_through_its_points() {
        let line = [(0.0, 0.0), (300.0, 100.0), (500.0, 0.0)].map(|(x, y)| Point::new(x, y));
        let curve = smooth(&line);
        assert!(line.iter().all(|point| curve.iter().any(|other| point.distance(*other) < 1e-6)));
    }

    #[test]
    fn a_wavering_line_keeps_its_ends_and_strays_little() {
        let line: Vec<Point> = (0..=100).map(|step| Point::new(f64::from(step) * 10.0, 0.0)).collect();
        let wavering = waver(&line, 7);
        assert_eq!((wavering[0], wavering[100]), (line[0], line[100]));
        assert!(wavering.iter().all(|point| point.y.abs() < 40.0));
        assert!(wavering.iter().any(|point| point.y.abs() > 5.0));
        assert_ne!(wavering, waver(&line, 8));
    }
}
