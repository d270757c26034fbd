//! Small parts that several screens use.

use std::rc::Rc;

use leptos::ev::Event;
use leptos::prelude::*;

use super::Shell;
use super::screen::Screen;
use crate::ui::draw::{El, ToWords, Value, el, show, svg};
use crate::ui::lang::Lang;

/// A text in the language of the page.
pub fn said(lang: Signal<Lang>, en: &'static str, fr: &'static str) -> Value {
    Value::Live(Box::new(move || lang.get().pick(en, fr).to_words()))
}

/// A drawing from the page's set, which says nothing to those who do not see it.
pub fn icon(name: &str) -> El {
    picture(name, "icon")
}

/// The same by another name in the styles.
pub fn picture(name: &str, class: &'static str) -> El {
    let used = svg("use").attr("href", format!("#{name}"));
    svg("svg").class(class).hidden().attr("focusable", "false").child(used)
}

/// A plain button with a picture and a word.
pub fn plain(icon_name: &str, label: Value, act: impl Fn() + 'static) -> El {
    let word = el("span").text(label);
    el("button").class("plain").attr("type", "button").press(act).child(icon(icon_name)).child(word)
}

/// A few choices side by side, of which one holds. It is one stop of the Tab key;
/// arrows go from choice to choice.
pub struct Segmented<T: 'static> {
    /// What is chosen.
    pub label: Value,
    /// A name that no other group of the page has.
    pub group: String,
    /// The choices.
    pub choices: Vec<T>,
    /// A choice in words.
    pub text: fn(T, Lang) -> &'static str,
    /// The choice that holds.
    pub chosen: Rc<dyn Fn() -> T>,
    /// Makes another one hold.
    pub choose: Rc<dyn Fn(T)>,
    /// The language.
    pub lang: Signal<Lang>,
    /// Whether the label is only spoken.
    pub quiet: bool,
}

impl<T: Copy + PartialEq + 'static> Segmented<T> {
    /// As an element.
    pub fn draw(self) -> El {
        let Segmented { label, group, choices, text, chosen, choose, lang, quiet } = self;
        let segment = |choice: T| {
            let (chosen, choose) = (chosen.clone(), choose.clone());
            let input = el("input")
                .attr("type", "radio")
                .attr("name", group.clone())
                .flag("checked", move || chosen() == choice)
                .on("change", move |_: Event| choose(choice));
            let word = el("span").text(move || text(choice, lang.get()));
            el("label").class("segment").child(input).child(word)
        };
        el("fieldset")
            .class("segmented")
            .child(el("legend").class_if("spoken", quiet).text(label))
            .child(el("div").class("segments").children(choices.into_iter().map(segment)))
    }
}

/// A setting that is on or off.
pub fn switch(label: Value, on: impl Fn() -> bool + 'static, switch: impl Fn(bool) + 'static) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .flag("checked", on)
        .on("change", move |event: Event| switch(event_target_checked(&event)));
    el("label").class("switch").child(input).child(el("span").text(label))
}

/// The head of a screen: the way home, its name, the settings.
pub fn screen_head(shell: Shell, title: Value) -> El {
    let home = plain("icon-home", said(shell.lang, "Home", "Accueil"), move || shell.go(Screen::Home));
    el("header")
        .class("screen-head")
        .child(home)
        .child(el("h1").attr("tabindex", "-1").text(title))
        .child(settings_button(shell))
}

/// Opens the settings.
pub fn settings_button(shell: Shell) -> El {
    let label = said(shell.lang, "Settings", "Réglages");
    plain("icon-menu", label, move || shell.open_settings()).attr("aria-haspopup", "dialog")
}

/// What goes wrong with keeping games, for as long as it does.
pub fn trouble_note(shell: Shell) -> impl crate::ui::draw::Child {
    let text = move || shell.trouble.get().map(|trouble| super::words::trouble(trouble, shell.lang.get()));
    show(move || shell.trouble.get().is_some(), move || el("p").class("note").text(text))
}
