//! The cunning cards of the advanced game.

use std::collections::BTreeSet;

use interregnum::rules::king_is_dead::{Card, KingIsDead, Mode, Options};
use interregnum::rules::{Game, Notation, Observer, Rng, Seat, Seats};
use serde_json::{Value, json};

use crate::checks::{PAIRS, SINGLES, check, each, map, playing};
use crate::position::{after, closed_elsewhere, effects, legal, open_elsewhere};

fn is_possible(document: Value) -> bool {
    let document = serde_json::from_value(document).expect("the builder writes documents");
    KingIsDead::from_document(&document).is_ok()
}

/// Seat 0 has its whole hand, so that this is the first action of the game.
#[test]
fn sp1_without_a_pile_a_spy_has_no_effect() {
    let hand = "spy ambush march assemble assemble negotiate manoeuvre outmanoeuvre";
    let start = open_elsewhere(3, "MOR S1").hand(0, hand).build();
    assert_eq!(start.table().plays(), 0);
    check(&start, "spy", &["-"]);
    let played = after(&start, &["play spy -"]);
    assert_eq!(played.table().last_action(), Some((Seat::new(0), Card::Spy)));
    assert_eq!(legal(&played), ["summon scottish moray"]);
}

/// Not the own pile, whose top card is an outmanoeuvre too.
#[test]
fn sp2_a_spy_copies_the_top_card_of_any_other_player_the_partner_included() {
    let position = closed_elsewhere(4, "MOR S1, DEV W1")
        .pile(1, "negotiate")
        .pile(2, "negotiate manoeuvre")
        .pile(3, "manoeuvre outmanoeuvre");
    playing("spy", position).offers(&[
        "1 negotiate moray devon disc:moray",
        "1 negotiate moray devon disc:devon",
        "2 manoeuvre scottish:moray welsh:devon",
        "3 outmanoeuvre -",
    ]);
}

#[test]
fn sp3_a_spy_may_choose_a_card_that_can_do_nothing() {
    let position = closed_elsewhere(3, "MOR S1").pile(1, "negotiate").pile(2, "assemble");
    playing("spy", position)
        .offers(&["1 negotiate -", "2 assemble scottish:moray welsh:moray english:moray"])
        .changes_nothing("1 negotiate -");
}

#[test]
fn sp4_there_is_one_spy_so_that_none_copies_another() {
    assert!(is_possible(open_elsewhere(2, "").hand(0, "spy").document()));
    assert!(!is_possible(open_elsewhere(2, "").hand(0, "spy").hand(1, "spy").document()));
    assert!(!is_possible(open_elsewhere(2, "").hand(0, "spy").pile(1, "spy").document()));
    let options = Options { mode: Mode::Advanced, start: None };
    for (seats, seed) in (2..=4).filter_map(Seats::new).flat_map(|seats| (0..50).map(move |seed| (seats, seed))) {
        let game = KingIsDead::new(seats, &options, &mut Rng::new(seed)).expect("a game for that many");
        let spies = seats.iter().filter(|&seat| game.hand(seat).contains(Card::Spy)).count();
        assert!(spies == 1 || (spies == 0 && seats.count() < 4), "{spies} spies with seed {seed}");
    }
}

#[test]
fn sp5_the_spy_lies_on_the_pile_and_the_copied_card_is_the_action() {
    let start = closed_elsewhere(2, "MOR S1, DEV W1").hand(0, "spy plot").pile(1, "manoeuvre").build();
    let played = after(&start, &["play spy 1 manoeuvre scottish:moray welsh:devon"]);
    let [spy, copied] = [0, 1].map(|seat| played.table().pile(Seat::new(seat)));
    assert_eq!((spy.top(), copied.top(), copied.len()), (Some(Card::Spy), Some(Card::Manoeuvre), 1));
    assert_eq!(played.table().last_action(), Some((Seat::new(0), Card::Manoeuvre)));
    assert_eq!(played.hand(Seat::new(0)).iter().collect::<Vec<_>>(), [Card::Plot]);
}

/// Discs of a copied negotiation are NE3, its undoing is U6.
#[test]
fn sp6_support_and_plot_never_lie_on_a_pile_that_a_spy_could_copy() {
    let with_pile = |pile: Value| {
        let mut document = open_elsewhere(2, "").advanced().pile(1, "assemble").document();
        document["seats"][1]["discard"] = pile;
        document
    };
    assert!(is_possible(with_pile(json!(["assemble"]))));
    assert!(!is_possible(with_pile(json!(["welsh-support"]))));
    assert!(!is_possible(open_elsewhere(2, "").hand(0, "spy").pile(1, "plot").document()));
    assert!(is_possible(open_elsewhere(2, "").hand(0, "spy").hand(1, "plot").document()));
}

#[test]
fn am1_an_ambush_can_be_in_any_open_region() {
    let open = ["moray", "lancaster", "northumbria", "gwynedd", "essex", "devon"];
    let expected: Vec<String> = open.iter().map(|region| format!("{region} +scottish+scottish -scottish")).collect();
    playing("ambush", open_elsewhere(2, "STR x!, WAR xE")).offers(&expected);
}

#[test]
fn am2_one_of_any_faction_must_be_returned() {
    playing("ambush", closed_elsewhere(2, "DEV W1, ESS -"))
        .offers(&[
            "essex +scottish+scottish -scottish",
            "devon +scottish+scottish -scottish",
            "devon +scottish+scottish -welsh",
        ])
        .leaves("devon +scottish+scottish -scottish", "DEV S1W1", [4, 5, 5]);
}

/// The map stays empty, so that nobody is summoned.
#[test]
fn am3_a_lone_scot_of_the_supply_is_placed_and_may_return_at_once() {
    playing("ambush", closed_elsewhere(2, "DEV -").supply(1, 5, 5))
        .offers(&["devon +scottish -scottish"])
        .changes_nothing("devon +scottish -scottish");
}

#[test]
fn am4_without_scots_in_the_supply_somebody_is_returned_all_the_same() {
    playing("ambush", closed_elsewhere(2, "DEV W1, ESS -").supply(0, 4, 4)).offers(&["devon -welsh"]).leaves(
        "devon -welsh",
        "",
        [0, 5, 4],
    );
}

#[test]
fn ma1_nobody_marches_into_closed_regions() {
    playing("march", closed_elsewhere(2, "MOR S3, DEV W2")).has_no_effect();
}

#[test]
fn ma2_a_march_may_go_to_an_empty_region_and_be_undone() {
    let start = closed_elsewhere(2, "MOR S2, STR -, DEV E1").hand(0, "march").hand(1, "spy").build();
    let marched = after(&start, &["play march scottish+scottish:moray strathclyde", "summon english devon"]);
    assert_eq!(map(&marched), "STR S2");
    check(&marched, "spy", &["0 march scottish+scottish:strathclyde moray"]);
}

#[test]
fn pl1_plot_is_never_played() {
    assert_eq!(legal(&open_elsewhere(2, "MOR S1").hand(0, "plot").build()), ["pass"]);
}

#[test]
fn pl2_plot_stays_hidden_and_counts_as_a_card_in_hand() {
    let start = open_elsewhere(2, "MOR S1").hand(0, "plot assemble").build();
    let assembled = "play assemble scottish:devon welsh:devon english:devon";
    let position = after(&start, &[assembled, "summon scottish moray"]);
    assert_eq!(position.table().emptied(Seat::new(0)), Some(start.table().plays() as u8 + 1));
    let seen = |seat: usize| {
        let view = position.view_document(Observer::Seat(Seat::new(seat)));
        serde_json::to_value(view).expect("views are documents")["seats"][0].clone()
    };
    assert_eq!(seen(0)["hand"], json!(["plot"]));
    assert_eq!(seen(1)["hand"], json!({"count": 1}));
    assert_eq!(seen(1)["emptied"], Value::Null);
}

#[test]
fn ai1_of_factions_tied_in_the_supply_the_player_chooses() {
    playing("aid", closed_elsewhere(2, "DEV -, ESS -").supply(3, 3, 1)).offers(&[
        "essex +scottish+scottish",
        "essex +welsh+welsh",
        "devon +scottish+scottish",
        "devon +welsh+welsh",
    ]);
}

#[test]
fn ai2_a_faction_with_one_follower_places_one_and_is_not_mixed() {
    playing("aid", closed_elsewhere(2, "DEV -").supply(1, 1, 0)).offers(&["devon +scottish", "devon +welsh"]).leaves(
        "devon +scottish",
        "DEV S1",
        [0, 1, 0],
    );
    playing("aid", closed_elsewhere(2, "DEV W1").supply(0, 0, 0)).has_no_effect();
}

#[test]
fn ai3_aid_comes_to_any_open_region() {
    let open = ["moray", "lancaster", "northumbria", "gwynedd", "essex", "devon"];
    let expected: Vec<String> = open.iter().map(|region| format!("{region} +welsh+welsh")).collect();
    playing("aid", open_elsewhere(2, "STR x!, WAR xE").supply(4, 5, 4)).offers(&expected);
}

#[test]
fn in1_both_others_come_from_one_region_which_need_not_border() {
    playing("influence", closed_elsewhere(2, "MOR E1, DEV S1W1, ESS S1"))
        .offers(&["english:moray scottish+welsh:devon"]);
}

#[test]
fn in2_one_for_one_only_if_no_full_swap_exists_anywhere() {
    playing("influence", closed_elsewhere(2, "MOR E1, DEV W1, ESS S1E1")).offers(&[
        "english:moray welsh:devon",
        "english:moray scottish:essex",
        "english:essex welsh:devon",
    ]);
}

#[test]
fn in2_nobody_is_swapped_within_one_region() {
    playing("influence", closed_elsewhere(2, "MOR S2E1, DEV -")).has_no_effect();
}

#[test]
fn di1_a_dispute_always_changes_something() {
    playing("dispute", closed_elsewhere(2, "MOR S1W1, DEV W2")).offers(&["welsh:devon scottish:moray"]).leaves(
        "welsh:devon scottish:moray",
        "MOR W2, DEV S1W1",
        [5, 5, 5],
    );
    playing("dispute", closed_elsewhere(2, "MOR W1, DEV W2")).has_no_effect();
}

#[test]
fn ed1_one_for_two_and_two_for_one_are_a_free_choice() {
    playing("edict", closed_elsewhere(2, "STR S2, LAN W1, NOR S1, WAR E2"))
        .offers(&["scottish+scottish:strathclyde welsh:lancaster", "scottish:northumbria english+english:warwick"]);
}

#[test]
fn ed2_two_scots_come_from_one_region() {
    playing("edict", closed_elsewhere(2, "MOR S1, NOR S1, STR W2"))
        .offers(&["scottish:moray welsh+welsh:strathclyde", "scottish:northumbria welsh+welsh:strathclyde"]);
}

#[test]
fn ed2_two_others_come_from_one_region_and_it_borders() {
    playing("edict", closed_elsewhere(2, "STR S2, LAN W1, MOR E1, DEV W2"))
        .offers(&["scottish+scottish:strathclyde english:moray", "scottish+scottish:strathclyde welsh:lancaster"]);
}

#[test]
fn re1_a_short_supply_forces_the_mix() {
    for (welsh, english, placed) in [
        (1, 1, &["strathclyde +welsh+english"][..]),
        (2, 1, &["strathclyde +welsh+welsh", "strathclyde +welsh+english"]),
        (1, 0, &["strathclyde +welsh"]),
        (0, 0, &["-"]),
    ] {
        playing("resist", open_elsewhere(2, "").supply(5, welsh, english)).offers(placed);
    }
}

/// As SU1 to SU4, for the Scots.
#[test]
fn re2_a_resistance_is_where_the_scots_could_be_supported() {
    for (discs, regions) in [
        ("WAR xS", &["strathclyde", "lancaster", "northumbria", "gwynedd", "essex", "devon"][..]),
        ("MOR xS", &["strathclyde"]),
        ("", &["strathclyde"]),
        ("STR xS", &["moray", "lancaster", "northumbria"]),
        ("MOR x!, STR xS", &["lancaster", "northumbria"]),
    ] {
        let expected: Vec<String> = regions.iter().map(|region| format!("{region} +welsh+english")).collect();
        playing("resist", open_elsewhere(2, discs).supply(5, 1, 1)).offers(&expected);
    }
    playing("resist", open_elsewhere(2, "MOR S1, STR xW")).has_no_effect();
}

#[test]
fn q1_a_region_with_a_welshman_must_be_chosen_if_there_is_one() {
    playing("quell", open_elsewhere(2, "LAN S2, WAR W1E1")).offers(&each("warwick -welsh", &PAIRS));
}

#[test]
fn q2_the_returned_welshman_can_be_placed_again() {
    playing("quell", open_elsewhere(2, "WAR W1E1").supply(0, 0, 0))
        .offers(&["warwick -welsh +welsh"])
        .changes_nothing("warwick -welsh +welsh");
}

#[test]
fn q3_a_short_supply_places_as_many_as_it_can() {
    playing("quell", open_elsewhere(2, "MOR S1").supply(1, 0, 0))
        .offers(&["lancaster +scottish", "warwick +scottish", "devon +scottish"])
        .leaves("warwick +scottish", "MOR S1, WAR S1", [0, 0, 0]);
    playing("quell", open_elsewhere(2, "MOR S1").supply(0, 0, 0)).has_no_effect();
}

/// Gwynedd is open, but all its neighbours are closed, and the Welsh hold none.
#[test]
fn q4_without_an_eligible_region_quell_has_no_effect() {
    playing("quell", open_elsewhere(2, "GWY W1, LAN xS, WAR xS, DEV xE, ESS W2")).has_no_effect();
}

#[test]
fn mu1_muster_does_for_the_scots_what_quell_does_for_the_welsh() {
    playing("muster", open_elsewhere(2, "STR W2")).offers(&each("strathclyde", &PAIRS));
    playing("muster", open_elsewhere(2, "WAR xS, STR W2, LAN S1")).offers(&each("lancaster -scottish", &PAIRS));
}

#[test]
fn sup1_the_second_one_returned_is_of_any_faction() {
    playing("suppress", open_elsewhere(2, "WAR S1E2, NOR xW, DEV xW").supply(1, 0, 0)).offers(&[
        "warwick -english-scottish +scottish",
        "warwick -english-scottish +english",
        "warwick -english-english +scottish",
        "warwick -english-english +english",
    ]);
}

#[test]
fn sup2_an_englishman_with_company_comes_first() {
    playing("suppress", open_elsewhere(2, "NOR S1E1, WAR E1, DEV W2"))
        .offers(&each("northumbria -english-scottish", &SINGLES));
}

#[test]
fn sup2_then_a_lone_englishman() {
    playing("suppress", open_elsewhere(2, "WAR E1, DEV W2")).offers(&each("warwick -english", &SINGLES));
    playing("suppress", open_elsewhere(2, "WAR E1").supply(0, 0, 0))
        .offers(&["warwick -english +english"])
        .changes_nothing("warwick -english +english");
}

/// Returning the Scot to place a Scot, and the Welshman to place one, leave the
/// same map.
#[test]
fn sup2_then_anybody() {
    let position = open_elsewhere(2, "WAR S1, DEV W2").hand(0, "suppress").build();
    let expected = [each("warwick -scottish", &SINGLES), each("devon -welsh", &SINGLES)].concat();
    check(&position, "suppress", &expected);
    let outcomes: BTreeSet<String> =
        expected.iter().map(|effect| map(&after(&position, &[&format!("play suppress {effect}")]))).collect();
    assert_eq!(outcomes.len(), 5, "{outcomes:?}");
}

#[test]
fn sup2_then_nobody_is_returned() {
    let everywhere = ["northumbria", "warwick", "devon"].map(|region| each(region, &SINGLES)).concat();
    playing("suppress", open_elsewhere(2, "")).offers(&everywhere);
    playing("suppress", open_elsewhere(2, "").supply(0, 0, 0)).has_no_effect();
}

#[test]
fn sup3_the_new_follower_goes_where_the_old_one_was() {
    playing("suppress", open_elsewhere(2, "WAR S1")).offers(&each("warwick -scottish", &SINGLES));
    let position = open_elsewhere(2, "WAR S1, DEV W2").hand(0, "suppress").build();
    for effect in effects(&position, "suppress") {
        let changed = after(&position, &[&format!("play suppress {effect}")]).table().change().regions();
        assert!(changed.len() <= 1, "{effect} changes {changed:?}");
    }
}
