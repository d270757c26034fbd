//! Averages with their uncertainty.

use serde::{Deserialize, Serialize};

/// The mean of independent samples between 0 and 1, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The mean.
    pub mean: f64,
    /// The least value that the samples make plausible.
    pub low: f64,
    /// The greatest.
    pub high: f64,
    /// Half the width of the interval.
    pub margin: f64,
}

/// Standard errors to either side that 95 % lie between.
const Z: f64 = 1.96;

impl Score {
    /// The score of these samples. The interval is Wilson's (1927), which stays
    /// within 0 and 1 and does not shrink to nothing when everything was won:
    /// the samples count as so many throws of a coin as would spread as they do,
    /// and as one each if they do not spread at all.
    pub fn of(samples: &[f64]) -> Score {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let throws = if variance < 1e-12 { count } else { mean * (1.0 - mean) * count / variance };
        let shrink = 1.0 + Z * Z / throws;
        let middle = (mean + Z * Z / (2.0 * throws)) / shrink;
        let margin = Z * (mean * (1.0 - mean) / throws + Z * Z / (4.0 * throws * throws)).sqrt() / shrink;
        // Rounding must not put the mean outside.
        let (low, high) = ((middle - margin).clamp(0.0, mean), (middle + margin).clamp(mean, 1.0));
        Score { mean, low, high, margin }
    }

    /// The same of another quantity, which is so many times as large.
    pub fn times(self, factor: f64) -> Score {
        let Score { mean, low, high, margin } = self;
        Score { mean: mean * factor, low: low * factor, high: high * factor, margin: margin * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_the_middle_the_interval_is_two_standard_errors() {
        let samples: Vec<f64> = (0..1000).map(|index| f64::from(index % 2)).collect();
        let score = Score::of(&samples);
        assert_eq!(score.mean, 0.5);
        assert!((score.margin - 1.96 * (0.25_f64 / 1000.0).sqrt()).abs() < 1e-3, "{score:?}");
        assert!((score.high + score.low - 1.0).abs() < 1e-9);
    }

    #[test]
    fn who_wins_everything_may_still_have_been_lucky() {
        let score = Score::of(&[1.0; 20]);
        assert_eq!((score.mean, score.high), (1.0, 1.0));
        // Wilson's bound for 20 of 20.
        assert!((score.low - 20.0 / (20.0 + 1.96 * 1.96)).abs() < 1e-9, "{score:?}");
        assert!((Score::of(&[0.0; 20]).high - (1.0 - score.low)).abs() < 1e-9);
    }

    #[test]
    fn set_ups_that_agree_say_more_than_set_ups_that_do_not() {
        let alike = Score::of(&[0.5, 0.5, 0.5, 1.0].repeat(10));
        let apart = Score::of(&[0.0, 1.0, 0.5, 1.0].repeat(10));
        assert_eq!(alike.mean, apart.mean);
        assert!(alike.margin < apart.margin);
    }
}
