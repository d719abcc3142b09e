//! One binary for all tests beside the crate: all games and their players, through the registry.

mod corpus;
mod planner;
mod shadow;
mod shelf;
mod tables;
mod words;
mod zoned_out;
