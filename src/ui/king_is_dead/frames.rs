//! A turn told in pictures, at a pace that can be followed: the card, whom it
//! is about, what it did, who was summoned, and the struggle that a last pass
//! brings.

use super::effect::{after, imagined, taps};
use super::plan::copied;
use super::target::Target;
use crate::play::Turn;
use crate::rules::king_is_dead::{Action, Card, KingIsDead, Region, Stack, Table};
use crate::rules::{GameExt, Seat};

/// One picture of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// Whose turn it is of.
    pub seat: Seat,
    /// What it shows.
    pub beat: Beat,
    /// How things stood before what it shows.
    pub before: Table,
    /// How things stand in it.
    pub table: Table,
}

/// What a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub enum Beat {
    /// The card that is played, and the one it copies.
    Card {
        /// The card.
        card: Card,
        /// What a spy copies.
        copied: Option<Card>,
    },
    /// Whom the card is about.
    Targets {
        /// The card.
        card: Card,
        /// Everything that was chosen for it.
        targets: Vec<Target>,
    },
    /// What the card did.
    Effect {
        /// The card.
        card: Card,
    },
    /// Who went to court.
    Summon(Stack),
    /// A pass.
    Pass,
    /// The followers of the contested region are counted.
    Tally(Region),
    /// The struggle is decided.
    Verdict(Region),
}

impl Beat {
    /// How long it stays at the normal pace, in milliseconds.
    pub fn hold(&self) -> u32 {
        match self {
            Beat::Card { .. } => 800,
            Beat::Targets { .. } => 600,
            Beat::Effect { .. } => 700,
            Beat::Summon(_) => 900,
            Beat::Pass => 600,
            Beat::Tally(_) => 1_600,
            Beat::Verdict(_) => 2_500,
        }
    }

    /// Whether it belongs to a struggle.
    pub fn is_struggle(&self) -> bool {
        matches!(self, Beat::Tally(_) | Beat::Verdict(_))
    }
}

/// How much of a turn is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// All of it: somebody else's turn.
    Whole,
    /// Only the struggle it brought: the person saw the rest while choosing it.
    StruggleOnly,
}

/// The pictures of a turn.
pub fn frames(turn: &Turn<KingIsDead>, telling: Telling) -> Vec<Frame> {
    let start = imagined(&turn.before);
    let before = *turn.before.table();
    let mut frames = Vec::new();
    let mut show = |beat, before, table| frames.push(Frame { seat: turn.seat, beat, before, table });
    if telling == Telling::Whole {
        match turn.actions.split_first() {
            Some((&Action::Play(card), _)) => show_play(&start, card, turn, &mut show),
            Some((Action::Pass, _)) => show(Beat::Pass, before, before),
            _ => {}
        }
    }
    let now = *turn.after.table();
    for &region in &now.track()[before.struggles()..now.struggles()] {
        show(Beat::Tally(region), before, before);
        show(Beat::Verdict(region), before, now);
    }
    frames
}

fn show_play(start: &KingIsDead, card: Card, turn: &Turn<KingIsDead>, show: &mut impl FnMut(Beat, Table, Table)) {
    let before = *start.table();
    let summon = match turn.actions.last() {
        Some(Action::Follower(stack)) if ends_with_summon(start, &turn.actions) => Some(*stack),
        _ => None,
    };
    let effect = &turn.actions[..turn.actions.len() - usize::from(summon.is_some())];
    let resolved = *after(*start, effect).table();
    let targets = taps(start, effect);
    show(Beat::Card { card, copied: copied(&before, effect) }, before, before);
    if !targets.is_empty() {
        show(Beat::Targets { card, targets }, before, before);
        show(Beat::Effect { card }, before, resolved);
    }
    if let Some(stack) = summon {
        show(Beat::Summon(stack), resolved, *turn.after.table());
    }
}

/// Whether the last of `actions` is a summon and not the end of an effect.
fn ends_with_summon(start: &KingIsDead, actions: &[Action]) -> bool {
    let before_last = after(*start, &actions[..actions.len() - 1]);
    before_last.table().phase() == crate::rules::king_is_dead::Phase::Summon && before_last.to_act().is_some()
}
