//! ST1 to ST6: power struggles, and what they trigger.

use interregnum::rules::king_is_dead::{Ending, Faction, KingIsDead, Phase, Region};
use serde_json::{Value, json};

use crate::games::json;
use crate::position::{Position, after, closed_elsewhere, legal, open_elsewhere, verdict};

/// The position after everybody passed once.
fn all_pass(position: &Position, players: usize) -> KingIsDead {
    after(&position.build(), &["pass"].repeat(players))
}

/// Seven regions are closed, Devon is left.
const SEVEN_WITH_TWO_UNSTABLE: &str = "MOR xS, STR x!, LAN xW, NOR xE, GWY x!, WAR xS, ESS xS";

#[test]
fn st1_the_lowest_card_that_lies_face_up_is_contested() {
    let position = closed_elsewhere(2, "MOR S1, LAN E1, DEV W1").track("DEV MOR LAN");
    assert_eq!(position.build().table().contested(), Some(Region::Devon));
    let resolved = all_pass(&position, 2);
    assert!(resolved.table().controlled(Faction::Welsh).contains(Region::Devon));
    assert_eq!(resolved.table().contested(), Some(Region::Moray));
    let cards: Vec<(Value, Value)> = json(&resolved)["track"]
        .as_array()
        .unwrap()
        .iter()
        .skip(5)
        .map(|card| (card["region"].clone(), card["face_up"].clone()))
        .collect();
    assert_eq!(
        cards,
        [(json!("devon"), json!(false)), (json!("moray"), json!(true)), (json!("lancaster"), json!(true))]
    );
}

#[test]
fn st2_only_a_tie_for_most_leaves_a_region_unstable() {
    for (here, outcome) in [
        ("S3W1E1", "scottish"),
        ("S1", "scottish"),
        ("S2W1", "scottish"),
        ("S1W2E1", "welsh"),
        ("W1", "welsh"),
        ("S2W2E3", "english"),
        ("E1", "english"),
        ("S2W2E1", "unstable"),
        ("S2W1E2", "unstable"),
        ("S1W2E2", "unstable"),
        ("S1W1E1", "unstable"),
        ("W3E3", "unstable"),
        ("-", "unstable"),
    ] {
        let position = open_elsewhere(2, &format!("MOR {here}"));
        let resolved = all_pass(&position, 2);
        assert_eq!(json(&resolved)["struggles"], json!([{"region": "moray", "outcome": outcome}]), "{here}");
        assert_eq!(json(&resolved)["regions"]["moray"]["disc"], outcome, "{here}");
    }
}

#[test]
fn the_followers_of_a_struggle_return_to_the_supply() {
    let position = open_elsewhere(3, "MOR S3W1E2, STR W2").supply(1, 2, 3);
    let resolved = all_pass(&position, 3);
    assert_eq!(resolved.table().supply().0, [4, 3, 5]);
    assert_eq!(resolved.table().followers().in_region(Region::Moray).0, [0; 3]);
    assert_eq!(resolved.table().followers().in_region(Region::Strathclyde).0, [0, 2, 0]);
}

#[test]
fn st3_the_third_instability_disc_ends_the_game_with_a_tidy_map() {
    let position = open_elsewhere(2, "MOR x!, STR x!, LAN S1W1, DEV E1").supply(4, 5, 6);
    let over = all_pass(&position, 2);
    let document = json(&over);
    assert_eq!(document["phase"], "over");
    assert_eq!(document["regions"]["lancaster"], json!({"scottish": 0, "welsh": 0, "english": 0, "disc": "unstable"}));
    assert_eq!(document["supply"], json!({"scottish": 5, "welsh": 6, "english": 6}));
    assert_eq!(document["track"][2], json!({"region": "lancaster", "face_up": false, "disc": null}));
    assert_eq!(document["struggles"][2], json!({"region": "lancaster", "outcome": "unstable"}));
    assert_eq!((&document["passes"], &document["to_act"]), (&json!(0), &json!(0)));
    // The rest of the map stays as it was.
    assert_eq!(document["regions"]["devon"], json!({"scottish": 0, "welsh": 0, "english": 1, "disc": null}));
    assert_eq!(verdict(&over).ending, Ending::Invasion);
}

#[test]
fn st4_a_third_disc_with_the_eighth_struggle_is_an_invasion() {
    for (devon, ending) in
        [("S2W2", Ending::Invasion), ("-", Ending::Invasion), ("E1", Ending::Coronation), ("W3E2", Ending::Coronation)]
    {
        let position = open_elsewhere(2, &format!("{SEVEN_WITH_TWO_UNSTABLE}, DEV {devon}"));
        assert_eq!(verdict(&all_pass(&position, 2)).ending, ending, "{devon}");
    }
}

#[test]
fn st5_nobody_has_a_final_turn() {
    for (map, ending) in [
        (format!("{SEVEN_WITH_TWO_UNSTABLE}, DEV E1"), Ending::Coronation),
        ("MOR x!, STR x!, DEV E1".to_owned(), Ending::Invasion),
    ] {
        // All hands are full.
        let over = all_pass(&open_elsewhere(3, &map), 3);
        assert_eq!((over.table().phase(), verdict(&over).ending), (Phase::Over, ending));
        assert_eq!(legal(&over), [""; 0]);
    }
}

#[test]
fn st6_one_faction_may_control_all_eight_regions() {
    let map = "MOR E1, STR E1, LAN E1, NOR E1, GWY E1, WAR E1, ESS E1, DEV E1";
    let over = after(&open_elsewhere(2, map).build(), &["pass"; 16]);
    assert_eq!(over.table().controlled(Faction::English).len(), 8);
    assert_eq!((verdict(&over).ending, verdict(&over).ranking), (Ending::Coronation, vec![Faction::English]));
}

#[test]
fn st6_no_fourth_instability_disc_is_needed() {
    let nearly = after(&open_elsewhere(2, "").build(), &["pass"; 5]);
    assert_eq!((nearly.table().unstable().len(), nearly.table().phase()), (2, Phase::Turn));
    let over = after(&nearly, &["pass"]);
    assert_eq!((over.table().unstable().len(), over.table().phase()), (3, Phase::Over));
    assert_eq!(legal(&over), [""; 0]);
}
