//! What a player can decide, one small step at a time, and the list of it.

use super::card::{Card, Cards};
use super::faction::{ByFaction, Faction, Pair};
use super::followers::Stack;
use super::map::{Region, Regions};
use crate::rules::Seat;

/// One decision. What it means depends on the question that the position asks:
/// a region may be where followers go or a region card to swap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    pub(super) fn pairs(regions: impl Fn(Pair) -> Regions) -> Choices {
        let answers = Pair::ALL.into_iter().fold(0, |set, pair| set | u64::from(regions(pair).0) << (8 * pair as u32));
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
        self.nth(0)
    }

    fn nth(&mut self, skipped: usize) -> Option<Action> {
        for _ in 0..skipped {
            self.answers &= self.answers.wrapping_sub(1);
        }
        if self.answers == 0 {
            return None;
        }
        let action = self.answer(self.answers.trailing_zeros());
        self.answers &= self.answers - 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.answers.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Choices {}
