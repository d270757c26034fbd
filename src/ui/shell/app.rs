//! The whole page: which screen is shown, and what lies over all of them.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::any::{self, AnySave};
use super::delivery::Absent;
use super::home::Home;
use super::menu::SettingsSheet;
use super::onlooker::Place;
use super::parts::{said, screen_head};
use super::rules::{self, RulesSheet};
use super::screen::Screen;
use super::snackbar::Snackbar;
use super::{Shell, words};
use crate::play::{SaveError, SaveId};
use crate::ui::draw::{El, effect, el};
use crate::ui::game_ui::Occasion;
use crate::web::{brain, device, version};

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
        let now = (screen, absence(screen, shell));
        // On the first screen the browser decides where to begin.
        let Some(before) = before.replace(Some(now)) else { return };
        if before.0 != now.0 {
            shell.moved.set_value(true);
        }
        if before != now && shell.moved.get_value() {
            request_animation_frame(focus_heading);
        }
    });
    let order = move || {
        shell.tables.order();
        shell.library.order();
    };
    // At home nobody waits for these, or for the bots: what that screen needs comes
    // first, and is painted. They come with the page, so that a lost network cannot
    // come between them.
    let order_all = move || {
        order();
        brain::of_page();
    };
    device::when_loaded(move || request_animation_frame(move || request_animation_frame(order_all)));
    effect(move || {
        if shell.screen.get() != Screen::Home || shell.settings_open.get() {
            order();
        }
    });
    view! {
        {move || screen(shell)}
        <Snackbar shell />
        <SettingsSheet shell />
        <RulesSheet shell />
    }
}

fn screen(shell: Shell) -> AnyView {
    match shell.screen.get() {
        Screen::Home => view! { <Home shell /> }.into_any(),
        screen if screen.is_of_tables() => match shell.tables.get() {
            Ok(tables) => (tables.screen)(screen, shell),
            Err(why) => shell.tables.stand_in_screen(why, shell).view().into_any(),
        },
        screen => match shell.library.get() {
            Ok(library) => (library.screen)(screen, shell),
            Err(why) => shell.library.stand_in_screen(why, shell).view().into_any(),
        },
    }
}

/// Why the volume of the program that draws a screen is not there, if it is not.
fn absence(screen: Screen, shell: Shell) -> Option<Absent> {
    match screen {
        Screen::Home => None,
        screen if screen.is_of_tables() => shell.tables.get().err(),
        _ => shell.library.get().err(),
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

pub(super) fn table(id: SaveId, occasion: Occasion, shell: Shell) -> AnyView {
    match shell.load(id) {
        Ok(_) => view! { <Place shell id occasion /> }.into_any(),
        Err(error) => unreadable(shell, error).view().into_any(),
    }
}

/// A game to be looked back at, if all of it may be told.
pub(super) fn review(id: SaveId, shell: Shell) -> AnyView {
    match shell.load(id) {
        Ok(save) if !save.is_open_book() => secret(shell, id).view().into_any(),
        _ => table(id, Occasion::Review(id), shell),
    }
}

/// A game as it was after so many turns, to be played otherwise. The game itself
/// is only looked at, so that it does not matter who else has it open.
pub(super) fn what_if(id: SaveId, turn: usize, shell: Shell) -> AnyView {
    match shell.load(id) {
        Ok(save) if !save.is_open_book() => secret(shell, id).view().into_any(),
        Ok(save) => {
            shell.branched.set_value(Some((id, turn)));
            save.what_if(turn).open(Occasion::WhatIf(id, turn), shell)
        }
        Err(error) => unreadable(shell, error).view().into_any(),
    }
}

/// In place of looking back while people still have secrets.
fn secret(shell: Shell, id: SaveId) -> El {
    let lang = shell.lang;
    let reason = said(
        lang,
        "Several people play this game: it can be reviewed when it is over, and their hands are no secret any more.",
        "Cette partie se joue à plusieurs\u{a0}: elle pourra être analysée une fois finie, quand les mains ne seront plus secrètes.",
    );
    let game = el("button").class("primary").press(move || shell.go(Screen::Table(id)));
    el("div").class("page").child(screen_head(shell, said(lang, "Not yet", "Pas encore"))).child(
        el("main")
            .child(el("p").class("note").attr("role", "alert").text(reason))
            .child(el("p").child(game.text(said(lang, "To the game", "À la partie")))),
    )
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
        Screen::Rules(game) => {
            return format!("{} – {} – Interregnum", rules::title(lang), any::title(game, lang));
        }
        Screen::Games => lang.pick("Saved games", "Parties enregistrées"),
        Screen::Sent => lang.pick("A game for you", "Une partie pour vous"),
        Screen::Day(_) => lang.pick("Struggle of the day", "La lutte du jour"),
        Screen::Learn(_) => lang.pick("Learn to play", "Apprendre à jouer"),
        Screen::Lesson(game, number) => shell
            .library
            .get()
            .ok()
            .and_then(|library| (library.lesson_title)(game, number, lang))
            .unwrap_or(lang.pick("Learn to play", "Apprendre à jouer")),
        Screen::WhatIf(..) => lang.pick("What if…", "Et si…"),
        Screen::Table(id) | Screen::Review(id) => match shell.load(id).as_ref().map(AnySave::game) {
            Ok(game) => any::title(game, lang),
            Err(_) => lang.pick("No game here", "Pas de partie ici"),
        },
        Screen::Chronicle(_) => lang.pick("The tale", "Le récit"),
        Screen::Statistics => lang.pick("Statistics", "Statistiques"),
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
