//! How the game ended, below the board, which stays in view.

use leptos::prelude::*;

use super::pieces::sprite;
use super::prompt::{PLAIN, PRIMARY, answer};
use super::sitting::Sitting;
use crate::play::written_seed;
use crate::rules::king_is_dead::{Ending, Verdict};
use crate::ui::draw::{El, el};
use crate::ui::king_is_dead::words::{self, button as say};
use crate::ui::lang::Lang;
use crate::ui::shell::Deal;

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
    let seed = written_seed(untrack(|| sitting.desk.save()).seed());
    let same = |lang: Lang| lang.pick("Same set-up", "Même mise en place");
    let back = |lang: Lang| lang.pick("Look back", "Revoir la partie");
    let home = |lang: Lang| lang.pick("Home", "Accueil");
    let text = el("div")
        .class("ending-text")
        .child(el("p").class("crowned").text(ending.crowned))
        .child(el("p").class("reason").text(ending.reason))
        .child(el("ol").class("ending-steps").children(ending.steps.into_iter().map(|step| el("li").text(step))))
        .child(el("p").class("seed").text(lang.labelled(lang.pick("Seed", "Graine"), &seed)));
    let buttons = el("div")
        .class("ending-buttons")
        .child(answer(sitting, PRIMARY, "again", "#icon-play", say::again, || true, move || again(Deal::Fresh)))
        .child(answer(sitting, PLAIN, "same-deal", "#icon-dice", same, || true, move || again(Deal::Same)))
        .child(answer(sitting, PLAIN, "look-back", "#icon-scroll", back, || true, look_back))
        .child(answer(sitting, PLAIN, "to-home", "#icon-home", home, || true, move || shell.go_home()));
    el("div")
        .class("ending")
        .attr("data-ending", if verdict.ending == Ending::Invasion { "invasion" } else { "coronation" })
        .child(el("span").class("ending-picture").hidden().child(sprite(picture)))
        .child(text)
        .child(buttons)
}
