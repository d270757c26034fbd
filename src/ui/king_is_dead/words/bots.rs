//! What is said of a bot at the table.

use super::super::super::lang::Lang;

/// While a bot thinks.
pub fn thinking(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} is thinking…"),
        Lang::Fr => format!("{name} réfléchit…"),
    }
}
