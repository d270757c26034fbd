//! The chances of all sides over a game, as lines, and a slider to walk along
//! them: by pointer, by keys, and read out turn by turn.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlInputElement;

use crate::ui::draw::{Derived, El, State, Value, effect, el, redraw, svg};
use crate::ui::lang::Lang;

/// What is drawn.
#[derive(Clone, PartialEq, Default)]
pub struct Course {
    /// How many turns there are.
    pub turns: usize,
    /// The names of the sides.
    pub sides: Vec<String>,
    /// After how many turns each side had which chance in percent.
    pub points: Vec<(usize, Vec<u8>)>,
    /// Turns that deserve a mark.
    pub marks: Vec<usize>,
    /// Turns with which a part of the game ended.
    pub parts: Vec<usize>,
}

/// The drawing is as wide and high as this; it is stretched to its place.
const WIDTH: usize = 1000;
const HEIGHT: u8 = 100;

impl Course {
    fn x(&self, turn: usize) -> usize {
        turn * WIDTH / self.turns.max(1)
    }

    fn line(&self, side: usize) -> String {
        let point = |(turn, chances): &(usize, Vec<u8>)| {
            let chance = chances.get(side).copied().unwrap_or(0);
            format!("{},{}", self.x(*turn), HEIGHT.saturating_sub(chance))
        };
        self.points.iter().map(point).collect::<Vec<_>>().join(" ")
    }

    /// A side's chance after a turn, or at the last point before that.
    pub fn chance(&self, side: usize, turn: usize) -> Option<u8> {
        let known = self.points.iter().rev().find(|point| point.0 <= turn + 1)?;
        known.1.get(side).copied()
    }
}

/// Draws the lines, with a slider over them that moves `at`; `told` says in words
/// what there is to see at a turn.
pub fn graph(
    course: Derived<Course>,
    at: State<Option<usize>>,
    label: Value,
    lang: Derived<Lang>,
    told: impl Fn(usize) -> String + Copy + 'static,
) -> El {
    let upright = |class: &'static str, x: usize| {
        svg("line").class(class).attr("x1", x).attr("x2", x).attr("y1", "0").attr("y2", "100")
    };
    let drawing = move || {
        course.with(|course| {
            let parts = course.parts.iter().map(|&turn| upright("graph-part", course.x(turn + 1)));
            let lines = (0..course.sides.len())
                .map(|side| svg("polyline").class(format!("graph-line side-{side}")).attr("points", course.line(side)));
            vec![svg("line").class("graph-half").attr("x1", "0").attr("x2", "1000").attr("y1", "50").attr("y2", "50")]
                .into_iter()
                .chain(parts)
                .chain(lines)
                .collect::<Vec<_>>()
        })
    };
    let cursor = move || at.get().map(|turn| upright("graph-cursor", course.with(|course| course.x(turn + 1))));
    let marks = move || {
        course.with(|course| {
            let mark = |&turn: &usize| {
                el("span")
                    .class("graph-mark")
                    .style("left", format!("{}.{}%", course.x(turn + 1) / 10, course.x(turn + 1) % 10))
            };
            course.marks.iter().map(mark).collect::<Vec<_>>()
        })
    };
    let keys = move || {
        course.with(|course| {
            let key = |(side, name): (usize, &String)| {
                let sample = svg("svg")
                    .class("graph-sample")
                    .hidden()
                    .attr("viewBox", "0 0 24 8")
                    .child(svg("polyline").class(format!("graph-line side-{side}")).attr("points", "0,4 24,4"));
                let chance = at.get().and_then(|turn| course.chance(side, turn));
                let chance = chance.map(|chance| el("b").text(lang.get().percent(chance)));
                el("span").class("graph-key").child(sample).child(el("span").text(name.clone())).child(chance)
            };
            course.sides.iter().enumerate().map(key).collect::<Vec<_>>()
        })
    };
    let slider = el("input")
        .attr("type", "range")
        .id("graph-slider")
        .attr("min", "0")
        // As the lines: how many turns have been played, which is one at least.
        .attr("max", move || course.with(|course| course.turns).to_string())
        .label(label)
        .attr("aria-valuetext", move || at.get().map(told).unwrap_or_default())
        .on("input", move |event: Event| {
            let played = event_target_value(&event).parse::<usize>().unwrap_or(1).max(1);
            at.set(Some(played - 1));
            if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
                input.set_value(&played.to_string());
            }
        });
    let knob = slider.clone();
    effect(move || {
        let value = at.get().map_or(0, |turn| turn + 1).to_string();
        if let Some(input) = knob.node().dyn_ref::<HtmlInputElement>() {
            input.set_value(&value);
        }
    });
    let picture = svg("svg")
        .class("graph-lines")
        .hidden()
        .attr("viewBox", format!("0 -2 {WIDTH} {}", HEIGHT + 4))
        .attr("preserveAspectRatio", "none")
        .attr("focusable", "false")
        .child(redraw(drawing))
        .child(redraw(cursor));
    let step = |percent: u8| el("span").text(move || lang.get().percent(percent));
    let scale = el("div").class("graph-scale").hidden().children([100, 50, 0].map(step));
    let field = el("div")
        .class("graph-field")
        .child(scale)
        .child(picture)
        .child(el("div").hidden().child(redraw(marks)))
        .child(slider);
    el("div").class("graph").child(el("p").class("graph-keys").hidden().child(redraw(keys))).child(field)
}
