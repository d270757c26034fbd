//! How the game ended, below the board, which stays in view.

use leptos::prelude::*;

use super::pieces::sprite;
use super::prompt::{PLAIN, PRIMARY, answer};
use super::sitting::Sitting;
use crate::play::written_seed;
use crate::rules::king_is_dead::{Ending, Verdict};
use crate::ui::draw::{El, el};
use crate::ui::game_ui::Occasion;
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::words::result;
use crate::ui::shell::{Deal, Screen};

/// Who is crowned, why exactly, and what to do next.
pub fn end_panel(sitting: Sitting, verdict: &Verdict) -> El {
    let lang = sitting.lang.get();
    let names = sitting.names.get();
    let ending = sitting.view.with(|view| words::verdict(view, verdict, &names, lang));
    let picture = match verdict.ending {
        Ending::Invasion => "#fleet",
        Ending::Coronation => "#crown-great",
    };
    let shell = sitting.desk.shell;
    let again = move |deal| shell.again(&untrack(|| sitting.desk.save()), deal);
    let look_back = move || {
        let last = sitting.turns.with_untracked(|turns| turns.len().checked_sub(1));
        sitting.desk.looking_at.set(last);
    };
    let same = |lang: Lang| lang.pick("Same set-up", "Même mise en place");
    let back = |lang: Lang| lang.pick("Look back", "Revoir la partie");
    let home = |lang: Lang| lang.pick("Home", "Accueil");
    let judge = |lang: Lang| lang.pick("Review", "Analyse");
    let tale = |lang: Lang| lang.pick("Read the tale", "Lire le récit");
    // A game that leaves no trace has neither.
    let kept = match sitting.desk.occasion {
        Occasion::Play(id) => {
            let review = move || shell.go(Screen::Review(id));
            let read = move || shell.go(Screen::Chronicle(id));
            vec![
                answer(sitting, PLAIN, "to-review", "#icon-graph", judge, || true, review),
                answer(sitting, PLAIN, "tale", "#icon-quill", tale, || true, read),
            ]
        }
        _ => Vec::new(),
    };
    // The bar on top takes the last turn back.
    shell.drop_offer();
    let save = untrack(|| sitting.desk.save());
    let won = save.outcome().map(|outcome| result(&save.chairs, outcome, lang)).unwrap_or_default();
    // One comparison alone is the reason already.
    let steps = (1 < ending.steps.len())
        .then(|| el("ol").class("ending-steps").children(ending.steps.into_iter().map(|step| el("li").text(step))));
    let text = el("div")
        .class("ending-text")
        // A long reason can be scrolled by keys, too.
        .attr("tabindex", "0")
        .child(el("p").class("crowned").text(won))
        .child(el("p").class("reason").text(ending.reason))
        .child(steps)
        .child(el("p").class("seed").text(lang.labelled(lang.pick("Seed", "Graine"), &written_seed(save.seed()))));
    let next = match sitting.desk.occasion {
        Occasion::WhatIf(id, _) => {
            let drop = |lang: Lang| lang.pick("The game that was", "La vraie partie");
            vec![answer(
                sitting,
                PRIMARY,
                "to-review",
                "#icon-back",
                drop,
                || true,
                move || shell.go(Screen::Review(id)),
            )]
        }
        _ => vec![
            answer(sitting, PRIMARY, "again", "#icon-play", say::again, || true, move || again(Deal::Fresh)),
            answer(sitting, PLAIN, "same-deal", "#icon-dice", same, || true, move || again(Deal::Same)),
        ],
    };
    let buttons = el("div")
        .class("ending-buttons")
        .children(next)
        .child(answer(sitting, PLAIN, "look-back", "#icon-scroll", back, || true, look_back))
        .children(kept)
        .child(answer(sitting, PLAIN, "to-home", "#icon-home", home, || true, move || shell.go_home()));
    el("div")
        .class("ending")
        .attr("data-ending", if verdict.ending == Ending::Invasion { "invasion" } else { "coronation" })
        .child(el("span").class("ending-picture").hidden().child(sprite(picture)))
        .child(text)
        .child(buttons)
}
