//! Small parts that several screens use.

use std::rc::Rc;

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, File, HtmlInputElement};

use super::Shell;
use super::screen::Screen;
use crate::ui::draw::{Derived, El, ToWords, Value, el, show, svg};
use crate::ui::lang::Lang;

/// A text in the language of the page.
pub fn said(lang: Derived<Lang>, en: &'static str, fr: &'static str) -> Value {
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

/// A field for a file, which is not seen, and what opens it. The same file may be
/// chosen again.
pub fn chooser(
    id: &'static str,
    accepts: &'static str,
    label: Value,
    hear: impl Fn(File) + 'static,
) -> (El, impl Fn() + Clone + 'static) {
    let input = |node: &Element| node.dyn_ref::<HtmlInputElement>().cloned();
    let field = el("input").attr("type", "file").attr("accept", accepts).attr("hidden", true).id(id).label(label);
    let chosen = field.clone();
    let field = field.on("change", move |_: Event| {
        let Some(input) = input(chosen.node()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            hear(file);
        }
        input.set_value("");
    });
    let opened = field.clone();
    let open = move || {
        if let Some(input) = input(opened.node()) {
            input.click();
        }
    };
    (field, open)
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
    pub lang: Derived<Lang>,
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

/// How much of something is done, in percent.
pub fn progress_bar(label: Value, part: impl Fn() -> u32 + Copy + 'static) -> El {
    el("div")
        .class("counsel-progress")
        .attr("role", "progressbar")
        .label(label)
        .attr("aria-valuemin", "0")
        .attr("aria-valuemax", "100")
        .attr("aria-valuenow", part)
        .child(el("span").class("counsel-done").style("width", move || format!("{}%", part())))
}

/// What goes wrong with keeping games, for as long as it does.
pub fn trouble_note(shell: Shell) -> impl crate::ui::draw::Child {
    let text = move || shell.trouble.get().map(|trouble| super::words::trouble(trouble, shell.lang.get()));
    show(move || shell.trouble.get().is_some(), move || el("p").class("note").text(text))
}
