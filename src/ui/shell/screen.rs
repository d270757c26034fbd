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
    /// A game that is looked back at.
    Review(SaveId),
    /// What might have been after this many turns of a game.
    WhatIf(SaveId, usize),
    /// The puzzle of the day of a game.
    Day(GameId),
    /// The lessons of a game.
    Learn(GameId),
    /// One of them, from 0.
    Lesson(GameId, usize),
    /// A finished game as a tale.
    Chronicle(SaveId),
    /// What all finished games add up to.
    Statistics,
    /// The rules of a game; the address may go on with a place in them.
    Rules(GameId),
}

/// What the fragment of a game that was sent begins with.
pub const SENT: &str = "game/";

/// What the fragment of rules begins with.
const RULES: &str = "rules/";

/// The game in a link, or in what somebody has cut out of one.
pub fn game_of_link(link: &str) -> &str {
    let fragment = link.trim().rsplit_once('#').map_or(link.trim(), |parts| parts.1);
    fragment.strip_prefix(SENT).unwrap_or(fragment)
}

impl Screen {
    /// The saved game that one window alone has open there.
    pub fn seat(self) -> Option<SaveId> {
        match self {
            Screen::Table(id) | Screen::Review(id) => Some(id),
            _ => None,
        }
    }

    /// Whether there is a table, which is not to be left without need: not
    /// everything that lies there is kept.
    pub fn has_table(self) -> bool {
        matches!(self, Screen::Table(_) | Screen::Review(_) | Screen::WhatIf(..) | Screen::Day(_) | Screen::Lesson(..))
    }

    /// Whether it is in the volume of the program with the tables, at which games
    /// are set up and played.
    pub fn is_of_tables(self) -> bool {
        matches!(self, Screen::Setup(_) | Screen::Table(_) | Screen::Review(_) | Screen::WhatIf(..))
    }

    /// The fragment of the address, so that going back and loading anew work.
    pub fn fragment(self) -> String {
        match self {
            Screen::Home => String::new(),
            Screen::Setup(game) => format!("new/{}", game.slug()),
            Screen::Games => "games".to_owned(),
            Screen::Sent => SENT.to_owned(),
            Screen::Table(id) => format!("play/{id}"),
            Screen::Review(id) => format!("review/{id}"),
            Screen::WhatIf(id, turn) => format!("what-if/{id}/{turn}"),
            Screen::Day(game) => format!("day/{}", game.slug()),
            Screen::Learn(game) => format!("learn/{}", game.slug()),
            Screen::Lesson(game, number) => format!("learn/{}/{}", game.slug(), number + 1),
            Screen::Chronicle(id) => format!("chronicle/{id}"),
            Screen::Statistics => "statistics".to_owned(),
            Screen::Rules(game) => format!("{RULES}{}", game.slug()),
        }
    }

    /// The screen that a fragment names; home for one that names none.
    pub fn of_fragment(fragment: &str) -> Screen {
        let game = || GameId::named(fragment.strip_prefix("new/")?).map(Screen::Setup);
        let table = || SaveId::read(fragment.strip_prefix("play/")?).map(Screen::Table);
        let review = || SaveId::read(fragment.strip_prefix("review/")?).map(Screen::Review);
        let what_if = || {
            let (id, turn) = fragment.strip_prefix("what-if/")?.split_once('/')?;
            Some(Screen::WhatIf(SaveId::read(id)?, turn.parse().ok()?))
        };
        let day = || GameId::named(fragment.strip_prefix("day/")?).map(Screen::Day);
        let learn = || {
            let rest = fragment.strip_prefix("learn/")?;
            let Some((slug, number)) = rest.split_once('/') else { return GameId::named(rest).map(Screen::Learn) };
            Some(Screen::Lesson(GameId::named(slug)?, number.parse::<usize>().ok()?.checked_sub(1)?))
        };
        let chronicle = || SaveId::read(fragment.strip_prefix("chronicle/")?).map(Screen::Chronicle);
        let rules = || GameId::named(fragment.strip_prefix(RULES)?.split('/').next()?).map(Screen::Rules);
        match fragment {
            "games" => Screen::Games,
            "statistics" => Screen::Statistics,
            _ if fragment.starts_with(SENT) => Screen::Sent,
            _ => game()
                .or_else(table)
                .or_else(learn)
                .or_else(review)
                .or_else(what_if)
                .or_else(day)
                .or_else(chronicle)
                .or_else(rules)
                .unwrap_or(Screen::Home),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_names_the_screen() {
        let game = GameId::ALL[0];
        let screens = [
            Screen::Home,
            Screen::Setup(game),
            Screen::Games,
            Screen::Sent,
            Screen::Table(SaveId(7)),
            Screen::Review(SaveId(7)),
            Screen::WhatIf(SaveId(7), 12),
            Screen::Day(game),
            Screen::Learn(game),
            Screen::Lesson(game, 3),
            Screen::Chronicle(SaveId(7)),
            Screen::Statistics,
            Screen::Rules(game),
        ];
        for screen in screens {
            assert_eq!(Screen::of_fragment(&screen.fragment()), screen);
        }
        assert_eq!(Screen::of_fragment(&format!("rules/{}/summon", game.slug())), Screen::Rules(game));
        assert_eq!(Screen::of_fragment("rules/chess"), Screen::Home);
        assert_eq!(Screen::of_fragment("play/x"), Screen::Home);
        assert_eq!(Screen::of_fragment("new/chess"), Screen::Home);
        assert_eq!(Screen::of_fragment("learn/chess/1"), Screen::Home);
        assert_eq!(Screen::of_fragment("learn/king-is-dead/0"), Screen::Home);
    }
}
