//! U1 to U8: a manoeuvre (outmanoeuvre) may not undo the one before it.

use interregnum::rules::king_is_dead::KingIsDead;

use crate::checks::{check, map, playing};
use crate::position::{Position, after, closed_elsewhere};

/// The swap that is to be undone in most of these tests, and the summon after it.
const SWAP: [&str; 2] = ["play manoeuvre scottish:moray welsh:devon", "summon english moray"];

/// What is legal on `MOR W2E1, DEV S1E1`, the undoing swap left out.
const OTHERS: [&str; 3] = ["english:moray english:devon", "english:moray scottish:devon", "welsh:moray english:devon"];

const UNDOING: &str = "welsh:moray scottish:devon";

fn before_the_swap(players: usize) -> Position {
    closed_elsewhere(players, "MOR S1W1E2, DEV W1E1")
}

fn swapped(position: &Position) -> KingIsDead {
    let swapped = after(&position.build(), &SWAP);
    assert_eq!(map(&swapped), "MOR W2E1, DEV S1E1");
    swapped
}

fn with_undoing() -> Vec<&'static str> {
    OTHERS.into_iter().chain([UNDOING]).collect()
}

fn spied(seat: usize, swaps: &[&str]) -> Vec<String> {
    swaps.iter().map(|swap| format!("{seat} manoeuvre {swap}")).collect()
}

#[test]
fn u1_the_opposite_net_change_is_forbidden() {
    check(&swapped(&before_the_swap(2)), "manoeuvre", &OTHERS);
    // The same map without the history.
    playing("manoeuvre", closed_elsewhere(2, "MOR W2E1, DEV S1E1")).offers(&with_undoing());
}

#[test]
fn u1_a_partial_reversal_is_allowed() {
    let start = closed_elsewhere(2, "MOR S1, DEV W1, STR S1E1").build();
    let next = after(&start, &["play manoeuvre scottish:moray welsh:devon", "summon english strathclyde"]);
    // The Scot that left Moray comes back, but out of Strathclyde.
    check(&next, "manoeuvre", &["welsh:moray scottish:strathclyde", "scottish:strathclyde scottish:devon"]);
}

/// The last action as a document tells it: seat, card and net change.
fn after_action(seat: usize, card: &str, change: &str) -> KingIsDead {
    closed_elsewhere(2, "MOR W2E1, DEV S1E1").turn_of(1).last_action(seat, card, change).build()
}

#[test]
fn u1_the_last_action_alone_decides_what_is_forbidden() {
    check(&after_action(0, "manoeuvre", "MOR S-1W+1, DEV S+1W-1"), "manoeuvre", &OTHERS);
    // Another player, another card, another direction, another region.
    for (seat, card, change) in [
        (1, "manoeuvre", "MOR S-1W+1, DEV S+1W-1"),
        (0, "outmanoeuvre", "MOR S-1W+1, DEV S+1W-1"),
        (0, "manoeuvre", "MOR S+1W-1, DEV S-1W+1"),
        (0, "manoeuvre", "MOR S-1W+1, ESS S+1W-1"),
        (0, "manoeuvre", ""),
    ] {
        check(&after_action(seat, card, change), "manoeuvre", &with_undoing());
    }
}

#[test]
fn u2_other_followers_with_the_same_net_change_are_forbidden_too() {
    let start = closed_elsewhere(2, "DEV S1W1E1, ESS S1W1E2").build();
    let next = after(&start, &["play outmanoeuvre scottish:devon scottish+welsh:essex", "summon english essex"]);
    assert_eq!(map(&next), "ESS S1E1, DEV S1W2E1");
    let legal = [
        "scottish:devon scottish+english:essex",
        "welsh:devon scottish+english:essex",
        "english:devon scottish+english:essex",
        "scottish:essex scottish+english:devon",
        "scottish:essex welsh+welsh:devon",
        "scottish:essex welsh+english:devon",
        "english:essex scottish+welsh:devon",
        "english:essex scottish+english:devon",
        "english:essex welsh+welsh:devon",
    ];
    check(&next, "outmanoeuvre", &legal);
    let banned = ["scottish:essex scottish+welsh:devon", "english:essex welsh+english:devon"];
    let all: Vec<&str> = legal.into_iter().chain(banned).collect();
    playing("outmanoeuvre", closed_elsewhere(2, "DEV S1W2E1, ESS S1E1")).offers(&all);
}

#[test]
fn u3_a_null_swap_leaves_nothing_to_undo() {
    let start = closed_elsewhere(2, "MOR S2, DEV S1W1").build();
    let next = after(&start, &["play manoeuvre scottish:moray scottish:devon", "summon scottish moray"]);
    check(&next, "manoeuvre", &["scottish:moray scottish:devon", "scottish:moray welsh:devon"]);
}

#[test]
fn u3_a_null_outmanoeuvre_leaves_nothing_to_undo() {
    let start = closed_elsewhere(2, "ESS S1, DEV S1, MOR W1").build();
    let next = after(&start, &["play outmanoeuvre scottish:essex scottish:devon", "summon welsh moray"]);
    check(&next, "outmanoeuvre", &["scottish:essex scottish:devon"]);
}

#[test]
fn u4_a_pass_does_not_lift_the_ban() {
    let next = after(&swapped(&before_the_swap(3)), &["pass"]);
    check(&next, "manoeuvre", &OTHERS);
}

#[test]
fn u4_a_power_struggle_does_not_lift_the_ban() {
    let start = closed_elsewhere(2, "MOR S1W1E2, DEV W1E1, LAN W1").track("LAN MOR DEV").build();
    let next = after(&start, &[SWAP[0], SWAP[1], "pass", "pass"]);
    assert_eq!((next.table().struggles(), map(&next)), (6, "MOR W2E1, DEV S1E1".to_owned()));
    check(&next, "manoeuvre", &OTHERS);
}

/// One card is left to swap, so that the negotiation does nothing.
#[test]
fn u4_a_play_without_effect_lifts_the_ban() {
    let swapped = swapped(&before_the_swap(3).disc(2, "MOR"));
    let next = after(&swapped, &["play negotiate -", "summon english moray"]);
    check(&next, "manoeuvre", &["welsh:moray english:devon", UNDOING]);
}

#[test]
fn u4_a_null_manoeuvre_lifts_the_ban_on_the_one_before() {
    let swapped = swapped(&before_the_swap(3));
    let next = after(&swapped, &["play manoeuvre english:moray english:devon", "summon english moray"]);
    check(&next, "manoeuvre", &["welsh:moray english:devon", UNDOING]);
}

#[test]
fn u4_the_manoeuvre_in_between_is_the_one_that_may_not_be_undone() {
    let swapped = swapped(&before_the_swap(3));
    let next = after(&swapped, &["play manoeuvre welsh:moray english:devon", "summon english moray"]);
    assert_eq!(map(&next), "MOR W1E1, DEV S1W1");
    check(
        &next,
        "manoeuvre",
        &["welsh:moray scottish:devon", "welsh:moray welsh:devon", "english:moray scottish:devon"],
    );
}

#[test]
fn u5_ones_own_manoeuvre_may_be_undone() {
    let position = before_the_swap(2).hand(0, "spy manoeuvre").pile(1, "manoeuvre");
    let next = after(&swapped(&position), &["pass"]);
    check(&next, "spy", &spied(1, &with_undoing()));
}

#[test]
fn u5_a_partner_is_another_player() {
    let next = after(&swapped(&before_the_swap(4)), &["pass"]);
    check(&next, "manoeuvre", &OTHERS);
}

#[test]
fn u6_a_spied_manoeuvre_may_not_undo() {
    let next = swapped(&before_the_swap(2).hand(1, "spy"));
    check(&next, "spy", &spied(0, &OTHERS));
}

#[test]
fn u6_a_spied_manoeuvre_may_not_be_undone() {
    let start = before_the_swap(3).hand(0, "spy").pile(2, "manoeuvre").build();
    let next = after(&start, &["play spy 2 manoeuvre scottish:moray welsh:devon", "summon english moray"]);
    check(&next, "manoeuvre", &OTHERS);
}

/// The ban leaves the spy nothing to do: as for the card itself, no effect.
#[test]
fn u6_a_spied_manoeuvre_without_another_swap_has_no_effect() {
    let start = closed_elsewhere(2, "MOR S1E1, DEV W1").hand(1, "spy").build();
    check(&after(&start, &SWAP), "spy", &["0 manoeuvre -"]);
}

#[test]
fn u7_a_dispute_may_undo_a_manoeuvre() {
    let next = swapped(&before_the_swap(2).hand(1, "dispute"));
    check(&next, "dispute", &["welsh:moray english:devon", UNDOING]);
}

#[test]
fn u7_an_outmanoeuvre_may_undo_a_manoeuvre() {
    let start = closed_elsewhere(2, "ESS S1E1, DEV W1").build();
    let next = after(&start, &["play manoeuvre scottish:essex welsh:devon", "summon english essex"]);
    check(&next, "outmanoeuvre", &["welsh:essex scottish:devon"]);
}

#[test]
fn u7_a_manoeuvre_may_undo_an_outmanoeuvre() {
    let start = closed_elsewhere(2, "ESS S1, DEV W1, MOR E1").build();
    let next = after(&start, &["play outmanoeuvre scottish:essex welsh:devon", "summon english moray"]);
    check(&next, "manoeuvre", &["welsh:essex scottish:devon"]);
}

#[test]
fn u8_the_summon_is_no_part_of_what_may_not_be_undone() {
    let start = closed_elsewhere(2, "MOR S1W2E1, DEV W1E1").build();
    let next = after(&start, &[SWAP[0], "summon welsh moray"]);
    assert_eq!(map(&next), "MOR W2E1, DEV S1E1");
    check(&next, "manoeuvre", &OTHERS);
}
