//! Cards that do not touch followers themselves: negotiate and spy.

use super::super::action::Choices;
use super::super::map::{Region, Regions};
use super::super::table::Table;

impl Table {
    /// Region cards that may be swapped: face up (the region is open) and
    /// without a disc. With fewer than two there is nothing to swap.
    fn negotiable(&self) -> Regions {
        let discs: Regions = self.discs.0.iter().flatten().copied().collect();
        let cards = self.open() & !discs;
        if cards.len() < 2 { Regions::NONE } else { cards }
    }

    fn has_disc(&self) -> bool {
        self.discs[self.to_act].is_none()
    }

    /// With a disc the first card is the one that gets it, and any other may be
    /// the second. Without, the first is the one that lies earlier on the track.
    pub(super) fn first_to_negotiate(&self) -> Choices {
        let cards = self.negotiable();
        if self.has_disc() {
            return Choices::regions(cards);
        }
        let last = self.track.iter().rev().find(|&&region| cards.contains(region));
        Choices::regions(last.map_or(Regions::NONE, |&last| cards & !Regions::only(last)))
    }

    pub(super) fn second_to_negotiate(&self, first: Region) -> Choices {
        let cards = self.negotiable();
        if self.has_disc() {
            return Choices::regions(cards & !Regions::only(first));
        }
        let later: Regions = self.track.iter().skip(self.space_of(first) + 1).copied().collect();
        Choices::regions(cards & later)
    }

    pub(super) fn negotiate(&mut self, first: Region, second: Region) {
        let (one, other) = (self.space_of(first), self.space_of(second));
        self.track.swap(one, other);
        if self.has_disc() {
            self.discs[self.to_act] = Some(first);
        }
        self.end_effect();
    }

    /// The space of the track that a region's card lies at, from 0.
    pub fn space_of(&self, region: Region) -> usize {
        self.track.iter().position(|&card| card == region).expect("the track has a card for every region")
    }

    /// Any other player's pile, a partner's too; ruling SP3 leaves the choice
    /// free even if the copied card can do nothing.
    pub(super) fn piles_to_copy(&self) -> Choices {
        Choices::piles(self.seats.iter().filter(|&seat| seat != self.to_act && !self.piles[seat].is_empty()))
    }
}
