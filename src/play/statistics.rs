//! What the finished games of a device add up to: how often somebody who plays
//! alone against bots wins, and when.

use super::save::Save;
use super::seating::Player;
use crate::bot::Level;
use crate::rules::{Notation, Observer, Seat};

/// A finished game, as far as it counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// When it was last played.
    pub when: u64,
    /// How many played.
    pub seats: usize,
    /// How it went for the only person at the table; `None` if there were none or
    /// several.
    pub alone: Option<Alone>,
    /// How many turns it took.
    pub turns: usize,
    /// What only its game knows of it: for each topic the number of what it was.
    pub traits: Vec<Option<usize>>,
}

/// A game of one person against bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alone {
    /// Whether the person won, alone, with a partner, or together with others.
    pub won: bool,
    /// The level of the bots; `None` if they had several.
    pub level: Option<Level>,
}

impl Finished {
    /// A game as it is kept; `None` if it is not over.
    pub fn of<G: Notation>(save: &Save<G>, traits: Vec<Option<usize>>) -> Option<Finished> {
        let winners = save.outcome()?.winners;
        let people = |index: &usize| save.chairs[*index].player == Player::Human;
        let mut people = (0..save.chairs.len()).filter(people);
        let alone = match (people.next(), people.next()) {
            (Some(person), None) => {
                let level = |index: usize| match save.chairs[index].player {
                    Player::Human => None,
                    Player::Bot(level) => Some(level),
                };
                let mut levels = (0..save.chairs.len()).filter_map(level);
                let first = levels.next();
                let level = first.filter(|first| levels.all(|level| level == *first));
                first.map(|_| Alone { won: winners.contains(Seat::new(person)), level })
            }
            _ => None,
        };
        let turns = save.seating().turns(Observer::Public).len();
        Some(Finished { when: save.touched, seats: save.chairs.len(), alone, turns, traits })
    }
}

/// So many of so many games were won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Share {
    /// Won.
    pub won: usize,
    /// Played.
    pub played: usize,
}

impl Share {
    /// The part that was won, between the bounds of its 95 % interval (Wilson 1927);
    /// `None` if nothing was played.
    pub fn interval(self) -> Option<(f64, f64, f64)> {
        const Z: f64 = 1.96;
        if self.played == 0 {
            return None;
        }
        let count = self.played as f64;
        let part = self.won as f64 / count;
        let shrink = 1.0 + Z * Z / count;
        let middle = (part + Z * Z / (2.0 * count)) / shrink;
        let margin = Z * (part * (1.0 - part) / count + Z * Z / (4.0 * count * count)).sqrt() / shrink;
        // Rounding must not put the part outside. (`clamp` would bring along the words for
        // bounds in the wrong order, and with them all that it takes to write numbers.)
        Some(((middle - margin).max(0.0).min(part), part, (middle + margin).min(1.0).max(part)))
    }

    fn count(&mut self, won: bool) {
        self.won += usize::from(won);
        self.played += 1;
    }
}

/// What finished games add up to. But for the first number, only those of one
/// person against bots count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// How many games are finished, whoever played them.
    pub finished: usize,
    /// All that count.
    pub all: Share,
    /// Most victories in a row.
    pub streak: usize,
    /// By level of the bots, the weakest first; those of several levels last.
    pub by_level: Vec<(Option<Level>, Share)>,
    /// By the number of players.
    pub by_seats: Vec<(usize, Share)>,
    /// By length: turns of the shortest in the group, in steps of [`STEP`].
    pub by_length: Vec<(usize, Share)>,
    /// For each topic of the game, by what it can be.
    pub by_trait: Vec<Vec<Share>>,
}

/// Turns that a group of games of about the same length spans.
pub const STEP: usize = 10;

impl Statistics {
    /// The sum of these games; each topic of their game has so many values.
    pub fn of(games: &[Finished], topics: &[usize]) -> Statistics {
        let mut sum = Statistics {
            finished: games.len(),
            by_trait: topics.iter().map(|&count| vec![Share::default(); count]).collect(),
            ..Statistics::default()
        };
        let mut in_order: Vec<&Finished> = Vec::new();
        for game in games {
            let place = in_order.iter().position(|later| game.when < later.when);
            in_order.insert(place.unwrap_or(in_order.len()), game);
        }
        let mut row = 0;
        for game in in_order {
            let Some(Alone { won, level }) = game.alone else { continue };
            row = if won { row + 1 } else { 0 };
            sum.streak = sum.streak.max(row);
            sum.all.count(won);
            entry(&mut sum.by_level, level, |level| level.map_or(usize::MAX, rank)).count(won);
            entry(&mut sum.by_seats, game.seats, |seats| seats).count(won);
            entry(&mut sum.by_length, game.turns / STEP * STEP, |turns| turns).count(won);
            for (shares, value) in sum.by_trait.iter_mut().zip(&game.traits) {
                if let Some(share) = value.and_then(|value| shares.get_mut(value)) {
                    share.count(won);
                }
            }
        }
        sum
    }
}

/// The weakest first. Levels of earlier days come before all others.
fn rank(level: Level) -> usize {
    Level::LADDER.iter().position(|&other| other == level).map_or(0, |place| place + 1)
}

/// The share of a key, in a list that `rank` orders.
fn entry<K: Copy + PartialEq>(list: &mut Vec<(K, Share)>, key: K, rank: fn(K) -> usize) -> &mut Share {
    let index = list.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        let place = list.iter().position(|(known, _)| rank(key) < rank(*known)).unwrap_or(list.len());
        list.insert(place, (key, Share::default()));
        place
    });
    &mut list[index].1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(when: u64, won: bool, level: Option<Level>, turns: usize, value: Option<usize>) -> Finished {
        Finished { when, seats: 2, alone: Some(Alone { won, level }), turns, traits: vec![value] }
    }

    fn share(won: usize, played: usize) -> Share {
        Share { won, played }
    }

    #[test]
    fn games_of_one_person_against_bots_are_counted_and_others_are_not() {
        let together = Finished { when: 9, seats: 4, alone: None, turns: 70, traits: vec![Some(1)] };
        let (page, king) = (Some(Level::Page), Some(Level::King));
        let games = [
            game(5, true, king, 41, Some(1)),
            game(1, true, page, 38, Some(0)),
            game(2, false, page, 49, Some(1)),
            together,
            game(4, true, None, 40, None),
        ];
        let sum = Statistics::of(&games, &[3]);
        assert_eq!((sum.finished, sum.all), (5, share(3, 4)));
        assert_eq!(sum.by_level, [(page, share(1, 2)), (king, share(1, 1)), (None, share(1, 1))]);
        assert_eq!(sum.by_seats, [(2, share(3, 4))]);
        assert_eq!(sum.by_length, [(30, share(1, 1)), (40, share(2, 3))]);
        assert_eq!(sum.by_trait, [vec![share(1, 1), share(1, 2), share(0, 0)]]);
    }

    #[test]
    fn few_games_say_little() {
        assert_eq!(share(0, 0).interval(), None);
        let (low, part, high) = share(1, 1).interval().expect("one was played");
        assert!(low < 0.21 && part == 1.0 && high == 1.0);
        let (low, part, high) = share(50, 100).interval().expect("many were");
        assert!((low - 0.404).abs() < 0.001 && part == 0.5 && (high - 0.596).abs() < 0.001);
    }

    #[test]
    fn a_streak_goes_by_when_games_were_played() {
        let days = [(3, true), (1, true), (2, false), (5, true), (4, true), (6, false), (7, true)];
        let games = days.map(|(when, won)| game(when, won, None, 40, None));
        assert_eq!(Statistics::of(&games, &[]).streak, 3);
        assert_eq!(Statistics::of(&[], &[]), Statistics::default());
    }
}
