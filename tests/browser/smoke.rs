//! The site loads, wherever it lies, and says so when it does not.

use std::fs;
use std::path::Path;

use serde_json::Value;

use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::Mode;

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{against_bots, quick};

#[test]
fn the_page_loads_under_a_path_and_asks_for_nothing_else() {
    let page = Page::open();
    page.goto("");
    page.wait_for("main:not(#shell)");
    page.wait_gone("#shell");
    assert_eq!(page.site().strays(), [""; 0]);
    assert_eq!(page.console_errors(), [""; 0]);
    assert_eq!(page.js("return document.title", &[]), "Interregnum");
}

/// What pages and workers asked for, as the browser's own log of the network has it:
/// the address, and the origin that asked.
fn requests(log: &Path) -> Vec<(String, String)> {
    let log = fs::read_to_string(log).expect("the browser writes it");
    // One that was ended in a hurry has not finished its last line.
    let finished = || log.rsplit_once(",\n").map(|(lines, _)| format!("{lines}]}}")).unwrap_or_default();
    let log: Value =
        serde_json::from_str(&log).or_else(|_| serde_json::from_str(&finished())).expect("it is a list of events");
    let begins = &log["constants"]["logEventTypes"]["URL_REQUEST_START_JOB"];
    let events = log["events"].as_array().expect("a list").iter().filter(|event| event["type"] == *begins);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    events.map(|event| (text(&event["params"]["url"]), text(&event["params"]["initiator"]))).collect()
}

#[test]
fn nothing_is_ever_asked_of_anybody_else() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("network.json");
    let page = Page::open_with_log(&log);
    let site = page.site().address();
    page.sit_down(&against_bots(2, Mode::Base, 61), quick());
    Hands::Script.play_to_the_end(&page, &mut Rng::new(8));
    for (place, ready) in [
        ("games", ".game"),
        ("statistics", ".tallied"),
        ("rules/king-is-dead", ".rules-entry"),
        ("learn/king-is-dead/1", ".guide"),
        ("", ".home"),
    ] {
        page.js("location.hash = arguments[0]", &[place.into()]);
        page.wait_for(ready);
    }
    let kept = "return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? '')";
    page.wait_until("the site is kept", || page.js(kept, &[]) == "activated");
    drop(page);
    // The browser has questions of its own, about itself: nobody's page asks them.
    let origin = site.split("/any/").next().unwrap_or_default();
    let ours = |(url, by): &(String, String)| by.starts_with("http") || url.starts_with(origin);
    let ours: Vec<_> = requests(&log).into_iter().filter(ours).collect();
    let foreign: Vec<_> = ours.iter().filter(|(url, _)| !url.starts_with(&site)).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    for part in ["app_bg", "worker-simd_bg", "sw.js", "tables", "library"] {
        assert!(ours.iter().any(|(url, _)| url.contains(part)), "the log knows of {part}: {ours:?}");
    }
}

#[test]
fn the_policy_forbids_what_is_not_a_file_of_ours() {
    let page = Page::open();
    page.allow_errors();
    page.goto("");
    page.wait_gone("#shell");
    let inline = "const script = document.createElement('script');
        try { script.textContent = 'window.intruder = 1'; document.body.append(script); } catch {}
        try { document.body.innerHTML = '<b>'; } catch {}
        return [typeof intruder, document.querySelectorAll('body > b').length]";
    assert_eq!(page.js(inline, &[]), serde_json::json!(["undefined", 0]));
    let elsewhere =
        "try { return String(new Worker('https://example.com/worker.js')) } catch (error) { return error.message }";
    assert!(page.js(elsewhere, &[]).as_str().is_some_and(|refused| refused.contains("not part of this page")));
    page.js("new Image().src = 'http://127.0.0.1:1/x.png'", &[]);
    page.wait_until("the policy speaks", || {
        page.console_errors().iter().any(|error| error.contains("Content Security Policy"))
    });
}

#[test]
fn a_page_that_cannot_be_loaded_says_so() {
    let page = Page::open();
    page.allow_errors();
    page.site().lose("app_bg");
    page.goto("");
    assert!(page.text("[role=alert]").contains("could not be loaded"));
    page.assert_accessible();
    page.set_language("fr-FR");
    page.reload();
    assert!(page.text("[role=alert]").contains("n’a pas pu être chargée"));
    page.site().find_all();
    page.press("Enter");
    page.wait_for("main:not(#shell)");
}

#[test]
fn a_program_that_stops_says_so_in_the_language_of_the_page() {
    let page = Page::open();
    page.goto("");
    page.wait_gone("#shell");
    page.js(
        "document.documentElement.lang = 'fr'; \
        dispatchEvent(new CustomEvent('interregnum-stopped', { detail: 'the reason' }))",
        &[],
    );
    assert_eq!(page.text("[role=alert] button"), "Recharger la page");
    assert_eq!(page.text("[role=alert] pre"), "the reason");
    assert!(page.has_focus("[role=alert] button"));
}
