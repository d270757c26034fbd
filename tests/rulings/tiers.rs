//! The tier table: what each card of the base game does in full, and as far as
//! possible.
//!
//! The whole map decides the tier, so that most positions also hold a region that
//! would be good enough for the next tier only, or for none.

use interregnum::rules::king_is_dead::Region;

use crate::checks::playing;
use crate::position::{closed_elsewhere, open_elsewhere};

#[test]
fn support_tier_1_two_of_the_faction_come_to_one_region() {
    playing("scottish-support", open_elsewhere(2, "MOR W1, STR S2W2")).offers(&["strathclyde"]).leaves(
        "strathclyde",
        "MOR W1, STR S4W2",
        [3, 5, 5],
    );
    playing("welsh-support", open_elsewhere(2, "DEV S1").supply(0, 2, 0))
        .offers(&["lancaster", "warwick", "devon"])
        .leaves("devon", "DEV S1W2", [0, 0, 0]);
    playing("english-support", open_elsewhere(2, "MOR xE, NOR W1"))
        .offers(&["strathclyde", "northumbria", "warwick", "devon"])
        .leaves("northumbria", "NOR W1E2", [5, 5, 3]);
}

#[test]
fn support_tier_2_the_last_one_of_the_faction_comes() {
    playing("welsh-support", open_elsewhere(2, "WAR S1").supply(5, 1, 5))
        .offers(&["lancaster", "warwick", "devon"])
        .leaves("warwick", "WAR S1W1", [5, 0, 5]);
    playing("english-support", open_elsewhere(2, "").supply(0, 0, 1))
        .offers(&["northumbria", "warwick", "devon"])
        .leaves("warwick", "WAR E1", [0, 0, 0]);
}

#[test]
fn support_else_nothing_without_supply_or_region() {
    playing("welsh-support", open_elsewhere(2, "WAR W1").supply(5, 0, 5)).has_no_effect();
    playing("english-support", open_elsewhere(2, "WAR W1").supply(5, 5, 0)).has_no_effect();
    playing("welsh-support", open_elsewhere(2, "GWY W2, LAN x!, WAR xS, DEV xE")).has_no_effect();
    playing("english-support", open_elsewhere(2, "ESS E2, NOR xW, WAR xS, DEV x!")).has_no_effect();
}

#[test]
fn assemble_tier_1_one_of_each_faction_in_supply() {
    playing("assemble", closed_elsewhere(2, "DEV W1, ESS -"))
        .offers(&[
            "scottish:essex welsh:essex english:essex",
            "scottish:essex welsh:essex english:devon",
            "scottish:essex welsh:devon english:essex",
            "scottish:essex welsh:devon english:devon",
            "scottish:devon welsh:essex english:essex",
            "scottish:devon welsh:essex english:devon",
            "scottish:devon welsh:devon english:essex",
            "scottish:devon welsh:devon english:devon",
        ])
        .leaves("scottish:essex welsh:devon english:devon", "ESS S1, DEV W2E1", [4, 4, 4]);
    playing("assemble", closed_elsewhere(2, "DEV W1, ESS -").supply(0, 3, 1))
        .offers(&[
            "welsh:essex english:essex",
            "welsh:essex english:devon",
            "welsh:devon english:essex",
            "welsh:devon english:devon",
        ])
        .leaves("welsh:devon english:essex", "ESS E1, DEV W2", [0, 2, 0]);
}

#[test]
fn assemble_else_nothing_without_supply() {
    playing("assemble", open_elsewhere(2, "MOR S1").supply(0, 0, 0)).has_no_effect();
}

#[test]
fn negotiate_tier_1_two_cards_are_swapped_and_one_gets_the_disc() {
    playing("negotiate", closed_elsewhere(2, "MOR S1, WAR -, DEV -").track("WAR MOR DEV"))
        .offers(&[
            "warwick moray disc:warwick",
            "warwick moray disc:moray",
            "warwick devon disc:warwick",
            "warwick devon disc:devon",
            "moray devon disc:moray",
            "moray devon disc:devon",
        ])
        .relays("warwick devon disc:warwick", "DEV MOR WAR", Some(Region::Warwick))
        .relays("moray devon disc:devon", "WAR DEV MOR", Some(Region::Devon));
}

/// Seat 0 has put its disc on Moray with a spied negotiation.
#[test]
fn negotiate_tier_2_without_a_disc_two_cards_are_swapped() {
    let position = closed_elsewhere(2, "MOR S1, WAR -, DEV -").track("WAR MOR DEV").disc(0, "MOR").pile(0, "spy");
    playing("negotiate", position).offers(&["warwick devon"]).relays(
        "warwick devon",
        "DEV MOR WAR",
        Some(Region::Moray),
    );
}

#[test]
fn negotiate_else_nothing_with_one_card_or_none() {
    playing("negotiate", closed_elsewhere(2, "MOR S1")).offers(&["-"]).relays("-", "MOR", None);
    playing("negotiate", closed_elsewhere(2, "MOR S1").disc(1, "MOR")).offers(&["-"]).relays("-", "MOR", None);
}

#[test]
fn manoeuvre_tier_1_one_for_one_at_any_distance() {
    playing("manoeuvre", closed_elsewhere(2, "MOR S2, STR W1, DEV E1"))
        .offers(&[
            "scottish:moray welsh:strathclyde",
            "scottish:moray english:devon",
            "welsh:strathclyde english:devon",
        ])
        .leaves("scottish:moray english:devon", "MOR S1E1, STR W1, DEV S1", [5, 5, 5]);
}

#[test]
fn manoeuvre_else_nothing_with_fewer_than_two_occupied_regions() {
    playing("manoeuvre", open_elsewhere(2, "MOR S2W1E1")).has_no_effect();
    playing("manoeuvre", open_elsewhere(2, "")).has_no_effect();
}

#[test]
fn outmanoeuvre_tier_1_one_for_two_of_a_bordering_region() {
    playing("outmanoeuvre", closed_elsewhere(2, "LAN S1W1, WAR W1E1, DEV S1"))
        .offers(&[
            "scottish:lancaster welsh+english:warwick",
            "welsh:lancaster welsh+english:warwick",
            "welsh:warwick scottish+welsh:lancaster",
            "english:warwick scottish+welsh:lancaster",
            "scottish:devon welsh+english:warwick",
        ])
        .leaves("english:warwick scottish+welsh:lancaster", "LAN E1, WAR S1W2, DEV S1", [5, 5, 5])
        .leaves("scottish:devon welsh+english:warwick", "LAN S1W1, WAR S1, DEV W1E1", [5, 5, 5]);
}

#[test]
fn outmanoeuvre_tier_2_one_for_one_of_a_bordering_region() {
    playing("outmanoeuvre", closed_elsewhere(2, "MOR W3, LAN S1, GWY E1, WAR W1, DEV W1"))
        .offers(&[
            "scottish:lancaster english:gwynedd",
            "scottish:lancaster welsh:warwick",
            "english:gwynedd welsh:warwick",
            "english:gwynedd welsh:devon",
            "welsh:warwick welsh:devon",
        ])
        .leaves("english:gwynedd welsh:warwick", "MOR W3, LAN S1, GWY W1, WAR E1, DEV W1", [5, 5, 5])
        .changes_nothing("welsh:warwick welsh:devon");
}

#[test]
fn outmanoeuvre_else_nothing_without_occupied_neighbours() {
    playing("outmanoeuvre", open_elsewhere(2, "MOR S3W1, LAN E2, ESS W1")).has_no_effect();
}
