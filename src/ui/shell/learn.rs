//! The lessons of a game, and how far the player has come.

use super::any;
use super::parts::{icon, said, screen_head};
use super::{Screen, Shell};
use crate::registry::GameId;
use crate::ui::draw::{El, el};

/// The list of lessons.
pub(super) fn screen(game: GameId, shell: Shell) -> El {
    let lang = shell.lang;
    let learned = shell.learned(game);
    let count = any::lesson_count(game);
    let next = (0..count).find(|number| !learned.contains(number)).unwrap_or(0);
    let lesson = |number: usize| {
        let done = learned.contains(&number);
        let state = done.then(|| {
            el("span")
                .class("lesson-done")
                .child(icon("icon-confirm"))
                .child(el("span").text(said(lang, "done", "faite")))
        });
        let title = move || any::lessons(game, lang.get())[number].0;
        let about = move || any::lessons(game, lang.get())[number].1;
        let text = el("span")
            .class("card-text")
            .child(el("span").class("card-title").text(title))
            .child(el("span").class("card-detail").text(about));
        let button = el("button")
            .class("card lesson")
            .class_if("next", number == next)
            .attr("data-lesson", number)
            .press(move || shell.go(Screen::Lesson(game, number)))
            .child(el("span").class("lesson-number").hidden().text(number + 1))
            .child(text)
            .child(state);
        el("li").child(button)
    };
    let intro = said(
        lang,
        "Short lessons at the real table: you make the moves. Any move may be tried.",
        "De courtes leçons à la vraie table\u{a0}: c’est vous qui jouez. Tous les coups sont permis.",
    );
    el("div").class("page").child(screen_head(shell, said(lang, "Learn to play", "Apprendre à jouer"))).child(
        el("main")
            .child(el("p").class("lesson-intro").text(intro))
            .child(el("ol").class("lessons").children((0..count).map(lesson))),
    )
}
