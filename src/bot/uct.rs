//! The search for games without a net: the same tree, but positions are judged by
//! playing them to the end at random (UCT over information sets). It is also a
//! sparring partner for the other.

use super::Effort;
use super::mind::{Mind, Worlds};
use super::tree::{NodeId, Tree};
use crate::rules::{Game, GameExt, Rng, Status};

/// The first action of the turn that did best in so many imagined games.
pub fn choose<G: Mind>(worlds: &Worlds<G>, playouts: u32, effort: &mut Effort, rng: &mut Rng) -> G::Action {
    const BETWEEN_QUESTIONS: u32 = 64;
    let world = worlds.draw(rng);
    let seat = world.to_act().expect("somebody is to act when a bot is asked");
    let first = world.legal().next().expect("whoever is to act has a legal action");
    if world.legal().len() == 1 {
        return first;
    }
    let mut tree = Tree::new(first, seat);
    for done in 0..playouts {
        if done % BETWEEN_QUESTIONS == BETWEEN_QUESTIONS - 1 && !(effort.go_on)() {
            break;
        }
        play_one(&mut tree, worlds.draw(rng), rng);
    }
    tree.best(Tree::<G::Action>::ROOT).map_or(first, |best| tree.node(best).action)
}

/// Plays one game: through the tree, one step beyond it, and on at random.
fn play_one<G: Game>(tree: &mut Tree<G::Action>, mut world: G, rng: &mut Rng) {
    let mut path: Vec<NodeId> = Vec::new();
    let mut node = Tree::<G::Action>::ROOT;
    let outcome = loop {
        let seat = match world.status() {
            Status::Over(outcome) => break outcome,
            Status::ToAct(seat) => seat,
        };
        let untried: Vec<G::Action> = world.legal().filter(|&action| tree.child(node, action).is_none()).collect();
        let next = if untried.is_empty() {
            let legal: Vec<G::Action> = world.legal().collect();
            tree.most_promising(node, |action| legal.contains(&action)).expect("all that is legal was tried")
        } else {
            tree.add(node, rng.pick(&untried), seat, 0.5)
        };
        world.apply(tree.node(next).action, rng);
        path.push(next);
        node = next;
        if !untried.is_empty() {
            break world.playout(rng);
        }
    };
    for node in path {
        let seat = tree.node(node).seat;
        tree.note(node, outcome.reward(seat));
    }
}
