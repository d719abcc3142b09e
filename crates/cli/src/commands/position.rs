//! A position from a real table, for the commands that take one instead of a record.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use plat_engine::{Arg, POSITION_NOTES, ScoreSheet, Sentence};
use plat_games::{AppraiseError, find};

use crate::args::GameName;
use crate::language;
use crate::{files, layout, shelf};

/// How the positions of all games are written, with an example that can be copied.
pub(super) fn forms() -> String {
    let about = format!(
        "How positions are written. A field that is not known is refused; beside a position may stand notes, which are \
         not read: {}.",
        POSITION_NOTES.join(", ")
    );
    let mut out = format!("{}\n", layout::wrapped(&about, ""));
    for game in shelf::offered().iter() {
        let Some(form) = game.position_form() else {
            continue;
        };
        let _ = writeln!(out, "\n  {}:", game.info().id);
        for line in form.example.lines() {
            let _ = writeln!(out, "    {line}");
        }
        let _ = writeln!(out, "{}", layout::wrapped(form.about, "    "));
    }
    out
}

/// Where the position is, and what its score depends on.
#[derive(Args)]
pub(crate) struct Position {
    /// A position as JSON; - reads standard input
    #[arg(long, value_name = "FILE.json", conflicts_with = "at")]
    position: Option<PathBuf>,
    /// An option that the score of a position depends on; `plat games` lists them
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "position")]
    options: Vec<String>,
    /// Short for --option rules=...: the scoring rules of a position of Zoning Out
    #[arg(long, value_name = "RULE,RULE,...", requires = "position")]
    rules: Option<String>,
    /// Short for --option edition=...: the edition of these rules
    #[arg(long, value_name = "first|second", requires = "position")]
    edition: Option<String>,
}

impl Position {
    /// The score sheet of the position, if there is one; the game is then named by what would be a record.
    pub(crate) fn appraise(&self, game: &str) -> anyhow::Result<Option<ScoreSheet<String>>> {
        let Some(position) = &self.position else {
            if let Some(named) = find(game).filter(|_| !Path::new(game).exists()) {
                let name = named.info().name;
                let missing = Sentence::new("position-missing")
                    .with("id", Arg::verbatim(game))
                    .with("game", Arg::verbatim(name));
                return Err(language::fault(&missing));
            }
            return Ok(None);
        };
        let GameName(game) = game.parse().map_err(anyhow::Error::msg)?;
        let short = [("rules", &self.rules), ("edition", &self.edition)];
        let short = short
            .into_iter()
            .filter_map(|(key, value)| value.as_ref().map(|value| format!("{key}={value}")));
        let options: Vec<String> = self.options.iter().cloned().chain(short).collect();
        match game.appraise(&files::read(position)?, &options) {
            Err(AppraiseError::Position(fault)) => Err(fault).with_context(|| position.display().to_string()),
            appraised => Ok(Some(appraised?.said(&language::voice_of(game.shelf())))),
        }
    }
}
