//! The buttons of a table. How one looks is a value, worked out by one function:
//! so that there is one piece of code for all of them, and one thing that runs
//! when something changes.

use leptos::ev::FocusEvent;

use crate::ui::draw::{El, ToWords, Words, el, follow_with, svg};

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
pub fn sprite(id: &'static str) -> El {
    svg("svg").class("sprite-use").hidden().attr("focusable", "false").child(svg("use").attr("href", id))
}

fn draw(part: &Part) -> El {
    match part {
        Part::Picture(id) => sprite(id),
        Part::Text(class, text) => el("span").class(*class).text(text.clone()),
        Part::Mark(class, text) => el("span").class(*class).hidden().text(text.clone()),
        Part::Group(class, parts) => el("span").class(*class).children(parts.iter().map(draw)),
    }
}

impl Look {
    /// All that is written on the button, by attribute.
    fn attributes(&self) -> [(&'static str, Words); 16] {
        let flag = |is: bool| if is { "true" } else { "false" };
        let Data { index, target, region, count, card, tile, slot, pile, turn } = &self.data;
        [
            ("class", self.class.clone().to_words()),
            ("id", self.id.to_words()),
            ("aria-label", self.label.clone().to_words()),
            ("aria-disabled", flag(self.disabled).to_words()),
            ("aria-pressed", self.pressed.map(flag).to_words()),
            ("aria-current", self.current.then_some("true").to_words()),
            ("tabindex", self.stop.map(|stops| if stops { "0" } else { "-1" }).to_words()),
            ("data-index", index.to_words()),
            ("data-target", target.clone().to_words()),
            ("data-region", region.to_words()),
            ("data-count", count.to_words()),
            ("data-card", card.to_words()),
            ("data-tile", tile.to_words()),
            ("data-slot", slot.to_words()),
            ("data-pile", pile.to_words()),
            ("data-turn", turn.to_words()),
        ]
    }
}

/// A button that looks as `look` says and does what `press` does.
pub fn button(look: impl Fn() -> Look + 'static, press: impl Fn() + 'static) -> El {
    shared(Box::new(look), el("button").attr("type", "button").press(press))
}

/// A button of a group that the arrow keys walk through: `stop` hears that it
/// has the focus.
pub fn roving_button(look: impl Fn() -> Look + 'static, press: impl Fn() + 'static, stop: impl Fn() + 'static) -> El {
    button(look, press).on("focus", move |_: FocusEvent| stop())
}

/// The button itself stays, so that it keeps the focus, and so does everything on
/// it that looks as before.
fn shared(look: Box<dyn Fn() -> Look>, button: El) -> El {
    let element = button.clone();
    follow_with(look, move |before: Option<&Look>, now| {
        let written = before.map(Look::attributes);
        for (index, (name, words)) in now.attributes().into_iter().enumerate() {
            let same = written.as_ref().map_or(words.is_none(), |written| written[index].1 == words);
            if !same {
                element.write(name, words.as_deref());
            }
        }
        let old = before.map_or(&[][..], |before| &before.parts);
        for (index, part) in now.parts.iter().enumerate() {
            if old.get(index) != Some(part) {
                element.put_at(index, draw(part));
            }
        }
        element.keep_first(now.parts.len());
    });
    button
}
