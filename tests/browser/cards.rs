//! Every card, played by taps: what can be tapped, what the board shows on the
//! way and what comes of it is what the engine says.

use interregnum::rules::king_is_dead::{Action, Card, Mode, Stack};
use interregnum::rules::{Observer, Rng, Seat};
use interregnum::ui::king_is_dead::plan::copied;
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::hands::Hands;
use crate::kit::Page;
use crate::seek::{can_choose, holds, plan_of, seek};
use crate::table::{Kept, Moment, quick};

const ME: Seat = Seat::new(0);

/// A game in which `card` can be played with something to choose.
pub fn game_with(card: Card) -> Kept {
    match card.is_cunning() {
        true => seek(2, Mode::Advanced, |save| can_choose(save, card)),
        false => seek(2, Mode::Base, |save| can_choose(save, card)),
    }
}

/// The cards that can be played.
pub fn playable() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|&card| card != Card::Plot)
}

/// Plays a card, taking every step back once; and cancels it before.
fn play_there_and_back(page: &Page, card: Card, rng: &mut Rng) {
    page.wait_for_mode("deciding");
    let start = page.moment();
    let mut moments: Vec<Moment> = vec![start.clone()];
    let mut picked = Vec::new();
    let turn = Hands::Finger.put_together(
        page,
        card,
        |plan| {
            picked.push(rng.pick(&plan.live));
            picked[picked.len() - 1]
        },
        |_| moments.push(page.moment()),
    );
    for (index, moment) in moments.iter().enumerate() {
        assert!(index == 0 || *moment != moments[index - 1], "{card}: every step looks different: {moment:?}");
    }
    for moment in moments.iter().rev().skip(1) {
        page.tap("#back");
        page.wait_until("one step back", || page.moment() == *moment);
    }
    assert!(!page.is_enabled("#back") && !page.is_enabled("#cancel") && !page.is_enabled("#confirm"));
    let mut again = picked.into_iter();
    assert_eq!(Hands::Script.put_together(page, card, |_| again.next().expect("as before"), |_| {}), turn);
    page.tap("#cancel");
    page.wait_until("all is cancelled", || page.moment() == start);
    let before = page.save().session.actions().len();
    Hands::Finger.play_card(page, card, |plan| rng.pick(&plan.live));
    page.wait_for_person();
    page.assert_true();
    assert_eq!(page.save().session.actions()[before], Action::Play(card));
}

fn all_work(cards: impl Iterator<Item = Card>) {
    let page = Page::open();
    for card in cards {
        page.sit_down(&game_with(card), quick());
        play_there_and_back(&page, card, &mut Rng::new(card as u64));
    }
}

#[test]
fn every_base_card_does_on_the_board_what_the_engine_says() {
    all_work(playable().filter(|card| !card.is_cunning()));
}

#[test]
fn every_cunning_card_does_on_the_board_what_the_engine_says() {
    all_work(playable().filter(|card| card.is_cunning()));
}

#[test]
fn plot_cannot_be_played_and_says_so() {
    let page = Page::open();
    page.sit_down(&seek(2, Mode::Advanced, |save| holds(save, Card::Plot)), quick());
    page.wait_for_mode("deciding");
    let before = page.moment();
    assert_eq!(page.attribute("[data-card=plot]", "aria-disabled").as_deref(), Some("true"));
    page.choose_card(Card::Plot);
    page.wait_for("dialog.reader[open]");
    assert!(page.text("dialog.reader[open]").contains(words::rules(Card::Plot, Lang::En)[0]));
    page.click("#reader-close");
    page.wait_gone("dialog[open]");
    assert_eq!(page.moment(), before);
}

#[test]
fn a_spy_says_what_it_copies_and_does_it() {
    let page = Page::open();
    let save = seek(3, Mode::Advanced, |save| {
        let plan = holds(save, Card::Spy).then(|| plan_of(save, Card::Spy));
        plan.is_some_and(|plan| plan.step == Step::Pile && plan.live.len() == 2)
    });
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    let mut rng = Rng::new(1);
    Hands::Mouse.put_together(
        &page,
        Card::Spy,
        |plan| rng.pick(&plan.live),
        |plan| {
            if let Some(card) = plan.resolving.filter(|&card| card != Card::Spy) {
                assert!(page.text(".crumb.copied").ends_with(words::card(card, Lang::En)));
            }
        },
    );
    page.click("#confirm");
    page.wait_for_person();
    page.assert_true();
    let turns = page.save().seating().turns(Observer::Seat(ME));
    let turn = turns.iter().rev().find(|turn| turn.seat == ME).expect("my turn");
    let card = copied(turn.before.table(), &turn.actions).expect("something was copied");
    assert!(page.all(".chronicle .line").iter().any(|line| line.contains(words::card(card, Lang::En))));
}

#[test]
fn negotiate_without_a_disc_only_swaps_and_says_so() {
    let page = Page::open();
    // With the only card spent, a spy can still copy somebody else's.
    let save = seek(2, Mode::Advanced, |save| {
        let table = save.session.position().table();
        holds(save, Card::Spy)
            && table.disc(ME).is_some()
            && plan_of(save, Card::Spy).resolving == Some(Card::Negotiate)
            && !plan_of(save, Card::Spy).idle
    });
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    let mut steps = Vec::new();
    let mut rng = Rng::new(2);
    Hands::Mouse.put_together(&page, Card::Spy, |plan| rng.pick(&plan.live), |plan| steps.push(plan.step.clone()));
    assert!(steps.iter().all(|step| !matches!(step, Step::Disc(..))), "{steps:?}");
    page.click("#cancel");
    page.choose_card(Card::Spy);
    let why = words::forced(Card::Negotiate, save.session.position().table(), Lang::En).expect("a reason");
    assert_eq!(page.text(".prompt-hint .why"), why);
}

#[test]
fn a_card_without_effect_says_so_before_it_is_played() {
    let page = Page::open();
    let idle = |save: &Kept, card| holds(save, card) && plan_of(save, card).idle;
    let wanted = [Card::ScottishSupport, Card::Manoeuvre, Card::Negotiate];
    for card in wanted {
        let save = seek(2, Mode::Base, |save| idle(save, card));
        page.sit_down(&save, quick());
        page.wait_for_mode("deciding");
        assert_eq!(page.text(&format!("[data-card='{card}'] .tag")), "no effect");
        let before = page.board();
        page.choose_card(card);
        let why = words::no_effect(card, save.session.position().table(), Lang::En);
        assert_eq!(page.text(".prompt-hint .why"), why);
        let changed = page.board().iter().zip(&before).filter(|(now, before)| now != before).count();
        assert!(changed <= 3, "nothing but the pile and a summon without a choice: {:?}", page.board());
        page.click("#cancel");
        Hands::Mouse.play_card(&page, card, |plan| plan.live[0]);
        page.wait_for_person();
        page.assert_true();
    }
}

#[test]
fn where_a_full_effect_is_required_or_impossible_the_page_says_why() {
    let page = Page::open();
    let mut said = 0;
    for card in [Card::Assemble, Card::Outmanoeuvre, Card::WelshSupport, Card::March, Card::Edict, Card::Suppress] {
        let mode = if card.is_cunning() { Mode::Advanced } else { Mode::Base };
        let reason = |save: &Kept| words::forced(card, save.session.position().table(), Lang::En);
        let save = seek(2, mode, |save| can_choose(save, card) && reason(save).is_some());
        page.sit_down(&save, quick());
        page.wait_for_mode("deciding");
        page.choose_card(card);
        assert_eq!(Some(page.text(".prompt-hint .why").as_str()), reason(&save));
        said += 1;
    }
    assert_eq!(said, 6);
}

/// The two followers whose change of places would undo what the bot just did.
fn undoing(save: &Kept) -> Option<(Stack, Stack)> {
    let turns = save.seating().turns(Observer::Public);
    let turn = turns.last()?;
    let [Action::Play(Card::Manoeuvre), Action::Follower(one), Action::Follower(other), ..] = turn.actions[..] else {
        return None;
    };
    let back = Stack { faction: one.faction, region: other.region };
    let forth = Stack { faction: other.faction, region: one.region };
    let there = |stack: Stack| save.session.position().table().followers().count(stack.faction, stack.region) != 0;
    let fits = turn.seat != ME && one.faction != other.faction && there(back) && there(forth);
    (fits && holds(save, Card::Manoeuvre)).then_some((back, forth))
}

#[test]
fn what_was_just_manoeuvred_cannot_be_undone_and_the_page_says_why() {
    let page = Page::open();
    let save = seek(2, Mode::Base, |save| undoing(save).is_some());
    let (back, forth) = undoing(&save).expect("such a game");
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    for (first, second) in [(back, forth), (forth, back)] {
        page.choose_card(Card::Manoeuvre);
        assert_eq!(page.text(".prompt-hint .why"), "The Manoeuvre just played may not be undone.");
        page.choose(Target::Stack(first));
        assert!(!page.live().contains(&Target::Stack(second)), "{first:?} and {second:?} would undo it");
        assert!(!page.live().is_empty(), "other followers can change places");
        page.click("#cancel");
    }
}
