//! Small plots, honest by construction: a share is always drawn from 0 to 1, with
//! its numbers beside it, in a table that can be read without seeing it.

use crate::ui::draw::{El, el, svg};

/// The width of a plot in its own units; its drawing is stretched to its place.
/// Whole numbers of them are fine enough: writing fractions down takes a program
/// of its own.
pub const WIDTH: i32 = 1000;

/// The height of a bar's place, stretched likewise.
const HEIGHT: i32 = 20;

/// One row of a chart: what it is about, a share between 0 and 1 if there is one,
/// and the numbers beside it.
pub struct Bar {
    /// What it is about.
    pub label: String,
    /// The share.
    pub share: Option<Estimate>,
    /// What stands beside the bar, a cell each.
    pub numbers: Vec<String>,
}

/// A share, and between which bounds it is likely to lie.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// Bars below each other. `heads` says what each row is about and what the numbers
/// are; the bar has no words of its own.
pub fn bars(caption: &str, heads: &[&str], rows: Vec<Bar>) -> El {
    let head = |text: &&str| el("th").attr("scope", "col").text((*text).to_owned());
    let mut cells: Vec<El> = heads.iter().map(head).collect();
    let place = el("td").class("bar-cell").hidden();
    cells.insert(1.min(cells.len()), place);
    let row = |row: Bar| {
        let numbers = row.numbers.into_iter().map(|number| el("td").class("number").text(number));
        el("tr")
            .child(el("th").attr("scope", "row").text(row.label))
            .child(el("td").class("bar-cell").hidden().child(bar(row.share)))
            .children(numbers)
    };
    el("table")
        .class("bars-table")
        .child(el("caption").text(caption.to_owned()))
        .child(el("colgroup").children((0..=heads.len()).map(|_| el("col"))))
        .child(el("thead").class("spoken").child(el("tr").children(cells)))
        .child(el("tbody").children(rows.into_iter().map(row)))
}

/// Where a share between 0 and 1 lies on the width of a plot.
pub fn along(share: f64) -> i32 {
    (share * f64::from(WIDTH)).round() as i32
}

/// A bar from 0 to 1 with marks at the quarters, and a thin line for the interval.
pub fn bar(share: Option<Estimate>) -> El {
    let line = |class: &'static str, path: String| svg("path").class(class).attr("d", path);
    let ticks = (0..=4).map(|quarter| format!("M{} 0V{HEIGHT}", quarter * WIDTH / 4));
    let drawn = share.map(|share| {
        let (value, low, high) = (along(share.value), along(share.low), along(share.high));
        let interval = format!("M{low} 10H{high}M{low} 7V13M{high} 7V13");
        (line("bar-part", format!("M0 3H{value}V17H0z")), line("bar-interval", interval))
    });
    svg("svg")
        .class("bar-plot")
        .attr("viewBox", format!("-10 0 {} {HEIGHT}", WIDTH + 20))
        .attr("preserveAspectRatio", "none")
        .hidden()
        .attr("focusable", "false")
        .child(line("bar-rest", format!("M0 3H{WIDTH}V17H0z")))
        .child(line("bar-ticks", ticks.collect()))
        .child(drawn)
}
