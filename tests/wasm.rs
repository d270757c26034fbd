//! The same games in WebAssembly: `cargo xtask test` builds the workload's module,
//! names it in `WORKLOAD_WASM`, and Node plays it.

#[path = "../benches/wasm/node.rs"]
mod node;
#[path = "../benches/workload/mod.rs"]
mod workload;

use node::Node;
use workload::Task;

#[test]
fn the_same_seeds_give_the_same_games_in_webassembly() {
    let Ok(module) = std::env::var("WORKLOAD_WASM") else {
        println!("nothing to compare with: run cargo xtask test");
        return;
    };
    let Some(mut node) = Node::start(&module) else {
        println!("there is no Node on this machine: WebAssembly was built, but not run");
        return;
    };
    println!("compared with Node {}", node.version);
    for players in 2..=4 {
        for advanced in [false, true] {
            let task = Task { players, advanced };
            let (decisions, _) = node.run("playouts", players, advanced, 2_000);
            let (leaves, _) = node.run("leaves", players, advanced, 3);
            assert_eq!((decisions, leaves), (task.playouts(2_000) as f64, task.leaves(3) as f64), "{players} players");
        }
    }
}
