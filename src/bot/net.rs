//! A small net that judges positions: features, one layer of hidden units, one
//! chance of winning.
//!
//! Its sums are exact. Features and weights are whole numbers of a byte, and so
//! are all sums of their products, far below what a float holds exactly: the
//! order of the additions does not matter, and the sums of a position can be had
//! from those of a similar one by adding what differs.

use super::math::sigmoid;

/// The most features that a game may have.
pub const MOST_INPUTS: usize = 336;

/// Hidden units. A multiple of four, so that they fill whole vectors.
pub const HIDDEN: usize = 40;

/// What a position looks like: whole numbers, most of them 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Features {
    bytes: [u8; MOST_INPUTS],
    len: usize,
}

impl Features {
    /// The number that stands for 1: fractions are parts of it.
    pub const ONE: i32 = 24;

    /// Nothing yet.
    pub const fn new() -> Features {
        Features { bytes: [0; MOST_INPUTS], len: 0 }
    }

    /// Begins anew. What is written must be as much as before: what was there is
    /// only overwritten, because a search does this all the time.
    pub fn rewrite(&mut self) {
        self.len = 0;
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds the next feature, a number of parts of [`ONE`](Features::ONE); what
    /// is too large for a byte counts as the largest.
    #[inline]
    pub fn put(&mut self, value: i32) {
        self.bytes[self.len] = value.clamp(-127, 127) as i8 as u8;
        self.len += 1;
    }

    /// Adds the next `N` features.
    #[inline]
    pub fn put_all<const N: usize>(&mut self, values: [i32; N]) {
        self.add(values.map(|value| value.clamp(-127, 127) as i8 as u8));
    }

    /// Adds the next feature, which is there or not.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        self.bytes[self.len] = u8::from(on) * Features::ONE as u8;
        self.len += 1;
    }

    /// Adds `N` features that are not there.
    #[inline]
    pub fn none<const N: usize>(&mut self) {
        self.add([0; N]);
    }

    /// Adds `N` features of which only the one at `index` is there; none if there
    /// is no such index.
    #[inline]
    pub fn one_of<const N: usize>(&mut self, index: usize) {
        let mut features = [0; N];
        if let Some(feature) = features.get_mut(index) {
            *feature = Features::ONE as u8;
        }
        self.add(features);
    }

    #[inline]
    fn add<const N: usize>(&mut self, features: [u8; N]) {
        if let Some(place) = self.bytes[self.len..].first_chunk_mut() {
            *place = features;
        }
        self.len += N;
    }

    /// Changes a feature that was added, by its place.
    pub fn set(&mut self, place: usize, value: i32) {
        self.bytes[place] = value.clamp(-127, 127) as i8 as u8;
    }

    /// A feature, by its place.
    pub const fn get(&self, place: usize) -> i32 {
        self.bytes[place] as i8 as i32
    }

    /// The features that are not 0, with their places.
    pub fn iter(&self) -> impl Iterator<Item = (usize, i32)> {
        (0..self.len).map(|place| (place, self.get(place))).filter(|&(_, value)| value != 0)
    }

    /// Takes features over from others, by their places.
    pub fn copy_from(&mut self, others: &Features, places: std::ops::Range<usize>) {
        self.bytes[places.clone()].copy_from_slice(&others.bytes[places]);
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::new()
    }
}

/// A net that has learned.
pub struct Net {
    weights: Vec<[f32; HIDDEN]>,
    output: [f32; HIDDEN],
    bias: f32,
}

/// A position that has been looked at, from which similar ones are judged faster.
#[derive(Clone)]
pub struct Glance {
    features: Features,
    sums: [f32; HIDDEN],
}

impl Net {
    /// A net by its weights, `output` and `bias`. The weights are whole numbers
    /// of a byte, a row for each feature.
    pub fn new(weights: &[[i8; HIDDEN]], output: [f32; HIDDEN], bias: f32) -> Net {
        Net { weights: weights.iter().map(|row| row.map(f32::from)).collect(), output, bias }
    }

    /// A net as it is kept: the weights, a byte each, then the other numbers as
    /// floats; `None` if the bytes are too few. Also what follows it.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Option<(Net, &[u8])> {
        let (weights, rest) = bytes.split_at_checked(inputs * HIDDEN)?;
        let rows: Vec<[i8; HIDDEN]> = weights.as_chunks().0.iter().map(|row| row.map(|byte| byte as i8)).collect();
        let (numbers, rest) = rest.split_at_checked(4 * (HIDDEN + 1))?;
        let numbers: Vec<f32> = numbers.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        let (&bias, output) = numbers.split_last()?;
        Some((Net::new(&rows, output.try_into().ok()?, bias), rest))
    }

    /// The net as it is kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights.iter().flatten().map(|&weight| weight as i8 as u8);
        let numbers = self.output.iter().chain([&self.bias]).flat_map(|number| number.to_le_bytes());
        weights.chain(numbers).collect()
    }

    /// How many features it knows.
    pub fn inputs(&self) -> usize {
        self.weights.len()
    }

    /// Looks at a position.
    pub fn look(&self, features: &Features) -> Glance {
        let nothing = Glance { features: Features::new(), sums: [0.0; HIDDEN] };
        Glance { sums: self.sums_near(&nothing, features), features: features.clone() }
    }

    /// The logarithm of the odds of winning.
    pub fn log_odds(&self, glance: &Glance) -> f32 {
        self.output_of(&glance.sums)
    }

    /// The chance of winning.
    pub fn chance(&self, glance: &Glance) -> f32 {
        sigmoid(self.output_of(&glance.sums))
    }

    /// The chance of winning in a position like the one of the glance.
    pub fn chance_near(&self, glance: &Glance, features: &Features) -> f32 {
        sigmoid(self.output_of(&self.sums_near(glance, features)))
    }

    #[inline]
    fn sums_near(&self, glance: &Glance, features: &Features) -> [f32; HIDDEN] {
        let mut changes = Changes::new(&glance.features, features);
        // The first change is added while the sums are copied.
        let Some((place, change)) = changes.next() else { return glance.sums };
        let row = &self.weights[place];
        let mut sums: [f32; HIDDEN] = std::array::from_fn(|unit| glance.sums[unit] + change * row[unit]);
        for (place, change) in changes {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[place]) {
                *sum += change * weight;
            }
        }
        sums
    }

    fn output_of(&self, sums: &[f32; HIDDEN]) -> f32 {
        // Four sums at a time, in an order that is the same on every machine.
        let mut lanes = [0.0_f32; 4];
        let (sums, _) = sums.as_chunks::<4>();
        let (output, _) = self.output.as_chunks::<4>();
        for (sums, output) in sums.iter().zip(output) {
            for ((lane, sum), weight) in lanes.iter_mut().zip(sums).zip(output) {
                // Not `max`, which is a call where there is no instruction for it.
                *lane += if 0.0 < *sum { *sum } else { 0.0 } * weight;
            }
        }
        self.bias + ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3]))
    }
}

/// The features in which two positions differ, and by how much.
struct Changes<'a> {
    before: &'a [[u8; 8]],
    after: &'a [[u8; 8]],
    /// The eight features that are looked at, and those of them that are left.
    eight: usize,
    differing: u64,
}

impl Changes<'_> {
    fn new<'a>(before: &'a Features, after: &'a Features) -> Changes<'a> {
        let (before, after) = (before.bytes.as_chunks().0, after.bytes.as_chunks().0);
        let differing = u64::from_le_bytes(before[0]) ^ u64::from_le_bytes(after[0]);
        Changes { before, after, eight: 0, differing }
    }
}

impl Iterator for Changes<'_> {
    type Item = (usize, f32);

    #[inline]
    fn next(&mut self) -> Option<(usize, f32)> {
        while self.differing == 0 {
            self.eight += 1;
            let (before, after) = (self.before.get(self.eight)?, self.after.get(self.eight)?);
            self.differing = u64::from_le_bytes(*before) ^ u64::from_le_bytes(*after);
        }
        let byte = (self.differing.trailing_zeros() / 8) as usize;
        self.differing &= !(0xff << (8 * byte));
        let number = |features: &[[u8; 8]]| i16::from(features[self.eight][byte] as i8);
        Some((8 * self.eight + byte, f32::from(number(self.after) - number(self.before))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    #[test]
    fn a_position_is_judged_alike_from_nothing_and_from_a_similar_one() {
        let mut rng = Rng::new(5);
        let mut byte = || rng.bits() as i8;
        let weights: Vec<[i8; HIDDEN]> = (0..100).map(|_| std::array::from_fn(|_| byte())).collect();
        let output = std::array::from_fn(|_| f32::from(byte()) / 1e6);
        let net = Net::new(&weights, output, 0.25);
        let mut features = || {
            let mut features = Features::new();
            for _ in 0..100 {
                features.put(i32::from(byte()) / 4);
            }
            features
        };
        let one = features();
        for _ in 0..200 {
            let other = features();
            assert_eq!(net.chance_near(&net.look(&one), &other), net.chance(&net.look(&other)));
        }
    }
}
