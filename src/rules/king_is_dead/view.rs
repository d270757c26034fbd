//! What each player knows, and worlds that fit it.

use serde::{Deserialize, Serialize};

use super::KingIsDead;
use super::card::{CUNNING_DEALT, Card, Cards};
use super::table::{MAX_PLAYERS, Mode, Phase, Table};
use crate::rules::{BySeat, Observer, Rng, Seat};

/// The game as one observer knows it: the table and the hands they may see.
///
/// A player with a good memory: every play was public, so the whole discard
/// piles are here. What may be *shown* of them is a matter of the table's
/// agreement (the umpire's documents show the top card only).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(super) observer: Observer,
    pub(super) table: Table,
    pub(super) hands: BySeat<Hand, MAX_PLAYERS>,
}

/// A hand, as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hand {
    /// Face up for the observer.
    Known(Cards),
    /// So many cards, face down.
    Hidden(usize),
}

impl View {
    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// All that is public.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the observer knows of a hand.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }
}

impl KingIsDead {
    pub(super) fn seen_by(&self, observer: Observer) -> View {
        let shown = |seat| self.table.phase == Phase::Over || observer == Observer::Seat(seat);
        let mut table = self.table;
        let mut hands = BySeat([Hand::Hidden(0); MAX_PLAYERS]);
        for seat in self.table.seats.iter() {
            let hand = self.hands[seat];
            hands[seat] = if shown(seat) { Hand::Known(hand) } else { Hand::Hidden(hand.len()) };
            if !shown(seat) && !hand.is_empty() {
                // Known, it would betray that the card left is Plot.
                table.emptied[seat] = 0;
            }
        }
        View { observer, table, hands }
    }

    pub(super) fn fitting(view: &View, rng: &mut Rng) -> KingIsDead {
        let mut table = view.table;
        let mut hands = BySeat([Cards::default(); MAX_PLAYERS]);
        let mut unseen = Cards::CUNNING;
        for seat in table.seats.iter() {
            unseen = unseen.without(table.played(seat));
            if let Hand::Known(hand) = view.hands[seat] {
                hands[seat] = hand;
                unseen = unseen.without(hand);
            }
        }
        let mut deck: Vec<Card> = unseen.iter().collect();
        rng.shuffle(&mut deck);
        for seat in table.seats.iter() {
            if let Hand::Hidden(_) = view.hands[seat] {
                hands[seat] = hidden_hand(&table, seat, &mut deck);
                // Masked in the view while a card is held.
                if !hands[seat].is_empty() && hands[seat].playable_count() == 0 {
                    table.emptied[seat] = table.last_play[seat];
                }
            }
        }
        KingIsDead { table, hands }
    }
}

/// What a seat was dealt less what it played, with unknown cards from `deck`.
fn hidden_hand(table: &Table, seat: Seat, deck: &mut Vec<Card>) -> Cards {
    let played = table.piles[seat];
    let mut hand = match table.mode {
        Mode::Base => Cards::BASE,
        Mode::Advanced => {
            let known = table.played(seat).common_with(Cards::CUNNING);
            let unknown = deck.split_off(deck.len() - (CUNNING_DEALT - known.len()));
            Cards::COMMON.and(known).and(unknown.into_iter().collect())
        }
    };
    for card in played.iter() {
        hand.remove(card);
    }
    hand
}
