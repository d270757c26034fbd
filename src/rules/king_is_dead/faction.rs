//! The three factions, and containers with one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::map::Region;

/// Whom a follower belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    /// At home in Moray.
    Scottish,
    /// At home in Gwynedd.
    Welsh,
    /// At home in Essex.
    English,
}

impl Faction {
    /// All three, in the order that every list of factions has.
    pub const ALL: [Faction; 3] = [Faction::Scottish, Faction::Welsh, Faction::English];

    /// Where it comes from.
    pub const fn home(self) -> Region {
        match self {
            Faction::Scottish => Region::Moray,
            Faction::Welsh => Region::Gwynedd,
            Faction::English => Region::Essex,
        }
    }

    /// Its name in the notation.
    pub const fn slug(self) -> &'static str {
        match self {
            Faction::Scottish => "scottish",
            Faction::Welsh => "welsh",
            Faction::English => "english",
        }
    }

    /// The two other factions.
    pub const fn others(self) -> [Faction; 2] {
        match self {
            Faction::Scottish => [Faction::Welsh, Faction::English],
            Faction::Welsh => [Faction::Scottish, Faction::English],
            Faction::English => [Faction::Scottish, Faction::Welsh],
        }
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// One value for each faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ByFaction<T>(pub [T; 3]);

impl<T> Index<Faction> for ByFaction<T> {
    type Output = T;
    fn index(&self, faction: Faction) -> &T {
        &self.0[faction as usize]
    }
}

impl<T> IndexMut<Faction> for ByFaction<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        &mut self.0[faction as usize]
    }
}

impl ByFaction<u8> {
    /// How many followers these are.
    pub const fn total(&self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Complete sets of one follower of each faction.
    pub fn sets(&self) -> u8 {
        self.0[0].min(self.0[1]).min(self.0[2])
    }

    /// The faction that is ahead of both others, if one is.
    pub const fn leader(&self) -> Option<Faction> {
        let [scottish, welsh, english] = self.0;
        if scottish > welsh && scottish > english {
            Some(Faction::Scottish)
        } else if welsh > scottish && welsh > english {
            Some(Faction::Welsh)
        } else if english > scottish && english > welsh {
            Some(Faction::English)
        } else {
            None
        }
    }
}

/// Two followers, whatever their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pair {
    /// Two Scots.
    ScottishScottish,
    /// A Scot and a Welshman.
    ScottishWelsh,
    /// A Scot and an Englishman.
    ScottishEnglish,
    /// Two Welsh.
    WelshWelsh,
    /// A Welshman and an Englishman.
    WelshEnglish,
    /// Two English.
    EnglishEnglish,
}

impl Pair {
    /// All six.
    pub const ALL: [Pair; 6] = [
        Pair::ScottishScottish,
        Pair::ScottishWelsh,
        Pair::ScottishEnglish,
        Pair::WelshWelsh,
        Pair::WelshEnglish,
        Pair::EnglishEnglish,
    ];

    /// Its two followers, in faction order.
    pub const fn members(self) -> [Faction; 2] {
        use Faction::{English, Scottish, Welsh};
        match self {
            Pair::ScottishScottish => [Scottish, Scottish],
            Pair::ScottishWelsh => [Scottish, Welsh],
            Pair::ScottishEnglish => [Scottish, English],
            Pair::WelshWelsh => [Welsh, Welsh],
            Pair::WelshEnglish => [Welsh, English],
            Pair::EnglishEnglish => [English, English],
        }
    }
}
