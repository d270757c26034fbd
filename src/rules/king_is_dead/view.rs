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
        let (mut world, unseen) = KingIsDead::as_far_as_known(view);
        let mut deck: Vec<Card> = unseen.iter().collect();
        rng.shuffle(&mut deck);
        for seat in view.hidden_seats() {
            let unknown = deck.split_off(deck.len() - world.table.unknown_cards(seat));
            world.give(seat, unknown.into_iter().collect());
        }
        world
    }

    /// Every position that looks exactly like `view` to its observer, once.
    pub fn all_fitting(view: &View) -> Vec<KingIsDead> {
        let (world, unseen) = KingIsDead::as_far_as_known(view);
        let mut worlds = vec![(world, unseen)];
        for seat in view.hidden_seats() {
            let dealt = |(world, unseen): (KingIsDead, Cards)| {
                unseen.subsets(world.table.unknown_cards(seat)).into_iter().map(move |cards| {
                    let mut world = world;
                    world.give(seat, cards);
                    (world, unseen.without(cards))
                })
            };
            worlds = worlds.into_iter().flat_map(dealt).collect();
        }
        worlds.into_iter().map(|(world, _)| world).collect()
    }

    /// The position with the cards that the observer knows, and those that lie
    /// somewhere else.
    fn as_far_as_known(view: &View) -> (KingIsDead, Cards) {
        let mut hands = BySeat([Cards::default(); MAX_PLAYERS]);
        let mut unseen = Cards::CUNNING;
        for seat in view.table.seats.iter() {
            unseen = unseen.without(view.table.played(seat));
            if let Hand::Known(hand) = view.hands[seat] {
                hands[seat] = hand;
                unseen = unseen.without(hand);
            }
        }
        (KingIsDead { table: view.table, hands }, unseen)
    }

    /// Gives a seat what it was dealt less what it played, with these unknown
    /// cards.
    fn give(&mut self, seat: Seat, unknown: Cards) {
        let played = self.table.piles[seat];
        let mut hand = match self.table.mode {
            Mode::Base => Cards::BASE,
            Mode::Advanced => Cards::COMMON.and(self.table.played(seat).common_with(Cards::CUNNING)).and(unknown),
        };
        for card in played.iter() {
            hand.remove(card);
        }
        self.hands[seat] = hand;
        // Masked in the view while a card is held.
        if !hand.is_empty() && hand.playable_count() == 0 {
            self.table.emptied[seat] = self.table.last_play[seat];
        }
    }
}

impl View {
    fn hidden_seats(&self) -> impl Iterator<Item = Seat> {
        self.table.seats.iter().filter(|&seat| matches!(self.hands[seat], Hand::Hidden(_)))
    }
}

impl Table {
    /// How many of the cards that a seat was dealt in secret nobody has seen.
    fn unknown_cards(&self, seat: Seat) -> usize {
        match self.mode {
            Mode::Base => 0,
            Mode::Advanced => CUNNING_DEALT - self.played(seat).cunning_count(),
        }
    }
}
