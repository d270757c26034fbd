//! Places at the table, and containers with one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table; 0 is the first, the others follow clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has so many seats");
        Seat(index as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;
    fn try_from(index: u8) -> Result<Seat, &'static str> {
        if usize::from(index) < MAX_SEATS { Ok(Seat(index)) } else { Err("no table has so many seats") }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Seat {}", self.0)
    }
}

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seats(u8);

impl Seats {
    /// A table of this size; `None` for one nobody could sit at.
    pub const fn new(count: usize) -> Option<Seats> {
        if 2 <= count && count <= MAX_SEATS { Some(Seats(count as u8)) } else { None }
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Every seat, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// The seat of that number, if there is one at this table.
    pub fn seat(self, index: usize) -> Option<Seat> {
        (index < self.count()).then(|| Seat::new(index))
    }

    /// The next seat, clockwise.
    pub fn next(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.0 { next } else { 0 })
    }
}

impl TryFrom<u8> for Seats {
    type Error = &'static str;
    fn try_from(count: u8) -> Result<Seats, &'static str> {
        Seats::new(usize::from(count)).ok_or("nobody could sit at such a table")
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Whether `seat` is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These and `seat`.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        SeatSet(seats.into_iter().fold(0, |set, seat| set | 1 << seat.0))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.index())).finish()
    }
}

/// One value for each seat of a game with at most `N`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

// By hand, because serde derives nothing for arrays of any length.
impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let wrong = |values: Vec<T>| Error::invalid_length(values.len(), &"one value for each seat");
        values.try_into().map(BySeat).map_err(wrong)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_goes_round_the_table() {
        let seats = Seats::new(3).unwrap();
        assert_eq!(seats.next(Seat::new(0)), Seat::new(1));
        assert_eq!(seats.next(Seat::new(2)), Seat::new(0));
    }

    #[test]
    fn a_table_has_two_to_five_seats() {
        let sizes: Vec<usize> = (0..9).filter(|&n| Seats::new(n).is_some()).collect();
        assert_eq!(sizes, [2, 3, 4, 5]);
    }
}
