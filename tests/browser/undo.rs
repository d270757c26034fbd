//! Taking back and putting back: without limit alone with bots, and among people
//! only what nobody has answered, unless all agree.

use interregnum::play::Secrecy;
use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::{Action, Mode};
use interregnum::ui::settings::{Pace, Settings};

use crate::hands::Hands;
use crate::kit::Page;
use crate::seek::some_turn;
use crate::table::{Kept, advance, against_bots, deal, hot_seat, quick};

/// How many actions have been taken, once a person is to decide.
#[track_caller]
fn count(page: &Page) -> usize {
    page.wait_for_person();
    page.save().session.actions().len()
}

/// Plays some card of the hand for the person to act.
#[track_caller]
fn play_some(page: &Page, rng: &mut Rng) {
    let save = page.save();
    let seat = interregnum::rules::GameExt::to_act(save.session.position()).expect("somebody decides");
    let cards: Vec<_> = save.session.position().hand(seat).iter().filter(|card| card.slug() != "plot").collect();
    Hands::Script.play_card(page, rng.pick(&cards), |plan| rng.pick(&plan.live));
}

#[test]
fn alone_with_bots_everything_can_be_taken_back_and_put_back() {
    let page = Page::open();
    page.sit_down(&against_bots(3, Mode::Base, 3), quick());
    let mut rng = Rng::new(1);
    assert!(!page.is_enabled("#undo") && !page.is_enabled("#redo"));
    let mut stops = vec![(count(&page), page.board())];
    for _ in 0..4 {
        play_some(&page, &mut rng);
        stops.push((count(&page), page.board()));
    }
    let whole = page.save().session;
    // Half a turn is left behind by taking back.
    page.click(".cards [data-card]");
    for (actions, board) in stops.iter().rev().skip(1) {
        page.click("#undo");
        assert_eq!((count(&page), &page.board()), (*actions, board));
        page.assert_true();
    }
    assert!(!page.is_enabled("#undo"));
    page.press("Control+z");
    assert_eq!(count(&page), 0, "there is nothing left to take back");
    for (number, (actions, board)) in stops.iter().enumerate().skip(1) {
        // What was taken back is kept with the game.
        if number == 2 {
            page.reload();
        }
        page.wait_for_person();
        page.click("#redo");
        assert_eq!((count(&page), &page.board()), (*actions, board));
    }
    assert!(!page.is_enabled("#redo"));
    assert_eq!(page.save().session.actions(), whole.actions());
}

#[test]
fn after_an_undo_a_bot_answers_the_same_turn_in_the_same_way() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Advanced, 8), quick());
    page.wait_for_person();
    for _ in 0..2 {
        let before = page.save();
        play_some(&page, &mut Rng::new(5));
        count(&page);
        let once = page.save().session.actions().to_vec();
        page.press("u");
        assert_eq!(count(&page), before.session.actions().len());
        play_some(&page, &mut Rng::new(5));
        count(&page);
        assert_eq!(page.save().session.actions(), once);
    }
}

#[test]
fn a_turn_that_is_taken_back_while_it_is_told_is_told_from_its_beginning_again() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 31), Settings { pace: Pace::StepByStep, ..quick() });
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    page.wait_for_mode("telling");
    let first = page.question();
    page.click("#continue");
    page.wait_until("the second picture", || page.question() != first);
    page.click("#undo");
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    page.wait_for_mode("telling");
    assert_eq!(page.question(), first);
}

#[test]
fn a_pass_is_taken_back_where_the_page_offers_it() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 4), quick());
    page.wait_for_person();
    page.click("#pass");
    page.wait_for(".snack-action");
    assert!(0 < count(&page));
    page.click(".snack-action");
    page.wait_until("the pass is taken back", || page.save().session.actions().is_empty());
    page.assert_true();
}

/// Two people, of whom the first has played a card.
fn two(secrecy: Secrecy) -> (Page, Kept) {
    let page = Page::open();
    let save = hot_seat(deal(2, Mode::Advanced, 6), secrecy);
    page.sit_down(&save, quick());
    uncover(&page);
    play_some(&page, &mut Rng::new(1));
    page.wait_for_person();
    (page, save)
}

fn uncover(page: &Page) {
    page.wait_for_person();
    // For a moment it takes no answer, so that no tap meant for another counts.
    page.wait_until("the hand is shown", || {
        page.js("document.querySelector('#uncover')?.click()", &[]);
        page.mode() == "deciding"
    });
}

#[test]
fn among_people_a_turn_is_free_to_take_back_until_the_next_hand_is_shown() {
    for secrecy in [Secrecy::Covered, Secrecy::Veiled] {
        let (page, _) = two(secrecy);
        if secrecy == Secrecy::Covered {
            assert_eq!(page.mode(), "covered");
            page.click("#undo");
            assert_eq!(count(&page), 0);
            page.click("#redo");
            assert!(0 < count(&page));
        }
        uncover(&page);
        let shown = count(&page);
        page.click("#undo");
        page.wait_for(".snack-action");
        assert_eq!(page.text(".snack-action"), "Undo anyway");
        assert_eq!(count(&page), shown, "not before all agree");
        page.click(".snack-close");
        page.wait_gone(".snack-action");
        assert_eq!(count(&page), shown);
        page.click("#undo");
        page.click(".snack-action");
        page.wait_until("all have agreed", || page.save().session.actions().is_empty());
    }
}

#[test]
fn at_an_open_table_a_turn_is_free_to_take_back_until_the_next_one_is_played() {
    let (page, _) = two(Secrecy::Open);
    let first = count(&page);
    page.click("#undo");
    assert_eq!(count(&page), 0, "nobody has answered it");
    page.click("#redo");
    assert_eq!(count(&page), first);
    play_some(&page, &mut Rng::new(2));
    assert!(first < count(&page));
    page.click("#undo");
    assert_eq!(count(&page), first, "one's own turn");
    page.click("#undo");
    assert_eq!(page.text(".snack-action"), "Undo anyway");
    assert_eq!(count(&page), first);
    page.click(".snack-action");
    page.wait_until("all have agreed", || page.save().session.actions().is_empty());
}

#[test]
fn among_people_a_reload_forgets_nothing_but_asks_all() {
    let (page, mut save) = two(Secrecy::Covered);
    let played = page.save().session.actions().to_vec();
    page.reload();
    page.wait_for_person();
    assert!(page.is_enabled("#undo"));
    page.click("#undo");
    page.click(".snack-action");
    page.wait_until("all have agreed", || page.save().session.actions().is_empty());
    page.reload();
    page.wait_for_person();
    page.click("#redo");
    page.wait_until("it is put back", || page.save().session.actions() == played);
    advance(&mut save, &played);
    assert_eq!(page.save().session.position(), save.session.position());
}

#[test]
fn a_new_turn_ends_what_could_be_put_back() {
    let page = Page::open();
    let mut save = against_bots(2, Mode::Base, 9);
    let turn = some_turn(&save, interregnum::rules::king_is_dead::Card::Assemble, &mut Rng::new(3));
    advance(&mut save, &turn);
    advance(&mut save, &[Action::Pass]);
    page.sit_down(&save, quick());
    page.wait_for_person();
    page.click("#undo");
    page.wait_until("it is taken back", || page.save().session.actions().is_empty());
    assert!(page.is_enabled("#redo"));
    Hands::Script.pass(&page);
    page.wait_for_person();
    assert!(!page.is_enabled("#redo"));
}
