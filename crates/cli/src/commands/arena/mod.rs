//! `plat arena`: a tournament between players of any kind.

mod chart;
mod table;

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use plat_arena::{Budget, Entrants, Fixture, Ledger, LedgerError, Plan, Played, Standings, Tournament};
use plat_engine::{Seed, plural};
use plat_search::Stop;
use serde_json::json;

use crate::args::{self, GameName, ThemeName};
use crate::new_game::deck_option;
use crate::output::{Destination, Force, prints};

/// Play a tournament between computer players and programs, with seats swapped and deals shared
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat arena subdivision --players master,greedy --games 200 --time 0.1\n  \
    plat arena zoning-out --seats 1 --players planner,greedy --games 100 -o results.jsonl\n\n\
    Everybody plays everybody else in every seat, with the same draws. Where one\n\
    plays alone, or together for a target, everybody plays the same deals apart.\n\
    The same players and seed give the same games on any number of threads, unless\n\
    somebody thinks by the clock."
)]
pub(crate) struct Arena {
    /// The game
    game: GameName,
    /// Who takes part, separated by commas: newcomer, casual, regular, expert, master (with a time of its own if you
    /// like: master@200ms, master@5000it), greedy, random, planner, and programs (cmd:./mybot; see docs/bot-protocol.md)
    #[arg(long, value_name = "A,B,...")]
    players: Entrants,
    /// How many games every group of players plays; rounded up so that everybody sits in every seat equally often
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// How many sit at a table; as many as there are players otherwise, if the options allow so many, or
    /// else as few as they allow
    #[arg(long, value_name = "N", value_parser = args::seat_count, allow_negative_numbers = true)]
    seats: Option<usize>,
    /// Seconds that master and programs may think about a move; 1 otherwise. The other levels think as far as they
    /// always do
    #[arg(long, value_name = "SECONDS", conflicts_with = "iterations", value_parser = args::seconds)]
    time: Option<Duration>,
    /// How many games master may imagine for a move instead, which gives the same move on any machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Play with the cards of this file; see `plat deck`
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// The points that count as success where one plays alone; the game's own target otherwise
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    target: Option<i32>,
    /// What decides every draw and every choice that does not depend on the clock
    #[arg(long, value_name = "N", default_value = "1")]
    seed: Seed,
    /// How many games are played at once; as many as there are processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Keep every game in this file as it ends; given the same file again, the tournament goes on. - is standard output,
    /// and then the games are all that is printed
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw a chart of the result as a picture, SVG or PNG by the file's ending; - is standard output
    #[arg(long, value_name = "FILE", alias = "svg")]
    chart: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// The colours of the chart
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    theme: ThemeName,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// Sharp on a screen.
const PIXELS_A_UNIT: f32 = 6.0;

impl Arena {
    pub(crate) fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        if let Some(path) = &self.deck {
            self.options.push(deck_option(self.game.0, path)?);
        }
        self.force.check([&self.chart])?;
        let threads = args::threads(self.threads)?;
        let tournament = Tournament::new(Plan {
            game: self.game.0,
            options: self.options.clone(),
            entrants: self.players.clone(),
            seats: self.seats,
            games: self.games,
            seed: self.seed.clone(),
            budget: self
                .time
                .map(Budget::Time)
                .or(self.iterations.map(Budget::Iterations)),
        })?;
        let apart = tournament.heading().apart;
        ensure!(
            apart || self.target.is_none(),
            "--target: here everybody plays against everybody else"
        );
        let played = self.play(&tournament, threads, out)?;
        let standings = Standings::of(tournament.heading(), &played, self.target);
        let name = self.game.0.info().name;
        if let Some(path) = &self.chart {
            let scene = chart::scene(name, &tournament, &standings);
            let picture = match path.extension().is_some_and(|ending| ending == "png") {
                true => plat_render::png(&scene, self.theme.into(), PIXELS_A_UNIT)?,
                false => plat_render::svg(&scene, self.theme.into()).into_bytes(),
            };
            self.force.write(out, Some(path), &picture)?;
        }
        if prints([&self.chart, &self.output]) {
            return Ok(());
        }
        if self.json {
            return super::print_json(
                out,
                &json!({"tournament": tournament.heading(), "standings": standings}),
            );
        }
        Ok(write!(out, "{}", table::text(name, &tournament, &standings))?)
    }

    /// Plays what has not been played, and keeps it; an interrupt ends the tournament with what there is.
    fn play(
        &self,
        tournament: &Tournament,
        threads: usize,
        out: &mut dyn Write,
    ) -> anyhow::Result<Vec<Played>> {
        let mut ledger = match &self.output {
            Some(path) => {
                let opened = match Destination::of(path)? {
                    Destination::Printed => Ledger::told(out, tournament),
                    Destination::Stream(path) => OpenOptions::new()
                        .write(true)
                        .open(path)
                        .map_err(LedgerError::from)
                        .and_then(|stream| Ledger::told(stream, tournament)),
                    Destination::File(path) => Ledger::open(&path, tournament),
                };
                Some(opened.with_context(|| path.display().to_string())?)
            }
            None => None,
        };
        let schedule = tournament.schedule();
        let kept = ledger.iter().flat_map(|ledger| ledger.played().iter().cloned());
        // Games beyond the last deal were played when more were asked for.
        let mut played: Vec<Played> = kept.filter(|game| schedule.has(game.fixture)).collect();
        let already: BTreeSet<Fixture> = played.iter().map(|game| game.fixture).collect();
        let stop = Stop::default();
        let raised = stop.clone();
        ctrlc::set_handler(move || raised.stop()).context("Ctrl-C cannot be listened to")?;
        let mut progress = Progress::new(schedule.games(), played.len());
        tournament.play(&already, threads, &stop, |game| {
            if let Some(ledger) = &mut ledger {
                ledger.add(&game).context("the results cannot be written")?;
            }
            progress.show(&game);
            played.push(game);
            anyhow::Ok(())
        })?;
        progress.clear();
        if stop.is_set() {
            let left = schedule.games() - played.len();
            let _ = writeln!(
                io::stderr(),
                "plat: stopped with {} to play",
                plural(left, "game")
            );
        }
        Ok(played)
    }
}

/// A line on the terminal that says how far the tournament has come; silent unless standard error is a terminal.
struct Progress {
    shown: bool,
    begun: Instant,
    games: usize,
    before: usize,
    done: usize,
    lost: usize,
    written: Option<Instant>,
}

impl Progress {
    fn new(games: usize, before: usize) -> Progress {
        Progress {
            shown: io::stderr().is_terminal(),
            begun: Instant::now(),
            games,
            before,
            done: 0,
            lost: 0,
            written: None,
        }
    }

    fn show(&mut self, game: &Played) {
        self.done += 1;
        self.lost += usize::from(game.lost.is_some());
        let due = self
            .written
            .is_none_or(|then| then.elapsed() > Duration::from_millis(100));
        if self.shown && due {
            self.written = Some(Instant::now());
            let _ = write!(io::stderr(), "\r\x1b[K{}", self.line(self.begun.elapsed()));
        }
    }

    fn line(&self, elapsed: Duration) -> String {
        let left = self.games.saturating_sub(self.before + self.done);
        let seconds = elapsed.as_secs_f64() * left as f64 / self.done.max(1) as f64;
        let lost = match self.lost {
            0 => String::new(),
            lost => format!(", {} lost", plural(lost, "seat")),
        };
        format!(
            "{} of {} games{lost}, about {} left; Ctrl-C stops",
            self.before + self.done,
            self.games,
            clock(seconds)
        )
    }

    fn clear(&self) {
        if self.written.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Seconds as people say them.
fn clock(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    match (whole / 3600, whole / 60 % 60, whole % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_it_has_come_and_how_long_it_takes() {
        let mut progress = Progress::new(100, 20);
        (progress.done, progress.lost) = (40, 1);
        assert_eq!(
            progress.line(Duration::from_secs(100)),
            "60 of 100 games, 1 seat lost, about 1 min 40 s left; Ctrl-C stops"
        );
        assert_eq!(clock(3_725.0), "1 h 2 min");
    }
}
