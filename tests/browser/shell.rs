//! The screens around the table: the way in, new games, saved games, settings.

use serde_json::{Value, json};

use crate::kit::{Media, Page};

const SETUP: &str = "#new/king-is-dead";
const SIZES: [(u32, u32); 7] = [(1180, 820), (1180, 746), (820, 1180), (390, 844), (360, 640), (1440, 900), (320, 640)];

fn home() -> Page {
    let page = Page::open();
    page.goto("");
    page.wait_gone("#shell");
    page
}

/// Goes to a screen without loading the page anew.
fn go(page: &Page, fragment: &str, awaited: &str) {
    page.js("location.hash = arguments[0]", &[json!(fragment)]);
    page.wait_for(awaited);
}

/// Starts a game as the set-up screen proposes it, and comes back.
fn begin_game(page: &Page) {
    go(page, SETUP, ".setup");
    page.click(".setup-start button");
    page.wait_gone(".setup");
    go(page, "#", ".home");
}

/// The texts of the games in the storage.
fn saves(page: &Page) -> Vec<String> {
    let script = "return Object.keys(localStorage).filter(key => key.startsWith('interregnum/1/game/')).sort()
        .map(key => localStorage[key])";
    let found = page.js(script, &[]);
    found.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// One line of a save.
fn line<'a>(save: &'a str, key: &str) -> &'a str {
    save.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('=')).unwrap_or_default()
}

#[test]
fn a_first_visit_is_one_tap_from_the_table_and_the_next_one_resumes_it() {
    let page = home();
    page.click(".card.great");
    page.wait_gone(".home");
    assert_eq!(saves(&page).len(), 1);
    let address = page.js("return location.hash", &[]);
    page.reload();
    page.wait_gone("#shell");
    assert_eq!(page.js("return location.hash", &[]), address);
    assert!(page.js("return document.title", &[]).to_string().contains("The King is Dead"));
    go(&page, "#", ".home");
    page.wait_until("the heading has the focus", || page.has_focus("h1"));
    assert!(page.text(".card.great").starts_with("Resume"));
    page.click(".card.great");
    page.wait_gone(".home");
    assert_eq!(page.js("return location.hash", &[]), address);
    assert_eq!(saves(&page).len(), 1);
}

#[test]
fn the_last_set_up_is_remembered_and_a_seed_gives_the_same_game() {
    let page = home();
    for _ in 0..2 {
        go(&page, SETUP, ".setup");
        page.js("document.querySelectorAll('input[name=players]')[1].click()", &[]);
        page.js("document.querySelectorAll('input[name=mode]')[1].click()", &[]);
        page.click("#seed");
        page.write("Camelot");
        page.press("Enter");
        page.wait_gone(".setup");
    }
    let saves = saves(&page);
    assert_eq!(saves.len(), 2);
    assert_eq!(line(&saves[0], "game"), line(&saves[1], "game"));
    assert!(line(&saves[0], "game").starts_with("king-is-dead.1.1.3.mode=advanced."));
    page.goto(SETUP);
    page.reload();
    page.wait_for(".setup");
    assert_eq!(page.count(".chair"), 3);
    assert_eq!(page.js("return document.querySelectorAll('input[name=mode]')[1].checked", &[]), true);
    assert_eq!(page.js("return document.getElementById('seed').value", &[]), "");
}

#[test]
fn chairs_change_places_with_whoever_sits_in_them() {
    let page = home();
    go(&page, SETUP, ".setup");
    let name =
        |row: usize| page.js("return document.querySelectorAll('.chair .name')[arguments[0]].value", &[json!(row)]);
    assert_eq!((name(0), name(1)), (json!(""), json!("Maud")));
    page.js(
        "const first = document.getElementById('first'); first.value = '1'; first.dispatchEvent(new Event('change'))",
        &[],
    );
    page.click(".chair .order button:last-child");
    assert_eq!((name(0), name(1)), (json!("Maud"), json!("")));
    assert_eq!(page.js("return document.getElementById('first').value", &[]), "0", "Maud still begins");
    // With two people there are hands to be hidden.
    assert!(!page.exists("input[name=secrecy]"));
    page.click(".chair .segment:first-child input");
    page.wait_for("input[name=secrecy]");
    assert_eq!(name(0), "");
    page.js("document.querySelectorAll('input[name=players]')[2].click()", &[]);
    page.wait_for(".teams");
    assert!(page.text(".teams").contains("Player 1 and Hugh against Player 2 and Morag"));
}

#[test]
fn games_are_renamed_deleted_and_restored() {
    let page = home();
    for _ in 0..3 {
        begin_game(&page);
    }
    go(&page, "#games", ".games");
    assert_eq!(page.count(".game"), 3);
    page.click(".game-tools button");
    page.wait_for(".rename input");
    page.wait_until(".rename input has the focus", || page.has_focus(".rename input"));
    page.write("Sunday, 50 % = 👑");
    page.press("Enter");
    page.wait_until("it has its name", || page.text(".game .card-title") == "Sunday, 50 % = 👑");
    page.reload();
    page.wait_for(".games");
    assert_eq!(page.text(".game .card-title"), "Sunday, 50 % = 👑");

    let before = saves(&page);
    page.click(".game-tools button:last-child");
    page.wait_until("one is gone", || page.count(".game") == 2);
    assert_eq!(saves(&page).len(), 2);
    assert!(page.text(".deleted").contains("Sunday"));
    page.click(".snack-action");
    page.wait_until("it is back", || page.count(".game") == 3);
    assert_eq!(saves(&page), before);
    assert!(!page.exists(".deleted"));
}

#[test]
fn a_game_that_cannot_be_read_is_shown_and_left_alone() {
    let page = home();
    begin_game(&page);
    let [good] = &saves(&page)[..] else { panic!("one game") };
    let damaged = good.replace("at=0", "at=1");
    let newer = good.replace("interregnum save 1", "interregnum save 2");
    for (id, text) in [("aa", &damaged), ("bb", &newer)] {
        page.set_local_storage(&format!("interregnum/1/game/{id:0>16}"), text);
    }
    page.set_local_storage("interregnum/1/index", "=\u{0}nonsense");
    page.set_local_storage("somebody-else", "theirs");
    page.goto("#games");
    page.reload();
    page.wait_for(".games");
    assert_eq!((page.count(".game"), page.count(".unreadable")), (3, 2));
    let reasons = page.all(".unreadable");
    assert!(reasons.iter().any(|text| text.contains("is damaged")), "{reasons:?}");
    assert!(reasons.iter().any(|text| text.contains("later version")), "{reasons:?}");
    assert_eq!(
        page.js("return [...document.querySelectorAll('textarea')].map(text => text.value).sort()", &[])
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    begin_game(&page);
    page.goto("#play/00000000000000aa");
    page.reload();
    page.wait_for("[role=alert]");
    page.assert_accessible();
    assert_eq!(page.local_storage("interregnum/1/game/00000000000000aa"), Some(damaged));
    assert_eq!(page.local_storage("interregnum/1/game/00000000000000bb"), Some(newer));
    assert_eq!(page.local_storage("somebody-else").as_deref(), Some("theirs"));
}

#[test]
fn a_full_storage_is_told_and_the_game_goes_on() {
    let page = home();
    begin_game(&page);
    let before = saves(&page);
    page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", &[]);
    begin_game(&page);
    assert!(page.text(".note").contains("full"));
    assert_eq!(saves(&page), before);
    go(&page, "#games", ".games");
    assert_eq!(page.count(".game"), 2, "the one that could not be saved is still here");
    page.assert_accessible();
}

#[test]
fn where_nothing_can_be_kept_the_page_still_works() {
    let page = Page::open();
    page.before_load(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    );
    page.goto("");
    page.wait_gone("#shell");
    page.click(".card.great");
    page.wait_gone(".home");
    assert!(page.text(".snack").contains("keeps nothing"));
    go(&page, "#", ".home");
    assert!(page.text(".card.great").starts_with("Resume"));
}

#[test]
fn two_windows_do_not_overwrite_each_other() {
    let page = home();
    begin_game(&page);
    let other = page.another();
    for window in [&page, &other] {
        window.goto("#games");
        window.reload();
        window.wait_for(".games");
    }
    let rename = |window: &Page, title: &str| {
        window.click(".game-tools button");
        window.wait_until(".rename input has the focus", || window.has_focus(".rename input"));
        window.write(title);
        window.press("Enter");
    };
    let titles = |saves: &[String]| saves.iter().map(|save| line(save, "title").to_owned()).collect::<Vec<_>>();
    for (window, title) in [(&other, "theirs"), (&page, "ours")] {
        rename(window, title);
        page.wait_until("the last name holds", || titles(&saves(&page)) == [title]);
    }
    // What is being played elsewhere is not touched.
    other.click(".game .card");
    other.wait_for("#question");
    rename(&page, "not now");
    page.wait_until("the page says why", || page.text(".snack").contains("another window"));
    assert_eq!(titles(&saves(&page)), ["ours"]);
}

#[test]
fn the_game_of_the_first_version_is_taken_over_once() {
    let page = home();
    begin_game(&page);
    let link = line(&saves(&page)[0], "game").to_owned();
    page.js("localStorage.clear()", &[]);
    page.set_local_storage("interregnum.game.v1", &link);
    page.reload();
    page.wait_for(".home");
    assert!(page.text(".card.great").contains("You against Maud"));
    assert_eq!(page.local_storage("interregnum.game.v1"), None);
    page.reload();
    page.wait_for(".home");
    assert_eq!(saves(&page).len(), 1);
    assert_eq!(line(&saves(&page)[0], "game"), link);
}

#[test]
fn seven_levels_are_offered_and_one_of_earlier_days_is_not_lost() {
    let page = home();
    go(&page, SETUP, ".setup");
    let chosen = "return document.querySelector('.level select').selectedOptions[0].textContent.trim()";
    let offered = page.all(".level select")[0].lines().map(str::trim).collect::<Vec<_>>().join(" ");
    assert_eq!(offered, "Page Squire Knight Baron Earl Duke King");
    assert_eq!(page.js(chosen, &[]), "Squire");
    assert!(!page.text(".level .hint").is_empty());
    page.set_local_storage("interregnum/1/setup/king-is-dead", "seats=2\nchair=human \nchair=greedy Maud\n");
    page.reload();
    page.wait_for(".setup");
    assert_eq!(page.js(chosen, &[]), "Steward");
    assert_eq!(page.count(".level option"), 8);
    let choose = "const select = document.querySelector('.level select'); select.value = 'king'; \
        select.dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(choose, &[]);
    page.wait_until("the older one is gone", || page.count(".level option") == 7);
    assert_eq!(page.js(chosen, &[]), "King");
    page.click(".setup-start button");
    page.wait_gone(".setup");
    assert!(saves(&page)[0].contains("king"), "{}", saves(&page)[0]);
}

#[test]
fn settings_change_the_page_at_once_and_stay() {
    let page = home();
    page.click(".home-tools button:last-child");
    page.wait_for("dialog[open]");
    page.wait_until("dialog has the focus", || page.has_focus("dialog"));
    assert_eq!(page.attribute("dialog", "aria-modal").as_deref(), Some("true"));
    page.assert_accessible();
    page.js("document.querySelectorAll('input[name=setting-lang]')[1].click()", &[]);
    page.js("document.querySelectorAll('input[name=setting-theme]')[2].click()", &[]);
    page.wait_until("the title is French", || page.text("dialog h2") == "Réglages");
    for _ in 0..40 {
        page.press("Tab");
        assert!(page.has_focus("dialog") || page.has_focus("body") && !page.has_focus(".page"));
    }
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.wait_until(".home-tools button:last-child has the focus", || page.has_focus(".home-tools button:last-child"));
    page.reload();
    page.wait_for(".home");
    for (name, value) in [("lang", "fr"), ("data-theme", "dark"), ("data-text", "normal"), ("data-motion", "auto")] {
        assert_eq!(page.attribute("html", name).as_deref(), Some(value));
    }
    page.click(".home-tools button");
    page.wait_until("English again", || page.attribute("html", "lang").as_deref() == Some("en"));
    assert!(page.text(".tagline").starts_with("The throne"));
}

#[test]
fn a_group_of_choices_is_one_stop_of_the_tab_key() {
    let page = home();
    go(&page, SETUP, ".setup");
    page.wait_until("the new screen has taken the focus", || page.has_focus("h1"));
    page.js("document.querySelector('input[name=players]:checked').focus()", &[]);
    page.press("ArrowRight");
    page.wait_until("three play", || page.count(".chair") == 3);
    page.wait_until("input[name=players] has the focus", || page.has_focus("input[name=players]"));
    page.press("Tab");
    page.wait_until(".chair .name has the focus", || page.has_focus(".chair .name"));
}

/// Every screen, in every size, in both languages and themes: nothing overlaps,
/// nothing is too small to touch, nothing sticks out, and axe-core is content.
#[test]
fn every_screen_suits_every_size() {
    let page = home();
    for media in [&[][..], &[Media::Dark], &[Media::ForcedColors]] {
        page.set_media(media);
        page.set_language(if media.is_empty() { "en-GB" } else { "fr-FR" });
        page.js("localStorage.clear()", &[]);
        page.goto("");
        page.reload();
        page.wait_for(".home");
        begin_game(&page);
        begin_game(&page);
        page.set_local_storage("interregnum/1/game/00000000000000aa", "damaged");
        for (width, height) in SIZES {
            page.set_viewport(width, height);
            for (fragment, awaited) in [("#", ".home"), (SETUP, ".setup"), ("#games", ".games")] {
                go(&page, fragment, awaited);
                if fragment == SETUP {
                    page.js(
                        "document.querySelectorAll('input[name=players]')[2].click(); \
                        document.querySelector('.chair:nth-child(2) .segment:first-child input').click()",
                        &[],
                    );
                    page.wait_for(".teams");
                }
                let wrong = page.js(GEOMETRY, &[json!(if width < 1000 { 24 } else { 44 })]);
                assert_eq!(wrong, json!([]), "{fragment} at {width}x{height}");
                if fragment == SETUP && width == 1180 {
                    assert_eq!(page.js("return document.documentElement.scrollHeight", &[]), json!(height));
                }
                if media != [Media::ForcedColors] {
                    page.assert_accessible();
                }
            }
        }
    }
}

/// What is wrong with the sizes and places of what can be touched.
const GEOMETRY: &str = r"
const wrong = [];
if (document.documentElement.scrollWidth > innerWidth) wrong.push('sticks out sideways');
for (const [what, count] of [['h1', 1], ['main', 1]])
    if (document.querySelectorAll(what).length !== count) wrong.push('not one ' + what);
const controls = [...document.querySelectorAll('button, input, select, summary')]
    .filter(control => control.checkVisibility() && !control.disabled && !control.closest('.setup-start'));
for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width < arguments[0] || box.height < arguments[0]) wrong.push('too small: ' + control.outerHTML.slice(0, 80));
    for (const other of controls) {
        const beside = other.getBoundingClientRect();
        if (control !== other && box.left < beside.right - 1 && beside.left < box.right - 1
            && box.top < beside.bottom - 1 && beside.top < box.bottom - 1)
            wrong.push('overlaps: ' + control.outerHTML.slice(0, 80));
    }
}
return wrong;";
