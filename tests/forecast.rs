//! What everybody can foresee (`Table::forecast`): it agrees with the rules,
//! written down here a second time and as plainly as possible, in every position,
//! and with the engine's result at the end of every game.

#[path = "forecast/examples.rs"]
mod examples;
#[path = "forecast/plainly.rs"]
mod plainly;
#[allow(dead_code)]
#[path = "rulings/position.rs"]
mod position;

use interregnum::rules::king_is_dead::{Card, Ending, KingIsDead, Mode, Options, Phase};
use interregnum::rules::{Game, GameExt, Notation, Observer, Rng, Seats};

/// Games played at random, spread over both modes and two to four players.
const GAMES: u64 = 10_000;
/// Of so many one is looked at after every decision, the others between turns.
const CLOSELY: u64 = 16;

/// Hands are public at the end, but the forecast still knows the table only. Of
/// the ending, the regions and the sets that lie open it tells the truth; of the
/// winner, unless somebody has kept Plot, which it cannot know of.
fn agrees_with_the_result(end: &KingIsDead) {
    let (forecast, verdict) = (end.table().forecast(), end.result().expect("the game is over"));
    assert_eq!(forecast.coming, verdict.ending);
    let plot = end.seats().iter().any(|seat| end.hand(seat).contains(Card::Plot));
    let decided = match verdict.ending {
        Ending::Invasion => {
            assert_eq!(forecast.invasion.missing, 0);
            forecast.invasion.decided
        }
        Ending::Coronation => {
            let ranking = &forecast.coronation.ranking[..verdict.ranking.len()];
            assert_eq!(ranking, verdict.ranking);
            forecast.coronation.decided.expect("somebody is crowned")
        }
    };
    if !plot {
        assert_eq!(decided.winners.iter().collect::<Vec<_>>(), verdict.winners, "{end:?}");
        assert_eq!(decided.by, verdict.decided_by, "{end:?}");
    }
}

/// Nobody sees more in it than anybody else: what their own view tells of the
/// table leads to the same forecast.
fn is_the_same_for_everybody(position: &KingIsDead) {
    let public = position.view(Observer::Public).table().forecast();
    for seat in position.seats().iter() {
        assert_eq!(position.view(Observer::Seat(seat)).table().forecast(), public, "{position:?}");
    }
    assert_eq!(position.table().forecast(), public, "{position:?}");
}

#[test]
fn the_forecast_agrees_with_the_rules_and_with_the_result_of_ten_thousand_games() {
    let mut rng = Rng::new(1066);
    for game in 0..GAMES {
        let seats = Seats::new(2 + game as usize % 3).expect("two to four can play");
        let mode = if game / 3 % 2 == 0 { Mode::Base } else { Mode::Advanced };
        let mut position = KingIsDead::new(seats, &Options { mode, start: None }, &mut rng).expect("a deal");
        while position.to_act().is_some() {
            let closely = game % CLOSELY == 0;
            if closely || position.table().phase() == Phase::Turn {
                plainly::agrees(position.table());
            }
            if closely {
                is_the_same_for_everybody(&position);
            }
            let action = position.random_action(&mut rng);
            position.apply(action, &mut rng);
        }
        plainly::agrees(position.table());
        is_the_same_for_everybody(&position);
        agrees_with_the_result(&position);
    }
}
