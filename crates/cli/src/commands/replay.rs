//! `plat replay`: a game again, entry by entry.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_engine::Observer;
use plat_term::Replay as Screen;

use super::play::{Look, show};
use crate::args;
use crate::files::RecordFile;
use crate::language;

/// Step through a game, forwards and backwards, as anybody at the table saw it
#[derive(Args)]
#[command(after_help = "Example:\n  plat replay game.plat --as 2\n\n\
    On a terminal: the arrows step, PgUp and PgDn go ten entries, g jumps, v and 0 to 4 choose whose view it is.\n\
    In a pipe, or with --plain: every entry in words, and the table at the end.")]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,
    /// Begin after so many entries
    #[arg(long, value_name = "N", default_value_t = 0)]
    at: usize,
    /// Who looks: a seat's number or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = args::observer, default_value = "spectator")]
    observer: Observer,
    #[command(flatten)]
    look: Look,
}

impl Replay {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let table = RecordFile::read(&self.file)?.replay()?;
        let observer = args::at_table(self.observer, table.seats())?;
        if self.look.is_full_screen() {
            return show(&self.look, |ink| {
                Screen::new(table, self.at, observer, language::language(), ink)
            });
        }
        let voice = language::voice(table.as_ref());
        for (index, seen) in table.look(observer).log(0).iter().enumerate().skip(self.at) {
            writeln!(out, "{:>4}. {}", index + 1, seen.said(&voice).says)?;
        }
        Ok(writeln!(
            out,
            "\n{}",
            table.look(observer).page(&voice).to_string().trim_end()
        )?)
    }
}
