//! The settings, over whatever is shown.

use std::rc::Rc;

use leptos::prelude::*;

use super::doctor::saves;
use super::parts::{Segmented, plain, said, switch};
use super::screen::Screen;
use super::sending::send;
use super::sheet::sheet;
use super::{Shell, any, words};
use crate::registry::GameId;
use crate::ui::draw::{Child, El, IntoValue, Living, Value, el, redraw, show};
use crate::ui::lang::Lang;
use crate::ui::settings::{Confirm, Motion, Outlook, Pace, Settings, Theme};

/// The settings sheet.
#[component]
pub(super) fn SettingsSheet(shell: Shell) -> impl IntoView {
    let title = |lang: Lang| lang.pick("Settings", "Réglages");
    sheet(shell.settings_open, "settings", title, shell.lang, move || {
        redraw(move || match shell.library.get() {
            Ok(library) => untrack(|| (library.settings)(shell)),
            Err(why) => Living::of(shell.library.stand_in(why, shell)),
        })
    })
    .view()
}

/// What is on it.
pub(super) fn settings(shell: Shell) -> Living {
    let here = this_game(shell);
    let groups = vec![rules(shell), looks(shell), play(shell), keys(shell), saves(shell), about(shell)];
    Living::of((outdated(shell), (here, groups)))
}

/// That a new version waits.
fn outdated(shell: Shell) -> impl Child {
    let note = move || {
        el("p").class("note").text(said(
            shell.lang,
            "A new version of this page is ready. It comes into use on the home screen or at the end of a game; nothing is lost.",
            "Une nouvelle version de cette page est prête. Elle prendra effet à l’accueil ou à la fin d’une partie\u{202f}; rien ne sera perdu.",
        ))
    };
    show(move || shell.outdated.get(), note)
}

/// The game at the table, to be sent or kept elsewhere.
fn this_game(shell: Shell) -> Option<El> {
    let Screen::Table(id) = shell.screen.get() else { return None };
    let share = said(
        shell.lang,
        "Whoever opens its link goes on from here: send it after your turn to play from afar.",
        "Qui ouvre son lien continue d’ici\u{a0}: envoyez-le après votre tour pour jouer à distance.",
    );
    let group = group(said(shell.lang, "This game", "Cette partie"));
    Some(group.child(el("p").class("hint").text(share)).child(send(shell, id)))
}

/// The way to the rules: over a table, which is not left for them, or as a screen.
fn rules(shell: Shell) -> El {
    let game = game_here(shell);
    let open = move || match shell.screen.get_untracked() {
        screen if screen.has_table() => shell.open_rules(game, ""),
        _ => shell.go(Screen::Rules(game)),
    };
    let label = (move || super::rules::full_title(game, shell.lang.get())).into_value();
    el("div").child(plain("icon-help", label, open).id("settings-rules"))
}

/// The game at the table; away from one, the first stands for all.
fn game_here(shell: Shell) -> GameId {
    match shell.screen.get() {
        Screen::Table(id) | Screen::Review(id) | Screen::WhatIf(id, _) | Screen::Chronicle(id) => {
            shell.load(id).map_or(GameId::ALL[0], |save| save.game())
        }
        Screen::Setup(game)
        | Screen::Rules(game)
        | Screen::Day(game)
        | Screen::Learn(game)
        | Screen::Lesson(game, _) => game,
        Screen::Home | Screen::Games | Screen::Sent | Screen::Statistics => GameId::ALL[0],
    }
}

fn group(title: Value) -> El {
    el("section").class("settings-group").child(el("h3").text(title))
}

fn looks(shell: Shell) -> El {
    let choice = Choices(shell);
    group(said(shell.lang, "Page", "Page"))
        .child(choice.of(
            "lang",
            ("Language", "Langue"),
            &Lang::ALL,
            |choice, _| choice.name(),
            |settings| settings.lang,
            |settings, lang| settings.lang = lang,
        ))
        .child(choice.of(
            "theme",
            ("Colours", "Couleurs"),
            Theme::ALL,
            words::theme,
            |settings| settings.theme,
            |settings, theme| settings.theme = theme,
        ))
        .child(choice.of(
            "motion",
            ("Motion", "Mouvements"),
            Motion::ALL,
            words::motion,
            |settings| settings.motion,
            |settings, motion| settings.motion = motion,
        ))
        .child(on_off(
            shell,
            ("Larger text", "Texte plus grand"),
            |settings| settings.large_text,
            |settings, on| settings.large_text = on,
        ))
}

fn play(shell: Shell) -> El {
    let choice = Choices(shell);
    group(said(shell.lang, "Play", "Jeu"))
        .child(choice.of(
            "pace",
            ("Pace of the bots", "Rythme des bots"),
            Pace::ALL,
            words::pace,
            |settings| settings.pace,
            |settings, pace| settings.pace = pace,
        ))
        .child(choice.of(
            "confirm",
            ("Confirm", "Confirmer"),
            Confirm::ALL,
            words::confirm,
            |settings| settings.confirm,
            |settings, confirm| settings.confirm = confirm,
        ))
        .child(on_off(
            shell,
            ("Ask before a pass that begins a struggle", "Demander avant de passer si une lutte s’ensuit"),
            |settings| settings.confirm_struggle_pass,
            |settings, on| settings.confirm_struggle_pass = on,
        ))
        .child(on_off(
            shell,
            ("Memory aid: show older discards", "Aide-mémoire\u{a0}: montrer les défausses anciennes"),
            |settings| settings.memory_aid,
            |settings, on| settings.memory_aid = on,
        ))
        .child(on_off(
            shell,
            ("Bots give their reasons", "Les bots donnent leurs raisons"),
            |settings| settings.bot_reasons,
            |settings, on| settings.bot_reasons = on,
        ))
        .child(on_off(
            shell,
            ("Think ahead for hints", "Préparer les conseils à l’avance"),
            |settings| settings.think_ahead,
            |settings, on| settings.think_ahead = on,
        ))
        .child(choice.of(
            "outlook",
            ("Show who would win as things stand", "Montrer qui gagnerait à ce stade"),
            Outlook::ALL,
            words::outlook,
            |settings| settings.outlook,
            |settings, outlook| settings.outlook = outlook,
        ))
}

fn keys(shell: Shell) -> El {
    let row = |(key, does): (&'static str, &'static str)| {
        let term = el("dt").child(el("kbd").text(key));
        el("div").child(term).child(el("dd").text(does))
    };
    let rows = move || any::shortcuts(game_here(shell), shell.lang.get()).into_iter().map(row).collect::<Vec<_>>();
    let off = move || !shell.settings.with(|settings| settings.shortcuts);
    group(said(shell.lang, "Keyboard", "Clavier"))
        .child(on_off(
            shell,
            ("Keyboard shortcuts", "Raccourcis clavier"),
            |settings| settings.shortcuts,
            |settings, on| settings.shortcuts = on,
        ))
        .child(el("dl").class("keys").class_if("off", off).child(redraw(rows)))
}

fn about(shell: Shell) -> El {
    let lines = move || credits(shell.lang.get()).into_iter().map(|line| el("p").text(line)).collect::<Vec<_>>();
    let promise = said(
        shell.lang,
        "Games are kept in this browser and nowhere else. No account, no tracking, no advertising.",
        "Les parties sont gardées dans ce navigateur et nulle part ailleurs. Ni compte, ni pistage, ni publicité.",
    );
    el("section")
        .class("settings-group about")
        .child(el("h3").text(said(shell.lang, "About", "À propos")))
        .child(el("p").text(promise))
        .child(redraw(lines))
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

/// Settings with a few choices.
struct Choices(Shell);

impl Choices {
    /// A setting with a few choices: its name, what it is called in both
    /// languages, the choices, each in words, and how it is read and written.
    fn of<T: Copy + PartialEq + 'static>(
        &self,
        name: &str,
        (en, fr): (&'static str, &'static str),
        choices: &[T],
        text: fn(T, Lang) -> &'static str,
        read: fn(&Settings) -> T,
        write: fn(&mut Settings, T),
    ) -> El {
        let shell = self.0;
        Segmented {
            label: said(shell.lang, en, fr),
            group: format!("setting-{name}"),
            choices: choices.to_vec(),
            text,
            chosen: Rc::new(move || shell.settings.with(read)),
            choose: Rc::new(move |choice| shell.set(|settings| write(settings, choice))),
            lang: shell.lang,
            quiet: false,
        }
        .draw()
    }
}

/// A setting that is on or off.
fn on_off(
    shell: Shell,
    (en, fr): (&'static str, &'static str),
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> El {
    let on = move || shell.settings.with(read);
    switch(said(shell.lang, en, fr), on, move |on| shell.set(|settings| write(settings, on)))
}
