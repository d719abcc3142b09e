//! Means, shares and ratings with their errors, from games that share deals.
//!
//! Games on one deal are not independent, so they are counted as one cluster wherever an error is estimated.

use std::collections::BTreeMap;

use serde::Serialize;

/// The 97.5% quantile of the normal distribution: two-sided intervals of 95%.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// An estimate with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error; unknown with fewer than two deals.
    pub error: Option<f64>,
}

/// Measured values, each with the deal it was measured on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// How many values there are on each deal, and their sum.
    deals: BTreeMap<usize, (usize, f64)>,
    sum_of_squares: f64,
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, deal: usize, value: f64) {
        let (count, sum) = self.deals.entry(deal).or_default();
        *count += 1;
        *sum += value;
        self.sum_of_squares += value * value;
    }

    /// How many values there are.
    pub fn count(&self) -> usize {
        self.deals.values().map(|(count, _)| count).sum()
    }

    /// The mean and its standard error, from how much the sums of whole deals vary (the cluster-robust estimate;
    /// with one value a deal it is the ordinary one).
    pub fn mean(&self) -> Option<Mean> {
        let mean = self.average()?;
        Some(Mean {
            mean,
            error: self.variance_of_mean(mean).map(f64::sqrt),
        })
    }

    /// The mean of values between 0 and 1, with Wilson's interval. Where games on one deal turn out alike there are in
    /// truth fewer of them, and the interval is as wide as for so many; it is never narrower than for independent
    /// games. A shared win counts as half a game won, which also errs on the wide side.
    pub fn share(&self) -> Option<Estimate> {
        let share = self.average()?;
        let games = self.count() as f64;
        let if_independent = (self.sum_of_squares / games - share * share) / games;
        let design_effect = match self.variance_of_mean(share) {
            Some(variance) if if_independent > 0.0 => (variance / if_independent).max(1.0),
            _ => 1.0,
        };
        Some(wilson(share, games / design_effect))
    }

    fn average(&self) -> Option<f64> {
        let sum: f64 = self.deals.values().map(|(_, sum)| sum).sum();
        (!self.deals.is_empty()).then(|| sum / self.count() as f64)
    }

    fn variance_of_mean(&self, mean: f64) -> Option<f64> {
        let clusters = self.deals.len() as f64;
        let games = self.count() as f64;
        let squares: f64 = self
            .deals
            .values()
            .map(|&(count, sum)| (sum - count as f64 * mean).powi(2))
            .sum();
        (self.deals.len() > 1).then(|| clusters / (clusters - 1.0) * squares / (games * games))
    }
}

/// Wilson's interval for a share measured in so many games.
pub fn wilson(share: f64, games: f64) -> Estimate {
    let square = QUANTILE * QUANTILE;
    let scale = 1.0 + square / games;
    let centre = (share + square / (2.0 * games)) / scale;
    let spread = share * (1.0 - share) / games + square / (4.0 * games * games);
    let half = QUANTILE * spread.max(0.0).sqrt() / scale;
    Estimate {
        value: share,
        low: (centre - half).clamp(0.0, share),
        high: (centre + half).clamp(share, 1.0),
    }
}

/// The difference of ratings at which one wins this share: 400 points for ten to one. Somebody who has always won, or
/// never, is better or worse by an infinity; the other end of the interval is then what is known.
pub fn elo(share: Estimate) -> Estimate {
    let difference = |share: f64| 400.0 * (share / (1.0 - share)).log10();
    Estimate {
        value: difference(share.value),
        low: difference(share.low),
        high: difference(share.high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 5e-5
    }

    /// The examples of Newcombe, "Two-sided confidence intervals for the single proportion" (1998), method 3.
    #[test]
    fn wilsons_interval_is_that_of_the_literature() {
        for (won, games, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let found = wilson(won / games, games);
            assert!(
                near(found.low, low) && near(found.high, high),
                "{won} of {games}: {found:?}"
            );
        }
        let all = wilson(1.0, 100.0);
        // 100 of 100: the lower end is n / (n + z²).
        assert!(near(all.low, 100.0 / (100.0 + 3.84146)) && all.high == 1.0);
    }

    /// 2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and a sum of squared deviations of 32.
    #[test]
    fn with_one_game_a_deal_the_error_is_the_ordinary_one() {
        let mut sample = Sample::default();
        for (deal, value) in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().enumerate() {
            sample.add(deal, value);
        }
        let mean = sample.mean().unwrap();
        assert_eq!(mean.mean, 5.0);
        assert!(near(mean.error.unwrap(), (32.0_f64 / 7.0 / 8.0).sqrt()));
    }

    /// Luck that the deal gives and the change of seats takes back is no error.
    #[test]
    fn what_cancels_on_a_deal_does_not_count_as_error() {
        let mut sample = Sample::default();
        for (deal, luck) in [30.0, -12.0, 7.0].into_iter().enumerate() {
            sample.add(deal, 2.0 + luck);
            sample.add(deal, 2.0 - luck);
        }
        assert_eq!(
            sample.mean(),
            Some(Mean {
                mean: 2.0,
                error: Some(0.0)
            })
        );
    }

    /// Both games of every deal end alike: ten games, but only five that count.
    #[test]
    fn games_that_end_alike_count_once() {
        let mut alike = Sample::default();
        let mut apart = Sample::default();
        for deal in 0..50 {
            let won = if deal % 5 < 3 { 1.0 } else { 0.0 };
            alike.add(deal, won);
            alike.add(deal, won);
            apart.add(deal, won);
        }
        let (alike, apart) = (alike.share().unwrap(), apart.share().unwrap());
        assert_eq!((alike.value, apart.value), (0.6, 0.6));
        // 50 deals: the sample variance of the clusters has 49 in its denominator, hence not quite the same.
        assert!((alike.low - apart.low).abs() < 0.002 && (alike.high - apart.high).abs() < 0.002);
    }

    #[test]
    fn an_interval_is_never_narrower_than_for_independent_games() {
        let mut sample = Sample::default();
        for deal in 0..20 {
            sample.add(deal, 1.0);
            sample.add(deal, 0.0);
        }
        assert_eq!(sample.share(), Some(wilson(0.5, 40.0)));
    }

    /// Ten to one is 400 by definition; three to one is 400 log10(3).
    #[test]
    fn ratings_follow_the_definition() {
        let share = |value| Estimate {
            value,
            low: 0.25,
            high: 1.0,
        };
        assert!(near(elo(share(10.0 / 11.0)).value, 400.0));
        assert!(near(elo(share(0.75)).value, 190.84850));
        assert!(near(elo(share(0.75)).low, -190.84850));
        assert_eq!(elo(share(0.5)).value, 0.0);
        assert_eq!(elo(share(0.75)).high, f64::INFINITY);
    }

    #[test]
    fn nothing_measured_is_nothing_known() {
        assert_eq!(Sample::default().mean(), None);
        assert_eq!(Sample::default().share(), None);
        let mut one = Sample::default();
        one.add(0, 3.0);
        assert_eq!(
            one.mean(),
            Some(Mean {
                mean: 3.0,
                error: None
            })
        );
    }
}
