//! Runs the workload's WebAssembly module in Node, to be compared with the native
//! program task by task.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::workload::Task;

impl Task {
    /// Every number of players, base and advanced.
    pub fn all() -> impl Iterator<Item = Task> {
        [false, true].into_iter().flat_map(|advanced| (2..=4).map(move |players| Task { players, advanced }))
    }

    /// What it is called.
    pub fn name(self) -> String {
        format!("{} players, {}", self.players, if self.advanced { "advanced" } else { "base" })
    }
}

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
    pub fn run(&mut self, function: &str, task: Task, count: u32) -> (f64, f64) {
        let Task { players, advanced } = task;
        self.ask(&format!("{function} {players} {} {count}", u32::from(advanced)))
    }

    /// The bytes of memory that the module has taken so far.
    pub fn memory(&mut self) -> f64 {
        self.ask("memory").0
    }

    fn ask(&mut self, question: &str) -> (f64, f64) {
        writeln!(self.ask, "{question}").expect("node listens");
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
