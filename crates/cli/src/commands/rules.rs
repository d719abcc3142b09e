//! `plat rules`: the rule book of a game.

use std::io::Write;

use anyhow::Context;
use clap::Args;
use plat_engine::Info;

use crate::args::GameName;

/// Print a game's rule book, with its rulings
#[derive(Args)]
#[command(after_help = "Example:\n  plat rules subdivision --language de")]
pub(crate) struct Rules {
    /// The game
    game: GameName,
    /// The language: en or de
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
}

impl Rules {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let info = self.game.0.info();
        let book = info.rule_book_in(&self.language).with_context(|| {
            let tags: Vec<&str> = info.translations.iter().map(|(tag, _)| *tag).collect();
            let (name, language) = (info.name, &self.language);
            format!(
                "the rules of {name} are not there in {language:?}, but in en, {}",
                tags.join(", ")
            )
        })?;
        Ok(write!(out, "{}", Info::without_pictures(book))?)
    }
}
