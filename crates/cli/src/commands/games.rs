//! `plat games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::shelf;

/// List the games, how many can play, and their options
#[derive(Args)]
#[command(after_help = "Example:\n  plat games --json")]
pub(crate) struct Games {
    /// One JSON array instead of text
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        if self.json {
            let games: Vec<_> = shelf::offered().iter().map(describe).collect();
            return super::print_json(out, &games);
        }
        for game in shelf::offered().iter() {
            let info = game.info();
            writeln!(out, "{}", info.id)?;
            writeln!(out, "  {} by {}, {}", info.name, info.designer, info.year)?;
            writeln!(out, "  {}", info.about)?;
            match (info.seats.start(), info.seats.end()) {
                (fewest, most) if fewest == most => writeln!(out, "  {most} players")?,
                (fewest, most) => writeln!(out, "  {fewest} to {most} players")?,
            }
            let levels = match game.levels_are_measured() {
                true => "each wins at least 65 of 100 games against the one below it",
                false => "nobody has measured how strong each of them is",
            };
            writeln!(out, "  levels newcomer to master: {levels}")?;
            for option in game.options() {
                writeln!(out, "  --option {}={}", option.key, option.values)?;
                writeln!(out, "      {} (default {})", option.about, option.default)?;
            }
        }
        Ok(())
    }
}

fn describe(game: &dyn plat_games::AnyGame) -> serde_json::Value {
    let info = game.info();
    let options: Vec<_> = game
        .options()
        .iter()
        .map(|option| {
            json!({
                "key": option.key,
                "values": option.values,
                "default": option.default,
                "about": option.about,
            })
        })
        .collect();
    json!({
        "id": info.id,
        "name": info.name,
        "designer": info.designer,
        "year": info.year,
        "about": info.about,
        "seats": [info.seats.start(), info.seats.end()],
        "hidden": info.hidden,
        "rules": info.revision,
        "levels_measured": game.levels_are_measured(),
        "options": options,
    })
}
