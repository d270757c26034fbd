//! The saved games: open, rename, delete, restore.

use std::rc::Rc;

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlInputElement;

use super::any::AnySave;
use super::parts::{icon, plain, said, screen_head, trouble_note};
use super::screen::Screen;
use super::sending::send;
use super::state::Snack;
use super::transfer::{export_button, tools};
use super::{Shell, words};
use crate::play::{SaveError, SaveId};
use crate::ui::draw::{Child, El, IntoValue, State, each, effect, el, redraw, show};
use crate::ui::lang::Lang;
use crate::web::device;
use crate::web::storage::Removed;

/// The screen of the saved games.
#[component]
pub(super) fn Games(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let games = State::new(shell.games());
    // Whatever is deleted or restored changes the list.
    effect(move || {
        shell.removed.track();
        shell.changed_elsewhere.track();
        games.set(shell.games());
    });
    let empty = move || {
        el("p").class("empty").text(said(
            lang,
            "No game is saved yet. Every game you begin is kept here, step by step.",
            "Aucune partie enregistrée. Chaque partie commencée est gardée ici, pas à pas.",
        ))
    };
    let game = move |(id, _): (SaveId, String)| match shell.load(id) {
        Ok(save) => game(shell, id, save),
        Err(error) => unreadable(shell, id, error),
    };
    // A row is drawn anew when another window has played on.
    let rows = move || games.get().into_iter().map(|id| (id, shell.text_of(id).unwrap_or_default())).collect();
    let main = el("main")
        .child(trouble_note(shell))
        .child(show(move || games.with(Vec::is_empty), empty))
        .child(tools(shell, games))
        .child(el("ol").class("games").child(each(rows, |(id, text)| format!("{id} {text}"), game)))
        .child(deleted(shell));
    el("div")
        .class("page")
        .child(screen_head(shell, said(lang, "Saved games", "Parties enregistrées")))
        .child(main)
        .view()
}

/// A game that can be opened.
fn game(shell: Shell, id: SaveId, save: AnySave) -> El {
    let lang = shell.lang;
    let save = State::new(save);
    let (renaming, sharing) = (State::new(false), State::new(false));
    let summary = move || save.with(|save| save.summary(lang.get()));
    let content = move || {
        let summary = summary();
        let detail = |text: String| el("span").class("card-detail").text(text);
        let text = el("span")
            .class("card-text")
            .child(el("span").class("card-title").text(summary.title))
            .child(summary.players.map(detail))
            .child(detail(summary.progress).class_if("result", summary.over))
            .child(detail(format!("{} · {}", summary.kind, device::date(summary.touched, lang.get()))));
        (el("span").class("miniature").child(summary.miniature), text)
    };
    let tools = move || {
        if renaming.get() {
            return untrack(|| rename(shell, id, save, renaming));
        }
        let turn = move || sharing.update(|sharing| *sharing = !*sharing);
        let share = plain("icon-link", said(lang, "Share", "Partager"), turn);
        let tale = plain("icon-quill", said(lang, "Tale", "Récit"), move || shell.go(Screen::Chronicle(id)));
        let tale = tale.class_if("tale", true);
        let judge = plain("icon-graph", said(lang, "Review", "Analyse"), move || shell.go(Screen::Review(id)));
        el("div")
            .class("game-tools")
            .child(plain("icon-pencil", said(lang, "Rename", "Renommer"), move || renaming.set(true)))
            .child(share.attr("aria-expanded", move || sharing.get().to_string()))
            .child((untrack(summary).played && save.with_untracked(AnySave::is_open_book)).then_some(judge))
            .child(untrack(summary).over.then_some(tale))
            .child(delete(shell, id, Rc::new(move || untrack(summary).title)))
    };
    let open = el("button").class("card").press(move || shell.go(Screen::Table(id))).child(redraw(content));
    let ways = move || el("div").class("game-sharing").child(send(shell, id));
    el("li").class("game").child(open).child(redraw(tools)).child(show(move || sharing.get(), ways))
}

/// A new title, in place.
fn rename(shell: Shell, id: SaveId, save: State<AnySave>, renaming: State<bool>) -> El {
    let lang = shell.lang;
    let before = save.with(|save| save.summary(lang.get()));
    let field = el("input")
        .attr("type", "text")
        .attr("maxlength", "60")
        .attr("autocomplete", "off")
        .label(said(lang, "Title of the game", "Titre de la partie"))
        .attr("value", before.own_title)
        .attr("placeholder", before.players.unwrap_or(before.title));
    let input = field.clone();
    let input = move || input.node().dyn_ref::<HtmlInputElement>().cloned();
    let focused = input.clone();
    effect(move || {
        if let Some(field) = focused() {
            let _ = field.focus();
            field.select();
        }
    });
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(title) = input().map(|field| field.value()) {
            shell.alone_with(id, false, move |alone| match shell.open(id).ok().filter(|_| alone) {
                Some(now) => {
                    save.set(now.retitle(id, &title, shell));
                }
                None => shell.tell(words::played_elsewhere(shell.lang.get_untracked())),
            });
        }
        renaming.set(false);
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            renaming.set(false);
        }
    };
    let cancel = el("button").attr("type", "button").class("plain").press(move || renaming.set(false));
    el("form")
        .class("game-tools rename")
        .on("submit", rename)
        .on("keydown", escape)
        .child(field)
        .child(el("button").attr("type", "submit").text(said(lang, "Save", "Enregistrer")))
        .child(cancel.text(said(lang, "Cancel", "Annuler")))
}

/// A game that cannot be opened: nothing is done with it but what the player asks.
fn unreadable(shell: Shell, id: SaveId, error: SaveError) -> El {
    let lang = shell.lang;
    let text = shell.text_of(id).unwrap_or_default();
    let copied = text.clone();
    let copy = move || {
        device::copy(&copied, move |done| {
            let lang = lang.get_untracked();
            shell.tell(if done {
                lang.pick("The text is on the clipboard.", "Le texte est dans le presse-papiers.")
            } else {
                lang.pick(
                    "The browser does not let us copy: select the text and copy it yourself.",
                    "Le navigateur refuse la copie\u{a0}: sélectionnez le texte et copiez-le vous-même.",
                )
            });
        });
    };
    let area = el("textarea")
        .attr("readonly", true)
        .attr("rows", "6")
        .label(said(lang, "Text of the game", "Texte de la partie"))
        .text(text);
    let details = el("details").child(el("summary").text(said(lang, "Its text", "Son texte"))).child(area);
    let name = move || nameless(lang.get());
    let description = el("div")
        .class("card-text")
        .child(el("p").class("card-title").text(name))
        .child(el("p").class("card-detail").text(move || words::save_error(&error, lang.get())))
        .child(details);
    let sign = el("span").class("card-sign").child(icon("disc-unstable"));
    let tools = el("div")
        .class("game-tools")
        .child(plain("icon-copy", said(lang, "Copy as text", "Copier le texte"), copy))
        .child(export_button(shell, id))
        .child(delete(shell, id, Rc::new(move || nameless(lang.get_untracked()).to_owned())));
    el("li").class("game").child(el("div").class("card unreadable").child(sign).child(description)).child(tools)
}

/// What a game is called whose title cannot be read.
fn nameless(lang: Lang) -> &'static str {
    lang.pick("Unreadable game", "Partie illisible")
}

fn delete(shell: Shell, id: SaveId, name: Rc<dyn Fn() -> String>) -> El {
    let delete = move || {
        let title = name();
        let lang = shell.lang.get_untracked();
        shell.delete(id);
        let text = words::fill(lang.pick("Deleted: {}", "Supprimée\u{a0}: {}"), &[&title]);
        shell.say(Snack::with_action(text, lang.pick("Undo", "Annuler"), move || shell.restore(id)));
        super::app::focus_heading();
    };
    plain("icon-trash", said(shell.lang, "Delete", "Supprimer"), delete)
}

/// What was deleted during this visit can be restored here, too.
fn deleted(shell: Shell) -> impl Child {
    let lang = shell.lang;
    let row = move |removed: &Removed| {
        let lang = lang.get();
        let id = removed.id;
        let title =
            AnySave::read(&removed.text).map_or_else(|_| nameless(lang).to_owned(), |save| save.summary(lang).title);
        let restore = plain("icon-undo", lang.pick("Restore", "Restaurer").into_value(), move || shell.restore(id));
        el("li").child(el("span").text(title)).child(restore)
    };
    let rows = move || shell.removed.with(|removed| removed.iter().rev().map(row).collect::<Vec<_>>());
    show(
        move || !shell.removed.with(Vec::is_empty),
        move || {
            let title = said(lang, "Deleted during this visit", "Supprimées pendant cette visite");
            el("section")
                .class("deleted")
                .attr("aria-labelledby", "deleted")
                .child(el("h2").id("deleted").text(title))
                .child(el("ul").child(redraw(rows)))
        },
    )
}
