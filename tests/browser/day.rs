//! The struggle of the day: found once, the same for everybody, and answered.

use std::time::Duration;

use interregnum::bot::{Judging, Puzzling};
use interregnum::play::{Origin, Session, Streak};
use interregnum::rules::king_is_dead::{Action, KingIsDead, View};
use interregnum::rules::{Game, GameExt, Observer, Seats};
use interregnum::ui::king_is_dead::retrace::draft_of;
use interregnum::ui::king_is_dead::words::day;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::Settings;

use crate::hands::Hands;
use crate::kit::Page;
use crate::learn::play;
use crate::table::quick;

const STREAK: &str = "interregnum/1/streak/king-is-dead";

/// Some days many positions have to be looked at until one will do.
const PATIENCE: Duration = Duration::from_secs(120);

/// Opens today's puzzle.
fn open(page: &Page, lang: Lang) {
    page.goto("");
    page.prepare(Settings { lang, ..quick() });
    page.goto("#day/king-is-dead");
    page.reload();
    page.set_patience(PATIENCE);
    page.wait_for(".guide");
    page.wait_for_mode("deciding");
}

/// Today, as the page counts days.
fn today(page: &Page) -> u32 {
    let script = "const now = new Date(); return Math.floor((now - now.getTimezoneOffset() * 60000) / 86400000)";
    page.js(script, &[]).as_u64().and_then(|day| day.try_into().ok()).expect("a day")
}

/// What the page should find.
fn puzzle(day: u32) -> Session<KingIsDead> {
    let mut puzzling = Puzzling::<KingIsDead>::new(u64::from(day)).expect("it has a net");
    while puzzling.puzzle().is_none() {
        puzzling.think(u32::MAX);
    }
    let puzzle = puzzling.puzzle().expect("it was found");
    let (seats, options) = (Seats::new(2).expect("two can play"), Default::default());
    let mut session = Session::new(Origin::Deal { seats, options, seed: puzzle.seed }).expect("a usual deal");
    for &action in &puzzle.actions {
        session.play(action).expect("it is legal");
    }
    session
}

fn view(session: &Session<KingIsDead>) -> View {
    session.position().view(Observer::Seat(session.position().to_act().expect("somebody is to act")))
}

/// The best turn, as the worker judges it.
fn best(session: &Session<KingIsDead>) -> Vec<Action> {
    let mut judging = Judging::<KingIsDead>::new(0, &view(session), vec![Action::Pass]).expect("somebody is to act");
    while judging.judgement().is_none() {
        judging.think(u32::MAX);
    }
    judging.judgement().expect("it is judged").turn.clone()
}

#[test]
fn the_struggle_of_the_day_is_solved_and_counted_once() {
    let page = Page::open();
    open(&page, Lang::En);
    let day_number = today(&page);
    let session = puzzle(day_number);
    let turn = best(&session);
    assert!(draft_of(&view(&session), &turn).is_some(), "it can be put together");
    play(&page, Hands::Mouse, session.position(), &turn);
    page.wait_until("it is solved", || page.question() == day::verdict(true, Lang::En));
    let streak = Streak::from_text(&page.local_storage(STREAK).unwrap_or_default());
    assert!(streak.has_solved(day_number) && streak.days(day_number) == 1);
    // Once more, and wrongly: that counts no more, and it is there at once.
    page.click("#guide-again");
    page.wait_for_mode("deciding");
    assert!(page.text(".guide-asks").contains("1 day in a row"), "{}", page.text(".guide-asks"));
    page.click("#pass");
    page.click("#confirm");
    page.wait_until("it is judged", || page.question() == day::verdict(false, Lang::En));
    assert_eq!(page.local_storage(STREAK), Some(streak.to_text()));
    page.click("#guide-next");
    page.wait_for(".home");
    assert!(page.all(".card-detail").iter().any(|detail| detail.contains("Solved today")));
}

#[test]
fn a_missed_struggle_of_the_day_says_what_would_have_been_better() {
    let page = Page::open();
    open(&page, Lang::Fr);
    page.click("#pass");
    page.wait_until("a slip is not an answer", || page.is_enabled("#confirm"));
    page.click("#confirm");
    page.wait_until("it is judged", || page.question() == day::verdict(false, Lang::Fr));
    assert!(page.text(".guide-verdict p").contains("le voyez-vous"), "whoever wants to may try again");
    page.click("#guide-show");
    page.wait_until("it is told", || page.text(".snack").contains("Le meilleur coup"));
    page.wait_until("it lies on the table", || page.is_enabled("#confirm") && !page.chosen().is_empty());
    page.click("#confirm");
    page.wait_until("it is right", || page.question() == day::verdict(true, Lang::Fr));
    let streak = Streak::from_text(&page.local_storage(STREAK).unwrap_or_default());
    assert!(streak.has_tried(today(&page)) && !streak.has_solved(today(&page)));
    let games = page.js("return Object.keys(localStorage).filter((key) => key.includes('/game/')).length", &[]);
    assert_eq!(games, 0, "no game is left behind");
}

#[test]
fn the_struggle_of_the_day_is_answered_by_keyboard_and_not_taken_back_before_it_is_judged() {
    let page = Page::open();
    open(&page, Lang::En);
    page.press("p");
    page.wait_until("a slip is not an answer", || page.has_focus("#confirm"));
    page.press("Enter");
    page.wait_until("it is being weighed", || page.question() != day::title(Lang::En) && page.mode() == "guided");
    page.press("u");
    page.wait_until("it is judged", || page.question() == day::verdict(false, Lang::En));
    page.wait_until("the keyboard is at the answers", || page.has_focus("#guide-again"));
    let streak = Streak::from_text(&page.local_storage(STREAK).unwrap_or_default());
    assert!(streak.has_tried(today(&page)));
    page.press("Enter");
    page.wait_for_mode("deciding");
}
