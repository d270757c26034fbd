//! The rules in the page: how one comes to them and back, and how they are
//! searched.

use serde_json::json;

use interregnum::rules::king_is_dead::{Card, Mode};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::rulebook::book;
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::lang::Lang;

use crate::kit::Page;
use crate::seek::{holds, seek};
use crate::states::{ALONE, TABLET, open_game, settle, visit};
use crate::table::quick;

const PHONE: (u32, u32) = (390, 844);

/// A place of the rules.
fn place(name: &str) -> String {
    format!("[id='rules/king-is-dead/{name}']")
}

/// Waits until a place of the rules is in sight and has the focus.
#[track_caller]
fn wait_for_place(page: &Page, name: &str) {
    page.wait_until(name, || page.has_focus(&place(name)));
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); \
        return 0 <= box.top && box.bottom <= innerHeight";
    assert_eq!(page.js(script, &[json!(place(name))]), json!(true), "{name} is in sight");
}

fn address(page: &Page) -> String {
    page.js("return location.hash", &[]).as_str().unwrap_or_default().to_owned()
}

/// What is shown of the rules.
fn shown(page: &Page) -> usize {
    page.count(".rules-entry:not([hidden])")
}

#[test]
fn home_leads_to_the_rules_and_back() {
    let page = visit(Lang::En, TABLET);
    page.click(".home .card:last-child");
    page.wait_for(".rules-entry");
    assert_eq!(address(&page), "#rules/king-is-dead");
    page.wait_until("the heading is read", || page.has_focus("h1"));
    assert_eq!(shown(&page), book().iter().map(|chapter| chapter.entries.len()).sum::<usize>());
    page.click(".rules-contents li:nth-child(5) a");
    wait_for_place(&page, "base");
    assert_eq!(address(&page), "#rules/king-is-dead/base");
    page.click(".rules-index a[href$='/assemble']");
    wait_for_place(&page, "assemble");
    page.js("history.go(-3)", &[]);
    page.wait_for(".home");
}

#[test]
fn every_place_has_an_address_also_a_question() {
    let page = visit(Lang::Fr, PHONE);
    page.goto("#rules/king-is-dead/co5");
    page.reload();
    page.wait_until("the question has the focus", || page.has_focus(&format!("{} summary", place("co5"))));
    assert!(page.exists(&format!("{}[open]", place("co5"))));
    page.js("location.hash = '#rules/king-is-dead/quell'", &[]);
    wait_for_place(&page, "quell");
    assert_eq!(page.text(&place("quell")), "Apaisement");
}

#[test]
fn settings_lead_to_the_rules_over_the_table_or_as_a_screen() {
    let page = visit(Lang::En, TABLET);
    open_game(&page, &ALONE.save(ALONE.middle(), &Draft::default()));
    let table = address(&page);
    page.click("#menu");
    page.click("#settings-rules");
    page.wait_for("dialog.wide[open] .rules-entry");
    assert_eq!(page.count("dialog[open]"), 1, "the settings have made room");
    assert_eq!(address(&page), table);
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.click("#home");
    page.click(".home-tools button:last-child");
    page.click("#settings-rules");
    page.wait_for(".rules-page .rules-entry");
}

#[test]
fn a_card_leads_to_its_rules_and_they_back_to_the_card() {
    let page = Page::open();
    page.sit_down(&seek(2, Mode::Advanced, |save| holds(save, Card::Plot)), quick());
    page.wait_for_mode("deciding");
    let (before, table) = (page.moment(), address(&page));
    page.choose_card(Card::Plot);
    page.click("#reader-rules");
    wait_for_place(&page, "plot");
    page.click(&place("plot"));
    assert!(page.exists("dialog.wide[open]"), "a heading is not beside the sheet");
    page.press("Escape");
    page.wait_gone("dialog.wide[open]");
    page.wait_until("the card is read again", || page.has_focus("#reader-rules"));
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.wait_until("the focus is where it was before", || page.has_focus("[data-card=plot]"));
    assert_eq!((page.moment(), address(&page)), (before, table));
}

#[test]
fn every_prompt_leads_to_what_explains_it_and_nothing_is_lost() {
    let page = visit(Lang::En, TABLET);
    let saves = [
        (ALONE.save(ALONE.middle(), &Draft::default()), "turn"),
        (ALONE.choosing(Card::Manoeuvre, |step| matches!(step, Step::Exchange { .. })), "manoeuvre"),
        (ALONE.choosing(Card::Assemble, |step| matches!(step, Step::Assemble(_))), "assemble"),
        (ALONE.choosing(Card::Manoeuvre, |step| *step == Step::Summon), "summon"),
        (ALONE.before_struggle(), "struggle"),
    ];
    for (save, place) in saves {
        open_game(&page, &save);
        page.wait_for_mode("deciding");
        let (before, table) = (page.moment(), address(&page));
        page.click("#rules-here");
        wait_for_place(&page, place);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_until("the focus is back", || page.has_focus("#rules-here"));
        assert_eq!((page.moment(), address(&page)), (before, table), "{place}");
    }
    page.press("?");
    wait_for_place(&page, "struggle");
    page.click("dialog.wide .sheet-head button");
    page.wait_gone("dialog[open]");
    open_game(&page, &ALONE.over(2));
    page.click("#rules-here");
    page.wait_until("how the game ended", || {
        page.has_focus(&format!("{}, {}", place("coronation"), place("invasion")))
    });
}

#[test]
fn the_rules_are_searched_by_keyboard_in_either_language() {
    for (lang, words, first) in [(Lang::En, "TIED sets", None), (Lang::Fr, "manoeuvre annuler", Some("undo"))] {
        let page = visit(lang, TABLET);
        page.goto("#rules/king-is-dead");
        page.wait_for(".rules-entry");
        settle(&page);
        let all = shown(&page);
        page.js("document.querySelector('h1').focus()", &[]);
        for _ in 0..2 {
            page.press("Tab");
        }
        assert!(page.has_focus("#rules-search"), "{lang:?}: behind the settings");
        page.write(words);
        page.wait_until("fewer are shown", || (1..all).contains(&shown(&page)));
        let count = page.text(".rules-count");
        assert!(count.chars().any(|letter| letter.is_ascii_digit()), "{count}");
        assert_eq!(page.attribute(".rules-count", "role").as_deref(), Some("status"));
        page.press("Enter");
        page.wait_until("the first that fits has the focus", || page.has_focus(".rules-text :is(h3, summary)"));
        if let Some(first) = first {
            wait_for_place(&page, first);
        }
        page.js("document.querySelector('#rules-search').focus()", &[]);
        page.press("Escape");
        page.wait_until("all is shown again", || shown(&page) == all);
        assert_eq!(page.text(".rules-count"), "");
        page.write("xyzzy");
        page.wait_until("nothing fits", || shown(&page) == 0);
        let nothing = lang.pick("Nothing found", "Rien trouvé");
        assert!(page.text(".rules-count").starts_with(nothing));
    }
}

/// Axe-core at the tablet's size runs on the states, which have the rules, too.
#[test]
fn the_rules_are_accessible_and_fit_on_a_phone() {
    for lang in Lang::ALL {
        let page = visit(lang, PHONE);
        let sideways = "return document.scrollingElement.scrollWidth - innerWidth";
        page.goto("#rules/king-is-dead");
        page.wait_for(".rules-entry");
        settle(&page);
        page.assert_accessible();
        for width in [390, 360] {
            page.set_viewport(width, 740);
            assert!(page.js(sideways, &[]).as_i64().is_some_and(|over| over <= 0), "{lang:?} at {width}");
        }
        open_game(&page, &ALONE.save(ALONE.middle(), &Draft::default()));
        page.click("#rules-here");
        page.wait_for("dialog.wide[open] .rules-entry");
        settle(&page);
        page.assert_accessible();
        let inside =
            "const body = document.querySelector('.wide .sheet-body'); return body.scrollWidth - body.clientWidth";
        assert_eq!(page.js(inside, &[]), json!(0), "{lang:?}");
    }
}
