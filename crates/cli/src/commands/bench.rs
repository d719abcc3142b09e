//! `plat bench`: how fast the games play themselves out.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::ensure;
use clap::Args;
use plat_games::AnyGame;
use plat_search::{Bench as Measured, BenchPlan};
use serde::Serialize;

use crate::args::{self, GameName};
use crate::new_game::deck_option;
use crate::shelf;

/// Measure random playouts with final scoring, on one thread and on all, or the search of the computer players
#[derive(Args)]
#[command(after_help = "Example:\n  plat bench subdivision --seats 2 --time 5 --json\n  plat bench --search")]
pub(crate) struct Bench {
    /// The game; all of them otherwise
    game: Option<GameName>,
    /// How many play; every number that the options allow otherwise
    #[arg(long, value_name = "N", value_parser = args::seat_count, allow_negative_numbers = true)]
    seats: Option<usize>,
    /// Seconds for each measurement
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 1.0,
        allow_negative_numbers = true
    )]
    time: f64,
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,
    /// Play with the cards of this file; see `plat deck`
    #[arg(long, value_name = "FILE", requires = "game")]
    deck: Option<PathBuf>,
    /// Measure the tree search of the computer players at the first decision instead, on one thread
    #[arg(long)]
    search: bool,
    /// One JSON object a line instead of a table
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        if let (Some(GameName(game)), Some(path)) = (self.game, &self.deck) {
            self.options.push(deck_option(game, path)?);
        }
        ensure!(
            self.time > 0.0 && self.time <= 3600.0,
            "--time {}: a measurement takes more than 0 and at most 3600 seconds",
            self.time
        );
        let games: Vec<&dyn AnyGame> = match self.game {
            Some(GameName(game)) => vec![game],
            None => shelf::offered().iter().collect(),
        };
        // The head of the table comes with its first row, so that a bad call prints no half of one.
        let mut headed = self.json;
        for game in games {
            let seats = match self.seats {
                Some(seats) => vec![seats],
                None => game.table_sizes(&self.options)?,
            };
            for seats in seats {
                match self.search {
                    true => self.measure_search(out, game, seats, &mut headed)?,
                    false => self.measure(out, game, seats, &mut headed)?,
                }
            }
        }
        Ok(())
    }

    fn measure(
        &self,
        out: &mut dyn Write,
        game: &dyn AnyGame,
        seats: usize,
        headed: &mut bool,
    ) -> anyhow::Result<()> {
        let all = std::thread::available_parallelism().map_or(1, usize::from);
        let mut threads = vec![1, all];
        threads.dedup();
        for threads in threads {
            let plan = BenchPlan {
                time: Duration::from_secs_f64(self.time),
                threads,
                seed: 1,
            };
            let measured = game.bench(&self.options, seats, plan)?;
            if !std::mem::replace(headed, true) {
                writeln!(
                    out,
                    "{:<14} {:>5} {:>7} {:>16} {:>14} {:>7} {:>9}",
                    "game", "seats", "threads", "playouts/CPU s", "playouts/s", "plies", "branching"
                )?;
            }
            self.print(out, game.info().id, seats, threads, &measured)?;
            // A measurement takes its time; its row is to be seen when it is done.
            out.flush()?;
        }
        Ok(())
    }

    fn measure_search(
        &self,
        out: &mut dyn Write,
        game: &dyn AnyGame,
        seats: usize,
        headed: &mut bool,
    ) -> anyhow::Result<()> {
        let time = Duration::from_secs_f64(self.time);
        let (iterations, cpu) = game.bench_search(&self.options, seats, time)?;
        let plan = BenchPlan {
            time: time / 4,
            threads: 1,
            seed: 1,
        };
        let playouts = game.bench(&self.options, seats, plan)?;
        let per_second = |count: u64, cpu: Duration| (count as f64 / cpu.as_secs_f64()).round() as u64;
        let row = SearchRow {
            game: game.info().id,
            seats,
            iterations_per_cpu_second: per_second(iterations, cpu),
            playouts_per_cpu_second: per_second(playouts.playouts, playouts.cpu),
        };
        if self.json {
            return super::print_json(out, &row);
        }
        if !std::mem::replace(headed, true) {
            writeln!(
                out,
                "{:<14} {:>5} {:>18} {:>16}",
                "game", "seats", "iterations/CPU s", "playouts/CPU s"
            )?;
        }
        writeln!(
            out,
            "{:<14} {seats:>5} {:>18} {:>16}",
            row.game, row.iterations_per_cpu_second, row.playouts_per_cpu_second
        )?;
        Ok(out.flush()?)
    }

    fn print(
        &self,
        out: &mut dyn Write,
        game: &str,
        seats: usize,
        threads: usize,
        measured: &Measured,
    ) -> anyhow::Result<()> {
        let per = |time: Duration| (measured.playouts as f64 / time.as_secs_f64()).round() as u64;
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        let row = Row {
            game,
            seats,
            threads,
            playouts_per_cpu_second: per(measured.cpu),
            playouts_per_second: per(measured.wall),
            plies: hundredths(measured.plies),
            branching: hundredths(measured.branching),
        };
        if self.json {
            return super::print_json(out, &row);
        }
        Ok(writeln!(
            out,
            "{game:<14} {seats:>5} {threads:>7} {:>16} {:>14} {:>7.2} {:>9.2}",
            row.playouts_per_cpu_second, row.playouts_per_second, row.plies, row.branching
        )?)
    }
}

/// A measurement as it is printed.
#[derive(Serialize)]
struct Row<'a> {
    game: &'a str,
    seats: usize,
    threads: usize,
    playouts_per_cpu_second: u64,
    playouts_per_second: u64,
    plies: f64,
    branching: f64,
}

/// A measurement of the search, beside plain playouts in the same run.
#[derive(Serialize)]
struct SearchRow<'a> {
    game: &'a str,
    seats: usize,
    iterations_per_cpu_second: u64,
    playouts_per_cpu_second: u64,
}
