//! Whole games, from the home screen to the end and once more.

use interregnum::play::{Origin, written_seed};
use interregnum::rules::king_is_dead::{Card, Ending, Mode};
use interregnum::rules::{Observer, Rng};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};
use interregnum::ui::shell::words::{name, pace, result as won};

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{Kept, against_bots, quick};

/// Chance that is the same in every run, but never the same twice.
pub const SAME_CHANCE: &str = "{ let next = 1; crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = (next = next * 69069 % 4294967291) >>> 8; return bytes; }; }";

/// A page on its home screen, for the first time.
fn at_home() -> Page {
    let page = Page::open();
    page.before_load(SAME_CHANCE);
    page.goto("");
    page.wait_for("main button");
    page
}

/// Presses the choice of this name.
pub fn choose_segment(page: &Page, hands: Hands, group: &str, number: usize) {
    page.wait_for(&format!("input[name='{group}']"));
    let mark = "document.querySelectorAll(`input[name='${arguments[0]}']`)[arguments[1]].dataset.test = arguments[0]";
    page.js(mark, &[group.into(), number.into()]);
    hands.press(page, &format!("input[data-test='{group}']"));
}

/// Sets the pace of the bots on the settings sheet.
fn set_pace(page: &Page, hands: Hands, wanted: Pace) {
    hands.press(page, ".home-tools button + button, #menu");
    let place = Pace::ALL.iter().position(|&pace| pace == wanted).expect("a pace");
    assert!(page.all("fieldset .segment").contains(&pace(wanted, Lang::En).to_owned()));
    choose_segment(page, hands, "setting-pace", place);
    hands.press(page, ".sheet-head button");
    page.wait_gone("dialog[open]");
}

/// The page says of the game's end what the rules say of it.
#[track_caller]
fn assert_ending(page: &Page) -> Kept {
    let save = page.save();
    let result = save.seating().result().expect("the game is over");
    let names: Vec<String> = save.seats().iter().map(|seat| name(&save.chairs, seat, Lang::En)).collect();
    let told = words::verdict(&save.view(Observer::Public), &result, &names, Lang::En);
    assert_eq!(page.question(), told.title);
    let outcome = save.outcome().expect("somebody has won");
    assert_eq!(page.text(".ending .crowned"), won(&save.chairs, outcome, Lang::En));
    assert_eq!(page.text(".reason"), told.reason);
    // One comparison alone is the reason already.
    let steps = if told.steps.len() == 1 { Vec::new() } else { told.steps };
    assert_eq!(page.all(".ending-steps li"), steps);
    let ending = if result.ending == Ending::Invasion { "invasion" } else { "coronation" };
    assert_eq!(page.attribute(".ending", "data-ending").as_deref(), Some(ending));
    let crowned: Vec<String> = page.all(".player.crowned .full-name");
    let winners: Vec<String> = save
        .seats()
        .iter()
        .filter(|seat| result.winners.contains(seat))
        .map(|seat| names[seat.index()].clone())
        .collect();
    assert_eq!(crowned, winners);
    assert!(page.text(".seed").contains(&written_seed(save.seed())));
    page.assert_true();
    save
}

/// The same deal again, another deal, and looking back.
fn after_the_end(page: &Page, hands: Hands, ended: &Kept) {
    hands.press(page, "#look-back");
    page.wait_for_mode("past");
    let turns = ended.seating().turns(Observer::Public).len();
    assert!(page.question().starts_with(&format!("{turns}/{turns} · ")), "{}", page.question());
    hands.press(page, "#to-now");
    page.wait_for_mode("over");
    for (again, same) in [("#same-deal", true), ("#again", false)] {
        let over = page.save_id();
        hands.press(page, again);
        page.wait_until("another game begins", || page.save_id() != over && page.save().session.actions().is_empty());
        let next = page.save();
        assert_eq!((&next.chairs, next.options()), (&ended.chairs, ended.options()));
        assert_eq!(next.seed() == ended.seed(), same);
        page.wait_for("#question");
        // Back to the end of the first.
        page.js("location.hash = `#play/${arguments[0]}`", &[over.to_string().into()]);
        page.wait_for_mode("over");
    }
}

#[test]
fn a_base_game_is_played_with_the_mouse_from_home_to_the_end_and_once_more() {
    let page = at_home();
    set_pace(&page, Hands::Mouse, Pace::StepByStep);
    page.click("main button");
    let played = Hands::Mouse.play_to_the_end(&page, &mut Rng::new(1));
    assert_eq!(played.len(), 7, "every card, {played:?}");
    assert_eq!(played[&Card::Assemble], 2);
    let ended = assert_ending(&page);
    after_the_end(&page, Hands::Mouse, &ended);
}

#[test]
fn an_advanced_game_is_set_up_and_played_with_the_mouse_to_the_end() {
    let page = at_home();
    set_pace(&page, Hands::Mouse, Pace::Instant);
    page.click("main .new-game");
    choose_segment(&page, Hands::Mouse, "mode", 1);
    page.click("#seed");
    page.write("winter");
    page.click("button[type=submit]");
    page.wait_for("#question");
    let save = page.save();
    assert_eq!(save.options().map(|options| options.mode), Some(Mode::Advanced));
    assert_eq!(save.seed(), interregnum::play::seed_named("winter").expect("a seed"));
    Hands::Mouse.play_to_the_end(&page, &mut Rng::new(2));
    assert_ending(&page);
}

#[test]
fn a_base_game_is_played_with_the_keyboard_alone() {
    let page = at_home();
    let mouse = "window.pointed = 0; for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart'])
        addEventListener(kind, () => pointed++, true)";
    page.js(mouse, &[]);
    set_pace(&page, Hands::Keys, Pace::Instant);
    Hands::Keys.press(&page, "main button");
    let played = Hands::Keys.play_to_the_end(&page, &mut Rng::new(3));
    assert_eq!(played.values().sum::<usize>(), 8, "every card, {played:?}");
    assert_ending(&page);
    assert_eq!(page.js("return pointed", &[]), 0);
}

#[test]
fn games_of_three_and_of_two_teams_come_to_their_end() {
    for (seats, mode) in [(3, Mode::Advanced), (4, Mode::Base)] {
        let page = Page::open();
        page.sit_down(&against_bots(seats, mode, 11), quick());
        Hands::Script.play_to_the_end(&page, &mut Rng::new(4));
        let save = assert_ending(&page);
        let Origin::Deal { seats: dealt, .. } = save.session.origin() else { panic!("a deal") };
        assert_eq!(dealt.count(), seats);
    }
}

#[test]
fn a_game_is_played_with_a_finger_on_a_telephone() {
    let page = Page::open();
    page.set_phone(390, 844);
    page.sit_down(&against_bots(2, Mode::Base, 5), Settings { pace: Pace::Instant, ..quick() });
    Hands::Finger.play_to_the_end(&page, &mut Rng::new(5));
    assert_ending(&page);
}
