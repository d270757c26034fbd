//! Lets bots play against each other and prints how they did.

use std::io::{IsTerminal, Write, stderr};
use std::process::ExitCode;

use interregnum::arena;

fn main() -> ExitCode {
    let line = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        eprintln!("{}", arena::USAGE);
        return ExitCode::FAILURE;
    }
    let terminal = stderr().is_terminal();
    match arena::run(&line, |done, all| {
        if terminal {
            show_progress(done, all)
        }
    }) {
        Ok((report, request)) => {
            if terminal {
                eprintln!();
            }
            print!("{report}");
            write_json(&report, request.json.as_deref())
        }
        Err(reason) => {
            eprintln!("arena: {reason}\n{}", arena::USAGE);
            ExitCode::FAILURE
        }
    }
}

fn write_json(report: &arena::Report, path: Option<&str>) -> ExitCode {
    let Some(path) = path else { return ExitCode::SUCCESS };
    let json = serde_json::to_string_pretty(report).expect("a report is plain data");
    match std::fs::write(path, json + "\n") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A bar that redraws itself, on terminals only.
fn show_progress(done: usize, all: usize) {
    const WIDTH: usize = 40;
    let filled = WIDTH * done / all;
    eprint!("\r[{}{}] {done} of {all} games", "=".repeat(filled), " ".repeat(WIDTH - filled));
    // A bar that cannot be shown is no reason to stop.
    let _ = stderr().flush();
}
