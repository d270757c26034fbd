//! Whole games, readable, one for each number of players and mode:
//! `tests/golden/*.txt`. `UPDATE_GOLDEN=1` writes them anew.

mod golden_files;

use std::fmt::Write;

use golden_files::compare;
use interregnum::play::{Origin, Session, moves, write_link};
use interregnum::rules::king_is_dead::{Faction, KingIsDead, Mode, Options, Phase, Region, Table};
use interregnum::rules::{GameExt, Notation, Rng, Seats};

#[test]
fn games_of_two_stay_as_they_were() {
    check(2, Mode::Base);
    check(2, Mode::Advanced);
}

#[test]
fn games_of_three_stay_as_they_were() {
    check(3, Mode::Base);
    check(3, Mode::Advanced);
}

#[test]
fn games_of_four_stay_as_they_were() {
    check(4, Mode::Base);
    check(4, Mode::Advanced);
}

fn check(players: usize, mode: Mode) {
    let name = if mode == Mode::Base { "base" } else { "advanced" };
    compare(&format!("tests/golden/king-is-dead-{players}-{name}.txt"), |_| chronicle(players, mode));
}

/// A game of random moves in words, with the table after each turn.
fn chronicle(players: usize, mode: Mode) -> String {
    let seats = Seats::new(players).expect("a table");
    let seed = 1000 + players as u64;
    let origin = Origin::<KingIsDead>::Deal { seats, options: Options { mode, start: None }, seed };
    let mut session = Session::new(origin).expect("a set-up");
    let mut rng = Rng::new(seed);
    let mut text = format!("{players} players, {mode:?}, seed {seed}\n");
    describe(&mut text, session.position());
    while let Some(actor) = session.position().to_act() {
        let all = moves(session.position());
        // A card first, then what to do with it: else nearly every move would be
        // an assemble, which has five hundred forms.
        let mut kinds: Vec<&str> = all.iter().map(|one| kind(&one.text)).collect();
        kinds.dedup();
        let chosen = rng.pick(&kinds);
        let alike: Vec<_> = all.iter().filter(|one| kind(&one.text) == chosen).collect();
        let one = alike[rng.below(alike.len() as u32) as usize];
        for &step in &one.steps {
            session.play(step).expect("a legal action");
        }
        writeln!(text, "{actor}: {}", one.text).expect("strings take everything");
        if session.position().table().phase() != Phase::Summon {
            describe(&mut text, session.position());
        }
    }
    let result = serde_json::to_string(&session.position().result()).expect("plain data");
    let link = write_link(&session).expect("it began with a deal");
    writeln!(text, "{result}\n{link}").expect("strings take everything");
    text
}

/// `play march` of `play march welsh:devon essex`.
fn kind(text: &str) -> &str {
    text.match_indices(' ').nth(1).map_or(text, |(end, _)| &text[..end])
}

fn describe(text: &mut String, position: &KingIsDead) {
    let table = position.table();
    let regions = table.track().map(|region| format!("{region} {}", content(table, region)));
    let courts = table.seats().iter().map(|seat| {
        let hand: Vec<String> = position.hand(seat).iter().map(|card| card.to_string()).collect();
        format!("    {seat} has {:?} and {}", table.court(seat).0, hand.join(" "))
    });
    writeln!(text, "    {} | supply {:?}", regions.join(", "), table.supply().0).expect("strings take everything");
    if table.phase() == Phase::Over || table.plays() == 0 {
        writeln!(text, "{}", courts.collect::<Vec<_>>().join("\n")).expect("strings take everything");
    }
}

fn content(table: &Table, region: Region) -> String {
    if let Some(winner) = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region)) {
        format!("({winner})")
    } else if table.unstable().contains(region) {
        "(unstable)".to_owned()
    } else {
        let [scottish, welsh, english] = table.followers().in_region(region).0;
        format!("{scottish}/{welsh}/{english}")
    }
}
