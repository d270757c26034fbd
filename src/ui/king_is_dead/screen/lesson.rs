//! A lesson at the table: what is asked for, what is said of the answer, and the
//! way on.

use leptos::prelude::*;

use super::guide::{Said, task};
use super::prompt::{PRIMARY, answer};
use super::sitting::Sitting;
use crate::registry::GameId;
use crate::rules::Observer;
use crate::rules::king_is_dead::{Action, KingIsDead};
use crate::ui::draw::{El, IntoValue, State, effect, el, redraw, show};
use crate::ui::game_ui::{Occasion, OpenGame};
use crate::ui::king_is_dead::lessons::{LEARNER, LESSONS, Lesson, Task, Text, Turn, game};
use crate::ui::lang::Lang;
use crate::ui::shell::{Screen, Shell, said};
use crate::ui::table::desk::Desk;

/// Leads through a lesson. Copies are the same.
#[derive(Clone, Copy)]
pub struct LessonGuide {
    pub(super) desk: Desk<KingIsDead>,
    /// Which lesson, from 0.
    number: usize,
    /// Which of its tasks.
    at: State<usize>,
    /// How many actions had been taken when the task was set.
    begins: State<usize>,
}

impl LessonGuide {
    /// Begins a lesson; `None` if there is none of that number.
    pub fn begin(number: usize, shell: Shell) -> Option<LessonGuide> {
        let lesson = LESSONS.get(number)?;
        let save = game(lesson.tasks.first()?.scenario.as_ref()?)?;
        let desk = Desk::open(OpenGame { occasion: Occasion::Lesson, save, shell });
        let guide = LessonGuide { desk, number, at: State::new(0), begins: State::new(0) };
        effect(move || {
            if guide.is_done() && guide.is_last() {
                shell.learn(GameId::KingIsDead, number);
            }
        });
        Some(guide)
    }

    fn lesson(self) -> &'static Lesson {
        LESSONS[self.number]
    }

    fn task(self) -> &'static Task {
        &self.lesson().tasks[self.at.get()]
    }

    fn is_last(self) -> bool {
        self.at.get() + 1 == self.lesson().tasks.len()
    }

    /// What the lesson is called.
    pub fn title(self, lang: Lang) -> &'static str {
        self.lesson().title.get(lang)
    }

    /// What is wrong with the player's turn, if anything is; `None` before it.
    fn judged(self) -> Option<Result<(), Text>> {
        let turns = self.desk.seating.with(|seating| seating.turns(Observer::Seat(LEARNER)));
        let begins = self.begins.get();
        let turn = turns.iter().find(|turn| turn.begins == begins)?;
        Some((self.task().judge)(&Turn::new(turn.before.table(), turn.after.table(), &turn.actions)))
    }

    fn is_done(self) -> bool {
        self.judged() == Some(Ok(()))
    }

    /// What is said of the player's turn; `None` before it.
    pub fn said(self) -> Option<Said> {
        let lang = self.desk.lang();
        let (right, title, text) = match self.judged()? {
            Ok(()) => (true, lang.pick("Well done.", "Bien joué."), self.task().done),
            Err(why) => (false, lang.pick("Not quite.", "Pas tout à fait."), why),
        };
        Some(Said { right, title: title.to_owned(), text: text.get(lang).to_owned() })
    }

    /// Sets the same task again.
    pub fn try_again(self) {
        self.desk.rewind(self.begins.get_untracked());
    }

    /// Goes on to the next task, or to the next lesson.
    fn go_on(self) {
        let next = self.at.get_untracked() + 1;
        let Some(task) = self.lesson().tasks.get(next) else { return self.leave() };
        match task.scenario.as_ref().and_then(game) {
            Some(save) => self.desk.play_instead(save.seating()),
            None => self.desk.let_bots(Action::Pass),
        }
        self.begins.set(untrack(|| self.desk.count()));
        self.at.set(next);
    }

    /// To the next lesson; after the last one, to a game.
    fn leave(self) {
        let next = self.number + 1;
        let game = GameId::KingIsDead;
        let there = if next < LESSONS.len() { Screen::Lesson(game, next) } else { Screen::Setup(game) };
        self.desk.shell.go(there);
    }

    /// A turn that does what is asked for.
    pub fn shown(self) -> &'static [Action] {
        untrack(|| self.task()).shown
    }

    /// What is asked for, for as long as the lesson goes on.
    pub fn panel(self, sitting: Sitting) -> El {
        let lang = sitting.lang;
        let steps = self.lesson().tasks.len();
        let place = move || {
            let lesson = format!("{} {}/{}", lang.get().pick("Lesson", "Leçon"), self.number + 1, LESSONS.len());
            let step = format!("{} {}/{steps}", lang.get().pick("step", "étape"), self.at.get() + 1);
            if 1 < steps { format!("{lesson} · {step}") } else { lesson }
        };
        let title = (move || self.title(lang.get())).into_value();
        let tells = (move || self.task().tells.get(lang.get())).into_value();
        let asks = (move || self.task().asks.get(lang.get())).into_value();
        let skip = move || {
            el("button").id("guide-skip").class("plain").press(move || self.leave()).text(said(
                lang,
                "Skip this lesson",
                "Sauter cette leçon",
            ))
        };
        task(sitting, place.into_value(), title, tells, asks).child(show(move || !self.is_done(), skip))
    }

    /// The way on, or back to try again.
    pub fn answers(self, sitting: Sitting) -> Vec<El> {
        let button = move || match self.is_done() {
            true => {
                let last = untrack(|| self.is_last());
                let label = move |lang: Lang| match (last, self.number + 1 < LESSONS.len()) {
                    (false, _) => lang.pick("Continue", "Continuer"),
                    (true, true) => lang.pick("Next lesson", "Leçon suivante"),
                    (true, false) => lang.pick("Now play", "À vous de jouer"),
                };
                answer(sitting, PRIMARY, "guide-next", "#icon-next", label, || true, move || self.go_on())
            }
            false => {
                let label = |lang: Lang| lang.pick("Try again", "Réessayer");
                answer(sitting, PRIMARY, "guide-again", "#icon-undo", label, || true, move || self.try_again())
            }
        };
        vec![el("div").class("guide-answers").child(redraw(button))]
    }
}
