//! Averages with their uncertainty.

use serde::Serialize;

/// The mean of independent samples with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Score {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval, by the normal approximation.
    pub margin: f64,
}

impl Score {
    /// The score of these samples.
    pub fn of(samples: &[f64]) -> Score {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Score { mean, margin: 1.96 * (variance / count).sqrt() }
    }

    /// The least value that the samples make plausible.
    pub fn low(&self) -> f64 {
        self.mean - self.margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_two_standard_errors() {
        // Mean 0.5, variance 0.25 * 100 / 99.
        let samples: Vec<f64> = (0..100).map(|index| f64::from(index % 2)).collect();
        let score = Score::of(&samples);
        assert_eq!(score.mean, 0.5);
        assert!((score.margin - 1.96 * (0.25_f64 / 99.0).sqrt()).abs() < 1e-12);
        assert_eq!(Score::of(&[1.0, 1.0, 1.0]).margin, 0.0);
    }
}
