//! The laboratory: everything that is claimed of the bots, measured by one
//! command, kept in a file, and shown in the README from there.
//!
//! - [`meetings`](self), `clock`: matches; `calibration`: whether chances come
//!   true; `latency`: how long a turn takes; [`Tactic`]: wins to be found.
//! - [`Sheet`]: what was found; [`readme`]: how it is shown.

mod calibration;
mod clock;
mod latency;
mod meetings;
mod plan;
pub mod readme;
mod sheet;
mod solver;
mod tactics;

pub use calibration::{Sample, beliefs, calibrate};
pub use plan::Plan;
pub use sheet::{Bin, How, Meeting, Pace, Reliability, Section, Sheet, Solved, Wanted};
pub use solver::Solver;
pub use tactics::Tactic;

use std::fs;
use std::time::Instant;

use plan::SEED;

/// How the laboratory is asked.
pub const USAGE: &str = "\
ladder [quick] [times=N] [section …]
Measures the bots, writes benches/ladder.json and the README's tables. Without
sections: all of them, which takes an hour or more on two quiet cores; times=4
plays four times the games; quick plays few, to see that everything works, and
leaves the file and the README alone.
  strength     the strongest level against random, greedy and 20,000 random games
  rungs        each level against the one below, but for the strongest
  summit       the strongest level against the one below
  budget       the strongest level against itself at 1,000 iterations
  peeking      one that knows hidden cards against one that does not
  calibration  whether chances come true
  latency      how long the levels think, and how large their trees grow
  clock        matches by the clock in WebAssembly, in Node
  tactics      who solves the tactical positions
  readme       nothing new: only the README's tables, from the file";

const SECTIONS: [&str; 9] =
    ["strength", "rungs", "summit", "budget", "peeking", "calibration", "latency", "clock", "tactics"];

/// What is asked of the laboratory.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// How thorough it is to be.
    pub plan: Plan,
    sections: Vec<String>,
    /// The WebAssembly module for matches by the clock.
    module: Option<String>,
}

impl Order {
    /// Reads the words of a command line.
    ///
    /// # Errors
    /// If there is no such section.
    pub fn parse(words: &[String]) -> Result<Order, String> {
        let mut order = Order { plan: Plan::FULL, sections: Vec::new(), module: None };
        let (mut named, mut times) = (false, 1.0);
        for word in words {
            named |= word != "quick" && !word.contains('=');
            match word.as_str() {
                "quick" => order.plan = Plan::QUICK,
                "readme" => {}
                section if SECTIONS.contains(&section) => order.sections.push(section.to_owned()),
                word => match word.split_once('=') {
                    Some(("module", module)) => order.module = Some(module.to_owned()),
                    Some(("times", number)) => {
                        let factor = number.parse().ok().filter(|factor| (0.01..=1000.0).contains(factor));
                        times = factor.ok_or_else(|| format!("times cannot be {number:?}: a number is expected"))?;
                    }
                    _ => return Err(format!("there is no section {word:?}")),
                },
            }
        }
        if times != 1.0 {
            order.plan = order.plan.times(times);
        }
        if !named {
            order.sections = SECTIONS.map(str::to_owned).to_vec();
        }
        Ok(order)
    }

    /// Runs the sections, one after the other; `keep` is given the sheet after
    /// each.
    ///
    /// # Errors
    /// If the sheet cannot be kept.
    pub fn run(&self, sheet: &mut Sheet, keep: &dyn Fn(&Sheet) -> Result<(), String>) -> Result<(), String> {
        for section in &self.sections {
            println!("\n== {section} ({})", self.plan.title());
            self.section(section, sheet);
            keep(sheet)?;
        }
        Ok(())
    }

    fn section(&self, section: &str, sheet: &mut Sheet) {
        let plan = &self.plan;
        let fixed = "fixed iterations, mirrored set-ups with all seat rotations, intervals over set-ups";
        match section {
            "strength" => sheet.strength = Some(self.measured(fixed, || meetings::strength(plan))),
            "rungs" => sheet.rungs = Some(self.measured(fixed, || meetings::rungs(plan))),
            "summit" => sheet.summit = Some(self.measured(fixed, || meetings::summit(plan))),
            "budget" => sheet.budget = Some(self.measured(fixed, || meetings::budget(plan))),
            "peeking" => sheet.peeking = Some(self.measured(fixed, || meetings::peeking(plan))),
            "calibration" => {
                let note = "the chance shown at the beginning of each turn with a choice, against the end of the game";
                sheet.calibration = Some(self.measured(note, || calibration::calibration(plan)));
            }
            "latency" => {
                let note = "positions from the middle of games with 2, 3 and 4 players, base and advanced; one core";
                sheet.latency = Some(self.measured(note, || latency::latency(plan)));
            }
            "clock" => {
                let Some(node) = self.module.as_deref().and_then(clock::Nodes::start) else {
                    println!("left out: there is no Node, or no module; run cargo xtask ladder");
                    return;
                };
                let note = format!("the worker's build with SIMD in Node {}, by the clock", node.version);
                sheet.clock = Some(self.measured(&note, || node.play(plan)));
            }
            _ => {
                let note = "solved is a turn that wins by force, as trying everything shows";
                sheet.tactics = Some(self.measured(note, tactics::tactics));
            }
        }
    }

    fn measured<R>(&self, note: &str, rows: impl FnOnce() -> Vec<R>) -> Section<R> {
        let begun = Instant::now();
        let rows = rows();
        let how = How {
            machine: machine(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            plan: self.plan.title(),
            seed: SEED,
            seconds: begun.elapsed().as_secs_f64().round(),
            note: note.to_owned(),
        };
        println!("{how}");
        Section { how, rows }
    }
}

/// What the processor calls itself, where that can be read.
fn machine() -> String {
    let known = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = known.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    name.map_or(std::env::consts::ARCH, |(_, name)| name.trim()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Order, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Order::parse(&words)
    }

    #[test]
    fn without_a_name_everything_is_run() {
        assert_eq!(parse("quick module=x").expect("understood").sections, SECTIONS);
        assert_eq!(parse("rungs calibration").expect("understood").sections, ["rungs", "calibration"]);
        assert_eq!(parse("readme").expect("understood").sections, [""; 0]);
        assert_eq!(parse("times=4").expect("understood").plan.title(), "full, games times 4");
        assert!(parse("times=many").is_err());
        assert_eq!(parse("chess"), Err("there is no section \"chess\"".to_owned()));
    }
}
