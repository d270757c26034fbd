//! Games are kept after every step, as many as one likes, and go on even where
//! there is no room to keep them.

use interregnum::play::SaveId;
use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::{Card, Mode};

use crate::hands::{Hands, tap};
use crate::kit::Page;
use crate::table::{against_bots, plan, quick};

#[test]
fn every_step_is_kept_as_it_is_taken() {
    let page = Page::open();
    let save = against_bots(2, Mode::Base, 41);
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    let mut draft = interregnum::ui::king_is_dead::draft::Draft::of(Card::Assemble);
    let mut rng = Rng::new(1);
    page.choose_card(Card::Assemble);
    loop {
        page.wait_until("the step is kept", || page.save().draft == draft.to_text());
        let plan = plan(&save, &draft);
        if plan.turn.is_some() {
            break;
        }
        let target = rng.pick(&plan.live);
        page.choose(target);
        tap(&mut draft, &plan, target);
    }
    page.click("#confirm");
    page.wait_for_person();
    assert_eq!(page.save().draft, "");
}

#[test]
fn a_dozen_games_wait_and_the_latest_is_resumed_first() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    for number in 1..=12 {
        page.keep_save(SaveId(number), &against_bots(2, Mode::Base, number));
    }
    page.open_save(SaveId(5), &against_bots(2, Mode::Base, 5));
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    page.wait_for_person();
    let played = page.save();
    page.click("#home");
    page.wait_for(".home");
    assert!(page.text("main button").starts_with("Resume"));
    assert!(page.all("main button").iter().any(|card| card.contains("12 saved games")));
    page.click("main button");
    page.wait_for("#question");
    assert_eq!(page.save_id(), SaveId(5));
    assert_eq!(page.save().session, played.session);
    page.js("location.hash = '#games'", &[]);
    page.wait_until("all are listed", || page.count(".game") == 12);
}

#[test]
fn a_storage_that_fills_up_during_a_game_is_told_once_and_the_game_goes_on() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 43), quick());
    page.wait_for_mode("deciding");
    let kept = page.save();
    page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", &[]);
    for _ in 0..2 {
        let lines = page.count(".line");
        page.choose_card(Card::Assemble);
        // Nothing is kept, so that what is live can only be read from the page.
        while !page.is_enabled("#confirm") {
            let first = page.live()[0];
            page.choose(first);
        }
        page.click("#confirm");
        page.wait_until("the bot has answered", || lines + 2 <= page.count(".line") && page.mode() == "deciding");
    }
    assert!(page.text(".snack").contains("full"));
    assert_eq!(page.save().session, kept.session, "what was kept before is still there");
    // It can still be left and found again, as long as the page is open.
    page.click("#home");
    page.wait_for(".home");
    assert!(page.text(".note").contains("full"));
    page.click("main button");
    page.wait_until("the game is as it was", || page.count(".line") == 4);
}
