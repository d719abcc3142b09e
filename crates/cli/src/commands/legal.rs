//! `plat legal`: what may be done now, or at every point of a game.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_engine::{Choice, Next, Observer, Seat, Sentence};
use plat_games::LiveTable;
use serde::Serialize;
use serde_json::json;

use crate::files::RecordFile;
use crate::language;

/// List the legal actions at the end of a record, at any point of it, or at every one
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat legal game.plat --at 12 --json\n  plat legal --all game.plat\n\n\
    --all prints a line of JSON for every seat that may act after every number of entries, from none to all:\n\
    {\"at\":12,\"next\":\"act\",\"seat\":1,\"actions\":[\"2b6\",\"2c6\"]}\n\
    at is the number of entries before, as --at has it: one of these actions is what entry 13 of the record says.\n\
    Where something is to be drawn (draw) or the game is over (over), the seat is null and there are no actions."
)]
pub(crate) struct Legal {
    /// The record; - reads standard input
    file: PathBuf,
    /// After so many entries
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// After every number of entries, one line of JSON each
    #[arg(long, conflicts_with = "at")]
    all: bool,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// What a seat may do at a point of the game.
#[derive(Serialize)]
struct Moment {
    /// How many entries came before it.
    at: usize,
    next: &'static str,
    seat: Option<Seat>,
    actions: Vec<String>,
}

impl Legal {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let file = RecordFile::read(&self.file)?;
        let table = file.replay()?;
        if self.all {
            return print_all(out, &file, table.as_ref());
        }
        let table = super::show::at(table, self.at)?;
        let (state, seats) = whats_next(table.as_ref());
        if self.json {
            let seats: Vec<_> = seats
                .into_iter()
                .map(|seat| json!({ "seat": seat, "choices": said(table.as_ref(), seat) }))
                .collect();
            return super::print_json(out, &json!({ "next": state, "seats": seats }));
        }
        match state {
            "draw" => writeln!(out, "{}", language::word("draw-due"))?,
            "over" => writeln!(out, "{}", language::word("ending"))?,
            _ => {}
        }
        for seat in seats {
            let choices = said(table.as_ref(), seat);
            let count = Sentence::new("choices-of")
                .with("seat", seat.number())
                .with("count", choices.len());
            writeln!(out, "{}", language::say(&count))?;
            for choice in choices {
                writeln!(out, "  {:<10} {}", choice.word, choice.says)?;
            }
        }
        Ok(())
    }
}

/// What a seat may do, in words.
fn said(table: &dyn LiveTable, seat: Seat) -> Vec<Choice<String>> {
    let voice = language::voice(table);
    table
        .look(Observer::Seat(seat))
        .choices()
        .iter()
        .map(|choice| choice.said(&voice))
        .collect()
}

/// Goes through the record once. Everything in it was entered before, so that nothing of it can be refused.
fn print_all(out: &mut dyn Write, file: &RecordFile, table: &dyn LiveTable) -> anyhow::Result<()> {
    let mut now = table.at(0);
    print_moments(out, now.as_ref())?;
    for entry in &file.record.entries {
        now.enter(&entry.it).map_err(anyhow::Error::msg)?;
        print_moments(out, now.as_ref())?;
    }
    Ok(())
}

fn print_moments(out: &mut dyn Write, table: &dyn LiveTable) -> anyhow::Result<()> {
    let (next, seats) = whats_next(table);
    let moment = |seat: Option<Seat>| Moment {
        at: table.entries(),
        next,
        seat,
        actions: seat
            .map(|seat| table.look(Observer::Seat(seat)).words())
            .unwrap_or_default(),
    };
    if seats.is_empty() {
        return super::print_json(out, &moment(None));
    }
    for seat in seats {
        super::print_json(out, &moment(Some(seat)))?;
    }
    Ok(())
}

/// What happens next, in a word, and who may act.
fn whats_next(table: &dyn LiveTable) -> (&'static str, Vec<Seat>) {
    match table.next() {
        Next::Seats(seats) => ("act", seats.iter().collect()),
        Next::Chance => ("draw", Vec::new()),
        Next::Uncover => ("uncover", Vec::new()),
        Next::Over => ("over", Vec::new()),
    }
}
