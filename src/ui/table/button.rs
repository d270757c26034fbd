//! The buttons of a table. How one looks is a value, worked out by one function:
//! so that there is one piece of code for all of them, and one thing that runs
//! when something changes.

use std::sync::Arc;

use leptos::prelude::*;

/// How a button looks and what it is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Its classes.
    pub class: String,
    /// Its name in the document.
    pub id: Option<&'static str>,
    /// What it is called, where that is not what stands on it.
    pub label: Option<String>,
    /// Whether pressing it does nothing now. It can be reached all the same.
    pub disabled: bool,
    /// Whether it is pressed down, for those that can be.
    pub pressed: Option<bool>,
    /// Whether it is the one that is shown.
    pub current: bool,
    /// Whether Tab stops at it, within a group that the arrow keys walk through.
    pub stop: Option<bool>,
    /// What it stands for: names and values of `data-` attributes.
    pub data: Data,
    /// What is on it.
    pub parts: Vec<Part>,
}

/// What a button stands for, for styles, tests and the keyboard.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Data {
    /// Its place in a row.
    pub index: Option<usize>,
    /// What tapping it answers.
    pub target: Option<String>,
    /// A region of the map.
    pub region: Option<&'static str>,
    /// How many followers.
    pub count: Option<u8>,
    /// A card of the hand.
    pub card: Option<&'static str>,
    /// A card of the track.
    pub tile: Option<&'static str>,
    /// A faction that has a place to go to.
    pub slot: Option<&'static str>,
    /// A seat's discard pile.
    pub pile: Option<usize>,
    /// A turn of the past.
    pub turn: Option<usize>,
}

/// Something on a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A picture of the sprite.
    Picture(&'static str),
    /// A text that belongs to the button's name.
    Text(&'static str, String),
    /// A text that the button's name says in other words.
    Mark(&'static str, String),
    /// Several things in one.
    Group(&'static str, Vec<Part>),
}

/// `"true"` or `"false"`, as attributes want it.
fn flag(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// Some classes, and more of them where something is so.
pub fn classes(always: &str, others: &[(bool, &str)]) -> String {
    let mut class = always.to_owned();
    for (_, word) in others.iter().filter(|(is, _)| *is) {
        class.push(' ');
        class += word;
    }
    class
}

/// A picture of the sprite; what it shows is said elsewhere in words.
pub fn sprite(id: &'static str) -> impl IntoView {
    view! { <svg class="sprite-use" aria-hidden="true" focusable="false"><use_ href=id /></svg> }
}

fn draw(part: Part) -> AnyView {
    match part {
        Part::Picture(id) => sprite(id).into_any(),
        Part::Text(class, text) => view! { <span class=class>{text}</span> }.into_any(),
        Part::Mark(class, text) => view! { <span class=class aria-hidden="true">{text}</span> }.into_any(),
        Part::Group(class, parts) => {
            view! { <span class=class>{parts.into_iter().map(draw).collect::<Vec<_>>()}</span> }.into_any()
        }
    }
}

/// A button that looks as `look` says and does what `press` does.
pub fn button(look: impl Fn() -> Look + Send + Sync + 'static, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    shared(Arc::new(look), Arc::new(press), None)
}

/// A button of a group that the arrow keys walk through: `stop` hears that it
/// has the focus.
pub fn roving_button(
    look: impl Fn() -> Look + Send + Sync + 'static,
    press: impl Fn() + Send + Sync + 'static,
    stop: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    shared(Arc::new(look), Arc::new(press), Some(Arc::new(stop)))
}

type Act = Arc<dyn Fn() + Send + Sync>;

fn shared(look: Arc<dyn Fn() -> Look + Send + Sync>, press: Act, stop: Option<Act>) -> AnyView {
    // Nothing is drawn anew unless it looks different.
    let look = Memo::new(move |_| look());
    let drawn = move || {
        let (press, stop) = (press.clone(), stop.clone());
        let Look { class, id, label, disabled, pressed, current, stop: stops, data, parts } = look.get();
        view! {
            <button
                type="button"
                class=class
                id=id
                aria-label=label
                aria-disabled=flag(disabled)
                aria-pressed=pressed.map(flag)
                aria-current=current.then_some("true")
                tabindex=stops.map(|stops| if stops { "0" } else { "-1" })
                data-index=data.index.map(|index| index.to_string())
                data-target=data.target
                data-region=data.region
                data-count=data.count.map(|count| count.to_string())
                data-card=data.card
                data-tile=data.tile
                data-slot=data.slot
                data-pile=data.pile.map(|pile| pile.to_string())
                data-turn=data.turn.map(|turn| turn.to_string())
                on:click=move |_| press()
                on:focus=move |_| {
                    if let Some(stop) = &stop {
                        stop();
                    }
                }
            >
                {parts.into_iter().map(draw).collect::<Vec<_>>()}
            </button>
        }
    };
    drawn.into_any()
}
