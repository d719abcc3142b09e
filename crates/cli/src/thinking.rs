//! How long a computer player may think, for every command that asks one.

use std::time::Duration;

use clap::Args;
use plat_games::Thinking;

use crate::args;

/// How long a computer player may think about each decision.
#[derive(Args, Clone, Debug)]
pub(crate) struct ThinkingArgs {
    /// Seconds that a player who thinks may think about a decision [default: 1]
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
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
