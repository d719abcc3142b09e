//! One binary for all tests beside the crate: the rules of Subdivision, its records and its counted positions.

mod conformance;
mod perft;
mod records;
mod rules;
