//! IV1 to IV5: France invades, and whoever unites the factions wins.

use interregnum::rules::Seat;
use interregnum::rules::king_is_dead::Decision;

use crate::position::{after, finished, open_elsewhere, verdict};
use crate::tiebreaks::{NEVER_PLAYED_WITH_PLOT, check};

#[test]
fn iv1_of_those_tied_the_most_recent_play_wins() {
    let position = finished("! S ! W !", &[[2, 2, 2], [2, 2, 2], [1, 1, 1]]);
    check(&position.last_plays(&[Some(20), Some(18), Some(22)]), &[0], "last play");
}

#[test]
fn iv2_a_spy_and_a_card_without_effect_are_plays() {
    // Seat 1 negotiated first. Devon stays tied whoever is summoned from Moray.
    let position = open_elsewhere(2, "STR xS, LAN xS, NOR xS, GWY xS, WAR x!, ESS x!, MOR W3, DEV S1W1E1")
        .track("DEV MOR")
        .disc(1, "DEV")
        .hand(0, "negotiate spy")
        .pile(1, "negotiate")
        .last_plays(&[None, Some(1)])
        .courts(&[[0, 0, 0], [0, 0, 0]])
        .build();
    assert_eq!(verdict(&after(&position, &["pass", "pass"])).winners, [Seat::new(1)]);
    for play in ["play spy 1 negotiate -", "play negotiate -"] {
        let invaded = after(&position, &[play, "summon welsh moray", "pass", "pass"]);
        assert_eq!(verdict(&invaded).winners, [Seat::new(0)], "{play}");
    }
}

#[test]
fn iv2_revealing_plot_is_no_play() {
    let position = finished("! ! !", &[[1, 1, 0], [1, 1, 1]]).hand(0, NEVER_PLAYED_WITH_PLOT);
    check(&position.clone().last_plays(&[None, Some(1)]), &[1], "last play");
    check(&position.last_plays(&[None, None]), &[0, 1], "shared");
}

#[test]
fn iv3_without_any_play_the_tied_share_the_victory() {
    for players in 2..=4 {
        let courts = vec![[2, 0, 0]; players];
        let position = open_elsewhere(players, "MOR S1W1").courts(&courts).build();
        let invaded = verdict(&after(&position, &["pass"].repeat(3 * players)));
        assert_eq!(invaded.winners, (0..players).map(Seat::new).collect::<Vec<_>>());
        assert_eq!(invaded.decided_by, Decision::Shared);
    }
}

#[test]
fn iv3_who_never_played_was_not_the_most_recent() {
    let position = finished("! ! !", &[[1, 1, 1], [1, 1, 1], [1, 1, 1]]);
    check(&position.clone().last_plays(&[None, Some(1), None]), &[1], "last play");
    check(&position.last_plays(&[Some(1), None, Some(2)]), &[2], "last play");
}

#[test]
fn iv4_teams_pool_their_courts_before_sets_are_counted() {
    check(&finished("! ! !", &[[2, 0, 0], [2, 2, 0], [0, 1, 1], [0, 0, 0]]), &[0, 2], "sets");
    // Three sets together beat two sets of one each.
    check(&finished("! ! !", &[[3, 0, 0], [1, 1, 1], [0, 3, 3], [1, 1, 1]]), &[0, 2], "sets");
}

#[test]
fn iv4_a_tie_goes_to_the_team_of_the_latest_play() {
    let tied = finished("! ! !", &[[1, 0, 0], [1, 1, 0], [0, 1, 1], [0, 0, 1]]);
    check(&tied.clone().last_plays(&[Some(9), Some(7), Some(5), Some(8)]), &[0, 2], "last play");
    check(&tied.clone().last_plays(&[Some(7), None, Some(6), Some(8)]), &[1, 3], "last play");
    check(&tied, &[0, 1, 2, 3], "shared");
}

#[test]
fn iv5_plot_completes_a_set() {
    let position = finished("! ! !", &[[1, 1, 0], [2, 0, 0]]);
    check(&position.clone().hand(0, NEVER_PLAYED_WITH_PLOT), &[0], "sets");
    check(&position, &[0, 1], "shared");
}

#[test]
fn iv5_plot_joins_the_pooled_court_of_a_team() {
    let position = finished("! ! !", &[[1, 0, 0], [2, 1, 0], [0, 1, 0], [3, 0, 0]]);
    for holder in [0, 2] {
        check(&position.clone().hand(holder, NEVER_PLAYED_WITH_PLOT), &[0, 2], "sets");
    }
    check(&position, &[0, 1, 2, 3], "shared");
}

#[test]
fn iv5_the_tie_clause_of_plot_is_for_coronations() {
    let tied = finished("! ! !", &[[1, 1, 0], [1, 1, 1]]).hand(0, "plot");
    check(&tied.clone().last_plays(&[Some(8), Some(9)]), &[1], "last play");
    check(&tied.last_plays(&[Some(9), Some(8)]), &[0], "last play");
}
