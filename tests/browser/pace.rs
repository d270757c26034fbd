//! The four paces at which the turns of bots are told.

use serde_json::json;

use interregnum::rules::king_is_dead::Mode;
use interregnum::ui::settings::{Pace, Settings};

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{against_bots, quick, texts};

/// Remembers every mode and question that is shown from now on, and when.
const WATCH: &str = r##"
window.seen = [];
const look = () => {
  const mode = document.querySelector(".prompt")?.dataset.mode, question = document.querySelector("#question")?.textContent;
  const last = seen.at(-1);
  if (!last || last.mode !== mode || last.question !== question) seen.push({ mode, question, at: performance.now() });
};
new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
look();"##;

/// A game in which the person has just passed and a bot is to answer.
fn answered(pace: Pace) -> Page {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 31), Settings { pace, ..quick() });
    page.wait_for_mode("deciding");
    page.js(WATCH, &[]);
    Hands::Script.pass(&page);
    page
}

/// The modes that were shown, each once in a row.
fn modes(page: &Page) -> Vec<String> {
    let mut modes = texts(&page.js("return seen.map(look => look.mode)", &[]));
    modes.dedup();
    modes
}

/// How long the telling took, in milliseconds.
fn telling_time(page: &Page) -> f64 {
    let script = "const first = seen.find(look => look.mode === 'telling').at;
        return seen.findLast(look => look.mode === 'deciding').at - first";
    page.js(script, &[]).as_f64().expect("a time")
}

#[test]
fn step_by_step_every_picture_waits_for_the_player() {
    let page = answered(Pace::StepByStep);
    page.wait_for_mode("telling");
    assert_eq!(page.text("#continue"), "Continue");
    // Longer than any picture stays by itself.
    let shown = page.question();
    page.js("return new Promise(done => setTimeout(done, 3000))", &[]);
    assert_eq!((page.mode().as_str(), page.question()), ("telling", shown));
    let mut pictures = 0;
    while page.mode() == "telling" {
        page.click("#continue");
        pictures += 1;
    }
    assert!(3 <= pictures, "a card, what it does and a summon: {pictures}");
    page.wait_for_mode("deciding");
    page.assert_true();
}

#[test]
fn normal_and_fast_go_on_by_themselves() {
    let mut times = Vec::new();
    for pace in [Pace::Normal, Pace::Fast] {
        let page = answered(pace);
        page.wait_for_mode("deciding");
        page.wait_until("the turn is told", || {
            modes(&page).last().is_some_and(|mode| mode == "deciding") && 3 < modes(&page).len()
        });
        assert_eq!(modes(&page), ["deciding", "waiting", "telling", "deciding"]);
        page.assert_true();
        times.push(telling_time(&page));
    }
    println!("telling a turn takes {:.0} ms at the normal pace, {:.0} ms at the fast one", times[0], times[1]);
    assert!(times[1] < times[0] * 0.75, "{times:?}");
}

#[test]
fn instantly_only_the_outcome_is_shown() {
    let page = answered(Pace::Instant);
    page.wait_until("the bot has answered", || 1 < page.save().session.actions().len());
    page.wait_for_mode("deciding");
    assert_eq!(modes(&page), ["deciding", "waiting", "deciding"]);
    assert!(page.all(".prompt-hint .crumb").iter().any(|crumb| crumb.contains("Maud")), "a recap");
    page.assert_true();
}

#[test]
fn a_tap_or_space_completes_the_picture_that_is_shown() {
    for way in ["button", "space", "map"] {
        let page = answered(Pace::Normal);
        page.wait_for_mode("telling");
        // All pictures together stay for three seconds; nobody waits for that here.
        let begun = page.js("return performance.now()", &[]).as_f64().expect("a time");
        while page.mode() == "telling" {
            match way {
                // The picture may have gone by itself meanwhile.
                "button" => drop(page.js("document.querySelector('#continue')?.click()", &[])),
                "space" => {
                    page.js("document.activeElement.blur()", &[]);
                    page.press("Space");
                }
                _ => {
                    let point = page.rect(".map");
                    let event = |kind| json!({ "type": kind, "x": point.x + 4.0, "y": point.y + 4.0, "button": "left", "clickCount": 1 });
                    page.cdp("Input.dispatchMouseEvent", event("mousePressed"));
                    page.cdp("Input.dispatchMouseEvent", event("mouseReleased"));
                }
            }
        }
        let ended = page.js("return performance.now()", &[]).as_f64().expect("a time");
        let limit = 2000.0 * page.slowness();
        assert!(ended - begun < limit, "{way}: {} ms, {limit} allowed", ended - begun);
        page.wait_for_mode("deciding");
        page.assert_true();
    }
}
