//! `plat random`: a finished random game, for tests and demonstrations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_engine::{Next, Seed, SessionDice};
use plat_games::PlayerKind;

use crate::args::GameName;
use crate::commands::play;
use crate::files;

/// Play a game to its end by random legal actions, and write its record
#[derive(Args)]
#[command(after_help = "Example:\n  plat random subdivision --seats 3 --seed 42 -o game.plat")]
pub(crate) struct Random {
    /// The game
    game: GameName,
    /// How many play; as few as can otherwise
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// What decides every draw and every choice: the same seed, the same game
    #[arg(long, value_name = "N")]
    seed: Option<Seed>,
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Where to write; standard output otherwise
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Random {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let game = self.game.0;
        let seats = self.seats.unwrap_or(*game.info().seats.start());
        let seed = self.seed.map_or_else(play::fresh_seed, Ok)?;
        let chooser = play::Chooser::new(&seed);
        let players = vec![PlayerKind::Random.to_string(); seats];
        let mut table = game.new_table(&self.options, players, SessionDice::seeded(seed))?;
        loop {
            table.settle()?;
            let Next::Seats(acting) = table.next() else {
                break;
            };
            for seat in acting.iter() {
                if let Some(word) = chooser.choose(table.as_ref(), seat, PlayerKind::Random) {
                    table.act(seat, &word)?;
                }
            }
        }
        files::write_or_print(out, self.output.as_deref(), table.record().to_string().as_bytes())
    }
}
