//! Bots: what their levels are called at court, and their names.

use super::super::super::lang::Lang;
use crate::bot::Level;

/// Names for bots, the same in both languages.
pub const BOT_NAMES: [&str; 8] = ["Maud", "Hugh", "Morag", "Rhys", "Edith", "Duncan", "Gwen", "Alfred"];

/// What a level is called.
pub fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Page", "Page"),
        Level::Greedy => lang.pick("Squire", "Écuyer"),
    }
}

/// How a level plays, in a line.
pub fn level_character(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => {
            lang.pick("New at court: plays whatever comes to mind.", "Débute à la cour\u{a0}: joue au petit bonheur.")
        }
        Level::Greedy => lang.pick(
            "Seizes the best turn in sight and never looks beyond.",
            "Saisit le meilleur coup en vue, sans voir plus loin.",
        ),
    }
}

/// While a bot thinks.
pub fn thinking(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} is thinking…"),
        Lang::Fr => format!("{name} réfléchit…"),
    }
}
