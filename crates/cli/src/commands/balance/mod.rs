//! `plat balance`: how hard the scoring rules of Zoning Out are, by many games of a computer player.

mod chart;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::ensure;
use clap::{Args, Subcommand};
use plat_game_zoning_out::{Edition, RuleSet, ScoringRule, Targets};
use plat_render::Theme;
use plat_solve::city::balance::{
    Fit, Plan, RuleResult, SetResult, Summary, by_rule, fit, measure, overall_chance, sets,
};
use serde_json::{Value, json};

use crate::args;
use crate::output::{Force, prints};

/// Measure how hard the scoring rules of a game are
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat balance zoning-out --games 10\n  plat balance zoning-out --rules garden-city,piazzas,clusters --games 500"
)]
pub(crate) struct Balance {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    ZoningOut(ZoningOut),
}

/// Play every set of scoring rules of Zoning Out many times: mean score, spread, chance to reach the target
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat balance zoning-out --games 20 --chart balance.svg\n  plat balance zoning-out --targets --games 40"
)]
struct ZoningOut {
    /// Games for each set of rules
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: usize,
    /// By which text: first or second
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: Edition,
    /// Small City: two trios, sets of two rules
    #[arg(long)]
    small_city: bool,
    /// Only this set of rules, separated by commas; all sets otherwise
    #[arg(long, value_name = "A,B,C")]
    rules: Option<String>,
    /// Count a win by the measured targets, not by the published ones
    #[arg(long)]
    measured: bool,
    /// Measure targets: for rules without a published one, and for all rules in cities of both sizes
    #[arg(long, conflicts_with_all = ["rules", "edition", "small_city", "measured", "chart"])]
    targets: bool,
    /// List every set, not only the hardest and the easiest
    #[arg(long)]
    all: bool,
    /// What decides the draws: the same seed, the same figures
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads play; all processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Draw a chart of the rules as a picture, SVG or PNG by the file's ending; - is standard output, and then it
    /// is all that is printed
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// How many of the hardest and of the easiest sets are listed.
const SHOWN: usize = 5;

/// Sharp on a screen.
const PIXELS_A_UNIT: f32 = 6.0;

fn edition(name: &str) -> Result<Edition, String> {
    let found = Edition::ALL.into_iter().find(|edition| edition.name() == name);
    found.ok_or_else(|| format!("{name:?} is neither first nor second"))
}

impl Balance {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Game::ZoningOut(command) = self.game;
        command.run(out)
    }
}

impl ZoningOut {
    fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        ensure!(
            (1..=100_000).contains(&self.games),
            "--games {}: 1 to 100000 games can be played",
            self.games
        );
        self.force.check([&self.chart])?;
        let threads = args::threads(self.threads)?;
        let plan = Plan {
            edition: self.edition,
            small_city: self.small_city,
            targets: match self.measured {
                true => Targets::Measured,
                false => Targets::Published,
            },
            games: self.games,
            threads,
            seed: self.seed,
        };
        if self.targets {
            return self.find_targets(&plan, out);
        }
        let sets = match &self.rules {
            Some(names) => vec![RuleSet::parse(names, self.edition)?],
            None => sets(self.edition, if self.small_city { 2 } else { 3 }),
        };
        let results = play(&plan, &sets)?;
        if let Some(path) = &self.chart {
            let scene = chart::scene(&plan, &results);
            let picture = match path.extension().is_some_and(|ending| ending == "png") {
                true => plat_render::png(&scene, Theme::Light, PIXELS_A_UNIT)?,
                false => plat_render::svg(&scene, Theme::Light).into_bytes(),
            };
            self.force.write(out, Some(path), &picture)?;
        }
        if prints([&self.chart]) {
            return Ok(());
        }
        if self.json {
            return super::print_json(out, &report(&plan, &results));
        }
        self.print(&plan, &results, out)
    }

    fn print(&self, plan: &Plan, results: &[SetResult], out: &mut dyn Write) -> anyhow::Result<()> {
        writeln!(
            out,
            "{:<28} {:>6} {:>14} {:>14} {:>12}",
            "rule", "target", "its points", "total", "chance"
        )?;
        for rule in by_rule(results, plan) {
            writeln!(
                out,
                "{:<28} {:>6} {:>14} {:>14} {:>12}",
                rule.rule.name(),
                rule.target,
                figures(&rule.points),
                figures(&rule.totals),
                percent(rule.chance, rule.chance_error)
            )?;
        }
        let (chance, error) = overall_chance(results);
        let all = Summary::of(results.iter().flat_map(|set| set.totals.iter().copied()));
        writeln!(
            out,
            "{:<28} {:>6} {:>14} {:>14} {:>12}",
            "all games",
            "",
            "",
            figures(&all),
            percent(chance, error)
        )?;
        let mut sorted: Vec<&SetResult> = results.iter().collect();
        // Of sets that are never won, or always, the one farther from its target is the harder, or the easier.
        let margin = |set: &SetResult| set.summary().mean - f64::from(set.target);
        sorted.sort_by(|one, other| {
            let by_chance = one.chance().total_cmp(&other.chance());
            by_chance.then(margin(one).total_cmp(&margin(other)))
        });
        if self.all || sorted.len() <= 2 * SHOWN {
            return list(out, "The sets, the hardest first", &sorted);
        }
        list(out, "The hardest sets", &sorted[..SHOWN])?;
        list(out, "The easiest sets", &sorted[sorted.len() - SHOWN..])
    }

    /// Targets with which one wins as often as with the published ones: of rules that have none beside those that have
    /// one, and of all rules together, in a city of three trios and in a Small City.
    fn find_targets(&self, plan: &Plan, out: &mut dyn Write) -> anyhow::Result<()> {
        let published = play(plan, &sets(Edition::Second, 3))?;
        let (chance, error) = overall_chance(&published);
        let has_target = |rule: &ScoringRule| rule.target(Targets::Published, false).published;
        let without: RuleSet = ScoringRule::ALL
            .into_iter()
            .filter(|rule| !has_target(rule))
            .collect();
        let all: RuleSet = ScoringRule::ALL.into_iter().collect();
        let mut first = sets(Edition::First, 3);
        first.retain(|set| !set.iter().all(|rule| rule.is_in(Edition::Second)));
        let first_plan = Plan {
            edition: Edition::First,
            ..*plan
        };
        let mut large = play(&first_plan, &first)?;
        // One sought rule a set: then the others' targets are facts.
        let facts = |set: &&SetResult| set.rules.iter().filter(has_target).count() == 2;
        let beside_facts: Vec<SetResult> = large.iter().filter(facts).cloned().collect();
        let fits = fit(&beside_facts, without, chance);
        large.extend(published);
        let large_fits = fit(&large, all, chance);
        let small_plan = Plan {
            small_city: true,
            ..*plan
        };
        let mut small = play(&small_plan, &sets(Edition::Second, 2))?;
        let mut small_first = sets(Edition::First, 2);
        small_first.retain(|set| !set.iter().all(|rule| rule.is_in(Edition::Second)));
        small.extend(play(
            &Plan {
                small_city: true,
                ..first_plan
            },
            &small_first,
        )?);
        let small_fits = fit(&small, all, chance);
        if self.json {
            let fit = |fit: &Fit| {
                json!({
                    "name": fit.rule.name(),
                    "points": fit.points.round(),
                    "exact": fit.points,
                    "error": fit.error,
                })
            };
            let report = json!({
                "games": plan.games,
                "seed": plan.seed,
                "chance": chance,
                "chance_error": error,
                "targets": fits.iter().map(fit).collect::<Vec<_>>(),
                "measured": large_fits.iter().map(fit).collect::<Vec<_>>(),
                "small_city": small_fits.iter().map(fit).collect::<Vec<_>>(),
            });
            return super::print_json(out, &report);
        }
        writeln!(
            out,
            "With the published targets the player wins {} of its games.",
            percent(chance, error)
        )?;
        for (title, fits) in [
            ("As hard as that, beside published targets:", &fits),
            ("All measured together:", &large_fits),
            ("All measured together, in a Small City:", &small_fits),
        ] {
            writeln!(out, "\n{title}\n{:<28} {:>6} {:>14}", "rule", "target", "exactly")?;
            for fit in fits {
                let exactly = format!("{:.1} ± {:.1}", fit.points, fit.error);
                writeln!(
                    out,
                    "{:<28} {:>6.0} {exactly:>14}",
                    fit.rule.name(),
                    fit.points.round()
                )?;
            }
        }
        Ok(())
    }
}

/// Plays all sets, and says on the terminal how far it has come.
fn play(plan: &Plan, sets: &[RuleSet]) -> anyhow::Result<Vec<SetResult>> {
    let shown = io::stderr().is_terminal();
    let results = measure(plan, sets, |done| {
        if shown {
            let _ = write!(
                io::stderr(),
                "\r\x1b[K{done} of {} sets of rules, {} games each",
                sets.len(),
                plan.games
            );
        }
    })?;
    if shown {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    Ok(results)
}

fn list(out: &mut dyn Write, title: &str, sets: &[&SetResult]) -> anyhow::Result<()> {
    writeln!(out, "\n{title}:")?;
    for set in sets {
        let names: Vec<String> = set.rules.iter().map(ScoringRule::name).collect();
        writeln!(
            out,
            "  {:>4.0} %  {:>14}, target {:>3}  {}",
            100.0 * set.chance(),
            figures(&set.summary()),
            set.target,
            names.join(", ")
        )?;
    }
    Ok(())
}

/// Mean and spread.
fn figures(summary: &Summary) -> String {
    format!("{:.1} ± {:.1}", summary.mean, summary.spread)
}

/// A chance with its error.
fn percent(chance: f64, error: f64) -> String {
    format!("{:.0} ± {:.1} %", 100.0 * chance, 100.0 * error)
}

fn report(plan: &Plan, results: &[SetResult]) -> Value {
    let (chance, error) = overall_chance(results);
    let rule = |rule: RuleResult| {
        json!({
            "name": rule.rule.name(),
            "target": rule.rule.target(plan.targets, plan.small_city),
            "points": summary(&rule.points),
            "total": summary(&rule.totals),
            "chance": rule.chance,
            "chance_error": rule.chance_error,
        })
    };
    let set = |set: &SetResult| {
        json!({
            "rules": set.rules.iter().map(ScoringRule::name).collect::<Vec<_>>(),
            "target": set.target,
            "total": summary(&set.summary()),
            "chance": set.chance(),
        })
    };
    json!({
        "edition": plan.edition.name(),
        "small_city": plan.small_city,
        "targets": plan.targets.name(),
        "games": plan.games,
        "seed": plan.seed,
        "chance": chance,
        "chance_error": error,
        "rules": by_rule(results, plan).into_iter().map(rule).collect::<Vec<_>>(),
        "sets": results.iter().map(set).collect::<Vec<_>>(),
    })
}

fn summary(summary: &Summary) -> Value {
    json!({
        "games": summary.games,
        "mean": summary.mean,
        "spread": summary.spread,
        "error": summary.error(),
    })
}
