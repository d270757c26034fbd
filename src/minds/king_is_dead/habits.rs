//! Learning how eagerly cards are played: who held what is known when a game
//! between bots is over, and so what they chose from.

use crate::bot::{Mind, Net, Search};
use crate::rules::king_is_dead::{Action, Card, Cards, KingIsDead, Mode, Options};
use crate::rules::{Game, GameExt, Observer, Rng, Seats};

/// Somebody played a card from a hand.
pub struct Choice {
    card: Card,
    hand: Cards,
}

/// What is played in one advanced game between searches with this net.
pub fn choices(net: &Net, seats: Seats, iterations: u32, rng: &mut Rng) -> Vec<Choice> {
    let options = Options { mode: Mode::Advanced, start: None };
    let mut position = KingIsDead::new(seats, &options, rng).expect("two to four can play");
    let mut choices = Vec::new();
    while let Some(seat) = position.to_act() {
        let worlds = KingIsDead::worlds(&position.view(Observer::Seat(seat)));
        let mut search = Search::with(net, worlds, Rng::new(rng.bits())).expect("somebody is to act");
        search.think(iterations, &mut || true);
        let action = search.best().map_or_else(|| position.random_action(rng), |best| best.action);
        if let Action::Play(card) = action {
            choices.push(Choice { card, hand: position.hand(seat) });
        }
        position.apply(action, rng);
    }
    choices
}

/// The eagerness that explains the choices best, by the method of Hunter (2004):
/// a card's is the number of its plays, divided by how often it could have been
/// played against how eager others.
pub fn eagerness(choices: &[Choice]) -> [f32; Card::ALL.len()] {
    let mut eagerness = Card::ALL.map(|card| if card == Card::Plot { 0.0 } else { 1.0 });
    for _ in 0..50 {
        let mut plays = [0.0_f32; Card::ALL.len()];
        let mut chances = [0.0_f32; Card::ALL.len()];
        for Choice { card, hand } in choices {
            plays[*card as usize] += 1.0;
            let in_hand: f32 = hand.iter().map(|card| eagerness[card as usize]).sum();
            for card in hand.iter() {
                chances[card as usize] += 1.0 / in_hand;
            }
        }
        for (card, eagerness) in eagerness.iter_mut().enumerate() {
            if 0.0 < *eagerness && 0.0 < chances[card] {
                // One play more and one chance more keep rare cards in bounds.
                *eagerness = (plays[card] + 1.0) / (chances[card] + 1.0);
            }
        }
    }
    eagerness
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_are_played_first_are_the_eager_ones() {
        let hand: Cards = [Card::Spy, Card::March, Card::Aid, Card::Plot].into_iter().collect();
        let choice = |card| Choice { card, hand };
        let plays = [(Card::Spy, 300), (Card::March, 100), (Card::Aid, 100)];
        let choices: Vec<Choice> = plays.iter().flat_map(|&(card, n)| (0..n).map(move |_| choice(card))).collect();
        let eagerness = eagerness(&choices);
        let ratio = eagerness[Card::Spy as usize] / eagerness[Card::March as usize];
        assert!((ratio - 3.0).abs() < 0.1, "{ratio}");
        assert_eq!(eagerness[Card::Plot as usize], 0.0);
    }
}
