//! Playing strength on Elo's scale: 400 points are odds of ten to one.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::score::Score;

/// How far one bot is above another. Where all games were won or lost there is
/// only a bound.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Elo {
    /// By the score; `None` if everything was won or lost.
    pub difference: Option<f64>,
    /// The least that is plausible; `None` if there is no limit.
    pub low: Option<f64>,
    /// The greatest.
    pub high: Option<f64>,
}

impl Elo {
    /// The difference that explains a side's part of all victories, which is
    /// `par` between equals. With one against two it is that of the model of
    /// Bradley and Terry: everybody wins in proportion to their strength.
    pub fn of(share: Score, par: f64) -> Elo {
        let points = |share: f64| {
            let odds = share / (1.0 - share) * (1.0 - par) / par;
            Some(400.0 * odds.log10()).filter(|points| points.is_finite())
        };
        Elo { difference: points(share.mean), low: points(share.low), high: points(share.high) }
    }

    /// The part of the victories that a difference promises.
    pub fn share(difference: f64, par: f64) -> f64 {
        let odds = 10_f64.powf(difference / 400.0) * par / (1.0 - par);
        odds / (1.0 + odds)
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = match (self.difference, self.low, self.high) {
            (Some(difference), Some(low), Some(high)) => format!("{difference:+.0} ({low:+.0} to {high:+.0})"),
            (_, Some(low), None) => format!("above {low:+.0}"),
            (_, None, Some(high)) => format!("below {high:+.0}"),
            _ => "unknown".to_owned(),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exactly(mean: f64) -> Score {
        Score { mean, low: mean, high: mean, margin: 0.0 }
    }

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        let elo = Elo::of(exactly(10.0 / 11.0), 0.5);
        assert!((elo.difference.expect("finite") - 400.0).abs() < 1e-9);
        // One against two: ten times as strong wins 10 of 12 games.
        let elo = Elo::of(exactly(10.0 / 12.0), 1.0 / 3.0);
        assert!((elo.difference.expect("finite") - 400.0).abs() < 1e-9);
        // Two against one: together 20 of 21.
        let elo = Elo::of(exactly(20.0 / 21.0), 2.0 / 3.0);
        assert!((elo.difference.expect("finite") - 400.0).abs() < 1e-9);
    }

    #[test]
    fn points_and_shares_undo_each_other() {
        for par in [0.5, 1.0 / 3.0, 2.0 / 3.0] {
            for difference in [-300.0, 0.0, 20.0, 174.0] {
                let elo = Elo::of(exactly(Elo::share(difference, par)), par);
                assert!((elo.difference.expect("finite") - difference).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn a_clean_sheet_gives_a_bound() {
        let elo = Elo::of(Score::of(&[1.0; 50]), 0.5);
        assert_eq!((elo.difference, elo.high), (None, None));
        assert_eq!(elo.to_string(), "above +446");
        assert_eq!(Elo::of(Score::of(&[0.0; 50]), 0.5).to_string(), "below -446");
    }
}
