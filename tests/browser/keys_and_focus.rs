//! The page without a mouse, and where the focus is: order, rings, dialogs,
//! shortcuts; what is said aloud; and what pointers and motion may not do (A12 to
//! A15, A17, A19 to A22 of the acceptance list). Whole games by keyboard alone are
//! played in `games.rs`.

use serde_json::{Value, json};

use interregnum::rules::king_is_dead::{Card, Region};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::walk::{Direction, step};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Motion, Pace, Settings};

use crate::kit::{Media, Page};
use crate::states::{ALONE, COVERED, CUNNING, TABLET, all, open_game, settle, visit, visit_with};

/// Where the focus is, in words.
const FOCUS: &str = r##"
const at = document.activeElement;
if (!at || at === document.body) return "nowhere";
const part = at.closest(".bar, .track, .map, .crowns, .players, .lines, .timeline, .prompt, .hand, dialog, .snack");
return (part ? part.className.split(" ")[0] : "page") + ": " + (at.id ? "#" + at.id : at.dataset.target ?? at.dataset.region
  ?? at.dataset.tile ?? at.dataset.card ?? at.dataset.pile ?? at.dataset.turn ?? at.textContent.trim().slice(0, 20));
"##;

#[track_caller]
fn focus(page: &Page) -> String {
    page.js(FOCUS, &[]).as_str().unwrap_or_default().to_owned()
}

fn part(place: &str) -> &str {
    place.split(':').next().unwrap_or_default()
}

#[track_caller]
fn focus_on(page: &Page, css: &str) {
    page.wait_for(css);
    page.js("document.querySelector(arguments[0]).focus()", &[json!(css)]);
}

/// A game in its middle with nothing chosen.
#[track_caller]
fn sit_down(page: &Page) {
    open_game(page, &ALONE.save(ALONE.middle(), &Draft::default()));
    page.wait_for(".prompt[data-mode=deciding]");
}

#[test]
fn tab_goes_through_the_table_in_order_and_stops_once_in_every_group() {
    let page = visit(Lang::En, TABLET);
    sit_down(&page);
    focus_on(&page, "#home");
    let mut stops = vec![focus(&page)];
    loop {
        page.press("Tab");
        let now = focus(&page);
        if now == stops[0] || now == "nowhere" {
            break;
        }
        stops.push(now);
        assert!(stops.len() < 60, "Tab never ends: {stops:?}");
    }
    let order = ["bar", "track", "map", "crowns", "players", "lines", "timeline", "prompt", "hand"];
    let parts: Vec<&str> = stops.iter().map(|stop| part(stop)).collect();
    let places: Vec<usize> =
        parts.iter().map(|part| order.iter().position(|other| other == part).expect(part)).collect();
    assert!(places.is_sorted(), "{stops:?}");
    for group in ["track", "map", "lines", "hand"] {
        assert_eq!(parts.iter().filter(|&&part| part == group).count(), 1, "{group} in {stops:?}");
    }
}

#[test]
fn nothing_jumps_the_queue_of_tab() {
    let page = visit(Lang::En, TABLET);
    for state in all() {
        state.open(&page);
        let out_of_order = "[tabindex]:not([tabindex='0']):not([tabindex='-1'])";
        assert_eq!(page.count(out_of_order), 0, "{}", state.name);
        // What takes no focus has no keys.
        assert_eq!(page.count("[aria-hidden=true] :is(button, input, [tabindex='0'])"), 0, "{}", state.name);
    }
}

#[test]
fn arrow_keys_walk_along_the_borders() {
    let page = visit(Lang::En, TABLET);
    sit_down(&page);
    let keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for from in Region::ALL {
        for (direction, key) in Direction::ALL.into_iter().zip(keys) {
            focus_on(&page, &format!(".plate[data-region={from}]"));
            page.press(key);
            let to = step(from, direction).unwrap_or(from);
            assert_eq!(focus(&page), format!("map: {to}"), "{key} in {from}");
        }
    }
}

/// Everything that Tab or the arrows can reach, with what is wrong with it when
/// it has the focus: no ring, or something lies on it.
const RINGS: &str = r#"
const top = document.querySelector("dialog[open]") ?? document;
const problems = [];
for (const e of top.querySelectorAll("button, input, select, textarea, summary, a[href]")) {
  if (!e.checkVisibility({ visibilityProperty: true }) || e.disabled) continue;
  e.focus();
  const name = (e.id || e.className) + " " + (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 30);
  if (document.activeElement !== e) { problems.push(name + " takes no focus"); continue; }
  e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const style = getComputedStyle(e);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) problems.push(name + " has no ring");
  const box = e.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const live = e.getAttribute("aria-disabled") !== "true";
  if (live && !(hit && (e.contains(hit) || hit.closest("label")?.control === e))) problems.push(name + " lies under something");
}
return problems;
"#;

/// Sampled: the screens around the table and six moments of a game, at two sizes.
#[test]
fn whatever_has_the_focus_shows_it() {
    let page = visit(Lang::En, TABLET);
    let sample = ["home with a game", "set-up", "settings", "games", "idle turn", "manoeuvre, stack", "hand covered"];
    let more = ["looking back", "card reader", "coronation", "struggle, tally"];
    for state in all().iter().filter(|state| sample.contains(&state.name) || more.contains(&state.name)) {
        state.open(&page);
        for (width, height) in [(390, 844), TABLET] {
            page.set_viewport(width, height);
            settle(&page);
            // Rings are for those who use the keyboard.
            page.press("Tab");
            assert_eq!(page.js(RINGS, &[]), json!([]), "{} at {width}", state.name);
        }
    }
}

/// Opens a dialog with the keyboard, walks around in it, closes it with Escape.
#[track_caller]
fn dialog_keeps_the_focus(page: &Page, opener: &str) {
    focus_on(page, opener);
    let before = focus(page);
    page.press("Enter");
    page.wait_for("dialog[open]");
    page.wait_until("the focus is in the dialog", || page.has_focus("dialog[open]"));
    let name = "const d = document.querySelector('dialog[open]'); \
        return document.getElementById(d.getAttribute('aria-labelledby'))?.textContent";
    assert_ne!(page.js(name, &[]).as_str().unwrap_or_default(), "", "the dialog has a name");
    assert_eq!(page.attribute("dialog[open]", "aria-modal").as_deref(), Some("true"));
    assert_eq!(
        page.js("return document.querySelector('dialog[open]').matches(':modal')", &[]),
        true,
        "all else is inert"
    );
    for _ in 0..30 {
        page.press("Tab");
        // Beyond the last stop is the browser itself.
        assert!(page.has_focus("dialog[open]") || focus(page) == "nowhere", "{}", focus(page));
    }
    focus_on(page, "dialog[open] button");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.wait_until("the focus is back", || focus(page) == before);
}

#[test]
fn dialogs_keep_the_focus_and_give_it_back() {
    let page = visit(Lang::En, TABLET);
    dialog_keeps_the_focus(&page, ".home-tools button:last-child");
    sit_down(&page);
    dialog_keeps_the_focus(&page, "#menu");
    dialog_keeps_the_focus(&page, ".pile");
}

#[test]
fn a_new_screen_is_announced_by_its_heading() {
    let page = visit(Lang::En, TABLET);
    for fragment in ["new/king-is-dead", "games", "play/00000000000000ff"] {
        page.js("location.hash = arguments[0]", &[json!(fragment)]);
        page.wait_until("the heading has the focus", || page.has_focus("h1"));
    }
}

/// A turn by keyboard alone, against a bot that answers at once: after each step
/// the focus is where the next answer is given.
#[test]
fn the_focus_leads_through_a_turn_and_is_never_lost() {
    let page = Page::open();
    page.goto("");
    page.prepare(Settings { pace: Pace::Instant, ..Settings::usual(Lang::En) });
    page.goto("?again");
    page.wait_gone("#shell");
    let save = ALONE.choosing(Card::Manoeuvre, |step| matches!(step, Step::Exchange { .. }));
    open_game(&page, &crate::table::Kept { draft: String::new(), ..save });
    page.wait_for(".prompt[data-mode=deciding]");
    focus_on(&page, "[data-card=manoeuvre]");
    page.press("Enter");
    let on_a_follower = || page.has_focus(".stack[aria-disabled=false]");
    page.wait_until("the focus is on a follower", on_a_follower);
    page.press("Enter");
    page.wait_for(".stack.chosen");
    page.wait_until("the focus is on another follower", on_a_follower);
    page.press("Enter");
    let steps = |count: usize| page.count(".crumb") == count;
    page.wait_until("both are chosen", || steps(2));
    page.press("Escape");
    page.wait_until("one is taken back", || steps(1) && on_a_follower());
    settle(&page);
    page.press("Enter");
    page.wait_until("both are chosen again", || steps(2) && on_a_follower());
    settle(&page);
    page.press("Enter");
    page.wait_until("the focus is on the last word", || focus(&page) == "prompt: #confirm");
    page.press("Enter");
    page.wait_until("the turn is played", || page.save().draft.is_empty() && page.mode() == "deciding");
    page.wait_until("the focus is somewhere", || focus(&page) != "nowhere");
    assert!(["hand", "prompt"].contains(&part(&focus(&page))), "{}", focus(&page));
}

#[test]
fn covering_and_uncovering_leads_the_focus() {
    let page = visit(Lang::En, TABLET);
    open_game(&page, &COVERED.save(COVERED.middle(), &Draft::default()));
    page.wait_for(".prompt[data-mode=covered]");
    page.wait_until("the focus is not lost", || focus(&page) != "nowhere");
    focus_on(&page, "#uncover");
    page.wait_until("the hand is shown", || {
        page.press("Enter");
        page.exists("[data-card]")
    });
    page.wait_until("the focus is in the hand", || part(&focus(&page)) == "hand");
    focus_on(&page, "#pass");
    page.press("Enter");
    page.wait_for(".prompt[data-mode=covered]");
    page.wait_until("the focus is not lost", || focus(&page) != "nowhere");
}

#[test]
fn single_keys_can_be_switched_off_and_leave_fields_alone() {
    let on = Settings { pace: Pace::StepByStep, ..Settings::usual(Lang::En) };
    for shortcuts in [false, true] {
        let page = visit_with(Settings { shortcuts, ..on }, TABLET);
        sit_down(&page);
        focus_on(&page, "#home");
        let before = page.save().session;
        focus_on(&page, "#menu");
        page.press("Enter");
        page.wait_for("dialog[open]");
        page.press("p");
        page.press("1");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        assert_eq!(page.save().session, before, "keys do nothing over the table");
        assert_eq!(page.count(".face.chosen"), 0);
        page.press("p");
        if shortcuts {
            page.wait_until("p passes", || page.save().session != before);
        } else {
            page.press("1");
            page.press("u");
            page.press("l");
            settle(&page);
            assert_eq!((page.save().session, page.mode().as_str()), (before, "deciding"), "switched off");
            assert_eq!(page.count(".face.chosen"), 0);
        }
    }
}

/// Presses the mouse on an element and lets go of it somewhere else.
#[track_caller]
fn press_and_leave(page: &Page, css: &str) {
    page.drag(css, ".bar h1");
}

#[test]
fn a_finger_that_leaves_a_button_has_not_pressed_it() {
    let page = visit(Lang::En, TABLET);
    sit_down(&page);
    let before = page.save().session;
    press_and_leave(&page, "[data-card]");
    press_and_leave(&page, "#pass");
    settle(&page);
    assert_eq!((page.count(".face.chosen"), page.save().session), (0, before));
    page.click("[data-card][aria-disabled=false]");
    page.wait_for(".face.chosen");
    // Nothing is dragged anywhere: a card that is pulled onto the map is not played.
    page.click("#cancel");
    page.wait_gone(".face.chosen");
    page.drag("[data-card][aria-disabled=false]", ".plate[data-region=devon]");
    settle(&page);
    assert_eq!(page.count(".face.chosen"), 0);
}

/// The animations that run, with how long they go on in all.
const MOTION: &str = "return document.getAnimations().map(a => [a.animationName ?? a.transitionProperty ?? 'script', \
    a.effect.getComputedTiming().endTime])";

#[test]
fn nothing_moves_for_those_who_asked_for_that() {
    for by_setting in [false, true] {
        let motion = Motion::Reduced;
        let usual = Settings { pace: Pace::StepByStep, ..Settings::usual(Lang::En) };
        let page = visit_with(if by_setting { Settings { motion, ..usual } } else { usual }, TABLET);
        page.set_media(if by_setting { &[] } else { &[Media::ReducedMotion] });
        let sample = ["struggle, tally", "struggle, verdict", "what a bot did", "confirm", "coronation", "idle turn"];
        for state in all().iter().filter(|state| sample.contains(&state.name)) {
            state.open(&page);
            let moving = page.js(MOTION, &[]);
            let long =
                moving.as_array().into_iter().flatten().filter(|one| 100.0 < one[1].as_f64().unwrap_or(f64::MAX));
            assert_eq!(long.count(), 0, "{}: {moving}", state.name);
        }
    }
}

#[test]
fn nothing_moves_for_ever() {
    let page = visit(Lang::En, TABLET);
    page.set_media(&[]);
    // Animations are looked at as they begin.
    page.js(
        "window.longest = 0; const look = () => { for (const a of document.getAnimations()) \
            longest = Math.max(longest, a.effect.getComputedTiming().endTime); requestAnimationFrame(look) }; look()",
        &[],
    );
    for state in all().iter().filter(|state| state.is_play()) {
        state.open(&page);
        // `null` is what JSON makes of a time without end.
        let longest = page.js("return longest", &[]);
        assert!(longest.as_f64().is_some_and(|time| time <= 5000.0), "{}: {longest}", state.name);
    }
}

/// Timers that are not waited for but can be let run out all at once.
const TIMERS: &str = "{ const waiting = new Map(), real = window.setTimeout, stop = window.clearTimeout; let next = 1e9; \
    window.setTimeout = (call, time, ...rest) => time < 5000 ? real(call, time, ...rest) : (waiting.set(++next, () => call(...rest)), next); \
    window.clearTimeout = id => waiting.delete(id) || stop(id); \
    window.letTimePass = () => { const due = [...waiting.values()]; waiting.clear(); due.forEach(call => call()); return due.length } }";

#[test]
fn nobody_is_hurried() {
    let page = visit(Lang::En, TABLET);
    page.before_load(TIMERS);
    page.reload();
    page.wait_gone("#shell");
    let shown = "return document.querySelector('.table, .veil').outerHTML";
    for state in all().iter().filter(|state| state.is_play() && !["bot thinking"].contains(&state.name)) {
        state.open(&page);
        let before = page.js(shown, &[]);
        page.js("for (let minute = 0; minute < 10; minute++) letTimePass()", &[]);
        settle(&page);
        assert_eq!(page.js(shown, &[]), before, "{}", state.name);
    }
}

/// Every sentence that is added to the log, as it is added.
const LISTEN: &str = "window.heard = []; new MutationObserver(changes => { for (const change of changes) \
    for (const node of change.addedNodes) if (node.textContent) heard.push(node.textContent) }) \
    .observe(document.querySelector('[role=log]'), { childList: true })";

fn heard(page: &Page) -> Vec<String> {
    let heard = page.js("return heard.splice(0)", &[]);
    heard.as_array().into_iter().flatten().map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_turn_is_told_in_one_sentence() {
    let page = Page::open();
    page.goto("");
    page.prepare(Settings { pace: Pace::Instant, ..Settings::usual(Lang::En) });
    page.goto("?again");
    page.wait_gone("#shell");
    let begun = CUNNING.save(CUNNING.middle(), &Draft::default());
    let count = begun.session.actions().len();
    open_game(&page, &begun);
    page.wait_for_mode("deciding");
    assert_eq!(page.count("[role=log]"), 1);
    assert_eq!(page.attribute("[role=log]", "aria-live").as_deref(), Some("polite"));
    page.js(LISTEN, &[]);
    page.click("#pass");
    page.wait_until("the bots have played", || {
        count + 2 < page.save().session.actions().len() && page.wait_for_person() == "deciding"
    });
    page.wait_until("the turn is announced", || {
        page.js("return heard.at(-1) ?? null", &[]) == words::your_turn(Lang::En)
    });
    let told = heard(&page);
    // One for the person, at most three for each of two bots, of whom the last
    // gives the turn back.
    assert!((3..=7).contains(&told.len()), "{told:#?}");
    let mine = told.iter().filter(|line| line.starts_with("Aliénor")).count();
    assert_eq!(mine, 1, "{told:#?}");
    assert!(told.iter().all(|line| line.ends_with('.')), "{told:#?}");
}

#[test]
fn a_struggle_is_told_with_its_verdict_and_errors_are_alerts() {
    let page = visit(Lang::En, TABLET);
    let save = ALONE.before_struggle();
    let region = save.session.position().table().contested().expect("a region");
    open_game(&page, &save);
    page.wait_for("#confirm[aria-disabled=false]");
    page.js(LISTEN, &[]);
    page.js("document.querySelector('#confirm').click()", &[]);
    for _ in 0..2 {
        page.wait_for("#continue");
        page.js("document.querySelector('#continue').click()", &[]);
    }
    let name = words::region(region, Lang::En);
    let mut told = Vec::new();
    page.wait_until("the verdict is told", || {
        told.extend(heard(&page));
        told.iter().any(|line: &String| line.contains(name))
    });
    page.js("location.hash = 'play/00000000000000ff'", &[]);
    page.wait_for("[role=alert]");
    let alert: Value = page.js("return document.querySelector('[role=alert]').textContent.trim()", &[]);
    assert_ne!(alert, "");
}
