//! The words of the statistics.

use super::words::{fill, level};
use crate::bot::Level;
use crate::play::{STEP, Share};
use crate::ui::lang::Lang;

/// How many games there are, and which of them count.
pub fn counted(finished: usize, counted: usize, lang: Lang) -> String {
    let text = match (finished, counted) {
        (1, 1) => lang
            .pick("One finished game on this device, a solo game.", "Une partie terminée sur cet appareil, en solo."),
        (_, _) if finished == counted => lang.pick(
            "{} finished games on this device, all of them solo games.",
            "{} parties terminées sur cet appareil, toutes en solo.",
        ),
        (1, _) => lang.pick(
            "One finished game on this device. Only solo games count below, and this is not one of them.",
            "Une partie terminée sur cet appareil. Seules comptent ici les parties en solo, et ce n’en est pas une.",
        ),
        (_, 0) => lang.pick(
            "{} finished games on this device. Only solo games count below, and there is none.",
            "{} parties terminées sur cet appareil. Seules comptent ici les parties en solo, et il n’y en a pas.",
        ),
        (_, 1) => lang.pick(
            "{} finished games on this device. Only the one solo game counts below.",
            "{} parties terminées sur cet appareil. Ne compte ici que la partie en solo.",
        ),
        _ => lang.pick(
            "{} finished games on this device. Only the {} solo games count below.",
            "{} parties terminées sur cet appareil. Ne comptent ici que les {} parties en solo.",
        ),
    };
    fill(text, &[&finished.to_string(), &counted.to_string()])
}

/// What a victory is, and what the thin lines mean.
pub fn legend(lang: Lang) -> &'static str {
    lang.pick(
        "A shared victory counts as won. The thin line is the 95% interval: the fewer games, the less the bar says.",
        "Une victoire partagée compte comme gagnée. Le trait fin est l’intervalle à 95\u{a0}%\u{a0}: moins il y a de parties, moins la barre en dit.",
    )
}

/// The bots of a group of games.
pub fn bots(of: Option<Level>, lang: Lang) -> &'static str {
    of.map_or_else(|| lang.pick("Several levels", "Plusieurs niveaux"), |of| level(of, lang))
}

/// So many players.
pub fn players(count: usize, lang: Lang) -> String {
    fill(lang.pick("{} players", "{} joueurs"), &[&count.to_string()])
}

/// A group of games by their turns.
pub fn turns(from: usize, lang: Lang) -> String {
    fill(lang.pick("{} to {} turns", "{} à {} tours"), &[&from.to_string(), &(from + STEP - 1).to_string()])
}

/// "3 of 5".
pub fn won_of(share: Share, lang: Lang) -> String {
    fill(lang.pick("{} of {}", "{} sur {}"), &[&share.won.to_string(), &share.played.to_string()])
}

/// "60 %"; a dash where there is nothing to divide by.
pub fn percent(share: Share, lang: Lang) -> String {
    if share.played == 0 {
        return "–".to_owned();
    }
    let rounded = (200 * share.won + share.played) / (2 * share.played);
    lang.percent(u8::try_from(rounded).unwrap_or(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_and_nothing_is_divided_by_nothing() {
        let share = |won, played| Share { won, played };
        assert_eq!(percent(share(1, 3), Lang::En), "33%");
        assert_eq!(percent(share(2, 3), Lang::Fr), "67\u{a0}%");
        assert_eq!(percent(share(1, 8), Lang::En), "13%");
        assert_eq!(percent(share(0, 0), Lang::En), "–");
        assert_eq!(won_of(share(2, 3), Lang::Fr), "2 sur 3");
    }

    #[test]
    fn what_counts_is_said() {
        assert!(counted(1, 1, Lang::En).starts_with("One finished game"));
        assert!(counted(4, 4, Lang::En).contains("all of them solo"));
        assert!(counted(4, 3, Lang::En).contains("Only the 3 solo games"));
        assert!(counted(4, 0, Lang::Fr).contains("il n’y en a pas"));
    }
}
