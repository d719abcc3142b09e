//! `plat bot`: Plat as a program in somebody's seat.

use std::io::{self, Write};
use std::time::Duration;

use anyhow::ensure;
use clap::Args;
use plat_arena::Answerer;
use plat_games::PlayerKind;
use plat_search::{Stop, Thinking};

use crate::args::{self, GameName};

/// Answer questions about what to play on standard input and output, as any program can that wants a seat
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat arena subdivision --players greedy,\"cmd:plat bot subdivision --player expert\"\n\n\
    The protocol is in docs/bot-protocol.md, with a bot in Python. Like any other\n\
    program it is told what its seat may know and nothing else."
)]
pub(crate) struct Bot {
    /// The game
    game: GameName,
    /// Who decides; see `plat arena`
    #[arg(long, value_name = "PLAYER", default_value = "master")]
    player: PlayerKind,
    /// Seconds that master thinks about a move; as long as it is given otherwise
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
    time: Option<Duration>,
    /// How many games master imagines for a move at the most, which gives the same move on any machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// On how many threads master thinks
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What its choices follow from, where no clock decides
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Bot {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let seats = &self.game.0.info().seats;
        ensure!(
            seats
                .clone()
                .any(|seats| self.game.0.players(seats).contains(&self.player)),
            "{} does not play {}",
            self.player,
            self.game.0.info().name
        );
        let answerer = Answerer {
            game: self.game.0,
            kind: self.player,
            thinking: Thinking {
                time: self.time,
                iterations: self.iterations,
                threads: args::threads(Some(self.threads))?,
                stop: Stop::default(),
            },
            seed: self.seed,
        };
        Ok(answerer.answer(&mut io::stdin().lock(), out, &mut io::stderr())?)
    }
}
