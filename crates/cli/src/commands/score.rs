//! `plat score`: the points of a record, or of a position from a real table.

use std::io::Write;
use std::path::Path;

use clap::Args;
use plat_engine::{Observer, ScoreSheet};

use super::position::{Position, forms};
use crate::args;
use crate::files::RecordFile;
use crate::language;
use crate::layout;

/// Score a record, or a position from a real table, line by line
#[derive(Args)]
#[command(after_help = help())]
pub(crate) struct Score {
    /// The record; or the game, with --position
    #[arg(value_name = "FILE|GAME")]
    target: String,
    #[command(flatten)]
    position: Position,
    /// After so many entries of the record
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Who looks: a seat's number or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = args::observer, default_value = "spectator")]
    observer: Observer,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

fn help() -> String {
    format!(
        "Example:\n  plat score game.plat\n  plat score subdivision --position table.json --json\n  \
         plat score zoning-out --position city.json --rules garden-city,piazzas,clusters\n\n{}",
        forms().trim_end()
    )
}

impl Score {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let (sheet, players) = match self.position.appraise(&self.target)? {
            Some(sheet) => (sheet, Vec::new()),
            None => {
                let table = RecordFile::read(Path::new(&self.target))?.replay()?;
                let table = super::show::at(table, self.at)?;
                let observer = args::at_table(self.observer, table.seats())?;
                let voice = language::voice(table.as_ref());
                let sheet = ScoreSheet {
                    seats: table
                        .look(observer)
                        .scores()
                        .iter()
                        .map(|score| score.said(&voice))
                        .collect(),
                    ..ScoreSheet::default()
                };
                (sheet, table.players().to_vec())
            }
        };
        if self.json {
            return super::print_json(out, &sheet);
        }
        write!(out, "{}", layout::scores(&sheet.seats, &players))?;
        if !sheet.illegal.is_empty() {
            writeln!(out, "Not according to the rules:")?;
        }
        for fault in &sheet.illegal {
            writeln!(out, "  {fault}")?;
        }
        if !sheet.offers.is_empty() {
            writeln!(out, "What may be done, and what it would score:")?;
        }
        write!(out, "{}", layout::offers(&sheet.offers))?;
        Ok(())
    }
}
