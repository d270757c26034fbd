//! Every lesson from its beginning to its end, in both languages, with a mouse
//! and with the keyboard alone; and moves that miss the point.

use interregnum::rules::king_is_dead::{Action, KingIsDead};
use interregnum::rules::{Game, GameExt, Observer};
use interregnum::ui::king_is_dead::lessons::{LEARNER, LESSONS};
use interregnum::ui::king_is_dead::retrace::draft_of;
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::hands::Hands;
use crate::kit::Page;
use crate::lesson_tasks::{Set, tasks, turns};
use crate::table::{board, button, card_button, quick};

fn prepared(lang: Lang) -> Page {
    let page = Page::open();
    page.goto("");
    page.prepare(Settings { pace: Pace::Instant, confirm_struggle_pass: false, ..Settings::usual(lang) });
    page
}

/// Opens a lesson, from 0.
fn begin(page: &Page, number: usize) {
    page.goto(&format!("#learn/king-is-dead/{}", number + 1));
    page.reload();
    page.wait_for_mode("deciding");
}

/// Puts a turn together and ends it.
#[track_caller]
pub fn play(page: &Page, hands: Hands, position: &KingIsDead, turn: &[Action]) {
    if turn == [Action::Pass] {
        return hands.press(page, "#pass");
    }
    let seat = position.to_act().expect("somebody's turn");
    let draft = draft_of(&position.view(Observer::Seat(seat)), turn).expect("a turn that can be put together");
    hands.press(page, &card_button(draft.card.expect("a card")));
    for &target in &draft.chosen {
        hands.press(page, &button(target));
    }
    if let Some(stack) = draft.summon {
        hands.press(page, &button(Target::Stack(stack)));
    }
    hands.press(page, "#confirm");
}

#[track_caller]
fn assert_shows(page: &Page, set: &Set) {
    let table = set.position.table();
    let hands: Vec<usize> = table.seats().iter().map(|seat| set.position.hand(seat).len()).collect();
    assert_eq!(page.board(), board(table, &hands));
}

fn every_lesson_can_be_finished(lang: Lang, hands: Hands) {
    let page = prepared(lang);
    for (number, lesson) in LESSONS.iter().enumerate() {
        begin(&page, number);
        assert_eq!(page.text(".bar h1"), lesson.title.get(lang));
        for set in tasks().iter().filter(|set| set.lesson == number) {
            assert_eq!(hands.go_on(&page), "deciding");
            page.wait_until("the task is set", || page.text(".guide-asks") == set.task.asks.get(lang));
            assert_eq!(page.text(".guide-tells"), set.task.tells.get(lang));
            assert_shows(&page, set);
            play(&page, hands, &set.position, set.task.shown);
            page.wait_until("the turn is judged", || hands.go_on(&page) == "guided");
            assert_eq!(page.question(), lang.pick("Well done.", "Bien joué."));
            assert_eq!(page.text(".guide-verdict p"), set.task.done.get(lang));
            page.wait_until("the keyboard is at the way on", || page.has_focus("#guide-next"));
            hands.press(&page, "#guide-next");
        }
    }
    page.wait_for(".setup");
    page.goto("#learn/king-is-dead");
    page.wait_until("all lessons are done", || page.count(".lesson-done") == LESSONS.len());
}

#[test]
fn every_lesson_is_finished_with_a_mouse_in_english() {
    every_lesson_can_be_finished(Lang::En, Hands::Mouse);
}

#[test]
fn every_lesson_is_finished_with_the_keyboard_in_french() {
    every_lesson_can_be_finished(Lang::Fr, Hands::Keys);
}

#[test]
fn every_lesson_is_finished_with_the_keyboard_in_english() {
    every_lesson_can_be_finished(Lang::En, Hands::Keys);
}

#[test]
fn every_lesson_is_finished_with_a_finger_in_french() {
    every_lesson_can_be_finished(Lang::Fr, Hands::Finger);
}

#[test]
fn a_move_that_misses_the_point_is_answered_and_can_be_tried_again() {
    let page = prepared(Lang::En);
    for set in tasks().iter().filter(|set| set.task.scenario.is_some()) {
        let wrong = turns(set).find(|(turn, said)| said.is_err() && draftable(&set.position, turn));
        let Some((turn, Err(why))) = wrong else { continue };
        if LESSONS[set.lesson].tasks.first().map(|task| task.asks) != Some(set.task.asks) {
            continue;
        }
        begin(&page, set.lesson);
        play(&page, Hands::Mouse, &set.position, &turn);
        page.wait_for_mode("guided");
        assert_eq!(page.question(), "Not quite.");
        assert_eq!(page.text(".guide-verdict p"), why.get(Lang::En));
        page.click("#guide-again");
        page.wait_for_mode("deciding");
        assert_shows(&page, set);
    }
    assert!(page.local_storage("interregnum/1/learned/king-is-dead").is_none(), "nothing is learned by mistakes");
}

fn draftable(position: &KingIsDead, turn: &[Action]) -> bool {
    draft_of(&position.view(Observer::Seat(LEARNER)), turn).is_some()
}

#[test]
fn a_hint_puts_the_move_on_the_table_and_a_lesson_can_be_skipped() {
    let page = prepared(Lang::En);
    begin(&page, 1);
    page.click("#hint");
    page.wait_until("all is chosen", || page.is_enabled("#confirm"));
    page.click("#confirm");
    page.wait_for("#guide-next");
    page.goto("#learn/king-is-dead/3");
    page.wait_until("another lesson", || page.text(".bar h1") == LESSONS[2].title.get(Lang::En));
    page.click("#guide-skip");
    page.wait_until("the next lesson", || page.text(".bar h1") == LESSONS[3].title.get(Lang::En));
    page.click("#lessons");
    page.wait_for(".lessons");
    assert_eq!(page.count(".lesson-done"), 1, "a lesson that was skipped is not done");
    assert_eq!(page.attribute(".lesson.next", "data-lesson").as_deref(), Some("0"));
}

#[test]
fn the_first_visit_offers_the_lessons_and_they_leave_no_game_behind() {
    let page = Page::open();
    page.goto("");
    page.click(".home .great + .card");
    page.click(".lesson.next");
    page.wait_for_mode("deciding");
    page.click("#pass");
    page.wait_for("#guide-again");
    page.goto("");
    page.wait_for(".home .great");
    assert_eq!(page.js("return Object.keys(localStorage).filter((key) => key.includes('/game')).length", &[]), 0);
}

#[test]
fn the_rules_lie_over_a_lesson_and_leave_it_as_it_is() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    page.goto("#learn/king-is-dead/2");
    page.reload();
    page.wait_for(".guide");
    page.click("#menu");
    page.click("#settings-rules");
    page.wait_for("dialog[open] .rules-entry");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    assert!(page.exists(".guide"));
}
