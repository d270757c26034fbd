//! Measures the bots and fills the README's tables.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use interregnum::lab::{Order, Plan, Sheet, USAGE, readme};

const KEPT: &str = "benches/ladder.json";
const README: &str = "README.md";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match ladder(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("ladder: {reason}\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn ladder(words: &[String]) -> Result<(), String> {
    let order = Order::parse(words)?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let mut sheet = match folder.join(KEPT).exists() {
        true => serde_json::from_str(&read(KEPT)?).map_err(|error| format!("{KEPT}: {error}"))?,
        false => Sheet::default(),
    };
    let keep = |sheet: &Sheet| {
        // A quick look is no evidence.
        if order.plan.name == Plan::QUICK.name {
            return Ok(());
        }
        let write =
            |name: &str, text: String| fs::write(folder.join(name), text).map_err(|error| format!("{name}: {error}"));
        let json = serde_json::to_string_pretty(sheet).map_err(|error| error.to_string())?;
        write(KEPT, json + "\n")?;
        write(README, readme::with_tables(&read(README)?, sheet)?)
    };
    order.run(&mut sheet, &keep)?;
    if order.plan.name == Plan::QUICK.name {
        println!("{}", readme::tables(&sheet));
    }
    keep(&sheet)
}
