//! The same games in WebAssembly: `cargo xtask test` builds the workload's modules,
//! names them in `WORKLOAD_WASM`, and Node plays them.

mod golden_files;
#[path = "../benches/wasm/node.rs"]
mod node;
#[path = "../benches/workload/mod.rs"]
mod workload;

use std::fmt::Write;

use node::Node;
use workload::Task;

/// The modules with SIMD and without, as Node runs them; none of them where they
/// were not built or there is no Node.
fn modules() -> Vec<(String, Node)> {
    let Some(named) = std::env::var_os("WORKLOAD_WASM") else {
        println!("nothing to compare with: run cargo xtask test");
        return Vec::new();
    };
    let paths = std::env::split_paths(&named).map(|path| path.to_string_lossy().into_owned());
    let nodes: Vec<(String, Node)> = paths.filter_map(|path| Some((path.clone(), Node::start(&path)?))).collect();
    match nodes.first() {
        Some((_, node)) => println!("compared with Node {}", node.version),
        None => println!("there is no Node on this machine: WebAssembly was built, but not run"),
    }
    nodes
}

#[test]
fn the_same_seeds_give_the_same_games_in_webassembly() {
    for (module, mut node) in modules() {
        for task in Task::all() {
            let (decisions, _) = node.run("playouts", task, 2_000);
            let (leaves, _) = node.run("leaves", task, 3);
            let native = (task.playouts(2_000) as f64, task.leaves(3) as f64);
            assert_eq!((decisions, leaves), native, "{}, {module}", task.name());
        }
    }
}

#[test]
fn a_search_finds_the_same_in_webassembly() {
    for (module, mut node) in modules() {
        for task in Task::all() {
            let functions = ["search_opening", "search_middle", "tree_bytes"];
            let there = functions.map(|function| node.run(function, task, 500).0);
            let here = [Task::search_opening, Task::search_middle, Task::tree_bytes];
            assert_eq!(there, here.map(|function| function(task, 500) as f64), "{}, {module}", task.name());
        }
    }
}

#[test]
fn the_longest_thought_fits_into_a_tablet() {
    for (module, mut node) in modules() {
        node.run("tree_bytes", Task { players: 4, advanced: true }, 20_000);
        let megabytes = node.memory() / 1024.0 / 1024.0;
        assert!(megabytes < 64.0, "{megabytes} MB, {module}");
    }
}

/// Twenty games: three of each kind, and two more of the shortest.
fn games() -> impl Iterator<Item = (Task, u32)> {
    Task::all().flat_map(|task| (0..if task.players == 2 { 4 } else { 3 }).map(move |game| (task, game)))
}

#[test]
fn bots_play_as_they_did() {
    golden_files::compare("tests/golden/king-is-dead-bots.txt", |_| {
        let mut text = String::new();
        for (task, game) in games() {
            writeln!(text, "{}, game {game}: {:014x}", task.name(), task.moves(game)).expect("strings take everything");
        }
        text
    });
}

#[test]
fn bots_play_the_same_games_in_webassembly() {
    for (module, mut node) in modules() {
        for (task, game) in games() {
            let (moves, _) = node.run("moves", task, game);
            assert_eq!(moves, task.moves(game) as f64, "{}, game {game}, {module}", task.name());
        }
    }
}
