//! The bar on top: how far the game is, and taking back.

use leptos::prelude::*;

use super::lookup;
use super::pieces::sprite;
use super::sitting::Sitting;
use crate::registry::GameId;
use crate::rules::king_is_dead::{INSTABILITY_DISCS, KingIsDead, Region};
use crate::ui::draw::{Derived, El, el};
use crate::ui::game_ui::{GameUi, Occasion};
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::{Screen, Snack, said};
use crate::ui::table::button::{Look, Part, button};

/// The bar on top.
#[component]
pub fn Bar(sitting: Sitting) -> impl IntoView {
    let lang = sitting.lang;
    let struggles = move || sitting.scene.with(|scene| scene.table.struggles());
    let unstable = move || sitting.scene.with(|scene| scene.table.unstable().len());
    let pip = |index: usize| el("span").class("pip").class_if("full", move || index < unstable());
    let desk = sitting.desk;
    let title = el("h1").attr("tabindex", "-1").text(move || match (sitting.guide, desk.occasion) {
        (Some(guide), _) => guide.title(lang.get()),
        (_, Occasion::WhatIf(..)) => lang.get().pick("What if…", "Et si…"),
        _ => <KingIsDead as GameUi>::title(lang.get()),
    });
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
    let rules = |lang: Lang| lang.pick("Rules", "Règles");
    let turns = move || sitting.review.is_none() && 0 < sitting.turns.with(Vec::len);
    let game = sitting.guide.is_none().then(|| {
        vec![
            icon_button(lang, "undo", "#icon-undo", say::undo, move || desk.can_undo(), move || undo(sitting)),
            icon_button(lang, "redo", "#icon-redo", say::redo, move || desk.can_redo(), move || desk.redo()),
            icon_button(lang, "last", "#icon-last", last_label, turns, move || show_again(sitting)),
            icon_button(lang, "open-chronicle", "#icon-scroll", chronicle, || true, open_chronicle),
        ]
    });
    let tools = el("div")
        .class("bar-buttons")
        .attr("role", "group")
        .label(said(lang, "Tools", "Outils"))
        .child(game)
        .child(icon_button(lang, "rules-here", "#icon-help", rules, || true, move || lookup::open_here(sitting)))
        .child(icon_button(lang, "menu", "#icon-menu", settings, || true, move || desk.shell.open_settings()));
    el("header").class("bar").child(way_out(sitting)).child(title).child(count).child(instability).child(tools).view()
}

/// Where the game, the lesson or what might have been was come to from.
fn way_out(sitting: Sitting) -> El {
    let shell = sitting.desk.shell;
    let (id, icon, label, there): (_, _, fn(Lang) -> &'static str, _) = match sitting.desk.occasion {
        Occasion::Lesson => {
            let lessons = |lang: Lang| lang.pick("All lessons", "Toutes les leçons");
            ("lessons", "#icon-back", lessons, Screen::Learn(GameId::KingIsDead))
        }
        Occasion::WhatIf(id, _) => {
            let back = |lang: Lang| lang.pick("Back to the real game", "Retour à la vraie partie");
            ("drop-back", "#icon-back", back, Screen::Review(id))
        }
        Occasion::Play(_) | Occasion::Review(_) | Occasion::Day(_) => {
            ("home", "#icon-home", |lang| lang.pick("Home", "Accueil"), Screen::Home)
        }
    };
    icon_button(sitting.lang, id, icon, label, || true, move || shell.go(there))
}

fn last_label(lang: Lang) -> &'static str {
    lang.pick("Show the last turns again", "Revoir les derniers tours")
}

/// A button with a picture and no words on it.
pub fn icon_button(
    lang: Derived<Lang>,
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
    if let Some(guide) = sitting.guide {
        return guide.try_again();
    }
    if !untrack(|| desk.can_undo()) {
        return;
    }
    if !untrack(|| desk.undo_needs_agreement()) {
        desk.undo();
        return;
    }
    let lang = sitting.lang.get_untracked();
    let text = lang.pick(
        "Someone has played or seen their hand since. Undo anyway?",
        "Quelqu’un a joué ou vu sa main depuis. Annuler quand même\u{202f}?",
    );
    let agree = lang.pick("Undo anyway", "Annuler quand même");
    desk.shell.say(Snack::with_action(text.to_owned(), agree, move || desk.undo()));
}

/// Shows again what happened since the person's last turn.
pub fn show_again(sitting: Sitting) {
    let desk = sitting.desk;
    if sitting.review.is_some() || !untrack(|| desk.is_up_to_date()) {
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
