//! One binary for all tests beside the crate: the log: what is written stays written.

mod kill;
mod log;
mod open_list;
mod versions;
