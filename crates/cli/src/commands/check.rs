//! `plat check`: is a record good?

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use crate::files::RecordFile;
use crate::layout;

/// Replay a record by the rules, and name the first bad line if there is one
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat check game.plat\n  plat check game.plat --json\n\n\
    In JSON, totals and places stand in the order of the seats; they and the winners are null until the game is over,\n\
    and the target is null where there is none."
)]
pub(crate) struct Check {
    /// The record; - reads standard input
    file: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let checked = RecordFile::read(&self.file).and_then(|file| Ok((file.replay()?, file)));
        let (table, file) = match checked {
            Ok(checked) => checked,
            Err(error) if self.json => {
                let fault = error.root_cause().to_string();
                super::print_json(out, &json!({ "ok": false, "fault": fault }))?;
                return Ok(ExitCode::from(2));
            }
            Err(error) => return Err(error),
        };
        let placings = table.placings();
        let winners = placings.as_ref().map(|placings| &placings.winners);
        if self.json {
            let report = json!({
                "ok": true,
                "game": table.info().id,
                "seats": table.seats().count(),
                "entries": table.entries(),
                "over": winners.is_some(),
                "totals": table.record().result.map(|result| result.it),
                "places": placings.as_ref().map(|placings| &placings.places),
                "target": table.target(),
                "winners": winners,
            });
            super::print_json(out, &report)?;
        } else {
            let state = winners.map_or_else(
                || "The game goes on.".to_owned(),
                |winners| layout::winners(table.as_ref(), winners),
            );
            let (name, entries) = (file.name(), table.entries());
            writeln!(
                out,
                "{name}: good. {} for {}, {entries} entries. {state}",
                table.info().name,
                table.seats()
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
