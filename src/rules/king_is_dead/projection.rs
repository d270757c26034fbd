//! What would come of the regions if nobody played another card.

use super::KingIsDead;
use super::card::Card;
use super::faction::{ByFaction, Faction};
use super::table::{INSTABILITY_DISCS, Table};
use crate::rules::{Seat, SeatSet};

/// The struggles to come, resolved as the followers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Projection {
    /// Regions that each faction would control.
    pub discs: ByFaction<u8>,
    /// One more than the space of the last struggle that each faction would win;
    /// 0 if it would win none.
    pub last_won: ByFaction<u8>,
    /// Instability discs that would lie on the map.
    pub unstable: u8,
    /// The factions, strongest first. Of those that would control nothing, in
    /// the order of every list.
    pub ranking: [Faction; 3],
}

impl Projection {
    /// Whether France would invade.
    pub fn invaded(&self) -> bool {
        INSTABILITY_DISCS <= usize::from(self.unstable)
    }
}

impl Table {
    /// What would come of the regions if nobody played another card. After an
    /// invasion nothing more is resolved.
    pub fn projection(&self) -> Projection {
        let mut discs = ByFaction([0; 3]);
        let mut last_won = ByFaction([0; 3]);
        let mut unstable = 0;
        let struggles = self.struggles();
        for (space, &region) in self.track.iter().enumerate() {
            let winner = if space < struggles {
                Faction::ALL.into_iter().find(|&faction| self.controlled[faction].contains(region))
            } else {
                self.followers.in_region(region).leader()
            };
            match winner {
                Some(faction) => {
                    discs[faction] += 1;
                    last_won[faction] = space as u8 + 1;
                }
                None => {
                    unstable += 1;
                    if INSTABILITY_DISCS <= usize::from(unstable) {
                        break;
                    }
                }
            }
        }
        let power = |faction: Faction| (discs[faction], last_won[faction]);
        let mut ranking = Faction::ALL;
        // Three are sorted fastest by hand; equal ones keep their order.
        if power(ranking[0]) < power(ranking[1]) {
            ranking.swap(0, 1);
        }
        if power(ranking[1]) < power(ranking[2]) {
            ranking.swap(1, 2);
            if power(ranking[0]) < power(ranking[1]) {
                ranking.swap(0, 1);
            }
        }
        Projection { discs, last_won, unstable, ranking }
    }
}

impl KingIsDead {
    /// Who would win if nobody played another card, as `eye` must think: for
    /// others, every card in their hand counts as one to play, because nobody
    /// knows which of them is Plot. Both of a team are among the winners.
    pub fn winners_if_all_pass(&self, projection: &Projection, eye: Seat) -> SeatSet {
        let seats = self.table.seats;
        let winning = if projection.invaded() {
            self.tied_for_best(|seat| {
                let side = self.table.side(seat);
                (self.sets_known_to(side, eye), self.latest_play(side), 0)
            })
        } else {
            let [first, second, _] = projection.ranking;
            let second = (0 < projection.discs[second]).then_some(second);
            let tied = self.tied_for_best(|seat| {
                let plot = u8::from(self.has_plot_known_to(seat, eye));
                let court = self.table.courts[seat];
                (court[first] + plot, second.map_or(0, |second| court[second]), plot)
            });
            self.most_decisive_of(tied, eye)
        };
        let sides: SeatSet = winning.iter().map(|seat| self.table.side(seat)).collect();
        seats.iter().filter(|&seat| sides.contains(self.table.side(seat))).collect()
    }

    fn tied_for_best(&self, score: impl Fn(Seat) -> (u8, u8, u8)) -> SeatSet {
        let mut best = (0, 0, 0);
        let mut tied = SeatSet::default();
        for seat in self.table.seats.iter() {
            let score = score(seat);
            if best < score {
                best = score;
                tied = SeatSet::default();
            }
            if best == score {
                tied = tied.with(seat);
            }
        }
        tied
    }

    /// The last tiebreak of a coronation, between sides: see `ending`.
    fn most_decisive_of(&self, tied: SeatSet, eye: Seat) -> SeatSet {
        if tied.len() == 1 {
            return tied;
        }
        let rank = |seat: Seat| {
            let side = self.table.side(seat);
            let (mut left, mut done_at) = (0, 0);
            for member in self.table.seats.iter().filter(|&member| self.table.side(member) == side) {
                let hand = self.hands[member];
                left += if member == eye { hand.playable_count() } else { hand.len() };
                done_at = done_at.max(self.table.emptied[member]);
            }
            // Those without a card to play come first, then who has fewest.
            if left == 0 { (0, done_at) } else { (left, self.latest_play(side).wrapping_sub(1)) }
        };
        // Nobody has played a card, but for those without any: they share it.
        if tied.iter().all(|seat| 0 < rank(seat).0 && self.latest_play(self.table.side(seat)) == 0) {
            return tied;
        }
        let best = tied.iter().map(rank).min();
        tied.iter().filter(|&seat| Some(rank(seat)) == best).collect()
    }

    fn has_plot_known_to(&self, seat: Seat, eye: Seat) -> bool {
        seat == eye && self.hands[seat].contains(Card::Plot)
    }

    fn sets_known_to(&self, side: Seat, eye: Seat) -> u8 {
        let mut pool = ByFaction::<u8>::default();
        for seat in self.table.seats.iter().filter(|&seat| self.table.side(seat) == side) {
            for faction in Faction::ALL {
                pool[faction] += self.table.courts[seat][faction];
            }
        }
        let plot = self.table.side(eye) == side && self.hands[eye].contains(Card::Plot);
        if plot && let Some(scarcest) = pool.0.iter_mut().min() {
            *scarcest += 1;
        }
        pool.sets()
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::{Mode, Phase};
    use super::super::{Game, Options};
    use super::*;
    use crate::rules::{GameExt, Rng, Seats};

    /// The same by letting the engine resolve everything and decide.
    fn by_playing_on(position: &KingIsDead, eye: Seat) -> SeatSet {
        let mut end = *position;
        for seat in position.table.seats.iter().filter(|&seat| seat != eye) {
            if !end.hands[seat].is_empty() {
                end.table.emptied[seat] = 0;
            }
            end.hands[seat] = end.hands[seat].face_down();
        }
        while end.table.phase != Phase::Over {
            end.table.resolve_struggle();
        }
        end.decide().winners
    }

    #[test]
    fn the_projection_agrees_with_the_engine_in_every_position_of_random_games() {
        let mut rng = Rng::new(17);
        for game in 0..1_200 {
            let seats = Seats::new(2 + game % 3).unwrap();
            let mode = if game / 3 % 2 == 0 { Mode::Base } else { Mode::Advanced };
            let mut position = KingIsDead::new(seats, &Options { mode, start: None }, &mut rng).unwrap();
            while let Some(seat) = position.to_act() {
                let projection = position.table.projection();
                for eye in seats.iter() {
                    let winners = position.winners_if_all_pass(&projection, eye);
                    assert_eq!(winners, by_playing_on(&position, eye), "{position:?} for {seat}");
                }
                position.apply(position.random_action(&mut rng), &mut rng);
            }
        }
    }
}
