//! Whoever sets a task at the table and says something of the answer: a lesson,
//! or the struggle of the day.

use super::day::Day;
use super::lesson::LessonGuide;
use super::pieces::sprite;
use super::sitting::Sitting;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::draw::{El, Value, el};
use crate::ui::lang::Lang;
use crate::ui::shell::said;
use crate::ui::table::desk::Desk;

/// Whoever sets the task. Copies are the same.
#[derive(Clone, Copy)]
pub enum Guide {
    /// In a lesson.
    Lesson(LessonGuide),
    /// In the struggle of the day.
    Day(Day),
}

/// What is said of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// Whether it is what was asked for.
    pub right: bool,
    /// In a word.
    pub title: String,
    /// Why.
    pub text: String,
}

impl Guide {
    /// The game it is about.
    pub fn desk(self) -> Desk<KingIsDead> {
        match self {
            Guide::Lesson(lesson) => lesson.desk,
            Guide::Day(day) => day.desk,
        }
    }

    /// What stands on top of the table.
    pub fn title(self, lang: Lang) -> &'static str {
        match self {
            Guide::Lesson(lesson) => lesson.title(lang),
            Guide::Day(_) => super::day::title(lang),
        }
    }

    /// What is said of the player's turn; `None` before it.
    pub fn said(self) -> Option<Said> {
        match self {
            Guide::Lesson(lesson) => lesson.said(),
            Guide::Day(day) => day.said(),
        }
    }

    /// Sets the same task again.
    pub fn try_again(self) {
        match self {
            Guide::Lesson(lesson) => lesson.try_again(),
            Guide::Day(day) => day.try_again(),
        }
    }

    /// Helps as much as is fair: a lesson puts the turn on the table.
    pub fn help(self, sitting: Sitting) {
        if let Guide::Lesson(lesson) = self {
            sitting.follow(lesson.shown());
        }
    }

    /// Whether it helps at all.
    pub fn helps(self) -> bool {
        matches!(self, Guide::Lesson(_))
    }

    /// The task, for as long as it is set.
    pub fn panel(self, sitting: Sitting) -> El {
        match self {
            Guide::Lesson(lesson) => lesson.panel(sitting),
            Guide::Day(day) => day.panel(sitting),
        }
    }

    /// The way on, or back to try again.
    pub fn answers(self, sitting: Sitting) -> Vec<El> {
        match self {
            Guide::Lesson(lesson) => lesson.answers(sitting),
            Guide::Day(day) => day.answers(sitting),
        }
    }
}

/// A task in words: where in the course of things it stands, what it is called,
/// why, and what is asked for.
pub fn task(sitting: Sitting, place: Value, title: Value, tells: Value, asks: Value) -> El {
    el("section")
        .class("guide")
        .label(said(sitting.lang, "Task", "Exercice"))
        .child(el("p").class("guide-place").text(place))
        .child(el("h2").text(title))
        .child(el("p").class("guide-tells").text(tells))
        .child(el("p").class("guide-asks").text(asks))
}

/// What is said of the turn, where the hand is at other times.
pub fn verdict(said: &Said) -> El {
    let sign = if said.right { "#icon-confirm" } else { "#icon-undo" };
    el("div")
        .class("guide-verdict")
        .class_if("right", said.right)
        .child((!said.text.is_empty()).then(|| el("span").class("guide-sign").hidden().child(sprite(sign))))
        .child(el("p").text(said.text.clone()))
}
