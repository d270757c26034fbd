//! Looking back: the timeline, the lines of the chronicle, and going on from
//! there.

use interregnum::play::Turn;
use interregnum::rules::king_is_dead::{Hand, KingIsDead, Mode};
use interregnum::rules::{Observer, Seat};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::kit::Page;
use crate::seek::seek;
use crate::table::{Kept, board, quick};

const ME: Seat = Seat::new(0);

/// A game that has gone on for a while, struggles included, and its turns.
fn long_game() -> (Kept, Vec<Turn<KingIsDead>>) {
    let save = seek(2, Mode::Base, |save| {
        let table = save.session.position().table();
        2 <= table.struggles() && 8 <= table.plays()
    });
    let turns = save.seating().turns(Observer::Seat(ME));
    (save, turns)
}

/// The page shows how things stood after this turn.
#[track_caller]
fn assert_shows(page: &Page, turns: &[Turn<KingIsDead>], index: usize) {
    page.wait_for_mode("past");
    let names = ["You".to_owned(), "Maud".to_owned()];
    let sentence = words::turn_of(&turns[index], &names, Lang::En);
    page.wait_until("that turn is shown", || page.question() == format!("{}/{} · {sentence}", index + 1, turns.len()));
    let after = &turns[index].after;
    let hands = [0, 1].map(|seat| match after.hand(Seat::new(seat)) {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => count,
    });
    assert_eq!(page.board(), board(after.table(), &hands));
    assert_eq!(page.all(".line.shown").len(), 1);
    assert_eq!(page.attribute(".line.shown", "data-turn"), Some(index.to_string()));
    page.wait_until("the chronicle is open there", || {
        let (line, list) = (page.rect(".line.shown"), page.rect(".lines"));
        list.y <= line.y + 1.0 && line.y + line.height <= list.y + list.height + 1.0
    });
    assert_eq!(page.live(), [], "the past cannot be changed");
}

#[test]
fn the_timeline_and_the_chronicle_show_every_turn_of_the_past() {
    let page = Page::open();
    let (save, turns) = long_game();
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    let now = page.moment();
    assert_eq!(page.count(".line"), turns.len());
    let last = turns.len() - 1;
    page.click("#time-first");
    assert_shows(&page, &turns, 0);
    assert!(!page.is_enabled("#time-first") && !page.is_enabled("#time-previous"));
    for index in 1..=last {
        page.click("#time-next");
        assert_shows(&page, &turns, index);
    }
    assert!(!page.is_enabled("#time-next") && !page.is_enabled("#time-last"));
    page.click("#time-previous");
    assert_shows(&page, &turns, last - 1);
    page.click("#time-last");
    assert_shows(&page, &turns, last);
    for index in [2, 0, last] {
        page.click(&format!(".line[data-turn='{index}']"));
        assert_shows(&page, &turns, index);
    }
    page.click("#to-now");
    page.wait_until("it is now again", || page.moment() == now);
    page.click("#time-first");
    page.wait_for_mode("past");
    page.press("Escape");
    page.wait_until("it is now again", || page.moment() == now);
    assert_eq!(page.save().session, save.session, "looking changes nothing");
}

#[test]
fn a_game_goes_on_from_any_turn_of_the_past() {
    let page = Page::open();
    let (save, turns) = long_game();
    for mine in [true, false] {
        page.sit_down(&save, quick());
        page.wait_for_mode("deciding");
        let index = turns.iter().position(|turn| (turn.seat == ME) == mine && turn.begins != 0).expect("a turn");
        page.click(&format!(".line[data-turn='{index}']"));
        page.click("#from-here");
        page.wait_for_person();
        let kept = page.save().session;
        let here = turns[index].begins;
        assert_eq!(kept.actions()[..here], save.session.actions()[..here]);
        if mine {
            assert_eq!(kept.actions().len(), here);
            assert_eq!(kept.undone().len(), save.session.actions().len() - here, "all of it can be put back");
        } else {
            assert!(here < kept.actions().len(), "the bot goes on at once");
        }
        page.assert_true();
    }
}

#[test]
fn what_the_others_did_is_shown_again_on_demand() {
    let page = Page::open();
    let (save, turns) = long_game();
    let mut slow = quick();
    slow.pace = interregnum::ui::settings::Pace::StepByStep;
    page.sit_down(&save, slow);
    page.wait_for_mode("deciding");
    page.press("l");
    page.wait_for_mode("telling");
    assert!(page.question().contains("Maud"), "{}", page.question());
    page.wait_for_person();
    page.assert_true();
    assert_eq!(page.save().session.actions().len(), turns[turns.len() - 1].ends);
}
