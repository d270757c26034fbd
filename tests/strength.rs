//! A guard: bots do not get weaker without anybody noticing.
//!
//! Seeds are fixed and bots compute alike on every machine, so that these matches
//! always end the same as long as nobody changes the bots: they cannot fail by
//! bad luck. The thresholds leave room for other nets and levels that are as good.
//! How good they are in truth is measured by `cargo xtask ladder`.

use interregnum::arena;

/// What the first bot of a line scores, for each of its seats.
fn score(line: &str) -> f64 {
    let words: Vec<&str> = line.split(' ').collect();
    let reports = arena::run(&words, || Ok(()), |_, _| {}).unwrap_or_else(|reason| panic!("{line}: {reason}"));
    println!("{}", reports[0]);
    reports[0].standings[0].score.mean
}

#[track_caller]
fn check(lines: &[(&str, f64)]) {
    for &(line, least) in lines {
        let score = score(line);
        assert!(least <= score, "{line}: {:.1} % instead of {:.0} % or more", 100.0 * score, 100.0 * least);
    }
}

/// Few iterations are enough to win nearly always.
const AGAINST_RANDOM: [(&str, f64); 4] = [
    ("search:36 random games=60 seed=1", 0.95),
    ("search:36 random games=60 seed=1 mode=advanced", 0.92),
    ("search:36 random games=45 seed=1 players=3", 0.85),
    ("search:36 random games=45 seed=1 players=3 mode=advanced", 0.80),
];

/// `greedy` takes its time: a few games must do.
const AGAINST_GREEDY: [(&str, f64); 3] = [
    ("search:36 greedy games=24 seed=1", 0.80),
    ("search:36 greedy games=24 seed=1 mode=advanced", 0.65),
    ("search:36 greedy games=12 seed=1 players=3", 0.60),
];

/// Equals would score a half.
const LADDER: [(&str, f64); 10] = [
    ("page random games=200 seed=1", 0.60),
    ("squire page games=200 seed=1", 0.54),
    ("knight squire games=200 seed=1", 0.54),
    ("baron knight games=200 seed=1", 0.54),
    ("earl baron games=60 seed=1", 0.54),
    ("squire page games=100 seed=1 mode=advanced", 0.54),
    ("knight squire games=100 seed=1 mode=advanced", 0.54),
    ("baron knight games=100 seed=1 mode=advanced", 0.54),
    ("earl baron games=100 seed=1 mode=advanced", 0.54),
    ("duke earl games=100 seed=1 mode=advanced", 0.54),
];

#[test]
fn a_few_iterations_beat_random_nearly_always() {
    check(&AGAINST_RANDOM);
}

#[test]
fn a_few_iterations_beat_greedy_clearly() {
    check(&AGAINST_GREEDY);
}

#[test]
fn each_level_beats_the_one_below() {
    check(&LADDER);
}
