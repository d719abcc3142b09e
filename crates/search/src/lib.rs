//! Playouts and computer players that know only the contract of a game.

mod advice;
pub mod alpha_beta;
mod bench;
mod mcts;
mod player;
mod playout;
mod thinking;

pub use advice::{Advice, Considered, Endings, Exact, Forecast};
pub use bench::{Bench, BenchPlan, bench, bench_search};
pub use mcts::{Policy, Searcher, Style, Widening};
pub use player::{Greedy, Player, Random, ask};
pub use playout::{Playout, Playouts};
pub use thinking::{Clock, Stop, Thinking};
