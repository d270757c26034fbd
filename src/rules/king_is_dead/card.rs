//! The action cards, sets of them, and the piles they are discarded to.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An action card, in the order that every hand is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Card {
    ScottishSupport,
    WelshSupport,
    EnglishSupport,
    Assemble,
    Negotiate,
    Manoeuvre,
    Outmanoeuvre,
    Spy,
    Ambush,
    March,
    Plot,
    Aid,
    Influence,
    Dispute,
    Edict,
    Resist,
    Quell,
    Suppress,
    Muster,
}

/// Cards in hand at the start, in both modes.
pub const HAND_SIZE: usize = 8;

/// Cunning cards dealt to each player of the advanced game.
pub const CUNNING_DEALT: usize = 3;

impl Card {
    /// All nineteen, in order.
    pub const ALL: [Card; 19] = [
        Card::ScottishSupport,
        Card::WelshSupport,
        Card::EnglishSupport,
        Card::Assemble,
        Card::Negotiate,
        Card::Manoeuvre,
        Card::Outmanoeuvre,
        Card::Spy,
        Card::Ambush,
        Card::March,
        Card::Plot,
        Card::Aid,
        Card::Influence,
        Card::Dispute,
        Card::Edict,
        Card::Resist,
        Card::Quell,
        Card::Suppress,
        Card::Muster,
    ];

    /// The twelve cards of the advanced game; there is one of each.
    pub const CUNNING: [Card; 12] = *Card::ALL.last_chunk().expect("there are nineteen");

    /// Whether it is one of the advanced game's cards.
    pub const fn is_cunning(self) -> bool {
        Card::Spy as u8 <= self as u8
    }

    /// Its name in the notation.
    pub const fn slug(self) -> &'static str {
        match self {
            Card::ScottishSupport => "scottish-support",
            Card::WelshSupport => "welsh-support",
            Card::EnglishSupport => "english-support",
            Card::Assemble => "assemble",
            Card::Negotiate => "negotiate",
            Card::Manoeuvre => "manoeuvre",
            Card::Outmanoeuvre => "outmanoeuvre",
            Card::Spy => "spy",
            Card::Ambush => "ambush",
            Card::March => "march",
            Card::Plot => "plot",
            Card::Aid => "aid",
            Card::Influence => "influence",
            Card::Dispute => "dispute",
            Card::Edict => "edict",
            Card::Resist => "resist",
            Card::Quell => "quell",
            Card::Suppress => "suppress",
            Card::Muster => "muster",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Card, ()> {
        Card::ALL.into_iter().find(|card| card.slug() == text).ok_or(())
    }
}

/// Cards in a hand: one bit a card, and one more for the second Assemble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cards(u32);

const SECOND_ASSEMBLE: u32 = 1 << Card::ALL.len();

impl Cards {
    /// The five cards that everybody has in both modes.
    pub const COMMON: Cards = Cards(
        bit(Card::Assemble) | SECOND_ASSEMBLE | bit(Card::Negotiate) | bit(Card::Manoeuvre) | bit(Card::Outmanoeuvre),
    );

    /// The hand of the base game.
    pub const BASE: Cards =
        Cards(Cards::COMMON.0 | bit(Card::ScottishSupport) | bit(Card::WelshSupport) | bit(Card::EnglishSupport));

    /// All the cunning cards.
    pub const CUNNING: Cards = Cards((bit(Card::Muster) << 1) - bit(Card::Spy));

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// The kinds that can be played, one bit each by [`Card`] order: all but
    /// Plot, which stays in hand until the end.
    pub const fn playable_kinds(self) -> u32 {
        self.0 & !SECOND_ASSEMBLE & !bit(Card::Plot)
    }

    /// The cards left to play: Plot does not count.
    pub const fn playable_count(self) -> usize {
        (self.0 & !bit(Card::Plot)).count_ones() as usize
    }

    /// How many copies of `card` there are.
    pub const fn count(self, card: Card) -> usize {
        let second = matches!(card, Card::Assemble) && self.0 & SECOND_ASSEMBLE != 0;
        self.contains(card) as usize + second as usize
    }

    /// How many are cards of the advanced game.
    pub const fn cunning_count(self) -> usize {
        (self.0 & Cards::CUNNING.0).count_ones() as usize
    }

    /// As many cards that nobody can tell from others, and none of them Plot.
    pub const fn face_down(self) -> Cards {
        Cards::unknown(self.len())
    }

    /// So many cards that nobody can tell from others, and none of them Plot.
    pub(super) const fn unknown(count: usize) -> Cards {
        Cards(bit(Card::Plot) - (bit(Card::Plot) >> count))
    }

    /// Adds a card; `false` if there is no further copy of it.
    pub fn insert(&mut self, card: Card) -> bool {
        let copy = if card == Card::Assemble && self.contains(card) { SECOND_ASSEMBLE } else { bit(card) };
        let fresh = self.0 & copy == 0;
        self.0 |= copy;
        fresh
    }

    /// Takes a card out, one Assemble at a time.
    pub fn remove(&mut self, card: Card) {
        let second = card == Card::Assemble && self.0 & SECOND_ASSEMBLE != 0;
        self.0 &= !(if second { SECOND_ASSEMBLE } else { bit(card) });
    }

    /// Every way to take so many of them, which are all different.
    pub fn subsets(self, count: usize) -> Vec<Cards> {
        let mut found = vec![Cards::default()];
        for _ in 0..count {
            // Each goes on with a card that comes after those it has.
            let longer = |taken: Cards| {
                let later = self.iter().filter(move |&card| taken.0 < bit(card));
                later.map(move |card| Cards(taken.0 | bit(card)))
            };
            found = found.into_iter().flat_map(longer).collect();
        }
        found
    }

    /// These without the cards of `others`.
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// These and the cards of `others`.
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// The cards of both.
    pub const fn common_with(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }
}

const fn bit(card: Card) -> u32 {
    1 << card as u32
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A discard pile of up to eight cards, in five bits each so that the whole
/// position stays small: the top card lowest, 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pile([u8; 5]);

impl Pile {
    const BITS: u32 = 5;
    const MASK: u64 = (1 << Pile::BITS) - 1;

    fn word(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
    }

    /// Puts a card on top; nobody plays more than eight.
    pub fn push(&mut self, card: Card) {
        debug_assert!(self.len() < HAND_SIZE, "there is room for eight cards");
        let [a, b, c, d, e, ..] = (self.word() << Pile::BITS | (card as u64 + 1)).to_le_bytes();
        self.0 = [a, b, c, d, e];
    }

    /// The card on top.
    pub fn top(self) -> Option<Card> {
        Card::ALL.get((usize::from(self.0[0]) & Pile::MASK as usize).wrapping_sub(1)).copied()
    }

    /// How many cards lie there.
    pub fn len(self) -> usize {
        (u64::BITS - self.word().leading_zeros()).div_ceil(Pile::BITS) as usize
    }

    /// Whether no card lies there.
    pub fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// The cards from bottom to top.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let len = self.len();
        (0..len).rev().map(move |depth| self.at(depth))
    }

    /// The cards from top to bottom.
    pub fn newest_first(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |depth| self.at(depth))
    }

    fn at(self, depth: usize) -> Card {
        let code = self.word() >> (depth as u32 * Pile::BITS) & Pile::MASK;
        Card::ALL[code as usize - 1]
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_hold_eight_cards() {
        assert_eq!(Cards::BASE.len(), HAND_SIZE);
        assert_eq!(Cards::COMMON.len() + CUNNING_DEALT, HAND_SIZE);
        assert_eq!(Cards::CUNNING.iter().collect::<Vec<_>>(), Card::CUNNING);
        assert!(Card::ALL.iter().all(|&card| card.is_cunning() == Card::CUNNING.contains(&card)));
    }

    #[test]
    fn as3_the_base_hand_has_two_assembles_and_no_muster() {
        let hand: Vec<Card> = Cards::BASE.iter().collect();
        assert_eq!(hand.iter().filter(|&&card| card == Card::Assemble).count(), 2);
        assert!(!hand.contains(&Card::Muster));
    }

    #[test]
    fn assembles_leave_the_hand_one_at_a_time() {
        let mut hand = Cards::BASE;
        hand.remove(Card::Assemble);
        assert!(hand.contains(Card::Assemble));
        hand.remove(Card::Assemble);
        assert!(!hand.contains(Card::Assemble));
        assert!(hand.insert(Card::Assemble) && hand.insert(Card::Assemble) && !hand.insert(Card::Assemble));
    }

    #[test]
    fn cards_face_down_are_as_many_and_all_playable() {
        for hand in [Cards::default(), [Card::Plot].into_iter().collect(), Cards::COMMON, Cards::BASE] {
            let hidden = hand.face_down();
            assert_eq!((hidden.len(), hidden.playable_count()), (hand.len(), hand.len()));
        }
    }

    #[test]
    fn a_pile_remembers_the_order_and_shows_the_top() {
        let mut pile = Pile::default();
        assert_eq!((pile.len(), pile.top()), (0, None));
        for (below, &card) in Card::ALL[11..].iter().enumerate() {
            assert_eq!(pile.len(), below);
            pile.push(card);
            assert_eq!(pile.top(), Some(card));
        }
        assert_eq!(pile.iter().collect::<Vec<_>>(), Card::ALL[11..]);
    }
}
