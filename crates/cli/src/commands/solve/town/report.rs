//! What came out of a search, as text and as JSON.

use std::io::Write;
use std::process::ExitCode;

use plat_game_puzzle_town::{Town, town_text};
use plat_solve::town::{Estimate, Fewest, Task, Why};
use serde_json::{Value, json};

use super::because;
use super::count::Counted;

/// The answer to a question about one town.
pub(super) enum Verdict {
    Built(Town),
    Impossible,
    NotSettled { why: Why, best: Option<Town> },
    Fewest(Fewest),
}

impl Verdict {
    /// The town to show, complete or not.
    pub(super) fn town(&self) -> Option<&Town> {
        match self {
            Verdict::Built(town) => Some(town),
            Verdict::Impossible => None,
            Verdict::NotSettled { best, .. } => best.as_ref(),
            Verdict::Fewest(fewest) => fewest.town.as_ref(),
        }
    }

    pub(super) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Verdict::Built(_) => 0,
            Verdict::Impossible => 1,
            Verdict::NotSettled { .. } => NOT_SETTLED,
            Verdict::Fewest(fewest) if !fewest.is_proved() => NOT_SETTLED,
            Verdict::Fewest(fewest) => u8::from(fewest.town.is_none()),
        })
    }

    fn name(&self) -> &'static str {
        match self {
            Verdict::Built(_) => "built",
            Verdict::Impossible => "impossible",
            Verdict::NotSettled { .. } => "not settled",
            Verdict::Fewest(fewest) => match (&fewest.town, fewest.is_proved()) {
                (Some(_), true) => "built",
                (None, true) => "impossible",
                (_, false) => "not settled",
            },
        }
    }
}

const NOT_SETTLED: u8 = 3;

/// A verdict with what it is about.
pub(super) struct Report<'a> {
    pub(super) task: &'a Task,
    pub(super) verdict: &'a Verdict,
    pub(super) seed: u64,
    pub(super) seconds: f64,
}

impl Report<'_> {
    pub(super) fn print(&self, out: &mut dyn Write, as_json: bool) -> anyhow::Result<()> {
        if as_json {
            return crate::commands::print_json(out, &self.json());
        }
        writeln!(out, "{}", self.sentence())?;
        if let Some(town) = self.verdict.town() {
            write!(out, "\n{}", town_text(town))?;
        }
        Ok(())
    }

    fn sentence(&self) -> String {
        let given = self.task.town();
        let name = format!("{} town with a {} border", given.size(), given.border());
        match self.verdict {
            Verdict::Built(town) => format!("A complete {name}, {}.", violations(town.violations())),
            Verdict::Impossible => format!("Proved: this town cannot be completed {}.", demand(self.task)),
            Verdict::NotSettled { why, best } => {
                let best = best.as_ref().map_or_else(String::new, |town| {
                    let empty = town.size().cells() - town.tiles().count();
                    let cells = if empty == 1 { "cell" } else { "cells" };
                    format!(" The best town found has {empty} empty {cells}.")
                });
                let (demand, why) = (demand(self.task), because(*why));
                format!("Not settled whether this {name} can be completed {demand}: {why}.{best}")
            }
            Verdict::Fewest(fewest) => fewest_sentence(&name, fewest),
        }
    }

    fn json(&self) -> Value {
        let mut value = json!({
            "answer": self.verdict.name(),
            "seed": self.seed,
            "seconds": self.seconds,
        });
        let town = self.verdict.town();
        if let Some(town) = town {
            value["complete"] = town.is_complete().into();
            value["violations"] = town.violations().into();
            value["town"] = position(town);
        }
        match self.verdict {
            Verdict::NotSettled { why, .. } => value["why"] = because(*why).into(),
            Verdict::Fewest(fewest) => {
                value["at_least"] = fewest.at_least.into();
                value["proved"] = fewest.is_proved().into();
                if let Some(why) = fewest.why {
                    value["why"] = because(why).into();
                }
            }
            _ => {}
        }
        value
    }
}

fn demand(task: &Task) -> String {
    match task.limit() {
        None => "with the tiles that are left".to_owned(),
        Some(0) => "without a Zoning Violation".to_owned(),
        Some(most) => format!("with at most {}", violations(most)),
    }
}

fn fewest_sentence(name: &str, fewest: &Fewest) -> String {
    let least = fewest.at_least;
    match (fewest.violations(), fewest.why) {
        (Some(best), None) => format!(
            "A complete {name}, {}. Proved: no such town has fewer.",
            violations(best)
        ),
        (None, None) => "Proved: this town cannot be completed with the tiles that are left.".to_owned(),
        (Some(best), Some(why)) => format!(
            "A complete {name}, {}. Not settled whether one has fewer, but none has fewer than {least}: {}.",
            violations(best),
            because(why)
        ),
        (None, Some(why)) => format!(
            "Not settled whether this {name} can be completed: {}.",
            because(why)
        ),
    }
}

fn violations(count: usize) -> String {
    match count {
        0 => "no Zoning Violation".to_owned(),
        1 => "1 Zoning Violation".to_owned(),
        count => format!("{count} Zoning Violations"),
    }
}

/// A town as a position file has it.
pub(super) fn position(town: &Town) -> Value {
    let cells: Vec<Value> = town
        .tiles()
        .map(|(cell, laid)| json!({ "x": cell.x, "y": cell.y, "tile": laid.to_string() }))
        .collect();
    json!({
        "width": town.size().width(),
        "depth": town.size().depth(),
        "border": town.border().to_string(),
        "cells": cells,
    })
}

pub(super) fn print_count(
    out: &mut dyn Write,
    task: &Task,
    counted: &Counted,
    as_json: bool,
) -> anyhow::Result<ExitCode> {
    let settled = match counted {
        Counted::Exactly(tally) => tally.why.is_none(),
        Counted::About { population, dives } => population.batches > 1 && dives.batches > 1,
    };
    if as_json {
        crate::commands::print_json(out, &count_json(counted))?;
    } else {
        let given = task.town();
        let limit = task
            .limit()
            .map_or_else(String::new, |_| format!(" {}", demand(task)));
        let name = format!("a {} town with a {} border{limit}", given.size(), given.border());
        match counted {
            Counted::Exactly(tally) => match tally.why {
                None => writeln!(out, "Ways to complete {name}: {}, each looked at.", tally.ways)?,
                Some(why) => writeln!(
                    out,
                    "Ways to complete {name}: at least {}; the rest was not looked at: {}.",
                    tally.ways,
                    because(why)
                )?,
            },
            Counted::About { population, dives } => {
                writeln!(
                    out,
                    "Ways to complete {name}, estimated, with one standard deviation:"
                )?;
                writeln!(out, "  by a population of partial towns  {}", about(population))?;
                writeln!(out, "  by dives down the search tree     {}", about(dives))?;
            }
        }
    }
    Ok(ExitCode::from(if settled { 0 } else { NOT_SETTLED }))
}

fn about(estimate: &Estimate) -> String {
    if estimate.batches < 2 {
        return "no figure in this time".to_owned();
    }
    // The error in the same power of ten, with the digits that mean something.
    let exponent = estimate.ways.max(1.0).log10().floor();
    let scale = 10f64.powf(exponent);
    format!(
        "({:.3} ± {:.3})e{exponent} from {} batches",
        estimate.ways / scale,
        estimate.error / scale,
        estimate.batches
    )
}

fn count_json(counted: &Counted) -> Value {
    let estimate = |estimate: &Estimate| json!({ "ways": estimate.ways, "error": estimate.error, "batches": estimate.batches });
    match counted {
        Counted::Exactly(tally) => {
            let mut value = json!({ "exact": tally.why.is_none() });
            // JSON readers disagree about numbers past 64 bits.
            value["ways"] =
                u64::try_from(tally.ways).map_or_else(|_| tally.ways.to_string().into(), Value::from);
            if let Some(why) = tally.why {
                value["why"] = because(why).into();
            }
            value
        }
        Counted::About { population, dives } => {
            json!({ "exact": false, "population": estimate(population), "dives": estimate(dives) })
        }
    }
}
