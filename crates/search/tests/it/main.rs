//! One binary for all tests beside the crate but `no_allocation`: the players, on games whose best actions are known.

mod alpha_beta;
mod mcts;
mod players;
mod stopped;
mod toy;
mod toys;
