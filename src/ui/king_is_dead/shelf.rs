//! What the screens around the table show of The King is Dead.

use std::rc::Rc;

use leptos::prelude::*;

use super::super::draw::{Derived, El, State, el};
use super::super::game_ui::{GameUi, OpenGame};
use super::super::lang::Lang;
use super::super::rulebook::Chapter;
use super::super::shell::{Leaf, Segmented, Shell, said, words};
use super::lessons::LESSONS;
use super::{leaf, miniature, plates, rulebook, screen, topics};
use crate::play::{Save, Secrecy};
use crate::rules::king_is_dead::{KingIsDead, MAX_PLAYERS, Mode, Options, Region, View};
use crate::rules::{Observer, Seat, Seats};

impl GameUi for KingIsDead {
    fn title(lang: Lang) -> &'static str {
        lang.pick("The King is Dead", "Le roi est mort")
    }

    fn designer() -> &'static str {
        "Peer Sylvester"
    }

    fn pitch(lang: Lang) -> &'static str {
        lang.pick(
            "Three factions struggle for Britain. Win the crown they give, or unite them against France.",
            "Trois factions se disputent la Grande-Bretagne. Gagnez leur couronne, ou unissez-les face à la France.",
        )
    }

    fn setup_form(options: State<Options>, lang: Derived<Lang>) -> El {
        let hint = move || match options.with(|options| options.mode) {
            Mode::Base => {
                lang.get().pick("Everybody has the same eight cards.", "Tout le monde a les huit mêmes cartes.")
            }
            Mode::Advanced => lang.get().pick(
                "Five cards in common, and three cunning cards dealt in secret.",
                "Cinq cartes communes, et trois cartes Action spéciale distribuées en secret.",
            ),
        };
        let cards = Segmented {
            label: said(lang, "Cards", "Cartes"),
            group: "mode".to_owned(),
            choices: vec![Mode::Base, Mode::Advanced],
            text: mode,
            chosen: Rc::new(move || options.with(|options| options.mode)),
            choose: Rc::new(move |mode| options.update(|options| options.mode = mode)),
            lang,
            quiet: false,
        };
        el("div").class("field").child(cards.draw()).child(el("p").class("hint").text(hint))
    }

    fn options_label(options: &Options, lang: Lang) -> &'static str {
        match options.mode {
            Mode::Base => lang.pick("base cards", "cartes de base"),
            Mode::Advanced => lang.pick("advanced cards", "cartes avancées"),
        }
    }

    fn start_of(options: &Options) -> Option<Seat> {
        options.start
    }

    fn with_start(options: &Options, start: Option<Seat>) -> Options {
        Options { start, ..*options }
    }

    /// With the base cards everybody can work out every hand.
    fn usual_secrecy(options: &Options) -> Secrecy {
        match options.mode {
            Mode::Base => Secrecy::Open,
            Mode::Advanced => Secrecy::Covered,
        }
    }

    fn teams(seats: Seats) -> bool {
        seats.count() == MAX_PLAYERS
    }

    fn miniature(view: &View) -> El {
        miniature::draw(view.table())
    }

    fn progress(view: &View, lang: Lang) -> String {
        let number = (view.table().struggles() + 1).min(Region::ALL.len());
        let text = lang.pick("struggle {} of {}", "lutte {} sur {}");
        words::fill(text, &[&number.to_string(), &Region::ALL.len().to_string()])
    }

    fn shortcuts(lang: Lang) -> Vec<(&'static str, &'static str)> {
        vec![
            ("1–8", lang.pick("choose a card", "choisir une carte")),
            (lang.pick("Arrows", "Flèches"), lang.pick("go over the map", "parcourir le plateau")),
            (lang.pick("Enter", "Entrée"), lang.pick("choose, confirm", "choisir, valider")),
            (lang.pick("Esc", "Échap"), lang.pick("one step back", "une étape en arrière")),
            ("P", lang.pick("pass", "passer")),
            ("H", lang.pick("ask for a hint", "demander conseil")),
            ("U", lang.pick("undo", "annuler")),
            ("R", lang.pick("redo", "rétablir")),
            ("L", lang.pick("show the last move", "montrer le dernier coup")),
            ("?", lang.pick("look it up in the rules", "chercher dans les règles")),
        ]
    }

    fn lesson_count() -> usize {
        LESSONS.len()
    }

    fn lessons(lang: Lang) -> Vec<(&'static str, &'static str)> {
        LESSONS.iter().map(|lesson| (lesson.title.get(lang), lesson.about.get(lang))).collect()
    }

    fn lesson(number: usize, shell: Shell) -> Option<AnyView> {
        screen::open_lesson(number, shell)
    }

    fn puzzle(game: OpenGame<KingIsDead>) -> AnyView {
        screen::open_day(game)
    }

    fn leaf(save: &Save<KingIsDead>, lang: Lang) -> Option<Leaf> {
        leaf::leaf(save, lang)
    }

    fn topics(lang: Lang) -> Vec<(&'static str, Vec<&'static str>)> {
        topics::topics(lang)
    }

    fn traits(save: &Save<KingIsDead>) -> Vec<Option<usize>> {
        let seating = save.seating();
        let verdict = seating.result();
        verdict.map(|verdict| topics::traits(seating.view(Observer::Public).table(), &verdict)).unwrap_or_default()
    }

    fn rules() -> Vec<Chapter> {
        rulebook::book()
    }

    fn figure(name: &str, lang: Lang) -> Option<El> {
        plates::figure(name, lang)
    }

    fn table(game: OpenGame<KingIsDead>) -> AnyView {
        screen::open(game)
    }
}

fn mode(mode: Mode, lang: Lang) -> &'static str {
    match mode {
        Mode::Base => lang.pick("Base", "Base"),
        Mode::Advanced => lang.pick("Advanced", "Avancé"),
    }
}
