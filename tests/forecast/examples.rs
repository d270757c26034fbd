//! One position for each comparison that can decide an ending.

use interregnum::rules::Seat;
use interregnum::rules::king_is_dead::Faction::{English, Scottish, Welsh};
use interregnum::rules::king_is_dead::{Decided, Decision, Ending, Forecast};

use crate::position::{Position, open_elsewhere};

/// The Scots lead in four regions, the Welsh in three, one is tied.
const SCOTS_THEN_WELSH: &str = "MOR S1, STR S1, LAN S2W1, NOR S3, GWY W1, WAR W2E1, ESS W1, DEV S1W1";

fn forecast(position: &Position) -> Forecast {
    position.build().table().forecast()
}

/// The position with these courts.
fn courts(map: &str, courts: &[[u8; 3]]) -> Position {
    open_elsewhere(courts.len(), map).courts(courts)
}

fn check(decided: Option<Decided>, winners: &[usize], by: Decision) {
    let decided = decided.expect("somebody wins");
    assert_eq!(decided.winners.iter().map(Seat::index).collect::<Vec<_>>(), winners);
    assert_eq!(decided.by, by);
}

#[track_caller]
fn crowned(position: &Position, winners: &[usize], by: Decision) {
    check(forecast(position).coronation.decided, winners, by);
}

#[track_caller]
fn united(position: &Position, winners: &[usize], by: Decision) {
    check(Some(forecast(position).invasion.decided), winners, by);
}

#[test]
fn regions_count_for_whoever_is_ahead_and_discs_for_their_holder() {
    let coronation = forecast(&courts(SCOTS_THEN_WELSH, &[[0; 3]; 2])).coronation;
    assert_eq!((coronation.held.0, coronation.ranking), ([4, 3, 0], [Scottish, Welsh, English]));
    let coronation = forecast(&courts("MOR xE, STR xE, LAN x!, DEV W1", &[[0; 3]; 2])).coronation;
    assert_eq!((coronation.held.0, coronation.ranking), ([0, 1, 2], [English, Welsh, Scottish]));
}

#[test]
fn of_equal_factions_the_later_winner_is_first() {
    let forecast = forecast(&courts("MOR S1, STR W1, DEV E1", &[[0; 3]; 2]));
    assert_eq!(forecast.coronation.ranking, [English, Welsh, Scottish]);
    assert!(forecast.coronation.yields_to_later_win(Welsh) && forecast.coronation.yields_to_later_win(Scottish));
    assert!(!forecast.coronation.yields_to_later_win(English));
    // The order of the struggles is what counts, and it can be negotiated.
    let other = courts("MOR S1, STR W1, DEV E1", &[[0; 3]; 2]).track("DEV STR LAN NOR GWY WAR ESS MOR");
    assert_eq!(crate::examples::forecast(&other).coronation.ranking, [Scottish, Welsh, English]);
}

#[test]
fn nobody_is_crowned_where_no_faction_is_ahead() {
    let forecast = forecast(&courts("MOR S1W1, DEV E1S1", &[[1, 0, 0], [0; 3]]));
    assert_eq!(forecast.coronation.decided, None);
    assert_eq!(forecast.coming, Ending::Invasion);
}

#[test]
fn most_followers_of_the_first_faction() {
    crowned(&courts(SCOTS_THEN_WELSH, &[[2, 0, 0], [3, 0, 0], [1, 5, 5]]), &[1], Decision::FirstFaction);
}

#[test]
fn then_most_of_the_second() {
    crowned(&courts(SCOTS_THEN_WELSH, &[[2, 1, 0], [2, 2, 0], [1, 5, 5]]), &[1], Decision::SecondFaction);
}

#[test]
fn there_is_no_second_faction_without_a_region() {
    let tied = courts("MOR S1, STR S1", &[[2, 4, 0], [2, 0, 0]]);
    let played = tied.hand(0, "assemble").hand(1, "assemble manoeuvre").last_plays(&[Some(13), Some(12)]);
    crowned(&played, &[0], Decision::FewestCardsLeft);
}

/// Both are level at court, with these cards in hand and these last plays.
fn level(left: [&str; 2], last_plays: [Option<u8>; 2]) -> Position {
    let position = courts(SCOTS_THEN_WELSH, &[[2, 1, 3], [2, 1, 3]]).hand(0, left[0]).hand(1, left[1]);
    let emptied = [0, 1].map(|seat| last_plays[seat].filter(|_| left[seat].is_empty() || left[seat] == "plot"));
    position.last_plays(&last_plays).emptied(&emptied)
}

#[test]
fn then_all_cards_played_first() {
    crowned(&level(["", ""], [Some(16), Some(15)]), &[1], Decision::AllCardsPlayed);
    crowned(&level(["", "assemble"], [Some(15), Some(12)]), &[0], Decision::AllCardsPlayed);
}

#[test]
fn then_fewest_cards_left() {
    crowned(&level(["assemble negotiate", "assemble"], [Some(12), Some(13)]), &[1], Decision::FewestCardsLeft);
}

#[test]
fn then_the_earlier_last_card() {
    crowned(&level(["assemble", "assemble"], [Some(14), Some(13)]), &[1], Decision::EarlierLastPlay);
}

#[test]
fn without_a_card_played_the_crown_is_shared() {
    crowned(&courts(SCOTS_THEN_WELSH, &[[2, 1, 0], [2, 1, 0], [1, 0, 0]]), &[0, 1], Decision::Shared);
}

#[test]
fn partners_win_together_and_need_no_further_comparison() {
    let one = [[3, 0, 0], [2, 0, 0], [0, 0, 0], [2, 0, 0]];
    crowned(&courts(SCOTS_THEN_WELSH, &one), &[0, 2], Decision::FirstFaction);
    let both = [[3, 0, 0], [2, 0, 0], [3, 0, 0], [2, 0, 0]];
    crowned(&courts(SCOTS_THEN_WELSH, &both), &[0, 2], Decision::Partners);
}

#[test]
fn plot_is_nobodys_business() {
    // The engine would give it to the holder: with Plot there is a tie, which Plot settles.
    let holder = courts(SCOTS_THEN_WELSH, &[[1, 1, 0], [2, 1, 0]]).hand(0, "plot assemble").hand(1, "assemble");
    crowned(&holder, &[1], Decision::FirstFaction);
    // Left with Plot alone, seat 0 has played all cards; but it has one in hand for all to see.
    crowned(&level(["plot", ""], [Some(13), Some(15)]), &[1], Decision::AllCardsPlayed);
    united(&courts(SCOTS_THEN_WELSH, &[[1, 1, 0], [1, 1, 1]]).hand(0, "plot"), &[1], Decision::Sets);
}

#[test]
fn most_sets_win_against_france() {
    let position = courts("MOR x!, STR x!, DEV W1", &[[2, 2, 2], [1, 1, 5], [3, 3, 0]]);
    united(&position, &[0], Decision::Sets);
    let forecast = forecast(&position);
    assert_eq!(forecast.invasion.missing, 1);
    assert_eq!(forecast.invasion.sets.0[..3], [2, 1, 0]);
}

#[test]
fn then_the_most_recent_card() {
    let position = courts(SCOTS_THEN_WELSH, &[[1, 1, 1], [1, 1, 4], [3, 3, 0]]);
    let hand = "assemble assemble negotiate manoeuvre outmanoeuvre scottish-support welsh-support";
    let played = position.hand(0, hand).hand(1, hand).hand(2, hand).last_plays(&[Some(2), Some(1), Some(3)]);
    united(&played, &[0], Decision::LastPlay);
}

#[test]
fn without_a_card_played_the_victory_is_shared() {
    united(&courts(SCOTS_THEN_WELSH, &[[1, 1, 1], [1, 1, 4], [3, 3, 0]]), &[0, 1], Decision::Shared);
}

#[test]
fn teams_pool_their_courts() {
    let courts = courts(SCOTS_THEN_WELSH, &[[2, 0, 0], [1, 1, 0], [0, 1, 1], [1, 1, 0]]);
    united(&courts, &[0, 2], Decision::Sets);
    assert_eq!(forecast(&courts).invasion.sets.0, [1, 0, 1, 0]);
}

#[test]
fn three_ties_bring_france_if_nobody_plays_on() {
    let two = "MOR S1, STR S1, LAN S1, NOR S1, GWY W1, WAR W1, ESS W1E1, DEV -";
    assert_eq!(forecast(&courts(two, &[[0; 3]; 2])).coming, Ending::Coronation);
    let three = "MOR S1, STR S1, LAN S1, NOR S1, GWY W1, WAR -, ESS W1E1, DEV -";
    assert_eq!(forecast(&courts(three, &[[0; 3]; 2])).coming, Ending::Invasion);
}
