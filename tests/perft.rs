//! The size of the game tree from fixed deals: `tests/perft/*.perft`.
//!
//! Each line: what `new` takes, the random turns played first, the depth in
//! turns, and the number of ways to play so many turns. `UPDATE_GOLDEN=1`
//! writes the counts anew.

mod golden_files;

use golden_files::compare;
use interregnum::play::{Origin, Session, perft};
use interregnum::rules::king_is_dead::KingIsDead;
use interregnum::rules::{GameExt, Notation, Rng, Seats};

#[test]
fn the_tree_has_the_size_it_always_had() {
    compare("tests/perft/king-is-dead.perft", |old| {
        let count = |line: &str| match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["#", ..] | [] => line.to_owned(),
            [players, mode, seed, skipped, depth, ..] => {
                let position = deal(players, mode, seed, skipped.parse().expect("turns"));
                let count = perft(&position, depth.parse().expect("a depth"));
                format!("{players} {mode} {seed} {skipped} {depth} {count}")
            }
            _ => panic!("not a line of a perft table: {line:?}"),
        };
        old.lines().map(|line| count(line) + "\n").collect()
    });
}

/// The position after some random turns of a deal that everybody can repeat.
fn deal(players: &str, mode: &str, seed: &str, turns: usize) -> KingIsDead {
    let seats = Seats::new(players.parse().expect("a number")).expect("a table");
    let mut options = Default::default();
    KingIsDead::set_option(&mut options, seats, "mode", mode).expect("a mode");
    KingIsDead::set_option(&mut options, seats, "start", "0").expect("a seat");
    let seed = seed.parse().expect("a number");
    let mut session = Session::new(Origin::<KingIsDead>::Deal { seats, options, seed }).expect("a set-up");
    let mut rng = Rng::new(seed);
    for _ in 0..turns {
        let actor = session.position().to_act();
        while session.position().to_act() == actor && actor.is_some() {
            let action = session.position().random_action(&mut rng);
            session.play(action).expect("a legal action");
        }
    }
    *session.position()
}
