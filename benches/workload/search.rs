//! The bots' search, measured.

use interregnum::bot::{self, Effort, Mind, Node, Search, Style};
use interregnum::rules::king_is_dead::{Action, KingIsDead};
use interregnum::rules::{Game, GameExt, Observer, Rng, mix};

use super::Task;

/// How long bots think in the games that are compared.
const ITERATIONS: u32 = 100;

impl Task {
    /// Searches from an opening for so many iterations; how many there were.
    pub fn search_opening(self, iterations: u32) -> u64 {
        searched(&self.deal(&mut Rng::new(3)), iterations).0
    }

    /// Searches from the middle of a game.
    pub fn search_middle(self, iterations: u32) -> u64 {
        let mut rng = Rng::new(3);
        let mut position = self.deal(&mut rng);
        // Half of the cards are played by then.
        let turns = 4 * self.players;
        let mut passed = 0;
        while passed < turns {
            let seat = position.to_act();
            let action = position.random_action(&mut rng);
            position.apply(action, &mut rng);
            passed += u32::from(position.to_act() != seat);
        }
        searched(&position, iterations).0
    }

    /// The bytes of the tree after so many iterations from an opening.
    pub fn tree_bytes(self, iterations: u32) -> u64 {
        let nodes = searched(&self.deal(&mut Rng::new(3)), iterations).1;
        (nodes * size_of::<Node<Action>>()) as u64
    }

    /// Lets bots play a game; a number that stands for all its moves, of as many
    /// bits as a float holds exactly.
    pub fn moves(self, game: u32) -> u64 {
        let mut rng = Rng::new(u64::from(game));
        let mut position = self.deal(&mut rng);
        let mut hash = u64::from(game);
        while let Some(seat) = position.to_act() {
            let view = position.view(Observer::Seat(seat));
            let mut effort = Effort { playouts: None, go_on: &mut || true };
            for action in bot::choose::<KingIsDead>(Style::search(ITERATIONS), &view, &mut effort, &mut rng) {
                let index = position.legal().position(|legal| legal == action).expect("bots play by the rules");
                hash = mix(hash, index as u64 + 1);
                position.apply(action, &mut rng);
            }
        }
        hash >> 11
    }
}

/// How many iterations there were, and how many nodes.
fn searched(position: &KingIsDead, iterations: u32) -> (u64, usize) {
    let seat = position.to_act().expect("the game goes on");
    let worlds = KingIsDead::worlds(&position.view(Observer::Seat(seat)));
    let mut search = Search::new(worlds, Rng::new(4)).expect("there is a net");
    let done = search.think(iterations, &mut || true);
    (u64::from(done), search.nodes())
}
