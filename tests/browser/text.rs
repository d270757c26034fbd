//! Words on the page: none too small, none cut off, also when somebody spreads
//! them out or makes the page twice as large, and what things are called (A2, A6,
//! A7, A16, A27 and A28 of the acceptance list).
//!
//! Sampled: all of this in French, whose words are longer; every state at every
//! size for the size of letters and at five sizes for words that are cut off.

use serde_json::{Value, json};

use interregnum::minds::king_is_dead::Reason;
use interregnum::rules::king_is_dead::{Faction, Region};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::kit::{Media, Page};
use crate::states::{TABLET, all, settle, visit, visit_with};

/// Tablets, phones and a desktop; then a page twice as large on a tablet, and
/// the narrowest that WCAG asks for.
const SIZES: [(u32, u32); 9] =
    [TABLET, (1180, 746), (820, 1180), (390, 844), (360, 640), (844, 390), (1440, 900), (590, 410), (320, 568)];

/// Every text that is seen, with what is wrong with it. The first argument is
/// the least size of letters. What is only spoken does not count, nor do the
/// names beside the bars of a struggle, which on a phone are only drawn.
const PROBLEMS: &str = r##"
const [least] = arguments;
const problems = new Set();
const root = document.scrollingElement;
const top = document.querySelector("dialog[open]") ?? document.body;
if (root.scrollWidth > innerWidth) problems.add("the page scrolls sideways: " + root.scrollWidth + " of " + innerWidth);
const scrolls = (value) => value === "auto" || value === "scroll";
const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
const range = document.createRange();
for (let node; node = walker.nextNode();) {
  const text = node.data.trim();
  const parent = node.parentElement;
  if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parent.closest(".spoken, .bar-name, select, textarea, noscript, .snack:empty")) continue;
  const style = getComputedStyle(parent);
  // A title that is only spoken on a phone is cut down to nothing.
  if (style.clipPath !== "none") continue;
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (!box.width || !box.height) continue;
  const says = "“" + text.slice(0, 40) + "” in ." + parent.className;
  const scale = 30 < parent.offsetWidth ? parent.getBoundingClientRect().width / parent.offsetWidth : 1;
  if (parseFloat(style.fontSize) * (scale < .95 ? scale : 1) < least) problems.add(says + " is small: " + style.fontSize);
  for (let p = parent; p && p !== document.body; p = p.parentElement) {
    const around = getComputedStyle(p);
    if (around.clipPath !== "none") break;
    const clip = p.getBoundingClientRect();
    const cutX = around.overflowX === "hidden" || around.overflowX === "clip";
    const cutY = around.overflowY === "hidden" || around.overflowY === "clip";
    const frame = p.matches("button:not(.stack), .segment, .chip, .player, .supply, .tile");
    // Letters are a little higher than their lines.
    const slack = 2;
    if ((cutX || frame) && !scrolls(around.overflowX) && (box.left < clip.left - slack || clip.right + slack < box.right))
      problems.add(says + " is wider than ." + p.className);
    if ((cutY || frame) && !scrolls(around.overflowY) && (box.top < clip.top - 4 || clip.bottom + 4 < box.bottom))
      problems.add(says + " is higher than ." + p.className + " " + [box.top, box.bottom, clip.top, clip.bottom].map(Math.round));
    if (scrolls(around.overflowX) || scrolls(around.overflowY)) break;
  }
}
return [...problems];
"##;

/// What WCAG 1.4.12 lets everybody set.
const SPREAD: &str = "const sheet = new CSSStyleSheet(); \
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } \
        p { margin-bottom: 2em !important }'); document.adoptedStyleSheets = [sheet]";

fn problems(page: &Page) -> Vec<String> {
    let found = page.js(PROBLEMS, &[json!(12)]);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    found.as_array().into_iter().flatten().map(text).collect()
}

fn words_fit(sizes: &[(u32, u32)], spread: bool) {
    let page = visit(Lang::Fr, TABLET);
    if spread {
        page.js(SPREAD, &[]);
    }
    let mut found = Vec::new();
    for state in all() {
        state.open(&page);
        for &size in sizes {
            page.set_viewport(size.0, size.1);
            settle(&page);
            found.extend(problems(&page).iter().map(|line| format!("{} at {size:?}: {line}", state.name)));
        }
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_word_is_small_or_cut_off_on_any_screen() {
    words_fit(&SIZES, false);
}

/// What a bot says depends on what it has learned: it may be the longest sentence.
#[test]
fn the_longest_reason_fits_wherever_it_is_told() {
    let page = visit(Lang::Fr, TABLET);
    let reasons =
        [Reason::HoldsAsMany(Faction::Scottish, 12), Reason::KeepsAhead(Faction::Scottish, Region::Strathclyde)];
    let longest = words::reasons(&reasons, Lang::Fr).expect("a sentence");
    let mut found = Vec::new();
    for name in ["why a bot passed", "why a bot played a card"] {
        all().iter().find(|state| state.name == name).expect("it is listed").open(&page);
        page.js("document.querySelector('.reason-told').textContent = arguments[0]", &[json!(longest)]);
        for size in SIZES {
            page.set_viewport(size.0, size.1);
            settle(&page);
            found.extend(problems(&page).iter().map(|line| format!("{name} at {size:?}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_word_is_cut_off_when_letters_and_lines_are_spread() {
    words_fit(&[TABLET, (1440, 900), (390, 844)], true);
}

/// The names and states of all that has a name on the table, as the browser tells
/// screen readers: from the outside to the inside.
fn spoken(page: &Page) -> String {
    let tree = page.cdp("Accessibility.getFullAXTree", json!({}));
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let mut lines = String::new();
    for node in tree["nodes"].as_array().into_iter().flatten() {
        let role = text(&node["role"]);
        if !["button", "group", "image", "region", "heading", "log", "main", "banner"].contains(&role.as_str()) {
            continue;
        }
        let state = |wanted: &str| {
            let properties = node["properties"].as_array().into_iter().flatten();
            let found =
                properties.filter(|property| property["name"] == wanted).map(|property| &property["value"]["value"]);
            found.into_iter().any(|value| value == &json!(true) || value == &json!("true"))
        };
        let marks: String =
            ["disabled", "pressed"].into_iter().filter(|mark| state(mark)).map(|mark| format!(" [{mark}]")).collect();
        lines += &format!("{role}: {}{marks}\n", text(&node["name"]));
    }
    lines
}

/// One moment of one game, word for word. `BLESS=1` writes the files anew; what
/// changed in them is then read by somebody.
#[test]
fn what_screen_readers_say_of_a_moment_stays_as_it_was_reviewed() {
    for lang in Lang::ALL {
        // What bots say of their turns changes with what they have learned.
        let settings = Settings { pace: Pace::StepByStep, bot_reasons: false, ..Settings::usual(lang) };
        let page = visit_with(settings, TABLET);
        let state = all().iter().find(|state| state.name == "manoeuvre, stack").expect("it is listed");
        state.open(&page);
        let path = format!("{}/tests/golden_files/spoken-{}.txt", env!("CARGO_MANIFEST_DIR"), lang.tag());
        let spoken = spoken(&page);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &spoken).expect("the file can be written");
        }
        let reviewed = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(spoken, reviewed, "what is said in {} has changed", lang.name());
    }
}

/// With the system's own colours, which take ours away: shapes, frames and
/// numbers are left.
#[test]
fn with_colours_of_their_own_people_still_see_what_is_what() {
    let page = visit(Lang::En, TABLET);
    page.set_media(&[Media::ForcedColors, Media::ReducedMotion]);
    let open = |name: &str| all().iter().find(|state| state.name == name).expect("it is listed").open(&page);
    open("manoeuvre, stack");
    page.screenshot("forced-colours-manoeuvre");
    let look = "const style = getComputedStyle(document.querySelector(arguments[0]), arguments[1]); \
        return [style.display, style.borderTopStyle, style.borderTopWidth, style.outlineStyle]";
    let framed = |css: &str, part: &str| {
        let found = page.js(look, &[json!(css), json!(part)]);
        let frame = found[1] != "none" && found[2] != "0px";
        (frame || found[3] != "none") && found[0] != "none"
    };
    assert!(framed(".stack.live", "::before"), "followers that can be chosen have a frame");
    let not_live = ".stack:not(.live, .chosen, .summoned, .absent)";
    assert!(!page.exists(not_live) || !framed(not_live, "::before"), "others have none");
    assert!(framed(".face.chosen", ""), "the card that is played has a frame");
    assert!(framed("#confirm", "") && framed("#cancel", ""), "buttons have frames");
    let shapes =
        "return [...new Set([...document.querySelectorAll('.stack use')].map(use => use.getAttribute('href')))].length";
    assert_eq!(page.js(shapes, &[]), 3, "each faction has a shape of its own");
    let opaque = "return [...document.querySelectorAll('.stack .sprite-use')].every(e => e.checkVisibility() || e.closest('.absent, .place:has(.disc)'))";
    assert_eq!(page.js(opaque, &[]), true);
    open("set-up");
    page.screenshot("forced-colours-set-up");
    assert!(framed(".primary", ""));
}
