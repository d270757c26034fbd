//! The cards of the base game, but for the undo rule.

use interregnum::rules::king_is_dead::{KingIsDead, Options, Region};
use interregnum::rules::{Game, Rng, Seats};

use crate::checks::{check, discs, map, playing, track};
use crate::position::{Position, after, closed_elsewhere, effects, legal, open_elsewhere};

/// Where the card can place followers, every other region being open and empty.
fn targets(card: &'static str, discs: &str, expected: &[&str]) {
    playing(card, open_elsewhere(2, discs)).offers(expected);
}

#[test]
fn su1_home_and_control_are_a_union() {
    let all = ["strathclyde", "lancaster", "northumbria", "gwynedd", "essex", "devon"];
    targets("scottish-support", "WAR xS", &all);
}

#[test]
fn su2_controlling_ones_own_home_changes_nothing() {
    targets("scottish-support", "MOR xS", &["strathclyde"]);
    targets("welsh-support", "GWY xW", &["lancaster", "warwick", "devon"]);
    targets("english-support", "ESS xE", &["northumbria", "warwick", "devon"]);
}

#[test]
fn su3_home_is_a_target_only_as_a_neighbour_of_a_controlled_region() {
    targets("scottish-support", "", &["strathclyde"]);
    targets("welsh-support", "", &["lancaster", "warwick", "devon"]);
    targets("english-support", "", &["northumbria", "warwick", "devon"]);
    targets("scottish-support", "STR xS", &["moray", "lancaster", "northumbria"]);
    targets("scottish-support", "MOR x!, STR xS", &["lancaster", "northumbria"]);
}

/// Moray is open, but its only neighbour is closed by somebody else's disc.
#[test]
fn su4_without_an_eligible_region_support_has_no_effect() {
    playing("scottish-support", open_elsewhere(2, "MOR S1, STR xW")).has_no_effect();
}

#[test]
fn su4_a_home_of_somebody_else_gives_no_neighbours() {
    playing("english-support", open_elsewhere(2, "WAR E2, ESS xS")).has_no_effect();
}

#[test]
fn su5_a_short_supply_places_one_or_none() {
    playing("scottish-support", open_elsewhere(2, "").supply(1, 5, 5)).offers(&["strathclyde"]).leaves(
        "strathclyde",
        "STR S1",
        [0, 5, 5],
    );
    playing("scottish-support", open_elsewhere(2, "STR W1").supply(0, 5, 5)).has_no_effect();
}

#[test]
fn su5_both_supporters_go_to_one_region() {
    playing("scottish-support", open_elsewhere(2, "STR xS").supply(2, 0, 0))
        .offers(&["moray", "lancaster", "northumbria"])
        .leaves("moray", "MOR S2", [0, 0, 0]);
}

#[test]
fn as1_every_faction_chooses_its_region_freely() {
    let count = |position: Position| {
        let mut found = effects(&position.build(), "assemble");
        found.dedup();
        found.len()
    };
    assert_eq!(count(open_elsewhere(2, "").supply(1, 1, 1)), 512);
    assert_eq!(count(open_elsewhere(2, "").supply(3, 3, 0)), 64);
    playing("assemble", closed_elsewhere(2, "DEV -")).offers(&["scottish:devon welsh:devon english:devon"]);
}

#[test]
fn as2_a_missing_faction_is_not_replaced() {
    playing("assemble", closed_elsewhere(2, "DEV -, ESS W1").supply(4, 0, 0))
        .offers(&["scottish:essex", "scottish:devon"])
        .leaves("scottish:devon", "ESS W1, DEV S1", [3, 0, 0]);
    let everywhere = effects(&open_elsewhere(2, "").supply(4, 0, 0).build(), "assemble");
    assert_eq!(everywhere.len(), 8);
    assert!(everywhere.iter().all(|effect| effect.starts_with("scottish:")), "{everywhere:?}");
}

#[test]
fn ne1_everybody_starts_with_one_negotiation_disc() {
    for count in 2..=4 {
        let seats = Seats::new(count).expect("a table of that size");
        let game = KingIsDead::new(seats, &Options::default(), &mut Rng::new(7)).expect("a game for that many");
        assert_eq!(discs(&game), vec![None; count]);
    }
}

#[test]
fn ne2_the_own_disc_must_go_on_one_of_the_two_cards() {
    playing("negotiate", closed_elsewhere(2, "MOR S1, DEV W1"))
        .offers(&["moray devon disc:moray", "moray devon disc:devon"])
        .relays("moray devon disc:moray", "DEV MOR", Some(Region::Moray))
        .relays("moray devon disc:devon", "DEV MOR", Some(Region::Devon));
    let mut all = effects(&open_elsewhere(2, "MOR S1").build(), "negotiate");
    all.dedup();
    assert_eq!(all.len(), 8 * 7);
    assert!(all.iter().all(|effect| effect.contains(" disc:")), "{all:#?}");
}

/// Five cards are face up, at spaces 4 to 8, three of them without a disc.
const FIVE_OPEN: &str = "NOR W1, GWY E1, WAR -, ESS -, DEV -";

#[test]
fn ne3_a_spied_negotiation_after_ones_own_swaps_without_a_disc() {
    let position = closed_elsewhere(3, FIVE_OPEN).disc(0, "GWY").disc(1, "DEV").pile(1, "negotiate").hand(0, "spy");
    let pairs = ["1 negotiate northumbria warwick", "1 negotiate northumbria essex", "1 negotiate warwick essex"];
    check(&position.build(), "spy", &pairs);
    playing("spy", position.clone()).relays(pairs[0], "WAR GWY NOR ESS DEV", Some(Region::Gwynedd));
    // All three can still be swapped, by somebody who has a disc.
    let later =
        after(&position.build(), &["play spy 1 negotiate northumbria essex", "summon welsh northumbria", "pass"]);
    let swaps = [
        "essex warwick disc:essex",
        "essex warwick disc:warwick",
        "essex northumbria disc:essex",
        "essex northumbria disc:northumbria",
        "warwick northumbria disc:warwick",
        "warwick northumbria disc:northumbria",
    ];
    check(&later, "negotiate", &swaps);
}

#[test]
fn ne3_ones_own_negotiation_after_a_spied_one_swaps_without_a_disc() {
    let start = closed_elsewhere(2, FIVE_OPEN).disc(1, "DEV").pile(1, "negotiate").hand(0, "spy negotiate").build();
    assert_eq!(effects(&start, "spy").len(), 4 * 3);
    let spied = after(&start, &["play spy 1 negotiate northumbria essex disc:essex"]);
    assert_eq!(discs(&spied), [Some(Region::Essex), Some(Region::Devon)]);
    let later = after(&spied, &["summon welsh northumbria", "pass"]);
    check(&later, "negotiate", &["gwynedd warwick", "gwynedd northumbria", "warwick northumbria"]);
    assert_eq!(discs(&after(&later, &["play negotiate gwynedd warwick"])), discs(&spied));
}

#[test]
fn ne4_with_one_card_to_swap_nothing_happens_and_the_disc_is_kept() {
    let position = closed_elsewhere(3, "MOR S1, ESS -, DEV -").disc(1, "DEV").disc(2, "ESS").hand(0, "negotiate");
    check(&position.build(), "negotiate", &["-"]);
    playing("negotiate", position).relays("-", "MOR ESS DEV", None);
}

#[test]
fn ne5_the_contested_card_may_be_swapped_away() {
    let start = open_elsewhere(2, "STR xE, LAN xE, DEV W1, MOR S1, ESS E1").track("DEV NOR MOR GWY WAR ESS").build();
    let swapped = after(&start, &["play negotiate devon moray disc:devon"]);
    assert_eq!(track(&swapped), "MOR NOR DEV GWY WAR ESS");
    assert_eq!(swapped.table().contested(), Some(Region::Moray));
    let resolved = after(&swapped, &["summon english essex", "pass", "pass"]);
    assert_eq!([map(&resolved), track(&resolved)], ["DEV W1", "NOR DEV GWY WAR ESS"]);
}

#[test]
fn ne6_a_swap_without_a_disc_may_be_undone() {
    let start = closed_elsewhere(3, FIVE_OPEN).disc(0, "GWY").disc(2, "DEV").pile(2, "negotiate").hand(0, "spy");
    let swapped = after(&start.build(), &["play spy 2 negotiate northumbria warwick", "summon welsh northumbria"]);
    assert_eq!(track(&swapped), "WAR GWY NOR ESS DEV");
    let back = after(&swapped, &["play negotiate warwick northumbria disc:warwick"]);
    assert_eq!(track(&back), "NOR GWY WAR ESS DEV");
}

#[test]
fn ne6_a_swap_with_a_disc_cannot_be_undone() {
    let start = closed_elsewhere(2, "MOR S1, ESS W1, DEV -").build();
    let swapped = after(&start, &["play negotiate moray essex disc:moray", "summon scottish moray"]);
    check(&swapped, "negotiate", &["essex devon disc:devon", "essex devon disc:essex"]);
}

#[test]
fn ne7_a_disc_does_not_return_when_its_card_is_flipped() {
    let start = closed_elsewhere(2, "DEV W1, MOR S1, ESS -, WAR -").track("DEV MOR ESS WAR").disc(0, "DEV").build();
    let resolved = after(&start, &["pass", "pass"]);
    assert_eq!((track(&resolved), discs(&resolved)), ("MOR ESS WAR".to_owned(), vec![Some(Region::Devon), None]));
    check(&resolved, "negotiate", &["moray essex", "moray warwick", "essex warwick"]);
}

#[test]
fn ne8_the_kth_struggle_is_at_space_k_and_flips_it() {
    let everywhere = "MOR S1, STR S1, LAN S1, NOR S1, GWY S3, WAR S1, ESS S1, DEV S1";
    let mut position = open_elsewhere(2, everywhere).build();
    let negotiations: [&[&str]; 8] = [
        &[],
        &["play negotiate strathclyde devon disc:strathclyde", "summon scottish gwynedd"],
        &["play negotiate lancaster essex disc:lancaster", "summon scottish gwynedd"],
        &[],
        &[],
        &[],
        &[],
        &[],
    ];
    for (resolved, moves) in negotiations.into_iter().enumerate() {
        let before = after(&position, moves);
        let contested = before.table().track()[resolved];
        assert_eq!(before.table().contested(), Some(contested));
        position = after(&before, &["pass", "pass"]);
        let (flipped, face_up) = position.table().track().split_at(resolved + 1);
        let open = position.table().open();
        assert!(flipped.iter().all(|&region| !open.contains(region)), "{flipped:?} after {resolved} struggles");
        assert!(face_up.iter().all(|&region| open.contains(region)), "{face_up:?} after {resolved} struggles");
        assert_eq!(flipped[resolved], contested);
    }
}

#[test]
fn m1_the_regions_differ_and_need_not_border() {
    playing("manoeuvre", closed_elsewhere(2, "MOR S1, DEV W1")).offers(&["scottish:moray welsh:devon"]).leaves(
        "scottish:moray welsh:devon",
        "MOR W1, DEV S1",
        [5, 5, 5],
    );
    playing("manoeuvre", closed_elsewhere(2, "MOR S1W1, DEV -")).has_no_effect();
}

#[test]
fn m2_a_null_swap_is_allowed_beside_real_ones() {
    playing("manoeuvre", closed_elsewhere(2, "MOR S1W1, DEV S1"))
        .offers(&["scottish:moray scottish:devon", "welsh:moray scottish:devon"])
        .changes_nothing("scottish:moray scottish:devon")
        .leaves("welsh:moray scottish:devon", "MOR S2, DEV W1", [5, 5, 5]);
}

#[test]
fn om1_three_of_one_faction_move_one_across() {
    playing("outmanoeuvre", closed_elsewhere(2, "DEV W1, ESS W2")).offers(&["welsh:devon welsh+welsh:essex"]).leaves(
        "welsh:devon welsh+welsh:essex",
        "ESS W1, DEV W2",
        [5, 5, 5],
    );
}

#[test]
fn om2_one_for_one_only_if_no_full_swap_exists_anywhere() {
    let one_for_one = "DEV W1, ESS S1, MOR S2";
    playing("outmanoeuvre", closed_elsewhere(2, one_for_one)).offers(&["scottish:essex welsh:devon"]);
    playing("outmanoeuvre", closed_elsewhere(2, &format!("{one_for_one}, STR E1")))
        .offers(&["english:strathclyde scottish+scottish:moray"]);
}

#[test]
fn om3_a_swap_needs_both_sides() {
    playing("outmanoeuvre", closed_elsewhere(2, "DEV W3, MOR S2")).has_no_effect();
    playing("outmanoeuvre", closed_elsewhere(2, "DEV W3, ESS -")).has_no_effect();
}

#[test]
fn m7_a_manoeuvre_that_could_only_undo_has_no_effect() {
    let start = closed_elsewhere(2, "MOR S1E1, DEV W1").build();
    let next = after(&start, &["play manoeuvre scottish:moray welsh:devon", "summon english moray"]);
    check(&next, "manoeuvre", &["-"]);
    let played = after(&next, &["play manoeuvre -"]);
    assert_eq!(map(&played), "MOR W1, DEV S1");
    assert_eq!(legal(&played), ["summon scottish devon", "summon welsh moray"]);
}

#[test]
fn om4_an_outmanoeuvre_falls_back_to_one_for_one_if_the_full_swap_would_undo() {
    let start = closed_elsewhere(2, "DEV S1, ESS W2E1").build();
    let next = after(&start, &["play outmanoeuvre scottish:devon welsh+welsh:essex", "summon english essex"]);
    check(&next, "outmanoeuvre", &["scottish:essex welsh:devon"]);
    let played = after(&next, &["play outmanoeuvre scottish:essex welsh:devon"]);
    assert_eq!(map(&played), "ESS W1, DEV S1W1");
}

#[test]
fn om4_an_outmanoeuvre_that_could_only_undo_one_for_one_has_no_effect() {
    let start = closed_elsewhere(2, "ESS S1, DEV W1, MOR S1").build();
    let next = after(&start, &["play outmanoeuvre scottish:essex welsh:devon", "summon scottish moray"]);
    check(&next, "outmanoeuvre", &["-"]);
}
