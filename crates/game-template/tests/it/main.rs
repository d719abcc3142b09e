//! One binary for all tests beside the crate: the rules of Sealed Streets, its records and its words.

mod conformance;
mod records;
mod rules;
