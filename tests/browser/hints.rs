//! Hints: asked for by mouse and keyboard, taken back, followed, and never there
//! for other eyes.

use serde_json::json;

use interregnum::play::Secrecy;
use interregnum::rules::king_is_dead::{Action, Mode};
use interregnum::rules::{GameExt, Observer, Seat};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::retrace::told;
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::Settings;

use crate::kit::{Fault, Page};
use crate::states::{ALONE, COVERED, STOP_CLOCK, TABLET, open_game, visit};
use crate::table::{against_bots, deal, hot_seat, plan, quick};

const GIVEN: &str = ".counsel[data-state=given] .advice";

/// A game on the person's turn.
fn at_the_table(seats: usize, mode: Mode, lang: Lang) -> Page {
    let page = Page::open();
    page.sit_down(&against_bots(seats, mode, 12), Settings { lang, ..quick() });
    page.wait_for_mode("deciding");
    page
}

/// The turn that was put on the table, after making sure that it is the one that
/// the hint told of.
#[track_caller]
fn followed(page: &Page, sentence: &str, lang: Lang) -> Vec<Action> {
    page.wait_gone(".counsel");
    page.wait_until("it is kept as a draft", || !page.save().draft.is_empty());
    let save = page.save();
    let draft = Draft::from_text(&save.draft).expect("a draft");
    let turn = plan(&save, &draft).turn.expect("a whole turn");
    let seat = save.session.position().to_act().expect("somebody's turn");
    let names: Vec<String> = (0..save.chairs.len())
        .map(|seat| interregnum::ui::shell::words::name(&save.chairs, Seat::new(seat), lang))
        .collect();
    assert_eq!(sentence, words::turn(&told(&save.view(Observer::Seat(seat)), &turn), &names, lang));
    turn
}

#[track_caller]
fn assert_played(page: &Page, turn: &[Action]) {
    page.wait_until("the turn is kept", || !page.save().session.actions().is_empty());
    assert_eq!(page.save().session.actions()[..turn.len()], *turn);
}

#[test]
fn a_hint_is_asked_for_and_followed_with_the_mouse() {
    for (seats, mode, lang) in [(2, Mode::Base, Lang::En), (3, Mode::Advanced, Lang::Fr), (4, Mode::Base, Lang::En)] {
        let page = at_the_table(seats, mode, lang);
        page.click("#hint");
        page.wait_for(GIVEN);
        assert_eq!(page.count(GIVEN), 2);
        for chance in page.all(".advice .chance") {
            assert!(chance.ends_with('%'), "{chance}");
        }
        assert_eq!(page.text(".counsel-note"), words::counsel::estimate(seats == 4, lang));
        let sentence = page.all(".advice-turn")[1].clone();
        page.click("li:nth-child(2) > .advice");
        let turn = followed(&page, &sentence, lang);
        assert!(page.save().session.actions().is_empty(), "nothing is played before it is confirmed");
        page.click("#confirm");
        assert_played(&page, &turn);
        page.wait_for_person();
        page.assert_true();
    }
}

#[test]
fn a_hint_is_given_and_the_game_goes_on_when_workers_are_lost() {
    for fault in [Fault::Refused, Fault::Crash] {
        let page = Page::open();
        page.break_workers(fault, 100);
        page.sit_down(&against_bots(2, Mode::Base, 12), quick());
        page.wait_for_mode("deciding");
        page.click("#hint");
        page.wait_for(GIVEN);
        page.click("li:first-child > .advice");
        page.click("#confirm");
        page.wait_for_person();
        page.assert_true();
    }
}

#[test]
fn a_hint_is_asked_for_and_followed_with_the_keyboard() {
    let page = at_the_table(2, Mode::Base, Lang::En);
    page.press("h");
    page.wait_for(GIVEN);
    page.wait_until("the best turn has the focus", || page.has_focus("li:first-child > .advice"));
    let sentence = page.all(".advice-turn")[0].clone();
    page.press("Enter");
    let turn = followed(&page, &sentence, Lang::En);
    page.wait_until("the confirmation has the focus", || page.has_focus("#confirm"));
    page.press("Enter");
    assert_played(&page, &turn);
}

#[test]
fn a_turn_that_was_advised_can_be_changed_and_taken_back() {
    let page = at_the_table(2, Mode::Base, Lang::En);
    page.press("h");
    page.wait_for(GIVEN);
    // Of two turns that begin differently one at most is a pass.
    let pass = words::turn(&told(&page.save().view(Observer::Seat(Seat::new(0))), &[Action::Pass]), &[], Lang::En);
    let card = 1 + page.all(".advice-turn").iter().position(|turn| *turn != pass).expect("a card is advised");
    page.click(&format!("li:nth-child({card}) > .advice"));
    page.wait_gone(".counsel");
    page.wait_until("all is chosen", || page.is_enabled("#confirm"));
    page.click("#back");
    page.wait_until("the last choice is open again", || !page.is_enabled("#confirm"));
    page.click("#cancel");
    page.wait_until("nothing is chosen", || page.save().draft.is_empty());
    page.assert_true();
}

#[test]
fn thinking_about_a_hint_can_be_stopped() {
    for way in ["button", "escape", "hint"] {
        let page = visit(Lang::En, TABLET);
        open_game(&page, &ALONE.save(ALONE.middle(), &Draft::default()));
        page.wait_for_mode("deciding");
        page.js(STOP_CLOCK, &[]);
        page.click("#hint");
        page.wait_for(".counsel[data-state=thinking] [role=progressbar]");
        assert!(!page.exists(".cards"));
        match way {
            "button" => page.click("#counsel-close"),
            "escape" => page.press("Escape"),
            _ => page.click("#hint"),
        }
        page.wait_gone(".counsel");
        page.wait_for(".cards .face");
        page.wait_until("the focus is where it was", || page.has_focus("#hint"));
        assert_eq!(page.save().draft, "");
    }
}

#[test]
fn a_pass_that_was_advised_waits_for_a_word() {
    let page = Page::open();
    let mut save = against_bots(3, Mode::Base, 12);
    save.draft = Draft { passing: true, ..Draft::default() }.to_text();
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    assert_eq!(page.question(), "Pass this time?");
    page.click("#confirm");
    assert_played(&page, &[Action::Pass]);
}

#[test]
fn there_is_no_hint_while_looking_back() {
    let page = visit(Lang::En, TABLET);
    open_game(&page, &ALONE.save(ALONE.middle(), &Draft::default()));
    page.wait_for_mode("deciding");
    page.click("#hint");
    page.wait_for(".counsel");
    page.click("#time-previous");
    page.wait_for_mode("past");
    assert!(!page.exists(".counsel") && !page.exists("#hint"));
    page.press("h");
    page.click("#to-now");
    page.wait_for_mode("deciding");
    assert!(!page.exists(".counsel"));
}

#[test]
fn a_hint_goes_away_with_the_hand_it_is_for() {
    for secrecy in [Secrecy::Covered, Secrecy::Veiled] {
        let page = Page::open();
        page.sit_down(&hot_seat(deal(2, COVERED.mode, 4), secrecy), quick());
        page.wait_for("#uncover");
        assert!(!page.exists("#hint"));
        page.press("h");
        page.wait_until("the hand is uncovered", || {
            page.js("document.querySelector('#uncover')?.click()", &[]);
            page.exists("[data-card]")
        });
        assert!(!page.exists(".counsel"));
        page.click("#hint");
        page.wait_for(GIVEN);
        // Somebody looks at another window.
        let turn = "Object.defineProperty(document, 'hidden', { configurable: true, value: arguments[0] }); \
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        page.js(turn, &[json!(true)]);
        page.js(turn, &[json!(false)]);
        page.wait_for("#uncover");
        assert!(!page.exists(".counsel, .advice, #hint"));
        page.wait_until("the hand is uncovered", || {
            page.js("document.querySelector('#uncover')?.click()", &[]);
            page.exists("[data-card]")
        });
        assert!(!page.exists(".counsel"), "what was said is not said again by itself");
        assert!(page.save().session.position().to_act().is_some());
    }
}
