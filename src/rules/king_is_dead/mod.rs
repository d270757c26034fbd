//! The King is Dead, second edition (Peer Sylvester, 2020), for two to four.
//!
//! Three factions struggle for eight regions; the players, with eight cards for
//! the whole game, decide who prevails and gather followers to be crowned by
//! them, or, if France invades, to unite them.
//!
//! Comments name rulings (CO5, SUP2 …) where the rulebook leaves room; the tests
//! in `tests/rulings/` bear the same names.

mod action;
mod card;
mod document;
mod effects;
mod ending;
mod faction;
mod followers;
mod forecast;
mod map;
mod notation;
mod projection;
mod scenario;
mod setup;
mod standing;
mod table;
mod turn;
mod view;

pub use action::{Action, Choices};
pub use card::{CUNNING_DEALT, Card, Cards, HAND_SIZE, Pile};
pub use document::Document;
pub use ending::{Decided, Decision, Ending, Verdict};
pub use faction::{ByFaction, Faction, Pair};
pub use followers::{Change, Followers, Stack};
pub use forecast::{Coronation, Forecast, Invasion};
pub use map::{BORDERS, Region, Regions};
pub use projection::Projection;
pub use scenario::Scenario;
pub use setup::Options;
pub use table::{INSTABILITY_DISCS, MAX_PLAYERS, Mode, Phase, Table};
pub use view::{Hand, View};

use super::{BadSetup, BySeat, Game, Meta, Observer, Rng, Seat, Seats, Status};

/// A position: what lies on the table, and what is hidden in the hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KingIsDead {
    table: Table,
    hands: BySeat<Cards, MAX_PLAYERS>,
}

impl KingIsDead {
    /// Everything public.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's cards. Nobody else may be shown them: see [`View`].
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }
}

impl Game for KingIsDead {
    type Options = Options;
    type Action = Action;
    type Legal = Choices;
    type View = View;

    const META: Meta = Meta {
        slug: "king-is-dead",
        rules_version: 1,
        seats: 2..=MAX_PLAYERS,
        // Four players: 32 cards of at most 6 decisions (a spied assemble and its
        // summon), and 3 passes for each card and 4 for each struggle.
        longest: 32 * 6 + 32 * 3 + 8 * 4,
    };

    fn new(seats: Seats, options: &Options, rng: &mut Rng) -> Result<KingIsDead, BadSetup> {
        KingIsDead::deal(seats, options, rng)
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    #[inline]
    fn status(&self) -> Status {
        match self.table.phase {
            Phase::Over => Status::Over(self.decide()),
            _ => Status::ToAct(self.table.to_act),
        }
    }

    fn legal(&self) -> Choices {
        match self.table.phase {
            Phase::Over => Choices::NONE,
            Phase::Turn => Choices::turn(self.hands[self.table.to_act]),
            _ => self.table.choices(),
        }
    }

    /// Nothing is left to chance after the deal.
    fn apply(&mut self, action: Action, _rng: &mut Rng) {
        match action {
            Action::Pass => self.table.pass(),
            Action::Play(card) => {
                let hand = &mut self.hands[self.table.to_act];
                hand.remove(card);
                self.table.play(card, *hand);
            }
            answer => self.table.answer(answer),
        }
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> KingIsDead {
        KingIsDead::fitting(view, rng)
    }

    fn side(&self, seat: Seat) -> Seat {
        self.table.side(seat)
    }

    fn standing(&self, seat: Seat) -> f32 {
        self.judge(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small_enough_for_a_search_to_copy() {
        fn is_copy<T: Copy>() {}
        is_copy::<KingIsDead>();
        assert!(size_of::<KingIsDead>() <= 128, "{} bytes", size_of::<KingIsDead>());
    }
}
