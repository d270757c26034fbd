//! The list of games. One line here, and a game has tests, sessions, records,
//! bots, a referee and tournaments.

/// Calls the macro `$with` with a line `Name => type,` for each game.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            KingIsDead => $crate::rules::king_is_dead::KingIsDead,
        }
    };
}

macro_rules! game_id {
    ($($name:ident => $game:ty,)+) => {
        /// A registered game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum GameId {
            $($name,)+
        }

        impl GameId {
            /// Every game, in the order of the list.
            pub const ALL: &'static [GameId] = &[$(GameId::$name,)+];

            /// Its name in saves, links and the umpire's protocol.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(GameId::$name => <$game as $crate::rules::Game>::META.slug,)+
                }
            }

            /// The game of that name.
            pub fn named(slug: &str) -> Option<GameId> {
                GameId::ALL.iter().copied().find(|game| game.slug() == slug)
            }
        }
    };
}

for_each_game!(game_id);
