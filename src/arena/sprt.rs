//! A test that stops as soon as it knows: Wald's sequential probability ratio
//! test (1945), in the form that testers of chess engines use.
//!
//! The samples are the scores of set-ups. The likelihood ratio is that of normal
//! distributions with the variance of the samples (the generalised test); 1 in
//! 20 verdicts of either kind may be wrong.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::elo::Elo;

/// What is to be decided: is the first bot stronger by `elo1`, or by `elo0`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower difference.
    pub elo0: f64,
    /// The higher difference.
    pub elo1: f64,
}

/// What is known after some set-ups.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SprtReport {
    /// The lower difference.
    pub elo0: f64,
    /// The higher difference.
    pub elo1: f64,
    /// How much likelier the higher one is, as a logarithm.
    pub ratio: f64,
    /// The verdict, if there is one.
    pub verdict: Verdict,
}

/// What came of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The difference is the higher one rather than the lower.
    Higher,
    /// The other way round.
    Lower,
    /// There were too few games to tell.
    Open,
}

/// The ratio that ends the test: ln(0.95 / 0.05).
const ENOUGH: f64 = 2.944_438_979_166_44;

impl Sprt {
    /// Reads `0,20`.
    ///
    /// # Errors
    /// If that cannot be understood.
    pub fn parse(text: &str) -> Result<Sprt, String> {
        let wrong = || format!("sprt cannot be {text:?}: two differences in Elo are expected, such as 0,20");
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(wrong);
        let (elo0, elo1) = (number(low)?, number(high)?);
        if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(wrong()) }
    }

    /// What these shares of the victories, which are `par` between equals, say.
    pub fn judge(self, shares: &[f64], par: f64) -> SprtReport {
        self.judge_sums(shares.len(), shares.iter().sum(), shares.iter().map(|share| share * share).sum(), par)
    }

    /// After how many of these shares there was a verdict for the first time.
    pub fn decided_after(self, shares: impl Iterator<Item = f64>, par: f64) -> Option<usize> {
        let (mut sum, mut squares) = (0.0, 0.0);
        let decided = shares.enumerate().find(|&(before, share)| {
            sum += share;
            squares += share * share;
            self.judge_sums(before + 1, sum, squares, par).verdict != Verdict::Open
        });
        decided.map(|(before, _)| before + 1)
    }

    fn judge_sums(self, count: usize, sum: f64, squares: f64, par: f64) -> SprtReport {
        let Sprt { elo0, elo1 } = self;
        let (lower, higher) = (Elo::share(elo0, par), Elo::share(elo1, par));
        let count = count as f64;
        let mean = sum / count.max(1.0);
        // As if one set-up had been won and one lost besides: before anything has
        // spread, nothing is certain.
        let besides = mean.powi(2) + (1.0 - mean).powi(2);
        let variance = (squares - count * mean * mean + besides) / (count + 2.0);
        let ratio = count * (higher - lower) * (2.0 * mean - lower - higher) / (2.0 * variance);
        let verdict = match ratio {
            _ if ENOUGH <= ratio => Verdict::Higher,
            _ if ratio <= -ENOUGH => Verdict::Lower,
            _ => Verdict::Open,
        };
        SprtReport { elo0, elo1, ratio, verdict }
    }
}

impl fmt::Display for SprtReport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let SprtReport { elo0, elo1, ratio, verdict } = self;
        let words = match verdict {
            Verdict::Higher => format!("{elo1:+} rather than {elo0:+}"),
            Verdict::Lower => format!("{elo0:+} rather than {elo1:+}"),
            Verdict::Open => "not decided".to_owned(),
        };
        write!(f, "SPRT {elo0:+} or {elo1:+} Elo: ratio {ratio:+.2} of ±{ENOUGH:.2}, {words}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    /// Set-ups of two games between bots so far apart.
    fn shares(difference: f64, rng: &mut Rng) -> Vec<f64> {
        let share = Elo::share(difference, 0.5);
        let mut won = || f64::from(u8::from(f64::from(rng.below(1_000_000)) < 1e6 * share));
        (0..4_000).map(|_| (won() + won()) / 2.0).collect()
    }

    fn verdict(sprt: Sprt, shares: &[f64]) -> Verdict {
        let count = sprt.decided_after(shares.iter().copied(), 0.5).unwrap_or(shares.len());
        sprt.judge(&shares[..count], 0.5).verdict
    }

    #[test]
    fn few_verdicts_are_wrong() {
        let sprt = Sprt::parse("0,40").expect("two numbers");
        let mut rng = Rng::new(5);
        for (truth, wrong) in [(0.0, Verdict::Higher), (40.0, Verdict::Lower)] {
            let wrongs = (0..60).filter(|_| verdict(sprt, &shares(truth, &mut rng)) == wrong).count();
            assert!(wrongs <= 6, "{wrongs} of 60 wrong at {truth}");
        }
    }

    #[test]
    fn one_set_up_decides_nothing() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(sprt.judge(&[1.0], 0.5).verdict, Verdict::Open);
        assert_eq!(sprt.judge(&[], 0.5).verdict, Verdict::Open);
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for text in ["", "20", "20,0", "0,0", "a,b", "0,inf"] {
            assert!(Sprt::parse(text).is_err(), "{text:?}");
        }
    }
}
