//! `plat solve puzzle-town`: questions about a town that have an exact answer.

mod count;
mod demand;
mod progress;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::ensure;
use clap::{Args, ValueEnum};
use plat_game_puzzle_town::{Size, Town, Zone};
use plat_solve::town::{Answer, Effort, Why, fewest_violations, find};

use crate::args;
use crate::output::{Force, prints};

use self::demand::{CellWord, size};
use self::progress::ProgressLine;
use self::report::{Report, Verdict};
use super::{PIXELS_A_UNIT, STOP};

/// Build a town of Puzzle Town with the solver: complete it, with few violations, or count the ways
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve puzzle-town --border red --svg town.svg\n  \
    plat solve puzzle-town --size 7x7 --park d4 --violations min\n  \
    plat solve puzzle-town --from table.json -o complete.json\n  \
    plat solve puzzle-town --count --time 60\n\n\
    Exit code: 0 the answer, 1 proved that there is none, 2 a demand that makes no sense, 3 not settled (the time\n\
    was over, or Ctrl-C), with the best so far.\n\
    A position: {\"width\":6,\"depth\":8,\"border\":\"green\",\"cells\":[{\"x\":0,\"y\":0,\"tile\":\"GBRG\"}]}, x to the right and y\n\
    downwards from 0, zones north, east, south, west by their initials; \"PARK\" for the Town Park. Its tiles stay, and\n\
    every empty cell takes any tile that is left.\n\
    A tile file: lines such as \"GBRG 2 C\": the tile, how many there are, C if one is a cornerstone; \"PARK 1\"."
)]
pub(crate) struct SolveTown {
    /// How wide and deep the town is, such as 6x8 or 7x7
    #[arg(long, value_name = "WxD", value_parser = size, conflicts_with = "from", default_value = "6x8")]
    size: Size,
    /// The colour of the border: green (the default), blue or red
    #[arg(long, value_name = "COLOUR")]
    border: Option<Zone>,
    /// Complete this town: a position as JSON; - reads standard input
    #[arg(long, value_name = "FILE.json")]
    from: Option<PathBuf>,
    /// Where the Park lies, such as d4 (or 3,3: x and y from the north-west); anywhere otherwise
    #[arg(long, value_name = "CELL")]
    park: Option<CellWord>,
    /// Another set of tiles
    #[arg(long, value_name = "FILE")]
    tiles: Option<PathBuf>,
    /// As few Zoning Violations as possible, or at most so many
    #[arg(long, value_name = "min|N")]
    violations: Option<Violations>,
    /// Count the ways instead of building one: exactly if they are few enough to look at each, else by two
    /// estimates
    #[arg(long, value_name = "HOW", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "auto")]
    count: Option<How>,
    /// What decides between equals: the same seed with one thread, the same answer
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
    time: Option<f64>,
    /// How many threads search; all processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Draw the town as an SVG picture
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    svg: Option<PathBuf>,
    /// Draw the town as a PNG picture
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    png: Option<PathBuf>,
    /// Write the town as a position, which --from and `plat score` read; - is standard output for this and for pictures,
    /// and then that is all that is printed
    #[arg(short, long, value_name = "FILE.json", conflicts_with = "count")]
    output: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

/// How few Zoning Violations are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Violations {
    Fewest,
    AtMost(usize),
}

impl std::str::FromStr for Violations {
    type Err = String;

    fn from_str(word: &str) -> Result<Violations, String> {
        match word {
            "min" => Ok(Violations::Fewest),
            number => number
                .parse()
                .map(Violations::AtMost)
                .map_err(|_| format!("{word:?} is neither min nor a number")),
        }
    }
}

/// How to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum How {
    /// Whatever suits the number of ways
    Auto,
    /// Look at each way, however long it takes
    Exact,
    /// Sample
    Estimate,
}

impl SolveTown {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        self.force.check(self.names())?;
        let task = self.task()?;
        let time = self.time_limit()?;
        let threads = args::threads(self.threads)?;
        super::listen()?;
        let line = ProgressLine::new(threads);
        let progress = |progress: &_| line.show(progress);
        let effort = Effort {
            seed: self.seed,
            threads,
            time,
            nodes: None,
            stop: Some(&STOP),
            progress: line.is_shown().then_some(&progress),
        };
        let began = Instant::now();
        if let Some(how) = self.count {
            let counted = count::count(&task, how, &effort);
            line.clear();
            return report::print_count(out, &task, &counted, self.json);
        }
        let verdict = self.answer(&task, &effort);
        line.clear();
        let report = Report {
            task: &task,
            verdict: &verdict,
            seed: self.seed,
            seconds: began.elapsed().as_secs_f64(),
        };
        // Files first: whoever reads the answer may rely on them.
        if let Some(town) = verdict.town() {
            self.draw(town, out)?;
            if prints(self.names()) {
                return Ok(verdict.exit_code());
            }
        }
        report.print(out, self.json)?;
        Ok(verdict.exit_code())
    }

    fn answer(&self, task: &plat_solve::town::Task, effort: &Effort) -> Verdict {
        if self.violations == Some(Violations::Fewest) {
            return Verdict::Fewest(fewest_violations(task, effort));
        }
        match find(task, effort) {
            Answer::Built(town) => Verdict::Built(town),
            Answer::Impossible => Verdict::Impossible,
            Answer::Unknown { why, best } => Verdict::NotSettled { why, best },
        }
    }

    fn time_limit(&self) -> anyhow::Result<Option<Duration>> {
        let Some(seconds) = self.time else {
            return Ok(None);
        };
        let fits = seconds > 0.0 && seconds <= 1e7;
        ensure!(
            fits,
            "--time {seconds}: the limit is more than 0 and at most 10000000 seconds"
        );
        Ok(Some(Duration::from_secs_f64(seconds)))
    }

    fn names(&self) -> [&Option<PathBuf>; 3] {
        [&self.svg, &self.png, &self.output]
    }

    fn draw(&self, town: &Town, out: &mut dyn Write) -> anyhow::Result<()> {
        let theme = plat_render::Theme::Light;
        let title = format!(
            "Puzzle Town: a {} town with a {} border",
            town.size(),
            town.border()
        );
        let scene = plat_render::board(&plat_game_puzzle_town::town_board(town), title);
        if let Some(path) = &self.svg {
            let picture = plat_render::svg(&scene, theme);
            self.force.write(out, Some(path), picture.as_bytes())?;
        }
        if let Some(path) = &self.png {
            let picture = plat_render::png(&scene, theme, PIXELS_A_UNIT)?;
            self.force.write(out, Some(path), &picture)?;
        }
        if let Some(path) = &self.output {
            let position = format!("{}\n", report::position(town));
            self.force.write(out, Some(path), position.as_bytes())?;
        }
        Ok(())
    }
}

/// Why a search ended, in words.
fn because(why: Why) -> &'static str {
    match why {
        Why::Stopped => "it was stopped",
        Why::TimeLimit => "the time was over",
        Why::NodeLimit => "the limit of tries was reached",
    }
}
