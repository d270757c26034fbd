//! What the page and the worker in which its bots think say to each other: one
//! question, one answer, as bytes.
//!
//! A question carries the *view* of the seat to act and never the position. What
//! that seat does not know is not in the message, so that no bot can know it
//! either, whatever its code does.
//!
//! Page and worker are built and published together, so that the format needs no
//! versions.

use serde::{Deserialize, Serialize};

use super::{Effort, Level, choose};
use crate::for_each_game;
use crate::rules::{Game, GameExt, Rng};

/// What a bot is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Names the question, so that its answer is told from those to older ones.
    pub id: u32,
    /// The name of the game.
    pub game: String,
    /// How well to play.
    pub level: Level,
    /// The bot's luck. The same question with the same seed has the same answer.
    pub seed: u64,
    /// What the seat to act knows.
    pub view: Vec<u8>,
}

impl Ask {
    /// The question what to do for the seat to act, whose view this is; `None`
    /// if the view cannot be written down.
    pub fn new<G: Game>(id: u32, level: Level, seed: u64, view: &G::View) -> Option<Ask> {
        let view = postcard::to_allocvec(view).ok()?;
        Some(Ask { id, game: G::META.slug.to_owned(), level, seed, view })
    }

    /// As it is sent; `None` if it cannot be.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        postcard::to_allocvec(self).ok()
    }
}

/// What a bot answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Of the question.
    pub id: u32,
    /// What the bot does.
    pub action: Vec<u8>,
}

impl Reply {
    /// As it was sent; `None` for bytes that are no reply.
    pub fn from_bytes(bytes: &[u8]) -> Option<Reply> {
        postcard::from_bytes(bytes).ok()
    }

    /// The action, if it is one of this game.
    pub fn action<G: Game>(&self) -> Option<G::Action> {
        postcard::from_bytes(&self.action).ok()
    }
}

/// The reply to an ask, both as bytes; `None` for bytes that are no question, or
/// one about a game that is over. `go_on` is asked now and then while the bot
/// thinks; `false` means to answer with the best found so far.
pub fn answer_while(bytes: &[u8], go_on: &mut dyn FnMut() -> bool) -> Option<Vec<u8>> {
    let ask: Ask = postcard::from_bytes(bytes).ok()?;
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match ask.game.as_str() {
                $(name if name == <$game as Game>::META.slug => action_for::<$game>(&ask, go_on),)+
                _ => None,
            }
        };
    }
    let action = for_each_game!(dispatch)?;
    postcard::to_allocvec(&Reply { id: ask.id, action }).ok()
}

/// [`answer_while`] nobody minds how long it takes.
pub fn answer(bytes: &[u8]) -> Option<Vec<u8>> {
    answer_while(bytes, &mut || true)
}

/// What a bot of this level does: the answer that the worker gives, and the page
/// itself when there is no worker.
pub fn decide<G: Game>(level: Level, seed: u64, view: &G::View, go_on: &mut dyn FnMut() -> bool) -> G::Action {
    choose::<G>(level, view, &mut Effort { playouts: None, go_on }, &mut Rng::new(seed))
}

fn action_for<G: Game>(ask: &Ask, go_on: &mut dyn FnMut() -> bool) -> Option<Vec<u8>> {
    let view: G::View = postcard::from_bytes(&ask.view).ok()?;
    // Who is to act is public: any world that fits the view tells.
    G::imagine(&view, &mut Rng::new(ask.seed)).to_act()?;
    postcard::to_allocvec(&decide::<G>(ask.level, ask.seed, &view, go_on)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Observer, Seats};

    fn view_to_act<G: Game>(game: &G) -> Option<G::View> {
        game.to_act().map(|seat| game.view(Observer::Seat(seat)))
    }

    /// Every position of a game between bots, and what comes over the wire there.
    fn the_wire_changes_no_answer<G: Game>() {
        for seats in G::META.seats {
            let mut rng = Rng::new(9);
            let seats = Seats::new(seats).unwrap();
            let mut game = G::new(seats, &G::Options::default(), &mut rng).unwrap();
            let mut id = 0;
            while let Some(view) = view_to_act(&game) {
                let level = Level::ALL[id as usize % Level::ALL.len()];
                let seed = rng.bits();
                let ask = Ask::new::<G>(id, level, seed, &view).unwrap();
                let reply = Reply::from_bytes(&answer(&ask.to_bytes().unwrap()).unwrap()).unwrap();
                let mut effort = Effort { playouts: None, go_on: &mut || true };
                let direct = choose::<G>(level, &view, &mut effort, &mut Rng::new(seed));
                assert_eq!((reply.id, reply.action::<G>()), (id, Some(direct)));
                game.try_apply(direct, &mut rng).unwrap();
                id += 1;
            }
        }
    }

    fn junk_is_no_question<G: Game>() {
        let mut rng = Rng::new(2);
        let seats = Seats::new(*G::META.seats.start()).unwrap();
        let game = G::new(seats, &G::Options::default(), &mut rng).unwrap();
        let ask = Ask::new::<G>(1, Level::Greedy, 1, &view_to_act(&game).unwrap()).unwrap();
        let bytes = ask.to_bytes().unwrap();
        for end in 0..bytes.len() {
            assert_eq!(answer(&bytes[..end]), None, "cut after {end} bytes");
        }
        for length in 0..200 {
            let junk: Vec<u8> = (0..length).map(|_| rng.bits() as u8).collect();
            assert_eq!(answer(&junk), None);
            assert_eq!(answer(&Ask { view: junk, ..ask.clone() }.to_bytes().unwrap()), None);
        }
        let unknown = Ask { game: "no-such-game".to_owned(), ..ask };
        assert_eq!(answer(&unknown.to_bytes().unwrap()), None);
    }

    fn a_game_that_is_over_has_no_answer<G: Game>() {
        let mut rng = Rng::new(3);
        let seats = Seats::new(*G::META.seats.start()).unwrap();
        let mut game = G::new(seats, &G::Options::default(), &mut rng).unwrap();
        while game.to_act().is_some() {
            game.apply(game.random_action(&mut rng), &mut rng);
        }
        let ask = Ask::new::<G>(1, Level::Random, 1, &game.view(Observer::Public)).unwrap();
        assert_eq!(answer(&ask.to_bytes().unwrap()), None);
    }

    macro_rules! for_every_game {
        ($($name:ident => $game:ty,)+) => {
            #[test]
            fn the_answer_over_the_wire_is_the_direct_one() {
                $(the_wire_changes_no_answer::<$game>();)+
            }

            #[test]
            fn junk_gets_no_answer_and_does_no_harm() {
                $(junk_is_no_question::<$game>();)+
            }

            #[test]
            fn nobody_acts_when_the_game_is_over() {
                $(a_game_that_is_over_has_no_answer::<$game>();)+
            }
        };
    }
    for_each_game!(for_every_game);
}
