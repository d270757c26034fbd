//! CO1 to CO6, PC1 to PC5 and TE1 to TE4: the strongest faction crowns a king.

use interregnum::rules::Seat;
use interregnum::rules::king_is_dead::Faction::{self, English, Scottish, Welsh};

use crate::position::{Position, after, finished, open_elsewhere, verdict};
use crate::tiebreaks::check;

/// The Welsh are first, the Scots second.
const WELSH_THEN_SCOTS: &str = "W W W W S S S !";

fn ranking(position: &Position) -> Vec<Faction> {
    verdict(&position.build()).ranking
}

#[test]
fn co1_more_regions_rank_higher() {
    assert_eq!(ranking(&finished("W W W E E S S S", &[[0; 3]; 2])), [Scottish, Welsh, English]);
    assert_eq!(ranking(&finished("E E E E S S W !", &[[0; 3]; 2])), [English, Scottish, Welsh]);
    // A faction without a region is third, if two others have some.
    assert_eq!(ranking(&finished("E E E E E E E S", &[[0; 3]; 2])), [English, Scottish, Welsh]);
}

#[test]
fn co1_of_equal_factions_the_later_winner_ranks_higher() {
    assert_eq!(ranking(&finished("S W E S ! E ! W", &[[0; 3]; 2])), [Welsh, English, Scottish]);
    assert_eq!(ranking(&finished("E S S S W W W E", &[[0; 3]; 2])), [Welsh, Scottish, English]);
}

#[test]
fn co1_later_is_meant_by_the_track() {
    let position = finished("S S W W E E ! !", &[[0; 3]; 2]);
    assert_eq!(ranking(&position), [English, Welsh, Scottish]);
    let other_order = position.track("GWY WAR MOR LAN NOR STR ESS DEV");
    assert_eq!(ranking(&other_order), [Scottish, Welsh, English]);
}

#[test]
fn co2_there_is_no_second_faction_when_two_control_nothing() {
    let position = finished("S S S S S S S !", &[[5, 2, 3], [5, 3, 2]]).hand(0, "").hand(1, "");
    let position = position.last_plays(&[Some(14), Some(16)]).emptied(&[Some(14), Some(16)]);
    assert_eq!(ranking(&position), [Scottish]);
    check(&position, &[0], "all cards played");
}

#[test]
fn co3_nobody_with_a_follower_of_the_first_faction_is_a_tie() {
    check(&finished(WELSH_THEN_SCOTS, &[[1, 0, 5], [2, 0, 0], [0, 0, 6]]), &[1], "second faction");
}

#[test]
fn co4_only_the_tied_are_compared_further() {
    check(&finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [2, 3, 0], [6, 2, 0]]), &[1], "second faction");
    // Seat 2 played all cards first, but was out before.
    let position = finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [1, 3, 0], [6, 2, 0]]).hand(0, "").hand(1, "").hand(2, "");
    let order = [Some(24), Some(23), Some(20)];
    check(&position.last_plays(&order).emptied(&order), &[1], "all cards played");
}

/// Seats 0 and 1 tie on both factions, seat 2 is behind.
fn co5(left: [&str; 2], last_plays: [Option<u8>; 2], emptied: [Option<u8>; 2]) -> Position {
    let [first, second] = left;
    let position = finished(WELSH_THEN_SCOTS, &[[2, 3, 0], [2, 3, 0], [2, 2, 0]]).hand(0, first).hand(1, second);
    position.last_plays(&[last_plays[0], last_plays[1], None]).emptied(&[emptied[0], emptied[1], None])
}

#[test]
fn co5_i_who_emptied_the_hand_first_wins() {
    check(&co5(["", ""], [Some(20), Some(22)], [Some(20), Some(22)]), &[0], "all cards played");
}

#[test]
fn co5_ii_an_empty_hand_beats_an_earlier_last_play() {
    check(&co5(["", "assemble"], [Some(20), Some(12)], [Some(20), None]), &[0], "all cards played");
}

#[test]
fn co5_iii_fewest_cards_left_win_when_nobody_is_done() {
    let left = ["assemble", "assemble negotiate manoeuvre"];
    check(&co5(left, [Some(20), Some(12)], [None; 2]), &[0], "fewest cards left");
}

#[test]
fn co5_iv_then_the_earlier_last_play_wins() {
    let left = ["assemble negotiate", "manoeuvre outmanoeuvre"];
    check(&co5(left, [Some(15), Some(17)], [None; 2]), &[0], "earlier last play");
}

#[test]
fn co5_v_who_never_played_shares() {
    check(&finished(WELSH_THEN_SCOTS, &[[2, 3, 0], [2, 3, 0], [2, 2, 0]]), &[0, 1], "shared");
}

#[test]
fn co6_plot_does_not_block_playing_all_cards() {
    // Seats 0 and 1 tie; seat 2 has been left with Plot.
    let position = finished(WELSH_THEN_SCOTS, &[[2, 4, 0], [2, 4, 0], [0, 1, 0], [0, 1, 0]]);
    let position = position.hand(0, "").hand(1, "").hand(2, "plot").hand(3, "");
    let order = [Some(28), Some(27), Some(26), Some(31)];
    check(&position.last_plays(&order).emptied(&order), &[0, 2], "all cards played");
}

#[test]
fn co6_a_hand_of_plot_alone_counts_as_emptied() {
    let position = open_elsewhere(2, "MOR S1W1").hand(0, "negotiate plot").hand(1, "assemble").build();
    let played = after(&position, &["play negotiate moray strathclyde disc:moray", "summon welsh moray"]);
    let now = played.table().plays() as u8;
    assert_eq!(played.table().emptied(Seat::new(0)), Some(now));
    assert_eq!(played.table().last_play(Seat::new(0)), Some(now));
    assert_eq!(played.table().emptied(Seat::new(1)), None);
}

#[test]
fn pc1_plot_decides_ties_on_both_factions_only() {
    let against = |rival| finished(WELSH_THEN_SCOTS, &[[1, 2, 0], rival]).hand(0, "plot assemble").hand(1, "");
    check(&against([2, 3, 0]), &[1], "second faction");
    let emptied_first = against([1, 3, 0]).last_plays(&[Some(13), Some(14)]).emptied(&[None, Some(14)]);
    check(&emptied_first, &[0], "plot");
}

#[test]
fn pc2_plot_counts_as_a_follower() {
    check(&finished(WELSH_THEN_SCOTS, &[[9, 2, 0], [0, 4, 0]]).hand(0, "plot"), &[1], "first faction");
    check(&finished(WELSH_THEN_SCOTS, &[[0, 4, 0], [9, 4, 0]]).hand(0, "plot"), &[0], "first faction");
}

#[test]
fn pc3_plot_strengthens_the_first_faction() {
    check(&finished(WELSH_THEN_SCOTS, &[[1, 2, 0], [5, 2, 0]]).hand(0, "plot"), &[0], "first faction");
    check(&finished(WELSH_THEN_SCOTS, &[[1, 2, 0], [1, 3, 0]]).hand(0, "plot"), &[0], "plot");
}

#[test]
fn pc4_without_a_second_faction_a_tie_on_the_first_is_enough() {
    let position = finished("S S S S S S S S", &[[3, 0, 0], [4, 5, 5]]).hand(0, "plot assemble").hand(1, "");
    check(&position.last_plays(&[Some(13), Some(14)]).emptied(&[None, Some(14)]), &[0], "plot");
}

#[test]
fn pc5_plot_is_for_the_holders_own_court() {
    // Seats 0 and 1 tie; the holder, seat 2, has less even with Plot.
    let position = finished(WELSH_THEN_SCOTS, &[[2, 4, 0], [2, 4, 0], [2, 2, 0], [0, 0, 0]]);
    let position = position.hand(0, "").hand(1, "").hand(2, "plot").hand(3, "");
    let order = [Some(29), Some(27), Some(31), Some(30)];
    check(&position.last_plays(&order).emptied(&order), &[1, 3], "all cards played");
    // The holder, seat 2, ties with seat 1.
    let position = finished(WELSH_THEN_SCOTS, &[[2, 0, 0], [2, 4, 0], [2, 3, 0], [0, 0, 0]]);
    let position = position.hand(0, "").hand(1, "").hand(2, "plot").hand(3, "");
    check(&position.last_plays(&order).emptied(&order), &[0, 2], "plot");
}

#[test]
fn te1_individual_courts_are_compared() {
    check(&finished(WELSH_THEN_SCOTS, &[[0, 4, 0], [0, 3, 0], [0, 0, 0], [0, 3, 0]]), &[0, 2], "first faction");
}

#[test]
fn te2_a_tie_between_partners_is_settled() {
    let position = finished(WELSH_THEN_SCOTS, &[[0, 3, 0], [5, 2, 0], [1, 3, 0], [5, 2, 0]]);
    check(&position, &[0, 2], "partners");
}

#[test]
fn te3_the_second_faction_of_untied_partners_does_not_count() {
    let position = finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [0, 3, 0], [0, 0, 0], [5, 1, 0]]);
    check(&position, &[0, 2], "second faction");
    let three_tied = finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [2, 3, 0], [0, 3, 0], [5, 1, 0]]);
    check(&three_tied, &[1, 3], "second faction");
}

#[test]
fn te4_a_team_is_done_when_both_members_are() {
    let position = finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [1, 3, 0], [0, 0, 0], [0, 0, 0]]);
    let position = position.hand(0, "").hand(1, "").hand(2, "").hand(3, "");
    let order = [Some(20), Some(25), Some(32), Some(30)];
    check(&position.last_plays(&order).emptied(&order), &[1, 3], "all cards played");
}

#[test]
fn te4_the_gap_is_closed_team_by_team() {
    let tied = finished(WELSH_THEN_SCOTS, &[[1, 3, 0], [1, 3, 0], [0, 0, 0], [0, 0, 0]]);
    // Seat 0 is done, but the other team has fewer cards left: one and one.
    let position =
        tied.clone().hand(0, "").hand(1, "assemble").hand(2, "assemble negotiate manoeuvre").hand(3, "negotiate");
    let position =
        position.last_plays(&[Some(20), Some(27), Some(26), Some(25)]).emptied(&[Some(20), None, None, None]);
    check(&position, &[1, 3], "fewest cards left");
    // Two cards each: the team whose latest play is earlier.
    let position = tied.clone().hand(0, "").hand(1, "assemble").hand(2, "assemble negotiate").hand(3, "negotiate");
    let position =
        position.last_plays(&[Some(10), Some(26), Some(28), Some(27)]).emptied(&[Some(10), None, None, None]);
    check(&position, &[1, 3], "earlier last play");
    check(&tied, &[0, 1, 2, 3], "shared");
}
