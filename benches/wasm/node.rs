//! Runs the workload's WebAssembly module in Node.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A process that runs the module.
pub struct Node {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
    /// What it calls itself.
    pub version: String,
}

impl Node {
    /// `None` if there is no Node on this machine.
    pub fn start(module: &str) -> Option<Node> {
        let version = Command::new("node").arg("--version").output().ok()?;
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/wasm/run.mjs");
        let mut command = Command::new("node");
        command.args([script, module]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().ok()?;
        let ask = child.stdin.take()?;
        let answers = BufReader::new(child.stdout.take()?);
        let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
        Some(Node { child, ask, answers, version })
    }

    /// What a function of the module counted, and the seconds it took.
    pub fn run(&mut self, function: &str, players: u32, advanced: bool, count: u32) -> (f64, f64) {
        writeln!(self.ask, "{function} {players} {} {count}", u32::from(advanced)).expect("node listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("node answers");
        let (value, milliseconds) = line.trim().split_once(' ').expect("a value and a time");
        let parse = |text: &str| text.parse::<f64>().expect("a number");
        (parse(value), parse(milliseconds) / 1000.0)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It ends with its input anyway; this spares the wait.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
