//! Games as files: out of this browser, and into it, with a list of what will
//! happen before it happens.

use std::rc::Rc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlInputElement;

use super::any::{self, AnySave};
use super::parts::{chooser, icon, plain, said};
use super::scan::scan;
use super::screen::{Screen, game_of_link};
use super::{Shell, words};
use crate::play::{Fate, LinkError, SaveError, SaveId, read_bundle, write_bundle};
use crate::ui::draw::{Child, El, State, el, redraw};
use crate::ui::lang::Lang;
use crate::ui::table::roving::focus_first;
use crate::web::{device, files, storage};

/// Lets the player keep these games as one file.
pub(super) fn export(shell: Shell, games: &[(SaveId, String)]) {
    let text = write_bundle(games.iter().map(|(id, text)| (*id, text.as_str())));
    let kind = if games.len() == 1 { "game" } else { "games" };
    let offered = files::offer(&format!("interregnum-{kind}-{}.txt", device::day()), &text);
    let lang = shell.lang.get_untracked();
    shell.tell(match offered {
        Some(()) => words::exported(games.len(), lang),
        None => lang
            .pick("The browser does not let us save a file.", "Le navigateur refuse d’enregistrer un fichier.")
            .to_owned(),
    });
}

/// Exports one game.
pub(super) fn export_button(shell: Shell, id: SaveId) -> El {
    let act = move || {
        if let Some(text) = shell.text_of(id) {
            export(shell, &[(id, text)]);
        }
    };
    plain("icon-export", said(shell.lang, "As a file", "En fichier"), act)
}

/// A game of a file that was chosen, and what becomes of it.
#[derive(Clone, PartialEq)]
struct Coming {
    id: SaveId,
    text: String,
    fate: Fate,
}

/// Buttons for all games, and what is about to come in.
pub(super) fn tools(shell: Shell, games: State<Vec<SaveId>>) -> impl Child {
    let lang = shell.lang;
    let coming = State::new(None::<Result<Vec<Coming>, SaveError>>);
    let label = said(lang, "File with games", "Fichier de parties");
    let (choose, open) = chooser("import", ".txt,text/plain", label, move |file| {
        files::read(&file, move |text| coming.set(Some(look_into(shell, text))));
    });
    let all = move || {
        let any = games.with(|games| !games.is_empty());
        any.then(|| {
            plain("icon-export", said(lang, "Save all as a file", "Tout enregistrer en fichier"), move || {
                export(shell, &shell.texts())
            })
        })
    };
    let row = el("div")
        .class("shelf-tools")
        .child(redraw(all))
        .child(plain("icon-import", said(lang, "Load from a file", "Charger un fichier"), open).id("import-choose"))
        .child(plain("icon-chart", said(lang, "Statistics", "Statistiques"), move || shell.go(Screen::Statistics)))
        .child(choose)
        .child(scan(shell))
        .child(paste(shell));
    (row, redraw(move || coming.get().map(|found| arrival(shell, games, coming, found))))
}

/// A field for a link that somebody sent: what is installed has no address bar.
fn paste(shell: Shell) -> El {
    let lang = shell.lang;
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .id("paste")
        .label(said(lang, "Link of a game", "Lien d’une partie"))
        .attr("placeholder", said(lang, "Paste a link", "Coller un lien"));
    let typed = field.clone();
    let wrong = State::new(None::<LinkError>);
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.node().dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value).unwrap_or_default();
        // What is wrong is said here, where it can be mended.
        match any::received(game_of_link(&text), shell) {
            Ok(_) => shell.open_link(&text),
            Err(error) => wrong.set(Some(error)),
        }
    };
    let reason = move || {
        let error = wrong.get()?;
        Some(el("p").class("note").attr("role", "alert").text(words::link_error(&error, lang.get())))
    };
    el("form")
        .class("paste")
        .on("submit", open)
        .child(field)
        .child(el("button").attr("type", "submit").text(said(lang, "Open", "Ouvrir")))
        .child(redraw(reason))
}

fn look_into(shell: Shell, text: Option<String>) -> Result<Vec<Coming>, SaveError> {
    let found = read_bundle(&text.ok_or(SaveError::NotASave)?, storage::fresh_id)?;
    let coming = found.into_iter().map(|(id, text)| {
        let fate = Fate::of(&text, shell.text_of(id).as_deref());
        Coming { id, text, fate }
    });
    Ok(coming.collect())
}

/// What will happen, and the choice whether it should.
fn arrival(
    shell: Shell,
    games: State<Vec<SaveId>>,
    coming: State<Option<Result<Vec<Coming>, SaveError>>>,
    found: Result<Vec<Coming>, SaveError>,
) -> El {
    let lang = shell.lang.get();
    let close = move || {
        coming.set(None);
        focus_first("#import-choose");
    };
    let cancel = el("button").attr("type", "button").id("import-cancel").press(close);
    request_animation_frame(|| {
        focus_first("#arrival");
    });
    let section = el("section").class("arrival").attr("aria-labelledby", "arrival");
    let title = |text: &'static str| el("h2").id("arrival").attr("tabindex", "-1").text(text);
    let found = match found {
        Ok(found) => found,
        Err(error) => {
            return section
                .child(title(lang.pick("Nothing to load", "Rien à charger")))
                .child(el("p").attr("role", "alert").text(words::save_error(&error, lang)))
                .child(cancel.text(lang.pick("Close", "Fermer")));
        }
    };
    let added = found.iter().filter(|coming| coming.fate.adds()).count();
    let row = |coming: &Coming| {
        let name = AnySave::read(&coming.text).map_or_else(
            |_| lang.pick("Unreadable game", "Partie illisible").to_owned(),
            |save| {
                let summary = save.summary(lang);
                format!("{} · {}", summary.title, summary.progress)
            },
        );
        let fate = el("span").class("fate").text(words::fate(coming.fate, lang));
        el("li")
            .attr("data-fate", if coming.fate.adds() { "adds" } else { "none" })
            .child(el("span").text(name))
            .child(fate)
    };
    let list = el("ul").children(found.iter().map(row));
    let found = Rc::new(found);
    let load = move || {
        let wanted = found.iter().filter(|coming| coming.fate.adds());
        let kept = wanted.filter(|coming| {
            let title = AnySave::read(&coming.text).map(|save| save.summary(Lang::En).own_title).unwrap_or_default();
            shell.take_in(coming.id, &title, &coming.text)
        });
        let kept = kept.count();
        coming.set(None);
        games.set(shell.games());
        // What is wrong with the others has been told.
        if kept == added {
            shell.tell(words::imported(added, shell.lang.get_untracked()));
        }
        super::app::focus_heading();
    };
    let load = (0 < added).then(|| {
        let button = el("button").attr("type", "button").class("primary").id("import-go").press(load);
        button.child(icon("icon-import")).child(el("span").text(words::import(added, lang)))
    });
    section
        .child(title(match added {
            0 => lang.pick("Nothing new in this file", "Rien de nouveau dans ce fichier"),
            _ => lang.pick("What will happen", "Ce qui va se passer"),
        }))
        .child(list)
        .child(el("p").class("arrival-answers").child(load).child(cancel.text(match added {
            0 => lang.pick("Close", "Fermer"),
            _ => lang.pick("Cancel", "Annuler"),
        })))
}
