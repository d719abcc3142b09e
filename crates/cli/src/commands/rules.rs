//! `plat rules`: the rule book of a game.

use std::io::Write;

use clap::Args;

use crate::args::GameName;

/// Print a game's rule book, with its rulings
#[derive(Args)]
#[command(after_help = "Example:\n  plat rules subdivision")]
pub(crate) struct Rules {
    /// The game
    game: GameName,
}

impl Rules {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        Ok(write!(out, "{}", self.game.0.info().rules_as_text())?)
    }
}
