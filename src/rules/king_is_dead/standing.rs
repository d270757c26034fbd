//! A rule of thumb: how well a player stands, from what everybody can see.
//!
//! Only additions, products and quotients, so that every machine judges alike.

use super::KingIsDead;
use super::faction::{ByFaction, Faction};
use super::table::{INSTABILITY_DISCS, Phase, Table};
use crate::rules::Seat;

/// The chance that the leader of a region keeps it, by the lead of 1, 2, 3 …
const LEADER_WINS: [f32; 4] = [0.6, 0.8, 0.9, 0.95];
/// The chance that a region becomes unstable, by the lead of 0, 1, 2, 3 …
const UNSTABLE: [f32; 4] = [0.6, 0.2, 0.08, 0.03];

impl KingIsDead {
    /// Between what would happen if everybody only passed from now on, which
    /// counts more the fewer cards are left, and a guess at how things may turn.
    pub(super) fn judge(&self, seat: Seat) -> f32 {
        let cards = |seat: Seat| self.hands[seat].len() as f32;
        let seats = self.table.seats;
        let left: f32 = seats.iter().map(cards).sum();
        let certainty = 0.9 - 0.7 * left / (8.0 * seats.count() as f32);
        let others = (left - cards(seat)) / (seats.count() - 1) as f32;
        let initiative = 0.06 * (cards(seat) - others);
        let value = certainty * self.if_all_pass(seat) + (1.0 - certainty) * self.table.guess(seat) + initiative;
        value.clamp(0.01, 0.99)
    }

    /// The reward if nobody plays another card. Every card in hand counts as one
    /// to play: nobody else knows which of them is Plot.
    fn if_all_pass(&self, seat: Seat) -> f32 {
        let mut end = *self;
        for seat in self.table.seats.iter() {
            let hand = &mut end.hands[seat];
            if !hand.is_empty() {
                end.table.emptied[seat] = 0;
            }
            *hand = hand.face_down();
        }
        while end.table.phase != Phase::Over {
            end.table.resolve_struggle();
        }
        end.decide().reward(seat)
    }
}

impl Table {
    fn guess(&self, seat: Seat) -> f32 {
        let mut power = ByFaction(Faction::ALL.map(|faction| self.controlled[faction].len() as f32));
        let mut unstable = self.unstable.len() as f32;
        for region in self.open().iter() {
            let here = self.followers.in_region(region);
            let mut sorted = here.0;
            sorted.sort_unstable();
            let lead = usize::from(sorted[2] - sorted[1]);
            unstable += UNSTABLE[lead.min(3)];
            for faction in Faction::ALL {
                let behind = usize::from(sorted[2] - here[faction]);
                power[faction] += match (behind, lead) {
                    (0, 0) => 0.3,
                    (0, lead) => LEADER_WINS[lead.min(4) - 1],
                    (behind, _) => 0.2 / (behind * behind) as f32,
                };
            }
        }
        let missing = INSTABILITY_DISCS as f32 - unstable;
        let invasion = (0.8 - 0.42 * missing).clamp(0.02, 0.95);
        invasion * self.unites(seat) + (1.0 - invasion) * self.is_favourite(seat, &power)
    }

    /// How likely the seat's side has most sets.
    fn unites(&self, seat: Seat) -> f32 {
        let side = self.side(seat);
        let mut mine = 0.0;
        let mut best_other = 0.0_f32;
        for other in self.seats.iter().filter(|&other| self.side(other) == other) {
            let pool = self.seats.iter().filter(|&member| self.side(member) == other);
            let mut court = ByFaction::<u8>::default();
            let mut latest = 0;
            for member in pool {
                latest = latest.max(self.last_play[member]);
                for faction in Faction::ALL {
                    court[faction] += self.courts[member][faction];
                }
            }
            let mut sorted = court.0;
            sorted.sort_unstable();
            // Sets count; what is there for the next set counts a little, and so
            // does having played last.
            let worth = f32::from(sorted[0]) + 0.15 * f32::from(sorted[1]) + 0.02 * f32::from(latest);
            if other == side {
                mine = worth;
            } else {
                best_other = best_other.max(worth);
            }
        }
        share(1.2 * (mine - best_other))
    }

    /// How likely the strongest faction prefers the seat (or its partner).
    fn is_favourite(&self, seat: Seat, power: &ByFaction<f32>) -> f32 {
        let weights = ByFaction(power.0.map(|power| {
            let square = power * power;
            square * square
        }));
        let total: f32 = weights.0.iter().sum();
        let leads = ByFaction(Faction::ALL.map(|faction| self.lead(seat, faction)));
        let value = |first: Faction| {
            let [one, other] = first.others();
            let second = if power[one] < power[other] { other } else { one };
            share(leads[first] + 0.25 * leads[second].clamp(-2.0, 2.0))
        };
        Faction::ALL.into_iter().map(|faction| weights[faction] / total * value(faction)).sum()
    }

    /// Followers of a faction in the best court of the seat's side, above the
    /// best of the others.
    fn lead(&self, seat: Seat, faction: Faction) -> f32 {
        let best = |ours: bool| {
            let seats = self.seats.iter().filter(|&other| (self.side(other) == self.side(seat)) == ours);
            seats.map(|other| self.courts[other][faction]).max().unwrap_or(0)
        };
        f32::from(best(true)) - f32::from(best(false))
    }
}

/// From a lead to a chance: 0 gives a half, large ones approach 0 and 1.
fn share(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (0.8 + lead.abs())
}
