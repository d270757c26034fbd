//! A session with players around it: people and bots.

use super::session::Session;
use crate::bot::Level;
use crate::rules::{Game, GameExt, Notation, Observer, Seat, Seats, mix};

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

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.session.position().seats()
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
        self.level(self.to_act()?)
    }

    /// The level of the bot on this seat, if it is a bot's.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.players[seat.index()] {
            Player::Human => None,
            Player::Bot(level) => Some(level),
        }
    }

    /// Takes a person's action. One that is not legal, or not a person's to
    /// take, changes nothing.
    pub fn human_acts(&mut self, action: G::Action) -> bool {
        self.bot_to_act().is_none() && self.session.play(action).is_ok()
    }

    /// What the bot to act is asked; `None` if it is no bot's turn. The same
    /// position always asks the same, also after it was taken back.
    pub fn bot_question(&self) -> Option<BotQuestion<G>> {
        let (level, seat) = (self.bot_to_act()?, self.to_act()?);
        let seed = mix(self.seed, self.session.actions().len() as u64);
        Some(BotQuestion { level, view: self.view(Observer::Seat(seat)), seed })
    }

    /// Takes the action of the bot to act; one that is not legal, or not a bot's
    /// to take, changes nothing.
    pub fn bot_answers(&mut self, action: G::Action) -> bool {
        self.bot_to_act().is_some() && self.session.play(action).is_ok()
    }

    /// Whether this seat is a person's.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Human
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().iter().filter(|&seat| self.is_human(seat))
    }

    /// Where the last turn of a person began, counted in actions; `None` if
    /// nobody has had one.
    pub fn last_human_turn(&self) -> Option<usize> {
        let mut replay = Session::new(self.session.origin().clone()).expect("it began once");
        let (mut last, mut before) = (None, None);
        for (count, &action) in self.session.actions().iter().enumerate() {
            let actor = replay.position().to_act();
            if actor != before && actor.is_some_and(|seat| self.is_human(seat)) {
                last = Some(count);
            }
            before = actor;
            replay.play(action).expect("the session took this action");
        }
        last
    }

    /// Goes back to where the last turn of a person began, over those of bots;
    /// `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(count) = self.last_human_turn() else { return false };
        self.session.rewind(count);
        true
    }

    /// Goes back to where `count` actions had been taken.
    pub fn rewind(&mut self, count: usize) {
        self.session.rewind(count);
    }

    /// Whether anything was taken back and can be put back.
    pub fn can_put_back(&self) -> bool {
        !self.session.undone().is_empty()
    }

    /// Takes again what was taken back, up to the next turn of a person;
    /// `false` if there is nothing.
    pub fn put_back(&mut self) -> bool {
        let any = self.can_put_back();
        let mut actor = self.to_act();
        while self.session.redo().is_some() {
            let next = self.to_act();
            if next != actor && next.is_none_or(|seat| self.is_human(seat)) {
                break;
            }
            actor = next;
        }
        any
    }
}

/// What a bot is asked. It has a view and nothing else to go by.
#[derive(Clone, PartialEq, Debug)]
pub struct BotQuestion<G: Game> {
    /// How well it plays.
    pub level: Level,
    /// What it knows.
    pub view: G::View,
    /// Its luck.
    pub seed: u64,
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
    use crate::bot::{self, Effort};
    use crate::play::Origin;
    use crate::rules::Rng;
    use crate::rules::king_is_dead::{Action, KingIsDead, Options};

    fn seating(players: [Player; 3]) -> Seating<KingIsDead> {
        let options = Options { start: Some(Seat::new(0)), ..Options::default() };
        let origin = Origin::Deal { seats: Seats::new(3).unwrap(), options, seed: 4 };
        Seating::new(Session::new(origin).unwrap(), players.to_vec(), 4)
    }

    const BOT: Player = Player::Bot(Level::Greedy);

    fn bots_act(table: &mut Seating<KingIsDead>) {
        while let Some(BotQuestion { level, view, seed }) = table.bot_question() {
            let mut effort = Effort { playouts: None, go_on: &mut || true };
            let actions = bot::choose::<KingIsDead>(level.style(), &view, &mut effort, &mut Rng::new(seed));
            assert!(actions.into_iter().all(|action| table.bot_answers(action)));
        }
    }

    /// Plays a whole turn of the first legal actions for the person to act.
    fn person_acts(table: &mut Seating<KingIsDead>) {
        let seat = table.to_act();
        while table.to_act() == seat {
            let action = table.choices().last().unwrap();
            assert!(table.human_acts(action));
        }
    }

    #[test]
    fn bots_act_until_it_is_a_persons_turn_and_answer_alike_after_an_undo() {
        let mut table = seating([Player::Human, BOT, BOT]);
        assert_eq!(table.bot_question(), None);
        assert!(table.human_acts(Action::Pass));
        assert!(!table.human_acts(Action::Pass), "it is the bot's turn");
        bots_act(&mut table);
        assert_eq!(table.to_act(), Some(Seat::new(0)));
        let first = table.clone();
        assert!(table.take_back());
        assert!(table.session().actions().is_empty());
        assert!(!table.take_back(), "nobody has decided anything");
        assert!(table.human_acts(Action::Pass));
        bots_act(&mut table);
        assert_eq!(table.session().actions(), first.session().actions());
    }

    #[test]
    fn taking_back_and_putting_back_go_by_whole_turns_of_people() {
        let mut table = seating([Player::Human, BOT, Player::Human]);
        let mut stops = vec![table.session().actions().len()];
        for _ in 0..3 {
            person_acts(&mut table);
            bots_act(&mut table);
            stops.push(table.session().actions().len());
        }
        for &stop in stops.iter().rev().skip(1) {
            assert!(table.take_back());
            assert_eq!(table.session().actions().len(), stop);
        }
        for &stop in &stops[1..] {
            assert!(table.can_put_back() && table.put_back());
            assert_eq!(table.session().actions().len(), stop);
        }
        assert!(!table.can_put_back() && !table.put_back());
    }

    #[test]
    fn turns_follow_each_other_without_gaps() {
        let mut table = seating([Player::Human, BOT, BOT]);
        table.human_acts(Action::Pass);
        bots_act(&mut table);
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
