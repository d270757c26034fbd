//! What is asked of a bot, thought about in slices: whoever asks decides how long
//! a slice is and when to stop, and hears how far it is in between.

use serde::{Deserialize, Serialize};

use super::hint::Consultation;
use super::{Deliberation, Effort, Level, Mind, Search, Style, at_once, deliberate};
use crate::rules::{GameExt, Rng};

/// What a bot does when it is its turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct BotTurn<G: Mind> {
    /// One action or several, up to a whole turn.
    pub actions: Vec<G::Action>,
    /// What it believes its chance of winning to be, from 0 to 1, if it has
    /// searched.
    pub chance: Option<f32>,
    /// What speaks for the turn, if it has searched.
    pub reasons: Vec<G::Reason>,
    /// How long it thought.
    pub iterations: u32,
    /// Whether it would have thought longer. Only then may the same question
    /// have another answer.
    pub stopped_by_clock: bool,
}

/// A turn that is worth considering.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Advice<G: Mind> {
    /// All that the seat to act would decide.
    pub actions: Vec<G::Action>,
    /// Its chance of winning then, from 0 to 1.
    pub chance: f32,
    /// What speaks for the turn.
    pub reasons: Vec<G::Reason>,
}

/// The turn of a bot, being thought about. However it is sliced, the same level,
/// seed and view come to the same turn, unless it is stopped.
pub struct TurnThinking<G: Mind> {
    view: G::View,
    way: Way<G>,
    stopped: bool,
}

enum Way<G: Mind> {
    /// In a tree, as long as anybody wants.
    Search(Box<Deliberation<'static, G>>),
    /// In one go, which is short.
    AtOnce(Style, Rng),
    Decided(Vec<G::Action>),
}

impl<G: Mind> TurnThinking<G> {
    /// Begins to think about what a bot of this level does for the seat to act,
    /// whose view this is; `None` if nobody is to act.
    pub fn new(level: Level, seed: u64, view: G::View) -> Option<TurnThinking<G>> {
        let mut rng = Rng::new(seed);
        is_anybody_to_act::<G>(&view, &rng).then_some(())?;
        let worlds = G::worlds(&view);
        let way = match level.style() {
            Style::Search(recipe) if G::HAS_NET => {
                let care = recipe.for_worlds(&worlds);
                Way::Search(Box::new(deliberate(care, worlds, &mut rng)?))
            }
            style => Way::AtOnce(style, rng),
        };
        Some(TurnThinking { view, way, stopped: false })
    }

    /// Thinks for so many iterations at most.
    pub fn think(&mut self, iterations: u32) {
        match &mut self.way {
            Way::Search(deliberation) => deliberation.think(iterations, &mut || true),
            Way::AtOnce(style, rng) => {
                let mut effort = Effort { playouts: None, go_on: &mut || true };
                let actions = at_once(*style, &self.view, G::worlds(&self.view), &mut effort, rng);
                self.way = Way::Decided(actions);
            }
            Way::Decided(_) => {}
        }
    }

    /// There is no more time: the turn is decided by what is known.
    pub fn stop(&mut self) {
        if self.is_done() {
            return;
        }
        self.stopped = true;
        match &mut self.way {
            Way::Search(deliberation) => deliberation.think(u32::MAX, &mut || false),
            Way::AtOnce(..) | Way::Decided(_) => self.think(1),
        }
    }

    /// Whether the turn is decided.
    pub fn is_done(&self) -> bool {
        match &self.way {
            Way::Search(deliberation) => deliberation.is_done(),
            Way::AtOnce(..) => false,
            Way::Decided(_) => true,
        }
    }

    /// How much of the thinking is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match &self.way {
            Way::Search(deliberation) => deliberation.progress(),
            Way::AtOnce(..) => 0.0,
            Way::Decided(_) => 1.0,
        }
    }

    /// The turn, once it is decided.
    pub fn turn(&mut self) -> Option<BotTurn<G>> {
        self.is_done().then_some(())?;
        let (actions, chance, iterations) = match &mut self.way {
            Way::Search(deliberation) => {
                let thought = deliberation.thought();
                (thought.actions, Some(thought.chance), thought.iterations)
            }
            Way::AtOnce(..) => return None,
            Way::Decided(actions) => (actions.clone(), None, 0),
        };
        // Reasons are the net's own, which the others have not asked.
        let reasons = if chance.is_some() { G::reasons(&self.view, &actions) } else { Vec::new() };
        Some(BotTurn { actions, chance, reasons, iterations, stopped_by_clock: self.stopped })
    }

    /// Thinks to the end.
    pub fn finish(mut self) -> BotTurn<G> {
        loop {
            self.think(u32::MAX);
            if let Some(turn) = self.turn() {
                return turn;
            }
        }
    }
}

/// Advice for the seat to act, being thought about. The longer, the better; it
/// can be asked for at any time, and thought about further.
pub struct AdviceThinking<G: Mind> {
    view: G::View,
    /// `None` for a game without a net, which has no chances to tell.
    consultation: Option<Consultation<'static, G>>,
    settled: bool,
    /// What had been done in the game by then, if that is known.
    taken: Vec<G::Action>,
}

impl<G: Mind> AdviceThinking<G> {
    /// What a turn goes on with is thought about so much longer before it is
    /// told. Most of it is known by then.
    const ITERATIONS_FOR_EACH_DECISION: u32 = 100;

    /// Begins to think about what the seat to act could do, whose view this is;
    /// `None` if nobody is to act.
    pub fn new(seed: u64, view: G::View) -> Option<AdviceThinking<G>> {
        let rng = Rng::new(seed);
        is_anybody_to_act::<G>(&view, &rng).then_some(())?;
        let consultation = Search::new(G::worlds(&view), rng).map(Consultation::new);
        let settled = consultation.is_none();
        Some(AdviceThinking { view, consultation, settled, taken: Vec::new() })
    }

    /// Notes what had been done in the game when this was begun.
    pub fn after(self, taken: Vec<G::Action>) -> AdviceThinking<G> {
        AdviceThinking { taken, ..self }
    }

    /// Goes on with a later view of the same game, and with what it has found out
    /// about it already; `false` if it is no later one, which changes nothing.
    pub fn follow(&mut self, view: G::View, taken: Vec<G::Action>) -> bool {
        let since = taken.strip_prefix(&self.taken[..]).filter(|_| !self.taken.is_empty());
        let (Some(since), Some(consultation)) = (since, &mut self.consultation) else { return false };
        if !consultation.follow(since, G::worlds(&view)) {
            return false;
        }
        (self.view, self.taken, self.settled) = (view, taken, false);
        true
    }

    /// Thinks for so many iterations at most.
    pub fn think(&mut self, iterations: u32) {
        if let Some(consultation) = &mut self.consultation {
            self.settled = !consultation.think(iterations, &mut || true);
        }
    }

    /// How much of so many iterations is done, from 0 to 1. What nobody can find
    /// out more about is done.
    pub fn progress(&self, iterations: u32) -> f32 {
        match &self.consultation {
            Some(consultation) if !self.settled => (consultation.visits() as f32 / iterations as f32).min(1.0),
            _ => 1.0,
        }
    }

    /// The best turns that begin differently, the best first.
    pub fn advice(&mut self) -> Vec<Advice<G>> {
        let Some(consultation) = &mut self.consultation else { return Vec::new() };
        let lines = consultation.lines(Self::ITERATIONS_FOR_EACH_DECISION);
        let advice = lines.into_iter().map(|line| {
            let reasons = G::reasons(&self.view, &line.actions);
            Advice { actions: line.actions, chance: line.chance, reasons }
        });
        advice.collect()
    }
}

/// Who is to act is public: any world that fits the view tells.
fn is_anybody_to_act<G: Mind>(view: &G::View, rng: &Rng) -> bool {
    G::imagine(view, &mut rng.clone()).to_act().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_each_game;
    use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
    use crate::rules::{Game, Observer, Seats};

    /// Some positions of games between random players, as the seat to act sees
    /// them.
    fn views<G: Mind>(options: &G::Options) -> Vec<G::View> {
        let mut rng = Rng::new(9);
        let mut views = Vec::new();
        for seats in G::META.seats {
            let seats = Seats::new(seats).unwrap();
            let mut game = G::new(seats, options, &mut rng).unwrap();
            while let Some(seat) = game.to_act() {
                if rng.below(4) == 0 {
                    views.push(game.view(Observer::Seat(seat)));
                }
                game.apply(game.random_action(&mut rng), &mut rng);
            }
        }
        views
    }

    fn slices_change_nothing<G: Mind>(options: &G::Options) {
        let mut rng = Rng::new(5);
        for (number, view) in views::<G>(options).into_iter().enumerate() {
            // All but the last, which think too long for a test.
            let level = Level::ALL[number % (Level::ALL.len() - 2)];
            let seed = rng.bits();
            let whole = TurnThinking::<G>::new(level, seed, view.clone()).unwrap().finish();
            let mut sliced = TurnThinking::<G>::new(level, seed, view.clone()).unwrap();
            while !sliced.is_done() {
                sliced.think(1 + rng.below(90));
            }
            assert_eq!(sliced.turn(), Some(whole.clone()), "{level}");
            let mut effort = Effort { playouts: None, go_on: &mut || true };
            let chosen = crate::bot::choose::<G>(level.style(), &view, &mut effort, &mut Rng::new(seed));
            assert_eq!(whole.actions, chosen);
            assert_eq!((whole.chance.is_some(), whole.stopped_by_clock), (level > Level::Greedy, false));
        }
    }

    fn stopping_decides<G: Mind>() {
        for view in views::<G>(&G::Options::default()) {
            for level in [Level::Random, Level::King] {
                for slices in [0, 1, 5] {
                    let mut thinking = TurnThinking::<G>::new(level, 1, view.clone()).unwrap();
                    for _ in 0..slices {
                        thinking.think(10);
                    }
                    let early = thinking.is_done();
                    thinking.stop();
                    let turn = thinking.turn().unwrap();
                    assert_eq!(turn.stopped_by_clock, !early);
                    let mut world = G::imagine(&view, &mut Rng::new(1));
                    assert!(world.try_apply(turn.actions[0], &mut Rng::new(1)).is_ok());
                }
            }
        }
    }

    fn advice_can_be_asked_for_at_any_time<G: Mind>() {
        for view in views::<G>(&G::Options::default()) {
            let mut thinking = AdviceThinking::<G>::new(1, view.clone()).unwrap();
            let mut before = 0.0;
            for _ in 0..3 {
                thinking.think(40);
                assert!(before <= thinking.progress(200), "it never goes back");
                before = thinking.progress(200);
                for advice in thinking.advice() {
                    assert!((0.0..=1.0).contains(&advice.chance));
                    let mut world = G::imagine(&view, &mut Rng::new(1));
                    let seat = world.to_act();
                    assert!(world.try_apply(advice.actions[0], &mut Rng::new(1)).is_ok());
                    assert!(advice.actions.len() == 1 || world.to_act() == seat);
                }
            }
        }
    }

    macro_rules! for_every_game {
        ($($name:ident => $game:ty,)+) => {
            #[test]
            fn the_same_question_has_the_same_answer_however_the_thinking_is_sliced() {
                $(slices_change_nothing::<$game>(&Default::default());)+
                // With hidden cards, too.
                slices_change_nothing::<KingIsDead>(&Options { mode: Mode::Advanced, start: None });
            }

            #[test]
            fn a_bot_that_is_stopped_answers_with_what_it_knows() {
                $(stopping_decides::<$game>();)+
            }

            #[test]
            fn advice_is_legal_whenever_it_is_asked_for() {
                $(advice_can_be_asked_for_at_any_time::<$game>();)+
            }
        };
    }
    for_each_game!(for_every_game);

    #[test]
    fn advice_goes_on_when_the_game_does() {
        let mut rng = Rng::new(8);
        let seats = Seats::new(2).unwrap();
        let mut game = KingIsDead::new(seats, &Options { mode: Mode::Advanced, start: None }, &mut rng).unwrap();
        let me = game.to_act().unwrap();
        let mut taken = Vec::new();
        // The whole turns of both, as somebody would take them who thinks a little.
        let mut round = |game: &mut KingIsDead, taken: &mut Vec<_>| loop {
            let seat = game.to_act().unwrap();
            let view = game.view(Observer::Seat(seat));
            let turn = TurnThinking::<KingIsDead>::new(Level::Viscount, 1, view).unwrap().finish();
            for action in turn.actions {
                game.apply(action, &mut rng);
                taken.push(action);
            }
            if game.to_act() == Some(me) {
                break;
            }
        };
        round(&mut game, &mut taken);
        let view = |game: &KingIsDead| game.view(Observer::Seat(me));
        let mut thinking = AdviceThinking::<KingIsDead>::new(1, view(&game)).unwrap().after(taken.clone());
        thinking.think(3_000);
        assert!(!thinking.follow(view(&game), Vec::new()), "another game");
        round(&mut game, &mut taken);
        assert!(thinking.follow(view(&game), taken));
        thinking.think(200);
        let legal: Vec<_> = game.legal().collect();
        for advice in thinking.advice() {
            assert!(legal.contains(&advice.actions[0]));
        }
    }
}
