//! Teaches the nets of The King is Dead by letting them play themselves, and
//! writes the report on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use interregnum::lab;
use interregnum::minds::king_is_dead::{Calibration, Learned};
use interregnum::rules::king_is_dead::{KingIsDead, Mode, Options};
use interregnum::rules::{Seats, mix};
use interregnum::school::report::{self, Taught};
use interregnum::school::{Course, Milestone, Plan};

const USAGE: &str = "\
train [calibration] [players=N] [seed=N] [glance=GAMES] [search=GAMES] [iterations=N] [gates=N] [setups=N] [out=FOLDER]
Without players=N all three nets are taught. They are written to the folder, with REPORT.md about them.
With calibration only the corrections of the chances are learned anew, for the nets that are there.";

/// What is learned if nothing else is asked for. The more players, the longer a
/// game takes.
fn usual_plan(players: usize) -> Plan {
    let (glance_games, search_games) = match players {
        2 => (600_000, 30_000),
        3 => (350_000, 16_000),
        _ => (300_000, 12_000),
    };
    Plan { seed: 1, glance_games, search_games, iterations: 100, gates: 8, gate_setups: 120 }
}

/// Games of each mode in which chances are compared with how they come out.
const CALIBRATION_GAMES: usize = 600;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Wish::of(&arguments).and_then(|wish| wish.fulfil()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("train: {reason}\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// What was asked for.
struct Wish {
    players: Vec<usize>,
    /// Whether the nets stay as they are.
    only_calibration: bool,
    /// What of the usual plan is to be otherwise.
    changes: Vec<(String, usize)>,
    folder: PathBuf,
}

impl Wish {
    fn of(arguments: &[String]) -> Result<Wish, String> {
        let mut wish =
            Wish { players: vec![2, 3, 4], only_calibration: false, changes: Vec::new(), folder: PathBuf::from(".") };
        for argument in arguments {
            if argument == "calibration" {
                wish.only_calibration = true;
                continue;
            }
            let (name, value) = argument.split_once('=').ok_or_else(|| format!("{argument:?} is not name=value"))?;
            let number = || value.parse::<usize>().map_err(|_| format!("{name} cannot be {value:?}"));
            match name {
                "players" => wish.players = vec![number()?],
                "seed" | "glance" | "search" | "iterations" | "gates" | "setups" => {
                    wish.changes.push((name.to_owned(), number()?));
                }
                "out" => wish.folder = PathBuf::from(value),
                _ => return Err(format!("there is no setting {name:?}")),
            }
        }
        if !wish.players.iter().all(|players| (2..=4).contains(players)) {
            return Err("players can be 2 to 4".to_owned());
        }
        Ok(wish)
    }

    fn plan(&self, players: usize) -> Plan {
        let mut plan = usual_plan(players);
        for &(ref name, value) in &self.changes {
            match name.as_str() {
                "seed" => plan.seed = value as u64,
                "glance" => plan.glance_games = value,
                "search" => plan.search_games = value,
                "iterations" => plan.iterations = value as u32,
                "gates" => plan.gates = value,
                _ => plan.gate_setups = value,
            }
        }
        plan
    }

    fn fulfil(self) -> Result<(), String> {
        for &players in &self.players {
            let taught = if self.only_calibration { self.calibrate_again(players)? } else { self.teach(players)? };
            self.report(taught)?;
        }
        Ok(())
    }

    fn path(&self, players: usize) -> PathBuf {
        self.folder.join(format!("{players}.net"))
    }

    fn keep(&self, players: usize, learned: &Learned) -> Result<(), String> {
        let path = self.path(players);
        fs::write(&path, learned.to_bytes()).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The corrections for a net that is there.
    fn calibrate_again(&self, players: usize) -> Result<Taught, String> {
        let path = self.path(players);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut learned =
            Learned::from_bytes(&bytes, players).ok_or_else(|| format!("{} is no net", path.display()))?;
        let known = earlier(&self.folder.join("report.json")).into_iter().find(|taught| taught.players == players);
        let mut taught = known.ok_or_else(|| format!("there is no report on the net for {players} players"))?;
        taught.calibration = calibrate(&mut learned, players, taught.plan.seed);
        self.keep(players, &learned)?;
        Ok(taught)
    }

    /// One net, and what goes with it.
    fn teach(&self, players: usize) -> Result<Taught, String> {
        let plan = self.plan(players);
        println!("{players} players: {} games at a glance, {} by search", plan.glance_games, plan.search_games);
        let seats = Seats::new(players).ok_or("nobody could sit at such a table")?;
        let options = [Mode::Base, Mode::Advanced].map(|mode| Options { mode, start: None }).to_vec();
        let course = Course::<KingIsDead>::new(seats, options, plan.clone(), &tell);
        let (net, milestones) = course.take();
        let mut learned = Learned::new(net);
        let calibration = calibrate(&mut learned, players, plan.seed);
        self.keep(players, &learned)?;
        Ok(Taught { players, plan, milestones, calibration })
    }

    /// Puts what was taught in the place of what was there for as many players.
    fn report(&self, fresh: Taught) -> Result<(), String> {
        let write = |name: &str, text: &str| {
            let path = self.folder.join(name);
            fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
        };
        let mut all = earlier(&self.folder.join("report.json"));
        all.retain(|taught| taught.players != fresh.players);
        all.push(fresh);
        all.sort_by_key(|taught| taught.players);
        write("report.json", &(serde_json::to_string_pretty(&all).expect("a report is plain data") + "\n"))?;
        write("curves.svg", &report::plot(&all))?;
        write("REPORT.md", &report::write(&all, "curves.svg"))
    }
}

/// The report that is there; nothing if there is none.
fn earlier(path: &Path) -> Vec<Taught> {
    fs::read_to_string(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Learns how far a search can be believed, and says it in a sentence.
fn calibrate(learned: &mut Learned, players: usize, seed: u64) -> String {
    println!("{CALIBRATION_GAMES} games of each mode, to learn how far chances come true");
    for (index, mode) in [Mode::Base, Mode::Advanced].into_iter().enumerate() {
        let seed = mix(mix(seed, 5), index as u64);
        let samples = lab::beliefs(&learned.net, players, mode, CALIBRATION_GAMES, seed).concat();
        let (slope, offset) = lab::calibrate(&samples);
        learned.calibration[index] = Calibration { slope: slope as f32, offset: offset as f32 };
    }
    let [base, advanced] = learned.calibration;
    let line = |line: Calibration| format!("slope {:.2}, offset {:+.2}", line.slope, line.offset);
    let (base, advanced) = (line(base), line(advanced));
    format!(
        "What the logarithm of odds is corrected by, from {CALIBRATION_GAMES} games each: base {base}; advanced {advanced}."
    )
}

fn tell(milestone: &Milestone) {
    let Milestone { part, games, seconds, loss, decisions, score, margin, par, passed, .. } = milestone;
    println!(
        "{part:>7} {games:>8} games {:>6.1} min, cross-entropy {loss:.4}, {decisions:.1} decisions a game, \
         {:.1} % ± {:.1} against the best so far (par {:.1} %){}",
        seconds / 60.0,
        100.0 * score,
        100.0 * margin,
        100.0 * par,
        if *passed { ", passed" } else { "" },
    );
}
