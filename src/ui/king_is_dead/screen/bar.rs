//! The bar on top: how far the game is, and taking back.

use leptos::prelude::*;

use super::pieces::sprite;
use super::sitting::Sitting;
use crate::rules::king_is_dead::{INSTABILITY_DISCS, KingIsDead, Region};
use crate::ui::draw::{El, el};
use crate::ui::game_ui::GameUi;
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::{Snack, said};
use crate::ui::table::button::{Look, Part, button};

/// The bar on top.
#[component]
pub fn Bar(sitting: Sitting) -> impl IntoView {
    let lang = sitting.lang;
    let struggles = move || sitting.scene.with(|scene| scene.table.struggles());
    let unstable = move || sitting.scene.with(|scene| scene.table.unstable().len());
    let pip = |index: usize| el("span").class("pip").class_if("full", move || index < unstable());
    let desk = sitting.desk;
    let title = el("h1").attr("tabindex", "-1").text(move || <KingIsDead as GameUi>::title(lang.get()));
    let count = el("p")
        .class("count-struggles")
        .child(el("span").class("wide").text(said(lang, "Struggles ", "Luttes ")))
        .text(move || format!("{}/{}", struggles(), Region::ALL.len()));
    let instability = el("p")
        .class("instability")
        .attr("role", "img")
        .label(move || words::france_name(unstable(), lang.get()))
        .child(el("span").class("wide").hidden().text(move || words::label::instability(lang.get())))
        .child(el("span").class("narrow").hidden().child(sprite("#icon-lily")))
        .child(el("span").class("pips").hidden().children((0..INSTABILITY_DISCS).map(pip)));
    let open_chronicle = move || sitting.chronicle_open.update(|open| *open = !*open);
    let chronicle = |lang| words::label::chronicle(lang);
    let settings = |lang: Lang| lang.pick("Settings", "Réglages");
    let turns = move || 0 < sitting.turns.with(Vec::len);
    let tools = el("div")
        .class("bar-buttons")
        .attr("role", "group")
        .label(said(lang, "Tools", "Outils"))
        .child(icon_button(lang, "undo", "#icon-undo", say::undo, move || desk.can_undo(), move || undo(sitting)))
        .child(icon_button(lang, "redo", "#icon-redo", say::redo, move || desk.can_redo(), move || desk.redo()))
        .child(icon_button(lang, "last", "#icon-last", last_label, turns, move || show_again(sitting)))
        .child(icon_button(lang, "open-chronicle", "#icon-scroll", chronicle, || true, open_chronicle))
        .child(icon_button(lang, "menu", "#icon-menu", settings, || true, move || desk.shell.open_settings()));
    let home = |lang: Lang| lang.pick("Home", "Accueil");
    el("header")
        .class("bar")
        .child(icon_button(lang, "home", "#icon-home", home, || true, move || desk.shell.go_home()))
        .child(title)
        .child(count)
        .child(instability)
        .child(tools)
        .view()
}

fn last_label(lang: Lang) -> &'static str {
    lang.pick("Show the last turns again", "Revoir les derniers tours")
}

/// A button with a picture and no words on it.
pub fn icon_button(
    lang: Signal<Lang>,
    id: &'static str,
    icon: &'static str,
    label: fn(Lang) -> &'static str,
    enabled: impl Fn() -> bool + Copy + 'static,
    act: impl Fn() + 'static,
) -> El {
    let look = move || Look {
        class: "icon-button".to_owned(),
        id: Some(id),
        label: Some(label(lang.get()).to_owned()),
        disabled: !enabled(),
        parts: vec![Part::Picture(icon)],
        ..Look::default()
    };
    let press = move || {
        if untrack(enabled) {
            act();
        }
    };
    button(look, press)
}

/// Takes the last turn back; what others have seen since only if all agree.
pub fn undo(sitting: Sitting) {
    let desk = sitting.desk;
    if !untrack(|| desk.can_undo()) {
        return;
    }
    if !untrack(|| desk.undo_needs_agreement()) {
        desk.undo();
        return;
    }
    let lang = sitting.lang.get_untracked();
    let text = lang.pick(
        "Somebody has played or seen their hand since. Does the whole table agree?",
        "Quelqu’un a joué ou vu sa main depuis. Toute la table est-elle d’accord\u{202f}?",
    );
    let agree = lang.pick("We all agree", "Tout le monde est d’accord");
    desk.shell.say(Snack::with_action(text.to_owned(), agree, move || desk.undo()));
}

/// Shows again what happened since the person's last turn.
pub fn show_again(sitting: Sitting) {
    let desk = sitting.desk;
    if !untrack(|| desk.is_up_to_date()) {
        return;
    }
    let from = sitting.turns.with_untracked(|turns| {
        let humans = |seat| desk.seating.with_untracked(|seating| seating.is_human(seat));
        let others = turns.iter().rev().take_while(|turn| !humans(turn.seat)).last();
        others.or(turns.last()).map(|turn| turn.begins)
    });
    if let Some(from) = from {
        desk.looking_at.set(None);
        desk.told.set(from);
    }
}
