//! One binary for all tests beside the crate: the conformance suite finds what it is there to find.

mod conformance;
mod sentences;
