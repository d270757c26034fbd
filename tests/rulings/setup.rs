//! SE1 to SE6 and NE1: what lies on the table before the first turn.

use std::collections::BTreeSet;

use interregnum::rules::king_is_dead::{Card, Cards, Faction, KingIsDead, Mode, Options, Region};
use interregnum::rules::{BadSetup, Game, Notation, Rng, Seat, Seats};
use serde_json::{Value, json};

use crate::games::{TABLES, deal, json};
use crate::position::open_elsewhere;

fn begin_with(players: usize, start: usize) -> Result<KingIsDead, BadSetup> {
    let options = Options { start: Some(Seat::new(start)), ..Options::default() };
    KingIsDead::new(Seats::new(players).expect("a table for so many"), &options, &mut Rng::new(5))
}

#[test]
fn se1_two_of_each_faction_stay_in_the_box_with_two_players() {
    for (players, per_faction, in_supply) in [(2, 16, 12), (3, 18, 16), (4, 18, 14)] {
        for seed in 0..200 {
            let position = deal(players, Mode::Base, seed);
            let table = position.table();
            assert_eq!(table.supply().total(), in_supply);
            for seat in table.seats().iter() {
                assert_eq!(table.court(seat).total(), 2);
            }
            for region in Region::ALL {
                assert_eq!(table.followers().in_region(region).total(), 4);
            }
            for faction in Faction::ALL {
                assert!(2 <= table.followers().count(faction, faction.home()));
                let on_map: u8 = Region::ALL.iter().map(|&region| table.followers().count(faction, region)).sum();
                let at_court: u8 = table.seats().iter().map(|seat| table.court(seat)[faction]).sum();
                assert_eq!(on_map + at_court + table.supply()[faction], per_faction);
            }
        }
    }
}

#[test]
fn se1_a_faction_may_be_missing_from_the_first_supply() {
    let exhausted = |seed| deal(2, Mode::Base, seed).table().supply().0.contains(&0);
    assert!((0..5_000).any(exhausted));
}

#[test]
fn se2_courts_of_one_colour_are_not_drawn_again() {
    let both_scottish = |seed| {
        let position = deal(2, Mode::Base, seed);
        let courts = position.table().seats().iter().map(|seat| position.table().court(seat)[Faction::Scottish]);
        courts.eq([2, 2])
    };
    assert!((0..5_000).any(both_scottish));
    open_elsewhere(2, "").courts(&[[2, 0, 0], [2, 0, 0]]).build();
}

#[test]
fn se3_the_start_player_is_named_or_drawn_by_lot() {
    for players in 2..=4 {
        for start in 0..players {
            let position = begin_with(players, start).unwrap();
            assert_eq!((position.table().start().index(), position.table().to_act().index()), (start, start));
        }
        let drawn: BTreeSet<usize> =
            (0..100).map(|seed| deal(players, Mode::Base, seed).table().to_act().index()).collect();
        assert_eq!(drawn, (0..players).collect());
    }
    assert_eq!(begin_with(3, 3), Err(BadSetup::Start(Seat::new(3))));
}

#[test]
fn se4_four_players_are_two_teams_of_opposite_seats() {
    for (players, sides) in [(2, &[0, 1][..]), (3, &[0, 1, 2]), (4, &[0, 1, 0, 1])] {
        let position = deal(players, Mode::Base, 1);
        let found: Vec<usize> = position.seats().iter().map(|seat| position.side(seat).index()).collect();
        assert_eq!(found, sides);
    }
}

#[test]
fn se4_the_game_is_for_two_to_four() {
    let five = KingIsDead::new(Seats::new(5).unwrap(), &Options::default(), &mut Rng::new(1));
    assert_eq!(five, Err(BadSetup::Seats { allowed: 2..=4, found: 5 }));
}

#[test]
fn se5_the_base_hand_is_the_same_for_all() {
    let hand = json!([
        "scottish-support",
        "welsh-support",
        "english-support",
        "assemble",
        "assemble",
        "negotiate",
        "manoeuvre",
        "outmanoeuvre"
    ]);
    for players in 2..=4 {
        let document = json(&deal(players, Mode::Base, 3));
        for seat in 0..players {
            assert_eq!(document["seats"][seat]["hand"], hand);
        }
    }
}

#[test]
fn se5_three_cunning_cards_are_dealt_in_the_advanced_game() {
    for (players, unseen) in [(2, 6), (3, 3), (4, 0)] {
        for seed in 0..100 {
            let position = deal(players, Mode::Advanced, seed);
            let mut deck: BTreeSet<Card> = Card::CUNNING.into_iter().collect();
            for seat in position.seats().iter() {
                let (cunning, common): (Vec<Card>, Vec<Card>) =
                    position.hand(seat).iter().partition(|card| card.is_cunning());
                assert_eq!(common, Cards::COMMON.iter().collect::<Vec<_>>());
                assert_eq!(cunning.len(), 3);
                assert!(cunning.iter().all(|card| deck.remove(card)), "one card was dealt twice");
            }
            assert_eq!(deck.len(), unseen);
        }
    }
}

#[test]
fn se5_every_cunning_card_can_be_dealt_to_every_seat() {
    let mut dealt = BTreeSet::new();
    for seed in 0..200 {
        let position = deal(3, Mode::Advanced, seed);
        for seat in position.seats().iter() {
            dealt.extend(position.hand(seat).iter().filter(|card| card.is_cunning()).map(|card| (seat, card)));
        }
    }
    assert_eq!(dealt.len(), 3 * 12);
}

#[test]
fn se6_courts_are_drawn_before_regions_and_the_track_after_them() {
    for (players, per_faction) in [(2, 16), (3, 18), (4, 18)] {
        let position = deal(players, Mode::Base, 42);
        let mut rng = Rng::new(42);
        let mut bag: Vec<Faction> =
            Faction::ALL.into_iter().flat_map(|faction| std::iter::repeat_n(faction, per_faction - 2)).collect();
        let mut draw = || bag.remove(rng.below(bag.len() as u32) as usize);
        for seat in position.seats().iter() {
            let mut court = [0; 3];
            court[draw() as usize] += 1;
            court[draw() as usize] += 1;
            assert_eq!(position.table().court(seat).0, court);
        }
        for region in Region::ALL {
            let mut here = [0; 3];
            for faction in Faction::ALL.into_iter().filter(|faction| faction.home() == region) {
                here[faction as usize] = 2;
            }
            while here.iter().sum::<u8>() < 4 {
                here[draw() as usize] += 1;
            }
            assert_eq!(position.table().followers().in_region(region).0, here);
        }
        let mut track = Region::ALL;
        rng.shuffle(&mut track);
        assert_eq!(position.table().track(), &track);
    }
}

#[test]
fn se6_a_seed_names_one_game() {
    for (players, mode) in TABLES {
        assert_eq!(deal(players, mode, 7), deal(players, mode, 7));
        assert_ne!(deal(players, mode, 7), deal(players, mode, 8));
    }
}

#[test]
fn ne1_everybody_has_one_negotiation_disc() {
    for (players, mode) in TABLES {
        let document = json(&deal(players, mode, 11));
        let discs = |list: &str| -> Vec<Value> {
            document[list].as_array().unwrap().iter().map(|entry| entry["disc"].clone()).collect()
        };
        assert_eq!(discs("seats"), vec![json!(true); players]);
        assert_eq!(discs("track"), vec![Value::Null; 8]);
    }
}

#[test]
fn the_first_turn_finds_nothing_played_and_nothing_resolved() {
    for (players, mode) in TABLES {
        let position = deal(players, mode, 13);
        assert!(position.between_moves());
        let document = json(&position);
        assert_eq!(document["phase"], "turn");
        assert_eq!((&document["passes"], &document["plays"]), (&json!(0), &json!(0)));
        assert_eq!((&document["last_action"], &document["struggles"]), (&Value::Null, &json!([])));
        let shown: BTreeSet<&str> =
            document["track"].as_array().unwrap().iter().filter_map(|card| card["region"].as_str()).collect();
        assert_eq!(shown.len(), 8);
        assert!(document["track"].as_array().unwrap().iter().all(|card| card["face_up"] == true));
        assert!(document["regions"].as_object().unwrap().values().all(|region| region["disc"].is_null()));
    }
}
