//! How fast the engine is on one core: playouts, decisions and perft leaves a
//! second, native and, given a module of the workload, in WebAssembly.
//!
//! `cargo xtask bench` builds the module and passes its path. Native and
//! WebAssembly take turns in short rounds, because machines change their mind
//! about how fast they are; shown are the median of the rounds, and of the ratios
//! within each round.

#[path = "wasm/node.rs"]
mod node;
mod workload;

use std::hint::black_box;
use std::time::Instant;

use node::Node;
use workload::Task;

const ROUNDS: usize = 25;
const GAMES: u32 = 8_000;
const DEALS: u32 = 16;

fn main() {
    let module = std::env::args().skip(1).find(|argument| argument.ends_with(".wasm"));
    let mut node = module.as_deref().and_then(Node::start);
    println!("one core, median of {ROUNDS} rounds of {GAMES} random games and of {DEALS} deals' first turns");
    match (&node, module) {
        (Some(node), _) => println!("WebAssembly in Node {}", node.version),
        (None, Some(_)) => println!("no WebAssembly: node is not on the path"),
        (None, None) => println!("no WebAssembly: run cargo xtask bench"),
    }
    println!("{:<22} {:>12} {:>12} {:>7}", "a second", "native", "wasm", "ratio");
    for advanced in [false, true] {
        for players in 2..=4 {
            let task = Task { players, advanced };
            let mode = if advanced { "advanced" } else { "base" };
            println!("{players} players, {mode}");
            let mut native = Rounds::default();
            let mut wasm = Rounds::default();
            for _ in 0..ROUNDS {
                native.add(time(|| task.playouts(GAMES)), time(|| task.leaves(DEALS)));
                if let Some(node) = &mut node {
                    let mut run = |function, count| node.run(function, players, advanced, count);
                    let [playouts, leaves] =
                        [("playouts", GAMES), ("leaves", DEALS)].map(|(name, count)| run(name, count));
                    wasm.add(playouts, leaves);
                }
            }
            native.print(&wasm);
        }
    }
}

/// What a function counted, and the seconds it took.
fn time(count: impl FnOnce() -> u64) -> (f64, f64) {
    let begun = Instant::now();
    let count = black_box(count());
    (count as f64, begun.elapsed().as_secs_f64())
}

/// Rates of all rounds.
#[derive(Default)]
struct Rounds {
    games: Vec<f64>,
    decisions: Vec<f64>,
    leaves: Vec<f64>,
}

impl Rounds {
    fn add(&mut self, playouts: (f64, f64), leaves: (f64, f64)) {
        self.games.push(f64::from(GAMES) / playouts.1);
        self.decisions.push(playouts.0 / playouts.1);
        self.leaves.push(leaves.0 / leaves.1);
    }

    fn print(&mut self, other: &Rounds) {
        let rows = [
            ("  random playouts", &self.games, &other.games),
            ("  decisions", &self.decisions, &other.decisions),
            ("  perft leaves", &self.leaves, &other.leaves),
        ];
        for (name, native, wasm) in rows {
            let ratios: Vec<f64> = native.iter().zip(wasm).map(|(native, wasm)| wasm / native).collect();
            let ratio = median(&ratios).unwrap_or_default();
            let native = median(native).expect("there were rounds");
            match median(wasm) {
                Some(wasm) => println!("{name:<22} {native:>12.0} {wasm:>12.0} {:>5.0} %", 100.0 * ratio),
                None => println!("{name:<22} {native:>12.0} {:>12} {:>7}", "-", "-"),
            }
        }
    }
}

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}
