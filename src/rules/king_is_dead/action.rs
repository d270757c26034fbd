//! What a player can decide, one small step at a time, and the list of it.

use serde::{Deserialize, Serialize};

use super::card::{Card, Cards};
use super::faction::{ByFaction, Faction, Pair};
use super::followers::{EVERY_BYTE, Stack};
use super::map::{Region, Regions};
use crate::rules::Seat;

/// One decision. What it means depends on the question that the position asks:
/// a region may be where followers go or a region card to swap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Forgo the turn.
    Pass,
    /// Play a card from hand.
    Play(Card),
    /// Copy the top card of this seat's pile.
    Pile(Seat),
    /// Choose a region or its card.
    Region(Region),
    /// Choose whom to place or to return, one follower.
    Faction(Faction),
    /// Choose whom to place, two followers.
    Pair(Pair),
    /// Choose one follower on the map: to swap, to move, or to summon.
    Follower(Stack),
    /// Choose two followers of one region, to swap or to move.
    Followers(Pair, Region),
}

/// The legal actions at one point: all answers to one question, as a set of
/// bits. An iterator, so that nothing is ever collected to be counted or picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    question: Question,
    answers: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Turn,
    Pile,
    Region,
    Faction,
    Pair,
    Follower,
    Followers,
}

impl Choices {
    /// Nothing to decide.
    pub const NONE: Choices = Choices { question: Question::Turn, answers: 0 };

    pub(super) fn turn(hand: Cards) -> Choices {
        Choices { question: Question::Turn, answers: 1 | u64::from(hand.playable_kinds()) << 1 }
    }

    pub(super) fn piles(seats: impl Iterator<Item = Seat>) -> Choices {
        Choices { question: Question::Pile, answers: seats.fold(0, |set, seat| set | 1 << seat.index()) }
    }

    pub(super) fn regions(regions: Regions) -> Choices {
        Choices { question: Question::Region, answers: u64::from(regions.0) }
    }

    pub(super) fn factions(may: impl Fn(Faction) -> bool) -> Choices {
        let answers = Faction::ALL.into_iter().filter(|&faction| may(faction));
        Choices { question: Question::Faction, answers: answers.fold(0, |set, faction| set | 1 << faction as u64) }
    }

    /// The pairs that can be taken from `supply`.
    pub(super) fn pairs_from(supply: &ByFaction<u8>) -> Choices {
        let answers = Pair::ALL.into_iter().filter(|pair| match pair.members() {
            [one, other] if one == other => 2 <= supply[one],
            [one, other] => 1 <= supply[one] && 1 <= supply[other],
        });
        Choices { question: Question::Pair, answers: answers.fold(0, |set, pair| set | 1 << pair as u64) }
    }

    pub(super) fn followers(stacks: ByFaction<Regions>) -> Choices {
        let [scottish, welsh, english] = stacks.0.map(|regions| u64::from(regions.0));
        Choices { question: Question::Follower, answers: scottish | welsh << 8 | english << 16 }
    }

    pub(super) fn follower_of(faction: Faction, regions: Regions) -> Choices {
        Choices { question: Question::Follower, answers: u64::from(regions.0) << (8 * faction as u32) }
    }

    /// Two followers of one of the regions given for each pair.
    pub(super) fn pairs(regions: [Regions; 6]) -> Choices {
        let answers = regions.iter().rev().fold(0, |set, regions| set << 8 | u64::from(regions.0));
        Choices { question: Question::Followers, answers }
    }

    /// Whether there is nothing to choose from.
    pub fn is_empty(&self) -> bool {
        self.answers == 0
    }

    /// These, or `others()` if there are none: the next lower tier.
    pub(super) fn or_else(self, others: impl FnOnce() -> Choices) -> Choices {
        if self.is_empty() { others() } else { self }
    }

    /// Only those that `keep` agrees to.
    pub(super) fn keeping(self, mut keep: impl FnMut(Action) -> bool) -> Choices {
        let mut kept = self;
        let mut rest = self.answers;
        while rest != 0 {
            if !keep(self.answer(rest.trailing_zeros())) {
                kept.answers &= !(rest & rest.wrapping_neg());
            }
            rest &= rest - 1;
        }
        kept
    }

    fn answer(&self, bit: u32) -> Action {
        let region = || Region::ALL[(bit % 8) as usize];
        match self.question {
            Question::Turn if bit == 0 => Action::Pass,
            Question::Turn => Action::Play(Card::ALL[bit as usize - 1]),
            Question::Pile => Action::Pile(Seat::new(bit as usize)),
            Question::Region => Action::Region(region()),
            Question::Faction => Action::Faction(Faction::ALL[bit as usize]),
            Question::Pair => Action::Pair(Pair::ALL[bit as usize]),
            Question::Follower => {
                Action::Follower(Stack { faction: Faction::ALL[(bit / 8) as usize], region: region() })
            }
            Question::Followers => Action::Followers(Pair::ALL[(bit / 8) as usize], region()),
        }
    }
}

impl Iterator for Choices {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if self.answers == 0 {
            return None;
        }
        let action = self.answer(self.answers.trailing_zeros());
        self.answers &= self.answers - 1;
        Some(action)
    }

    fn nth(&mut self, skipped: usize) -> Option<Action> {
        if self.len() <= skipped {
            self.answers = 0;
            return None;
        }
        let bit = nth_bit(self.answers, skipped as u64);
        self.answers &= (u64::MAX - 1) << bit;
        Some(self.answer(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (running_totals(self.answers) >> 56) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Choices {}

/// For each byte how many bits are set in it and those below; in the highest,
/// how many in all.
fn running_totals(bits: u64) -> u64 {
    let by_two = bits - ((bits >> 1) & (0x55 * EVERY_BYTE));
    let by_four = (by_two & (0x33 * EVERY_BYTE)) + ((by_two >> 2) & (0x33 * EVERY_BYTE));
    let by_eight = (by_four + (by_four >> 4)) & (0x0f * EVERY_BYTE);
    by_eight.wrapping_mul(EVERY_BYTE)
}

/// The position of the `n`-th bit that is set, from 0; there are more than `n`.
/// Playouts pick at random all the time, and a loop whose length is random is
/// slow: the processor cannot foretell it. So: count by bytes, then look up.
fn nth_bit(bits: u64, n: u64) -> u32 {
    const HIGH_BITS: u64 = 0x80 * EVERY_BYTE;
    let totals = running_totals(bits);
    // The high bit of each byte that ends before the bit we look for.
    let before = (((n * EVERY_BYTE) | HIGH_BITS) - totals) & HIGH_BITS;
    let shift = ((before >> 7).wrapping_mul(EVERY_BYTE) >> 56) * 8;
    let rest = n - (((totals << 8) >> shift) & 0xff);
    let byte = (bits >> shift) & 0xff;
    shift as u32 + u32::from(NTH_IN_BYTE[rest as usize & 7][byte as usize])
}

/// For each `n` and byte the position of the `n`-th bit that is set.
const NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    #[test]
    fn the_nth_choice_is_the_one_after_n_others() {
        let mut rng = Rng::new(9);
        for _ in 0..500 {
            let choices =
                Choices { question: Question::Followers, answers: rng.bits() & rng.bits() & 0xffff_ffff_ffff };
            let all: Vec<Action> = choices.collect();
            assert_eq!(all.len(), choices.len());
            assert!(all.is_sorted());
            for n in 0..=all.len() {
                let mut rest = choices;
                assert_eq!(rest.nth(n), all.get(n).copied());
                assert_eq!(rest.collect::<Vec<_>>(), all.get(n + 1..).unwrap_or_default());
            }
        }
    }
}
