//! TU1 to TU7 and SM1 to SM5: passing, playing and summoning.

use interregnum::rules::king_is_dead::{Action, Card, Faction, KingIsDead, Phase, Region};
use interregnum::rules::{Game, GameExt, Rng, Seat};
use serde_json::json;

use crate::games::{TABLES, deal, json};
use crate::position::{after, closed_elsewhere, effects, legal, open_elsewhere};

const FIRST: Seat = Seat::new(0);

/// Struggles resolved, passes in a row, and whose turn it is.
fn course(position: &KingIsDead) -> (usize, usize, usize) {
    let table = position.table();
    (table.struggles(), table.passes(), table.to_act().index())
}

/// The moves of seat 0 that come before the passes of TU1 and TU2.
const PLAY: [&str; 2] = ["play manoeuvre scottish:moray english:devon", "summon scottish devon"];

#[test]
fn tu1_the_last_actors_own_pass_counts() {
    let played = after(&open_elsewhere(3, "MOR S2W1, DEV E2").build(), &PLAY);
    assert_eq!(course(&played), (0, 0, 1));
    let others_passed = after(&played, &["pass", "pass"]);
    assert_eq!(course(&others_passed), (0, 2, 0));
    assert_eq!(course(&after(&others_passed, &["pass"])), (1, 0, 1));
}

#[test]
fn tu1_the_last_actor_may_act_again_instead() {
    let others_passed = after(&open_elsewhere(3, "MOR S2W1, DEV E2").build(), &[PLAY[0], PLAY[1], "pass", "pass"]);
    let again = after(&others_passed, &["play scottish-support strathclyde", "summon welsh moray"]);
    assert_eq!(course(&again), (0, 0, 1));
    // Everybody must pass anew.
    assert_eq!(course(&after(&again, &["pass", "pass"])), (0, 2, 0));
}

#[test]
fn tu2_the_first_of_the_passing_chain_goes_on() {
    let start = open_elsewhere(3, "MOR S2W1, DEV E2");
    assert_eq!(course(&after(&start.build(), &[PLAY[0], PLAY[1], "pass", "pass", "pass"])), (1, 0, 1));
    for (players, first) in [(2, 1), (3, 2), (4, 0), (4, 3)] {
        let passed = after(&open_elsewhere(players, "MOR S1").turn_of(first).build(), &["pass"].repeat(players));
        assert_eq!(course(&passed), (1, 0, first));
    }
}

#[test]
fn tu3_the_count_of_passes_restarts_after_a_struggle() {
    let position = open_elsewhere(2, "MOR S1, STR W1").build();
    assert_eq!(course(&after(&position, &["pass"; 2])), (1, 0, 0));
    assert_eq!(course(&after(&position, &["pass"; 3])), (1, 1, 1));
    assert_eq!(course(&after(&position, &["pass"; 4])), (2, 0, 0));
}

#[test]
fn tu4_who_has_no_playable_card_must_pass_and_still_counts() {
    for hand in ["", "plot"] {
        let position = open_elsewhere(3, "MOR S1W1").hand(1, hand).build();
        let asked = after(&position, &["pass"]);
        assert_eq!(course(&asked), (0, 1, 1));
        assert_eq!(legal(&asked), ["pass"]);
        assert_eq!(course(&after(&asked, &["pass"])), (0, 2, 2));
        assert_eq!(course(&after(&asked, &["pass", "pass"])), (1, 0, 0));
    }
}

#[test]
fn tu5_the_engine_passes_for_nobody() {
    for hand in ["", "plot"] {
        let position = open_elsewhere(2, "MOR S2W1, DEV E2").hand(1, hand).build();
        let played = after(&position, &PLAY);
        assert_eq!(course(&played), (0, 0, 1));
        assert_eq!(played.table().phase(), Phase::Turn);
        assert_eq!(legal(&played), ["pass"]);
    }
}

#[test]
fn tu6_with_all_hands_empty_struggles_follow_until_the_end() {
    let one_scot_each = "MOR S1, STR S1, LAN S1, NOR S1, GWY S1, WAR S1, ESS S1, DEV S1";
    for players in 2..=4 {
        // Eight struggles to a coronation, three to an invasion.
        for (map, struggles) in [(one_scot_each, 8), ("", 3)] {
            let empty_hands = (0..players).fold(open_elsewhere(players, map), |position, seat| position.hand(seat, ""));
            let before = after(&empty_hands.build(), &["pass"].repeat(struggles * players - 1));
            assert_eq!(before.table().phase(), Phase::Turn);
            let over = after(&before, &["pass"]);
            assert_eq!((over.table().phase(), over.table().struggles()), (Phase::Over, struggles));
        }
    }
}

#[test]
fn tu6_no_game_is_longer_than_its_cards_allow() {
    for (players, mode) in TABLES {
        for seed in 0..300 {
            let mut position = deal(players, mode, seed);
            let mut rng = Rng::new(seed);
            let (mut plays, mut passes) = (0, 0);
            while position.to_act().is_some() {
                // As many passes as plays, so that games are long.
                let coin = rng.below(2) == 0 && position.table().phase() == Phase::Turn;
                let action = if coin { Action::Pass } else { position.random_action(&mut rng) };
                plays += usize::from(matches!(action, Action::Play(_)));
                passes += usize::from(action == Action::Pass);
                position.apply(action, &mut rng);
            }
            assert!(plays <= 8 * players);
            assert!(passes <= (players - 1) * plays + 8 * players, "{passes} passes and {plays} plays of {players}");
        }
    }
}

#[test]
fn tu7_a_turn_is_one_card() {
    let position = open_elsewhere(2, "MOR S2W1, DEV E2").build();
    let effect_done = after(&position, &PLAY[..1]);
    assert_eq!(effect_done.table().to_act(), FIRST);
    assert!(legal(&effect_done).iter().all(|text| text.starts_with("summon ")));
    let summoned = after(&effect_done, &PLAY[1..]);
    assert_eq!((summoned.table().phase(), summoned.table().to_act().index()), (Phase::Turn, 1));
    assert_eq!(summoned.hand(FIRST).len(), position.hand(FIRST).len() - 1);
}

#[test]
fn sm1_a_follower_just_placed_may_be_summoned() {
    let position = closed_elsewhere(2, "DEV -").build();
    let assembled = after(&position, &["play assemble scottish:devon welsh:devon english:devon"]);
    assert_eq!(legal(&assembled), ["summon english devon", "summon scottish devon", "summon welsh devon"]);
    let court = position.table().court(FIRST)[Faction::Scottish];
    let summoned = after(&assembled, &["summon scottish devon"]);
    assert_eq!(summoned.table().followers().in_region(Region::Devon).0, [0, 1, 1]);
    assert_eq!(summoned.table().court(FIRST)[Faction::Scottish], court + 1);
}

#[test]
fn sm1_anybody_on_the_map_may_be_summoned_and_nobody_else() {
    // Moray is contested. Welsh followers are in the supply and at court only.
    let position = open_elsewhere(2, "MOR S2, LAN E1, DEV E2").courts(&[[0, 4, 0], [0, 4, 0]]).build();
    let moved = after(&position, &["play outmanoeuvre -"]);
    assert_eq!(legal(&moved), ["summon english devon", "summon english lancaster", "summon scottish moray"]);
    let swapped = after(&position, &["play manoeuvre scottish:moray english:devon"]);
    assert_eq!(
        legal(&swapped),
        [
            "summon english devon",
            "summon english lancaster",
            "summon english moray",
            "summon scottish devon",
            "summon scottish moray"
        ]
    );
}

#[test]
fn sm2_the_summon_is_mandatory() {
    let position = closed_elsewhere(2, "DEV W1").build();
    let played = after(&position, &["play manoeuvre -"]);
    assert_eq!((played.table().phase(), played.table().to_act()), (Phase::Summon, FIRST));
    assert_eq!(legal(&played), ["summon welsh devon"]);
}

#[test]
fn sm3_with_nobody_on_the_map_the_summon_is_skipped() {
    let position = closed_elsewhere(2, "MOR -").hand(0, "manoeuvre").build();
    assert_eq!(legal(&position), ["pass", "play manoeuvre -"]);
    let played = after(&position, &["play manoeuvre -"]);
    assert_eq!(course(&played), (7, 0, 1));
    assert_eq!(played.table().phase(), Phase::Turn);
    assert!(played.hand(FIRST).is_empty());
    assert_eq!(played.table().emptied(FIRST), Some(8));
    assert_eq!(played.table().supply(), position.table().supply());
    assert_eq!(played.table().court(FIRST), position.table().court(FIRST));
}

#[test]
fn sm4_the_card_lies_on_the_pile_before_the_summon() {
    let position = open_elsewhere(2, "MOR S2W1, DEV E2").pile(0, "negotiate").build();
    let effect_done = after(&position, &PLAY[..1]);
    assert_eq!(effect_done.table().pile(FIRST).iter().collect::<Vec<_>>(), [Card::Negotiate, Card::Manoeuvre]);
    assert!(!effect_done.hand(FIRST).contains(Card::Manoeuvre));
}

#[test]
fn sm4_the_undo_rule_ignores_the_summon() {
    let position = closed_elsewhere(2, "MOR S1W1E1, DEV W1E1").build();
    let summoned = after(&position, &["play manoeuvre scottish:moray welsh:devon", "summon welsh moray"]);
    // The Welshman who came was summoned; another one may not go back for him.
    assert_eq!(
        effects(&summoned, "manoeuvre"),
        ["english:moray english:devon", "english:moray scottish:devon", "welsh:moray english:devon"]
    );
}

#[test]
fn sm5_a_summon_is_no_action() {
    let effect_done = after(&open_elsewhere(2, "MOR S2W1, DEV E2").build(), &PLAY[..1]);
    let summoned = after(&effect_done, &PLAY[1..]);
    let action = json!({
        "seat": 0,
        "card": "manoeuvre",
        "delta": {"moray": {"scottish": -1, "english": 1}, "devon": {"scottish": 1, "english": -1}}
    });
    assert_eq!((&json(&effect_done)["last_action"], &json(&summoned)["last_action"]), (&action, &action));
    assert_eq!(summoned.table().plays(), effect_done.table().plays());
    // Nor does it end the ban on undoing.
    let only_swap = closed_elsewhere(2, "MOR S1E1, DEV W1").build();
    let summoned = after(&only_swap, &["play manoeuvre scottish:moray welsh:devon", "summon english moray"]);
    assert_eq!(effects(&summoned, "manoeuvre"), ["-"]);
}
