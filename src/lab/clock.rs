//! Matches by the clock, in the real WebAssembly build: Node runs the module of
//! `benches/wasm/matches.rs`, one process for each core.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use super::plan::{Plan, SEED, budgets, duration};
use super::sheet::{Meeting, Wanted};
use crate::arena::{Elo, Score};

/// A match of two, by the clock.
struct Fixture {
    bot: &'static str,
    against: &'static str,
    mode: &'static str,
    /// Seconds that both think in a game, together.
    price: f64,
    wanted: Wanted,
}

/// As many iterations as the time allows. One that plays decision by decision
/// gets a third of the time for each of about three.
const FIXTURES: [Fixture; 4] = [
    Fixture { bot: "search:10000000@100", against: "earl", mode: "base", price: 1.6, wanted: Wanted::AbovePar },
    Fixture { bot: "search:10000000@100", against: "earl", mode: "advanced", price: 1.6, wanted: Wanted::AbovePar },
    Fixture { bot: "search:10000000@900", against: "earl", mode: "base", price: 12.0, wanted: Wanted::AbovePar },
    Fixture {
        bot: "search:10000000@300",
        against: "uct:10000000@100",
        mode: "base",
        price: 8.0,
        wanted: Wanted::Score(0.97, 1.0),
    },
];

/// Processes that run the module.
pub struct Nodes {
    nodes: Vec<Mutex<Node>>,
    /// What they call themselves.
    pub version: String,
}

struct Node {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Nodes {
    /// `None` if there is no Node on this machine.
    pub fn start(module: &str) -> Option<Nodes> {
        let version = Command::new("node").arg("--version").output().ok()?;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let nodes = (0..cores).map(|_| Node::start(module).map(Mutex::new)).collect::<Option<Vec<_>>>()?;
        Some(Nodes { nodes, version: String::from_utf8_lossy(&version.stdout).trim().to_owned() })
    }

    /// All matches.
    pub fn play(&self, plan: &Plan) -> Vec<Meeting> {
        let seconds: f64 = FIXTURES.iter().map(|fixture| 2.0 * fixture.price * fixture.setups(plan) as f64).sum();
        println!("{} matches, about {}", FIXTURES.len(), duration(seconds / self.nodes.len() as f64));
        FIXTURES.iter().map(|fixture| self.meet(fixture, fixture.setups(plan))).collect()
    }

    fn meet(&self, fixture: &Fixture, setups: usize) -> Meeting {
        let Fixture { bot, against, mode, wanted, .. } = *fixture;
        let begun = Instant::now();
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for node in &self.nodes {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if setups <= index {
                            break;
                        }
                        let line = format!("{index} {bot} {against} players=2 mode={mode} seed={SEED}");
                        let share = node.lock().expect("no thread panics").ask(&line);
                        done.lock().expect("no thread panics").push(share);
                    }
                });
            }
        });
        let score = Score::of(&done.into_inner().expect("no thread panics"));
        let meeting = Meeting {
            bot: bot.to_owned(),
            against: against.to_owned(),
            players: 2,
            mode: mode.to_owned(),
            seats: 1,
            setups,
            games: 2 * setups,
            score,
            par: 0.5,
            elo: Some(Elo::of(score, 0.5)),
            wanted: Some(wanted),
            seconds: begun.elapsed().as_secs_f64(),
        };
        println!("{meeting}");
        meeting
    }
}

impl Fixture {
    fn setups(&self, plan: &Plan) -> usize {
        plan.setups(budgets::CLOCK, 2.0 * self.price)
    }
}

impl Node {
    fn start(module: &str) -> Option<Node> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/wasm/matches.mjs");
        let mut command = Command::new("node");
        command.args([script, module]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().ok()?;
        let ask = child.stdin.take()?;
        let answers = BufReader::new(child.stdout.take()?);
        Some(Node { child, ask, answers })
    }

    /// The first bot's part of the victories in a set-up.
    fn ask(&mut self, line: &str) -> f64 {
        writeln!(self.ask, "{line}").expect("node listens");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("node answers");
        answer.trim().parse().unwrap_or_else(|_| panic!("{line}: node says {answer:?}"))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It ends with its input anyway; this spares the wait.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
