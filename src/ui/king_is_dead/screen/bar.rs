//! The bar on top: how far the game is, and taking back.

use leptos::prelude::*;

use super::pieces::sprite;
use super::sitting::Sitting;
use crate::rules::king_is_dead::{INSTABILITY_DISCS, Region};
use crate::ui::game_ui::GameUi;
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::Snack;
use crate::ui::table::button::{Look, Part, button};

/// The bar on top.
#[component]
pub fn Bar(sitting: Sitting) -> impl IntoView {
    let lang = sitting.lang;
    let struggles = move || sitting.scene.with(|scene| scene.table.struggles());
    let unstable = move || sitting.scene.with(|scene| scene.table.unstable().len());
    let pips = (0..INSTABILITY_DISCS).map(|index| {
        view! { <span class="pip" class:full=move || index < unstable()></span> }
    });
    let desk = sitting.desk;
    view! {
        <header class="bar">
            {icon_button("home", "#icon-home", move || lang.get().pick("Home", "Accueil"), || true, move || desk.shell.go_home())}
            <h1 tabindex="-1">{move || <crate::rules::king_is_dead::KingIsDead as GameUi>::title(lang.get())}</h1>
            <p class="count-struggles">
                <span class="wide">{move || lang.get().pick("Struggles ", "Luttes ")}</span>
                {struggles}"/"{Region::ALL.len()}
            </p>
            <p class="instability" role="img" aria-label=move || words::france_name(unstable(), lang.get())>
                <span class="wide" aria-hidden="true">{move || words::label::instability(lang.get())}</span>
                <span class="narrow" aria-hidden="true">{sprite("#icon-lily")}</span>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
            </p>
            <div class="bar-buttons" role="group" aria-label=move || lang.get().pick("Tools", "Outils")>
                {icon_button("undo", "#icon-undo", move || say::undo(lang.get()), move || desk.can_undo(), move || undo(sitting))}
                {icon_button("redo", "#icon-redo", move || say::redo(lang.get()), move || desk.can_redo(), move || desk.redo())}
                {icon_button("last", "#icon-last", move || last_label(lang.get()), move || 0 < sitting.turns.with(Vec::len), move || show_again(sitting))}
                {icon_button("open-chronicle", "#icon-scroll", move || words::label::chronicle(lang.get()), || true, move || sitting.chronicle_open.update(|open| *open = !*open))}
                {icon_button("menu", "#icon-menu", move || lang.get().pick("Settings", "Réglages"), || true, move || desk.shell.open_settings())}
            </div>
        </header>
    }
}

fn last_label(lang: Lang) -> &'static str {
    lang.pick("Show the last turns again", "Revoir les derniers tours")
}

/// A button with a picture and no words on it.
pub fn icon_button(
    id: &'static str,
    icon: &'static str,
    label: impl Fn() -> &'static str + Send + Sync + 'static,
    enabled: impl Fn() -> bool + Send + Sync + Copy + 'static,
    act: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let look = move || Look {
        class: "icon-button".to_owned(),
        id: Some(id),
        label: Some(label().to_owned()),
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
