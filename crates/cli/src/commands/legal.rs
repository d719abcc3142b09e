//! `plat legal`: what may be done now.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_engine::Next;
use serde_json::json;

use crate::files::RecordFile;

/// List the legal actions at the end of a record, or at any point of it
#[derive(Args)]
#[command(after_help = "Example:\n  plat legal game.plat --at 12 --json")]
pub(crate) struct Legal {
    /// The record; - reads standard input
    file: PathBuf,
    /// After so many entries
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Legal {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let table = super::show::at(RecordFile::read(&self.file)?.replay()?, self.at)?;
        let (state, seats) = match table.next() {
            Next::Seats(seats) => ("act", seats.iter().collect()),
            Next::Chance => ("draw", Vec::new()),
            Next::Over => ("over", Vec::new()),
        };
        if self.json {
            let seats: Vec<_> = seats
                .into_iter()
                .map(|seat| json!({ "seat": seat, "choices": table.choices(seat) }))
                .collect();
            return super::print_json(out, &json!({ "next": state, "seats": seats }));
        }
        match state {
            "draw" => writeln!(out, "Something is to be drawn.")?,
            "over" => writeln!(out, "The game is over.")?,
            _ => {}
        }
        for seat in seats {
            let choices = table.choices(seat);
            writeln!(out, "Seat {seat} has {} choices:", choices.len())?;
            for choice in choices {
                writeln!(out, "  {:<10} {}", choice.word, choice.says)?;
            }
        }
        Ok(())
    }
}
