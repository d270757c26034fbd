//! Chance: the one random generator of the project.
//!
//! Frozen: a saved game is a seed and a list of actions, so these numbers must
//! never change. It works on integers of fixed width only, so that every machine
//! draws the same ones; the `rand` crate promises neither.

/// SplitMix64 (Steele, Lea, Flood 2014), which also counts what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
    draws: u32,
}

impl Rng {
    /// The generator that `seed` names.
    pub const fn new(seed: u64) -> Rng {
        Rng { state: seed, draws: 0 }
    }

    /// How many numbers have been drawn: two equal answers mean that nothing
    /// random happened in between.
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.draws = self.draws.wrapping_add(1);
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, each equally likely (Lemire 2019).
    ///
    /// # Panics
    /// If `bound` is 0: there is no such number.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound != 0, "no number is below 0");
        loop {
            let product = (self.bits() >> 32) * u64::from(bound);
            let low = product as u32;
            // Accept at once in all but `bound` of 2^32 cases; then exactly the
            // surplus that would make small numbers likelier is drawn again.
            if bound <= low || bound.wrapping_neg() % bound <= low {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of `items`, each equally likely.
    ///
    /// # Panics
    /// If `items` is empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` into a random order (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Mixes two numbers into a seed: a stream of its own for each purpose.
pub fn mix(a: u64, b: u64) -> u64 {
    Rng::new(a ^ b.rotate_left(32).wrapping_mul(0xd6e8_feb8_6659_fd93)).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_frozen() {
        let mut rng = Rng::new(42);
        let bits: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(bits, [0xbdd7_3226_2feb_6e95, 0x28ef_e333_b266_f103, 0x4752_6757_130f_9f52]);
        let small: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        assert_eq!(small, [2, 0, 5, 1, 4, 2, 3, 1, 2, 3, 3, 3]);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = Rng::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 70,000 and p = 1/7.
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 5 * 93), "{seen:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..52).collect();
        Rng::new(7).shuffle(&mut items);
        assert_ne!(items, (0..52).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..52).collect::<Vec<_>>());
    }
}
