//! How long one waits for the page: printed, and held to what was promised.
//!
//! Other programs may take the processor away at any time. So everything is done
//! several times in the same way: what is slow by itself is slow every time. Where
//! the whole machine is slow, it is asked how slow, and gets as much more time.

use std::collections::BTreeMap;

use serde_json::json;

use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::{Card, Mode};

use crate::hands::Hands;
use crate::kit::Page;
use crate::table::{against_bots, card_button, quick};

const TRIES: usize = 4;

/// Longer than this nothing may keep the page from answering, in milliseconds.
const LONGEST_TASK: f64 = 50.0;

/// What takes this long at best, where other programs want the processor too, is
/// slow by itself.
const SLOW_BY_ITSELF: f64 = 2.0 * LONGEST_TASK;

/// So soon after the tap on a card is shown what it can do, in milliseconds.
const SOONEST_ANSWER: f64 = 100.0;

/// Remembers when somebody clicked, and which clicks took long to handle.
const RECORD_CLICKS: &str = "window.clicks = []; window.slowEvents = [];
    addEventListener('click', event => clicks.push(event.timeStamp), true);
    new PerformanceObserver(list => {
        for (const event of list.getEntries()) {
            const busy = Math.round(event.processingEnd - event.processingStart);
            if (30 < busy) slowEvents.push(`${event.name} ${busy}`);
        }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });";

/// Plays a whole game by mouse, and looks back at it. The longest task after each
/// click that had one over 50 ms, by the number of the click.
fn play(page: &Page) -> BTreeMap<usize, f64> {
    page.sit_down(&against_bots(2, Mode::Advanced, 51), quick());
    page.wait_for_mode("deciding");
    Hands::Mouse.play_to_the_end(page, &mut Rng::new(6));
    for button in ["#look-back", "#time-first", "#to-now"] {
        page.click(button);
    }
    let tasks = page.long_tasks();
    let clicks: Vec<f64> = serde_json::from_value(page.js("return clicks", &[])).expect("times");
    let mut longest = BTreeMap::<usize, f64>::new();
    for task in tasks.into_iter().filter(|task| LONGEST_TASK < task.duration) {
        let number = clicks.iter().filter(|&&click| click <= task.start + task.duration).count();
        let known = longest.entry(number).or_default();
        *known = known.max(task.duration);
    }
    // Before the first click the page was loaded.
    longest.remove(&0);
    longest
}

#[test]
fn nothing_keeps_the_page_from_answering_during_a_whole_game() {
    let page = Page::open();
    page.record_long_tasks();
    page.before_load(RECORD_CLICKS);
    let mut at_best: Option<BTreeMap<usize, f64>> = None;
    let limit = SLOW_BY_ITSELF * page.slowness();
    for number in 1..=TRIES {
        let slow = play(&page);
        println!("game {number}: tasks over {LONGEST_TASK} ms, by the click before: {slow:?}");
        println!("game {number}: events handled in over 30 ms: {}", page.js("return slowEvents.join(', ')", &[]));
        let so_far = at_best.take().unwrap_or_else(|| slow.clone());
        let both = so_far.into_iter().filter_map(|(click, best)| Some((click, best.min(*slow.get(&click)?))));
        let still: BTreeMap<usize, f64> = both.collect();
        if still.values().all(|&best| best < limit) {
            return;
        }
        at_best = Some(still);
    }
    panic!("in each of {TRIES} games something took longer than {limit} ms: {at_best:?}");
}

/// How long the processor works for a whole game at the page, in milliseconds for
/// each click; however busy the machine is with other things.
#[test]
fn a_click_costs_little_work() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 54), quick());
    page.wait_for_mode("deciding");
    page.cdp("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    page.js(RECORD_CLICKS, &[]);
    let before = work(&page);
    Hands::Mouse.play_to_the_end(&page, &mut Rng::new(7));
    let clicks = page.js("return clicks.length", &[]).as_f64().expect("a number");
    let each = (work(&page) - before) / clicks;
    println!("a click costs {each:.1} ms of work, bots' turns and this test's own questions included");
    let limit = 2.0 * LONGEST_TASK * page.slowness();
    assert!(each < limit, "{each} ms, {limit} allowed");
}

/// The work of the page's main thread so far, in milliseconds.
fn work(page: &Page) -> f64 {
    let found = page.cdp("Performance.getMetrics", json!({}));
    let mut metrics = found["metrics"].as_array().expect("a list").iter();
    let work = metrics.find(|metric| metric["name"] == "TaskDuration").expect("it is measured");
    work["value"].as_f64().expect("seconds") * 1000.0
}

/// Remembers when the pointer left a card and when something first became live.
const TIME_HIGHLIGHT: &str = "window.tapped = null; window.lit = null;
    addEventListener('pointerup', event => { tapped = event.timeStamp; lit = null; }, true);
    new MutationObserver(changes => {
        const live = changes.some(({ target }) => target.matches('[data-target][aria-disabled=false]'));
        if (live && lit === null) requestAnimationFrame(() => lit = performance.now());
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });";

#[test]
fn what_a_card_can_do_is_shown_at_once() {
    let page = Page::open();
    page.sit_down(&against_bots(2, Mode::Base, 52), quick());
    page.wait_for_mode("deciding");
    page.js(TIME_HIGHLIGHT, &[]);
    for card in [Card::ScottishSupport, Card::Assemble, Card::Negotiate, Card::Manoeuvre, Card::Outmanoeuvre] {
        let mut times = Vec::new();
        let in_time = |times: &[f64], limit| times.iter().any(|&time| time < limit);
        while times.len() < TRIES || (times.len() < 3 * TRIES && !in_time(&times, SOONEST_ANSWER)) {
            page.click(&card_button(card));
            page.wait_until("something is live", || page.js("return lit !== null", &[]) == true);
            times.push(page.js("return lit - tapped", &[]).as_f64().expect("a time"));
            page.click("#cancel");
        }
        println!("from the tap on {card} to what it can do: {times:.1?} ms");
        let limit = SOONEST_ANSWER * page.slowness();
        assert!(in_time(&times, limit), "{card}: {times:?} ms, {limit} allowed");
    }
}

#[test]
fn a_table_is_there_soon_after_its_address_is_asked_for() {
    let page = Page::open();
    page.before_load(
        "new MutationObserver((_, observer) => {
            if (document.querySelector('.prompt[data-mode=deciding]')) {
                performance.mark('playable');
                observer.disconnect();
            }
        }).observe(document, { subtree: true, childList: true });",
    );
    page.sit_down(&against_bots(2, Mode::Base, 53), quick());
    let mut times = Vec::new();
    for _ in 0..TRIES {
        page.reload();
        page.wait_until("the table is there", || page.mark("playable").is_some());
        times.extend(page.mark("playable"));
    }
    println!("from the address to a playable table, everything at hand: {times:.0?} ms");
}

/// A home screen that can be used, in milliseconds after somebody asked for the
/// page: with a processor a quarter as fast, and when everything is kept.
const FIRST_VISIT: f64 = 1500.0;
const LATER_VISIT: f64 = 500.0;

/// When the parts of the page were there.
fn arrivals(page: &Page) -> [(&'static str, f64); 3] {
    page.wait_for("main button");
    let answered = page.js("return performance.getEntriesByType('navigation')[0].responseEnd", &[]);
    let mark = |name| page.mark(name).expect("the page marks it");
    [("answered", answered.as_f64().expect("a time")), ("begun", mark("begun")), ("usable", mark("usable"))]
}

/// The best of a few visits, or of three times as many where none was in time: a
/// slow page is slow each time, a busy machine is not.
fn best_visit(in_time: f64, mut visit: impl FnMut() -> [(&'static str, f64); 3]) -> [(&'static str, f64); 3] {
    let mut best = visit();
    for number in 1..3 * TRIES {
        if TRIES <= number && best[2].1 < in_time {
            break;
        }
        let next = visit();
        best = if next[2].1 < best[2].1 { next } else { best };
    }
    best
}

#[test]
fn the_home_screen_is_there_in_a_blink() {
    let first = best_visit(FIRST_VISIT, || {
        let page = Page::open();
        page.slow_down(4);
        page.goto("");
        arrivals(&page)
    });
    println!("a first visit, slowed down four times, in ms: {first:.0?}");
    let page = Page::open();
    page.goto("");
    page.wait_for("main button");
    let kept = "return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? '')";
    page.wait_until("the site is kept", || page.js(kept, &[]) == "activated");
    page.site().switch_off();
    let later = best_visit(LATER_VISIT, || {
        page.reload();
        arrivals(&page)
    });
    println!("a later visit, without a network, in ms: {later:.0?}");
    let slowness = page.slowness();
    println!("the machine is now {slowness:.1} times slower than in a quiet hour");
    assert!(first[2].1 < FIRST_VISIT * slowness, "{first:?}");
    assert!(later[2].1 < LATER_VISIT * slowness, "{later:?}");
}
