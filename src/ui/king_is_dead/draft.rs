//! A turn that is being put together: the card, what was tapped for it, the
//! summon. Nothing of it is played before it is confirmed, so that every step
//! can be taken back.

use super::target::Target;
use crate::rules::king_is_dead::{Card, Faction, Stack};

/// What the person to act has chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// Whether a pass waits for a word: one that would start a struggle, or one
    /// that was advised.
    pub passing: bool,
    /// The card.
    pub card: Option<Card>,
    /// What was tapped for it, in this order.
    pub chosen: Vec<Target>,
    /// Assemble: the faction whose follower is placed next, if not the first
    /// that is left.
    pub slot: Option<Faction>,
    /// Who is summoned.
    pub summon: Option<Stack>,
}

impl Draft {
    /// A turn with `card`, nothing tapped yet.
    pub fn of(card: Card) -> Draft {
        Draft { card: Some(card), ..Draft::default() }
    }

    /// Whether nothing was chosen.
    pub fn is_empty(&self) -> bool {
        *self == Draft::default()
    }

    /// Takes back the last choice; `false` if there is none.
    pub fn step_back(&mut self) -> bool {
        if self.is_empty() {
            return false;
        }
        self.slot = None;
        if self.summon.take().is_none() && self.chosen.pop().is_none() {
            *self = Draft::default();
        }
        true
    }

    /// The draft as a line of text, to be kept with the game.
    pub fn to_text(&self) -> String {
        let mut words = Vec::new();
        if self.passing {
            words.push("pass".to_owned());
        }
        words.extend(self.card.map(|card| card.slug().to_owned()));
        words.extend(self.chosen.iter().map(Target::to_string));
        words.extend(self.slot.map(|faction| format!("slot:{faction}")));
        words.extend(self.summon.map(|stack| format!("summon:{}:{}", stack.faction, stack.region)));
        words.join(" ")
    }

    /// Reads a draft; `None` if it is not one. Whether it fits the game is
    /// another question: see [`Plan`](super::plan::Plan).
    pub fn from_text(text: &str) -> Option<Draft> {
        let mut draft = Draft::default();
        for word in text.split_whitespace() {
            if word == "pass" {
                draft.passing = true;
            } else if let Some(slug) = word.strip_prefix("slot:") {
                draft.slot = Some(Faction::ALL.into_iter().find(|faction| faction.slug() == slug)?);
            } else if let Some(stack) = word.strip_prefix("summon:") {
                let Ok(Target::Stack(stack)) = format!("stack:{stack}").parse() else { return None };
                draft.summon = Some(stack);
            } else if draft.card.is_none() {
                draft.card = Some(word.parse().ok()?);
            } else {
                draft.chosen.push(word.parse().ok()?);
            }
        }
        Some(draft)
    }
}
