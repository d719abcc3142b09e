//! `plat new`: a game in a file, to be played one action at a time.

use std::io::Write;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;

use super::advance::{Report, advance};
use super::play::{FileKeeper, check_sitters, seat_players};
use crate::args::{self, Sitter};
use crate::new_game::NewGame;
use crate::output::Force;
use crate::thinking::ThinkingArgs;

/// Begin a game in a file, to be played one action at a time
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat new subdivision --seats Ada,Bob -o game.plat\n  plat continue game.plat 1 3c4\n\n\
    The file is a record like any other. Its seed is not in it before the game is over, but beside it, in\n\
    game.plat.seed, which only you can read. Whoever gets the record without the seed can act, but not draw: send it\n\
    back for that. A record holds every draw that was made, hidden hands too; where hands are hidden, play by mail\n\
    only with people who do not look, or at `plat play`."
)]
pub(crate) struct New {
    #[command(flatten)]
    new: NewGame,
    /// Who sits where, separated by commas: names of people, or computer players such as greedy
    #[arg(
        long,
        value_name = "NAME,NAME,...",
        value_delimiter = ',',
        required = true,
        allow_negative_numbers = true
    )]
    seats: Vec<String>,
    /// The file; - is standard output, and then the record is all that is printed. Only a file keeps the seed of a game
    /// that is not over
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    force: Force,
    #[command(flatten)]
    thinking: ThinkingArgs,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl New {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let names: Vec<String> = self.seats.iter().map(|name| name.trim().to_owned()).collect();
        if let [number] = names.as_slice() {
            ensure!(
                number.parse::<f64>().is_err(),
                "--seats {number}: say who sits where, such as Ada,Bob"
            );
        }
        let sitters: Vec<Sitter> = names.iter().map(|name| args::sitter_named(name)).collect();
        check_sitters(self.new.game.0, &sitters)?;
        let game = self.new.game.0;
        let thinking = self.thinking.thinking()?;
        let begun = self.new.begin(names)?;
        let mut table = begun.table;
        let mut keeper = FileKeeper::begin(Some(&self.output), table.as_ref(), begun.seed, self.force)?;
        let seated = seat_players(game, table.as_ref(), &sitters, begun.luck, &thinking);
        advance(table.as_mut(), seated, &mut keeper)?;
        if let Some(stream) = keeper.stream() {
            stream.tell(out)?;
            if stream.is_printed() {
                return Ok(());
            }
        }
        Report::since(0, table.as_ref(), &self.output).print(out, self.json)
    }
}
