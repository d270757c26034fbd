//! The struggle of the day.

use super::super::super::lang::Lang;
use crate::play::{Reviewed, Streak};
use crate::rules::king_is_dead::KingIsDead;

/// What it is called.
pub fn title(lang: Lang) -> &'static str {
    lang.pick("Struggle of the day", "La lutte du jour")
}

/// What it is about.
pub fn tells(lang: Lang) -> &'static str {
    lang.pick(
        "A game has come this far, and it is your turn. One way to play is clearly better than all others. Everybody has the same position today.",
        "Une partie en est là, et c’est à vous. Une façon de jouer vaut nettement mieux que les autres. Tout le monde a la même position aujourd’hui.",
    )
}

/// What is asked for, and how many days in a row it was done: now, and at best.
pub fn asks(streak: &Streak, day: u32, lang: Lang) -> String {
    let task = match streak.has_tried(day) {
        false => {
            lang.pick("Find the best turn. The first try counts.", "Trouvez le meilleur coup. Le premier essai compte.")
        }
        true => {
            lang.pick("The first try has counted. Try what you like.", "Le premier essai a compté. Essayez à loisir.")
        }
    };
    let (days, longest) = (streak.days(day), streak.longest());
    let run = match (days, lang) {
        (0, _) => String::new(),
        (1, Lang::En) => " 1 day in a row.".to_owned(),
        (_, Lang::En) => format!(" {days} days in a row."),
        (1, Lang::Fr) => " 1 jour de suite.".to_owned(),
        (_, Lang::Fr) => format!(" {days} jours de suite."),
    };
    let best = match lang {
        _ if longest <= days.max(1) => String::new(),
        Lang::En => format!(" At best: {longest}."),
        Lang::Fr => format!(" Au mieux\u{a0}: {longest}."),
    };
    format!("{task}{run}{best}")
}

/// While the answer is being judged.
pub fn weighing(lang: Lang) -> &'static str {
    lang.pick("Your turn is being weighed…", "Votre coup est à l’étude…")
}

/// Whether it was found.
pub fn verdict(right: bool, lang: Lang) -> &'static str {
    match right {
        true => lang.pick("Solved!", "Trouvé\u{202f}!"),
        false => lang.pick("There was a better turn.", "Il y avait mieux."),
    }
}

/// What the best turn is worth.
pub fn best(chance: u8, lang: Lang) -> String {
    let text = lang.pick(
        "No better turn was found. Your chance of winning",
        "Aucun meilleur coup n’a été trouvé. Vos chances de gagner",
    );
    lang.labelled(text, &lang.percent(chance))
}

/// What the player's turn and the best one are worth, without giving it away.
pub fn missed(reviewed: &Reviewed<KingIsDead>, lang: Lang) -> String {
    let (played, best) = (lang.percent(reviewed.played), lang.percent(reviewed.best));
    match lang {
        Lang::En => format!("Yours gives you {played}. Another one gives {best}: do you see it?"),
        Lang::Fr => format!("Le vôtre vous donne {played}. Un autre donne {best}\u{a0}: le voyez-vous\u{202f}?"),
    }
}

/// The best turn, which is shown on the table.
pub fn better(reviewed: &Reviewed<KingIsDead>, better: &str, lang: Lang) -> String {
    let best = lang.percent(reviewed.best);
    match lang {
        Lang::En => format!("The best turn, {best}, lies on the table now. {better}"),
        Lang::Fr => format!("Le meilleur coup, {best}, est maintenant sur la table. {better}"),
    }
}
