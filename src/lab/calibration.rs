//! Whether chances come true: a position that is called 75 % should be won three
//! times out of four.

use super::meetings::{MODES, mode_name};
use super::plan::{Plan, SEED, budgets, duration, price};
use super::sheet::{Bin, Reliability};
use crate::bot::{Mind, Net, Search, Style};
use crate::minds::king_is_dead::learned;
use crate::rules::king_is_dead::{KingIsDead, Mode, Options};
use crate::rules::{Game, GameExt, Observer, Rng, Seat, Seats, mix};
use crate::school::in_parallel;

/// Iterations of those who play.
const ITERATIONS: u32 = 1_000;

/// What a search believed, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// What the search believed.
    pub believed: f32,
    /// What people are shown for it.
    pub called: f32,
    /// What the seat got in the end.
    pub won: f32,
}

/// The chances at all kinds of tables.
pub fn calibration(plan: &Plan) -> Vec<Reliability> {
    let style = Style::search(ITERATIONS);
    let tables: Vec<(usize, Mode)> = (2..=4).flat_map(|players| MODES.map(|mode| (players, mode))).collect();
    let games = |players: usize, mode: Mode| {
        let price = price(style, players, mode) * players as f64;
        // One game each: everybody plays alike, so there is nothing to mirror.
        2 * plan.setups(budgets::CALIBRATION, 2.0 * price)
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let seconds =
        |&(players, mode): &(usize, Mode)| (games(players, mode) * players) as f64 * price(style, players, mode);
    let seconds: f64 = tables.iter().map(seconds).sum();
    println!("{style} against itself, about {} at most", duration(seconds / cores as f64));
    let table = |&(players, mode)| {
        let seed = mix(SEED, (players * 2) as u64 + u64::from(mode == Mode::Advanced));
        let played = beliefs(&learned(table_of(players)).net, players, mode, games(players, mode), seed);
        let reliability = reliability(players, mode, &style.to_string(), &played);
        print(&reliability);
        reliability
    };
    tables.iter().map(table).collect()
}

/// What searches with this net believed in so many games, and what came of it.
pub fn beliefs(net: &Net, players: usize, mode: Mode, games: usize, seed: u64) -> Vec<Vec<Sample>> {
    in_parallel(games, |game| play(net, players, mode, mix(seed, game as u64)))
}

fn table_of(players: usize) -> Seats {
    Seats::new(players).expect("two to four")
}

/// One game, with what was believed at the beginning of each turn with a choice.
fn play(net: &Net, players: usize, mode: Mode, seed: u64) -> Vec<Sample> {
    let mut rng = Rng::new(seed);
    let seats = table_of(players);
    let options = Options { mode, start: None };
    let mut position = KingIsDead::new(seats, &options, &mut rng).expect("two to four");
    let mut believed: Vec<(Seat, f32, f32)> = Vec::new();
    while let Some(seat) = position.to_act() {
        if position.legal().len() == 1 {
            position.apply(position.random_action(&mut rng), &mut rng);
            continue;
        }
        let worlds = KingIsDead::worlds(&position.view(Observer::Seat(seat)));
        let mut search = Search::with(net, worlds, Rng::new(rng.bits())).expect("somebody is to act");
        search.think(ITERATIONS, &mut || true);
        let value = search.value();
        believed.push((seat, value, position.calibrated(value)));
        loop {
            let action = search.best().expect("there is a choice").action;
            position.apply(action, &mut rng);
            if !search.advance(action) {
                break;
            }
            search.think(ITERATIONS / 4, &mut || true);
        }
    }
    let outcome = position.outcome().expect("it is over");
    let sample = |(seat, believed, called)| Sample { believed, called, won: outcome.reward(seat) };
    believed.into_iter().map(sample).collect()
}

fn reliability(players: usize, mode: Mode, bot: &str, games: &[Vec<Sample>]) -> Reliability {
    let samples: Vec<Sample> = games.iter().flatten().copied().collect();
    let (slope, offset) = calibrate(&samples);
    let mean = |value: &dyn Fn(&Sample) -> f64| samples.iter().map(value).sum::<f64>() / samples.len() as f64;
    let par = mean(&|sample| f64::from(sample.won));
    Reliability {
        players,
        mode: mode_name(mode).to_owned(),
        bot: bot.to_owned(),
        games: games.len(),
        brier: mean(&|sample| f64::from(sample.called - sample.won).powi(2)),
        brier_of_par: mean(&|sample| (par - f64::from(sample.won)).powi(2)),
        bins: bins(&samples),
        slope,
        offset,
    }
}

/// The samples by what they were called, in tenths.
fn bins(samples: &[Sample]) -> Vec<Bin> {
    let mut bins = vec![Bin::default(); 10];
    for sample in samples {
        let bin = &mut bins[((sample.called * 10.0) as usize).min(9)];
        bin.positions += 1;
        bin.called += f64::from(sample.called);
        bin.won += f64::from(sample.won);
    }
    for bin in bins.iter_mut().filter(|bin| 0 < bin.positions) {
        bin.called /= bin.positions as f64;
        bin.won /= bin.positions as f64;
    }
    bins
}

/// Slope and offset with which `sigmoid(slope * logit(believed) + offset)` comes
/// true most nearly (Platt, 1999): the most likely ones, by Newton's method. What
/// is proven needs no correction and is left out.
pub fn calibrate(samples: &[Sample]) -> (f64, f64) {
    let open = samples.iter().filter(|sample| 0.0 < sample.believed && sample.believed < 1.0);
    let points: Vec<(f64, f64)> = open
        .map(|sample| {
            let believed = f64::from(sample.believed).clamp(0.001, 0.999);
            ((believed / (1.0 - believed)).ln(), f64::from(sample.won))
        })
        .collect();
    // A weak belief that nothing is to be corrected keeps few samples from
    // saying too much.
    const BELIEF: f64 = 1.0;
    let (mut slope, mut offset) = (1.0, 0.0);
    for _ in 0..50 {
        let (mut by_slope, mut by_offset) = (BELIEF * (1.0 - slope), -BELIEF * offset);
        let (mut slope_slope, mut slope_offset, mut offset_offset) = (BELIEF, 0.0, BELIEF);
        for &(logit, won) in &points {
            let chance = 1.0 / (1.0 + (-slope * logit - offset).exp());
            let (error, weight) = (won - chance, chance * (1.0 - chance));
            by_slope += error * logit;
            by_offset += error;
            slope_slope += weight * logit * logit;
            slope_offset += weight * logit;
            offset_offset += weight;
        }
        let determinant = slope_slope * offset_offset - slope_offset * slope_offset;
        slope += ((by_slope * offset_offset - by_offset * slope_offset) / determinant).clamp(-1.0, 1.0);
        offset += ((by_offset * slope_slope - by_slope * slope_offset) / determinant).clamp(-1.0, 1.0);
    }
    (slope, offset)
}

fn print(reliability: &Reliability) {
    let Reliability { players, mode, games, brier, brier_of_par, slope, offset, .. } = reliability;
    println!("{players} players, {mode}: {games} games, Brier score {brier:.4} (par alone: {brier_of_par:.4});");
    println!("  best correction of what the search believes: slope {slope:.3}, offset {offset:+.3}");
    for (tenth, bin) in reliability.bins.iter().enumerate() {
        let Bin { positions, called, won } = bin;
        let (from, to) = (10 * tenth, 10 * tenth + 10);
        println!("  {from:>3} – {to:>3} %: {positions:>6} positions, called {:.3}, won {:.3}", called, won);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose truth is a known correction of what is believed.
    fn samples(slope: f64, offset: f64) -> Vec<Sample> {
        let mut rng = Rng::new(9);
        let sample = |_| {
            let believed = 0.02 + 0.96 * f64::from(rng.below(1 << 20)) / f64::from(1 << 20);
            let truth = 1.0 / (1.0 + (-slope * (believed / (1.0 - believed)).ln() - offset).exp());
            let won = f64::from(rng.below(1 << 20)) < truth * f64::from(1 << 20);
            Sample { believed: believed as f32, called: truth as f32, won: f32::from(u8::from(won)) }
        };
        (0..40_000).map(sample).collect()
    }

    #[test]
    fn a_known_correction_is_found() {
        for (slope, offset) in [(1.0, 0.0), (1.6, 0.2), (0.7, -0.4)] {
            let found = calibrate(&samples(slope, offset));
            assert!((found.0 - slope).abs() < 0.05 && (found.1 - offset).abs() < 0.05, "{found:?}");
        }
    }

    #[test]
    fn what_is_proven_says_nothing_about_the_correction() {
        let mut samples = samples(1.0, 0.0);
        let without = calibrate(&samples);
        samples.extend([Sample { believed: 1.0, called: 1.0, won: 1.0 }; 100]);
        assert_eq!(calibrate(&samples), without);
        assert_eq!(calibrate(&[]), (1.0, 0.0));
    }

    #[test]
    fn chances_that_are_true_come_true_in_every_tenth() {
        for bin in bins(&samples(1.3, 0.1)) {
            assert!((bin.called - bin.won).abs() < 0.03, "{bin:?}");
        }
    }
}
