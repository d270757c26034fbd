//! Everything that can decide a game, for two, three and two teams.

use crate::position::{Position, finished, won};

/// A hand of eight from which nothing has been played.
pub const NEVER_PLAYED_WITH_PLOT: &str = "assemble assemble negotiate manoeuvre outmanoeuvre plot spy ambush";

/// The Scots are first, the Welsh second.
const SCOTS_THEN_WELSH: &str = "S S S S W W W !";
/// The Scots are first, and nobody is second.
const SCOTS_ALONE: &str = "! S S S S S S !";
const INVADED: &str = "! S ! W !";

#[track_caller]
pub fn check(position: &Position, winners: &[usize], decided_by: &str) {
    assert_eq!(won(position), (winners.to_vec(), decided_by.to_owned()));
}

fn crowned(courts: &[[u8; 3]]) -> Position {
    finished(SCOTS_THEN_WELSH, courts)
}

fn invaded(courts: &[[u8; 3]]) -> Position {
    finished(INVADED, courts)
}

/// Every hand is empty, or holds Plot alone, since these plays.
fn all_played(position: Position, plots: Option<usize>, order: &[u8]) -> Position {
    let hand = |seat| if plots == Some(seat) { "plot" } else { "" };
    let position = (0..order.len()).fold(position, |position, seat| position.hand(seat, hand(seat)));
    let order: Vec<Option<u8>> = order.iter().copied().map(Some).collect();
    position.last_plays(&order).emptied(&order)
}

/// These cards are left, and these were the last plays; nobody is done.
fn some_left(position: Position, hands: &[&str], last_plays: &[Option<u8>]) -> Position {
    let position = hands.iter().enumerate().fold(position, |position, (seat, hand)| position.hand(seat, hand));
    position.last_plays(last_plays)
}

const ALL: &str = "scottish-support welsh-support english-support assemble assemble negotiate manoeuvre outmanoeuvre";
const SEVEN: &str = "welsh-support english-support assemble assemble negotiate manoeuvre outmanoeuvre";
const THREE: &str = "assemble negotiate manoeuvre";
const TWO: &str = "assemble outmanoeuvre";
const ONE: &str = "negotiate";

// Invasion.

#[test]
fn sets_decide_for_two() {
    check(&invaded(&[[3, 1, 1], [2, 2, 2]]).last_plays(&[Some(9), Some(8)]), &[1], "sets");
    check(&invaded(&[[1, 1, 1], [9, 9, 0]]), &[0], "sets");
    // Plot stands in for the scarcest faction, and adds nothing where two are missing.
    check(&invaded(&[[2, 2, 2], [3, 3, 2]]).hand(1, "plot"), &[1], "sets");
    check(&invaded(&[[1, 1, 1], [9, 0, 0]]).hand(1, "plot"), &[0], "sets");
}

#[test]
fn sets_decide_for_three() {
    // The others tie below.
    check(&invaded(&[[1, 1, 4], [2, 2, 2], [4, 1, 1]]), &[1], "sets");
    check(&invaded(&[[1, 2, 2], [1, 1, 1], [1, 1, 1]]).hand(0, "plot"), &[0], "sets");
}

#[test]
fn sets_decide_for_teams() {
    check(&invaded(&[[2, 0, 0], [1, 1, 1], [0, 2, 2], [0, 0, 0]]), &[0, 2], "sets");
    // Plot adds to the pooled court: 2-2-1 becomes two sets.
    check(&invaded(&[[1, 1, 1], [2, 0, 0], [0, 0, 0], [0, 2, 1]]).hand(1, "plot"), &[1, 3], "sets");
    // Whichever partner holds it.
    check(&invaded(&[[1, 1, 1], [2, 0, 0], [0, 0, 0], [0, 2, 1]]).hand(3, "plot"), &[1, 3], "sets");
    // The pool's scarcest faction is the English, not the holder's own.
    check(&invaded(&[[1, 1, 1], [2, 0, 1], [1, 1, 1], [2, 3, 1]]).hand(1, "plot"), &[1, 3], "sets");
}

#[test]
fn the_last_play_decides_an_invasion_for_two() {
    check(&invaded(&[[1, 1, 1], [1, 5, 1]]).last_plays(&[Some(4), Some(3)]), &[0], "last play");
    check(&invaded(&[[0; 3], [9, 0, 0]]).last_plays(&[None, Some(1)]), &[1], "last play");
    // Plot makes the tie but does not settle it.
    check(&invaded(&[[1, 1, 0], [1, 1, 1]]).hand(0, "plot").last_plays(&[Some(7), Some(8)]), &[1], "last play");
}

#[test]
fn the_last_play_decides_an_invasion_for_three() {
    let two_tied = invaded(&[[1, 1, 0], [1, 1, 1], [1, 1, 1]]);
    check(&two_tied.clone().last_plays(&[Some(9), Some(7), Some(8)]), &[2], "last play");
    check(&two_tied.last_plays(&[Some(9), Some(1), None]), &[1], "last play");
    check(&invaded(&[[0; 3]; 3]).last_plays(&[Some(3), Some(2), Some(1)]), &[0], "last play");
}

#[test]
fn the_last_play_decides_an_invasion_for_teams() {
    let tied = invaded(&[[1, 1, 0], [0, 0, 1], [0, 0, 1], [1, 1, 0]]);
    check(&tied.clone().last_plays(&[Some(1), Some(3), Some(4), Some(2)]), &[0, 2], "last play");
    check(&tied.last_plays(&[None, None, None, Some(1)]), &[1, 3], "last play");
}

#[test]
fn an_invasion_is_shared_if_nobody_tied_ever_played() {
    check(&invaded(&[[1, 1, 1], [1, 1, 2]]), &[0, 1], "shared");
    // The third played, but is not tied.
    check(&invaded(&[[1, 1, 1], [0, 5, 5], [1, 1, 1]]).last_plays(&[None, Some(6), None]), &[0, 2], "shared");
    check(&invaded(&[[0; 3]; 3]), &[0, 1, 2], "shared");
    check(&invaded(&[[1, 1, 0], [0, 0, 1], [0, 0, 1], [1, 1, 0]]), &[0, 1, 2, 3], "shared");
}

// Coronation.

#[test]
fn the_first_faction_decides_for_two() {
    check(&all_played(crowned(&[[3, 1, 0], [2, 9, 9]]), None, &[16, 15]), &[0], "first faction");
    check(&crowned(&[[0, 9, 0], [1, 0, 0]]), &[1], "first faction");
    check(&crowned(&[[2, 0, 0], [2, 9, 0]]).hand(0, "plot"), &[0], "first faction");
    check(&crowned(&[[2, 9, 0], [4, 0, 0]]).hand(0, "plot"), &[1], "first faction");
}

#[test]
fn the_first_faction_decides_for_three() {
    // The others tie below.
    check(&crowned(&[[3, 2, 0], [4, 0, 0], [3, 2, 0]]), &[1], "first faction");
    check(&crowned(&[[3, 2, 0], [3, 2, 0], [3, 0, 0]]).hand(2, "plot"), &[2], "first faction");
}

#[test]
fn the_first_faction_decides_for_teams() {
    check(&crowned(&[[3, 5, 0], [4, 0, 0], [3, 5, 0], [0, 0, 0]]), &[1, 3], "first faction");
    // Plot does not help the partner: 3 and 2 + 1 are less than 4.
    check(&crowned(&[[3, 5, 0], [4, 0, 0], [2, 5, 0], [0, 0, 0]]).hand(2, "plot"), &[1, 3], "first faction");
    check(&crowned(&[[3, 5, 0], [4, 9, 0], [4, 0, 0], [0, 0, 0]]).hand(2, "plot"), &[0, 2], "first faction");
}

#[test]
fn the_second_faction_decides_for_two() {
    check(&all_played(crowned(&[[3, 1, 9], [3, 2, 0]]), None, &[15, 16]), &[1], "second faction");
    // Plot does not count there: 2 + 1 and 3 Scots tie, and 1 Welsh is less than 2.
    check(&crowned(&[[2, 1, 0], [3, 2, 0]]).hand(0, "plot"), &[1], "second faction");
    check(&crowned(&[[0, 0, 9], [0, 1, 0]]), &[1], "second faction");
}

#[test]
fn the_second_faction_decides_for_three() {
    check(&crowned(&[[3, 1, 0], [3, 2, 0], [2, 9, 0]]), &[1], "second faction");
    check(&crowned(&[[3, 1, 0], [3, 1, 0], [3, 2, 0]]), &[2], "second faction");
    check(&crowned(&[[2, 3, 0], [3, 2, 0], [3, 2, 0]]).hand(0, "plot"), &[0], "second faction");
}

#[test]
fn the_second_faction_decides_for_teams() {
    check(&crowned(&[[3, 1, 0], [3, 2, 0], [2, 9, 0], [0, 0, 0]]), &[1, 3], "second faction");
    // Partners tie for the first, but only one of them is ahead at the second.
    check(&crowned(&[[3, 2, 0], [3, 1, 0], [3, 0, 0], [0, 9, 0]]), &[0, 2], "second faction");
}

#[test]
fn plot_decides_for_two() {
    let rival_done =
        |position: Position| position.hand(0, "plot assemble").hand(1, "").last_plays(&[Some(13), Some(14)]);
    check(&rival_done(crowned(&[[2, 2, 0], [3, 2, 0]])).emptied(&[None, Some(14)]), &[0], "plot");
    check(&rival_done(finished(SCOTS_ALONE, &[[2, 0, 0], [3, 5, 5]])).emptied(&[None, Some(14)]), &[0], "plot");
    check(&crowned(&[[2, 2, 0], [3, 2, 0]]).hand(0, NEVER_PLAYED_WITH_PLOT), &[0], "plot");
}

#[test]
fn plot_decides_for_three() {
    check(&crowned(&[[3, 2, 0], [2, 2, 0], [3, 2, 0]]).hand(1, "plot"), &[1], "plot");
    // A holder who is not among the tied decides nothing.
    let behind = crowned(&[[3, 2, 0], [1, 9, 0], [3, 2, 0]]);
    check(&all_played(behind, Some(1), &[22, 20, 21]), &[2], "all cards played");
    let out_at_the_second = crowned(&[[3, 2, 0], [2, 1, 0], [3, 2, 0]]);
    check(&all_played(out_at_the_second, Some(1), &[21, 20, 22]), &[0], "all cards played");
}

#[test]
fn plot_decides_for_teams() {
    check(&all_played(crowned(&[[2, 2, 0], [3, 2, 0], [0; 3], [0; 3]]), Some(0), &[31, 28, 32, 29]), &[0, 2], "plot");
    // The partner ties as well.
    check(
        &all_played(crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [2, 2, 0]]), Some(3), &[28, 31, 29, 32]),
        &[1, 3],
        "plot",
    );
    // The partner ties, the holder does not.
    let partner_ties = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [1, 9, 0]]);
    check(&all_played(partner_ties, Some(3), &[28, 31, 29, 30]), &[0, 2], "all cards played");
}

#[test]
fn all_cards_played_first_decides_for_two() {
    check(&all_played(crowned(&[[3, 2, 0], [3, 2, 9]]), None, &[15, 16]), &[0], "all cards played");
    check(&all_played(finished(SCOTS_ALONE, &[[3, 9, 9], [3, 0, 0]]), None, &[16, 15]), &[1], "all cards played");
    let one_done = crowned(&[[3, 2, 0], [3, 2, 0]]).hand(0, ONE).hand(1, "");
    check(&one_done.last_plays(&[Some(3), Some(15)]).emptied(&[None, Some(15)]), &[1], "all cards played");
}

#[test]
fn all_cards_played_first_decides_for_three() {
    check(&all_played(crowned(&[[3, 2, 0]; 3]), None, &[24, 22, 23]), &[1], "all cards played");
    // Seat 1 was first, but is not tied.
    let two_tied = crowned(&[[3, 2, 0], [3, 1, 0], [3, 2, 0]]);
    check(&all_played(two_tied, None, &[24, 22, 23]), &[2], "all cards played");
}

#[test]
fn all_cards_played_first_decides_for_teams() {
    let tied = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]);
    // The later of the two members counts, also if it is not the tied one.
    check(&all_played(tied.clone(), None, &[20, 25, 32, 30]), &[1, 3], "all cards played");
    check(&all_played(tied.clone(), None, &[31, 32, 20, 21]), &[0, 2], "all cards played");
    // A team with one hand left is not done, however early the other was.
    let half = tied.hand(0, "").hand(1, "").hand(2, ONE).hand(3, "");
    let half = half.last_plays(&[Some(9), Some(30), Some(28), Some(31)]);
    check(&half.emptied(&[Some(9), Some(30), None, Some(31)]), &[1, 3], "all cards played");
    // Three tied: two of them are one team, which counts once.
    let three_tied = crowned(&[[3, 2, 0], [3, 2, 0], [3, 2, 0], [0; 3]]);
    check(&all_played(three_tied, None, &[29, 31, 30, 28]), &[0, 2], "all cards played");
}

#[test]
fn fewest_cards_left_decide_for_two() {
    let tied = crowned(&[[3, 2, 0], [3, 2, 0]]);
    check(&some_left(tied.clone(), &[TWO, ONE], &[Some(5), Some(13)]), &[1], "fewest cards left");
    // One card played is better than none, whoever that was.
    check(&some_left(tied, &[SEVEN, ALL], &[Some(1), None]), &[0], "fewest cards left");
    check(
        &some_left(finished(SCOTS_ALONE, &[[3, 9, 9], [3, 0, 0]]), &[TWO, ONE], &[Some(5), Some(13)]),
        &[1],
        "fewest cards left",
    );
}

#[test]
fn fewest_cards_left_decide_for_three() {
    // The others tie above.
    let tied = crowned(&[[3, 2, 0]; 3]);
    check(&some_left(tied, &[TWO, TWO, ONE], &[Some(5), Some(6), Some(18)]), &[2], "fewest cards left");
    // Seat 1 has fewest, but is not tied.
    let two_tied = crowned(&[[3, 2, 0], [2, 9, 0], [3, 2, 0]]);
    check(&some_left(two_tied, &[THREE, ONE, TWO], &[Some(5), Some(6), Some(18)]), &[2], "fewest cards left");
}

#[test]
fn fewest_cards_left_decide_for_teams() {
    let tied = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]);
    let last_plays = [Some(20), Some(21), Some(22), Some(23)];
    check(&some_left(tied.clone(), &[ONE, TWO, THREE, ONE], &last_plays), &[1, 3], "fewest cards left");
    // Plot is not counted: one and one are left, not one and two.
    check(
        &some_left(tied, &["assemble", "assemble", "negotiate plot", TWO], &last_plays),
        &[0, 2],
        "fewest cards left",
    );
}

#[test]
fn the_earlier_last_play_decides_for_two() {
    let tied = crowned(&[[3, 2, 0], [3, 2, 0]]);
    check(&some_left(tied.clone(), &[TWO, "negotiate manoeuvre"], &[Some(12), Some(11)]), &[1], "earlier last play");
    check(&some_left(tied, &[SEVEN, SEVEN], &[Some(1), Some(2)]), &[0], "earlier last play");
}

#[test]
fn the_earlier_last_play_decides_for_three() {
    let tied = crowned(&[[3, 2, 0]; 3]);
    check(&some_left(tied.clone(), &[TWO; 3], &[Some(17), Some(16), Some(18)]), &[1], "earlier last play");
    // Seat 0 played last before the others, but has more cards left.
    check(&some_left(tied, &[THREE, TWO, TWO], &[Some(9), Some(17), Some(16)]), &[2], "earlier last play");
    let two_tied = crowned(&[[3, 2, 0], [3, 1, 0], [3, 2, 0]]);
    check(&some_left(two_tied, &[TWO; 3], &[Some(17), Some(15), Some(16)]), &[2], "earlier last play");
}

#[test]
fn the_earlier_last_play_decides_for_teams() {
    let tied = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]);
    // A team's last play is the later of its members'.
    let last_plays = [Some(9), Some(15), Some(20), Some(17)];
    check(&some_left(tied.clone(), &[ONE, TWO, THREE, TWO], &last_plays), &[1, 3], "earlier last play");
    check(&some_left(tied, &[SEVEN, ALL, ALL, SEVEN], &[Some(1), None, None, Some(2)]), &[0, 2], "earlier last play");
}

#[test]
fn a_side_that_never_played_ranks_last() {
    // Plot leaves fifteen playable cards to the side of seat 2, as one play does to the other.
    let tied = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]).hand(2, NEVER_PLAYED_WITH_PLOT).pile(3, "negotiate");
    check(&tied.last_plays(&[None, None, None, Some(1)]), &[1, 3], "earlier last play");
}

#[test]
fn a_coronation_is_shared_for_two() {
    check(&crowned(&[[3, 2, 0], [3, 2, 1]]), &[0, 1], "shared");
    check(&finished(SCOTS_ALONE, &[[3, 2, 0], [3, 0, 1]]), &[0, 1], "shared");
}

#[test]
fn a_coronation_is_shared_for_three() {
    check(&crowned(&[[3, 2, 0]; 3]), &[0, 1, 2], "shared");
    // The third played, but is not tied.
    let two_tied = crowned(&[[3, 2, 0], [3, 2, 0], [3, 1, 0]]).pile(2, "negotiate");
    check(&two_tied.last_plays(&[None, None, Some(1)]), &[0, 1], "shared");
}

#[test]
fn a_coronation_is_shared_for_teams() {
    check(&crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]), &[0, 1, 2, 3], "shared");
    // Nobody has played: cards are not counted, though Plot leaves one side with fewer.
    let with_plot = crowned(&[[3, 2, 0], [3, 2, 0], [0; 3], [0; 3]]).hand(2, NEVER_PLAYED_WITH_PLOT);
    check(&with_plot, &[0, 1, 2, 3], "shared");
}

#[test]
fn partners_are_not_told_apart_at_the_first_faction() {
    check(&crowned(&[[3, 0, 0], [2, 8, 0], [3, 2, 0], [2, 8, 0]]), &[0, 2], "partners");
    // Plot makes the tie, and is not asked to settle it.
    check(&crowned(&[[0; 3], [3, 9, 0], [0; 3], [2, 0, 0]]).hand(3, "plot"), &[1, 3], "partners");
    check(&finished(SCOTS_ALONE, &[[3, 0, 0], [2, 8, 0], [3, 2, 0], [2, 8, 0]]), &[0, 2], "partners");
}

#[test]
fn partners_are_not_told_apart_at_the_second_faction() {
    check(&crowned(&[[3, 1, 0], [3, 2, 0], [0, 9, 0], [3, 2, 0]]), &[1, 3], "partners");
    check(&crowned(&[[3, 2, 0], [3, 1, 0], [2, 2, 0], [0; 3]]).hand(2, "plot"), &[0, 2], "partners");
}
