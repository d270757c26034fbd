//! G1 to G7: principles that hold for every card.

use crate::position::{after, closed_elsewhere, effects, legal, open_elsewhere};

#[test]
fn g1_fullness_is_judged_over_the_whole_map() {
    let one = closed_elsewhere(2, "MOR S3, DEV W1, ESS -").hand(0, "march");
    assert_eq!(effects(&one.build(), "march"), ["welsh:devon essex"]);
    let two = closed_elsewhere(2, "MOR S3, DEV W1, ESS -, LAN W2, WAR -").hand(0, "march");
    assert_eq!(effects(&two.build(), "march"), ["welsh+welsh:lancaster warwick"]);
}

#[test]
fn g3_nobody_may_do_less_than_possible() {
    let position = open_elsewhere(2, "MOR S1").supply(1, 1, 1).build();
    let effects = effects(&position, "assemble");
    assert!(!effects.is_empty() && effects.iter().all(|effect| effect.split(' ').count() == 3));
}

#[test]
fn g4_a_card_that_can_do_nothing_is_playable() {
    let position = closed_elsewhere(2, "DEV W2").build();
    assert_eq!(effects(&position, "manoeuvre"), ["-"]);
    let played = after(&position, &["play manoeuvre -"]);
    assert_eq!(legal(&played), ["summon welsh devon"]);
    assert_eq!(played.table().followers(), position.table().followers());
}
