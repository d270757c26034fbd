//! What a draft amounts to: the next question, what may be tapped, the map as
//! it would be, and, once all is chosen, what to tell the rules.

use super::draft::Draft;
use super::effect::{Effect, after, effects, imagined, is_idle};
use super::step::Step;
use super::target::Target;
use crate::rules::Game;
use crate::rules::Observer;
use crate::rules::king_is_dead::{Action, Card, Cards, Faction, Hand, KingIsDead, Phase, Region, Stack, Table, View};

/// The consequences of a draft for the player whose view it is made from.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The next question.
    pub step: Step,
    /// What may be tapped to answer it: exactly what is part of a legal turn.
    pub live: Vec<Target>,
    /// What is settled without a tap because there is no other way.
    pub settled: Vec<Target>,
    /// The table as it is.
    pub before: Table,
    /// The table as far as the choices determine it.
    pub shown: Table,
    /// The card whose effect is chosen: the copied one for a spy.
    pub resolving: Option<Card>,
    /// Whether the card changes nothing.
    pub idle: bool,
    /// The whole turn, once everything is chosen.
    pub turn: Option<Vec<Action>>,
    /// Who is summoned.
    pub summon: Option<Stack>,
}

impl Plan {
    /// What `draft` amounts to; `None` if no legal turn begins like that. The
    /// observer of `view` is to act, between turns.
    pub fn of(view: &View, draft: &Draft) -> Option<Plan> {
        let position = imagined(view);
        let table = *position.table();
        if table.phase() != Phase::Turn || view.observer() != Observer::Seat(table.to_act()) {
            return None;
        }
        let mut plan = Plan {
            step: if only_pass(&position) { Step::OnlyPass } else { Step::Turn },
            live: Vec::new(),
            settled: Vec::new(),
            before: table,
            shown: table,
            resolving: None,
            idle: false,
            turn: None,
            summon: None,
        };
        let Some(card) = draft.card else {
            if draft.passing {
                plan.step = Step::ConfirmPass;
                plan.turn = Some(vec![Action::Pass]);
            }
            let nothing_else = draft.chosen.is_empty() && draft.summon.is_none();
            return nothing_else.then_some(plan);
        };
        if draft.passing || !position.legal().any(|action| action == Action::Play(card)) {
            return None;
        }
        plan.choose_effect(&position, card, draft)?;
        Some(plan)
    }

    fn choose_effect(&mut self, position: &KingIsDead, card: Card, draft: &Draft) -> Option<()> {
        let all = effects(position, card);
        let fitting: Vec<(&Effect, Vec<_>)> =
            all.iter().filter_map(|effect| Some((effect, effect.rest(&draft.chosen)?))).collect();
        let actions = common_beginning(fitting.iter().map(|(effect, _)| effect.actions.as_slice()))?;
        let resolved = after(*position, actions);
        self.shown = *resolved.table();
        self.resolving = Some(copied(&self.before, actions).unwrap_or(card));
        if let [(only, rest)] = fitting.as_slice() {
            self.idle = only.taps.iter().all(|tap| matches!(tap.target, Target::Pile(_))) && is_unchanged(self);
            self.settled = rest.iter().map(|tap| tap.target).collect();
            return self.choose_summon(&resolved, &only.actions, draft);
        }
        if draft.summon.is_some() {
            return None;
        }
        let stages = fitting.iter().filter_map(|(_, rest)| rest.iter().map(|tap| tap.stage).min());
        let stage = stages.min()?;
        let taps = fitting.iter().flat_map(|(_, rest)| rest).filter(|tap| tap.stage == stage);
        let mut live: Vec<Target> = taps.map(|tap| tap.target).collect();
        live.sort_unstable();
        live.dedup();
        self.step = self.question(&live, draft);
        if let Step::Assemble(faction) = self.step {
            live.retain(|target| matches!(target, Target::Place(stack) if stack.faction == faction));
        }
        self.live = live;
        Some(())
    }

    fn choose_summon(&mut self, resolved: &KingIsDead, actions: &[Action], draft: &Draft) -> Option<()> {
        if resolved.table().phase() != Phase::Summon {
            self.step = Step::Confirm;
            self.turn = Some(actions.to_vec());
            return draft.summon.is_none().then_some(());
        }
        let stacks = resolved.legal().filter_map(|action| match action {
            Action::Follower(stack) => Some(stack),
            _ => None,
        });
        let stacks: Vec<Stack> = stacks.collect();
        self.live = stacks.iter().copied().map(Target::Stack).collect();
        self.summon = match (draft.summon, stacks.as_slice()) {
            (Some(stack), _) if !stacks.contains(&stack) => return None,
            (None, &[only]) => Some(only),
            (chosen, _) => chosen,
        };
        self.step = match self.summon {
            None => Step::Summon,
            Some(stack) => {
                let summon = Action::Follower(stack);
                self.shown = *after(*resolved, &[summon]).table();
                self.turn = Some(actions.iter().copied().chain([summon]).collect());
                Step::Confirm
            }
        };
        Some(())
    }

    /// The question that `live` answers.
    fn question(&self, live: &[Target], draft: &Draft) -> Step {
        let card = self.resolving.expect("a card is being resolved");
        // What was tapped for the card itself, without the pile of a spy.
        let chosen: Vec<Target> =
            draft.chosen.iter().copied().filter(|target| !matches!(target, Target::Pile(_))).collect();
        let region = chosen.iter().find_map(|target| match target {
            Target::Region(region) => Some(*region),
            _ => None,
        });
        let stacks: Vec<Stack> = chosen.iter().filter_map(|target| as_stack(*target)).collect();
        match live[0] {
            Target::Pile(_) => Step::Pile,
            Target::Place(_) => Step::Assemble(slot(live, draft)),
            Target::Card(_) => Step::Cards { first: chosen.iter().find_map(|&target| as_card(target)) },
            Target::Disc(_) => {
                let mut cards = live.iter().filter_map(|target| match target {
                    Target::Disc(region) => Some(*region),
                    _ => None,
                });
                let both = "the disc goes on one of two cards";
                Step::Disc(cards.next().expect(both), cards.next().expect(both))
            }
            Target::Region(_) => match stacks.first() {
                Some(stack) => Step::MarchTo { from: stack.region },
                None => Step::Region(card),
            },
            Target::Faction(_) => match (region, self.shown.phase()) {
                (Some(region), _) => {
                    Step::Comes { region, first: chosen.iter().find_map(|&target| as_faction(target)) }
                }
                // The region was the only one possible: the rules know it.
                (None, Phase::ResistPlace(region) | Phase::QuellPlace(region) | Phase::SuppressPlace(region)) => {
                    Step::Comes { region, first: chosen.iter().find_map(|&target| as_faction(target)) }
                }
                _ => Step::AidFaction,
            },
            Target::Stack(stack) => match card {
                Card::March => Step::March { first: stacks.first().copied() },
                Card::Ambush | Card::Suppress => Step::Leaves(stack.region),
                _ => Step::Exchange { card, chosen: stacks },
            },
        }
    }
}

/// The faction of the follower that assembles next: the one asked for, else the
/// first that is left.
fn slot(live: &[Target], draft: &Draft) -> Faction {
    let left = |faction| live.iter().any(|target| matches!(target, Target::Place(stack) if stack.faction == faction));
    let asked = draft.slot.filter(|&faction| left(faction));
    asked.or_else(|| Faction::ALL.into_iter().find(|&faction| left(faction))).expect("somebody is left to place")
}

fn as_stack(target: Target) -> Option<Stack> {
    match target {
        Target::Stack(stack) => Some(stack),
        _ => None,
    }
}

fn as_card(target: Target) -> Option<Region> {
    match target {
        Target::Card(region) => Some(region),
        _ => None,
    }
}

fn as_faction(target: Target) -> Option<Faction> {
    match target {
        Target::Faction(faction) => Some(faction),
        _ => None,
    }
}

/// The card that a spy copies.
pub fn copied(before: &Table, actions: &[Action]) -> Option<Card> {
    actions.iter().find_map(|action| match action {
        Action::Pile(seat) => before.pile(*seat).top(),
        _ => None,
    })
}

/// Whether what is shown differs from what is only by the card played.
fn is_unchanged(plan: &Plan) -> bool {
    plan.before.followers() == plan.shown.followers() && plan.before.track() == plan.shown.track()
}

/// The actions that all of `lists` begin with; `None` if there is no list.
fn common_beginning<'a>(mut lists: impl Iterator<Item = &'a [Action]>) -> Option<&'a [Action]> {
    let first = lists.next()?;
    Some(lists.fold(first, |common, list| {
        let same = common.iter().zip(list).take_while(|(one, other)| one == other).count();
        &common[..same]
    }))
}

fn only_pass(position: &KingIsDead) -> bool {
    position.legal().len() == 1
}

/// A card of the hand, as it can be played now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It does something.
    Works,
    /// It may be played, for nothing.
    Idle,
    /// It is never played.
    Kept,
}

/// The hand of the observer, with what each card is good for now.
pub fn hand(view: &View, seat: crate::rules::Seat) -> Vec<(Card, Use)> {
    let cards = match view.hand(seat) {
        Hand::Known(cards) => cards,
        Hand::Hidden(_) => Cards::default(),
    };
    let position = imagined(view);
    let my_turn = position.table().phase() == Phase::Turn && position.table().to_act() == seat;
    let judge = |card| match card {
        Card::Plot => Use::Kept,
        _ if my_turn && is_idle(&position, card) => Use::Idle,
        _ => Use::Works,
    };
    cards.iter().map(|card| (card, judge(card))).collect()
}

/// The regions that `target` lies in, to be marked on the map.
pub fn region_of(target: Target) -> Option<Region> {
    match target {
        Target::Region(region) => Some(region),
        Target::Place(stack) | Target::Stack(stack) => Some(stack.region),
        Target::Pile(_) | Target::Card(_) | Target::Disc(_) | Target::Faction(_) => None,
    }
}
