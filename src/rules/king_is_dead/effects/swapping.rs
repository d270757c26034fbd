//! Cards that move followers between regions: manoeuvre, outmanoeuvre, march,
//! influence, dispute and edict.

use super::super::action::{Action, Choices};
use super::super::card::Card;
use super::super::faction::{ByFaction, Faction, Pair};
use super::super::followers::{Change, Stack};
use super::super::map::{Region, Regions};
use super::super::table::Table;

impl Table {
    /// Any follower with somebody in a later region to swap with: naming the
    /// earlier region first counts every swap once.
    pub(super) fn first_to_manoeuvre(&self) -> Choices {
        let firsts = self.followers_within(self.followers.occupied().before_last());
        self.that_can_go_on(Card::Manoeuvre, firsts, |first| self.second_to_manoeuvre(first))
    }

    pub(super) fn second_to_manoeuvre(&self, first: Stack) -> Choices {
        self.without_undo(Card::Manoeuvre, first, self.followers_within(first.region.later()))
    }

    /// One follower for two of a bordering region wherever that can be done
    /// without undoing; else one for one.
    pub(super) fn first_to_outmanoeuvre(&self) -> Choices {
        let card = Card::Outmanoeuvre;
        let full = self.followers_within(self.followers.crowded().neighbours());
        self.that_can_go_on(card, full, |first| self.two_to_outmanoeuvre(first)).or_else(|| {
            let occupied = self.followers.occupied();
            let earlier =
                occupied.iter().filter(|region| !(region.neighbours() & region.later() & occupied).is_empty());
            let partial = self.followers_within(earlier.collect());
            self.that_can_go_on(card, partial, |first| self.one_to_outmanoeuvre(first))
        })
    }

    /// Where a full swap is legal every first choice has two to swap with, and
    /// where none is no first choice has: the tier need not be remembered.
    pub(super) fn second_to_outmanoeuvre(&self, first: Stack) -> Choices {
        self.two_to_outmanoeuvre(first).or_else(|| self.one_to_outmanoeuvre(first))
    }

    fn two_to_outmanoeuvre(&self, first: Stack) -> Choices {
        let neighbours = first.region.neighbours();
        self.without_undo(Card::Outmanoeuvre, first, self.pairs_within(neighbours))
    }

    fn one_to_outmanoeuvre(&self, first: Stack) -> Choices {
        let later_neighbours = first.region.neighbours() & first.region.later();
        self.without_undo(Card::Outmanoeuvre, first, self.followers_within(later_neighbours))
    }

    /// Two followers to a bordering open region; else one.
    pub(super) fn who_can_march(&self) -> Choices {
        let has_exit = self.open().neighbours();
        self.pairs_within(has_exit).or_else(|| self.followers_within(has_exit))
    }

    pub(super) fn where_to_march(&self, from: Region) -> Choices {
        Choices::regions(from.neighbours() & self.open())
    }

    pub(super) fn march(&mut self, followers: &[Faction], from: Region, to: Region) {
        for &faction in followers {
            self.shift(faction, from, to);
        }
        self.end_effect();
    }

    /// An Englishman for two others of another region; else for one.
    pub(super) fn english_to_swap(&self) -> Choices {
        let (english, others) = (Faction::English, &self.followers);
        let to_swap = |partners| Choices::follower_of(english, others.present(english) & elsewhere(partners));
        to_swap(others.pair_without(english)).or_else(|| to_swap(others.present_without(english)))
    }

    pub(super) fn others_to_influence(&self, region: Region) -> Choices {
        let away = !Regions::only(region);
        self.pairs_without(Faction::English, away).or_else(|| self.singles_without(Faction::English, away))
    }

    pub(super) fn influence(&mut self, region: Region, others: Action) {
        self.swap(Card::Influence, Stack { faction: Faction::English, region }, 1, others);
    }

    /// A Welshman for one other of another region.
    pub(super) fn welsh_to_swap(&self) -> Choices {
        let welsh = Faction::Welsh;
        let partners = self.followers.present_without(welsh);
        Choices::follower_of(welsh, self.followers.present(welsh) & elsewhere(partners))
    }

    pub(super) fn others_to_dispute(&self, region: Region) -> Choices {
        self.singles_without(Faction::Welsh, !Regions::only(region))
    }

    pub(super) fn dispute(&mut self, region: Region, other: Action) {
        self.swap(Card::Dispute, Stack { faction: Faction::Welsh, region }, 1, other);
    }

    /// Two Scots for two others of a bordering region; else one for two or two
    /// for one; else one for one.
    pub(super) fn scots_to_swap(&self) -> Choices {
        let scots = Faction::Scottish;
        let one = self.followers.present(scots);
        let two = self.followers.doubled(scots);
        let near_one = self.followers.present_without(scots).neighbours();
        let near_two = self.followers.pair_without(scots).neighbours();
        Choices::follower_of(scots, two & near_two)
            .or_else(|| Choices::follower_of(scots, (one & near_two) | (two & near_one)))
            .or_else(|| Choices::follower_of(scots, one & near_one))
    }

    pub(super) fn others_for_edict(&self, region: Region) -> Choices {
        let neighbours = region.neighbours();
        self.pairs_without(Faction::Scottish, neighbours)
            .or_else(|| self.singles_without(Faction::Scottish, neighbours))
    }

    /// Within the tier that is legal, as many Scots go as the region has, up to
    /// two: a region with two that could only send one would contradict it.
    pub(super) fn edict(&mut self, region: Region, others: Action) {
        let scots = Stack { faction: Faction::Scottish, region };
        self.swap(Card::Edict, scots, self.followers.count(scots.faction, region).min(2), others);
    }

    /// Exchanges `count` followers of a stack with the chosen others.
    pub(super) fn swap(&mut self, card: Card, stack: Stack, count: u8, others: Action) {
        self.start_action(card);
        let (others, region) = chosen(&others);
        for _ in 0..count {
            self.shift(stack.faction, stack.region, region);
        }
        for &faction in others.iter().flatten() {
            self.shift(faction, region, stack.region);
        }
        self.end_effect();
    }

    fn followers_within(&self, regions: Regions) -> Choices {
        Choices::followers(ByFaction(Faction::ALL.map(|faction| self.followers.present(faction) & regions)))
    }

    fn pairs_within(&self, regions: Regions) -> Choices {
        Choices::pairs(self.followers.pairs().map(|pair| pair & regions))
    }

    fn pairs_without(&self, faction: Faction, regions: Regions) -> Choices {
        let mut pairs = self.followers.pairs().map(|pair| pair & regions);
        for pair in Pair::ALL.into_iter().filter(|pair| pair.members().contains(&faction)) {
            pairs[pair as usize] = Regions::NONE;
        }
        Choices::pairs(pairs)
    }

    fn singles_without(&self, faction: Faction, regions: Regions) -> Choices {
        let stacks = Faction::ALL
            .map(|other| if other == faction { Regions::NONE } else { self.followers.present(other) & regions });
        Choices::followers(ByFaction(stacks))
    }

    /// The change that playing `card` must not bring about: the exact opposite
    /// of the previous action, if that was the same card, played by somebody
    /// else, and changed anything.
    fn forbidden_change(&self, card: Card) -> Option<Change> {
        match self.last_action {
            Some((seat, last)) if last == card && seat != self.to_act && self.change != Change::NIL => {
                Some(self.change.reversed())
            }
            _ => None,
        }
    }

    /// The partners of `first` without those that would undo the last action.
    fn without_undo(&self, card: Card, first: Stack, seconds: Choices) -> Choices {
        match self.forbidden_change(card) {
            Some(forbidden) => {
                let touched = forbidden.regions();
                let may_undo = |second: &Action| touched.contains(first.region) && touched.contains(chosen(second).1);
                seconds.keeping(|second| !may_undo(&second) || change_by_swap(first, &second) != forbidden)
            }
            None => seconds,
        }
    }

    /// The first choices that leave a second one.
    fn that_can_go_on(&self, card: Card, firsts: Choices, seconds: impl Fn(Stack) -> Choices) -> Choices {
        let Some(forbidden) = self.forbidden_change(card) else { return firsts };
        let touched = forbidden.regions();
        firsts.keeping(|first| match first {
            Action::Follower(stack) if touched.contains(stack.region) => !seconds(stack).is_empty(),
            _ => true,
        })
    }
}

/// Regions from which one of `partners` is somewhere else.
fn elsewhere(partners: Regions) -> Regions {
    if partners.len() == 1 { !partners } else { Regions(if partners.is_empty() { 0 } else { u8::MAX }) }
}

/// The followers that an action names, and their region.
fn chosen(action: &Action) -> ([Option<Faction>; 2], Region) {
    match *action {
        Action::Follower(stack) => ([Some(stack.faction), None], stack.region),
        Action::Followers(pair, region) => (pair.members().map(Some), region),
        _ => unreachable!("{action:?} names no followers on the map"),
    }
}

fn change_by_swap(first: Stack, second: &Action) -> Change {
    let (others, region) = chosen(second);
    let mut change = Change::NIL;
    change.add(first.faction, first.region, -1);
    change.add(first.faction, region, 1);
    for &faction in others.iter().flatten() {
        change.add(faction, region, -1);
        change.add(faction, first.region, 1);
    }
    change
}
