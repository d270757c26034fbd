//! From a whole turn back to how it is put together and told: a hint is a list of
//! actions, and becomes a draft that can be looked at, changed and confirmed.

use super::draft::Draft;
use super::effect::{after, imagined, taps};
use super::plan::Plan;
use crate::play::Turn;
use crate::rules::Game;
use crate::rules::king_is_dead::{Action, KingIsDead, Phase, View};

/// The choices that `turn` is put together by, as few as it takes; `None` if it is
/// not a whole turn of the observer of `view`.
pub fn draft_of(view: &View, turn: &[Action]) -> Option<Draft> {
    let (&first, rest) = turn.split_first()?;
    let card = match first {
        Action::Play(card) => card,
        Action::Pass if rest.is_empty() => return Some(Draft { passing: true, ..Draft::default() }),
        _ => return None,
    };
    let start = imagined(view);
    let (effect, summon) = match turn.split_last() {
        Some((&Action::Follower(stack), effect)) if after(start, effect).table().phase() == Phase::Summon => {
            (effect, Some(stack))
        }
        _ => (turn, None),
    };
    let wanted = after(start, turn);
    let chosen = taps(&start, effect);
    // What nobody would be asked for is left out: a person would not have tapped
    // it, and stepping back should not stop at it.
    (0..=chosen.len()).find_map(|count| {
        let draft = Draft { chosen: chosen[..count].to_vec(), summon, ..Draft::of(card) };
        let plan = Plan::of(view, &draft)?;
        plan.turn.is_some_and(|turn| after(start, &turn) == wanted).then_some(draft)
    })
}

/// A turn that the observer of `view` could have, as if it had been played.
pub fn told(view: &View, turn: &[Action]) -> Turn<KingIsDead> {
    let start = imagined(view);
    let ended = after(start, turn);
    Turn {
        seat: start.table().to_act(),
        actions: turn.to_vec(),
        begins: 0,
        ends: turn.len(),
        before: view.clone(),
        after: ended.view(view.observer()),
    }
}
