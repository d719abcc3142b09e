//! `plat verify`: were the draws honest?

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use plat_engine::{Arg, Sentence, Verdict};
use serde_json::json;

use crate::files::RecordFile;
use crate::language::say;

/// Recompute every draw of a record from its seed, whose hash was published at the start
///
/// Ends with code 0 if all draws are those of the seed or there are none, with 1 if the seed is not published
/// yet, and with 2 if something does not follow.
#[derive(Args)]
#[command(after_help = "Example:\n  plat verify game.plat")]
pub(crate) struct Verify {
    /// The record; - reads standard input
    file: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let file = RecordFile::read(&self.file)?;
        let verdict = file.game.verify(&file.record).with_context(|| file.name())?;
        let code = match verdict {
            Verdict::Unpublished { .. } => ExitCode::from(1),
            Verdict::NoDraws | Verdict::Genuine { .. } => ExitCode::SUCCESS,
        };
        if self.json {
            super::print_json(out, &as_json(&verdict))?;
        } else {
            writeln!(out, "{}: {}.", file.name(), in_words(&verdict))?;
        }
        Ok(code)
    }
}

fn as_json(verdict: &Verdict) -> serde_json::Value {
    match verdict {
        Verdict::NoDraws => json!({ "verdict": "no-draws" }),
        Verdict::Genuine { draws } => json!({ "verdict": "genuine", "draws": draws }),
        Verdict::Unpublished { hash } => {
            json!({ "verdict": "unpublished", "seed_hash": hash.as_ref().map(ToString::to_string) })
        }
    }
}

fn in_words(verdict: &Verdict) -> String {
    let sentence = match verdict {
        Verdict::NoDraws => Sentence::new("no-draws"),
        Verdict::Genuine { draws } => Sentence::new("draws-genuine").with("draws", *draws),
        Verdict::Unpublished { hash: Some(hash) } => {
            Sentence::new("draws-unpublished").with("hash", Arg::verbatim(hash.to_string()))
        }
        Verdict::Unpublished { hash: None } => Sentence::new("draws-unpromised"),
    };
    say(&sentence)
}
