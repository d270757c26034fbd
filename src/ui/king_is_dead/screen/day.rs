//! The struggle of the day: one position for everybody, and one turn that is
//! clearly best.

use leptos::prelude::*;

use super::guide::{Said, task};
use super::prompt::{PLAIN, PRIMARY, answer};
use super::sitting::Sitting;
use crate::play::{Reviewed, Turn};
use crate::registry::GameId;
use crate::rules::Observer;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::draw::{Derived, El, IntoValue, State, effect, el, redraw};
use crate::ui::game_ui::{Occasion, OpenGame};
use crate::ui::king_is_dead::retrace::told;
use crate::ui::king_is_dead::words::{self, day as say};
use crate::ui::lang::Lang;
use crate::ui::table::desk::Desk;
use crate::web::{brain, device};

pub use crate::ui::king_is_dead::words::day::title;

/// As good as the best: the search is not surer than that.
const AS_GOOD: u8 = 2;

/// Sets the puzzle and weighs the answer. Copies are the same.
#[derive(Clone, Copy)]
pub struct Day {
    pub(super) desk: Desk<KingIsDead>,
    day: u32,
    /// How many actions had been taken when it was set.
    begins: usize,
    /// The turn that the player has had.
    turn: Derived<Option<Turn<KingIsDead>>>,
    /// What it was worth, once that is known.
    judged: State<Option<Reviewed<KingIsDead>>>,
}

impl Day {
    /// Sets the puzzle.
    pub fn begin(game: OpenGame<KingIsDead>) -> Day {
        let day = match game.occasion {
            Occasion::Day(day) => day,
            _ => 0,
        };
        let desk = Desk::open(game);
        let begins = untrack(|| desk.count());
        let turn = Derived::new(move || {
            let me = desk.seating.with(|seating| seating.people().next())?;
            let turns = desk.seating.with(|seating| seating.turns(Observer::Seat(me)));
            turns.into_iter().find(|turn| turn.begins == begins)
        });
        let day = Day { desk, day, begins, turn, judged: State::new(None) };
        effect(move || match day.turn.get() {
            Some(turn) => day.weigh(turn),
            None => day.judged.set(None),
        });
        on_cleanup(|| brain::analyst().cancel());
        day
    }

    fn weigh(self, turn: Turn<KingIsDead>) {
        self.judged.set(None);
        let (view, actions) = (turn.before.clone(), turn.actions.clone());
        brain::analyst().judge::<KingIsDead>(&view, &actions, move |judgement| {
            let reviewed = Reviewed::new(&turn, judgement);
            self.desk.shell.answer_of_day(GameId::KingIsDead, self.day, reviewed.lost() <= AS_GOOD);
            self.judged.set(Some(reviewed));
        });
    }

    /// What is said of the player's turn; `None` before it.
    pub fn said(self) -> Option<Said> {
        if self.turn.with(Option::is_none) {
            return None;
        }
        let lang = self.desk.lang();
        let Some(reviewed) = self.judged.get() else {
            return Some(Said { right: false, title: say::weighing(lang).to_owned(), text: String::new() });
        };
        let right = reviewed.lost() <= AS_GOOD;
        let text = if right { say::best(reviewed.played, lang) } else { say::missed(&reviewed, lang) };
        Some(Said { right, title: say::verdict(right, lang).to_owned(), text })
    }

    /// Sets it again, once the answer has been judged: only the first try counts.
    pub fn try_again(self) {
        if self.judged.with_untracked(Option::is_some) {
            self.desk.rewind(self.begins);
        }
    }

    /// Lays the best turn on the table, where it can be looked at and tried, and
    /// tells it.
    fn show(self, sitting: Sitting) {
        let (Some(turn), Some(reviewed)) = (self.turn.get_untracked(), self.judged.get_untracked()) else { return };
        let lang = self.desk.shell.lang.get_untracked();
        let better = untrack(|| words::turn(&told(&turn.before, &reviewed.better), &self.desk.names(), lang));
        self.desk.shell.tell(say::better(&reviewed, &better, lang));
        self.try_again();
        // Taking a turn back first clears the table.
        request_animation_frame(move || sitting.follow(&reviewed.better));
    }

    /// What is asked for.
    pub fn panel(self, sitting: Sitting) -> El {
        let lang = sitting.lang;
        let date = move || device::day_in_words(device::noon_of(self.day), lang.get());
        let tells = move || say::tells(lang.get());
        let asks = move || {
            // What was answered counts at once.
            self.judged.with(Option::is_some);
            let streak = self.desk.shell.streak(GameId::KingIsDead);
            say::asks(&streak, self.day, lang.get())
        };
        let title = (move || title(lang.get())).into_value();
        task(sitting, date.into_value(), title, tells.into_value(), asks.into_value())
    }

    /// Home, or once more.
    pub fn answers(self, sitting: Sitting) -> Vec<El> {
        let shell = self.desk.shell;
        let known = move || self.judged.with(Option::is_some);
        let again = |lang: Lang| lang.pick("Try again", "Réessayer");
        let home = |lang: Lang| lang.pick("Home", "Accueil");
        let missed = move || self.judged.with(|judged| judged.as_ref().is_some_and(|judged| AS_GOOD < judged.lost()));
        let show = |lang: Lang| lang.pick("Show it", "Montrer");
        // Whoever has missed it is to find it; whoever has found it is done.
        let buttons = move || {
            let (first, last) = if missed() { (PRIMARY, PLAIN) } else { (PLAIN, PRIMARY) };
            vec![
                answer(sitting, first, "guide-again", "#icon-undo", again, known, move || self.try_again()),
                answer(sitting, PLAIN, "guide-show", "#icon-hint", show, missed, move || self.show(sitting)),
                answer(sitting, last, "guide-next", "#icon-home", home, known, move || shell.go_home()),
            ]
        };
        vec![el("div").class("guide-answers").child(redraw(buttons))]
    }
}
