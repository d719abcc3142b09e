//! One binary for all tests beside the crate: the rules of Puzzle Town, its records and what each seat may know.

mod conformance;
mod end;
mod knowledge;
mod laws;
mod position;
mod puzzle;
mod records;
mod rules;
mod table;
mod tiles;
mod town;
