//! What the cards do: which question each asks, who may be chosen, what happens.
//!
//! Fullness is judged over the whole map. Options that are not allowed (closed
//! regions, a forbidden undo) are left out first; then only the options of the
//! first tier that has any are legal, and a card without any has no effect.

mod negotiating;
mod placing;
mod replacing;
mod swapping;

pub(super) use placing::REINFORCEMENT;

use super::action::{Action, Choices};
use super::card::Card;
use super::faction::{ByFaction, Faction};
use super::followers::Change;
use super::map::Region;
use super::table::{Phase, Table};

impl Table {
    /// Begins to resolve a card: asks its first question, or ends at once if
    /// there is nothing it could do.
    pub(super) fn begin(&mut self, card: Card) {
        self.phase = match card {
            Card::ScottishSupport => Phase::SupportRegion(Faction::Scottish),
            Card::WelshSupport => Phase::SupportRegion(Faction::Welsh),
            Card::EnglishSupport => Phase::SupportRegion(Faction::English),
            Card::Assemble => self.first_to_assemble(),
            Card::Negotiate => Phase::NegotiateFirst,
            Card::Manoeuvre => Phase::ManoeuvreFirst,
            Card::Outmanoeuvre => Phase::OutmanoeuvreFirst,
            Card::Spy => Phase::SpyPile,
            Card::Ambush => Phase::AmbushRegion,
            Card::March => Phase::MarchFrom,
            Card::Plot => unreachable!("plot is never played"),
            Card::Aid => self.who_comes_to_aid(),
            Card::Influence => Phase::InfluenceEnglish,
            Card::Dispute => Phase::DisputeWelsh,
            Card::Edict => Phase::EdictScots,
            Card::Resist => Phase::ResistRegion,
            Card::Quell => Phase::QuellRegion(Faction::Welsh),
            Card::Suppress => Phase::SuppressRegion,
            Card::Muster => Phase::QuellRegion(Faction::Scottish),
        };
        if self.choices().is_empty() {
            self.start_action(card);
            self.end_effect();
        } else if !matches!(card, Card::Manoeuvre | Card::Outmanoeuvre | Card::Spy) {
            // These three still have to know what the previous action was.
            self.start_action(card);
        }
    }

    /// The answers to the question of a card that is being resolved.
    pub(super) fn choices(&self) -> Choices {
        match self.phase {
            Phase::Turn | Phase::Over => unreachable!("no card is being resolved"),
            Phase::SpyPile => self.piles_to_copy(),
            Phase::SupportRegion(faction) => self.regions_to_support(faction),
            Phase::AssembleRegion(_) => self.regions_to_assemble(),
            Phase::NegotiateFirst => self.first_to_negotiate(),
            Phase::NegotiateSecond(first) => self.second_to_negotiate(first),
            Phase::ManoeuvreFirst => self.first_to_manoeuvre(),
            Phase::ManoeuvreSecond(first) => self.second_to_manoeuvre(first),
            Phase::OutmanoeuvreFirst => self.first_to_outmanoeuvre(),
            Phase::OutmanoeuvreSecond(first) => self.second_to_outmanoeuvre(first),
            Phase::AmbushRegion => self.regions_to_ambush(),
            Phase::AmbushReturn(region) | Phase::SuppressReturn(region) => self.followers_in(region),
            Phase::MarchFrom => self.who_can_march(),
            Phase::MarchPairTo(_, from) => self.where_to_march(from),
            Phase::MarchOneTo(stack) => self.where_to_march(stack.region),
            Phase::AidFaction => Choices::factions(|faction| self.most_in_supply(faction)),
            Phase::AidRegion(faction) => self.regions_to_aid(faction),
            Phase::InfluenceEnglish => self.english_to_swap(),
            Phase::InfluenceOthers(region) => self.others_to_influence(region),
            Phase::DisputeWelsh => self.welsh_to_swap(),
            Phase::DisputeOther(region) => self.others_to_dispute(region),
            Phase::EdictScots => self.scots_to_swap(),
            Phase::EdictOthers(region) => self.others_for_edict(region),
            Phase::ResistRegion => self.regions_to_resist(),
            Phase::ResistPlace(_) => Choices::pairs_from(&self.resistance()),
            Phase::QuellRegion(faction) => self.regions_to_quell(faction),
            Phase::QuellPlace(_) => Choices::pairs_from(&self.supply),
            Phase::SuppressRegion => self.regions_to_suppress(),
            Phase::SuppressPlace(_) => Choices::factions(|faction| self.supply[faction] != 0),
            Phase::Summon => self.who_can_be_summoned(),
        }
    }

    /// Takes an answer to the question of a card that is being resolved.
    pub(super) fn answer(&mut self, action: Action) {
        match (self.phase, action) {
            (Phase::SpyPile, Action::Pile(seat)) => {
                self.begin(self.piles[seat].top().expect("only piles with a card are offered"));
            }
            (Phase::SupportRegion(faction), Action::Region(region)) => self.support(faction, region),
            (Phase::AssembleRegion(faction), Action::Region(region)) => self.assemble(faction, region),
            (Phase::NegotiateFirst, Action::Region(first)) => self.phase = Phase::NegotiateSecond(first),
            (Phase::NegotiateSecond(first), Action::Region(second)) => self.negotiate(first, second),
            (Phase::ManoeuvreFirst, Action::Follower(first)) => self.phase = Phase::ManoeuvreSecond(first),
            (Phase::ManoeuvreSecond(first), second) => self.swap(Card::Manoeuvre, first, 1, second),
            (Phase::OutmanoeuvreFirst, Action::Follower(first)) => self.phase = Phase::OutmanoeuvreSecond(first),
            (Phase::OutmanoeuvreSecond(first), second) => self.swap(Card::Outmanoeuvre, first, 1, second),
            (Phase::AmbushRegion, Action::Region(region)) => self.ambush(region),
            (Phase::AmbushReturn(region), Action::Faction(faction)) => {
                self.give_back(faction, region);
                self.end_effect();
            }
            (Phase::MarchFrom, Action::Followers(pair, from)) => self.phase = Phase::MarchPairTo(pair, from),
            (Phase::MarchFrom, Action::Follower(stack)) => self.phase = Phase::MarchOneTo(stack),
            (Phase::MarchPairTo(pair, from), Action::Region(to)) => self.march(&pair.members(), from, to),
            (Phase::MarchOneTo(stack), Action::Region(to)) => self.march(&[stack.faction], stack.region, to),
            (Phase::AidFaction, Action::Faction(faction)) => self.phase = Phase::AidRegion(faction),
            (Phase::AidRegion(faction), Action::Region(region)) => self.aid(faction, region),
            (Phase::InfluenceEnglish, Action::Follower(stack)) => self.phase = Phase::InfluenceOthers(stack.region),
            (Phase::InfluenceOthers(region), others) => self.influence(region, others),
            (Phase::DisputeWelsh, Action::Follower(stack)) => self.phase = Phase::DisputeOther(stack.region),
            (Phase::DisputeOther(region), other) => self.dispute(region, other),
            (Phase::EdictScots, Action::Follower(stack)) => self.phase = Phase::EdictOthers(stack.region),
            (Phase::EdictOthers(region), others) => self.edict(region, others),
            (Phase::ResistRegion, Action::Region(region)) => self.resist(region),
            (Phase::ResistPlace(region) | Phase::QuellPlace(region), Action::Pair(pair)) => {
                for faction in pair.members() {
                    self.place(faction, region);
                }
                self.end_effect();
            }
            (Phase::QuellRegion(faction), Action::Region(region)) => self.quell(faction, region),
            (Phase::SuppressRegion, Action::Region(region)) => self.suppress(region),
            (Phase::SuppressReturn(region), Action::Faction(faction)) => {
                self.give_back(faction, region);
                self.phase = Phase::SuppressPlace(region);
            }
            (Phase::SuppressPlace(region), Action::Faction(faction)) => {
                self.place(faction, region);
                self.end_effect();
            }
            (Phase::Summon, Action::Follower(stack)) => self.summon(stack),
            (phase, action) => unreachable!("{action:?} is not legal in {phase:?}"),
        }
    }

    /// From here on the card being resolved is the last action.
    fn start_action(&mut self, card: Card) {
        self.last_action = Some((self.to_act, card));
        self.change = Change::NIL;
    }

    /// Puts a follower of the supply into a region.
    fn place(&mut self, faction: Faction, region: Region) {
        self.supply[faction] -= 1;
        self.followers.add(faction, region, 1);
        self.change.add(faction, region, 1);
    }

    /// Returns a follower to the supply.
    fn give_back(&mut self, faction: Faction, region: Region) {
        self.followers.remove(faction, region, 1);
        self.supply[faction] += 1;
        self.change.add(faction, region, -1);
    }

    /// Moves a follower from one region to another.
    fn shift(&mut self, faction: Faction, from: Region, to: Region) {
        self.followers.remove(faction, from, 1);
        self.followers.add(faction, to, 1);
        self.change.add(faction, from, -1);
        self.change.add(faction, to, 1);
    }

    fn followers_in(&self, region: Region) -> Choices {
        let here = self.followers.in_region(region);
        Choices::factions(|faction| here[faction] != 0)
    }

    /// Any follower of any region, also one that has just been placed.
    fn who_can_be_summoned(&self) -> Choices {
        Choices::followers(ByFaction(Faction::ALL.map(|faction| self.followers.present(faction))))
    }
}
