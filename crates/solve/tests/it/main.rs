//! One binary for all tests beside the crate: the solvers, against independent ones.

mod copying;
mod plan;
mod sat;
mod solver;
mod subdivision;
