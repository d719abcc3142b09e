//! `plat hint`: what the computer would do, and what it thinks of the rest.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use plat_engine::{Next, Seat};
use plat_games::{Counsel, LiveTable, Opinion, PlayerKind};

use crate::args;
use crate::files::RecordFile;
use crate::language;
use crate::thinking::ThinkingArgs;

/// Say what is best at the end of a record, or at any point of it, as far as the seat can know
#[derive(Args)]
#[command(after_help = "Example:\n  plat hint game.plat --at 12 --time 5\n\n\
    The value is between 0 (the last place) and 1 (the first, by far): with opponents about the chance to win. The\n\
    computer knows no more than the seat does: what is hidden from the seat is hidden from it.")]
pub(crate) struct Hint {
    /// The record; - reads standard input
    file: PathBuf,
    /// After so many entries; at the end otherwise
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// For whom: a seat's number; the first that may act otherwise
    #[arg(long = "as", value_name = "SEAT", value_parser = args::seat)]
    seat: Option<Seat>,
    /// Who is asked
    #[arg(long, value_name = "PLAYER", default_value = "master")]
    player: PlayerKind,
    #[command(flatten)]
    thinking: ThinkingArgs,
    /// How many actions are told
    #[arg(long, value_name = "N", default_value_t = 5)]
    top: usize,
    /// What decides between equals, and all else if --iterations is given
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// One JSON object instead of text, with all actions
    #[arg(long)]
    json: bool,
}

impl Hint {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let file = RecordFile::read(&self.file)?;
        let table = super::show::at(file.replay()?, self.at)?;
        let seat = whose(table.as_ref(), self.seat)?;
        let seats = table.seats().count();
        let computer = file
            .game
            .computer(self.player, seats, self.thinking.thinking()?, self.seed);
        let mut computer = computer
            .with_context(|| format!("{} does not play {} for {seats}", self.player, table.info().name))?;
        let counsel = computer.advise(table.as_ref(), seat, None);
        let counsel = counsel.with_context(|| format!("{} does not say what it thinks", self.player))?;
        let counsel = counsel.said(&language::voice(table.as_ref()));
        if self.json {
            return super::print_json(out, &counsel);
        }
        Ok(write!(
            out,
            "{}",
            text(&counsel, table.as_ref(), self.player, self.top)
        )?)
    }
}

/// The seat that is asked for, or the first that may act.
fn whose(table: &dyn LiveTable, asked: Option<Seat>) -> anyhow::Result<Seat> {
    let acting = match table.next() {
        Next::Seats(acting) => acting,
        Next::Chance => bail!("something is to be drawn here; nobody has a choice"),
        Next::Uncover => bail!("what is hidden is to be uncovered here; nobody has a choice"),
        Next::Over => bail!("the game is over here; nobody has a choice"),
    };
    match asked {
        Some(seat) if !acting.has(seat) => bail!("it is not the turn of seat {seat} here"),
        Some(seat) => Ok(seat),
        None => Ok(acting.first().expect("somebody may act")),
    }
}

/// What a player thinks, as text.
pub(super) fn text(
    counsel: &Counsel<String>,
    table: &dyn LiveTable,
    player: PlayerKind,
    top: usize,
) -> String {
    let seat = counsel.seat;
    let mut out = format!(
        "Seat {seat}, after {} entries: what {player} thinks\n\n",
        table.entries()
    );
    let told: Vec<&Opinion<String>> = counsel.actions.iter().filter(|told| told.visits > 0).collect();
    let width = told.iter().take(top).map(|told| told.word.len()).max();
    let width = width.unwrap_or(0).max("action".len());
    let _ = writeln!(out, "  {:<width$}  value   tried  ends  in words", "action");
    for told in told.iter().take(top) {
        let ends: Vec<String> = told
            .expected
            .iter()
            .map(|seat| {
                seat.total
                    .map_or_else(|| "?".to_owned(), |total| format!("{total:.1}"))
            })
            .collect();
        let _ = writeln!(
            out,
            "  {:<width$}  {:>5.3} {:>7}  {}  {}",
            told.word,
            told.value,
            told.visits,
            ends.join(" : "),
            told.says
        );
    }
    if let Some(best) = told.first() {
        out.push_str(&expected(best));
    }
    if let Some(margin) = counsel.exact {
        let comes = match margin {
            0 => "it will be a draw".to_owned(),
            1.. => format!("seat {seat} will win by {margin}"),
            _ => format!("seat {seat} will lose by {}", -margin),
        };
        let _ = writeln!(out, "\nSearched to the end: if nobody errs, {comes}.");
    }
    out
}

/// The score lines that the best action is expected to lead to, seat by seat.
fn expected(best: &Opinion<String>) -> String {
    let mut labels: Vec<&str> = Vec::new();
    for line in best.expected.iter().flat_map(|seat| &seat.lines) {
        if !labels.contains(&line.label.as_str()) {
            labels.push(&line.label);
        }
    }
    if labels.is_empty() {
        return String::new();
    }
    let mut out = format!("\nExpected in the end after {}:\n", best.word);
    let heads: String = best
        .expected
        .iter()
        .map(|seat| format!(" {:>7}", format!("seat {}", seat.seat)))
        .collect();
    let _ = writeln!(out, "  {:<50}{heads}", "");
    for label in labels {
        let points: String = best
            .expected
            .iter()
            .map(|seat| {
                let line = seat.lines.iter().find(|line| line.label == label);
                // Not -0.0.
                format!(
                    " {:>7.1}",
                    line.map_or(0.0, |line| (10.0 * line.points).round() / 10.0 + 0.0)
                )
            })
            .collect();
        let _ = writeln!(out, "  {label:<50}{points}");
    }
    let totals: String = best
        .expected
        .iter()
        .map(|seat| format!(" {:>7.1}", seat.total.unwrap_or(0.0)))
        .collect();
    let _ = writeln!(out, "  {:<50}{totals}", "total");
    out
}
