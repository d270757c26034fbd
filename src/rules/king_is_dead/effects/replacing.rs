//! Cards that return followers to the supply and place others: quell, muster
//! and suppress.

use super::super::action::Choices;
use super::super::faction::Faction;
use super::super::map::{Region, Regions};
use super::super::table::{Phase, Table};

impl Table {
    /// Quell (Welsh) and muster (Scottish): a region near the faction that has
    /// one of its followers; if there is none at all, any region near it
    /// (ruling Q1).
    pub(super) fn regions_to_quell(&self, faction: Faction) -> Choices {
        let near = self.near(faction);
        Choices::regions(near & self.followers.present(faction)).or_else(|| self.if_supplied(near))
    }

    pub(super) fn quell(&mut self, faction: Faction, region: Region) {
        if self.followers.count(faction, region) != 0 {
            self.give_back(faction, region);
        }
        self.place_two_of(self.supply, region, Phase::QuellPlace(region));
    }

    /// Four tiers (ruling SUP2): an Englishman and somebody else are there; a
    /// lone Englishman; nobody English near, but somebody; nobody at all.
    pub(super) fn regions_to_suppress(&self) -> Choices {
        let near = self.near(Faction::English);
        let english = near & self.followers.present(Faction::English);
        Choices::regions(english & self.followers.crowded())
            .or_else(|| Choices::regions(english))
            .or_else(|| Choices::regions(near & self.followers.occupied()))
            .or_else(|| self.if_supplied(near))
    }

    pub(super) fn suppress(&mut self, region: Region) {
        if self.followers.count(Faction::English, region) != 0 {
            self.give_back(Faction::English, region);
        }
        let others = self.followers.in_region(region).total() != 0;
        self.phase = if others { Phase::SuppressReturn(region) } else { Phase::SuppressPlace(region) };
    }

    /// Where nobody is returned first, somebody must be there to place.
    fn if_supplied(&self, regions: Regions) -> Choices {
        Choices::regions(if self.supply.total() != 0 { regions } else { Regions::NONE })
    }
}
