//! Solvers, each of which knows one game.
//!
//! - [`town`]: edge matching for Puzzle Town: complete a town, prove that it cannot be completed, build it with as few
//!   Zoning Violations as possible, count the ways to build it.
//! - [`city`]: Zoning Out: a player who looks ahead, the balance of the scoring rules, and the best city of an APC.
//! - [`subdivision`]: Subdivision for two: what a position is worth when both play perfectly from here on.

pub mod city;
pub mod subdivision;
pub mod town;
