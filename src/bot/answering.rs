//! Answers questions, from bytes to bytes, in slices of time. The workers do
//! nothing else.

use super::wire::{Ask, News, Reply, Task};
use super::{AdviceThinking, Judging, Mind, Puzzling, TurnThinking};
use crate::for_each_game;
use crate::rules::Game;

/// A bot answers after this time at the latest, in milliseconds of thinking: on a
/// slow machine its last iterations are left out.
const MOST_MILLISECONDS: f64 = 900.0;

/// Advice is as good as the best level's thinking.
const ADVICE_ITERATIONS: u32 = 20_000;

/// After so many there is little left to find out, and memory is short.
const PONDER_ITERATIONS: u32 = 40_000;

/// Between two looks at the clock: less than a millisecond.
const ITERATIONS_AT_A_TIME: u32 = 32;

/// Whoever answers questions: one at a time, and the newest.
#[derive(Default)]
pub struct Answering {
    question: Option<Question>,
    /// The turn that was asked for, or asked about. Nothing of it is kept for the
    /// next one: a bot answers alike whatever it was asked before.
    turn: Option<Box<dyn Topic>>,
    /// What advice was last thought about. It is kept: whoever asks about the same
    /// view again gets what has been found out since.
    advice: Option<Consulted>,
}

/// The question that is being thought about.
struct Question {
    id: u32,
    task: Task,
    /// Milliseconds of thinking so far.
    spent: f64,
}

struct Consulted {
    game: String,
    view: Vec<u8>,
    topic: Box<dyn Topic>,
}

impl Consulted {
    /// Goes on with a later position of the same game, if it is one.
    fn follow(&mut self, ask: &Ask) -> bool {
        let later = !ask.taken.is_empty() && self.topic.follow(ask);
        if later {
            self.view.clone_from(&ask.view);
        }
        later
    }
}

impl Answering {
    /// The reply to a question that needs no thinking, whatever is being thought
    /// about meanwhile; `None` for any other.
    pub fn at_once(bytes: &[u8]) -> Option<Vec<u8>> {
        let ask = Ask::from_bytes(bytes).filter(|ask| ask.task == Task::Reasons)?;
        Reply { id: ask.id, news: News::Answer(reasons(&ask)?) }.to_bytes()
    }

    /// Takes up a question, and drops the one before it. Bytes that are no
    /// question, or one about a game that is over, change nothing.
    pub fn hear(&mut self, bytes: &[u8]) -> bool {
        let Some(ask) = Ask::from_bytes(bytes) else { return false };
        let asks_advice = matches!(ask.task, Task::Advice | Task::Ponder);
        let known = self.advice.as_mut().filter(|known| asks_advice && known.game == ask.game);
        if known.is_some_and(|known| known.view == ask.view || known.follow(&ask)) {
            self.turn = None;
        } else {
            let Some(topic) = topic(&ask) else { return false };
            match ask.task {
                Task::Turn(_) | Task::Judge | Task::Puzzle => self.turn = Some(topic),
                Task::Advice | Task::Ponder | Task::Reasons => {
                    self.turn = None;
                    self.advice = Some(Consulted { game: ask.game, view: ask.view, topic });
                }
            }
        }
        self.question = Some(Question { id: ask.id, task: ask.task, spent: 0.0 });
        true
    }

    /// Nobody wants to know any more.
    pub fn cancel(&mut self) {
        self.question = None;
        self.turn = None;
    }

    /// Whether there is something to think about.
    pub fn is_thinking(&self) -> bool {
        self.question.is_some()
    }

    /// Thinks for about so many milliseconds of the clock `now`, and gives the
    /// reply if it is found.
    pub fn think(&mut self, milliseconds: f64, now: &dyn Fn() -> f64) -> Option<Vec<u8>> {
        let question = self.question.as_mut()?;
        let topic = match question.task {
            Task::Turn(_) | Task::Judge | Task::Puzzle => self.turn.as_mut(),
            Task::Advice | Task::Ponder | Task::Reasons => self.advice.as_mut().map(|known| &mut known.topic),
        }?;
        let begun = now();
        while topic.progress(question.task) < 1.0 {
            topic.think(ITERATIONS_AT_A_TIME);
            let passed = now() - begun;
            let hurries = matches!(question.task, Task::Turn(_) | Task::Advice);
            if hurries && MOST_MILLISECONDS <= question.spent + passed {
                break;
            }
            if milliseconds <= passed {
                question.spent += passed;
                return None;
            }
        }
        let (id, answer) = (question.id, topic.answer(question.task));
        self.cancel();
        Reply { id, news: News::Answer(answer?) }.to_bytes()
    }

    /// How far the answer is, to be sent to whoever waits for it.
    pub fn progress(&self) -> Option<Vec<u8>> {
        let Question { id, task, .. } = *self.question.as_ref()?;
        let topic = match task {
            Task::Turn(_) | Task::Judge | Task::Puzzle => self.turn.as_ref(),
            Task::Advice => self.advice.as_ref().map(|known| &known.topic),
            // Nobody waits.
            Task::Ponder | Task::Reasons => None,
        };
        Reply { id, news: News::Progress(topic?.progress(task)) }.to_bytes()
    }
}

/// What is thought about, whatever the game.
trait Topic {
    /// Thinks for so many iterations at most.
    fn think(&mut self, iterations: u32);

    /// How much of the thinking for a task is done: at 1 it is.
    fn progress(&self, task: Task) -> f32;

    /// The answer by what is known; `None` if the task has none.
    fn answer(&mut self, task: Task) -> Option<Vec<u8>>;

    /// Goes on with a later position of the same game; `false` if it cannot.
    fn follow(&mut self, _ask: &Ask) -> bool {
        false
    }
}

impl<G: Mind> Topic for TurnThinking<G> {
    fn think(&mut self, iterations: u32) {
        self.think(iterations);
    }

    fn progress(&self, _: Task) -> f32 {
        // Later decisions of a turn are no reason to promise more than there is.
        if self.is_done() { 1.0 } else { self.progress().min(0.99) }
    }

    fn answer(&mut self, _: Task) -> Option<Vec<u8>> {
        self.stop();
        postcard::to_allocvec(&self.turn()?).ok()
    }
}

impl<G: Mind> Topic for AdviceThinking<G> {
    fn think(&mut self, iterations: u32) {
        self.think(iterations);
    }

    fn progress(&self, task: Task) -> f32 {
        self.progress(if task == Task::Ponder { PONDER_ITERATIONS } else { ADVICE_ITERATIONS })
    }

    fn answer(&mut self, task: Task) -> Option<Vec<u8>> {
        (task == Task::Advice).then(|| postcard::to_allocvec(&self.advice()).ok())?
    }

    fn follow(&mut self, ask: &Ask) -> bool {
        let (view, taken) = (postcard::from_bytes(&ask.view), postcard::from_bytes(&ask.taken));
        match (view, taken) {
            (Ok(view), Ok(taken)) => self.follow(view, taken),
            _ => false,
        }
    }
}

impl<G: Mind> Topic for Judging<G> {
    fn think(&mut self, iterations: u32) {
        self.think(iterations);
    }

    fn progress(&self, _: Task) -> f32 {
        self.progress()
    }

    fn answer(&mut self, _: Task) -> Option<Vec<u8>> {
        postcard::to_allocvec(self.judgement()?).ok()
    }
}

impl<G: Mind> Topic for Puzzling<G> {
    fn think(&mut self, iterations: u32) {
        self.think(iterations);
    }

    fn progress(&self, _: Task) -> f32 {
        self.progress()
    }

    fn answer(&mut self, _: Task) -> Option<Vec<u8>> {
        postcard::to_allocvec(self.puzzle()?).ok()
    }
}

/// What a question is about; `None` if that cannot be read or nobody is to act.
fn topic(ask: &Ask) -> Option<Box<dyn Topic>> {
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match ask.game.as_str() {
                $(name if name == <$game as Game>::META.slug => topic_of::<$game>(ask),)+
                _ => None,
            }
        };
    }
    for_each_game!(dispatch)
}

/// What spoke for turns of the past; `None` if they cannot be read.
fn reasons(ask: &Ask) -> Option<Vec<u8>> {
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match ask.game.as_str() {
                $(name if name == <$game as Game>::META.slug => reasons_of::<$game>(ask),)+
                _ => None,
            }
        };
    }
    for_each_game!(dispatch)
}

fn reasons_of<G: Mind>(ask: &Ask) -> Option<Vec<u8>> {
    let turns: Vec<(G::View, Vec<G::Action>)> = postcard::from_bytes(&ask.view).ok()?;
    let reasons: Vec<Vec<G::Reason>> = turns.iter().map(|(view, actions)| G::reasons(view, actions)).collect();
    postcard::to_allocvec(&reasons).ok()
}

fn topic_of<G: Mind>(ask: &Ask) -> Option<Box<dyn Topic>> {
    if ask.task == Task::Puzzle {
        return Some(Box::new(Puzzling::<G>::new(ask.seed)?));
    }
    let view: G::View = postcard::from_bytes(&ask.view).ok()?;
    Some(match ask.task {
        Task::Turn(level) => Box::new(TurnThinking::<G>::new(level, ask.seed, view)?),
        Task::Advice | Task::Ponder => {
            // Without it, it only cannot be gone on with.
            let taken = postcard::from_bytes(&ask.taken).unwrap_or_default();
            Box::new(AdviceThinking::<G>::new(ask.seed, view)?.after(taken))
        }
        Task::Judge => Box::new(Judging::<G>::new(ask.seed, &view, postcard::from_bytes(&ask.taken).ok()?)?),
        // These need no view, or no thinking.
        Task::Puzzle | Task::Reasons => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::bot::{BotTurn, Level};
    use crate::rules::{GameExt, Observer, Rng, Seats};

    /// The answer of somebody who minds no time.
    fn answer(bytes: &[u8]) -> Option<Vec<u8>> {
        let mut answering = Answering::default();
        answering.hear(bytes).then_some(())?;
        let reply = answering.think(1.0, &|| 0.0);
        assert!(!answering.is_thinking());
        reply
    }

    fn opening<G: Game>() -> G {
        let seats = Seats::new(*G::META.seats.start()).unwrap();
        G::new(seats, &G::Options::default(), &mut Rng::new(2)).unwrap()
    }

    fn view_to_act<G: Game>(game: &G) -> Option<G::View> {
        game.to_act().map(|seat| game.view(Observer::Seat(seat)))
    }

    fn bytes_of<G: Game>(id: u32, task: Task, view: &G::View) -> Vec<u8> {
        Ask::new::<G>(id, task, 1, view).unwrap().to_bytes().unwrap()
    }

    /// Every position of a game between bots, and what comes over the wire there.
    fn the_wire_changes_no_answer<G: Mind>() {
        for seats in G::META.seats {
            let mut rng = Rng::new(9);
            let seats = Seats::new(seats).unwrap();
            let mut game = G::new(seats, &G::Options::default(), &mut rng).unwrap();
            let mut id = 0;
            while let Some(view) = view_to_act(&game) {
                // All but the last, which think too long for a test.
                let level = Level::ALL[id as usize % (Level::ALL.len() - 2)];
                let seed = rng.bits();
                let ask = Ask::new::<G>(id, Task::Turn(level), seed, &view).unwrap();
                let reply = Reply::from_bytes(&answer(&ask.to_bytes().unwrap()).unwrap()).unwrap();
                let direct = TurnThinking::<G>::new(level, seed, view).unwrap().finish();
                assert_eq!((reply.id, reply.turn::<G>()), (id, Some(direct.clone())));
                for action in direct.actions {
                    game.try_apply(action, &mut rng).unwrap();
                }
                id += 1;
            }
        }
    }

    fn junk_is_no_question<G: Game>() {
        let mut rng = Rng::new(2);
        for task in [Task::Turn(Level::Greedy), Task::Advice, Task::Ponder] {
            let ask = Ask::new::<G>(1, task, 1, &view_to_act(&opening::<G>()).unwrap()).unwrap();
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
    }

    fn junk_stops_no_thought<G: Mind>() {
        let view = view_to_act(&opening::<G>()).unwrap();
        let mut answering = Answering::default();
        assert!(answering.hear(&bytes_of::<G>(7, Task::Turn(Level::Earl), &view)));
        assert!(!answering.hear(&[255, 254, 253]));
        let reply = Reply::from_bytes(&answering.think(1.0, &|| 0.0).unwrap()).unwrap();
        assert_eq!(reply.id, 7);
    }

    fn a_game_that_is_over_has_no_answer<G: Game>() {
        let mut rng = Rng::new(3);
        let mut game = opening::<G>();
        while game.to_act().is_some() {
            game.apply(game.random_action(&mut rng), &mut rng);
        }
        for task in [Task::Turn(Level::Random), Task::Turn(Level::King), Task::Advice, Task::Ponder] {
            assert_eq!(answer(&bytes_of::<G>(1, task, &game.view(Observer::Public))), None);
        }
    }

    fn the_newest_question_is_answered<G: Mind>() {
        let view = view_to_act(&opening::<G>()).unwrap();
        let mut answering = Answering::default();
        for (id, task) in [(1, Task::Turn(Level::King)), (2, Task::Advice), (3, Task::Turn(Level::Earl))] {
            assert!(answering.hear(&bytes_of::<G>(id, task, &view)));
            assert_eq!(answering.think(0.0, &|| 0.0), None, "one look is not enough");
        }
        let reply = Reply::from_bytes(&answering.think(1.0, &|| 0.0).unwrap()).unwrap();
        let direct = TurnThinking::<G>::new(Level::Earl, 1, view.clone()).unwrap().finish();
        assert_eq!((reply.id, reply.turn()), (3, Some(direct)));
        assert!(answering.hear(&bytes_of::<G>(4, Task::Turn(Level::King), &view)));
        answering.cancel();
        assert_eq!((answering.is_thinking(), answering.think(1.0, &|| 0.0)), (false, None));
    }

    /// A clock that goes on by a millisecond whenever somebody looks at it.
    fn clock() -> impl Fn() -> f64 {
        let time = Cell::new(0.0);
        move || {
            time.set(time.get() + 1.0);
            time.get()
        }
    }

    /// The answer, how many slices of ten milliseconds it took, and the news in
    /// between.
    fn in_slices(answering: &mut Answering) -> (Option<Reply>, usize, Vec<f32>) {
        let clock = clock();
        let (mut slices, mut news) = (0, Vec::new());
        loop {
            let reply = answering.think(10.0, &clock);
            slices += 1;
            if !answering.is_thinking() {
                return (reply.map(|bytes| Reply::from_bytes(&bytes).unwrap()), slices, news);
            }
            if let Some(Reply { news: News::Progress(fraction), .. }) =
                answering.progress().and_then(|bytes| Reply::from_bytes(&bytes))
            {
                news.push(fraction);
            }
        }
    }

    fn the_clock_stops_the_longest_thought<G: Mind>() {
        // With a millisecond for 32 iterations, 20,000 and more take 625.
        let view = view_to_act(&opening::<G>()).unwrap();
        let mut answering = Answering::default();
        answering.hear(&bytes_of::<G>(1, Task::Turn(Level::King), &view));
        let (reply, slices, news) = in_slices(&mut answering);
        let turn: BotTurn<G> = reply.unwrap().turn().unwrap();
        assert!(slices <= 91 && turn.iterations <= 900 * 32 + 1000, "{slices} slices, {}", turn.iterations);
        assert!(news.iter().all(|fraction| (0.0..1.0).contains(fraction)), "{news:?}");
        // One that takes ten times as long has no time for more than a part of it.
        answering.hear(&bytes_of::<G>(2, Task::Turn(Level::King), &view));
        let slow = clock();
        let reply = (0..).find_map(|_| answering.think(10.0, &|| 10.0 * slow())).unwrap();
        let turn: BotTurn<G> = Reply::from_bytes(&reply).unwrap().turn().unwrap();
        assert!(turn.stopped_by_clock && turn.iterations < 5_000, "{}", turn.iterations);
    }

    fn pondering_is_not_lost<G: Mind>() {
        let view = view_to_act(&opening::<G>()).unwrap();
        let mut answering = Answering::default();
        answering.hear(&bytes_of::<G>(1, Task::Ponder, &view));
        let (reply, slices, news) = in_slices(&mut answering);
        assert_eq!((reply, news), (None, Vec::new()), "nobody waits for it");
        assert!(90 < slices, "and no clock stops it: {slices} slices");
        answering.hear(&bytes_of::<G>(2, Task::Advice, &view));
        let (reply, slices, _) = in_slices(&mut answering);
        let advice = reply.unwrap().advice::<G>().unwrap();
        assert!(slices == 1 && !advice.is_empty(), "advice is there at once");
        // A half-pondered view is gone on with, one that was never seen is not.
        for (pondered, at_once) in [(300.0, true), (0.0, false)] {
            let mut answering = Answering::default();
            answering.hear(&bytes_of::<G>(1, Task::Ponder, &view));
            answering.think(pondered, &clock());
            answering.cancel();
            answering.hear(&bytes_of::<G>(2, Task::Advice, &view));
            let (_, slices, news) = in_slices(&mut answering);
            assert!(news.is_sorted() && (slices < 40) == at_once, "{slices} slices");
        }
        // And a bot's turn is as if nothing had been pondered.
        answering.hear(&bytes_of::<G>(3, Task::Turn(Level::Duke), &view));
        let reply = in_slices(&mut answering).0.unwrap();
        let direct = TurnThinking::<G>::new(Level::Duke, 1, view).unwrap().finish();
        assert_eq!(reply.turn(), Some(direct));
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
                $(junk_stops_no_thought::<$game>();)+
            }

            #[test]
            fn nobody_acts_when_the_game_is_over() {
                $(a_game_that_is_over_has_no_answer::<$game>();)+
            }

            #[test]
            fn a_newer_question_takes_the_place_of_an_older_one() {
                $(the_newest_question_is_answered::<$game>();)+
            }

            #[test]
            fn a_slow_machine_answers_in_time_with_the_best_so_far() {
                $(the_clock_stops_the_longest_thought::<$game>();)+
            }

            #[test]
            fn advice_goes_on_from_what_was_pondered_and_turns_do_not() {
                $(pondering_is_not_lost::<$game>();)+
            }
        };
    }
    for_each_game!(for_every_game);
}
