//! Hints: what is said beside the turns that are worth considering.

use super::super::super::lang::Lang;

/// Heads the hint.
pub fn title(lang: Lang) -> &'static str {
    lang.pick("Hint", "Conseil")
}

/// While it is being worked out.
pub fn weighing(lang: Lang) -> &'static str {
    lang.pick("Weighing your turns…", "Vos coups sont à l’étude…")
}

/// What the numbers are: no more than an estimate.
pub fn estimate(teams: bool, lang: Lang) -> &'static str {
    match teams {
        false => lang
            .pick("Your chance of winning, as the bots estimate it.", "Vos chances de gagner, estimées par les bots."),
        true => lang.pick(
            "Your team’s chance of winning, as the bots estimate it.",
            "Les chances de votre équipe, estimées par les bots.",
        ),
    }
}

/// Where there is nothing to advise.
pub fn nothing(lang: Lang) -> &'static str {
    lang.pick("No hint for this turn.", "Pas de conseil pour ce tour.")
}

/// A chance as a percentage. Only what is certain is called so.
pub fn percent(chance: f32, lang: Lang) -> String {
    let percent = match chance {
        chance if 1.0 <= chance => 100,
        chance if chance <= 0.0 => 0,
        chance => ((chance * 100.0).round() as u8).clamp(1, 99),
    };
    lang.percent(percent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_called_certain() {
        let said = [-0.1, 0.0, 0.001, 0.619, 0.999, 1.0].map(|chance| percent(chance, Lang::En));
        assert_eq!(said, ["0%", "0%", "1%", "62%", "99%", "100%"]);
        assert_eq!(percent(0.5, Lang::Fr), "50\u{a0}%");
    }
}
