//! `plat deck`: the cards of a game, and the file to write others.

use std::io::Write;
use std::path::PathBuf;

use anyhow::anyhow;
use clap::Args;
use serde_json::json;

use crate::args::GameName;
use crate::files;
use crate::new_game::deck_file;
use crate::output::Force;

/// List the cards of a game, or write them to a file that can be changed and played with
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat deck zoned-out --export cards.txt\n  plat play zoned-out --deck cards.txt\n\n\
    The file says at its top how it is written. A record keeps the cards it was played with."
)]
pub(crate) struct Deck {
    /// The game
    game: GameName,
    /// The cards of this file instead of the game's own; - reads standard input
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// Write the file instead of listing the cards; - is standard output
    #[arg(long, value_name = "FILE")]
    export: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// One JSON array instead of text
    #[arg(long)]
    json: bool,
}

impl Deck {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        self.force.check([&self.export])?;
        let file = deck_file(self.game.0)?;
        let text = match &self.deck {
            Some(path) => files::read(path)?,
            None => file.text.to_owned(),
        };
        let from = self.deck.as_ref().map(|path| path.display().to_string());
        let cards = (file.cards)(&text)
            .map_err(|fault| anyhow!("{}: {fault}", from.unwrap_or_else(|| "the deck".to_owned())))?;
        if let Some(path) = &self.export {
            return self.force.write(out, Some(path), text.as_bytes());
        }
        if self.json {
            let cards: Vec<_> = cards
                .iter()
                .map(|card| json!({ "card": card.name, "shows": card.shows }))
                .collect();
            return super::print_json(out, &cards);
        }
        for card in &cards {
            writeln!(out, "{:>4}  {}", card.name, card.shows)?;
        }
        Ok(())
    }
}
