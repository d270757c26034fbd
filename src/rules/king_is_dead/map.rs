//! Britain: eight regions and their thirteen borders.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

/// A region of Britain. France is none: it borders nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Region {
    Moray,
    Strathclyde,
    Lancaster,
    Northumbria,
    Gwynedd,
    Warwick,
    Essex,
    Devon,
}

use Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};

/// Which regions touch.
pub const BORDERS: [(Region, Region); 13] = [
    (Moray, Strathclyde),
    (Strathclyde, Lancaster),
    (Strathclyde, Northumbria),
    (Lancaster, Northumbria),
    (Lancaster, Gwynedd),
    (Lancaster, Warwick),
    (Northumbria, Warwick),
    (Northumbria, Essex),
    (Gwynedd, Warwick),
    (Gwynedd, Devon),
    (Warwick, Essex),
    (Warwick, Devon),
    (Essex, Devon),
];

impl Region {
    /// All eight, in the order that every list of regions has.
    pub const ALL: [Region; 8] = [Moray, Strathclyde, Lancaster, Northumbria, Gwynedd, Warwick, Essex, Devon];

    /// Its name in the notation.
    pub const fn slug(self) -> &'static str {
        match self {
            Moray => "moray",
            Strathclyde => "strathclyde",
            Lancaster => "lancaster",
            Northumbria => "northumbria",
            Gwynedd => "gwynedd",
            Warwick => "warwick",
            Essex => "essex",
            Devon => "devon",
        }
    }

    /// The regions that border it.
    pub const fn neighbours(self) -> Regions {
        NEIGHBOURS[1 << self as usize]
    }

    /// The regions that come after it in the order.
    pub const fn later(self) -> Regions {
        Regions(!((2u8 << self as u8).wrapping_sub(1)))
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// For each set of regions, all that border one of them.
const NEIGHBOURS: [Regions; 256] = {
    let mut table = [Regions(0); 256];
    let mut set = 0;
    while set < 256 {
        let mut border = 0;
        while border < BORDERS.len() {
            let (a, b) = (BORDERS[border].0 as u8, BORDERS[border].1 as u8);
            if set & (1 << a) != 0 {
                table[set].0 |= 1 << b;
            }
            if set & (1 << b) != 0 {
                table[set].0 |= 1 << a;
            }
            border += 1;
        }
        set += 1;
    }
    table
};

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Regions(pub u8);

impl Regions {
    /// No region.
    pub const NONE: Regions = Regions(0);

    /// Just this one.
    pub const fn only(region: Region) -> Regions {
        Regions(1 << region as u8)
    }

    /// Whether `region` is one of them.
    pub const fn contains(self, region: Region) -> bool {
        self.0 & (1 << region as u8) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// All that border one of them.
    pub const fn neighbours(self) -> Regions {
        NEIGHBOURS[self.0 as usize]
    }

    /// Every region that comes before the last member in the order.
    pub const fn before_last(self) -> Regions {
        match self.0 {
            0 => Regions(0),
            set => Regions((1 << (7 - set.leading_zeros())) - 1),
        }
    }

    /// The regions in order.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |&region| self.contains(region))
    }
}

impl BitAnd for Regions {
    type Output = Regions;
    fn bitand(self, other: Regions) -> Regions {
        Regions(self.0 & other.0)
    }
}

impl BitOr for Regions {
    type Output = Regions;
    fn bitor(self, other: Regions) -> Regions {
        Regions(self.0 | other.0)
    }
}

impl BitOrAssign for Regions {
    fn bitor_assign(&mut self, other: Regions) {
        self.0 |= other.0;
    }
}

impl Not for Regions {
    type Output = Regions;
    fn not(self) -> Regions {
        Regions(!self.0)
    }
}

impl FromIterator<Region> for Regions {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Regions {
        regions.into_iter().fold(Regions::NONE, |set, region| set | Regions::only(region))
    }
}

impl fmt::Debug for Regions {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual_and_thirteen() {
        let both_ways: usize = Region::ALL.iter().map(|region| region.neighbours().len()).sum();
        assert_eq!(both_ways, 2 * 13);
        for (a, b) in BORDERS {
            assert!(a.neighbours().contains(b) && b.neighbours().contains(a));
        }
    }

    #[test]
    fn g6_france_borders_nothing() {
        let essex: Vec<Region> = Essex.neighbours().iter().collect();
        assert_eq!(essex, [Northumbria, Warwick, Devon]);
    }

    #[test]
    fn later_and_earlier_regions() {
        assert_eq!(Devon.later(), Regions::NONE);
        assert_eq!(Moray.later().len(), 7);
        let set: Regions = [Moray, Lancaster].into_iter().collect();
        assert_eq!(set.before_last(), [Moray, Strathclyde].into_iter().collect());
        assert_eq!(Regions::NONE.before_last(), Regions::NONE);
    }
}
