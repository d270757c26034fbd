//! The whole page: which screen is shown, and what lies over all of them.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::any::{self, AnySave};
use super::games::Games;
use super::home::Home;
use super::menu::SettingsSheet;
use super::parts::ScreenHead;
use super::screen::Screen;
use super::snackbar::Snackbar;
use super::{Shell, words};
use crate::play::{SaveError, SaveId};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let shell = Shell::new();
    Effect::new(move |_| {
        let root = document().document_element().expect("a page has a root");
        for (name, value) in shell.settings.with(|settings| settings.attributes()) {
            // A page whose root takes no attributes looks plain, but works.
            let _ = root.set_attribute(name, value);
        }
    });
    Effect::new(move |_| document().set_title(&window_title(shell)));
    Effect::new(move |before: Option<Screen>| {
        let screen = shell.screen.get();
        // On the first screen the browser decides where to begin.
        if before.is_some_and(|before| before != screen) {
            request_animation_frame(focus_heading);
        }
        screen
    });
    let screen = move || match shell.screen.get() {
        Screen::Home => view! { <Home shell /> }.into_any(),
        Screen::Setup(game) => any::setup_screen(game, shell),
        Screen::Games => view! { <Games shell /> }.into_any(),
        Screen::Table(id) => table(id, shell),
    };
    view! {
        {screen}
        <Snackbar shell />
        <SettingsSheet shell />
    }
}

fn table(id: SaveId, shell: Shell) -> AnyView {
    match shell.load(id) {
        Ok(save) => save.open(id, shell),
        Err(error) => view! { <Unreadable shell error /> }.into_any(),
    }
}

/// In place of a table that cannot be shown.
#[component]
fn Unreadable(shell: Shell, error: SaveError) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <div class="page">
            <ScreenHead shell title=Signal::derive(move || lang.get().pick("No game here", "Pas de partie ici")) />
            <main>
                <p class="note" role="alert">{move || words::save_error(&error, lang.get())}</p>
                <p>
                    <button on:click=move |_| shell.go(Screen::Games)>
                        {move || lang.get().pick("Saved games", "Parties enregistrées")}
                    </button>
                </p>
            </main>
        </div>
    }
}

fn window_title(shell: Shell) -> String {
    let lang = shell.lang.get();
    let screen = match shell.screen.get() {
        Screen::Home => return "Interregnum".to_owned(),
        Screen::Setup(game) => {
            return format!("{} – {} – Interregnum", lang.pick("New game", "Nouvelle partie"), any::title(game, lang));
        }
        Screen::Games => lang.pick("Saved games", "Parties enregistrées"),
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
