//! Lets bots play against each other and prints how they did.

use std::fs::File;
use std::io::{IsTerminal, Write, stderr};
use std::process::ExitCode;

use interregnum::arena;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match tournament(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("arena: {reason}\n{}", arena::USAGE);
            ExitCode::FAILURE
        }
    }
}

fn tournament(arguments: &[String]) -> Result<(), String> {
    let (json, words): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|word| word.starts_with("json="));
    let path = match json[..] {
        [] => None,
        [one] => Some(&one["json=".len()..]),
        _ => return Err("json is given twice".to_owned()),
    };
    let mut file = None;
    // Better to know at once than after the games that it cannot be written.
    let ready = || {
        file = path.map(|path| File::create(path).map_err(|error| format!("{path}: {error}"))).transpose()?;
        Ok(())
    };
    let terminal = stderr().is_terminal();
    let reports = arena::run(&words, ready, |done, all| {
        if terminal {
            show_progress(done, all);
        }
    })?;
    if terminal {
        eprintln!();
    }
    for report in &reports {
        println!("{report}");
    }
    if let Some(mut file) = file {
        let json = serde_json::to_string_pretty(&reports).expect("reports are plain data");
        writeln!(file, "{json}").map_err(|error| format!("the reports were not written: {error}"))?;
    }
    Ok(())
}

/// A bar that redraws itself, on terminals only.
fn show_progress(done: usize, all: usize) {
    const WIDTH: usize = 40;
    let filled = WIDTH * done / all;
    eprint!("\r[{}{}] {done} of {all} games", "=".repeat(filled), " ".repeat(WIDTH - filled));
    // A bar that cannot be shown is no reason to stop.
    let _ = stderr().flush();
}
