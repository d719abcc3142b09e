//! `plat games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use plat_engine::{Arg, Sentence};
use plat_games::OptionWords;
use serde_json::json;

use crate::language::{self, say};
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
            let words = OptionWords::new(game, language::language());
            let by = Sentence::new("game-by")
                .with("game", Arg::verbatim(info.name))
                .with("designer", Arg::verbatim(info.designer))
                .with("year", Arg::verbatim(info.year.to_string()));
            writeln!(out, "  {}", say(&by))?;
            writeln!(out, "  {}", words.of_the_game())?;
            let (fewest, most) = (*info.seats.start(), *info.seats.end());
            let players = match fewest == most {
                true => Sentence::new("players-exact"),
                false => Sentence::new("players-range").with("fewest", fewest),
            };
            writeln!(out, "  {}", say(&players.with("most", most)))?;
            let levels = match game.levels_are_measured() {
                true => "levels-measured",
                false => "levels-unmeasured",
            };
            writeln!(out, "  {}", language::word(levels))?;
            for option in game.options() {
                writeln!(out, "  --option {}={}", option.key, option.values)?;
                let about = Sentence::new("option-about")
                    .with("about", Arg::verbatim(words.about(option)))
                    .with("default", Arg::verbatim(option.default));
                writeln!(out, "      {}", say(&about))?;
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
