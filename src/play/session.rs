//! One session of one game: the only place that changes a position.

use crate::rules::{BadSetup, Game, GameExt, Illegal, Rng, Seats};

/// Where a session began. With the actions taken since it is the whole game.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin<G: Game> {
    /// The set-up that a seed gives.
    Deal {
        /// How many play.
        seats: Seats,
        /// What was agreed.
        options: G::Options,
        /// The source of all chance.
        seed: u64,
    },
    /// A position of its own, between moves: a puzzle, a lesson, a bug report.
    Position {
        /// The position.
        position: G,
        /// The source of the chance that is to come.
        seed: u64,
    },
}

impl<G: Game> Origin<G> {
    fn begin(&self) -> Result<(G, Rng), BadSetup> {
        match self {
            Origin::Deal { seats, options, seed } => {
                let mut rng = Rng::new(*seed);
                Ok((G::new(*seats, options, &mut rng)?, rng))
            }
            Origin::Position { position, seed } => Ok((position.clone(), Rng::new(*seed))),
        }
    }
}

/// A game from its origin to where it stands, with what was taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    origin: Origin<G>,
    actions: Vec<G::Action>,
    /// Actions taken back, the next to redo last.
    undone: Vec<G::Action>,
    position: G,
    rng: Rng,
    floor: usize,
}

impl<G: Game> Session<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// If the game cannot be set up like that.
    pub fn new(origin: Origin<G>) -> Result<Session<G>, BadSetup> {
        let (position, rng) = origin.begin()?;
        Ok(Session { origin, actions: Vec::new(), undone: Vec::new(), position, rng, floor: 0 })
    }

    /// Where it began.
    pub fn origin(&self) -> &Origin<G> {
        &self.origin
    }

    /// Where it stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The actions that led here.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The actions taken back, the next to redo last.
    pub fn undone(&self) -> &[G::Action] {
        &self.undone
    }

    /// Takes an action.
    ///
    /// # Errors
    /// If it is not legal; nothing changes then.
    pub fn play(&mut self, action: G::Action) -> Result<(), Illegal<G::Action>> {
        let (actor, draws) = (self.position.to_act(), self.rng.draws());
        self.position.try_apply(action, &mut self.rng)?;
        self.actions.push(action);
        self.undone.clear();
        // What chance has shown cannot be unseen, and nobody else's choice may
        // be taken back.
        if self.rng.draws() != draws || self.position.to_act() != actor {
            self.floor = self.actions.len();
        }
        Ok(())
    }

    /// How many actions stand for good among players: those before the last
    /// chance or change of hands.
    pub fn undo_floor(&self) -> usize {
        self.floor
    }

    /// Takes the last action back, if nothing random happened and nobody else
    /// came to act since.
    pub fn undo(&mut self) -> Option<G::Action> {
        let last = *self.actions.last()?;
        if self.actions.len() <= self.floor {
            return None;
        }
        self.rewind(self.actions.len() - 1);
        Some(last)
    }

    /// Goes back to where `count` actions had been taken, whoever took them: for
    /// a player alone with bots, for looking back, for a referee.
    pub fn rewind(&mut self, count: usize) {
        while count < self.actions.len() {
            self.undone.extend(self.actions.pop());
        }
        let actions = std::mem::take(&mut self.actions);
        let undone = std::mem::take(&mut self.undone);
        (self.position, self.rng) = self.origin.begin().expect("it began once");
        self.floor = 0;
        for action in actions {
            self.play(action).expect("the beginning of a legal game is legal");
        }
        self.undone = undone;
    }

    /// Takes an undone action again.
    pub fn redo(&mut self) -> Option<G::Action> {
        let action = self.undone.pop()?;
        let undone = std::mem::take(&mut self.undone);
        self.play(action).expect("it was legal here before");
        self.undone = undone;
        Some(action)
    }
}
