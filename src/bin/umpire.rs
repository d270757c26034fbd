//! Referees games over standard input and output; `help` lists the commands.

use std::io::{self, BufWriter, ErrorKind};
use std::process::ExitCode;

use interregnum::umpire::Umpire;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    match Umpire::default().run(io::stdin().lock(), &mut out) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked has left.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("umpire: {error}");
            ExitCode::FAILURE
        }
    }
}
