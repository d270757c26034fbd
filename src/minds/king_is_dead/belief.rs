//! What others may hold: every deal of the cunning cards that fits.
//!
//! What somebody has played says little about the other cards they were dealt, but
//! for one: Plot cannot be played. If plays were drawn by lot, who has so many of
//! eight cards left would be eight to that many times likelier to hold it. Players
//! who choose hold back other cards, too, and bots that all do so gain nothing by
//! suspecting Plot; against players who do play by lot they gain much. The square
//! root is about as good as the better of the two against either.

use crate::bot::Worlds;
use crate::rules::king_is_dead::{Card, HAND_SIZE, KingIsDead, View};
use crate::rules::{Game, Seat};

/// The worlds that fit a view.
pub fn worlds(view: &View) -> Worlds<KingIsDead> {
    let weight = |world: &KingIsDead| world.seats().iter().map(|seat| suspicion(world, seat)).product::<f32>();
    Worlds::weighted(KingIsDead::all_fitting(view).into_iter().map(|world| (weight(&world), world)))
}

/// How much likelier this hand is than one without Plot.
fn suspicion(world: &KingIsDead, seat: Seat) -> f32 {
    let hand = world.hand(seat);
    if hand.contains(Card::Plot) { (HAND_SIZE as f32 / hand.len() as f32).sqrt() } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::king_is_dead::{Action, Mode, Options};
    use crate::rules::{GameExt, Observer, Rng, Seats};

    /// How much of the belief of `eye` is that the other one holds Plot.
    fn believed(position: &KingIsDead, eye: Seat, other: Seat) -> f32 {
        let Worlds::Weighted(worlds) = worlds(&position.view(Observer::Seat(eye))) else { return 0.0 };
        let (mut before, mut plot) = (0.0, 0.0);
        for (sum, world) in &worlds {
            if world.hand(other).contains(Card::Plot) {
                plot += sum - before;
            }
            before = *sum;
        }
        plot / before
    }

    #[test]
    fn who_plays_card_after_card_and_never_plot_is_suspected_of_it() {
        let mut rng = Rng::new(2);
        let options = Options { mode: Mode::Advanced, start: None };
        let position = loop {
            let position = KingIsDead::new(Seats::new(2).unwrap(), &options, &mut rng).unwrap();
            if !position.hand(Seat::new(0)).contains(Card::Plot) {
                break position;
            }
        };
        let (eye, other) = (Seat::new(0), Seat::new(1));
        // Three of the nine cards that are unseen, one of which is Plot.
        assert!((believed(&position, eye, other) - 1.0 / 3.0).abs() < 1e-4);
        let mut later = position;
        while later.to_act().is_some() && 5 < later.hand(other).len() {
            let plain = |action: &Action| match action {
                Action::Play(card) => later.to_act() == Some(other) && !card.is_cunning(),
                Action::Pass => later.to_act() == Some(eye),
                _ => true,
            };
            let action = later.legal().find(plain).expect("there are plain cards left");
            later.apply(action, &mut rng);
        }
        assert!(0.35 < believed(&later, eye, other), "{}", believed(&later, eye, other));
    }
}
