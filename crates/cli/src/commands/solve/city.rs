//! `plat solve zoning-out`: the best city of an APC.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::ensure;
use clap::Args;
use plat_engine::{Observer, Session, Table};
use plat_game_zoning_out::ZoningOut;
use plat_solve::city::apc::{Effort, Finish, best_finish};
use serde_json::{Value, json};

use super::STOP;
use super::task::{Finished, ProgressLine, Start, to_act};
use crate::language;
use crate::{args, layout};

/// Search for the best city of an APC of Zoning Out, in which nothing is left to chance
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve zoning-out --seed 42 --option rules=piazzas,clusters,garden-city --svg city.svg\n  \
    plat solve zoning-out --from game.plat -o finished.plat\n\n\
    The score is one that can be reached, and the city is shown; the bound is one that no city exceeds."
)]
pub(crate) struct SolveCity {
    #[command(flatten)]
    start: Start,
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
    #[command(flatten)]
    finished: Finished,
}

impl SolveCity {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        self.finished.check()?;
        // An APC is understood: in any other game there is something left to chance.
        let mut session = self.start.session::<ZoningOut>(1, |options| options.apc = true)?;
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
        let line = ProgressLine::new();
        let finish = best_finish(session.state(), &effort, |progress| {
            line.show(|| {
                let (rounds, best) = (progress.rounds, progress.best);
                format!(
                    "{rounds} of {} rounds, best so far: {best} points; Ctrl-C stops",
                    self.rounds
                )
            });
        })?;
        line.clear();
        build(&mut session, &finish)?;
        // Files first: whoever reads the answer may rely on them.
        self.finished.write(&session, out)?;
        if self.finished.is_printed() {
            return Ok(ExitCode::SUCCESS);
        }
        self.print(&session, &finish, began.elapsed().as_secs_f64(), out)?;
        Ok(ExitCode::SUCCESS)
    }

    fn print(
        &self,
        session: &Session<ZoningOut>,
        finish: &Finish,
        seconds: f64,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let voice = language::voice(session);
        let look = session.look(Observer::Spectator);
        let scores: Vec<_> = look.scores().iter().map(|score| score.said(&voice)).collect();
        if self.json {
            let report = json!({
                "total": finish.total,
                "bound": finish.bound,
                "target": Table::target(session),
                "proved_best": finish.total == finish.bound,
                "seconds": seconds,
                "score": scores.first(),
                "view": serde_json::from_str::<Value>(&look.json())?,
            });
            return crate::commands::print_json(out, &report);
        }
        writeln!(out, "{}\n", look.page(&voice))?;
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
            session.act_word(to_act(session), &word)?;
        }
    }
    Ok(())
}
