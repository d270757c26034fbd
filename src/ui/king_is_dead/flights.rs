//! Who moves between two tables, from where to where: what flies over the board
//! while a turn is told.

use crate::rules::Seat;
use crate::rules::king_is_dead::{Faction, Region, Table};

/// Where a follower can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On the map.
    Region(Region),
    /// At a player's court.
    Court(Seat),
    /// Beside the map.
    Supply,
}

/// The way of one follower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Whose follower it is.
    pub faction: Faction,
    /// Where it was.
    pub from: Spot,
    /// Where it is.
    pub to: Spot,
}

/// The ways of all who are not where they were.
pub fn flights(before: &Table, after: &Table) -> Vec<Flight> {
    Faction::ALL.into_iter().flat_map(|faction| flights_of(faction, before, after)).collect()
}

fn flights_of(faction: Faction, before: &Table, after: &Table) -> Vec<Flight> {
    let regions = Region::ALL.into_iter().map(Spot::Region);
    let courts = before.seats().iter().map(Spot::Court);
    let (mut left, mut came) = (Vec::new(), Vec::new());
    for spot in regions.chain(courts).chain([Spot::Supply]) {
        let (was, is) = (count(before, faction, spot), count(after, faction, spot));
        left.extend((is..was).map(|_| spot));
        came.extend((was..is).map(|_| spot));
    }
    left.into_iter().zip(came).map(|(from, to)| Flight { faction, from, to }).collect()
}

fn count(table: &Table, faction: Faction, spot: Spot) -> u8 {
    match spot {
        Spot::Region(region) => table.followers().count(faction, region),
        Spot::Court(seat) => table.court(seat)[faction],
        Spot::Supply => table.supply()[faction],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
    use crate::rules::{Game, GameExt, Rng, Seats};

    /// The tables of random games, one after the other.
    fn games() -> Vec<Vec<Table>> {
        let mut games = Vec::new();
        for seats in 2..=4 {
            let mut rng = Rng::new(seats as u64);
            let options = Options { mode: Mode::Advanced, start: None };
            let mut position = KingIsDead::new(Seats::new(seats).unwrap(), &options, &mut rng).unwrap();
            let mut tables = vec![*position.table()];
            while position.to_act().is_some() {
                let action = position.random_action(&mut rng);
                position.apply(action, &mut rng);
                tables.push(*position.table());
            }
            games.push(tables);
        }
        games
    }

    #[test]
    fn every_follower_that_is_elsewhere_has_flown_there() {
        for tables in games() {
            for (before, after) in tables.iter().zip(&tables[1..]) {
                let flown = flights(before, after);
                let spots = Region::ALL.into_iter().map(Spot::Region).chain(before.seats().iter().map(Spot::Court));
                for spot in spots.chain([Spot::Supply]) {
                    for faction in Faction::ALL {
                        let of = |way: &&Flight| way.faction == faction;
                        let left = flown.iter().filter(of).filter(|way| way.from == spot).count();
                        let came = flown.iter().filter(of).filter(|way| way.to == spot).count();
                        let (was, is) = (count(before, faction, spot), count(after, faction, spot));
                        assert_eq!(usize::from(was) + came, usize::from(is) + left, "{faction:?} {spot:?}");
                        assert!(left == 0 || came == 0, "nobody flies in a circle");
                    }
                }
            }
        }
    }

    #[test]
    fn where_nothing_changes_nobody_flies() {
        for table in games().iter().flatten() {
            assert_eq!(flights(table, table), []);
        }
    }

    #[test]
    fn a_struggle_sends_its_followers_to_the_supply() {
        let mut seen = 0;
        for tables in games() {
            for (before, after) in tables.iter().zip(&tables[1..]) {
                for &region in &after.track()[before.struggles()..after.struggles()] {
                    let from_here: Vec<Flight> = flights(before, after);
                    assert!(from_here.iter().all(|way| way.from == Spot::Region(region) && way.to == Spot::Supply));
                    seen += 1;
                }
            }
        }
        assert!(0 < seen);
    }
}
