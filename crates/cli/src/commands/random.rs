//! `plat random`: a finished random game, for tests and demonstrations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use plat_arena::{Entrant, Seated};
use plat_engine::Next;
use plat_games::{PlayerKind, Thinking};

use crate::args;
use crate::new_game::NewGame;
use crate::output::Force;

/// Play a game to its end by random legal actions, and write its record
#[derive(Args)]
#[command(after_help = "Example:\n  plat random subdivision --seats 3 --seed 42 -o game.plat")]
pub(crate) struct Random {
    #[command(flatten)]
    new: NewGame,
    /// How many play; as few as the options allow otherwise
    #[arg(long, value_name = "N", value_parser = args::seat_count, allow_negative_numbers = true)]
    seats: Option<usize>,
    /// Where to write; standard output otherwise
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

impl Random {
    pub(crate) fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        self.force.check([&self.output])?;
        let seats = self.new.seat_count(self.seats)?;
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
        self.force
            .write(out, self.output.as_deref(), table.record().to_string().as_bytes())
    }
}
