//! `plat solve zoning-out`: the best city of an APC.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, ensure};
use clap::Args;
use plat_engine::{Next, Observer, Options, Seat, Seed, Session, SessionDice, Table};
use plat_game_zoning_out::{ZoningOut, ZoningOutOptions};
use plat_render::Theme;
use plat_solve::city::apc::{Effort, Finish, best_finish};
use serde_json::json;

use super::{PIXELS_A_UNIT, STOP};
use crate::files::{self, RecordFile};
use crate::{args, layout};

/// Search for the best city of an APC of Zoning Out, in which nothing is left to chance
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve zoning-out --seed 42 --option rules=piazzas,clusters,garden-city --svg city.svg\n  \
    plat solve zoning-out --from game.plat -o finished.plat\n\n\
    The score is one that can be reached, and the city is shown; the bound is one that no city exceeds."
)]
pub(crate) struct SolveCity {
    /// The seed that draws the lines, and the rules unless they are named
    #[arg(long, value_name = "SEED", default_value = "1", conflicts_with = "from")]
    seed: Seed,
    /// An option of the game; see `plat games`. apc=on is understood
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "from")]
    options: Vec<String>,
    /// Finish this game: a record of an APC; - reads standard input
    #[arg(long, value_name = "FILE.plat")]
    from: Option<PathBuf>,
    /// How often to begin the search anew
    #[arg(long, value_name = "N", default_value_t = 4)]
    rounds: usize,
    /// How many changes to try in each round, in thousands
    #[arg(long, value_name = "N", default_value_t = 3000)]
    changes: usize,
    /// How many threads search; all processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Draw the city as an SVG picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the city as a PNG picture
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write the finished game as a record
    #[arg(short, long, value_name = "FILE.plat")]
    output: Option<PathBuf>,
}

impl SolveCity {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let mut session = self.begin()?;
        ensure!(
            (1..=10_000).contains(&self.rounds),
            "--rounds {}: 1 to 10000 rounds can be searched",
            self.rounds
        );
        ensure!(
            (1..=1_000_000).contains(&self.changes),
            "--changes {}: 1 to 1000000 thousands of changes can be tried",
            self.changes
        );
        super::listen()?;
        let effort = Effort {
            rounds: self.rounds,
            changes: 1000 * self.changes,
            threads: args::threads(self.threads)?,
            seed: 1,
            stop: &STOP,
        };
        let began = Instant::now();
        let shown = io::stderr().is_terminal();
        let finish = best_finish(session.state(), &effort, |progress| {
            if shown {
                let (rounds, best) = (progress.rounds, progress.best);
                let line = format!(
                    "{rounds} of {} rounds, best so far: {best} points; Ctrl-C stops",
                    self.rounds
                );
                let _ = write!(io::stderr(), "\r\x1b[K{line}");
            }
        })?;
        if shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        build(&mut session, &finish)?;
        // Files first: whoever reads the answer may rely on them.
        self.draw(&session)?;
        self.print(&session, &finish, began.elapsed().as_secs_f64(), out)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The game that is to be finished.
    fn begin(&self) -> anyhow::Result<Session<ZoningOut>> {
        let mut session = match &self.from {
            Some(path) => {
                let file = RecordFile::read(path)?;
                ensure!(
                    file.record.game == "zoning-out",
                    "{}: a record of {}, not of zoning-out",
                    file.name(),
                    file.record.game
                );
                Session::<ZoningOut>::replay(&file.record).with_context(|| file.name())?
            }
            None => {
                let mut options = ZoningOutOptions::from_pairs(&self.options)?;
                options.apc = true;
                Session::new(
                    options,
                    vec!["solver".to_owned()],
                    SessionDice::seeded(self.seed.clone()),
                )?
            }
        };
        if Table::next(&session) == Next::Chance {
            session.settle().context("the game cannot go on")?;
        }
        Ok(session)
    }

    fn draw(&self, session: &Session<ZoningOut>) -> anyhow::Result<()> {
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

    fn print(
        &self,
        session: &Session<ZoningOut>,
        finish: &Finish,
        seconds: f64,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let scores = Table::scores(session, Observer::Spectator);
        if self.json {
            let report = json!({
                "total": finish.total,
                "bound": finish.bound,
                "target": Table::target(session),
                "proved_best": finish.total == finish.bound,
                "seconds": seconds,
                "score": scores.first(),
                "view": Table::view(session, Observer::Spectator),
            });
            return crate::commands::print_json(out, &report);
        }
        writeln!(out, "{}\n", Table::text(session, Observer::Spectator))?;
        write!(out, "{}", layout::scores(&scores[..1], &[]))?;
        let verdict = match finish.total == finish.bound {
            true => "and no city scores more".to_owned(),
            false => format!("and no city scores more than {}", finish.bound),
        };
        writeln!(
            out,
            "\n{} points, {verdict}. Found in {seconds:.1} s.",
            finish.total
        )?;
        Ok(())
    }
}

/// Plays the finish.
fn build(session: &mut Session<ZoningOut>, finish: &Finish) -> anyhow::Result<()> {
    for (size, place) in &finish.steps {
        for word in [size.to_string(), place.to_string()] {
            let seat = match Session::next(session) {
                Next::Seats(seats) => seats.first().unwrap_or(Seat::ALL[0]),
                _ => Seat::ALL[0],
            };
            session.act_word(seat, &word)?;
        }
    }
    Ok(())
}
