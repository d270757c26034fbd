//! A session with players around it: people and bots.

use super::session::Session;
use crate::bot::{self, Effort, Level};
use crate::rules::{Game, GameExt, Notation, Observer, Rng, Seat, mix};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the screen.
    Human,
    /// A bot of this level.
    Bot(Level),
}

/// A game and who plays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating<G: Game> {
    session: Session<G>,
    players: Vec<Player>,
    /// Mixed into what the bots draw, so that their luck is not the deal's.
    seed: u64,
}

impl<G: Game> Seating<G> {
    /// Seats the players.
    ///
    /// # Panics
    /// If there is not one for each seat.
    pub fn new(session: Session<G>, players: Vec<Player>, seed: u64) -> Seating<G> {
        assert_eq!(players.len(), session.position().seats().count(), "one player for each seat");
        Seating { session, players, seed }
    }

    /// The game, to be written down.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What an observer knows of it.
    pub fn view(&self, observer: Observer) -> G::View {
        self.session.position().view(observer)
    }

    /// What the person to act may choose; nothing while a bot thinks.
    pub fn choices(&self) -> impl Iterator<Item = G::Action> + use<G> {
        let mine = self.bot_to_act().is_none();
        self.session.position().legal().filter(move |_| mine)
    }

    /// Who is to act.
    pub fn to_act(&self) -> Option<Seat> {
        self.session.position().to_act()
    }

    /// The level of the bot to act, if it is a bot's turn.
    pub fn bot_to_act(&self) -> Option<Level> {
        match self.players[self.to_act()?.index()] {
            Player::Human => None,
            Player::Bot(level) => Some(level),
        }
    }

    /// Takes a person's action. One that is not legal, or not a person's to
    /// take, changes nothing.
    pub fn human_acts(&mut self, action: G::Action) -> bool {
        self.bot_to_act().is_none() && self.session.play(action).is_ok()
    }

    /// Lets the bot to act take one action; `false` if it is no bot's turn. The
    /// same position always gets the same answer, also after it was taken back.
    pub fn bot_acts(&mut self) -> bool {
        let (Some(level), Some(seat)) = (self.bot_to_act(), self.to_act()) else { return false };
        let mut rng = Rng::new(mix(self.seed, self.session.actions().len() as u64));
        let view = self.view(Observer::Seat(seat));
        let mut effort = Effort { playouts: None, go_on: &mut || true };
        let action = bot::choose::<G>(level, &view, &mut effort, &mut rng);
        self.session.play(action).expect("bots play by the rules");
        true
    }

    /// Whether a person has decided anything yet.
    pub fn can_take_back(&self) -> bool {
        self.last_human_decision().is_some()
    }

    /// Goes back to the last decision that a person made, over those of bots;
    /// `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(count) = self.last_human_decision() else { return false };
        self.session.rewind(count);
        true
    }

    /// Whether anything was taken back and can be put back.
    pub fn can_put_back(&self) -> bool {
        !self.session.undone().is_empty()
    }

    /// Takes again what was taken back, up to the next decision of a person;
    /// `false` if there is nothing.
    pub fn put_back(&mut self) -> bool {
        if self.session.redo().is_none() {
            return false;
        }
        while self.bot_to_act().is_some() && self.session.redo().is_some() {}
        true
    }

    /// How many actions had been taken when a person last decided.
    fn last_human_decision(&self) -> Option<usize> {
        let mut replay = Session::new(self.session.origin().clone()).expect("it began once");
        let mut last = None;
        for (count, &action) in self.session.actions().iter().enumerate() {
            let actor = replay.position().to_act();
            if actor.is_some_and(|seat: Seat| self.players[seat.index()] == Player::Human) {
                last = Some(count);
            }
            replay.play(action).expect("the session took this action");
        }
        last
    }
}

/// One turn of a game, as an observer saw it: all that a seat decided until
/// somebody else was to act.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<G: Game> {
    /// Whose it was.
    pub seat: Seat,
    /// What was decided, as far as the observer saw it.
    pub actions: Vec<G::Action>,
    /// How many actions of the session had been taken before it.
    pub begins: usize,
    /// How many had been taken after it.
    pub ends: usize,
    /// How things stood before it.
    pub before: G::View,
    /// How things stood after it.
    pub after: G::View,
}

impl<G: Notation> Seating<G> {
    /// The turns so far; a half-made one is not among them.
    pub fn turns(&self, observer: Observer) -> Vec<Turn<G>> {
        let mut replay = Session::new(self.session.origin().clone()).expect("it began once");
        let mut turns = Vec::new();
        let (mut begins, mut before, mut actions) = (0, replay.position().view(observer), Vec::new());
        for (index, &action) in self.session.actions().iter().enumerate() {
            let seat = replay.position().to_act().expect("somebody took this action");
            if replay.position().sees(observer, action) {
                actions.push(action);
            }
            replay.play(action).expect("the session took this action");
            if replay.position().to_act() != Some(seat) {
                let (ends, after) = (index + 1, replay.position().view(observer));
                let seen = std::mem::take(&mut actions);
                turns.push(Turn { seat, actions: seen, begins, ends, before, after: after.clone() });
                (begins, before) = (ends, after);
            }
        }
        turns
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<G::Result> {
        self.session.position().result()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Origin;
    use crate::rules::Seats;
    use crate::rules::king_is_dead::{Action, KingIsDead, Options};

    fn seating() -> Seating<KingIsDead> {
        let options = Options { start: Some(Seat::new(0)), ..Options::default() };
        let origin = Origin::Deal { seats: Seats::new(3).unwrap(), options, seed: 4 };
        let bot = Player::Bot(Level::Greedy);
        Seating::new(Session::new(origin).unwrap(), vec![Player::Human, bot, bot], 4)
    }

    #[test]
    fn bots_act_until_it_is_a_persons_turn_and_answer_alike_after_an_undo() {
        let mut table = seating();
        assert!(!table.bot_acts());
        assert!(table.human_acts(Action::Pass));
        assert!(!table.human_acts(Action::Pass), "it is the bot's turn");
        while table.bot_acts() {}
        assert_eq!(table.to_act(), Some(Seat::new(0)));
        let first = table.clone();
        assert!(table.take_back());
        assert!(table.session().actions().is_empty());
        assert!(!table.can_take_back() && !table.take_back(), "nobody has decided anything");
        assert!(table.can_put_back() && table.put_back());
        assert_eq!(table, first);
        assert!(!table.can_put_back() && !table.put_back(), "nothing is taken back any more");
        assert!(table.take_back());
        assert!(table.human_acts(Action::Pass));
        while table.bot_acts() {}
        assert_eq!(table.session().actions(), first.session().actions());
    }

    #[test]
    fn turns_follow_each_other_without_gaps() {
        let mut table = seating();
        table.human_acts(Action::Pass);
        while table.bot_acts() {}
        let me = Observer::Seat(Seat::new(0));
        let turns = table.turns(me);
        assert_eq!((turns[0].seat, &turns[0].actions[..]), (Seat::new(0), &[Action::Pass][..]));
        for (one, next) in turns.iter().zip(&turns[1..]) {
            assert_eq!((one.ends, &one.after), (next.begins, &next.before));
        }
        assert_eq!(turns.last().map(|turn| turn.ends), Some(table.session().actions().len()));
        assert_eq!(turns.last().map(|turn| &turn.after), Some(&table.view(me)));
    }
}
