//! One binary for all tests beside the crate: what the screen shows.

mod screens;
