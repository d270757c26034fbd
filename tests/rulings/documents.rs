//! Positions as documents: what `set` takes, and what it refuses.

use interregnum::rules::king_is_dead::KingIsDead;
use interregnum::rules::{Notation, Seat};
use serde_json::{Value, json};

use crate::games::{TABLES, json, random_game};
use crate::position::{Position, after, closed_elsewhere, finished, open_elsewhere};

fn read(document: Value) -> Result<KingIsDead, String> {
    let document = serde_json::from_value(document).map_err(|error| error.to_string())?;
    KingIsDead::from_document(&document).map_err(|error| error.to_string())
}

/// The document with another value at this place, which may be new; `None`
/// takes away what is there.
fn changed(mut document: Value, place: &str, value: Option<Value>) -> Value {
    let (parent, name) = place.rsplit_once('/').expect("a place has a parent");
    match document.pointer_mut(parent).unwrap_or_else(|| panic!("there is no {parent}")) {
        Value::Object(fields) => match value {
            Some(value) => drop(fields.insert(name.to_owned(), value)),
            None => assert!(fields.remove(name).is_some(), "there is no {place}"),
        },
        Value::Array(items) => match value {
            Some(value) => items[name.parse::<usize>().expect("an index")] = value,
            None => drop(items.remove(name.parse().expect("an index"))),
        },
        other => panic!("{other} has no places"),
    }
    document
}

/// Each change alone makes the document impossible, and the answer names why.
#[track_caller]
fn refused(position: &Position, changes: &[(&str, Value, &str)]) {
    let document = position.document();
    read(document.clone()).expect("possible as it is");
    for (place, value, named) in changes {
        match read(changed(document.clone(), place, Some(value.clone()))) {
            Ok(_) => panic!("{place} = {value} is taken"),
            Err(message) => assert!(message.contains(named), "{place} = {value} is refused with {message:?}"),
        }
    }
}

/// Essex and Devon are resolved, then come the others in order. Seat 0 has two
/// cards left, seat 2 has put a disc on Moray.
fn base() -> Position {
    open_elsewhere(3, "MOR S2W1, STR E1, GWY S1W2, ESS xE, DEV x!")
        .hand(0, "assemble negotiate")
        .pile(2, "negotiate")
        .disc(2, "MOR")
        .last_plays(&[Some(7), None, Some(3)])
        .last_action(0, "manoeuvre", "MOR S-1W+1, GWY S+1W-1")
}

/// Seat 0 holds plot and a spy, seat 1 has played march.
fn advanced() -> Position {
    open_elsewhere(2, "MOR S2W1, DEV E1").hand(0, "plot spy").pile(1, "march").last_plays(&[Some(6), Some(7)])
}

#[test]
fn what_the_builder_writes_is_what_the_engine_writes() {
    let summoning = open_elsewhere(4, "MOR S1").pile(0, "manoeuvre").summoning();
    let passed = closed_elsewhere(3, "MOR S1").turn_of(2).passes(2).advanced();
    let over = finished("S W E ! W E S !", &[[1, 2, 3], [3, 2, 1]]).hand(0, "").emptied(&[Some(8), None]);
    for position in [base(), advanced(), summoning, passed, over.last_plays(&[Some(8), Some(7)])] {
        assert_eq!(json(&position.build()), position.document());
    }
}

#[test]
fn documents_of_whole_games_are_read_back() {
    for (players, mode) in TABLES {
        for seed in 0..20 {
            for position in random_game(players, mode, seed) {
                let document = json(&position);
                let again = read(document.clone()).unwrap_or_else(|error| panic!("{error}: {document}"));
                assert_eq!(again, position);
                assert_eq!(json(&again), document);
            }
        }
    }
}

#[test]
fn a_document_read_back_plays_on() {
    let position = read(base().document()).unwrap();
    let played = after(&position, &["play assemble scottish:moray welsh:moray english:moray", "summon welsh moray"]);
    assert_eq!(played.table().last_play(Seat::new(0)), Some(8));
    assert_eq!(json(&played)["last_action"]["delta"], json!({"moray": {"scottish": 1, "welsh": 1, "english": 1}}));
}

#[test]
fn refused_game_players_and_seats() {
    refused(
        &base(),
        &[
            ("/game", json!("chess"), "chess"),
            ("/mode", json!("expert"), "expert"),
            ("/players", json!(1), "1 players"),
            ("/players", json!(2), "3 seats"),
            ("/players", json!(5), "5 players"),
            ("/start", json!(3), "start is 3"),
            ("/to_act", json!(3), "to_act is 3"),
            ("/to_act", json!(-1), "-1"),
            ("/seats", json!([]), "0 seats"),
        ],
    );
}

#[test]
fn refused_follower_counts() {
    refused(
        &base(),
        &[
            ("/regions/moray/scottish", json!(3), "19 scottish"),
            ("/regions/moray/welsh", json!(0), "17 welsh"),
            ("/regions/moray/scottish", json!(-1), "-1"),
            ("/regions/moray/scottish", json!(19), "moray"),
            ("/regions/moray/scottish", json!(1.5), "1.5"),
            ("/supply/english", json!(4), "17 english"),
            ("/supply/english", json!(255), "english"),
            ("/seats/1/court/welsh", json!(1), "19 welsh"),
        ],
    );
    // Two of each faction stay in the box with two players.
    refused(&advanced(), &[("/supply/scottish", json!(7), "18 scottish followers, not 16")]);
}

#[test]
fn refused_regions_and_their_discs() {
    refused(
        &base(),
        &[
            ("/regions/essex/scottish", json!(1), "essex is closed"),
            ("/regions/devon/welsh", json!(2), "devon is closed"),
            ("/regions/essex/disc", Value::Null, "essex"),
            ("/regions/essex/disc", json!("welsh"), "essex"),
            ("/regions/lancaster/disc", json!("scottish"), "lancaster"),
            ("/regions/essex/disc", json!("french"), "french"),
            ("/regions/cornwall", json!({"scottish": 0, "welsh": 0, "english": 0, "disc": null}), "cornwall"),
        ],
    );
}

#[test]
fn refused_tracks_and_struggles() {
    let struggles = |regions: &[&str]| -> Value {
        regions.iter().map(|region| json!({"region": region, "outcome": "english"})).collect()
    };
    refused(
        &base(),
        &[
            ("/track/3/region", json!("moray"), "track"),
            ("/track/3/region", json!("cornwall"), "cornwall"),
            ("/track", json!([]), "track"),
            ("/track/0/face_up", json!(true), "essex"),
            ("/track/2/face_up", json!(false), "moray"),
            ("/track/7/face_up", json!(false), "warwick"),
            ("/struggles/0/region", json!("devon"), "struggle 1 was in devon"),
            ("/struggles/0/outcome", json!("scottish"), "essex"),
            ("/struggles/1/outcome", json!("draw"), "draw"),
            ("/struggles", json!([]), "essex"),
            ("/struggles", struggles(&["essex", "devon", "moray"]), "devon"),
        ],
    );
    let names = ["moray", "strathclyde", "lancaster", "northumbria", "gwynedd", "warwick", "essex", "devon", "moray"];
    let english = finished("E E E E E E E E", &[[0; 3]; 2]);
    refused(&english, &[("/struggles", struggles(&names), "struggles")]);
}

#[test]
fn refused_a_fourth_instability_disc() {
    let three = finished("! ! S S S S S !", &[[0; 3]; 2]).document();
    read(three.clone()).expect("possible as it is");
    let four = changed(three, "/regions/lancaster/disc", Some(json!("unstable")));
    let message = read(changed(four, "/struggles/2/outcome", Some(json!("unstable")))).unwrap_err();
    assert!(message.contains("4 regions are unstable"), "{message}");
}

#[test]
fn refused_negotiation_discs() {
    refused(
        &base(),
        &[
            ("/track/2/disc", json!(3), "negotiation disc is 3"),
            ("/track/2/disc", json!(-1), "-1"),
            ("/track/3/disc", json!(2), "seat 2 has put down two"),
            ("/track/3/disc", json!(0), "seat 0"),
            ("/track/2/disc", Value::Null, "seat 2"),
            ("/seats/2/disc", json!(true), "seat 2"),
            ("/seats/0/disc", json!(false), "seat 0"),
        ],
    );
}

#[test]
fn refused_cards() {
    refused(
        &base(),
        &[
            ("/seats/0/hand", json!(["assemble", "assemble", "negotiate"]), "seat 0 has 9 cards"),
            ("/seats/0/hand", json!(["assemble"]), "seat 0 has 7 cards"),
            ("/seats/2/discard", json!([]), "seat 2 has 7 cards"),
            ("/seats/0/hand/1", json!("assemble"), "assemble"),
            ("/seats/0/hand/1", json!("manoeuvre"), "manoeuvre"),
            ("/seats/1/hand/0", json!("spy"), "seat 1"),
            ("/seats/1/hand/0", json!("bribe"), "bribe"),
            ("/mode", json!("advanced"), "mode"),
        ],
    );
    // The hand of seat 1: assemble twice, negotiate, manoeuvre, outmanoeuvre, aid, influence.
    refused(
        &advanced(),
        &[
            ("/mode", json!("base"), "mode"),
            ("/seats/0/hand/0", json!("plot"), "plot"),
            ("/seats/0/discard/0", json!("plot"), "plot"),
            ("/seats/1/discard/0", json!("plot"), "seat 1 has discarded plot"),
            ("/seats/1/discard/0", json!("spy"), "seat 1 has a card of somebody else"),
            ("/seats/1/hand/5", json!("plot"), "seat 1 has a card of somebody else"),
            ("/seats/1/hand/5", json!("scottish-support"), "seat 1"),
            ("/seats/1/hand/2", json!("muster"), "seat 1"),
        ],
    );
}

#[test]
fn refused_phases_and_passes() {
    refused(
        &base(),
        &[
            ("/phase", json!("over"), "not over"),
            ("/phase", json!("night"), "night"),
            ("/passes", json!(3), "3 passes"),
            ("/passes", json!(-1), "-1"),
            ("/passes", json!(256), "256"),
        ],
    );
    for over in [finished("S S S S W W W !", &[[0; 3]; 3]), finished("! S ! !", &[[0; 3]; 3])] {
        refused(&over, &[("/phase", json!("turn"), "is over"), ("/phase", json!("summon"), "is over")]);
    }
    refused(&open_elsewhere(2, "").pile(0, "negotiate"), &[("/phase", json!("summon"), "summon")]);
    refused(&open_elsewhere(2, "MOR S1").pile(0, "negotiate").summoning(), &[("/passes", json!(1), "passed")]);
}

#[test]
fn refused_orders_of_plays() {
    refused(
        &base(),
        &[
            ("/plays", json!(32), "32 plays"),
            ("/seats/1/last_play", json!(0), "last_play of seat 1"),
            ("/last_action/card", json!("plot"), "plot"),
            ("/plays", json!(6), "last_play of seat 0"),
            ("/plays", json!(-1), "-1"),
            ("/seats/1/last_play", json!(8), "last_play of seat 1"),
            ("/seats/1/emptied", json!(8), "emptied of seat 1"),
            ("/last_action/seat", json!(3), "the last actor is 3"),
            ("/last_action/card", json!("bribe"), "bribe"),
            ("/last_action/delta/moray/scottish", json!(8), "scottish in moray"),
            ("/last_action/delta/moray/scottish", json!(-8), "scottish in moray"),
            ("/last_action/delta/cornwall", json!({"scottish": 1}), "cornwall"),
        ],
    );
}

#[test]
fn refused_documents_with_something_missing() {
    for (place, named) in [
        ("/game", "game"),
        ("/mode", "mode"),
        ("/players", "players"),
        ("/start", "start"),
        ("/phase", "phase"),
        ("/to_act", "to_act"),
        ("/passes", "passes"),
        ("/plays", "plays"),
        ("/regions", "regions"),
        ("/regions/devon", "eight regions"),
        ("/regions/moray/english", "english"),
        ("/supply", "supply"),
        ("/supply/welsh", "welsh"),
        ("/track", "track"),
        ("/track/7", "track"),
        ("/track/0/face_up", "face_up"),
        ("/seats", "seats"),
        ("/seats/2", "2 seats"),
        ("/seats/0/court", "court"),
        ("/seats/0/hand", "hand"),
        ("/seats/0/hand/0", "seat 0 has 7 cards"),
        ("/seats/0/discard", "discard"),
        ("/seats/0/disc", "disc"),
        ("/struggles", "struggles"),
        ("/struggles/1", "devon"),
        ("/struggles/0/outcome", "outcome"),
        ("/last_action/card", "card"),
        // What may be null must be there all the same.
        ("/last_action", "last_action"),
        ("/regions/moray/disc", "disc"),
        ("/track/0/disc", "disc"),
        ("/seats/0/last_play", "last_play"),
        ("/seats/0/emptied", "emptied"),
    ] {
        let message = read(changed(base().document(), place, None)).expect_err(place);
        assert!(message.contains(named), "without {place} it is refused with {message:?}");
    }
}
