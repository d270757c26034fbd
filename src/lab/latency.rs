//! How long the levels think for a turn, and how large their trees grow.

use std::time::Instant;

use super::meetings::MODES;
use super::plan::{Plan, SEED};
use super::sheet::Pace;
use crate::bot::{self, Deliberation, Effort, Level, Mind, Node, Search, Style};
use crate::rules::king_is_dead::{Action, KingIsDead, Mode, Options};
use crate::rules::{Game, GameExt, Observer, Rng, Seats, mix};

/// The pace of every level, one after the other, on one core.
pub fn latency(plan: &Plan) -> Vec<Pace> {
    let each = if plan.name == Plan::FULL.name { 12 } else { 2 };
    let positions: Vec<KingIsDead> =
        (2..=4).flat_map(|players| MODES.map(|mode| middles(players, mode, each))).flatten().collect();
    println!("{} turns of each level in the middle of games, on one core, about a minute at most", positions.len());
    Level::LADDER.map(|level| pace(level, &positions)).to_vec()
}

/// Positions from the middle of games.
fn middles(players: usize, mode: Mode, count: usize) -> Vec<KingIsDead> {
    let seats = Seats::new(players).expect("two to four");
    let options = Options { mode, start: None };
    let mut found = Vec::new();
    for game in 0.. {
        let mut rng = Rng::new(mix(SEED, game));
        let mut position = KingIsDead::new(seats, &options, &mut rng).expect("two to four");
        // Between an eighth and five eighths of all cards have been played.
        let enough = players * (1 + game as usize % 5);
        while let Some(seat) = position.to_act() {
            if enough <= position.table().plays() && position.legal().len() > 1 {
                found.push(position);
                break;
            }
            let view = position.view(Observer::Seat(seat));
            let mut effort = Effort { playouts: None, go_on: &mut || true };
            for action in bot::choose::<KingIsDead>(Style::search(16), &view, &mut effort, &mut rng) {
                position.apply(action, &mut rng);
            }
        }
        if found.len() == count {
            break;
        }
    }
    found
}

fn pace(level: Level, positions: &[KingIsDead]) -> Pace {
    let Style::Search(recipe) = level.style() else { unreachable!("all that are offered search") };
    let (mut times, mut nodes) = (Vec::new(), 0);
    for position in positions {
        let seat = position.to_act().expect("the game is on");
        let begun = Instant::now();
        let worlds = KingIsDead::worlds(&position.view(Observer::Seat(seat)));
        let care = recipe.for_worlds(&worlds);
        let search = Search::new(worlds, Rng::new(SEED)).expect("somebody is to act");
        let mut deliberation = Deliberation::new(search, care, Rng::new(SEED));
        while !deliberation.is_done() {
            deliberation.think(u32::MAX, &mut || true);
        }
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        nodes = nodes.max(deliberation.search().nodes());
    }
    times.sort_unstable_by(f64::total_cmp);
    // The tree doubles its room when it is full, and holds both while it moves.
    let bytes = nodes.next_power_of_two() * size_of::<Node<Action>>() * 3 / 2;
    let pace = Pace {
        level: level.name().to_owned(),
        turns: times.len(),
        median: times[times.len() / 2],
        worst: times[times.len() - 1],
        nodes,
        bytes,
    };
    println!(
        "{:>10}: {:.1} ms, at worst {:.1} ms, {nodes} nodes in {:.1} MB",
        pace.level,
        pace.median,
        pace.worst,
        bytes as f64 / 1e6
    );
    pace
}
