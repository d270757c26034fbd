//! What axe-core and the shape of the document say of every state of the page
//! (A1, A2, A3, A18 of the acceptance list).

use serde_json::json;

use interregnum::ui::lang::Lang;

use crate::kit::{Media, Page};
use crate::states::{TABLET, all, visit};

/// All that axe-core knows of WCAG up to 2.2 AA, and what it calls good practice;
/// but for a rule that it calls an experiment, which takes numbers and marks for
/// labels: [`MISNAMED`] is in its place.
const EVERYTHING: &str = r#"
{ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: false } },
  resultTypes: ["violations", "incomplete"] }
"#;

/// Only what depends on the colours.
const COLOURS: &str = r#"{ runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] }"#;

/// Runs axe-core; a line for each violation, and for each doubt that nobody has
/// looked at: it cannot tell what is behind words on the map and single digits,
/// whose colours `tests/palette.rs` checks.
fn violations(page: &Page, options: &str) -> Vec<String> {
    page.load_axe();
    let script = format!(
        "return axe.run(document, {options}).then(({{ violations, incomplete }}) => [...violations, \
            ...incomplete.filter(rule => rule.id !== 'color-contrast')].flatMap(rule => rule.nodes.map(node => \
            rule.id + ': ' + node.target.join(' ') + ' — ' + (node.any[0] ?? node.all[0] ?? node.none[0] ?? rule).message)))"
    );
    let found = page.js(&script, &[]);
    found.as_array().into_iter().flatten().map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
}

/// All states at the tablet's size, by day with every rule, and by candle-light
/// with those about colours: the others cannot tell the difference.
fn every_state_is_accessible(lang: Lang) {
    let page = visit(lang, TABLET);
    let mut found = Vec::new();
    for state in all() {
        state.open(&page);
        page.set_media(&[Media::ReducedMotion]);
        found.extend(violations(&page, EVERYTHING).into_iter().map(|line| format!("{}: {line}", state.name)));
        page.set_media(&[Media::Dark, Media::ReducedMotion]);
        found.extend(violations(&page, COLOURS).into_iter().map(|line| format!("{} (dark): {line}", state.name)));
    }
    assert!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
}

#[test]
fn every_state_is_accessible_in_english() {
    every_state_is_accessible(Lang::En);
}

#[test]
fn every_state_is_accessible_in_french() {
    every_state_is_accessible(Lang::Fr);
}

/// Buttons whose name does not contain what is written on them. Numbers and
/// marks that only show how things stand are hidden from screen readers, and
/// said in other words.
const MISNAMED: &str = r#"
const plain = (text) => text.toLowerCase().replaceAll("\u00ad", "").replace(/[\s\p{P}\p{S}]+/gu, " ").trim();
const written = (e) => [...e.childNodes].map((node) => node.nodeType === 3 ? node.data
  : node.nodeType === 1 && node.getAttribute("aria-hidden") !== "true" && node.checkVisibility() ? " " + written(node) + " " : "").join("");
return [...document.querySelectorAll("button[aria-label], a[aria-label], [role=button][aria-label]")]
  .filter((e) => !plain(e.getAttribute("aria-label")).includes(plain(written(e))))
  .map((e) => e.getAttribute("aria-label") + " <> " + written(e))
"#;

#[test]
fn what_is_written_on_a_button_is_part_of_its_name() {
    for lang in Lang::ALL {
        let page = visit(lang, TABLET);
        for state in all() {
            state.open(&page);
            assert_eq!(page.js(MISNAMED, &[]), json!([]), "{}", state.name);
        }
    }
}

/// One main part, one heading of the first rank, the language, a title of its
/// own for every screen, and a page that can be turned and made larger.
#[test]
fn every_screen_says_what_it_is() {
    let mut titles = Vec::new();
    for lang in Lang::ALL {
        let page = visit(lang, TABLET);
        let viewport = page.attribute("meta[name=viewport]", "content").unwrap_or_default();
        assert!(!viewport.contains("user-scalable") && !viewport.contains("maximum-scale"), "{viewport}");
        for state in all() {
            state.open(&page);
            let counts = ["main", "h1", "[role=log], .page"].map(|css| page.count(css));
            assert_eq!(counts, [1, 1, 1], "{}", state.name);
            assert_eq!(page.attribute("html", "lang").as_deref(), Some(lang.tag()));
            titles.push(page.js("return document.title", &[]).as_str().unwrap_or_default().to_owned());
        }
    }
    titles.sort();
    titles.dedup();
    // Home is called the same in both languages; set-up, games, a game and none,
    // the lessons and two of them, the struggle of the day, statistics, a tale
    // and the rules.
    assert_eq!(titles.len(), 1 + 2 * 11, "{titles:?}");
}
