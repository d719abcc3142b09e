//! Playouts and computer players that know only the contract of a game.

mod bench;
mod player;
mod playout;

pub use bench::{Bench, BenchPlan, bench};
pub use player::{Greedy, Player, Random, ask};
pub use playout::{Playout, Playouts};
