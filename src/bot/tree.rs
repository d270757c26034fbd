//! The tree that a search grows: what has been tried after what, how often, and
//! how well it went.
//!
//! A node stands for the actions that led to it, not for a position: in worlds
//! with other hidden cards, or other luck, the same actions lead to other
//! positions, and not all of them can be taken in each.

use super::math::exp;
use crate::rules::{Seat, SeatSet};

/// A node by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(u32);

const NONE: NodeId = NodeId(u32::MAX);

/// How far two guesses must differ for one to get e times the attention.
const ATTENTION: f32 = 0.06;
/// How much untried actions are worth a try, against doing what did well.
const CURIOSITY: f32 = 0.2;

/// What is known of an action taken after others.
#[derive(Clone, Copy, Debug)]
pub struct Node<A> {
    /// The action.
    pub action: A,
    /// Who took it.
    pub seat: Seat,
    /// Who is sure to win after it; nobody as long as that is open.
    pub proof: SeatSet,
    first_child: NodeId,
    next_sibling: NodeId,
    /// How often it was tried.
    pub visits: u32,
    /// How often it could have been tried: it is not legal in every world.
    available: u32,
    /// What its seat got out of it, in sum.
    sum: f32,
    /// What its seat was expected to get before it was tried.
    guess: f32,
    /// The attention that it gets, in relation to that of the others.
    weight: f32,
}

impl<A> Node<A> {
    /// What its seat may expect of it, from 0 to 1.
    pub fn value(&self) -> f32 {
        (self.sum + self.guess) / (self.visits + 1) as f32
    }

    /// Whether it is proven to win for its seat.
    pub fn wins(&self) -> bool {
        self.proof.contains(self.seat)
    }

    /// Whether it is proven not to win for its seat.
    pub fn loses(&self) -> bool {
        !self.proof.is_empty() && !self.wins()
    }

    fn interest(&self, weights: f32) -> f32 {
        let share = self.weight / weights;
        self.value() + CURIOSITY * ((self.available + 1) as f32).sqrt() * share / (1 + self.visits) as f32
    }
}

/// To about a hundredth, alike on every machine; 0 of 0.
fn natural_logarithm(number: u32) -> f32 {
    let bits = (number as f32).to_bits();
    let power = (bits >> 23) as i32 - 127;
    let rest = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000) - 1.0;
    let log2 = power as f32 + rest * (1.346_6 - 0.346_6 * rest);
    (log2 * std::f32::consts::LN_2).max(0.0)
}

/// The tree. Its root is node 0, which has no action of its own.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree with nothing but its root; `action` and `seat` are not used.
    pub fn new(action: A, seat: Seat) -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new() };
        tree.push(action, seat, 0.5);
        tree
    }

    /// Where everything begins.
    pub const ROOT: NodeId = NodeId(0);

    /// How many nodes it has.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    /// A node, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.0 as usize]
    }

    fn push(&mut self, action: A, seat: Seat, guess: f32) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            action,
            seat,
            proof: SeatSet::default(),
            first_child: NONE,
            next_sibling: NONE,
            visits: 0,
            available: 0,
            sum: 0.0,
            guess,
            weight: exp(guess / ATTENTION),
        });
        id
    }

    /// Adds what can be done after a node, with a guess at how good it is. It is
    /// not there yet.
    pub fn add(&mut self, parent: NodeId, action: A, seat: Seat, guess: f32) -> NodeId {
        let last = self.children(parent).last();
        self.add_after(parent, last, action, seat, guess)
    }

    /// The same when it is known what was added last after this node.
    pub fn add_after(&mut self, parent: NodeId, last: Option<NodeId>, action: A, seat: Seat, guess: f32) -> NodeId {
        let id = self.push(action, seat, guess);
        match last {
            Some(last) => self.node_mut(last).next_sibling = id,
            None => self.node_mut(parent).first_child = id,
        }
        id
    }

    /// Whether nothing has been added after a node.
    pub fn is_leaf(&self, id: NodeId) -> bool {
        self.node(id).first_child == NONE
    }

    /// What can be done after a node, in the order in which it was added.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> {
        let mut next = self.node(parent).first_child;
        std::iter::from_fn(move || {
            let child = next;
            (child != NONE).then(|| {
                next = self.node(child).next_sibling;
                child
            })
        })
    }

    /// What is known of an action after a node.
    pub fn child(&self, parent: NodeId, action: A) -> Option<NodeId> {
        self.children(parent).find(|&child| self.node(child).action == action)
    }

    /// The most interesting of the children that `legal` agrees to; `None` if
    /// there is none. All of them are noted to have been available.
    pub fn most_interesting(&mut self, parent: NodeId, legal: impl Fn(A) -> bool) -> Option<NodeId> {
        let (mut weights, mut hopeful) = (0.0, false);
        let mut next = self.node(parent).first_child;
        while next != NONE {
            let child = &mut self.nodes[next.0 as usize];
            if legal(child.action) {
                child.available += 1;
                weights += child.weight;
                hopeful |= !child.loses();
            }
            next = child.next_sibling;
        }
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let mut next = self.node(parent).first_child;
        while next != NONE {
            let child = self.node(next);
            // What is proven to lose is not tried while there is hope elsewhere.
            if legal(child.action) && !(hopeful && child.loses()) {
                let interest = child.interest(weights);
                if most < interest {
                    (best, most) = (Some(next), interest);
                }
            }
            next = child.next_sibling;
        }
        best
    }

    /// The same by the bounds of UCB1, which need no guess and no weight.
    pub fn most_promising(&mut self, parent: NodeId, legal: impl Fn(A) -> bool) -> Option<NodeId> {
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let mut next = self.node(parent).first_child;
        while next != NONE {
            let child = &mut self.nodes[next.0 as usize];
            if legal(child.action) {
                child.available += 1;
                let spread = natural_logarithm(child.available) / child.visits as f32;
                let promise = child.sum / child.visits as f32 + (0.5 * spread).sqrt();
                if most < promise {
                    (best, most) = (Some(next), promise);
                }
            }
            next = child.next_sibling;
        }
        best
    }

    /// The child to play: one that is proven to win, or else the most tried, or
    /// of those the most valued; one that is proven to lose only if all are.
    pub fn best(&self, parent: NodeId) -> Option<NodeId> {
        let rank = |&child: &NodeId| {
            let node = self.node(child);
            (node.wins(), !node.loses(), node.visits, node.value())
        };
        let mut best: Option<NodeId> = None;
        for child in self.children(parent) {
            if best.is_none_or(|best| rank(&best) < rank(&child)) {
                best = Some(child);
            }
        }
        best
    }

    /// A tree of all that is known after a node, which is its root.
    pub fn after(&self, node: NodeId) -> Tree<A> {
        let mut tree = Tree { nodes: vec![Node { first_child: NONE, next_sibling: NONE, ..*self.node(node) }] };
        let mut copied = vec![(node, Tree::<A>::ROOT)];
        while let Some((from, to)) = copied.pop() {
            let mut last = NONE;
            for child in self.children(from) {
                let copy = NodeId(tree.nodes.len() as u32);
                tree.nodes.push(Node { first_child: NONE, next_sibling: NONE, ..*self.node(child) });
                if last == NONE {
                    tree.node_mut(to).first_child = copy;
                } else {
                    tree.node_mut(last).next_sibling = copy;
                }
                last = copy;
                copied.push((child, copy));
            }
        }
        tree
    }

    /// Notes what came of a node.
    pub fn note(&mut self, id: NodeId, value: f32) {
        let node = self.node_mut(id);
        node.visits += 1;
        node.sum += value;
    }

    /// Proves a node if its children do, for whom `seat` chooses: one of them
    /// wins for that seat, or all lead to the same winners.
    pub fn prove(&mut self, parent: NodeId, seat: Seat) -> bool {
        let mut proofs = self.children(parent).map(|child| self.node(child).proof);
        let Some(first) = proofs.next() else { return false };
        let (mut same, mut winning) = (!first.is_empty(), first.contains(seat).then_some(first));
        for proof in proofs {
            same &= proof == first;
            winning = winning.or(proof.contains(seat).then_some(proof));
        }
        let Some(proof) = winning.or(same.then_some(first)) else { return false };
        self.node_mut(parent).proof = proof;
        true
    }
}
