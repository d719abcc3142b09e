//! `plat verify`: were the draws honest?

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use plat_engine::Verdict;

use crate::files::RecordFile;

/// Recompute every draw of a record from its seed, whose hash was published at the start
///
/// Ends with code 0 if all draws are those of the seed or there are none, with 1 if the seed is not published
/// yet, and with 2 if something does not follow.
#[derive(Args)]
#[command(after_help = "Example:\n  plat verify game.plat")]
pub(crate) struct Verify {
    /// The record; - reads standard input
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let file = RecordFile::read(&self.file)?;
        let name = file.name();
        match file.game.verify(&file.record).with_context(|| file.name())? {
            Verdict::NoDraws => writeln!(out, "{name}: nothing was drawn in this game.")?,
            Verdict::Genuine { draws } => {
                writeln!(
                    out,
                    "{name}: all draws ({draws}) are those of the published seed."
                )?;
            }
            Verdict::Unpublished { hash } => {
                let promise = hash.map_or_else(
                    || "and its hash was never published".to_owned(),
                    |hash| format!("its hash is {hash}"),
                );
                writeln!(
                    out,
                    "{name}: cannot be verified yet: the seed is told when the game is over; {promise}."
                )?;
                return Ok(ExitCode::from(1));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
