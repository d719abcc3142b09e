//! `plat solve subdivision`: a game for two, played perfectly from a position or from the beginning.

use std::cell::Cell;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use plat_engine::{Notation, Seat};
use plat_game_subdivision::Subdivision;
use plat_search::alpha_beta::{Limit, Memory, Progress};
use plat_solve::subdivision::{Endgame, Exact};
use serde_json::json;

use super::STOP;
use super::task::{Finished, ProgressLine, Start, to_act};
use crate::output;

/// Find out who wins a game of Subdivision for two, and by how much, if both play perfectly
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve subdivision --from game.plat --at 17\n  \
    plat solve subdivision --option set=threehouse --table corners.table -o perfect.plat --svg perfect.svg\n\n\
    With 14 free cells that takes a second, with the 18 of a whole ThreeHouse board some minutes, with the 30 of a stash \
    for ever. Ctrl-C stops; with --table the next run goes on from there. Exit code 1: not known yet."
)]
pub(crate) struct SolveLots {
    #[command(flatten)]
    start: Start,
    /// Keep what is found out in this file, and go on from what it has
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Memory for findings in MiB, unless a table is there already, which keeps its size
    #[arg(long, value_name = "MIB", default_value_t = 512)]
    memory: usize,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Name all best actions instead of one, which takes longer
    #[arg(long)]
    all: bool,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    finished: Finished,
}

/// Findings that took fewer positions than two to this are found again sooner than they are read.
const WORTH_KEEPING: u8 = 8;
/// How often the table is written while the search goes on.
const KEEP_EVERY: Duration = Duration::from_secs(120);
/// The largest memory in MiB, and so the largest table that is read.
const MOST_MEMORY: usize = 64 * 1024;
const FINDINGS_A_MIB: usize = 1024 * 1024 / 16;

impl SolveLots {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        self.finished.check()?;
        ensure!(
            self.table.as_deref() != Some(Path::new("-")),
            "--table -: a table is read and written; name a file"
        );
        let mut session = self.start.session::<Subdivision>(2, |_| {})?;
        let endgame = self.endgame(session.state())?;
        let seconds = self.time.unwrap_or(1e9);
        ensure!(
            (0.0..=1e9).contains(&seconds),
            "--time {seconds}: a number of seconds from 0 on"
        );
        super::listen()?;
        let began = Instant::now();
        let limit = Limit {
            until: Some(began + Duration::from_secs_f64(seconds)),
            stop: Some(&STOP),
            ..Limit::default()
        };
        let watch = Watch::new(began);
        let mut kept = Ok(());
        let mut last_kept = began;
        let found = endgame.exact_watched(session.state(), &limit, &mut |progress| {
            watch.show(progress);
            if last_kept.elapsed() >= KEEP_EVERY && kept.is_ok() {
                kept = self.keep(&endgame);
                last_kept = Instant::now();
            }
        });
        let best = match (&found, self.all) {
            (Some(found), true) => endgame.best_actions(session.state(), found.margin, &limit),
            (Some(found), false) => Some(found.best().into_iter().collect()),
            (None, _) => None,
        };
        watch.line.clear();
        kept?;
        self.keep(&endgame)?;
        let seat = to_act(&session);
        let Some((found, best)) = found.zip(best) else {
            self.print_unknown(seat, &watch, out)?;
            return Ok(ExitCode::from(1));
        };
        let words = |actions: &[_]| -> Vec<String> {
            actions
                .iter()
                .map(|&action| session.state().word(action))
                .collect()
        };
        let answer = Solved {
            seat,
            best: words(&best),
            line: words(&found.line),
            seconds: began.elapsed().as_secs_f64(),
            found,
        };
        for word in &answer.line {
            session.act_word(to_act(&session), word)?;
        }
        // Files first: whoever reads the answer may rely on them.
        self.finished.write(&session, out)?;
        if self.finished.is_printed() {
            return Ok(ExitCode::SUCCESS);
        }
        self.print(&answer, out)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The endgames on this ground, with what the table knows of them.
    fn endgame(&self, game: &Subdivision) -> anyhow::Result<Endgame> {
        ensure!(
            (1..=MOST_MEMORY).contains(&self.memory),
            "--memory {}: 1 to {MOST_MEMORY} MiB",
            self.memory
        );
        let fresh = Endgame::new(game, 2).context("only games for two whose parks lie can be solved")?;
        match &self.table {
            Some(path) if path.exists() => {
                let name = || format!("{} cannot be gone on from", path.display());
                let mut file = BufReader::new(File::open(path).with_context(name)?);
                let memory = Memory::read(&fresh.about(), MOST_MEMORY * FINDINGS_A_MIB, &mut file);
                Endgame::remembering(game, memory.with_context(name)?)
            }
            _ => Endgame::new(game, self.memory * FINDINGS_A_MIB),
        }
        .context("only games for two whose parks lie can be solved")
    }

    /// Writes the table, if one is wanted.
    fn keep(&self, endgame: &Endgame) -> anyhow::Result<()> {
        let Some(path) = &self.table else {
            return Ok(());
        };
        let mut bytes = Vec::new();
        endgame
            .memory()
            .write(&endgame.about(), WORTH_KEEPING, &mut bytes)?;
        output::replace(path, &bytes)
    }

    fn print(&self, answer: &Solved, out: &mut dyn Write) -> anyhow::Result<()> {
        let margin = answer.found.margin;
        if self.json {
            let report = json!({
                "known": true,
                "to_act": answer.seat,
                "margin": margin,
                "best": answer.best,
                "line": answer.line,
                "positions": answer.found.nodes,
                "seconds": answer.seconds,
            });
            return crate::commands::print_json(out, &report);
        }
        writeln!(out, "{}", verdict(answer.seat, margin))?;
        if !answer.best.is_empty() {
            writeln!(out, "Best for seat {}: {}", answer.seat, answer.best.join(" "))?;
            writeln!(out, "A perfect game: {}", answer.line.join(" "))?;
        }
        writeln!(
            out,
            "{} positions looked at in {:.1} s.",
            answer.found.nodes, answer.seconds
        )?;
        Ok(())
    }

    fn print_unknown(&self, seat: Seat, watch: &Watch, out: &mut dyn Write) -> anyhow::Result<()> {
        let seconds = watch.began.elapsed().as_secs_f64();
        let progress = watch.last.get();
        if self.json {
            let report = json!({
                "known": false,
                "to_act": seat,
                "at_least": progress.map(|progress| progress.least),
                "at_most": progress.map(|progress| progress.most),
                "seconds": seconds,
            });
            return crate::commands::print_json(out, &report);
        }
        writeln!(out, "Not known after {seconds:.1} s.")?;
        if let Some(progress) = progress {
            writeln!(
                out,
                "Seat {seat} will be ahead by at least {} and at most {} points.",
                progress.least, progress.most
            )?;
        }
        match &self.table {
            Some(table) => writeln!(out, "The same command goes on from {}.", table.display())?,
            None => writeln!(out, "With --table FILE a search can go on another time.")?,
        }
        Ok(())
    }
}

struct Solved {
    seat: Seat,
    found: Exact,
    best: Vec<String>,
    line: Vec<String>,
    seconds: f64,
}

fn verdict(seat: Seat, margin: i32) -> String {
    let winner = match margin {
        0 => return "With perfect play of both it is a draw.".to_owned(),
        1.. => seat,
        _ => Seat::ALL[1 - seat.index()],
    };
    let points = plat_engine::plural(margin.unsigned_abs() as usize, "point");
    format!("With perfect play of both seat {winner} wins by {points}.")
}

/// How far the search has come, for the terminal and for whoever stops it.
struct Watch {
    began: Instant,
    line: ProgressLine,
    last: Cell<Option<Progress>>,
}

impl Watch {
    fn new(began: Instant) -> Watch {
        Watch {
            began,
            line: ProgressLine::new(),
            last: Cell::new(None),
        }
    }

    fn show(&self, progress: Progress) {
        self.last.set(Some(progress));
        self.line.show(|| progress_line(&progress, self.began.elapsed()));
    }
}

fn progress_line(progress: &Progress, elapsed: Duration) -> String {
    format!(
        "{:.0} s, {} million positions, ahead by {} to {}, {} of {} first moves; Ctrl-C stops",
        elapsed.as_secs_f64(),
        progress.nodes / 1_000_000,
        progress.least,
        progress.most,
        progress.moves_done,
        progress.moves
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_names_the_winner() {
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
        assert_eq!(
            verdict(second, -3),
            "With perfect play of both seat 1 wins by 3 points."
        );
        assert_eq!(
            verdict(first, 1),
            "With perfect play of both seat 1 wins by 1 point."
        );
        assert_eq!(verdict(first, 0), "With perfect play of both it is a draw.");
    }

    #[test]
    fn the_line_says_what_there_is_to_say() {
        let progress = Progress {
            nodes: 12_345_678,
            least: -2,
            most: 3,
            moves_done: 4,
            moves: 36,
        };
        assert_eq!(
            progress_line(&progress, Duration::from_millis(61_000)),
            "61 s, 12 million positions, ahead by -2 to 3, 4 of 36 first moves; Ctrl-C stops"
        );
    }
}
