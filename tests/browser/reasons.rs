//! Why a bot has played what it did, in the language of the page.

use interregnum::bot::{Level, Mind};
use interregnum::play::Player;
use interregnum::rules::king_is_dead::{Action, KingIsDead, Mode, Phase};
use interregnum::rules::{GameExt, Observer, Rng, Seat};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{Kept, against_bots, quick};

/// What is to be said of the last turn of a bot.
fn reason(save: &Kept, lang: Lang) -> Option<String> {
    let turns = save.seating().turns(Observer::Public);
    let turn = turns.iter().rev().find(|turn| save.chairs[turn.seat.index()].player != Player::Human)?;
    words::reasons(&KingIsDead::reasons(&turn.before, &turn.actions), lang)
}

/// A game in which the bot has no card left: when the person passes, it must, and
/// there is something to be said for that.
fn bare() -> Kept {
    (1..).find_map(without_cards).expect("one of the games comes to that")
}

fn without_cards(seed: u64) -> Option<Kept> {
    let mut save = against_bots(2, Mode::Base, seed);
    // One that judges by its net, and so has reasons.
    save.chairs[1].player = Player::Bot(Level::Knight);
    let mut rng = Rng::new(seed);
    loop {
        let position = save.session.position();
        let person = position.to_act()?.index() == 0 && position.table().phase() == Phase::Turn;
        let early = position.table().passes() == 0 && position.table().struggles() < 5;
        if person && early && position.hand(Seat::new(1)).is_empty() {
            return Some(save);
        }
        let action = position.random_action(&mut rng);
        save.session.play(action).expect("it is legal");
    }
}

fn told(settings: Settings) -> (Page, Kept) {
    let page = Page::open();
    let save = bare();
    page.sit_down(&save, settings);
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    let before = save.session.actions().len();
    page.wait_until("the bot has answered", || before + 1 < page.save().session.actions().len());
    let save = page.save();
    (page, save)
}

#[test]
fn a_bot_says_why_while_its_turn_is_told_and_in_the_chronicle() {
    for lang in Lang::ALL {
        let (page, save) = told(Settings { lang, pace: Pace::StepByStep, ..quick() });
        let expected = reason(&save, lang).expect("there is one");
        page.wait_for_mode("telling");
        assert_eq!(page.text(".reason-told"), expected);
        Hands::Script.go_on(&page);
        assert_eq!(page.text(".line-reason"), expected);
        page.js("document.querySelector('.line').click()", &[]);
        page.wait_for_mode("past");
        assert_eq!(page.text(".reason-told"), expected);
    }
}

#[test]
fn reasons_can_be_switched_off() {
    let (page, save) = told(Settings { bot_reasons: false, ..quick() });
    Hands::Script.go_on(&page);
    assert!(!page.exists(".line-reason, .reason-told"));
    assert_eq!(save.session.actions().last(), Some(&Action::Pass));
    assert!(reason(&save, Lang::En).is_some());
}
