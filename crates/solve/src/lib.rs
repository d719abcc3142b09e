//! Exact solvers, each of which knows one game.
//!
//! - [`town`]: edge matching for Puzzle Town: complete a town, prove that it cannot be completed, build it with as few
//!   Zoning Violations as possible, count the ways to build it.

pub mod town;
