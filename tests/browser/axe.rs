//! What axe-core and the shape of the document say of every state of the page
//! (A1, A2, A3, A18 of the acceptance list).

use interregnum::ui::lang::Lang;

use crate::kit::{Media, Page};
use crate::states::{TABLET, all, visit};

/// All that axe-core knows of WCAG up to 2.2 AA, and what it calls good
/// practice; and that the text of a button is part of its name, which it still
/// calls an experiment.
const EVERYTHING: &str = r#"
{ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } },
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
