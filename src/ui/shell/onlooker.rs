//! A game that may be open in another window: one window plays, the others look
//! on.

use std::cell::Cell;

use leptos::prelude::*;

use super::Shell;
use super::app::{focus_heading, unreadable};
use super::home::summary_card;
use super::parts::{said, screen_head};
use crate::play::SaveId;
use crate::ui::draw::{Derived, El, State, effect, el, redraw};
use crate::ui::game_ui::Occasion;
use crate::web::seat::{Seat, sit_down};

/// Who plays the game, as far as this window knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Asked,
    This,
    Another,
}

/// The table of a game, if this window plays it.
#[component]
pub(super) fn Place(shell: Shell, id: SaveId, occasion: Occasion) -> impl IntoView {
    let who = State::new(Who::Asked);
    let seat = StoredValue::new_local(None::<Seat>);
    let ask = move |take: bool| {
        let told = move |had: bool| {
            who.set(if had { Who::This } else { Who::Another });
        };
        seat.set_value(Some(sit_down(id, take, told)));
    };
    ask(shell.takes.get_value() == Some(id));
    shell.takes.set_value(None);
    let who = Derived::new(move || who.get());
    // The table comes a moment after its screen, and may go again.
    let before = Cell::new(Who::Asked);
    effect(move || {
        let now = who.get();
        if now != before.replace(now) && shell.moved.get_value() {
            request_animation_frame(focus_heading);
        }
        shell.looks_on.set_value(now == Who::Another);
        if now == Who::Another {
            shell.moved.set_value(true);
        }
    });
    move || match who.get() {
        Who::Asked => ().into_any(),
        Who::This => untrack(|| match shell.open(id) {
            Ok(save) => save.open(occasion, shell),
            Err(error) => unreadable(shell, error).view().into_any(),
        }),
        Who::Another => untrack(|| onlooker(shell, id, move || ask(true))).view().into_any(),
    }
}

/// What there is to see for those who look on, and how to play here instead.
fn onlooker(shell: Shell, id: SaveId, take: impl Fn() + 'static) -> El {
    let lang = shell.lang;
    let card = move || {
        shell.changed_elsewhere.track();
        let save = untrack(|| shell.load(id)).ok()?;
        Some(el("div").class("card great").child(summary_card(save.summary(lang.get()), None, lang.get())))
    };
    let reason = said(
        lang,
        "This game is open in another window. Here is how it stands.",
        "Cette partie est ouverte dans une autre fenêtre. Voici où elle en est.",
    );
    let take = el("button").class("primary").id("play-here").press(take);
    let main = el("main")
        .child(el("p").class("note").attr("role", "status").text(reason))
        .child(redraw(card))
        .child(el("p").class("ways").child(take.text(said(lang, "Play here", "Jouer ici"))));
    el("div").class("page").child(screen_head(shell, said(lang, "Looking on", "En spectateur"))).child(main)
}
