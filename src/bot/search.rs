//! The search: a tree over the small decisions of all players, in worlds that fit
//! what is known, guided by the game's net.
//!
//! Each iteration takes one world, follows the most interesting actions through
//! it (PUCT; every seat looks after itself, which is max^n), adds the actions of
//! the first position that was never looked at, and has the net judge them. Each
//! seat judges with its own eyes, so that nobody plays around cards that they
//! cannot know of; only between two are the judgements weighed against each other,
//! and a little of what the searching seat holds comes in there. Where nothing is hidden or left to chance, wins and losses
//! that are proven are never tried again.

use super::mind::{Mind, Worlds};
use super::net::{Features, Net};
use super::tree::{Node, NodeId, Tree};
use crate::rules::{GameExt, MAX_SEATS, Outcome, Rng, Seat, Status};

/// What each seat may expect, from 0 to 1.
type Values = [f32; MAX_SEATS];

/// Beyond this no tree is made larger. A node is 40 bytes or so, and the room for
/// them doubles when it is full: what the last iteration adds must not do that.
const MOST_NODES: usize = (1 << 20) - (1 << 12);

/// A search that can be stopped, looked into and continued at any time.
pub struct Search<'n, G: Mind> {
    net: &'n Net,
    worlds: Worlds<G>,
    /// What has been decided since the view: where the root is by now.
    decided: Vec<G::Action>,
    root: NodeId,
    seat: Seat,
    tree: Tree<G::Action>,
    rng: Rng,
    /// Whether luck has come in anywhere: then nothing can be proven.
    chance: bool,
    path: Vec<NodeId>,
    /// What is legal where it is; kept for its room.
    legal: Vec<G::Action>,
    features: Features,
    /// What each seat got out of all iterations at this root.
    totals: Values,
    iterations: u32,
}

impl<G: Mind> Search<'static, G> {
    /// A search for the seat to act in worlds that fit what it knows; `None` if
    /// the game is over or has no net.
    pub fn new(worlds: Worlds<G>, rng: Rng) -> Option<Search<'static, G>> {
        let net = worlds.draw(&mut rng.clone()).net()?;
        Search::with(net, worlds, rng)
    }
}

impl<'n, G: Mind> Search<'n, G> {
    /// The same with another net than the game's own; `None` if the game is over.
    pub fn with(net: &'n Net, worlds: Worlds<G>, mut rng: Rng) -> Option<Search<'n, G>> {
        let world = worlds.draw(&mut rng);
        let seat = world.to_act()?;
        let tree = Tree::new(world.legal().next()?, seat);
        Some(Search {
            net,
            worlds,
            decided: Vec::new(),
            root: Tree::<G::Action>::ROOT,
            seat,
            tree,
            rng,
            chance: false,
            path: Vec::new(),
            legal: Vec::new(),
            features: Features::new(),
            totals: [0.0; MAX_SEATS],
            iterations: 0,
        })
    }

    /// Who is to act.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world as it stands at the root.
    pub fn world(&mut self) -> G {
        let mut world = self.worlds.draw(&mut self.rng);
        for &action in &self.decided {
            world.apply(action, &mut self.rng);
        }
        world
    }

    /// How often the root's actions have been tried, in sum.
    pub fn visits(&self) -> u32 {
        self.actions().map(|node| node.visits).sum()
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Whether there is nothing more to find out.
    pub fn is_settled(&self) -> bool {
        let root = self.tree.node(self.root);
        !root.proof.is_empty() || MOST_NODES <= self.tree.len()
    }

    /// What is known of the actions at the root.
    pub fn actions(&self) -> impl Iterator<Item = &Node<G::Action>> {
        self.tree.children(self.root).map(|child| self.tree.node(child))
    }

    /// What to do.
    pub fn best(&self) -> Option<&Node<G::Action>> {
        self.tree.best(self.root).map(|child| self.tree.node(child))
    }

    /// What the seat to act may expect if it does its best, from 0 to 1.
    pub fn value(&self) -> f32 {
        match self.best() {
            Some(best) if best.wins() => 1.0,
            Some(best) if best.loses() => 0.0,
            Some(best) => best.value(),
            None => 0.5,
        }
    }

    /// What a seat will get where the search stands, whatever anybody does about it;
    /// `None` if that is not proven.
    pub fn proven(&self, seat: Seat) -> Option<f32> {
        let winners = self.tree.node(self.root).proof;
        (!winners.is_empty()).then(|| Outcome { winners, sides: 1 }.reward(seat))
    }

    /// What a seat may expect where the search stands: what is proven, or, if that is
    /// what another side leaves it, what is left, and else what it got on average.
    pub fn hope(&mut self, seat: Seat) -> f32 {
        if let Some(certain) = self.proven(seat) {
            return certain;
        }
        let world = self.world();
        let hope = match world.status() {
            Status::Over(outcome) => return outcome.reward(seat),
            Status::ToAct(other) if world.side(other) == world.side(seat) => self.value(),
            Status::ToAct(_) if self.worlds.is_certain() && sides(&world) == 2 => 1.0 - self.value(),
            Status::ToAct(_) => self.average(seat),
        };
        world.calibrated(hope)
    }

    /// What a seat gets on average over everything that was tried, from 0 to 1.
    pub fn average(&self, seat: Seat) -> f32 {
        if self.iterations == 0 { 0.5 } else { self.totals[seat.index()] / self.iterations as f32 }
    }

    /// Tells of every position in the tree that was tried at least so often: as
    /// it is in one of the worlds, after whose decision it came, and what that
    /// seat may expect. Where cards are hidden, only of the decisions of the seat
    /// that searches: what others know differs from world to world.
    pub fn tell(&mut self, least_visits: u32, tell: &mut dyn FnMut(&G, Seat, f32)) {
        let world = self.world();
        self.tell_from(self.root, &world, least_visits, tell);
    }

    fn tell_from(&self, node: NodeId, world: &G, least_visits: u32, tell: &mut dyn FnMut(&G, Seat, f32)) {
        for child in self.tree.children(node) {
            let child_node = self.tree.node(child);
            let tried = least_visits <= child_node.visits && child_node.proof.is_empty();
            if !tried || !world.legal().any(|action| action == child_node.action) {
                continue;
            }
            let mut next = world.clone();
            next.apply(child_node.action, &mut self.rng.clone());
            if next.to_act().is_none() {
                continue;
            }
            if self.worlds.is_certain() || child_node.seat == self.seat {
                tell(&next, child_node.seat, child_node.value());
            }
            self.tell_from(child, &next, least_visits, tell);
        }
    }

    /// Goes on from where this action has been taken, with all that is known of
    /// it. `false` if somebody else is to act there, or nobody, or if luck came
    /// in: then there is nothing to go on with.
    pub fn advance(&mut self, action: G::Action) -> bool {
        let mut world = self.world();
        let draws = self.rng.draws();
        world.apply(action, &mut self.rng);
        if self.rng.draws() != draws || world.to_act() != Some(self.seat) {
            return false;
        }
        self.go_to(&[action]);
        true
    }

    /// A turn that begins with this action: the rest is the best that is found,
    /// each decision thought about for so many iterations.
    pub fn turn(&mut self, first: G::Action, iterations: u32) -> Vec<G::Action> {
        self.restart();
        let mut actions = vec![first];
        let mut going_on = self.advance(first);
        while going_on {
            self.think(iterations, &mut || true);
            // A tree that is full finds out nothing new: then anything legal will do.
            let next = match self.best() {
                Some(best) => best.action,
                None => self.world().legal().next().expect("somebody is to act"),
            };
            actions.push(next);
            going_on = self.advance(next);
        }
        actions
    }

    /// Goes on from where a whole turn of the seat to act has been taken.
    pub fn go_to(&mut self, turn: &[G::Action]) {
        for &action in turn {
            self.root =
                self.tree.child(self.root, action).unwrap_or_else(|| self.tree.add(self.root, action, self.seat, 0.5));
            self.decided.push(action);
        }
        (self.totals, self.iterations) = ([0.0; MAX_SEATS], 0);
    }

    /// Goes on when the game has: these actions were taken since it began, by
    /// whomever, and the worlds fit what is known now. What it has found out
    /// about what could follow is kept. `false` if nobody is to act.
    pub fn follow(&mut self, actions: &[G::Action], worlds: Worlds<G>) -> bool {
        self.restart();
        let known = actions.iter().try_fold(self.root, |node, &action| self.tree.child(node, action));
        let world = worlds.draw(&mut self.rng);
        let (Some(seat), Some(first)) = (world.to_act(), world.legal().next()) else { return false };
        self.tree = known.map_or_else(|| Tree::new(first, seat), |node| self.tree.after(node));
        (self.seat, self.worlds) = (seat, worlds);
        true
    }

    /// Goes back to where it began, with all that it has found out since.
    pub fn restart(&mut self) {
        self.root = Tree::<G::Action>::ROOT;
        self.decided.clear();
        (self.totals, self.iterations) = ([0.0; MAX_SEATS], 0);
    }

    /// Thinks for so many iterations; `go_on` is asked now and then, and `false`
    /// means to stop. Returns how many there were.
    pub fn think(&mut self, iterations: u32, go_on: &mut dyn FnMut() -> bool) -> u32 {
        const BETWEEN_QUESTIONS: u32 = 64;
        for done in 0..iterations {
            if self.is_settled() || (done % BETWEEN_QUESTIONS == BETWEEN_QUESTIONS - 1 && !go_on()) {
                return done;
            }
            self.iterate();
        }
        iterations
    }

    fn iterate(&mut self) {
        let mut world = self.world();
        let draws = self.rng.draws();
        self.path.clear();
        let mut node = self.root;
        let values = loop {
            let proof = self.tree.node(node).proof;
            if !proof.is_empty() {
                break values_of(&world, &Outcome { winners: proof, sides: 1 });
            }
            let seat = match world.status() {
                Status::Over(outcome) => {
                    self.settle(node, &outcome);
                    break values_of(&world, &outcome);
                }
                Status::ToAct(seat) => seat,
            };
            let mut legal = world.legal();
            let next = if legal.len() == 1 {
                // A forced move is no decision: it is made without a thought.
                let only = legal.next().expect("there is one");
                self.tree.child(node, only).unwrap_or_else(|| self.tree.add(node, only, seat, 0.5))
            } else {
                if self.tree.is_leaf(node) {
                    break self.expand(node, &world, seat);
                }
                self.most_interesting(node, &world, seat)
            };
            world.apply(self.tree.node(next).action, &mut self.rng);
            self.path.push(next);
            node = next;
        };
        self.chance |= self.worlds.is_certain() && self.rng.draws() != draws;
        for (total, value) in self.totals.iter_mut().zip(values) {
            *total += value;
        }
        self.iterations += 1;
        let path = std::mem::take(&mut self.path);
        for &node in &path {
            let seat = self.tree.node(node).seat;
            self.tree.note(node, values[seat.index()]);
        }
        self.prove(&path);
        self.path = path;
    }

    fn most_interesting(&mut self, node: NodeId, world: &G, seat: Seat) -> NodeId {
        if self.worlds.is_certain() && !self.chance {
            return self.tree.most_interesting(node, |_| true).expect("it has children");
        }
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        legal.extend(world.legal());
        let known = self.tree.children(node).filter(|&child| legal.contains(&self.tree.node(child).action)).count();
        if known < legal.len() {
            // Another world, or other luck, offers actions that are new here.
            let new: Vec<G::Action> =
                legal.iter().copied().filter(|&action| self.tree.child(node, action).is_none()).collect();
            self.judge_actions(node, world, seat, new.into_iter());
        }
        let chosen = self.tree.most_interesting(node, |action| legal.contains(&action));
        self.legal = legal;
        chosen.expect("all that is legal was added")
    }

    /// Adds all that can be done in a position. What comes of it is what comes of
    /// the best that can be done.
    fn expand(&mut self, node: NodeId, world: &G, seat: Seat) -> Values {
        let (best, guess) = self.judge_actions(node, world, seat, world.legal());
        match best.status() {
            Status::Over(outcome) => values_of(&best, &outcome),
            Status::ToAct(_) => self.judge_for_all(&best, seat, guess),
        }
    }

    /// Adds actions with the judgement of the seat that takes them. Returns the
    /// best position they lead to, with its judgement.
    fn judge_actions(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: impl Iterator<Item = G::Action>,
    ) -> (G, f32) {
        world.features(seat, &mut self.features);
        let here = self.net.look(&self.features);
        let mut last = self.tree.children(node).last();
        let mut best: Option<(G, f32)> = None;
        for action in actions {
            let mut next = world.clone();
            next.apply(action, &mut self.rng);
            let over = next.outcome();
            let guess = match over {
                Some(outcome) => outcome.reward(seat),
                None => {
                    next.features(seat, &mut self.features);
                    self.net.chance_near(&here, &self.features)
                }
            };
            let child = self.tree.add_after(node, last, action, seat, guess);
            last = Some(child);
            if let Some(outcome) = over {
                self.settle(child, &outcome);
            }
            if best.as_ref().is_none_or(|&(_, best)| best < guess) {
                best = Some((next, guess));
            }
        }
        best.expect("whoever is to act has a legal action")
    }

    /// What each seat may expect, by its own judgement; that of `seat` is known.
    fn judge_for_all(&mut self, world: &G, seat: Seat, known: f32) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let ours = world.side(seat);
        let sides = || world.seats().iter().filter(|&side| world.side(side) == side);
        // Where nothing is hidden, what one of two sides wins the other loses.
        let opposed = self.worlds.is_certain() && sides().count() == 2;
        let mut sum = 0.0;
        for side in sides() {
            let value = match side == ours {
                true => known,
                false if opposed => 1.0 - known,
                false => {
                    world.features(side, &mut self.features);
                    self.net.chance(&self.net.look(&self.features))
                }
            };
            values[side.index()] = value;
            sum += value;
        }
        // Where everybody knows the same, together their chances are one; between
        // two it is said even if they do not, or both would hope for too much.
        if !opposed && (self.worlds.is_certain() || world.seats().count() == 2) {
            for value in &mut values {
                *value /= sum;
            }
        }
        for seat in world.seats().iter() {
            values[seat.index()] = values[world.side(seat).index()];
        }
        values
    }

    /// Notes how the game ended, if that is certain and nobody shares it.
    fn settle(&mut self, node: NodeId, outcome: &Outcome) {
        if self.worlds.is_certain() && !self.chance && outcome.sides == 1 {
            self.tree.node_mut(node).proof = outcome.winners;
        }
    }

    /// Carries proofs from the end of a path towards its beginning.
    fn prove(&mut self, path: &[NodeId]) {
        if !self.worlds.is_certain() || self.chance {
            return;
        }
        for &node in path.iter().rev().chain([&self.root]) {
            if !self.tree.node(node).proof.is_empty() {
                continue;
            }
            let Some(child) = self.tree.children(node).next() else { return };
            if !self.tree.prove(node, self.tree.node(child).seat) {
                return;
            }
        }
    }
}

fn sides<G: Mind>(world: &G) -> usize {
    world.seats().iter().filter(|&seat| world.side(seat) == seat).count()
}

fn values_of<G: Mind>(world: &G, outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in world.seats().iter() {
        values[seat.index()] = outcome.reward(seat);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_each_game;
    use crate::rules::{Observer, Seats};

    /// A search at a position that has gone on after a whole turn and the others'.
    fn what_was_found_is_kept_when_the_game_goes_on<G: Mind>() {
        let mut rng = Rng::new(6);
        let seats = Seats::new(*G::META.seats.start()).unwrap();
        let mut game = G::new(seats, &G::Options::default(), &mut rng).unwrap();
        let worlds = |game: &G| G::worlds(&game.view(Observer::Seat(game.to_act().unwrap())));
        let Some(mut search) = Search::new(worlds(&game), Rng::new(1)) else { return };
        search.think(2_000, &mut || true);
        let mut taken = Vec::new();
        for _ in 0..2 {
            let action = search.best().unwrap().action;
            let expected = search.best().unwrap().visits;
            game.apply(action, &mut rng);
            taken.push(action);
            let found = search.nodes();
            assert!(search.follow(&taken, worlds(&game)));
            taken.clear();
            assert!(search.nodes() < found && search.visits() <= expected);
            assert!(expected / 4 < search.visits(), "most of {expected} visits are kept, not {}", search.visits());
            assert_eq!(Some(search.seat()), game.to_act());
            search.think(500, &mut || true);
        }
    }

    macro_rules! every_game {
        ($($name:ident => $game:ty,)+) => {
            #[test]
            fn what_was_found_is_kept() {
                $(what_was_found_is_kept_when_the_game_goes_on::<$game>();)+
            }
        };
    }
    for_each_game!(every_game);
}
