//! One binary for all tests beside the crate: the server with real clients: tables, secrets, fairness, the log, and the page in a browser.

mod browser;
mod fairness;
mod house;
mod secrets;
mod table;
mod truth;
