//! What can be tapped while a turn is put together, and how it is written: in
//! saved drafts and on the buttons themselves.

use std::fmt;
use std::str::FromStr;

use crate::rules::Seat;
use crate::rules::king_is_dead::{Faction, Region, Stack};

/// One thing to tap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Target {
    /// A player's discard pile, for the spy.
    Pile(Seat),
    /// A region on the map.
    Region(Region),
    /// A region on the map, for the follower of this faction that assembles.
    Place(Stack),
    /// A region card on the track.
    Card(Region),
    /// The region card that gets the disc.
    Disc(Region),
    /// A follower on the map.
    Stack(Stack),
    /// A faction, to come from the supply.
    Faction(Faction),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Target::Pile(seat) => write!(f, "pile:{seat}"),
            Target::Region(region) => write!(f, "region:{region}"),
            Target::Place(stack) => write!(f, "place:{}:{}", stack.faction, stack.region),
            Target::Card(region) => write!(f, "card:{region}"),
            Target::Disc(region) => write!(f, "disc:{region}"),
            Target::Stack(stack) => write!(f, "stack:{}:{}", stack.faction, stack.region),
            Target::Faction(faction) => write!(f, "faction:{faction}"),
        }
    }
}

/// The text does not name anything to tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTarget;

impl FromStr for Target {
    type Err = NoTarget;

    fn from_str(text: &str) -> Result<Target, NoTarget> {
        let mut words = text.split(':');
        let mut next = || words.next().ok_or(NoTarget);
        let target = match next()? {
            "pile" => Target::Pile(next()?.parse::<u8>().ok().and_then(|seat| seat.try_into().ok()).ok_or(NoTarget)?),
            "region" => Target::Region(region(next()?)?),
            "place" => Target::Place(Stack { faction: faction(next()?)?, region: region(next()?)? }),
            "card" => Target::Card(region(next()?)?),
            "disc" => Target::Disc(region(next()?)?),
            "stack" => Target::Stack(Stack { faction: faction(next()?)?, region: region(next()?)? }),
            "faction" => Target::Faction(faction(next()?)?),
            _ => return Err(NoTarget),
        };
        if words.next().is_none() { Ok(target) } else { Err(NoTarget) }
    }
}

fn region(slug: &str) -> Result<Region, NoTarget> {
    Region::ALL.into_iter().find(|region| region.slug() == slug).ok_or(NoTarget)
}

fn faction(slug: &str) -> Result<Faction, NoTarget> {
    Faction::ALL.into_iter().find(|faction| faction.slug() == slug).ok_or(NoTarget)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_read_as_it_was_written() {
        let mut targets = vec![Target::Pile(Seat::new(3))];
        for region in Region::ALL {
            targets.extend([Target::Region(region), Target::Card(region), Target::Disc(region)]);
            for faction in Faction::ALL {
                let stack = Stack { faction, region };
                targets.extend([Target::Place(stack), Target::Stack(stack), Target::Faction(faction)]);
            }
        }
        for target in targets {
            assert_eq!(target.to_string().parse(), Ok(target));
        }
        for junk in ["", "pile", "pile:9", "region:", "region:moray:x", "stack:scottish", "card:france"] {
            assert_eq!(junk.parse::<Target>(), Err(NoTarget), "{junk}");
        }
    }
}
