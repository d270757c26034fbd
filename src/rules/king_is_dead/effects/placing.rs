//! Cards that bring followers from the supply: support, assemble, ambush, aid
//! and resist.

use super::super::action::Choices;
use super::super::faction::{ByFaction, Faction};
use super::super::map::{Region, Regions};
use super::super::table::{Phase, Table};

/// Most followers that one of these cards brings.
pub const REINFORCEMENT: u8 = 2;

impl Table {
    pub(super) fn regions_to_support(&self, faction: Faction) -> Choices {
        let any = self.supply[faction] != 0;
        Choices::regions(if any { self.near(faction) } else { Regions::NONE })
    }

    pub(super) fn support(&mut self, faction: Faction, region: Region) {
        self.reinforce(faction, region);
        self.end_effect();
    }

    /// The first faction that has a follower to assemble; any question without
    /// an answer if none has.
    pub(super) fn first_to_assemble(&self) -> Phase {
        let first = Faction::ALL.into_iter().find(|&faction| self.supply[faction] != 0);
        Phase::AssembleRegion(first.unwrap_or(Faction::Scottish))
    }

    pub(super) fn regions_to_assemble(&self) -> Choices {
        let any = self.supply.total() != 0;
        Choices::regions(if any { self.open() } else { Regions::NONE })
    }

    pub(super) fn assemble(&mut self, faction: Faction, region: Region) {
        self.place(faction, region);
        let mut rest = Faction::ALL.into_iter().skip(faction as usize + 1);
        match rest.find(|&next| self.supply[next] != 0) {
            Some(next) => self.phase = Phase::AssembleRegion(next),
            None => self.end_effect(),
        }
    }

    /// Without Scots in the supply somebody is returned all the same, from a
    /// region that has anybody (ruling AM4).
    pub(super) fn regions_to_ambush(&self) -> Choices {
        let any = self.supply[Faction::Scottish] != 0;
        Choices::regions(if any { self.open() } else { self.followers.occupied() })
    }

    pub(super) fn ambush(&mut self, region: Region) {
        self.reinforce(Faction::Scottish, region);
        self.phase = Phase::AmbushReturn(region);
    }

    /// Asks for the faction only if several share the lead in the supply.
    pub(super) fn who_comes_to_aid(&self) -> Phase {
        let mut most = Faction::ALL.into_iter().filter(|&faction| self.most_in_supply(faction));
        match (most.next(), most.next()) {
            (Some(only), None) => Phase::AidRegion(only),
            _ if self.supply.total() == 0 => Phase::AidRegion(Faction::Scottish),
            _ => Phase::AidFaction,
        }
    }

    pub(in super::super) fn most_in_supply(&self, faction: Faction) -> bool {
        self.supply.0.iter().all(|&others| others <= self.supply[faction])
    }

    pub(super) fn regions_to_aid(&self, faction: Faction) -> Choices {
        let any = self.supply[faction] != 0;
        Choices::regions(if any { self.open() } else { Regions::NONE })
    }

    pub(super) fn aid(&mut self, faction: Faction, region: Region) {
        self.reinforce(faction, region);
        self.end_effect();
    }

    /// The followers that may resist: all in the supply but the Scots.
    pub(in super::super) fn resistance(&self) -> ByFaction<u8> {
        let mut others = self.supply;
        others[Faction::Scottish] = 0;
        others
    }

    pub(super) fn regions_to_resist(&self) -> Choices {
        let any = self.resistance().total() != 0;
        Choices::regions(if any { self.near(Faction::Scottish) } else { Regions::NONE })
    }

    pub(super) fn resist(&mut self, region: Region) {
        self.place_two_of(self.resistance(), region, Phase::ResistPlace(region));
    }

    /// Two followers are placed if `available` has so many: `question` asks
    /// which. A single one needs no question.
    pub(super) fn place_two_of(&mut self, available: ByFaction<u8>, region: Region, question: Phase) {
        if REINFORCEMENT <= available.total() {
            self.phase = question;
            return;
        }
        if let Some(faction) = Faction::ALL.into_iter().find(|&faction| available[faction] != 0) {
            self.place(faction, region);
        }
        self.end_effect();
    }

    fn reinforce(&mut self, faction: Faction, region: Region) {
        for _ in 0..self.supply[faction].min(REINFORCEMENT) {
            self.place(faction, region);
        }
    }
}
