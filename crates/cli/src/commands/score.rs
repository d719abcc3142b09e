//! `plat score`: the points of a record, or of a position from a real table.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use plat_engine::{Observer, ScoreSheet};
use plat_games::AppraiseError;

use crate::args::{self, GameName};
use crate::files::{self, RecordFile};
use crate::layout;

/// Score a record, or a position from a real table, line by line
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat score game.plat\n  plat score subdivision --position table.json --json\n\n\
    A Subdivision position: {\"size\":6,\"parks\":[[0,0]],\"pieces\":[{\"x\":1,\"y\":1,\"player\":1,\"size\":3}]},\n\
    x to the right and y downwards from 0; \"colour\":\"red\" may stand for \"player\":1, and \"private_parks\":true\n\
    scores that variant."
)]
pub(crate) struct Score {
    /// The record; or the game, with --position
    #[arg(value_name = "FILE|GAME")]
    target: String,
    /// A position as JSON; - reads standard input
    #[arg(long, value_name = "FILE.json")]
    position: Option<PathBuf>,
    /// After so many entries of the record
    #[arg(long, value_name = "N", conflicts_with = "position")]
    at: Option<usize>,
    /// Who looks: a seat's number or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = args::observer, default_value = "spectator")]
    observer: Observer,
    /// An option that the score of a position depends on; `plat games` lists them
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "position")]
    options: Vec<String>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let (sheet, players) = match &self.position {
            Some(position) => {
                let GameName(game) = self.target.parse().map_err(anyhow::Error::msg)?;
                let json = files::read(position)?;
                let sheet = match game.appraise(&json, &self.options) {
                    Err(AppraiseError::Position(fault)) => {
                        return Err(fault).with_context(|| position.display().to_string());
                    }
                    appraised => appraised?,
                };
                (sheet, Vec::new())
            }
            None => {
                let table = RecordFile::read(Path::new(&self.target))?.replay()?;
                let table = super::show::at(table, self.at)?;
                let observer = args::at_table(self.observer, table.seats())?;
                let sheet = ScoreSheet {
                    seats: table.scores(observer),
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
