//! The course of play: passing, playing, summoning and power struggles.

use super::card::{Card, Cards};
use super::faction::Faction;
use super::followers::Stack;
use super::map::{Region, Regions};
use super::table::{INSTABILITY_DISCS, Phase, Table};

impl Table {
    /// When everybody has passed in a row, a power struggle is resolved and the
    /// count begins anew.
    pub(super) fn pass(&mut self) {
        self.passes += 1;
        self.to_act = self.seats.next(self.to_act);
        if usize::from(self.passes) == self.seats.count() {
            self.passes = 0;
            self.resolve_struggle();
        }
    }

    /// A card has left the hand, which now is `hand`: lays it on the pile and
    /// begins to resolve it.
    pub(super) fn play(&mut self, card: Card, hand: Cards) {
        let seat = self.to_act;
        self.piles[seat].push(card);
        self.passes = 0;
        self.plays += 1;
        self.last_play[seat] = self.plays;
        if hand.playable_kinds() == 0 {
            self.emptied[seat] = self.plays;
        }
        self.begin(card);
    }

    /// After the effect a follower must be summoned, if there is any.
    pub(super) fn end_effect(&mut self) {
        if self.followers.is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Summon;
        }
    }

    pub(super) fn summon(&mut self, stack: Stack) {
        self.followers.remove(stack.faction, stack.region, 1);
        self.courts[self.to_act][stack.faction] += 1;
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.to_act = self.seats.next(self.to_act);
        self.phase = Phase::Turn;
    }

    /// The faction strictly ahead takes control; a tie for most, or nobody,
    /// leaves the region unstable. Its followers return to the supply.
    pub(super) fn resolve_struggle(&mut self) {
        let region = self.contested().expect("the game ends with the eighth struggle");
        let here = self.followers.in_region(region);
        match here.leader() {
            Some(faction) => self.controlled[faction] |= Regions::only(region),
            None => self.unstable |= Regions::only(region),
        }
        for faction in Faction::ALL {
            self.supply[faction] += here[faction];
        }
        self.followers.clear(region);
        if self.invaded() || self.struggles() == Region::ALL.len() {
            self.phase = Phase::Over;
        }
    }

    /// Whether all instability discs lie on the map: the invasion comes at once,
    /// also with the eighth struggle.
    pub fn invaded(&self) -> bool {
        INSTABILITY_DISCS <= self.unstable.len()
    }
}
