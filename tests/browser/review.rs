//! Looking back at a game: its graph, its turning points, and what might have
//! been.

use std::time::Duration;

use serde_json::json;

use interregnum::play::{Save, SaveId, read_review};
use interregnum::rules::Observer;
use interregnum::rules::king_is_dead::KingIsDead;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::kit::Page;
use crate::states::{ALONE, COVERED, CUNNING, TEAMS};
use crate::table::{game_key, quick};

const GAME: SaveId = SaveId(0x1);

/// A review of a whole game takes less; on this machine or a slower one.
const PATIENCE: Duration = Duration::from_secs(60);

/// Keeps a game and opens its review.
fn look_back(page: &Page, save: &Save<KingIsDead>, settings: Settings) {
    page.goto("");
    page.prepare(settings);
    page.keep_save(GAME, save);
    page.js("history.replaceState(null, '', arguments[0])", &[json!(format!("#review/{GAME}"))]);
    page.reload();
    page.wait_for(".review");
}

fn wait_for_judgements(page: &Page) {
    page.set_patience(PATIENCE);
    page.wait_for(".review");
    page.wait_gone("#review-stop");
}

fn kept(page: &Page) -> Save<KingIsDead> {
    Save::from_text(&page.local_storage(&game_key(GAME)).expect("it is kept")).expect("it can be read")
}

#[test]
fn a_game_of_three_is_judged_from_its_beginning_to_its_end_while_the_page_stays_awake() {
    let page = Page::open();
    page.record_long_tasks();
    let save = CUNNING.over(2);
    let turns = save.seating().turns(Observer::Public).len();
    // A busy machine can make any task long, but not every time.
    let awake = (0..5).any(|_| {
        look_back(&page, &save, quick());
        page.wait_for("[role=progressbar]");
        let begun = page.js("return performance.now()", &[]).as_f64().unwrap_or(0.0);
        wait_for_judgements(&page);
        let limit = 50.0 * page.slowness();
        page.long_tasks().into_iter().all(|task| task.start < begun || task.duration < limit)
    });
    assert!(awake, "{:?}", page.long_tasks());
    assert_eq!(page.count(".graph-lines polyline"), 3, "a line for each player");
    page.wait_until("the judgements are kept", || read_review::<KingIsDead>(&kept(&page).review).len() == turns);
    let now = kept(&page);
    assert_eq!((now.session, now.touched), (save.session, save.touched), "the game is as it was");
    // Nobody waits for it twice.
    page.reload();
    page.wait_for(".review-points h3");
    assert!(!page.exists("#review-stop"));
}

#[test]
fn the_slider_walks_through_the_game_and_says_where_it_is() {
    let page = Page::open();
    let save = ALONE.over(2);
    let turns = save.seating().turns(Observer::Public);
    look_back(&page, &save, quick());
    wait_for_judgements(&page);
    page.js("document.querySelector('#graph-slider').focus()", &[]);
    page.press("Home");
    page.wait_until("the first turn is shown", || page.question().starts_with(&format!("1/{} ·", turns.len())));
    page.press("ArrowRight");
    page.wait_until("the next turn is shown", || page.question().starts_with(&format!("2/{} ·", turns.len())));
    let told = page.attribute("#graph-slider", "aria-valuetext").unwrap_or_default();
    assert!(told.starts_with(&format!("Turn 2 of {}: ", turns.len())), "{told}");
    assert_eq!(told.matches('%').count(), 2, "{told}");
    page.press("End");
    page.wait_until("the last turn is shown", || page.question().starts_with(&format!("{0}/{0} ·", turns.len())));
    page.press("ArrowLeft");
    page.wait_until("the one before", || page.question().starts_with(&format!("{}/", turns.len() - 1)));
    let judged = read_review::<KingIsDead>(&kept(&page).review);
    let worst = judged.iter().max_by_key(|turn| turn.lost()).expect("a turn");
    let index = turns.iter().position(|turn| turn.begins == worst.begins).expect("that turn");
    // A flag is where its turn is.
    let field = page.rect(".graph-field");
    let flags = page.js(
        "return [...document.querySelectorAll('.graph-mark')].map((flag) => flag.getBoundingClientRect().x + 6)",
        &[],
    );
    for (place, x) in flags.as_array().expect("flags").iter().enumerate() {
        for kind in ["mousePressed", "mouseReleased"] {
            let point =
                json!({ "type": kind, "x": x, "y": field.y + field.height / 2.0, "button": "left", "clickCount": 1 });
            page.cdp("Input.dispatchMouseEvent", point);
        }
        page.wait_for(&format!("li:nth-child({}) > .turning-point[aria-current]", place + 1));
    }
    page.click(".turning-point");
    page.wait_until("the worst turn is shown", || page.question().starts_with(&format!("{}/", index + 1)));
    assert!(
        page.text(".prompt-hint").starts_with(&format!("−{} points", worst.lost())),
        "{}",
        page.text(".prompt-hint")
    );
    assert_eq!(page.text(".turning-point[aria-current]"), page.text(".turning-point"));
}

#[test]
fn judging_can_be_stopped_and_gone_on_with() {
    let page = Page::open();
    look_back(&page, &TEAMS.over(3), quick());
    page.js("document.querySelector('#review-stop').focus()", &[]);
    page.press("Enter");
    page.wait_for("#review-start");
    page.wait_until("the keyboard goes on from there", || page.has_focus("#review-start"));
    page.reload();
    wait_for_judgements(&page);
    assert_eq!(page.count(".graph-lines polyline"), 2, "a line for each team");
}

#[test]
fn on_a_phone_on_its_side_there_is_room_for_graph_and_task() {
    let page = Page::open();
    page.set_phone(844, 390);
    look_back(&page, &ALONE.over(2), quick());
    wait_for_judgements(&page);
    let graph = page.rect(".graph-field");
    assert!(200.0 < graph.width && 40.0 < graph.height, "{graph:?}");
    page.goto("#learn/king-is-dead/1");
    page.wait_for(".guide-asks");
    let task = page.rect(".guide-asks");
    assert!(task.y + task.height < 390.0 && 150.0 < task.width, "{task:?}");
}

#[test]
fn what_might_have_been_leaves_the_game_as_it_was() {
    let page = Page::open();
    let save = ALONE.over(2);
    look_back(&page, &save, quick());
    wait_for_judgements(&page);
    let before = page.local_storage(&game_key(GAME));
    page.click("#time-first");
    page.click("#what-if");
    page.wait_until("another game is at the table", || page.text(".bar h1") == "What if…");
    // The first turn may be the bot's.
    page.wait_for_mode("deciding");
    page.click("#pass");
    page.wait_until("the bot has answered", || page.mode() == "deciding" && 2 <= page.count(".line"));
    page.click("#drop-back");
    page.wait_for(".review");
    assert_eq!(page.local_storage(&game_key(GAME)), before);
    assert_eq!(page.js("return Object.keys(localStorage).filter((key) => key.includes('/game/')).length", &[]), 1);
}

#[test]
fn the_past_cannot_be_changed_by_looking_at_it() {
    let page = Page::open();
    let save = ALONE.over(2);
    look_back(&page, &save, Settings { pace: Pace::Normal, ..Settings::usual(Lang::En) });
    wait_for_judgements(&page);
    page.press("u");
    page.press("r");
    page.press("l");
    page.press("Escape");
    assert_eq!(page.mode(), "past");
    assert_eq!(kept(&page).session, save.session);
    page.click("#to-game");
    page.wait_for_mode("over");
    page.click("#to-review");
    page.wait_for(".review");
}

#[test]
fn while_a_game_goes_on_only_the_persons_own_turns_are_judged() {
    let page = Page::open();
    let save = CUNNING.with_cards();
    let own = save.seating().turns(Observer::Public).iter().filter(|turn| turn.seat.index() == 0).count();
    look_back(&page, &save, quick());
    wait_for_judgements(&page);
    page.wait_until("the judgements are kept", || read_review::<KingIsDead>(&kept(&page).review).len() == own);
    assert_eq!(page.mode(), "past");
    assert_eq!(kept(&page).session, save.session);
}

#[test]
fn what_people_hold_is_not_told_before_their_game_is_over() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    page.keep_save(GAME, &COVERED.with_cards());
    page.goto("#games");
    page.reload();
    page.wait_for(".game-tools");
    assert!(!page.all(".game-tools button").contains(&"Review".to_owned()));
    for screen in ["review/{}", "what-if/{}/1"] {
        page.js("location.hash = arguments[0]", &[json!(screen.replace("{}", &GAME.to_string()))]);
        page.wait_for("[role=alert]");
        assert!(page.text("[role=alert]").starts_with("Several people"), "{}", page.text("[role=alert]"));
        assert!(!page.exists(".table"));
    }
}

#[test]
fn whoever_leaves_a_review_finds_it_as_far_as_it_was() {
    let page = Page::open();
    look_back(&page, &TEAMS.over(3), quick());
    page.set_patience(PATIENCE);
    page.wait_until("some turns are judged", || 3 <= read_review::<KingIsDead>(&kept(&page).review).len());
    page.click("#home");
    page.wait_for(".home");
    assert!(3 <= read_review::<KingIsDead>(&kept(&page).review).len());
}

#[test]
fn a_game_that_is_over_is_readable_without_the_memory_aid() {
    let page = Page::open();
    look_back(&page, &ALONE.over(2), Settings { memory_aid: false, ..quick() });
    wait_for_judgements(&page);
    page.click("#time-first");
    page.click("#time-next");
    page.wait_until("the second turn is shown", || page.question().starts_with("2/"));
    assert!(!page.question().contains("under another"), "{}", page.question());
}

#[test]
fn opening_a_game_does_not_count_as_playing_it() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    let save = ALONE.over(2);
    page.keep_save(GAME, &save);
    page.goto(&format!("#play/{GAME}"));
    page.reload();
    page.wait_for_mode("over");
    page.click("#home");
    page.wait_for(".home");
    assert_eq!(kept(&page).touched, save.touched);
}
