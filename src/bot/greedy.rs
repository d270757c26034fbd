//! One turn ahead: tries every whole turn and takes the one after which it
//! stands best by the game's own rule of thumb.

use super::Effort;
use crate::rules::{Game, GameExt, Rng, Seat, Status};

/// The first action of the best turn; of equally good ones, each equally likely.
pub fn choose<G: Game>(view: &G::View, effort: &mut Effort, rng: &mut Rng) -> G::Action {
    let world = G::imagine(view, rng);
    let me = world.to_act().expect("somebody is to act when a bot is asked");
    let mut search = Search { me, best: None, equals: 0, effort, rng };
    let mut first = None;
    for action in world.legal() {
        if search.improves(&world, action) || first.is_none() {
            first = Some(action);
        }
    }
    first.expect("whoever is to act has a legal action")
}

struct Search<'a, 'b> {
    me: Seat,
    best: Option<f32>,
    equals: u32,
    effort: &'a mut Effort<'b>,
    rng: &'a mut Rng,
}

impl Search<'_, '_> {
    /// Whether the best turn found so far begins with `action`.
    fn improves<G: Game>(&mut self, position: &G, action: G::Action) -> bool {
        if self.best.is_some() && !(self.effort.go_on)() {
            return false;
        }
        let mut next = position.clone();
        next.apply(action, self.rng);
        if next.to_act() == Some(self.me) {
            let mut improved = false;
            for action in next.legal() {
                improved |= self.improves(&next, action);
            }
            return improved;
        }
        let value = judge(next, self.me, self.rng);
        match self.best {
            Some(best) if value < best => false,
            Some(best) if value == best => {
                // The n-th of equals replaces the choice with probability 1/n,
                // which leaves each of them equally likely.
                self.equals += 1;
                self.rng.below(self.equals) == 0
            }
            _ => {
                (self.best, self.equals) = (Some(value), 1);
                true
            }
        }
    }
}

/// How `me` stands after everybody's forced moves: a player who can only pass
/// is no reason to stop looking.
fn judge<G: Game>(mut position: G, me: Seat, rng: &mut Rng) -> f32 {
    loop {
        if let Status::Over(outcome) = position.status() {
            return outcome.reward(me);
        }
        let mut legal = position.legal();
        match (legal.next(), legal.next()) {
            (Some(only), None) => position.apply(only, rng),
            _ => return position.standing(me),
        }
    }
}
