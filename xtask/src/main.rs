//! The project's commands, in Rust so that they need nothing but cargo.

mod bench;
mod browser;
mod check;
mod folder;
mod glue;
mod ladder;
mod licences;
mod map;
mod run;
mod serve;
mod site;
mod style;
mod template;
mod tools;
mod train;
mod volumes;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play       builds the page, serves it, says where
cargo xtask test       everything that must hold before a change lands
cargo xtask browser …  only the tests in a browser; with names, those whose names contain them
cargo xtask dist       makes the static site, in dist
cargo xtask bench      how fast the engine is, native and in WebAssembly
cargo xtask umpire     the referee, on standard input and output
cargo xtask arena …    a tournament between bots, e.g. arena greedy random games=1000
cargo xtask train …    teaches the nets of the bots anew; an hour or two
cargo xtask ladder …   how strong, sure and fast the bots are; fills the README's tables (ladder help)
cargo xtask screens    takes the pictures of the README anew
cargo xtask golden     writes the golden games, perft tables and tactical positions anew
cargo xtask map        draws the map of Britain anew, from the real coasts";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    let done = match command {
        "play" => site::make(site::Build::Draft).and_then(|folder| serve::serve(&folder)),
        "dist" => site::make(site::Build::Page).map(drop),
        "test" => check::test(),
        "browser" => browser::test(rest),
        "screens" => browser::screens(),
        "bench" => bench::bench(),
        "umpire" => run::program("umpire", rest),
        "arena" => run::program("arena", rest),
        "train" => train::train(rest),
        "ladder" => ladder::ladder(rest),
        "golden" => check::golden(),
        "map" => map::map(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no command {command:?}\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("\nxtask: {reason}");
            ExitCode::FAILURE
        }
    }
}
