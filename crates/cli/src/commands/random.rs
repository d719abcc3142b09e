//! `plat random`: a finished random game, for tests and demonstrations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_arena::{Entrant, Seated};
use plat_engine::Next;
use plat_games::{PlayerKind, Thinking};

use crate::files;
use crate::new_game::NewGame;

/// Play a game to its end by random legal actions, and write its record
#[derive(Args)]
#[command(after_help = "Example:\n  plat random subdivision --seats 3 --seed 42 -o game.plat")]
pub(crate) struct Random {
    #[command(flatten)]
    new: NewGame,
    /// How many play; as few as can otherwise
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Where to write; standard output otherwise
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Random {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let seats = self.seats.unwrap_or(*self.new.game.0.info().seats.start());
        let game = self.new.game.0;
        let begun = self.new.begin(vec![PlayerKind::Random.to_string(); seats])?;
        let mut table = begun.table;
        let player = Entrant::Computer {
            kind: PlayerKind::Random,
            budget: None,
        };
        let sit = |index| {
            let luck = begun.luck.of_player(index, table.entries());
            Seated::new(&player, game, seats, &Thinking::default(), luck)
        };
        let mut seated: Vec<Seated> = (0..seats).map(sit).collect();
        loop {
            table.settle()?;
            let Next::Seats(acting) = table.next() else {
                break;
            };
            for seat in acting.iter() {
                let word = seated[seat.index()].choose(table.as_ref(), seat)?;
                table.act(seat, &word)?;
            }
        }
        files::write_or_print(out, self.output.as_deref(), table.record().to_string().as_bytes())
    }
}
