//! One binary for all tests beside the crate: the rules of Zoning Out, its scores, its records and its pictures.

mod conformance;
mod pictures;
mod records;
mod rules;
mod scoring;
mod seats;
mod table;
mod targets;
