//! One binary for all tests beside the crate: tournaments, the protocol of bots, and what both promise.

mod bots;
mod honest;
mod protocol;
mod standings;
