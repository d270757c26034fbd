//! The whole page: which screen is shown, and what lies over all of them.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::any::{self, AnySave};
use super::games::Games;
use super::home::Home;
use super::menu::SettingsSheet;
use super::onlooker::Place;
use super::parts::{said, screen_head};
use super::screen::Screen;
use super::sending::SentGame;
use super::snackbar::Snackbar;
use super::{Shell, words};
use crate::play::{SaveError, SaveId};
use crate::ui::draw::{El, effect, el};
use crate::web::version;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let shell = Shell::new();
    effect(move || {
        let root = document().document_element().expect("a page has a root");
        for (name, value) in shell.settings.with(|settings| settings.attributes()) {
            // A page whose root takes no attributes looks plain, but works.
            let _ = root.set_attribute(name, value);
        }
        let _ = root.toggle_attribute_with_force("data-outdated", shell.outdated.get());
        // What is installed speaks the same language.
        let manifest = document().query_selector("link[rel=manifest]").ok().flatten();
        if let Some((manifest, language)) = manifest.zip(root.get_attribute("lang"))
            && let Some(address) = manifest.get_attribute(&format!("data-{language}"))
        {
            let _ = manifest.set_attribute("href", &address);
        }
    });
    follow_version(shell);
    effect(move || document().set_title(&window_title(shell)));
    let before = Cell::new(None);
    effect(move || {
        let screen = shell.screen.get();
        // On the first screen the browser decides where to begin.
        if before.replace(Some(screen)).is_some_and(|before| before != screen) {
            shell.moved.set_value(true);
            request_animation_frame(focus_heading);
        }
    });
    let screen = move || match shell.screen.get() {
        Screen::Home => view! { <Home shell /> }.into_any(),
        Screen::Setup(game) => any::setup_screen(game, shell).view().into_any(),
        Screen::Games => view! { <Games shell /> }.into_any(),
        Screen::Sent => view! { <SentGame shell /> }.into_any(),
        Screen::Table(id) => table(id, shell),
    };
    view! {
        {screen}
        <Snackbar shell />
        <SettingsSheet shell />
    }
}

/// A new version is changed to on the home screen or when a game is over: never
/// under anybody's fingers.
fn follow_version(shell: Shell) {
    version::on_waiting(move || shell.outdated.set(true));
    effect(move || {
        let resting = shell.screen.get() == Screen::Home || shell.at_the_end.get();
        version::may_change(resting && !shell.settings_open.get() && shell.holds_nothing());
    });
}

fn table(id: SaveId, shell: Shell) -> AnyView {
    match shell.load(id) {
        Ok(_) => view! { <Place shell id /> }.into_any(),
        Err(error) => unreadable(shell, error).view().into_any(),
    }
}

/// In place of a table that cannot be shown.
pub(super) fn unreadable(shell: Shell, error: SaveError) -> El {
    let lang = shell.lang;
    let games =
        el("button").press(move || shell.go(Screen::Games)).text(said(lang, "Saved games", "Parties enregistrées"));
    let reason = el("p").class("note").attr("role", "alert").text(move || words::save_error(&error, lang.get()));
    el("div")
        .class("page")
        .child(screen_head(shell, said(lang, "No game here", "Pas de partie ici")))
        .child(el("main").child(reason).child(el("p").child(games)))
}

fn window_title(shell: Shell) -> String {
    let lang = shell.lang.get();
    let screen = match shell.screen.get() {
        Screen::Home => return "Interregnum".to_owned(),
        Screen::Setup(game) => {
            return format!("{} – {} – Interregnum", lang.pick("New game", "Nouvelle partie"), any::title(game, lang));
        }
        Screen::Games => lang.pick("Saved games", "Parties enregistrées"),
        Screen::Sent => lang.pick("A game for you", "Une partie pour vous"),
        Screen::Table(id) => match shell.load(id).as_ref().map(AnySave::game) {
            Ok(game) => any::title(game, lang),
            Err(_) => lang.pick("No game here", "Pas de partie ici"),
        },
    };
    format!("{screen} – Interregnum")
}

/// Those who do not see the screen change hear what it is now.
pub(super) fn focus_heading() {
    let heading = document().query_selector("h1").ok().flatten();
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        let _ = heading.focus();
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
