//! Finds games in which something is about to be possible, by playing them at
//! random here.

use interregnum::rules::king_is_dead::{Action, Card, Mode};
use interregnum::rules::{GameExt, Observer, Rng, Seat};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::effect::{effects, imagined};
use interregnum::ui::king_is_dead::plan::Plan;

use crate::hands::tap;
use crate::table::{Kept, advance, against_bots, plan};

/// The first game, of all that are tried, in which it is the first seat's turn
/// and `wanted` holds.
pub fn seek(seats: usize, mode: Mode, wanted: impl Fn(&Kept) -> bool) -> Kept {
    (0..3000).find_map(|seed| try_game(seats, mode, seed, &wanted)).expect("there is such a game")
}

fn try_game(seats: usize, mode: Mode, seed: u64, wanted: &impl Fn(&Kept) -> bool) -> Option<Kept> {
    let mut save = against_bots(seats, mode, seed);
    let mut rng = Rng::new(seed);
    while let Some(seat) = save.session.position().to_act() {
        if seat == Seat::new(0) && wanted(&save) {
            return Some(save);
        }
        let cards: Vec<Card> = save.session.position().hand(seat).iter().filter(|&card| card != Card::Plot).collect();
        // One turn in four is a pass, so that there are struggles early on.
        let turn = match cards.as_slice() {
            cards if !cards.is_empty() && rng.below(4) != 0 => some_turn(&save, rng.pick(cards), &mut rng),
            _ => vec![Action::Pass],
        };
        advance(&mut save, &turn);
    }
    None
}

/// The actions of a whole turn with `card`, by chance.
pub fn some_turn(save: &Kept, card: Card, rng: &mut Rng) -> Vec<Action> {
    let mut draft = Draft::of(card);
    loop {
        let plan = plan(save, &draft);
        match plan.turn {
            Some(turn) => return turn,
            None => tap(&mut draft, &plan, rng.pick(&plan.live)),
        }
    }
}

/// Whether the first seat holds `card` and can choose what it does.
pub fn can_choose(save: &Kept, card: Card) -> bool {
    holds(save, card) && 1 < ways(save, card)
}

/// Whether the first seat holds `card`.
pub fn holds(save: &Kept, card: Card) -> bool {
    save.session.position().hand(Seat::new(0)).contains(card)
}

/// In how many ways the first seat can play `card`.
pub fn ways(save: &Kept, card: Card) -> usize {
    effects(&imagined(&save.view(Observer::Seat(Seat::new(0)))), card).len()
}

/// What choosing `card` would amount to.
pub fn plan_of(save: &Kept, card: Card) -> Plan {
    plan(save, &Draft::of(card))
}
