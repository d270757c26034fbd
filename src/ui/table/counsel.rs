//! Hints: what somebody who knows the game would do on the person's turn. Only
//! whoever is to act and sees their own hand can ask, and what is said goes away
//! with their hand and their turn.

use std::cell::Cell;

use leptos::prelude::*;

use super::desk::Desk;
use crate::bot::Advice;
use crate::ui::draw::{Derived, State, effect};
use crate::ui::game_ui::GameUi;
use crate::web::brain;

/// What came of asking, so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Said<G: GameUi> {
    /// Nothing yet: how much of the thinking is done, from 0 to 1.
    Thinking(f32),
    /// The turns worth considering, the best first.
    Given(Vec<Advice<G>>),
}

/// Somebody to ask for a hint. Copies are the same.
pub struct Counsel<G: GameUi> {
    desk: Desk<G>,
    said: State<Option<Said<G>>>,
    /// Names the latest question: older ones are not answered.
    asked: StoredValue<u32>,
}

// Derived, these would ask for a game that can be copied.
impl<G: GameUi> Clone for Counsel<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: GameUi> Copy for Counsel<G> {}

impl<G: GameUi> Counsel<G> {
    /// Stands beside a game.
    pub fn new(desk: Desk<G>) -> Counsel<G> {
        let counsel = Counsel { desk, said: State::new(None), asked: StoredValue::new(0) };
        let moment = Derived::new(move || (counsel.can_be_asked(), desk.count()));
        let before = Cell::new(None);
        effect(move || {
            let now = moment.get();
            // Another turn, or a hand that is covered: what was said is no longer
            // for these eyes.
            if before.replace(Some(now)).is_some_and(|before| before != now) {
                counsel.dismiss();
            }
            let ahead = desk.occasion.lets_bots_play() && desk.shell.settings.with(|settings| settings.think_ahead);
            if now.0 && ahead && desk.visible.get() {
                let (view, taken) = untrack(|| (desk.view(), desk.taken()));
                brain::analyst().ponder::<G>(&view, &taken, counsel.seed());
            }
        });
        on_cleanup(|| brain::analyst().cancel());
        counsel
    }

    /// Whether somebody is to act who sees their own hand, and nothing else is
    /// shown at the moment.
    pub fn can_be_asked(&self) -> bool {
        let desk = self.desk;
        let here = desk.is_up_to_date() && desk.looking_at.get().is_none();
        here && desk.person_to_act().is_some() && desk.covered().is_none()
    }

    /// What was said, while it is shown.
    pub fn said(&self) -> Option<Said<G>> {
        self.said.get()
    }

    /// Whether anything is shown.
    pub fn is_open(&self) -> bool {
        self.said.with(Option::is_some)
    }

    /// Asks for a hint.
    pub fn ask(&self) {
        if !untrack(|| self.can_be_asked()) {
            return;
        }
        let view = untrack(|| self.desk.view());
        let question = self.asked.get_value() + 1;
        self.asked.set_value(question);
        self.said.set(Some(Said::Thinking(0.0)));
        let counsel = *self;
        let wanted = move || counsel.asked.try_get_value() == Some(question);
        let progress = move |part| {
            if wanted() {
                counsel.said.set(Some(Said::Thinking(part)));
            }
        };
        let done = move |advice| {
            if wanted() {
                counsel.said.set(Some(Said::Given(advice)));
            }
        };
        brain::analyst().advise::<G>(&view, self.seed(), progress, done);
    }

    /// Stops thinking and takes away what was said.
    pub fn dismiss(&self) {
        if untrack(|| self.is_open()) {
            self.asked.update_value(|asked| *asked += 1);
            brain::analyst().cancel();
            self.said.set(None);
        }
    }

    /// The same position is always thought about with the same luck.
    fn seed(&self) -> u64 {
        untrack(|| self.desk.count()) as u64
    }
}
