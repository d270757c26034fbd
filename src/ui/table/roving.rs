//! Groups of buttons with one stop for Tab: the arrow keys walk within.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, FocusOptions, HtmlElement};

use crate::ui::draw::{Derived, State};

/// Gives an element the focus without scrolling the page under the finger.
/// Where it cannot be moved, nothing is lost but a few Tabs.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Gives the first element that matches the focus; `false` if there is none.
pub fn focus_first(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = &found {
        focus(element);
    }
    found.is_some()
}

/// A row of buttons, numbered from 0 with `data-index`, or a list of them, in its
/// order.
#[derive(Clone, Copy)]
pub struct Row {
    at: State<usize>,
    count: Derived<usize>,
}

impl Row {
    /// A row of as many buttons as `count` says.
    pub fn new(count: Derived<usize>) -> Row {
        Row { at: State::new(0), count }
    }

    /// Whether Tab stops at this button.
    pub fn stops_at(self, index: usize) -> bool {
        let last = self.count.get().saturating_sub(1);
        self.at.get().min(last) == index
    }

    /// Tab will stop at this button from now on.
    pub fn stop_at(self, index: usize) {
        self.at.set(index);
    }

    /// Moves the focus by an arrow key, Home or End pressed in the row.
    pub fn on_key(self, event: &KeyboardEvent) {
        let last = self.count.get_untracked().saturating_sub(1);
        let at = self.at.get_untracked().min(last);
        let next = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => (at + 1).min(last),
            "ArrowLeft" | "ArrowUp" => at.saturating_sub(1),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        self.at.set(next);
        let row = event.current_target().and_then(|row| row.dyn_into::<Element>().ok());
        let named = format!("[data-index='{next}'], li:nth-child({}) > button:not([data-index])", next + 1);
        let button = row.and_then(|row| row.query_selector(&named).ok().flatten());
        if let Some(button) = button {
            focus(&button);
        }
    }
}
