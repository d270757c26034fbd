//! Games in addresses: sent as a link or a QR code, and received. Turn by turn it
//! is a way to play from afar.

use leptos::prelude::*;

use super::any::{self, Received};
use super::home::summary_card;
use super::parts::{plain, said, screen_head};
use super::screen::SENT;
use super::transfer::export_button;
use super::{Shell, words};
use crate::play::{Arrival, LinkError, SaveId};
use crate::ui::code::Drawn;
use crate::ui::draw::{Child, El, State, el, redraw, show, svg};
use crate::web::device;

/// The address that has a saved game in it.
fn address(shell: Shell, id: SaveId) -> Option<String> {
    let save = shell.load(id).ok()?;
    Some(format!("{}#{SENT}{}", device::address(), save.fragment()?))
}

/// Shares or copies the link of a game, or shows it as a QR code.
pub(super) fn send(shell: Shell, id: SaveId) -> impl Child {
    let lang = shell.lang;
    let shown = State::new(false);
    let copied = State::new(None::<bool>);
    let copy = move || {
        let Some(address) = address(shell, id) else { return };
        device::copy(&address, move |done| {
            copied.set(Some(done));
            // Else it can be copied by hand.
            shown.update(|shown| *shown |= !done);
        });
    };
    let share = move || {
        let Some(address) = address(shell, id) else { return };
        // There are other ways beside this one.
        device::share_link(&address, move || shown.set(true));
    };
    let share = device::can_share_links().then(|| {
        plain("icon-share", said(lang, "Share the link", "Partager le lien"), share).attr("data-way", "share")
    });
    // What became of it is said where it was asked for: other messages lie below a
    // sheet.
    let state = move || {
        copied.get().map(|done| {
            let text = match done {
                true => said(
                    lang,
                    "Copied: whoever opens the link has the game as it stands.",
                    "Copié\u{a0}: qui ouvre le lien a la partie telle qu’elle est.",
                ),
                false => said(
                    lang,
                    "The browser does not let us copy it: take it from the field.",
                    "Le navigateur ne le permet pas\u{a0}: copiez-le dans le champ.",
                ),
            };
            el("p").class("hint").text(text)
        })
    };
    let code = move || {
        let address = address(shell, id)?;
        let field = el("input")
            .attr("type", "text")
            .attr("readonly", true)
            .class("link")
            .label(said(lang, "Link of the game", "Lien de la partie"))
            .attr("value", address.clone());
        Some(el("div").class("sent-code").child(qr_code(&address)).child(field))
    };
    let row = el("div")
        .class("shelf-tools")
        .child(share)
        .child(plain("icon-link", said(lang, "Copy the link", "Copier le lien"), copy))
        .child(plain("icon-qr", said(lang, "QR code", "Code QR"), move || shown.update(|shown| *shown = !*shown)));
    let told = el("div").class("copied").attr("role", "status").child(redraw(state));
    (row.child(export_button(shell, id)), (told, show(move || shown.get(), code)))
}

/// A text as a QR code; nothing if it is too long for one.
fn qr_code(text: &str) -> Option<El> {
    let code = Drawn::of(text)?;
    let white = svg("path").class("qr-white").attr("d", code.white());
    let picture = svg("svg").class("qr").attr("viewBox", code.view()).attr("role", "img").label("QR");
    Some(picture.child(white).child(svg("path").attr("d", code.dark)))
}

/// A game that somebody sent. Nothing is kept before the player says so.
#[component]
pub(super) fn SentGame(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let main = move || {
        let fragment = shell.sent.get();
        let game = fragment.strip_prefix(SENT).unwrap_or_default();
        untrack(|| match any::received(game, shell) {
            Ok(received) => offer(shell, received),
            Err(error) => refuse(shell, error),
        })
    };
    let title = said(lang, "A game for you", "Une partie pour vous");
    el("div").class("page").child(screen_head(shell, title)).child(redraw(main)).view()
}

/// What is wrong with the link, and that nothing came of it.
fn refuse(shell: Shell, error: LinkError) -> El {
    let lang = shell.lang;
    let reason = move || words::link_error(&error, lang.get());
    let note = said(lang, "Nothing was changed.", "Rien n’a été changé.");
    let home = el("button").press(move || shell.go_home()).text(said(lang, "Home", "Accueil"));
    el("main")
        .child(el("p").class("note").attr("role", "alert").text(reason))
        .child(el("p").text(note))
        .child(el("p").child(home))
}

fn offer(shell: Shell, received: Received) -> El {
    let lang = shell.lang;
    let Received { summary, fate, take } = received;
    let over = summary(lang.get()).over;
    let card = move || el("div").class("card great").child(summary_card(summary(lang.get()), None, lang.get()));
    let what = move || words::arrival(fate, lang.get());
    let call = match fate {
        Arrival::New if over => said(lang, "Keep it", "La garder"),
        Arrival::New => said(lang, "Keep it and play", "La garder et jouer"),
        Arrival::GoesOn => said(lang, "Go on", "Continuer"),
        Arrival::Same | Arrival::Behind => said(lang, "Open my game", "Ouvrir ma partie"),
    };
    let open = el("button").class("primary").id("take").press(move || take()).text(call);
    el("main").child(redraw(card)).child(el("p").class("fate").text(what)).child(el("p").child(open))
}
