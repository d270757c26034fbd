//! One course: from a net that knows nothing to one that is worth keeping.
//!
//! First the student plays itself at a glance, hundreds of thousands of games, and
//! learns to foresee how they end. Then it plays itself with a search, thousands
//! of games, and learns to see at a glance what the search found. Every so often
//! it meets the best it has been so far, with a search: only who wins is kept.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::pupils::{Mood, Played, deal, duel, play_at_a_glance, play_by_search};
use super::student::{Lesson, Student};
use crate::arena::Score;
use crate::bot::{Features, Mind, Net};
use crate::rules::{Rng, Seats, mix};

/// How much is learned. The same plan and seed give the same net.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// What chance is made of.
    pub seed: u64,
    /// Games at a glance.
    pub glance_games: usize,
    /// Games by search.
    pub search_games: usize,
    /// Iterations of that search for the first decision of a turn.
    pub iterations: u32,
    /// Matches against the best so far, in each of the two parts.
    pub gates: usize,
    /// Set-ups of each such match.
    pub gate_setups: usize,
}

/// Where a student stood at some point of the course.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Milestone {
    /// `glance` or `search`.
    pub part: String,
    /// Games played in this part.
    pub games: usize,
    /// Lessons learned in all.
    pub lessons: usize,
    /// Seconds since the course began.
    pub seconds: f64,
    /// The mean cross-entropy of the lessons since the last milestone.
    pub loss: f32,
    /// Decisions in a game, on average: players who only pass make few.
    pub decisions: f64,
    /// Against the best so far, both searching.
    pub score: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
    /// What the score would be between equals.
    pub par: f64,
    /// Whether it was better, and so took the place of the best.
    pub passed: bool,
}

/// Lessons that are remembered, to be learned again in another order.
const MEMORY: usize = 400_000;
const BATCH: usize = 1_024;
/// Games between two glances of the student at its memory.
const ROUND_AT_A_GLANCE: usize = 2_048;
const ROUND_BY_SEARCH: usize = 128;
/// How often a lesson is learned, on average.
const REPEATS_AT_A_GLANCE: usize = 1;
const REPEATS_BY_SEARCH: usize = 4;
/// Iterations of the searches that compare two nets.
const GATE_ITERATIONS: u32 = 100;

/// A course for one number of players.
pub struct Course<'a, G: Mind> {
    seats: Seats,
    options: Vec<G::Options>,
    plan: Plan,
    student: Student,
    best: Net,
    memory: Vec<Lesson>,
    oldest: usize,
    lessons: usize,
    milestones: Vec<Milestone>,
    begun: Instant,
    tell: &'a dyn Fn(&Milestone),
}

impl<'a, G: Mind> Course<'a, G> {
    /// A course on games with any of these options; `tell` hears of milestones.
    pub fn new(seats: Seats, options: Vec<G::Options>, plan: Plan, tell: &'a dyn Fn(&Milestone)) -> Course<'a, G> {
        let mut rng = Rng::new(mix(plan.seed, seats.count() as u64));
        let position: G = deal(seats, &options, &mut rng);
        let mut features = Features::new();
        position.features(position.seats().iter().next().expect("there are seats"), &mut features);
        let student = Student::new(features.len(), &mut rng);
        let best = student.net();
        let begun = Instant::now();
        let (memory, milestones) = (Vec::new(), Vec::new());
        Course { seats, options, plan, student, best, memory, oldest: 0, lessons: 0, milestones, begun, tell }
    }

    /// Takes the whole course. The best net, and how it came about.
    pub fn take(mut self) -> (Net, Vec<Milestone>) {
        self.part("glance", self.plan.glance_games, ROUND_AT_A_GLANCE, REPEATS_AT_A_GLANCE);
        self.memory.clear();
        self.part("search", self.plan.search_games, ROUND_BY_SEARCH, REPEATS_BY_SEARCH);
        (self.best, self.milestones)
    }

    fn part(&mut self, part: &'static str, games: usize, round: usize, repeats: usize) {
        let rounds = games.div_ceil(round).max(1);
        let by_search = part == "search";
        let (first_rate, last_rate): (f32, f32) = if by_search { (1e-3, 5e-5) } else { (2e-3, 2e-4) };
        let (mut loss, mut batches, mut decisions, mut played) = (0.0, 0, 0, 0);
        for index in 0..rounds {
            let done = index as f32 / rounds as f32;
            let mood = Mood { whim: 0.06 - 0.05 * done, temperature: 0.06 - 0.045 * done };
            let net = self.student.net();
            let seed = mix(
                mix(self.plan.seed, if by_search { 2 } else { 1 }),
                (self.seats.count() * 1_000_000 + index) as u64,
            );
            let round_played = in_parallel(round, |game| {
                let rng = &mut Rng::new(mix(seed, game as u64));
                let position: G = deal(self.seats, &self.options, rng);
                match by_search {
                    true => play_by_search(&net, position, self.plan.iterations, rng),
                    false => play_at_a_glance(&net, position, mood, rng),
                }
            });
            played += round;
            decisions += round_played.iter().map(|game| game.decisions).sum::<usize>();
            let fresh = self.remember(round_played);
            let rate = first_rate * (last_rate / first_rate).powf(done);
            let mut rng = Rng::new(mix(seed, u64::MAX));
            for _ in 0..(fresh * repeats).div_ceil(BATCH) {
                let batch: Vec<&Lesson> =
                    (0..BATCH).map(|_| &self.memory[rng.below(self.memory.len() as u32) as usize]).collect();
                loss += self.student.learn(&batch, rate);
                batches += 1;
            }
            self.lessons += fresh;
            let gates = self.plan.gates;
            if (index + 1) * gates / rounds != index * gates / rounds {
                let (score, passed) = self.gate(index as u64);
                let milestone = Milestone {
                    part: part.to_owned(),
                    games: (index + 1) * round,
                    lessons: self.lessons,
                    seconds: self.begun.elapsed().as_secs_f64(),
                    loss: loss / batches as f32,
                    decisions: decisions as f64 / played as f64,
                    score: score.mean,
                    margin: score.margin,
                    par: self.par(),
                    passed,
                };
                (self.tell)(&milestone);
                self.milestones.push(milestone);
                (loss, batches, decisions, played) = (0.0, 0, 0, 0);
            }
        }
    }

    fn remember(&mut self, played: Vec<Played>) -> usize {
        let mut fresh = 0;
        for lesson in played.into_iter().flat_map(|game| game.lessons) {
            fresh += 1;
            if self.memory.len() < MEMORY {
                self.memory.push(lesson);
            } else {
                self.memory[self.oldest] = lesson;
                self.oldest = (self.oldest + 1) % MEMORY;
            }
        }
        fresh
    }

    fn par(&self) -> f64 {
        let position: G = deal(self.seats, &self.options, &mut Rng::new(0));
        1.0 / self.seats.iter().filter(|&seat| position.side(seat) == seat).count() as f64
    }

    /// A match of the student, on one side, against the best so far. It passes if
    /// it scores more than par.
    fn gate(&mut self, number: u64) -> (Score, bool) {
        let student = self.student.mean_net();
        let seed = mix(mix(self.plan.seed, 3), number);
        let nets = [&student, &self.best];
        let score = compare::<G>(self.seats, &self.options, nets, GATE_ITERATIONS, self.plan.gate_setups, seed);
        let passed = self.par() < score.mean;
        if passed {
            self.best = student;
        }
        (score, passed)
    }
}

/// A match of two nets with a search: the first on one side, the second on all
/// others, with all rotations of the seats on every set-up.
pub fn compare<G: Mind>(
    seats: Seats,
    options: &[G::Options],
    [one, other]: [&Net; 2],
    iterations: u32,
    setups: usize,
    seed: u64,
) -> Score {
    let samples = in_parallel(setups, |setup| {
        let mut rewards = 0.0;
        for ours in seats.iter() {
            let mut rng = Rng::new(mix(seed, setup as u64));
            let position = G::new(seats, &options[setup % options.len()], &mut rng).expect("the game is for so many");
            let with_us = |seat| position.side(seat) == position.side(ours);
            let nets: Vec<&Net> = seats.iter().map(|seat| if with_us(seat) { one } else { other }).collect();
            rewards += f64::from(duel(&nets, position, iterations, &mut rng).reward(ours));
        }
        rewards / seats.count() as f64
    });
    Score::of(&samples)
}

/// The results of so many pieces of work, in order, on all cores.
pub fn in_parallel<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if count <= index {
                        break;
                    }
                    let result = work(index);
                    done.lock().expect("no thread panics").push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_unstable_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}
