//! How long a computer player may think, for every command that asks one.

use std::time::Duration;

use clap::Args;
use plat_games::Thinking;

use crate::args;

/// How long a computer player may think about each decision.
#[derive(Args, Clone, Debug)]
pub(crate) struct ThinkingArgs {
    /// Seconds that a player who thinks may think about a decision [default: 1]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// How many games it may imagine instead: then the same seed gives the same decisions
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    /// On how many threads it thinks; all processors otherwise
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

impl ThinkingArgs {
    /// As asked for.
    pub(crate) fn thinking(&self) -> anyhow::Result<Thinking> {
        Ok(Thinking {
            time: self.time,
            iterations: self.iterations,
            threads: args::threads(self.threads)?,
            ..Thinking::default()
        })
    }
}

/// A number of seconds that somebody could wait for.
pub(crate) fn seconds(word: &str) -> Result<Duration, String> {
    let wrong = || format!("{word:?} is no number of seconds between 0.001 and 86400");
    let seconds: f64 = word.parse().map_err(|_| wrong())?;
    match (0.001..=86_400.0).contains(&seconds) {
        true => Ok(Duration::from_secs_f64(seconds)),
        false => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_read_or_refused() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for bad in ["", "0", "-1", "NaN", "inf", "1e9", "1s"] {
            assert!(seconds(bad).is_err(), "{bad:?}");
        }
    }
}
