//! Followers on their way, drawn over the board while a turn is told. The table
//! below is already as it will be; this only leads the eye.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::king_is_dead::{Faction, Stack};
use crate::ui::draw::{State, effect, el, redraw};
use crate::ui::king_is_dead::flights::{Flight, Spot, flights};
use crate::ui::king_is_dead::target::Target;

/// A follower in the air: the middle of where it comes from and goes to, in
/// pixels of the table.
#[derive(Clone, Copy)]
struct Way {
    faction: Faction,
    from: (i32, i32),
    to: (i32, i32),
}

/// Everything that flies.
#[component]
pub fn Flights(sitting: Sitting) -> impl IntoView {
    let aloft = State::new(Vec::<Way>::new());
    effect(move || {
        let moving = match sitting.mode.get() {
            Mode::Telling(frame) => flights(&frame.before, &frame.table),
            _ => Vec::new(),
        };
        aloft.set(Vec::new());
        if !moving.is_empty() {
            // Where things are is known once they are drawn.
            request_animation_frame(move || {
                aloft.set(moving.iter().filter_map(way).collect());
            });
        }
    });
    let piece = |(index, way): (usize, Way)| {
        el("span")
            .class("flight")
            .style("--from-x", pixels(way.from.0))
            .style("--from-y", pixels(way.from.1))
            .style("--to-x", pixels(way.to.0))
            .style("--to-y", pixels(way.to.1))
            .style("--nth", index)
            .child(sprite(pieces::piece(way.faction)))
    };
    let pieces = move || aloft.get().into_iter().enumerate().map(piece).collect::<Vec<_>>();
    el("div").class("flights").hidden().child(redraw(pieces)).view()
}

fn pixels(length: i32) -> String {
    format!("{length}px")
}

fn way(flight: &Flight) -> Option<Way> {
    let Flight { faction, from, to } = *flight;
    Some(Way { faction, from: middle(&selector(from, faction))?, to: middle(&selector(to, faction))? })
}

/// What shows the followers of a faction at a spot.
fn selector(spot: Spot, faction: Faction) -> String {
    match spot {
        Spot::Region(region) => format!("[data-target='{}']", Target::Stack(Stack { faction, region })),
        Spot::Court(seat) => format!(".player[data-seat='{}'] .counted.{}", seat.index(), faction.slug()),
        Spot::Supply => format!(".supply .counted.{}", faction.slug()),
    }
}

/// The middle of an element, seen from the corner of the table; `None` if it is
/// not shown.
fn middle(selector: &str) -> Option<(i32, i32)> {
    let found = document().query_selector(selector).ok().flatten()?;
    let element: HtmlElement = found.dyn_into().ok()?;
    let (width, height) = (element.offset_width(), element.offset_height());
    if width == 0 {
        return None;
    }
    let (mut x, mut y) = (width / 2, height / 2);
    let mut next = Some(element);
    while let Some(element) = next.filter(|element| !element.class_list().contains("table")) {
        x += element.offset_left();
        y += element.offset_top();
        next = element.offset_parent().and_then(|parent| parent.dyn_into().ok());
    }
    Some((x, y))
}
