//! G1 to G7: principles that hold for every card.

use interregnum::rules::Seat;
use interregnum::rules::king_is_dead::Card;

use crate::checks::{check, playing};
use crate::position::{after, closed_elsewhere, effects, legal, open_elsewhere};

#[test]
fn g1_fullness_is_judged_over_the_whole_map() {
    playing("march", closed_elsewhere(2, "MOR S3, DEV W1, ESS -")).offers(&["welsh:devon essex"]);
    playing("march", closed_elsewhere(2, "MOR S3, DEV W1, ESS -, LAN W2, WAR -"))
        .offers(&["welsh+welsh:lancaster warwick"]);
}

/// The forbidden swap in Essex and Devon is not counted, but the full one in the
/// north is: nobody may fall back to one for one.
#[test]
fn g2_forbidden_options_are_removed_before_fullness_is_judged() {
    let start = closed_elsewhere(2, "DEV S1, ESS W2E1, MOR S1, STR W2").build();
    let next = after(&start, &["play outmanoeuvre scottish:devon welsh+welsh:essex", "summon english essex"]);
    check(&next, "outmanoeuvre", &["scottish:moray welsh+welsh:strathclyde"]);
}

#[test]
fn g3_nobody_may_do_less_than_possible() {
    let position = open_elsewhere(2, "MOR S1").supply(1, 1, 1).build();
    let effects = effects(&position, "assemble");
    assert_eq!(effects.len(), 512);
    assert!(effects.iter().all(|effect| effect.split(' ').count() == 3), "{effects:#?}");
}

#[test]
fn g4_a_card_that_can_do_nothing_is_playable() {
    let position = closed_elsewhere(2, "DEV W2").build();
    let expected = [
        "pass",
        "play assemble scottish:devon welsh:devon english:devon",
        "play english-support -",
        "play manoeuvre -",
        "play negotiate -",
        "play outmanoeuvre -",
        "play scottish-support -",
        "play welsh-support devon",
    ];
    assert_eq!(legal(&position), expected);
    let played = after(&position, &["play manoeuvre -"]);
    assert_eq!(legal(&played), ["summon welsh devon"]);
    assert_eq!(played.table().followers(), position.table().followers());
}

#[test]
fn g4_a_play_without_effect_counts_as_an_action_and_a_played_card() {
    let actor = Seat::new(0);
    let played = after(&closed_elsewhere(2, "DEV W2").build(), &["play manoeuvre -", "summon welsh devon"]);
    let table = played.table();
    assert_eq!(table.last_action(), Some((actor, Card::Manoeuvre)));
    assert_eq!((table.plays(), table.last_play(actor)), (1, Some(1)));
    assert_eq!((table.pile(actor).top(), table.pile(actor).len()), (Some(Card::Manoeuvre), 1));
    assert!(!played.hand(actor).contains(Card::Manoeuvre));
    assert_eq!(table.court(actor).0, [0, 1, 0]);
}

#[test]
fn g4_every_cunning_card_but_plot_is_playable() {
    let hand = |names: &str| legal(&closed_elsewhere(2, "DEV W2").hand(0, names).build());
    let none = ["pass", "play dispute -", "play march -"];
    assert_eq!(hand("plot dispute march"), none);
    assert_eq!(hand("influence edict muster"), ["pass", "play edict -", "play influence -", "play muster -"]);
    assert_eq!(hand("resist spy suppress"), ["pass", "play resist -", "play spy -", "play suppress -"]);
}

/// An instability disc closes Strathclyde, the only neighbour of the Scots' home,
/// and is nobody's control disc: it opens no way to Lancaster and Northumbria.
#[test]
fn g5_an_unstable_region_is_closed_and_controlled_by_nobody() {
    for card in ["scottish-support", "resist", "muster"] {
        playing(card, open_elsewhere(2, "STR x!, MOR S1, LAN S1, NOR S1")).has_no_effect();
    }
}

#[test]
fn g5_nothing_is_placed_or_moved_into_a_closed_region() {
    let map = "MOR W2, STR xS, LAN x!, NOR xE, GWY xW, WAR x!, ESS xE, DEV -";
    playing("assemble", open_elsewhere(2, map).supply(1, 0, 0)).offers(&["scottish:devon", "scottish:moray"]);
    playing("march", open_elsewhere(2, map)).has_no_effect();
    playing("scottish-support", open_elsewhere(2, map)).offers(&["moray"]);
    playing("welsh-support", open_elsewhere(2, map)).offers(&["devon"]);
}

/// Thirteen borders, and none with France.
#[test]
fn g6_followers_march_across_the_borders_of_britain_only() {
    for (from, name, to) in [
        ("MOR", "moray", vec!["strathclyde"]),
        ("STR", "strathclyde", vec!["moray", "lancaster", "northumbria"]),
        ("LAN", "lancaster", vec!["strathclyde", "northumbria", "gwynedd", "warwick"]),
        ("NOR", "northumbria", vec!["strathclyde", "lancaster", "warwick", "essex"]),
        ("GWY", "gwynedd", vec!["lancaster", "warwick", "devon"]),
        ("WAR", "warwick", vec!["lancaster", "northumbria", "gwynedd", "essex", "devon"]),
        ("ESS", "essex", vec!["northumbria", "warwick", "devon"]),
        ("DEV", "devon", vec!["gwynedd", "warwick", "essex"]),
    ] {
        let expected: Vec<String> = to.iter().map(|to| format!("welsh+welsh:{name} {to}")).collect();
        playing("march", open_elsewhere(2, &format!("{from} W2"))).offers(&expected);
    }
}

#[test]
fn g7_followers_of_one_faction_cannot_be_told_apart() {
    playing("manoeuvre", closed_elsewhere(2, "MOR S2, DEV W1")).offers(&["scottish:moray welsh:devon"]);
    playing("outmanoeuvre", closed_elsewhere(2, "ESS S3, DEV W1")).offers(&["welsh:devon scottish+scottish:essex"]);
    playing("march", closed_elsewhere(2, "MOR S3, STR -")).offers(&["scottish+scottish:moray strathclyde"]);
}
