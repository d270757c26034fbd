//! The settings, over whatever is shown.

use leptos::prelude::*;

use super::parts::{Segmented, Switch, TroubleNote};
use super::screen::Screen;
use super::{Sheet, Shell, any, words};
use crate::registry::GameId;
use crate::ui::lang::Lang;
use crate::ui::settings::{Confirm, Motion, Pace, Settings, Theme};

/// The settings sheet.
#[component]
pub(super) fn SettingsSheet(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let title = Signal::derive(move || lang.get().pick("Settings", "Réglages").to_owned());
    view! {
        <Sheet open=shell.settings_open title lang id="settings">
            <TroubleNote shell />
            <Looks shell />
            <Play shell />
            <Keys shell />
            <About shell />
        </Sheet>
    }
}

#[component]
fn Looks(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <section class="settings-group">
            <h3>{move || lang.get().pick("Page", "Page")}</h3>
            <Choice shell group="lang" label=("Language", "Langue") choices=&Lang::ALL text=|choice, _| choice.name()
                read=|settings| settings.lang write=|settings, lang| settings.lang = lang />
            <Choice shell group="theme" label=("Colours", "Couleurs") choices=Theme::ALL text=words::theme
                read=|settings| settings.theme write=|settings, theme| settings.theme = theme />
            <Choice shell group="motion" label=("Motion", "Mouvements") choices=Motion::ALL text=words::motion
                read=|settings| settings.motion write=|settings, motion| settings.motion = motion />
            <OnOff shell label=("Larger text", "Texte plus grand")
                read=|settings| settings.large_text write=|settings, on| settings.large_text = on />
        </section>
    }
}

#[component]
fn Play(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <section class="settings-group">
            <h3>{move || lang.get().pick("Play", "Jeu")}</h3>
            <Choice shell group="pace" label=("Pace of the bots", "Rythme des bots") choices=Pace::ALL text=words::pace
                read=|settings| settings.pace write=|settings, pace| settings.pace = pace />
            <Choice shell group="confirm" label=("Confirm", "Confirmer") choices=Confirm::ALL text=words::confirm
                read=|settings| settings.confirm write=|settings, confirm| settings.confirm = confirm />
            <OnOff shell
                label=("Ask before a pass that begins a struggle", "Demander avant de passer si une lutte s’ensuit")
                read=|settings| settings.confirm_struggle_pass
                write=|settings, on| settings.confirm_struggle_pass = on />
            <OnOff shell
                label=("Memory aid: show older discards", "Aide-mémoire\u{a0}: montrer les défausses anciennes")
                read=|settings| settings.memory_aid
                write=|settings, on| settings.memory_aid = on />
            <OnOff shell label=("Bots give their reasons", "Les bots donnent leurs raisons")
                read=|settings| settings.bot_reasons write=|settings, on| settings.bot_reasons = on />
            <OnOff shell label=("Think ahead for hints", "Préparer les conseils à l’avance")
                read=|settings| settings.think_ahead write=|settings, on| settings.think_ahead = on />
        </section>
    }
}

#[component]
fn Keys(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    // Away from a table, the keys of the first game stand for all.
    let game = move || match shell.screen.get() {
        Screen::Table(id) => shell.load(id).map_or(GameId::ALL[0], |save| save.game()),
        _ => GameId::ALL[0],
    };
    let rows = move || {
        let rows = any::shortcuts(game(), lang.get()).into_iter();
        rows.map(|(key, does)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div> }).collect_view()
    };
    view! {
        <section class="settings-group">
            <h3>{move || lang.get().pick("Keyboard", "Clavier")}</h3>
            <OnOff shell label=("Keyboard shortcuts", "Raccourcis clavier")
                read=|settings| settings.shortcuts write=|settings, on| settings.shortcuts = on />
            <dl class="keys" class:off=move || !shell.settings.with(|settings| settings.shortcuts)>{rows}</dl>
        </section>
    }
}

#[component]
fn About(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    let lines = move || credits(lang.get()).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! {
        <section class="settings-group about">
            <h3>{move || lang.get().pick("About", "À propos")}</h3>
            <p>
                {move || lang.get().pick(
                    "Games are kept in this browser and nowhere else. No account, no tracking, no advertising.",
                    "Les parties sont gardées dans ce navigateur et nulle part ailleurs. Ni compte, ni pistage, ni publicité.",
                )}
            </p>
            {lines}
        </section>
    }
}

/// Whom to thank, and what this is not.
pub(super) fn credits(lang: Lang) -> Vec<String> {
    let thanks = lang.pick("{}: a game by {}, with our thanks.", "{}\u{a0}: un jeu de {}, avec nos remerciements.");
    let games = GameId::ALL.iter().map(|&game| words::fill(thanks, &[any::title(game, lang), any::designer(game)]));
    let ours = lang.pick(
        "Unofficial. Text, art and code are our own. Coasts: Natural Earth. Typefaces under the SIL Open Font License.",
        "Non officiel. Textes, dessins et code sont les nôtres. Côtes\u{a0}: Natural Earth. Polices sous licence SIL Open Font License.",
    );
    games.chain([ours.to_owned()]).collect()
}

/// A setting with a few choices.
#[component]
fn Choice<T>(
    shell: Shell,
    group: &'static str,
    label: (&'static str, &'static str),
    choices: &'static [T],
    text: fn(T, Lang) -> &'static str,
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let lang = shell.lang;
    view! {
        <Segmented
            label=Signal::derive(move || lang.get().pick(label.0, label.1))
            choices=choices.to_vec()
            text
            chosen=Signal::derive(move || shell.settings.with(read))
            choose=move |choice| shell.set(|settings| write(settings, choice))
            lang
            group=format!("setting-{group}")
        />
    }
}

/// A setting that is on or off.
#[component]
fn OnOff(
    shell: Shell,
    label: (&'static str, &'static str),
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let lang = shell.lang;
    view! {
        <Switch
            label=Signal::derive(move || lang.get().pick(label.0, label.1))
            on=Signal::derive(move || shell.settings.with(read))
            switch=move |on| shell.set(|settings| write(settings, on))
        />
    }
}
