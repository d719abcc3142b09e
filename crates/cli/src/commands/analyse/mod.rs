//! `plat analyse`: every decision of a game, what would have been best, and what the played action lost.

mod chart;

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use plat_engine::{Observer, RecordEntry, Seat};
use plat_games::{Computer, LiveTable, Opinion, PlayerKind};
use plat_render::Theme;
use serde::Serialize;
use serde_json::json;

use crate::files::RecordFile;
use crate::language;
use crate::output::{Force, prints};
use crate::thinking::ThinkingArgs;

/// What a decision gets if nothing else is said.
const TIME: Duration = Duration::from_millis(500);
/// A decision that loses so much of the value is told as a mistake, and one that loses so much as a blunder.
const MISTAKE: f32 = 0.05;
const BLUNDER: f32 = 0.15;

/// Go through a game: what was best at every decision, and how much the played action lost, by the computer's reckoning
#[derive(Args)]
#[command(after_help = "Example:\n  plat analyse game.plat --time 2 --svg game.svg\n\n\
    Every decision is looked at from what its seat could know then. The value is between 0 (the last place) and 1\n\
    (the first, by far). A loss of 0.05 is marked ?, and one of 0.15 ??.")]
pub(crate) struct Analyse {
    /// The record; - reads standard input
    file: PathBuf,
    /// Who is asked
    #[arg(long, value_name = "PLAYER", default_value = "master")]
    player: PlayerKind,
    #[command(flatten)]
    thinking: ThinkingArgs,
    /// What decides between equals, and all else if --iterations is given
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Draw what everybody could expect, decision by decision, to this file; - is standard output, and then it is all that is printed
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// One decision of the game.
#[derive(Debug, Serialize)]
struct Decision {
    /// How many entries came before it.
    at: usize,
    seat: Seat,
    played: Judged,
    best: Judged,
    /// How much less the played action is worth than the best.
    loss: f32,
    /// The margin that perfect play leads to, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<i32>,
}

/// What an action is worth.
#[derive(Debug, Serialize)]
struct Judged {
    word: String,
    says: String,
    value: f32,
}

impl Judged {
    fn of(opinion: &Opinion<String>) -> Judged {
        Judged {
            word: opinion.word.clone(),
            says: opinion.says.clone(),
            value: opinion.value,
        }
    }
}

impl Analyse {
    pub(crate) fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        if self.thinking.time.is_none() && self.thinking.iterations.is_none() {
            self.thinking.time = Some(TIME);
        }
        self.force.check([&self.svg])?;
        let file = RecordFile::read(&self.file)?;
        let table = file.replay()?;
        let decisions = self.decisions(&file, table.as_ref())?;
        if let Some(path) = &self.svg {
            let scene = chart::scene(table.as_ref(), &decisions);
            let picture = plat_render::svg(&scene, Theme::Light);
            self.force.write(out, Some(path), picture.as_bytes())?;
        }
        if prints([&self.svg]) {
            return Ok(());
        }
        if self.json {
            return super::print_json(
                out,
                &json!({ "players": table.players(), "decisions": decisions }),
            );
        }
        Ok(write!(out, "{}", text(table.as_ref(), &decisions))?)
    }

    fn decisions(&self, file: &RecordFile, table: &dyn LiveTable) -> anyhow::Result<Vec<Decision>> {
        let seats = table.seats().count();
        let mut computers: Vec<Box<dyn Computer>> = Vec::new();
        for seat in 0..seats {
            let thinking = self.thinking.thinking()?;
            let computer = file
                .game
                .computer(self.player, seats, thinking, self.seed + seat as u64);
            computers.push(computer.with_context(|| {
                format!("{} does not play {} for {seats}", self.player, table.info().name)
            })?);
        }
        let mut decisions = Vec::new();
        let entries = &file.record.entries;
        for (at, entry) in entries.iter().enumerate() {
            let RecordEntry::Seat(seat, word) = &entry.it else {
                continue;
            };
            let before = table.at(at);
            // A take-back is no decision of the game, nor is what the rules force.
            if before.look(Observer::Seat(*seat)).words().len() < 2 || word == plat_engine::BACK {
                continue;
            }
            if io::stderr().is_terminal() {
                let _ = write!(io::stderr(), "\r\x1b[K{} of {} entries", at + 1, entries.len());
            }
            let computer = &mut computers[seat.index()];
            let counsel = computer
                .advise(before.as_ref(), *seat, Some(word))
                .with_context(|| format!("{} does not say what it thinks", self.player))?
                .said(&language::voice(before.as_ref()));
            let played = counsel.actions.iter().find(|opinion| opinion.word == *word);
            // The most tried action may be worth a little less than another that was hardly tried.
            if let (Some(best), Some(played)) = (counsel.actions.first(), played) {
                decisions.push(Decision {
                    at,
                    seat: *seat,
                    played: Judged::of(played),
                    best: Judged::of(best),
                    loss: (best.value - played.value).max(0.0),
                    exact: counsel.exact,
                });
            }
        }
        if io::stderr().is_terminal() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        Ok(decisions)
    }
}

/// How a loss is marked, as in reports of chess games.
fn mark(loss: f32) -> &'static str {
    match loss {
        _ if loss >= BLUNDER => "??",
        _ if loss >= MISTAKE => "?",
        _ => "",
    }
}

fn text(table: &dyn LiveTable, decisions: &[Decision]) -> String {
    let mut out = String::new();
    let word = |of: fn(&Decision) -> &str| decisions.iter().map(of).map(str::len).max().unwrap_or(0);
    let played = word(|decision| &decision.played.word).max("played".len());
    let best = word(|decision| &decision.best.word).max("best".len());
    let _ = writeln!(
        out,
        "entry  seat  {:<played$}  value  {:<best$}  value   loss",
        "played", "best"
    );
    for decision in decisions {
        let line = format!(
            "{:>5}  {:>4}  {:<played$}  {:>5.3}  {:<best$}  {:>5.3}  {:>5.3} {}",
            decision.at + 1,
            decision.seat.number(),
            decision.played.word,
            decision.played.value,
            decision.best.word,
            decision.best.value,
            decision.loss,
            mark(decision.loss)
        );
        let _ = writeln!(out, "{}", line.trim_end());
    }
    let _ = writeln!(
        out,
        "\nseat  decisions  as the computer  mistakes  blunders  mean loss"
    );
    for seat in table.seats().iter() {
        let own: Vec<&Decision> = decisions
            .iter()
            .filter(|decision| decision.seat == seat)
            .collect();
        let count = |is: fn(&Decision) -> bool| own.iter().filter(|decision| is(decision)).count();
        let mean = own.iter().map(|decision| decision.loss).sum::<f32>() / own.len().max(1) as f32;
        let name = table.players().get(seat.index()).map_or("", String::as_str);
        let line = format!(
            "{:>4}  {:>9}  {:>15}  {:>8}  {:>8}  {mean:>9.3}  {name}",
            seat.number(),
            own.len(),
            count(|decision| decision.played.word == decision.best.word),
            count(|decision| mark(decision.loss) == "?"),
            count(|decision| mark(decision.loss) == "??"),
        );
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}
