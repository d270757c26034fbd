//! The screens of the page, and how the address names them.

use crate::play::SaveId;
use crate::registry::GameId;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The way in.
    Home,
    /// A game before it begins.
    Setup(GameId),
    /// The saved games.
    Games,
    /// A game that somebody sent, as the address has it.
    Sent,
    /// A game.
    Table(SaveId),
}

/// What the fragment of a game that was sent begins with.
pub const SENT: &str = "game/";

impl Screen {
    /// The fragment of the address, so that going back and loading anew work.
    pub fn fragment(self) -> String {
        match self {
            Screen::Home => String::new(),
            Screen::Setup(game) => format!("new/{}", game.slug()),
            Screen::Games => "games".to_owned(),
            Screen::Sent => SENT.to_owned(),
            Screen::Table(id) => format!("play/{id}"),
        }
    }

    /// The screen that a fragment names; home for one that names none.
    pub fn of_fragment(fragment: &str) -> Screen {
        let game = || GameId::named(fragment.strip_prefix("new/")?).map(Screen::Setup);
        let table = || SaveId::read(fragment.strip_prefix("play/")?).map(Screen::Table);
        match fragment {
            "games" => Screen::Games,
            _ if fragment.starts_with(SENT) => Screen::Sent,
            _ => game().or_else(table).unwrap_or(Screen::Home),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_names_the_screen() {
        let game = GameId::ALL[0];
        for screen in [Screen::Home, Screen::Setup(game), Screen::Games, Screen::Sent, Screen::Table(SaveId(7))] {
            assert_eq!(Screen::of_fragment(&screen.fragment()), screen);
        }
        assert_eq!(Screen::of_fragment("play/x"), Screen::Home);
        assert_eq!(Screen::of_fragment("new/chess"), Screen::Home);
    }
}
