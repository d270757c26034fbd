//! One tournament: who meets whom, the games, the report.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::score::Score;
use crate::bot::{self, Effort, Level};
use crate::play::{Origin, Session};
use crate::rules::{Game, Notation, Observer, Rng, Seat, Seats, Status, mix};

/// Bots and the set-ups they meet on.
pub struct Tournament<G: Game> {
    seats: Seats,
    options: G::Options,
    seed: u64,
    /// The bot on each seat, before rotation.
    lineup: Vec<Level>,
    sides: usize,
    setups: usize,
}

const MOST_GAMES: usize = 10_000_000;

/// What came out, and how it was played.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    game: &'static str,
    players: usize,
    options: String,
    seed: u64,
    /// Games played.
    pub games: usize,
    setups: usize,
    threads: usize,
    seconds: f64,
    actions_per_game: f64,
    /// One line for each kind of bot.
    pub standings: Vec<Standing>,
}

/// How one kind of bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: &'static str,
    /// Its part of the victories, 0 to 1, for each of its seats.
    pub score: Score,
    /// What it would be if all bots were equal.
    pub par: f64,
}

impl<G: Notation> Tournament<G> {
    /// Prepares at least `games` games on deals made from the seed.
    ///
    /// # Errors
    /// If there are too few or too many bots or games, or no such set-up.
    pub fn new(
        seats: Seats,
        options: G::Options,
        seed: u64,
        bots: Vec<Level>,
        games: usize,
    ) -> Result<Tournament<G>, String> {
        let position = G::new(seats, &options, &mut Rng::new(seed)).map_err(|error| error.to_string())?;
        let count = seats.count();
        let lineup: Vec<Level> = match *bots {
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
        Ok(Tournament { seats, options, seed, lineup, sides, setups: games.div_ceil(count) })
    }

    /// Plays it on so many threads, or on all cores. The report does not depend
    /// on their number.
    pub fn play(&self, threads: Option<usize>, progress: impl Fn(usize, usize) + Sync) -> Report {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or(cores).clamp(1, self.setups.min(4 * cores));
        let games = self.setups * self.seats.count();
        let begun = Instant::now();
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if self.setups <= index {
                            break;
                        }
                        let played = self.play_setup(index);
                        let mut done = done.lock().expect("no thread panics");
                        done.push((index, played));
                        progress(done.len() * self.seats.count(), games);
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("no thread panics");
        done.sort_unstable_by_key(|&(index, _)| index);
        let played: Vec<SetupResult> = done.into_iter().map(|(_, played)| played).collect();
        self.report(&played, threads, begun.elapsed())
    }

    /// The same deal once for each rotation of the bots around the table.
    fn play_setup(&self, index: usize) -> SetupResult {
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
                let mut effort = Effort { playouts: None, go_on: &mut || true };
                let view = session.position().view(Observer::Seat(seat));
                let action = bot::choose::<G>(self.lineup[place(seat)], &view, &mut effort, &mut bot_rng);
                session.play(action).expect("bots play by the rules");
                result.actions += 1;
            };
            for seat in self.seats.iter() {
                result.rewards[place(seat)] += f64::from(outcome.reward(seat)) / count as f64;
            }
        }
        result
    }

    fn report(&self, played: &[SetupResult], threads: usize, time: Duration) -> Report {
        let mut kinds: Vec<Level> = Vec::new();
        for &level in &self.lineup {
            if !kinds.contains(&level) {
                kinds.push(level);
            }
        }
        let games = played.len() * self.seats.count();
        let standings = kinds.into_iter().map(|kind| {
            let places: Vec<usize> = (0..self.lineup.len()).filter(|&place| self.lineup[place] == kind).collect();
            let mean = |setup: &SetupResult| {
                places.iter().map(|&place| setup.rewards[place]).sum::<f64>() / places.len() as f64
            };
            let samples: Vec<f64> = played.iter().map(mean).collect();
            Standing { bot: kind.name(), score: Score::of(&samples), par: 1.0 / self.sides as f64 }
        });
        let options = G::written_options(&self.options);
        Report {
            game: G::META.slug,
            players: self.seats.count(),
            options: options.into_iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" "),
            seed: self.seed,
            games,
            setups: played.len(),
            threads,
            seconds: time.as_secs_f64(),
            actions_per_game: played.iter().map(|setup| setup.actions).sum::<usize>() as f64 / games as f64,
            standings: standings.collect(),
        }
    }
}

/// What one set-up gave: the mean reward of each place of the line-up.
struct SetupResult {
    rewards: Vec<f64>,
    actions: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Report { game, players, options, seed, games, setups, threads, seconds, .. } = self;
        writeln!(f, "{game}, {players} players, {options}, seed {seed}")?;
        writeln!(f, "{games} games on {setups} set-ups, each with all {players} rotations of the seats;")?;
        writeln!(
            f,
            "{seconds:.1} s on {threads} threads, {:.1} games a second, {:.1} actions a game",
            *games as f64 / seconds,
            self.actions_per_game
        )?;
        writeln!(f, "{:<12} {:>8} {:>10} {:>8}", "bot", "score", "95 %", "par")?;
        for Standing { bot, score, par } in &self.standings {
            let (mean, margin, par) = (100.0 * score.mean, 100.0 * score.margin, 100.0 * par);
            writeln!(f, "{bot:<12} {mean:>6.1} % {:>10} {par:>6.1} %", format!("± {margin:.1}"))?;
        }
        Ok(())
    }
}
