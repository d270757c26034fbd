//! Small parts that several screens use.

use leptos::prelude::*;

use super::Shell;
use super::screen::Screen;
use crate::ui::lang::Lang;

/// A drawing from the page's set, which says nothing to those who do not see it.
#[component]
pub fn Icon(
    /// Its name in the set.
    name: &'static str,
    /// What the styles call it.
    #[prop(default = "icon")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true" focusable="false">
            <use_ href=format!("#{name}")></use_>
        </svg>
    }
}

/// A few choices side by side, of which one holds. It is one stop of the Tab key;
/// arrows go from choice to choice.
#[component]
pub fn Segmented<T>(
    /// What is chosen.
    #[prop(into)]
    label: Signal<&'static str>,
    /// The choices.
    choices: Vec<T>,
    /// A choice in words.
    text: fn(T, Lang) -> &'static str,
    /// The choice that holds.
    #[prop(into)]
    chosen: Signal<T>,
    /// Makes another one hold.
    #[prop(into)]
    choose: Callback<T>,
    /// The language.
    lang: Signal<Lang>,
    /// A name that no other group of the page has.
    #[prop(into)]
    group: String,
    /// Whether the label is only spoken.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let segments = choices.into_iter().map(|choice| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || chosen.get() == choice
                    on:change=move |_| choose.run(choice)
                />
                <span>{move || text(choice, lang.get())}</span>
            </label>
        }
    });
    view! {
        <fieldset class="segmented">
            <legend class:spoken=quiet>{label}</legend>
            <div class="segments">{segments.collect_view()}</div>
        </fieldset>
    }
}

/// A setting that is on or off.
#[component]
pub fn Switch(
    /// What is switched.
    #[prop(into)]
    label: Signal<&'static str>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Switches it.
    #[prop(into)]
    switch: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=on
                on:change=move |event| switch.run(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}

/// The head of a screen: the way home, its name, the settings.
#[component]
pub fn ScreenHead(
    /// The shell.
    shell: Shell,
    /// The name of the screen.
    #[prop(into)]
    title: Signal<&'static str>,
) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <header class="screen-head">
            <button class="plain" on:click=move |_| shell.go(Screen::Home)>
                <Icon name="icon-home" />
                <span>{move || lang.get().pick("Home", "Accueil")}</span>
            </button>
            <h1 tabindex="-1">{title}</h1>
            <SettingsButton shell />
        </header>
    }
}

/// Opens the settings.
#[component]
pub fn SettingsButton(
    /// The shell.
    shell: Shell,
) -> impl IntoView {
    view! {
        <button class="plain" aria-haspopup="dialog" on:click=move |_| shell.open_settings()>
            <Icon name="icon-menu" />
            <span>{move || shell.lang.get().pick("Settings", "Réglages")}</span>
        </button>
    }
}

/// What goes wrong with keeping games, for as long as it does.
#[component]
pub fn TroubleNote(
    /// The shell.
    shell: Shell,
) -> impl IntoView {
    let text = move || shell.trouble.get().map(|trouble| super::words::trouble(trouble, shell.lang.get()));
    view! {
        <Show when=move || shell.trouble.get().is_some()>
            <p class="note">{text}</p>
        </Show>
    }
}
