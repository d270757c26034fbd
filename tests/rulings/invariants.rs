//! What holds at every turn of every game, checked on games played at random.

use std::collections::BTreeMap;

use interregnum::rules::king_is_dead::{Card, Ending, Faction, KingIsDead, Mode, Phase, Region};
use interregnum::rules::{Game, Seat};

use crate::games::{TABLES, json, random_game, random_steps};
use crate::position::{legal, verdict};

fn every_game(seeds: u64, mut visit: impl FnMut(&[KingIsDead])) {
    for (players, mode) in TABLES {
        for seed in 0..seeds {
            visit(&random_game(players, mode, seed));
        }
    }
}

fn every_position(seeds: u64, mut visit: impl FnMut(&KingIsDead)) {
    every_game(seeds, |game| game.iter().for_each(&mut visit));
}

/// Also in the middle of an effect.
fn every_step(seeds: u64, mut visit: impl FnMut(&KingIsDead)) {
    for (players, mode) in TABLES {
        for seed in 0..seeds {
            random_steps(players, mode, seed).iter().for_each(&mut visit);
        }
    }
}

#[test]
fn no_follower_is_ever_lost() {
    every_step(50, |position| {
        let table = position.table();
        let all = if position.seats().count() == 2 { 16 } else { 18 };
        for faction in Faction::ALL {
            let on_map: u8 = Region::ALL.iter().map(|&region| table.followers().count(faction, region)).sum();
            let at_court: u8 = table.seats().iter().map(|seat| table.court(seat)[faction]).sum();
            assert_eq!(on_map + at_court + table.supply()[faction], all);
        }
    });
}

#[test]
fn closed_regions_are_empty() {
    every_step(50, |position| {
        let table = position.table();
        for region in Region::ALL.into_iter().filter(|&region| !table.open().contains(region)) {
            assert_eq!(table.followers().in_region(region).0, [0; 3]);
        }
    });
}

#[test]
fn flipped_cards_lie_in_front() {
    every_position(50, |position| {
        let table = position.table();
        for (space, &region) in table.track().iter().enumerate() {
            assert_eq!(table.open().contains(region), table.struggles() <= space);
        }
    });
}

#[test]
fn while_play_goes_on_a_region_is_open_and_a_disc_is_in_france() {
    every_position(50, |position| {
        let table = position.table();
        let over = table.phase() == Phase::Over;
        assert_eq!(over, table.open().is_empty() || table.unstable().len() == 3);
        assert!(table.unstable().len() <= 3);
    });
}

#[test]
fn every_card_played_summons_one_follower() {
    every_game(50, |game| {
        for moment in game.windows(2) {
            let [before, after] = [moment[0].table(), moment[1].table()];
            let seat = before.to_act();
            let summoned = after.court(seat).total() - before.court(seat).total();
            match (before.phase(), after.phase()) {
                (Phase::Summon, _) => assert_eq!((summoned, after.plays()), (1, before.plays())),
                // The summon comes next, unless nobody is there to be summoned.
                (_, Phase::Summon) => assert_eq!((summoned, after.plays()), (0, before.plays() + 1)),
                _ if before.plays() < after.plays() => assert!(after.followers().is_empty()),
                _ => assert_eq!(summoned, 0),
            }
        }
    });
}

#[test]
fn a_card_in_hand_can_be_played_unless_it_is_plot() {
    every_position(3, |position| {
        if position.table().phase() == Phase::Turn {
            let moves = legal(position);
            for card in position.hand(position.table().to_act()).iter() {
                let start = format!("play {card} ");
                assert_eq!(moves.iter().any(|text| text.starts_with(&start)), card != Card::Plot, "{card}");
            }
            assert!(moves.contains(&"pass".to_owned()));
        }
    });
}

#[test]
fn all_moves_of_a_card_do_equally_much() {
    every_position(3, |position| {
        let mut sizes: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for text in legal(position).iter().filter(|text| text.starts_with("play ")) {
            let words: Vec<&str> = text.split(' ').collect();
            // A spy may choose a lesser pile, but then resolves that card in full.
            let named = if words[1] == "spy" { words.len().min(4) } else { 2 };
            let effect = &words[named..];
            let factions = effect.iter().flat_map(|word| word.split([':', '+', '-']));
            let followers = factions.filter(|name| Faction::ALL.iter().any(|faction| faction.slug() == *name)).count();
            let size = (effect.len(), followers);
            let first = *sizes.entry(words[..named].join(" ")).or_insert(size);
            assert_eq!(size, first, "{text}");
        }
    });
}

#[test]
fn a_coronation_has_six_control_discs() {
    let mut seen = [0, 0];
    every_game(50, |game| {
        let over = game.last().unwrap();
        let controlled: usize = Faction::ALL.iter().map(|&faction| over.table().controlled(faction).len()).sum();
        match verdict(over).ending {
            Ending::Coronation => {
                seen[0] += 1;
                assert!(6 <= controlled && controlled + over.table().unstable().len() == 8);
            }
            Ending::Invasion => {
                seen[1] += 1;
                assert_eq!(over.table().unstable().len(), 3);
            }
        }
    });
    assert!(seen.iter().all(|&games| 0 < games), "both endings come up: {seen:?}");
}

#[test]
fn passes_and_struggles_leave_the_last_action_alone() {
    every_game(20, |game| {
        for pair in game.windows(2).filter(|pair| pair[0].table().plays() == pair[1].table().plays()) {
            assert_eq!(json(&pair[0])["last_action"], json(&pair[1])["last_action"]);
        }
    });
}

#[test]
fn each_cunning_card_is_in_one_place_at_most() {
    for players in 2..=4 {
        for seed in 0..20 {
            for position in random_game(players, Mode::Advanced, seed) {
                for card in Card::CUNNING {
                    let has = |seat: &Seat| {
                        position.hand(*seat).contains(card)
                            || position.table().pile(*seat).iter().any(|other| other == card)
                    };
                    let owners = position.seats().iter().filter(has).count();
                    assert!(owners <= 1 && (players < 4 || owners == 1), "{card}");
                    let discarded =
                        position.seats().iter().any(|seat| position.table().played(seat).contains(Card::Plot));
                    assert!(!discarded, "nobody plays plot");
                }
            }
        }
    }
}
