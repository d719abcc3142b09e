//! One binary for all tests beside the crate: all games and their players, through the registry.

mod complete;
mod corpus;
mod levels;
mod planner;
mod shadow;
mod shelf;
mod tables;
mod words;
mod zoned_out;

use plat_engine::Seat;
use plat_games::{LiveTable, PlayerKind, Thinking, find};

/// What a computer player who has just sat down does in this seat.
fn chosen(table: &dyn LiveTable, seat: Seat, player: PlayerKind, seed: u64) -> Option<String> {
    let game = find(table.info().id)?;
    let mut computer = game.computer(player, table.seats().count(), Thinking::default(), seed)?;
    computer.choose(table, seat)
}
