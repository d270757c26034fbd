//! The program comes in volumes. The home screen needs one of them; without the
//! others the page says so, and goes on when they can be had.

use interregnum::ui::lang::Lang;
use interregnum::ui::settings::Settings;
use serde_json::json;

use crate::kit::Page;

/// The home screen of somebody who can have the page's volume alone.
fn visit_alone(lang: Lang) -> Page {
    let page = Page::open();
    page.allow_errors();
    page.goto("icon.svg?storage");
    page.set_local_storage("interregnum/1/settings", &Settings::usual(lang).to_text());
    for volume in ["split_", "chunk_"] {
        page.site().lose(volume);
    }
    page.goto("");
    page.wait_for(".home");
    page
}

fn go(page: &Page, fragment: &str) {
    page.js("location.hash = arguments[0]", &[json!(fragment)]);
}

#[test]
fn the_home_screen_needs_one_volume_of_the_program() {
    let page = visit_alone(Lang::En);
    page.click(".home-tools button");
    page.wait_until("it speaks French", || page.attribute("html", "lang").as_deref() == Some("fr"));
    assert!(page.exists(".card.great"), "a game is offered");
    assert!(!page.exists("#crash"));
}

#[test]
fn a_volume_that_is_lost_is_asked_for_again() {
    for (lang, says) in [(Lang::En, "could not be loaded"), (Lang::Fr, "n’a pas pu être chargée")] {
        for (fragment, awaited) in [("new/king-is-dead", ".setup"), ("rules/king-is-dead", ".rules-entry")] {
            let page = visit_alone(lang);
            go(&page, fragment);
            page.wait_for(".load-again");
            assert!(page.text("[role=alert]").contains(says), "{}", page.text("[role=alert]"));
            page.wait_until("the screen is announced", || page.has_focus("h1"));
            // It is still lost.
            page.js("document.querySelector('.load-again').dataset.old = 1", &[]);
            page.click(".load-again");
            page.wait_for(".load-again:not([data-old])");
            page.site().find_all();
            page.click(".load-again");
            page.wait_for(awaited);
            page.wait_until("the screen is announced", || page.has_focus("h1"));
        }
    }
}

#[test]
fn a_sheet_whose_volume_is_lost_says_so_and_fills_itself_later() {
    let page = visit_alone(Lang::En);
    page.click(".home-tools button:last-child");
    page.wait_for("dialog[open] .load-again");
    page.site().find_all();
    page.click(".load-again");
    page.wait_until("the sheet has the focus", || page.has_focus("dialog[open] h2"));
    page.wait_for("dialog[open] input[name=setting-lang]");
    page.press("Escape");
    page.wait_gone("dialog[open]");
}
