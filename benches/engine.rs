//! How fast the engine is on one core: playouts, decisions, perft leaves and the
//! bots' search a second, native and, given modules of the workload, in
//! WebAssembly with SIMD and without.
//!
//! `cargo xtask bench` builds the modules, as the page's worker is built, and
//! passes their paths: with SIMD, then plain. Native and WebAssembly take turns in
//! short rounds, because machines change their mind about how fast they are; shown
//! are the median of the rounds, and of the ratios within each round.

#[path = "wasm/node.rs"]
mod node;
mod workload;

use std::hint::black_box;
use std::time::Instant;

use node::Node;
use workload::Task;

const ROUNDS: usize = 15;

/// What the top level thinks about a decision.
const TOP_LEVEL: u32 = 20_000;

/// A line of the table: a function of the workload, here and there.
struct Row {
    name: &'static str,
    function: &'static str,
    here: fn(Task, u32) -> u64,
    count: u32,
    /// Whether games are counted, and not what the function counts.
    by_count: bool,
}

const ROWS: [Row; 5] = [
    Row { name: "random playouts", function: "playouts", here: Task::playouts, count: 8_000, by_count: true },
    Row { name: "decisions", function: "playouts", here: Task::playouts, count: 8_000, by_count: false },
    Row { name: "perft leaves", function: "leaves", here: Task::leaves, count: 16, by_count: false },
    Row {
        name: "search, opening",
        function: "search_opening",
        here: Task::search_opening,
        count: 4_000,
        by_count: false,
    },
    Row { name: "search, middle", function: "search_middle", here: Task::search_middle, count: 4_000, by_count: false },
];

impl Row {
    fn rate(&self, (counted, seconds): (f64, f64)) -> f64 {
        if self.by_count { f64::from(self.count) / seconds } else { counted / seconds }
    }
}

fn main() {
    let modules: Vec<String> = std::env::args().skip(1).filter(|argument| argument.ends_with(".wasm")).collect();
    let mut nodes: Vec<Node> = modules.iter().filter_map(|module| Node::start(module)).collect();
    println!("one core, median of {ROUNDS} rounds");
    match nodes.first() {
        Some(node) => println!("WebAssembly in Node {}", node.version),
        None if modules.is_empty() => println!("no WebAssembly: run cargo xtask bench"),
        None => println!("no WebAssembly: node is not on the path"),
    }
    println!("{:<20} {:>11} {:>11} {:>7} {:>11} {:>7}", "a second", "native", "wasm SIMD", "", "wasm plain", "");
    for task in Task::all() {
        println!("{}", task.name());
        for node in &mut nodes {
            assert_eq!(node.run("moves", task, 0).0, task.moves(0) as f64, "they must play alike to be compared");
        }
        for row in &ROWS {
            measure(row, task, &mut nodes);
        }
    }
    println!("\nthe tree of {TOP_LEVEL} iterations from an opening; all memory of the worker's module by then");
    for task in Task::all() {
        let tree = task.tree_bytes(TOP_LEVEL);
        print!("{:<20} {:>8.1} MB native", task.name(), megabytes(tree as f64));
        // A module of its own, because memory is never given back.
        if let Some(mut node) = modules.first().and_then(|module| Node::start(module)) {
            let (tree, _) = node.run("tree_bytes", task, TOP_LEVEL);
            print!(", {:>8.1} MB wasm, {:>8.1} MB in all", megabytes(tree), megabytes(node.memory()));
        }
        println!();
    }
}

fn measure(row: &Row, task: Task, nodes: &mut [Node]) {
    let mut native = Vec::new();
    let mut wasm = vec![Vec::new(); nodes.len()];
    for _ in 0..ROUNDS {
        native.push(row.rate(time(|| (row.here)(task, row.count))));
        for (node, rates) in nodes.iter_mut().zip(&mut wasm) {
            rates.push(row.rate(node.run(row.function, task, row.count)));
        }
    }
    print!("  {:<18} {:>11.0}", row.name, median(&native));
    for rates in &wasm {
        let ratios: Vec<f64> = native.iter().zip(rates).map(|(native, wasm)| wasm / native).collect();
        print!(" {:>11.0} {:>5.0} %", median(rates), 100.0 * median(&ratios));
    }
    println!();
}

/// What a function counted, and the seconds it took.
fn time(count: impl FnOnce() -> u64) -> (f64, f64) {
    let begun = Instant::now();
    let count = black_box(count());
    (count as f64, begun.elapsed().as_secs_f64())
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn megabytes(bytes: f64) -> f64 {
    bytes / 1024.0 / 1024.0
}
