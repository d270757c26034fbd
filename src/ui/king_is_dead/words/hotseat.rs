//! Several people at one screen: the cover between two turns, and what has
//! happened since.

use super::super::super::lang::Lang;
use super::names;
use crate::play::Turn;
use crate::rules::king_is_dead::{Action, KingIsDead};

/// The heading of the cover.
pub fn cover_title(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name}, it is your turn"),
        Lang::Fr => format!("{name}, c’est à vous"),
    }
}

/// What the others are asked to do.
pub fn cover_hint(lang: Lang) -> &'static str {
    lang.pick("The cards stay hidden until you say so.", "Les cartes restent cachées jusqu’à votre signal.")
}

/// The button that takes the cover away.
pub fn cover_button(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("I am {name}"),
        Lang::Fr => format!("C’est moi, {name}"),
    }
}

/// Heads the list of what the others did.
pub fn since_last_turn(lang: Lang) -> &'static str {
    lang.pick("Since your last turn", "Depuis votre dernier tour")
}

/// Instead of that list, before anybody has played.
pub fn nothing_yet(lang: Lang) -> &'static str {
    lang.pick("Nobody has played yet.", "Personne n’a encore joué.")
}

/// A line of the list: who, and what they did.
pub fn recap(name: &str, sentence: &str) -> String {
    format!("{name} – {sentence}")
}

/// A turn as small as it gets: who, and the card or a pass.
pub fn recap_short(turn: &Turn<KingIsDead>, names: &[String], lang: Lang) -> String {
    let what = match turn.actions.first() {
        Some(&Action::Play(card)) => names::card(card, lang),
        Some(Action::Pass) => lang.pick("pass", "passe"),
        _ => lang.pick("to court", "à la cour"),
    };
    lang.labelled(super::player(turn.seat, names), what)
}

/// Says that the person at the screen is to act.
pub fn your_turn(lang: Lang) -> &'static str {
    lang.pick("It is your turn.", "C’est à vous de jouer.")
}

/// Confirms the pass of one of several people, beside the button that takes it
/// back.
pub fn somebody_passed(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} has passed."),
        Lang::Fr => format!("{name} a passé."),
    }
}

/// Confirms a pass, beside the button that takes it back.
pub fn you_passed(lang: Lang) -> &'static str {
    lang.pick("You have passed.", "Vous avez passé.")
}
