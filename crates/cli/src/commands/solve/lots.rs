//! `plat solve subdivision`: a game for two, played perfectly from a position or from the beginning.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use plat_engine::{Next, Notation, Observer, Options, Seat, Seed, Session, SessionDice, Table};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_render::Theme;
use plat_search::alpha_beta::{Limit, Memory, Progress};
use plat_solve::subdivision::{Endgame, Exact};
use serde_json::json;

use super::{PIXELS_A_UNIT, STOP};
use crate::files::{self, RecordFile};

/// Find out who wins a game of Subdivision for two, and by how much, if both play perfectly
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve subdivision --from game.plat --at 17\n  \
    plat solve subdivision --option set=threehouse --table corners.table -o perfect.plat --svg perfect.svg\n\n\
    With 14 free cells that takes a second, with the 18 of a whole ThreeHouse board some minutes, with the 30 of a stash \
    for ever. Ctrl-C stops; with --table the next run goes on from there. Exit code 1: not known yet."
)]
pub(crate) struct SolveLots {
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "from")]
    options: Vec<String>,
    /// The seed that draws the parks where they are random
    #[arg(long, value_name = "SEED", default_value = "1", conflicts_with = "from")]
    seed: Seed,
    /// Begin with the position of this record; - reads standard input
    #[arg(long, value_name = "FILE.plat")]
    from: Option<PathBuf>,
    /// Begin after so many of its entries instead of after the last one
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
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
    /// Draw the end of the perfect game as an SVG picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the end of the perfect game as a PNG picture
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write the perfect game as a record
    #[arg(short, long, value_name = "FILE.plat")]
    output: Option<PathBuf>,
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
        let mut session = self.begin()?;
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
        watch.clear();
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
        let answer = Answer {
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
        self.draw(&session)?;
        self.print(&answer, out)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The position that is to be searched.
    fn begin(&self) -> anyhow::Result<Session<Subdivision>> {
        let mut session = match &self.from {
            Some(path) => {
                let file = RecordFile::read(path)?;
                ensure!(
                    file.record.game == "subdivision",
                    "{}: a record of {}, not of subdivision",
                    file.name(),
                    file.record.game
                );
                let session = Session::<Subdivision>::replay(&file.record).with_context(|| file.name())?;
                let entries = session.log().len();
                let at = self.at.unwrap_or(entries);
                ensure!(
                    at <= entries,
                    "{}: there are {entries} entries, not {at}",
                    file.name()
                );
                session.at(at)
            }
            None => {
                let options = SubdivisionOptions::from_pairs(&self.options)?;
                let seats = vec!["perfect".to_owned(); 2];
                Session::new(options, seats, SessionDice::seeded(self.seed.clone()))?
            }
        };
        if Table::next(&session) == Next::Chance {
            session.settle().context("the game cannot go on")?;
        }
        Ok(session)
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
        files::write(Path::new(path), &bytes)
    }

    fn draw(&self, session: &Session<Subdivision>) -> anyhow::Result<()> {
        let scene = Table::scene(session, Observer::Spectator);
        if let Some(path) = &self.svg {
            files::write(path, plat_render::svg(&scene, Theme::Light).as_bytes())?;
        }
        if let Some(path) = &self.png {
            files::write(path, &plat_render::png(&scene, Theme::Light, PIXELS_A_UNIT)?)?;
        }
        if let Some(path) = &self.output {
            files::write(path, session.record().to_string().as_bytes())?;
        }
        Ok(())
    }

    fn print(&self, answer: &Answer, out: &mut dyn Write) -> anyhow::Result<()> {
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

struct Answer {
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

/// Whose turn it is; the first seat's when the game is over.
fn to_act(session: &Session<Subdivision>) -> Seat {
    match Session::next(session) {
        Next::Seats(seats) => seats.first().unwrap_or(Seat::ALL[0]),
        _ => Seat::ALL[0],
    }
}

/// One line on the terminal that says how far the search has come.
struct Watch {
    began: Instant,
    shown: bool,
    last: Cell<Option<Progress>>,
}

impl Watch {
    fn new(began: Instant) -> Watch {
        Watch {
            began,
            shown: io::stderr().is_terminal(),
            last: Cell::new(None),
        }
    }

    fn show(&self, progress: Progress) {
        self.last.set(Some(progress));
        if self.shown {
            let line = progress_line(&progress, self.began.elapsed());
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        }
    }

    fn clear(&self) {
        if self.shown && self.last.get().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
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
