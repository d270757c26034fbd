//! Nothing is ever lost: not to a second window, a torn write, a cleared storage,
//! a program that stops, a bad file or a bad link.

use interregnum::play::{Save, SaveId, Secrecy, read_bundle, write_bundle};
use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::{KingIsDead, Mode};
use serde_json::Value;

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{Kept, against_bots, deal, game_key, hot_seat, quick};

/// Catches what the page offers as files.
const CATCH_FILES: &str = "window.files = []; URL.createObjectURL = (blob) => { files.push(blob.text()); return '#'; };
    HTMLAnchorElement.prototype.click = () => {};";

/// The games in the last file that was offered.
fn offered(page: &Page) -> Vec<(SaveId, String)> {
    page.wait_until("a file is offered", || page.js("return files.length", &[]) != 0);
    let text = page.js("return files.pop()", &[]);
    read_bundle(text.as_str().expect("a text"), || SaveId(0)).expect("a file of ours")
}

/// Gives the page a file, as if the player had chosen it.
fn choose_file(page: &Page, text: &str) {
    let script = "const input = document.querySelector('#import'); const list = new DataTransfer();
        list.items.add(new File([arguments[0]], 'games.txt')); input.files = list.files;
        input.dispatchEvent(new Event('change'))";
    page.js(script, &[text.into()]);
    page.wait_for(".arrival");
}

fn text_of(save: &Kept) -> String {
    save.to_text().expect("it began with a deal")
}

/// All that is kept, by key.
fn storage(page: &Page) -> Value {
    page.js("return { ...localStorage }", &[])
}

fn list(page: &Page) {
    page.goto("#games");
    page.reload();
    page.wait_for(".shelf-tools");
}

#[test]
fn one_window_plays_and_the_other_looks_on_until_it_takes_over() {
    let first = Page::open();
    first.sit_down(&against_bots(2, Mode::Base, 51), quick());
    first.wait_for_mode("deciding");
    let second = first.another();
    second.goto(&format!("#play/{}", first.save_id()));
    second.wait_for("#play-here");
    second.assert_accessible();
    let shown = second.text(".card-text");
    Hands::Script.pass(&first);
    first.wait_for_person();
    Hands::Script.play_to_the_end(&first, &mut Rng::new(3));
    second.wait_until("the onlooker follows", || second.text(".card-text") != shown);
    first.click("#same-deal");
    first.wait_for_mode("deciding");
    let before = first.save();
    second.goto(&format!("#play/{}", first.save_id()));
    second.wait_for("#play-here");
    second.click("#play-here");
    second.wait_for_mode("deciding");
    first.wait_for("#play-here");
    Hands::Script.pass(&second);
    second.wait_for_person();
    let kept = second.save();
    assert_eq!(kept.session.actions()[..before.session.actions().len()], before.session.actions()[..]);
    // And back again; there is one game, and nobody has overwritten anything.
    first.click("#play-here");
    first.wait_for_mode("deciding");
    assert_eq!(first.save().session, kept.session);
    second.wait_for("#play-here");
    assert_eq!(second.count("#play-here"), 1);
    drop(first);
    second.click("#play-here");
    second.wait_for_mode("deciding");
}

#[test]
fn where_locks_are_forbidden_games_are_played_all_the_same() {
    let page = Page::open();
    page.before_load("navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))");
    page.sit_down(&against_bots(2, Mode::Base, 55), quick());
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    page.wait_for_person();
}

#[test]
fn a_game_that_another_window_changed_goes_on_as_a_game_of_its_own() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 56), quick());
    page.wait_for_mode("deciding");
    let (id, before) = (page.save_id(), page.save());
    let other = text_of(&against_bots(2, Mode::Base, 57));
    page.set_local_storage(&game_key(id), &other);
    // Looking at the settings does not make it ours.
    page.click("#menu");
    page.wait_for(".sheet .shelf-tools");
    page.click(".sheet-head button");
    page.wait_gone("dialog[open]");
    page.click("#pass");
    page.wait_until("it has another name", || page.save_id() != id);
    page.wait_for_person();
    assert_eq!(kept_text(&page, id), other, "what the other window wrote is there");
    let after = page.save();
    assert_eq!(after.seed(), before.seed());
    assert!(before.session.actions().len() < after.session.actions().len());
    // Whoever opens the other one has the other one, and both stay.
    let copy = page.save_id();
    page.goto(&format!("#play/{id}"));
    page.wait_until("the other is open", || page.save_id() == id);
    page.wait_for_person();
    assert_eq!(Save::<KingIsDead>::from_text(&kept_text(&page, copy)).expect("it is whole").session, after.session);
}

#[test]
fn a_step_that_was_written_only_in_part_is_taken_back_and_the_game_goes_on() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 52), quick());
    page.wait_for_mode("deciding");
    Hands::Script.pass(&page);
    page.wait_for_person();
    let (id, whole) = (page.save_id(), page.save());
    let text = page.local_storage(&game_key(id)).expect("it is kept");
    for torn in [text[..text.len() / 2].to_owned(), text.replace("at=", "at=1"), "interregnum save 1".to_owned()] {
        page.goto("");
        page.wait_for("main button");
        page.set_local_storage(&game_key(id), &torn);
        page.goto(&format!("#play/{id}"));
        page.wait_for("#question");
        page.wait_until("it can be read again", || Save::<KingIsDead>::from_text(&kept_text(&page, id)).is_ok());
        let mended = page.save();
        assert!(page.text(".snack").contains("the step before"));
        assert!(whole.session.actions().starts_with(mended.session.actions()));
        page.wait_for_person();
    }
}

fn kept_text(page: &Page, id: SaveId) -> String {
    page.local_storage(&game_key(id)).unwrap_or_default()
}

#[test]
fn a_storage_that_is_cleared_under_a_game_gets_it_back_with_the_next_step() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 53), quick());
    page.wait_for_mode("deciding");
    let id = page.save_id();
    page.js("localStorage.clear()", &[]);
    page.click("#pass");
    page.wait_until("it is kept again", || !kept_text(&page, id).is_empty());
    page.wait_for_person();
    page.reload();
    page.wait_for_person();
}

#[test]
fn a_game_goes_on_wherever_the_storage_becomes_full_and_nothing_older_is_lost() {
    let page = Page::open();
    for fails_after in 0..12 {
        page.sit_down(&against_bots(2, Mode::Base, 60 + fails_after), quick());
        page.wait_for_mode("deciding");
        let other = SaveId(1000 + fails_after);
        page.keep_save(other, &against_bots(2, Mode::Base, 1));
        let before = kept_text(&page, other);
        let script = "let left = arguments[0]; const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (...args) {
                if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
                return set.apply(this, args);
            }";
        page.js(script, &[fails_after.into()]);
        for _ in 0..3 {
            let lines = page.count(".line");
            page.click("#pass");
            if page.exists("#confirm[aria-disabled=false]") {
                page.click("#confirm");
            }
            page.wait_until("the game goes on", || lines < page.count(".line") && page.mode() == "deciding");
        }
        let id = page.save_id();
        assert_eq!(kept_text(&page, other), before);
        let kept = Save::<KingIsDead>::from_text(&kept_text(&page, id)).expect("what is kept is whole");
        page.reload();
        page.wait_for_person();
        assert!(page.save().session.actions().starts_with(kept.session.actions()));
    }
}

#[test]
fn a_program_that_stops_offers_all_games_as_a_file() {
    let page = Page::open();
    page.allow_errors();
    page.before_load(CATCH_FILES);
    page.sit_down(&against_bots(2, Mode::Base, 54), quick());
    page.wait_for_mode("deciding");
    let (id, kept) = (page.save_id(), page.save());
    page.keep_save(SaveId(7), &hot_seat(deal(2, Mode::Advanced, 3), Secrecy::Covered));
    // What the browser would not keep is there, too.
    page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", &[]);
    page.click("#pass");
    page.wait_for(".snack p");
    page.wait_for_mode("deciding");
    page.js("dispatchEvent(new CustomEvent('interregnum-stopped', { detail: 'why' }))", &[]);
    page.wait_for("#crash button + button");
    page.click("#crash button + button");
    let games = offered(&page);
    assert_eq!(games.len(), 2);
    let newest = games.iter().find(|game| game.0 == id).expect("the game that was open");
    let newest = Save::<KingIsDead>::from_text(&newest.1).expect("it can be read");
    assert!(kept.session.actions().len() < newest.session.actions().len());
}

#[test]
fn games_leave_as_a_file_and_come_back_after_a_list_of_what_will_happen() {
    let page = Page::open();
    page.before_load(CATCH_FILES);
    page.goto("");
    page.prepare(quick());
    for number in 1..=3 {
        page.keep_save(SaveId(number), &against_bots(2, Mode::Base, number));
    }
    list(&page);
    page.assert_accessible();
    page.click(".shelf-tools button");
    let games = offered(&page);
    assert_eq!(games.len(), 3);
    let before = storage(&page);
    // The same, one at another point, one that is gone, a damaged one, one of the
    // future.
    let other = text_of(&against_bots(3, Mode::Base, 9));
    let future = "interregnum save 9\nfrom=later\n".to_owned();
    page.js("localStorage.removeItem(arguments[0])", &[game_key(SaveId(3)).into()]);
    let file = write_bundle([
        (SaveId(1), games.iter().find(|game| game.0 == SaveId(1)).expect("the first").1.as_str()),
        (SaveId(2), other.as_str()),
        (SaveId(3), games.iter().find(|game| game.0 == SaveId(3)).expect("the third").1.as_str()),
        (SaveId(4), "<img src=x onerror=alert(1)>"),
        (SaveId(5), future.as_str()),
    ]);
    choose_file(&page, &file);
    page.assert_accessible();
    let fates = page.all(".arrival .fate");
    assert_eq!(
        fates,
        [
            "is here already",
            "is added beside the one here, which stays as it is",
            "is added",
            "is left out: it is damaged",
            "is kept for a later version",
        ]
    );
    page.click("#import-cancel");
    page.wait_gone(".arrival");
    choose_file(&page, &file);
    assert_eq!(page.text("#import-go"), "Add 3 games");
    page.click("#import-go");
    page.wait_until("they are listed", || page.count(".game") == 5);
    let after = storage(&page);
    for (key, text) in before.as_object().expect("keys").iter().filter(|(key, _)| key.contains("/game/")) {
        assert_eq!(after.get(key), Some(text), "{key} stays as it was");
    }
    assert_eq!(kept_text(&page, SaveId(5)), future);
}

#[test]
fn a_file_that_is_not_ours_is_told_and_changes_nothing() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    page.keep_save(SaveId(1), &against_bots(2, Mode::Base, 1));
    list(&page);
    let before = storage(&page);
    let whole = write_bundle([(SaveId(2), text_of(&against_bots(2, Mode::Base, 2)).as_str())]);
    let mut rng = Rng::new(1);
    for number in 0..60 {
        let at = 1 + rng.below(whole.len() as u32 - 2) as usize;
        let text = match number {
            0 => String::new(),
            1 => "<script>alert(1)</script>".to_owned(),
            2 => "interregnum games 2\n".to_owned(),
            _ if number % 2 == 0 => whole.chars().take(at).collect(),
            _ => whole.chars().enumerate().map(|(place, letter)| if place == at { '\u{0}' } else { letter }).collect(),
        };
        choose_file(&page, &text);
        assert!(!page.text(".arrival [role=alert]").is_empty());
        assert!(!page.exists("#import-go"));
        page.click("#import-cancel");
        page.wait_gone(".arrival");
    }
    assert_eq!(storage(&page), before);
}

#[test]
fn a_link_is_shared_where_the_device_can() {
    let page = Page::open();
    page.before_load("navigator.share = ({ url }) => { window.shared = url; return Promise.resolve(); }");
    page.sit_down(&hot_seat(deal(2, Mode::Base, 5), Secrecy::Open), quick());
    page.click("#menu");
    page.click("[data-way=share]");
    page.wait_until("it is shared", || page.js("return window.shared ?? ''", &[]) != "");
    let link = page.js("return window.shared", &[]);
    let fragment = link.as_str().and_then(|link| link.split_once('#')).expect("a fragment").1.to_owned();
    // Whoever gets it has the game.
    let other = Page::open();
    other.goto(&format!("#{fragment}"));
    other.wait_for("#take");
}

#[test]
fn a_game_is_sent_as_a_link_and_goes_on_there_turn_by_turn() {
    let page = Page::open();
    page.before_load("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }");
    let mut save = hot_seat(deal(2, Mode::Base, 5), Secrecy::Open);
    save.chairs[0].name = "Ann".to_owned();
    save.chairs[1].name = "<b>Bob</b>".to_owned();
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    let copy = |page: &Page| {
        page.click("#menu");
        page.wait_for(".sheet .shelf-tools button");
        page.click(".sheet .shelf-tools button");
        page.wait_until("the link is copied", || page.js("return window.copied ?? ''", &[]) != "");
        let link = page.js("const link = copied; delete window.copied; return link", &[]);
        page.click(".sheet-head button");
        page.wait_gone("dialog[open]");
        let link = link.as_str().expect("a link").to_owned();
        link.split_once('#').expect("a fragment").1.to_owned()
    };
    let first = copy(&page);
    Hands::Script.pass(&page);
    page.wait_for_mode("deciding");
    let played = page.save();
    let second = copy(&page);
    // Somebody else's device.
    let other = Page::open();
    other.goto(&format!("#{first}"));
    other.prepare(quick());
    other.goto("");
    other.goto(&format!("#{first}"));
    other.wait_for("#take");
    other.assert_accessible();
    assert!(other.text(".card-title").contains("<b>Bob</b>"), "a name is a text: {}", other.text(".card-title"));
    assert_eq!(storage(&other).as_object().expect("keys").keys().filter(|key| key.contains("/game/")).count(), 0);
    // One link after the other.
    let shown = other.text(".card-text");
    other.js("location.hash = arguments[0]", &[second.clone().into()]);
    other.wait_until("the other link is shown", || other.exists("#take") && !other.exists(".nothing"));
    assert_eq!(other.text(".card-title"), shown.lines().next().unwrap_or_default());
    other.goto(&format!("#{first}"));
    other.wait_for("#take");
    other.click("#take");
    other.wait_for_mode("deciding");
    let id = other.save_id();
    other.goto(&format!("#{second}"));
    assert!(other.text(".fate").contains("goes on"));
    other.click("#take");
    other.wait_for_mode("deciding");
    assert_eq!((other.save_id(), other.save().session), (id, played.session));
    // An old link brings nobody back; this one is pasted.
    list(&other);
    other.click("#paste");
    other.write(&format!("https://example.com/game/#{first}"));
    other.press("Enter");
    assert!(other.text(".fate").contains("further"));
}

#[test]
fn hostile_links_are_told_and_change_nothing() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    page.keep_save(SaveId(1), &against_bots(2, Mode::Base, 1));
    let before = storage(&page);
    let link = interregnum::play::write_link(&deal(2, Mode::Base, 9)).expect("a deal");
    let mut rng = Rng::new(2);
    let mut links = vec![String::new(), "<script>alert(1)</script>".to_owned(), "x".repeat(100_000)];
    links.extend((0..40).map(|_| {
        let mut letters: Vec<char> = link.chars().collect();
        let at = rng.below(letters.len() as u32) as usize;
        letters[at] = char::from(b'!' + rng.below(90) as u8);
        letters.into_iter().collect::<String>()
    }));
    for hostile in links.into_iter().filter(|hostile| *hostile != link) {
        page.js("location.hash = ''", &[]);
        page.js("location.hash = '#game/' + arguments[0]", &[hostile.clone().into()]);
        page.wait_for("main [role=alert], #take");
        assert!(page.exists("main [role=alert]"), "{hostile}");
    }
    assert_eq!(storage(&page), before);
}

#[test]
fn two_hundred_times_the_page_dies_and_the_last_confirmed_step_is_there() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 77), quick());
    let mut rng = Rng::new(8);
    let mut confirmed = 0;
    let id = page.save_id();
    for _ in 0..200 {
        page.wait_for("#question");
        if page.mode() == "over" {
            page.open_save(id, &against_bots(2, Mode::Base, rng.bits()));
            confirmed = 0;
            page.wait_for("#question");
        }
        // Passes, and perhaps sees it kept, before the page is gone in the middle of
        // whatever it is doing.
        let press = "for (const name of ['#pass', '#confirm']) {
                const button = document.querySelector(`${name}[aria-disabled=false]`);
                if (button) { button.click(); break; }
            }
            return new Promise((done) => setTimeout(() => done(localStorage.getItem(arguments[1])), arguments[0]))";
        let seen = page.js(press, &[rng.below(40).into(), game_key(id).into()]);
        let seen: Kept = Save::from_text(seen.as_str().expect("it is kept")).expect("it is whole");
        let count = seen.session.actions().len();
        assert!(confirmed <= count);
        page.reload();
        page.wait_for("#question");
        let after = page.save();
        assert!(after.session.actions().starts_with(seen.session.actions()), "what was kept is there");
        confirmed = after.session.actions().len().min(count);
    }
}

#[test]
fn the_settings_say_truthfully_how_safe_games_are() {
    let page = Page::open();
    for (answer, words) in [("true", "has promised"), ("false", "without a promise")] {
        page.goto("");
        page.before_load(&format!("navigator.storage.persisted = () => Promise.resolve({answer})"));
        page.reload();
        page.wait_for("main button");
        page.click(".home-tools button + button");
        page.wait_for("#safety");
        assert!(page.text("#safety").contains(words), "{}", page.text("#safety"));
        page.assert_accessible();
    }
    page.before_load("Object.defineProperty(navigator, 'standalone', { value: false })");
    page.reload();
    page.wait_for("main button");
    page.click(".home-tools button + button");
    page.wait_for("#safety");
    assert!(page.text("#safety").contains("Home Screen"));
    page.before_load(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    );
    page.reload();
    page.wait_for("main button");
    page.click(".home-tools button + button");
    page.wait_for("#safety");
    assert!(page.text("#safety").contains("keeps nothing"));
}
