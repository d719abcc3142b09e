//! `plat hint`: what the computer would do, and what it thinks of the rest.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use plat_engine::{Arg, Next, Seat, Sentence};
use plat_games::{Counsel, LiveTable, Opinion, PlayerKind};

use crate::args;
use crate::files::RecordFile;
use crate::language::{self, say, word};
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
    /// A message about whoever is asked.
    fn of_player(&self, message: &'static str) -> Sentence {
        Sentence::new(message).with("player", Arg::verbatim(self.player.name()))
    }

    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let file = RecordFile::read(&self.file)?;
        let table = super::show::at(file.replay()?, self.at)?;
        let seat = whose(table.as_ref(), self.seat)?;
        let seats = table.seats().count();
        let computer = file
            .game
            .computer(self.player, seats, self.thinking.thinking()?, self.seed);
        let mut computer = computer.ok_or_else(|| {
            language::fault(
                &self
                    .of_player("player-does-not-play")
                    .with("game", Arg::verbatim(table.info().name))
                    .with("seats", seats),
            )
        })?;
        let counsel = computer.advise(table.as_ref(), seat, None);
        let counsel = counsel.ok_or_else(|| language::fault(&self.of_player("player-is-silent")))?;
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

/// By how much a seat wins or loses.
fn by(message: &'static str, seat: Seat, margin: i32) -> Sentence {
    Sentence::new(message)
        .with("seat", seat.number())
        .with("margin", margin.unsigned_abs())
}

/// The seat that is asked for, or the first that may act.
fn whose(table: &dyn LiveTable, asked: Option<Seat>) -> anyhow::Result<Seat> {
    let acting = match table.next() {
        Next::Seats(acting) => acting,
        Next::Chance => bail!(word("no-choice-draw")),
        Next::Uncover => bail!(word("no-choice-uncover")),
        Next::Over => bail!(word("no-choice-over")),
    };
    match asked {
        Some(seat) if !acting.has(seat) => {
            let not_now = Sentence::new("not-the-turn").with("seat", seat.number());
            Err(language::fault(&not_now))
        }
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
    let heading = Sentence::new("hint-of")
        .with("seat", seat.number())
        .with("entries", table.entries())
        .with("player", player.sentence());
    let mut out = format!("{}\n\n", say(&heading));
    let told: Vec<&Opinion<String>> = counsel.actions.iter().filter(|told| told.visits > 0).collect();
    let width = told.iter().take(top).map(|told| told.word.len()).max();
    let action = word("hint-action");
    let width = width.unwrap_or(0).max(action.chars().count());
    let _ = writeln!(
        out,
        "  {action:<width$}  {:>5} {:>7}  {}  {}",
        word("hint-value"),
        word("hint-tried"),
        word("hint-ends"),
        word("hint-words")
    );
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
            0 => Sentence::new("exact-draw"),
            1.. => by("exact-win", seat, margin),
            _ => by("exact-loss", seat, margin),
        };
        let _ = writeln!(out, "\n{}", say(&comes));
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
    let after = Sentence::new("hint-expected").with("word", Arg::verbatim(&best.word));
    let mut out = format!("\n{}\n", say(&after));
    let heads: String = best
        .expected
        .iter()
        .map(|seat| {
            format!(
                " {:>7}",
                say(&Sentence::new("small-seat").with("seat", seat.seat.number()))
            )
        })
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
    let _ = writeln!(out, "  {:<50}{totals}", word("total"));
    out
}
