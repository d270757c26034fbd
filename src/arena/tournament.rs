//! One tournament: who meets whom, and the games.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::contestant::Contestant;
use super::elo::Elo;
use super::report::{Report, Standing};
use super::score::Score;
use super::sprt::Sprt;
use crate::bot::{self, Effort, Mind, Worlds};
use crate::play::{Origin, Session};
use crate::rules::{Game, Notation, Observer, Rng, Seat, Seats, Status, mix};

/// Bots and the set-ups they meet on.
pub struct Tournament<G: Game> {
    seats: Seats,
    options: G::Options,
    seed: u64,
    /// The bot on each seat, before rotation.
    lineup: Vec<Contestant>,
    sides: usize,
    setups: usize,
    sprt: Option<Sprt>,
}

const MOST_GAMES: usize = 10_000_000;

impl<G: Notation + Mind> Tournament<G> {
    /// Prepares at least `games` games on deals made from the seed.
    ///
    /// # Errors
    /// If there are too few or too many bots or games, or no such set-up.
    pub fn new(
        seats: Seats,
        options: G::Options,
        seed: u64,
        bots: Vec<Contestant>,
        games: usize,
    ) -> Result<Tournament<G>, String> {
        let position = G::new(seats, &options, &mut Rng::new(seed)).map_err(|error| error.to_string())?;
        let count = seats.count();
        let lineup: Vec<Contestant> = match bots[..] {
            [first, second] => {
                let with_first = |seat| position.side(seat) == position.side(Seat::new(0));
                seats.iter().map(|seat| if with_first(seat) { first } else { second }).collect()
            }
            _ if bots.len() == count => bots,
            _ => return Err(format!("name two bots, or one for each of the {count} seats")),
        };
        // One set-up alone would show no spread, and so a certainty it has not.
        if games <= count || MOST_GAMES < games {
            return Err(format!("games can be {} to {MOST_GAMES}", count + 1));
        }
        let sides = seats.iter().filter(|&seat| position.side(seat) == seat).count();
        Ok(Tournament { seats, options, seed, lineup, sides, setups: games.div_ceil(count), sprt: None })
    }

    /// Stops as soon as this test has a verdict.
    #[must_use]
    pub fn until(self, sprt: Option<Sprt>) -> Tournament<G> {
        Tournament { sprt, ..self }
    }

    /// Where one sits against several of another kind: the table with one of the
    /// others against several of the first. `None` if there are two sides.
    pub fn turned_around(&self) -> Option<Tournament<G>> {
        let (&first, &last) = (self.lineup.first()?, self.lineup.last()?);
        let mut lineup = vec![first; self.lineup.len()];
        *lineup.last_mut()? = last;
        let Tournament { seats, options, seed, sides, setups, sprt, .. } = self;
        let turned = Tournament {
            lineup,
            seats: *seats,
            options: options.clone(),
            seed: *seed,
            sides: *sides,
            setups: *setups,
            sprt: *sprt,
        };
        (2 < *sides).then_some(turned)
    }

    /// How many set-ups there are at most.
    pub fn setups(&self) -> usize {
        self.setups
    }

    /// Plays it on so many threads, or on all cores. The report does not depend
    /// on their number.
    pub fn play(&self, threads: Option<usize>, progress: impl Fn(usize, usize) + Sync) -> Report {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or(cores).clamp(1, self.setups.min(4 * cores));
        let games = self.setups * self.seats.count();
        let begun = Instant::now();
        let clock = || begun.elapsed().as_secs_f64() * 1000.0;
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if self.setups <= index || decided.load(Ordering::Relaxed) {
                            break;
                        }
                        let played = self.play_setup(index, &clock);
                        let mut done = done.lock().expect("no thread panics");
                        done.push((index, played));
                        done.sort_unstable_by_key(|&(index, _)| index);
                        progress(done.len() * self.seats.count(), games);
                        if self.needed(&done).is_some() {
                            decided.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("no thread panics");
        // What was played beyond the verdict depends on the number of threads.
        done.truncate(self.needed(&done).unwrap_or(done.len()));
        let played: Vec<SetupResult> = done.into_iter().map(|(_, played)| played).collect();
        self.report(&played, threads, begun.elapsed())
    }

    /// How many set-ups, of those that are played, the test needed for a verdict.
    fn needed(&self, done: &[(usize, SetupResult)]) -> Option<usize> {
        let in_order = done.iter().enumerate().take_while(|&(place, &(index, _))| place == index);
        let shares = in_order.map(|(_, (_, played))| self.share_of_first(played));
        self.sprt?.decided_after(shares, self.par(self.lineup[0]))
    }

    /// One set-up: the same deal once for each rotation of the bots around the
    /// table. `clock` tells the milliseconds, for those who play by it.
    pub fn play_setup(&self, index: usize, clock: &dyn Fn() -> f64) -> SetupResult {
        let count = self.seats.count();
        let deal_seed = mix(self.seed, index as u64);
        let mut result = SetupResult { rewards: vec![0.0; count], actions: 0 };
        for rotation in 0..count {
            let origin = Origin::Deal { seats: self.seats, options: self.options.clone(), seed: deal_seed };
            let mut session = Session::<G>::new(origin).expect("checked when it was prepared");
            let mut bot_rng = Rng::new(mix(deal_seed, rotation as u64 + 1));
            let place = |seat: Seat| (seat.index() + rotation) % count;
            let outcome = loop {
                let seat = match session.position().status() {
                    Status::Over(outcome) => break outcome,
                    Status::ToAct(seat) => seat,
                };
                let Contestant { style, peeks, milliseconds } = self.lineup[place(seat)];
                let begun = clock();
                let mut go_on = || milliseconds.is_none_or(|limit| clock() - begun < f64::from(limit));
                let mut effort = Effort { playouts: None, go_on: &mut go_on };
                let view = session.position().view(Observer::Seat(seat));
                let worlds = match G::worlds(&view) {
                    // Not as if nothing were hidden: it searches as honest bots do,
                    // so that what it gains it gains by what it knows.
                    hidden if peeks && !hidden.is_certain() => {
                        Worlds::Weighted(vec![(1.0, session.position().clone())])
                    }
                    honest => honest,
                };
                for action in bot::choose_in(style, &view, worlds, &mut effort, &mut bot_rng) {
                    session.play(action).expect("bots play by the rules");
                    result.actions += 1;
                }
            };
            for seat in self.seats.iter() {
                result.rewards[place(seat)] += f64::from(outcome.reward(seat)) / count as f64;
            }
        }
        result
    }

    /// The part of all victories that fell to the first kind of bot.
    pub fn share_of_first(&self, setup: &SetupResult) -> f64 {
        self.share(setup, self.lineup[0])
    }

    fn share(&self, setup: &SetupResult, kind: Contestant) -> f64 {
        let rewards = self.lineup.iter().zip(&setup.rewards).filter(|&(&bot, _)| bot == kind);
        // Partners share a victory and each gets it whole.
        rewards.map(|(_, reward)| reward).sum::<f64>() * self.sides as f64 / self.lineup.len() as f64
    }

    /// That part between equals.
    fn par(&self, kind: Contestant) -> f64 {
        self.lineup.iter().filter(|&&bot| bot == kind).count() as f64 / self.lineup.len() as f64
    }

    fn report(&self, played: &[SetupResult], threads: usize, time: Duration) -> Report {
        let mut kinds: Vec<Contestant> = Vec::new();
        for &bot in &self.lineup {
            if !kinds.contains(&bot) {
                kinds.push(bot);
            }
        }
        let games = played.len() * self.seats.count();
        let shares = |kind| played.iter().map(|setup| self.share(setup, kind)).collect::<Vec<f64>>();
        let standing = |&kind: &Contestant| {
            let par = 1.0 / self.sides as f64;
            let score = Score::of(&shares(kind)).times(par / self.par(kind));
            Standing { bot: kind.to_string(), score, par }
        };
        let first = self.lineup[0];
        let two_kinds = kinds.len() == 2;
        let options = G::written_options(&self.options);
        Report {
            game: G::META.slug,
            players: self.seats.count(),
            options: options.into_iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" "),
            seed: self.seed,
            lineup: self.lineup.iter().map(Contestant::to_string).collect(),
            games,
            setups: played.len(),
            threads,
            seconds: time.as_secs_f64(),
            actions_per_game: played.iter().map(|setup| setup.actions).sum::<usize>() as f64 / games as f64,
            standings: kinds.iter().map(standing).collect(),
            elo: two_kinds.then(|| Elo::of(Score::of(&shares(first)), self.par(first))),
            sprt: self.sprt.map(|sprt| sprt.judge(&shares(first), self.par(first))),
        }
    }
}

/// What one set-up gave.
#[derive(Clone, Debug)]
pub struct SetupResult {
    /// The mean reward of each place of the line-up.
    rewards: Vec<f64>,
    actions: usize,
}
