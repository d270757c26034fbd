//! Every way a card can be played, as the rules allow it and as it is tapped.

use super::target::Target;
use crate::rules::king_is_dead::{Action, Card, KingIsDead, Phase, Stack, View};
use crate::rules::{Game, Rng};

/// One complete effect of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What the rules are told, the play of the card first.
    pub actions: Vec<Action>,
    /// What is tapped for it, in stages: within a stage the order is free.
    pub taps: Vec<Tap>,
}

/// Something that is tapped for an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tap {
    /// Later stages wait for earlier ones.
    pub stage: u8,
    /// What is tapped.
    pub target: Target,
}

impl Effect {
    /// What is left to tap once `chosen` is; `None` if some of `chosen` is not
    /// part of this effect.
    pub fn rest(&self, chosen: &[Target]) -> Option<Vec<Tap>> {
        let mut rest = self.taps.clone();
        for target in chosen {
            let index = rest.iter().position(|tap| tap.target == *target)?;
            rest.remove(index);
        }
        Some(rest)
    }
}

/// A position that looks like `view`. What its observer may do now does not
/// depend on what is hidden from them, so that any such position will do to try
/// things out on.
pub fn imagined(view: &View) -> KingIsDead {
    KingIsDead::imagine(view, &mut Rng::new(0))
}

/// The position after `actions`. Nothing is left to chance after the deal.
pub fn after(mut position: KingIsDead, actions: &[Action]) -> KingIsDead {
    for &action in actions {
        position.apply(action, &mut Rng::new(0));
    }
    position
}

/// Every effect that `card` can have for the seat to act.
pub fn effects(position: &KingIsDead, card: Card) -> Vec<Effect> {
    let mut found = Vec::new();
    let play = Action::Play(card);
    let begun = Effect { actions: vec![play], taps: Vec::new() };
    collect(after(*position, &[play]), begun, 0, &mut found);
    found
}

/// Whether playing `card` would change nothing.
pub fn is_idle(position: &KingIsDead, card: Card) -> bool {
    is_resolved(&after(*position, &[Action::Play(card)]))
}

/// Whether the effect is complete: what comes next is the summon or another
/// turn.
fn is_resolved(position: &KingIsDead) -> bool {
    matches!(position.table().phase(), Phase::Summon | Phase::Turn | Phase::Over)
}

fn collect(position: KingIsDead, so_far: Effect, stage: u8, found: &mut Vec<Effect>) {
    if is_resolved(&position) {
        found.push(so_far);
        return;
    }
    for action in position.legal() {
        let mut longer = so_far.clone();
        longer.actions.push(action);
        let next_stage = add_taps(&position, action, stage, &mut longer.taps);
        collect(after(position, &[action]), longer, next_stage, found);
    }
}

/// Adds what is tapped for `action`; the stage of what comes after it.
fn add_taps(position: &KingIsDead, action: Action, stage: u8, taps: &mut Vec<Tap>) -> u8 {
    let table = position.table();
    let mut tap = |stage, target| taps.push(Tap { stage, target });
    match (table.phase(), action) {
        (_, Action::Pile(seat)) => tap(stage, Target::Pile(seat)),
        (Phase::AssembleRegion(faction), Action::Region(region)) => {
            tap(stage, Target::Place(Stack { faction, region }));
            // The three may be placed in any order.
            return stage;
        }
        (Phase::NegotiateFirst, Action::Region(region)) => {
            tap(stage, Target::Card(region));
            // Either of the two may be named first.
            return stage;
        }
        (Phase::NegotiateSecond(first), Action::Region(second)) => {
            tap(stage, Target::Card(second));
            if table.disc(table.to_act()).is_none() {
                tap(stage + 1, Target::Disc(first));
            }
        }
        (_, Action::Region(region)) => tap(stage, Target::Region(region)),
        (Phase::AmbushReturn(region) | Phase::SuppressReturn(region), Action::Faction(faction)) => {
            tap(stage, Target::Stack(Stack { faction, region }));
        }
        (_, Action::Faction(faction)) => tap(stage, Target::Faction(faction)),
        (_, Action::Pair(pair)) => {
            for faction in pair.members() {
                tap(stage, Target::Faction(faction));
            }
        }
        (phase, Action::Follower(stack)) => {
            tap(stage, Target::Stack(stack));
            if !matches!(phase, Phase::MarchFrom) {
                // Whoever changes places may be named in any order.
                return stage;
            }
        }
        (phase, Action::Followers(pair, region)) => {
            for faction in pair.members() {
                tap(stage, Target::Stack(Stack { faction, region }));
            }
            if !matches!(phase, Phase::MarchFrom) {
                return stage;
            }
        }
        (phase, action) => unreachable!("{action:?} is no part of an effect in {phase:?}"),
    }
    stage + 1
}

/// What is tapped for the effect that `actions` are, from the play of the card
/// on.
pub fn taps(start: &KingIsDead, actions: &[Action]) -> Vec<Target> {
    let mut found = Vec::new();
    let mut position = *start;
    for &action in actions {
        if !matches!(action, Action::Play(_) | Action::Pass) {
            add_taps(&position, action, 0, &mut found);
        }
        position = after(position, &[action]);
    }
    found.into_iter().map(|tap| tap.target).collect()
}
