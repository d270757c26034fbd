//! Without its worker, or with one that fails, the game goes on, and the bots
//! answer as they would have.

use interregnum::bot::{Level, TurnThinking};
use interregnum::play::{BotQuestion, Player, Seating};
use interregnum::rules::king_is_dead::{Action, KingIsDead, Mode};
use interregnum::ui::settings::Settings;

use crate::hands::Hands;
use crate::kit::{Fault, Page};
use crate::table::{Kept, against_bots, quick};

/// Lets the bots answer here.
fn answer(table: &mut Seating<KingIsDead>) {
    while let Some(BotQuestion { level, view, seed }) = table.bot_question() {
        let turn = TurnThinking::<KingIsDead>::new(level, seed, view).expect("a question").finish();
        assert!(turn.actions.into_iter().all(|action| table.bot_answers(action)));
    }
}

fn restarts(page: &Page) -> u32 {
    page.attribute("html", "data-worker-restarts").and_then(|count| count.parse().ok()).expect("a number")
}

/// The person passes twice; the bots answer as they do here.
#[track_caller]
fn assert_answers(page: &Page, save: &Kept) {
    let mut table = save.seating();
    for _ in 0..2 {
        table.human_acts(Action::Pass);
        answer(&mut table);
        page.wait_for_person();
        Hands::Script.pass(page);
        page.wait_for_person();
        assert_eq!(page.save().session.actions(), table.session().actions());
    }
    page.assert_true();
}

#[test]
fn a_worker_that_fails_is_replaced_and_the_answer_is_the_same() {
    let save = against_bots(2, Mode::Advanced, 21);
    for (fault, failing, replaced) in
        [(Fault::Crash, 0, 0), (Fault::Crash, 1, 1), (Fault::Crash, 2, 2), (Fault::Deaf, 1, 1), (Fault::Refused, 9, 0)]
    {
        let page = Page::open();
        page.break_workers(fault, failing);
        // The workers that are counted are those of the bots.
        page.sit_down(&save, Settings { think_ahead: false, ..quick() });
        assert_answers(&page, &save);
        assert_eq!(restarts(&page), replaced, "{fault:?} {failing}");
    }
}

#[test]
fn with_no_worker_at_all_the_page_thinks_itself() {
    let save = against_bots(3, Mode::Base, 22);
    let page = Page::open();
    page.break_workers(Fault::Crash, 100);
    page.sit_down(&save, Settings { think_ahead: false, ..quick() });
    assert_answers(&page, &save);
    assert_eq!(restarts(&page), 2, "after that it is left alone");
}

#[test]
fn the_page_that_thinks_itself_searches_as_well_and_does_not_freeze() {
    let mut save = against_bots(2, Mode::Base, 24);
    for chair in &mut save.chairs[1..] {
        chair.player = Player::Bot(Level::Duke);
    }
    let page = Page::open();
    page.break_workers(Fault::Refused, 100);
    page.record_long_tasks();
    page.sit_down(&save, Settings { think_ahead: false, ..quick() });
    page.wait_for_person();
    let before = page.long_tasks().len();
    assert_answers(&page, &save);
    // It thinks for some milliseconds at a time; a busy machine stretches some.
    let tasks = page.long_tasks();
    let longest = tasks[before..].iter().map(|task| task.duration).fold(0.0, f64::max);
    let limit = 150.0 * page.slowness();
    assert!(longest < limit, "a task of {longest} ms, {limit} allowed");
}

#[test]
fn a_worker_killed_in_the_middle_of_a_game_is_not_missed() {
    let save = against_bots(2, Mode::Base, 23);
    let page = Page::open();
    page.before_load(
        "{ const Sound = Worker; window.workers = [];
        window.Worker = function (...given) { const worker = new Sound(...given); workers.push(worker); return worker; }; }",
    );
    page.sit_down(&save, Settings { think_ahead: false, ..quick() });
    page.wait_for_person();
    let mut table = save.seating();
    for round in 0..2 {
        if round == 1 {
            page.js("workers.at(-1).terminate()", &[]);
        }
        table.human_acts(Action::Pass);
        answer(&mut table);
        Hands::Script.pass(&page);
        page.wait_for_person();
        assert_eq!(page.save().session.actions(), table.session().actions());
        assert_eq!(restarts(&page), round);
    }
}
