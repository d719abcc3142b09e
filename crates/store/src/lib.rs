//! The log of every game, in a database.
//!
//! The log is the truth: a game is its numbered rows, and everything that a server holds in memory can be built from
//! them again. A row is accepted by inserting the number that follows the last one; of two writers that try the same
//! number one succeeds, and the other is told that it is [behind](AppendError::Behind), reloads and tries again or
//! gives up. So any number of processes may write the same game, with no owner and no lock.
//!
//! What a row says is no business of this crate: it is a line of text. [`Log`] is what a server needs of a database,
//! and [`Sqlite`] keeps it in one file.

mod backup;
mod id;
mod log;
mod schema;
mod sqlite;

pub use backup::{backup, restore};
pub use id::{GameId, GuestId, IdError};
pub use log::{
    Append, AppendError, Filter, GameRows, Listed, Listing, Log, Millis, NewGame, Reply, Row, Standing,
    StoreError,
};
pub use sqlite::Sqlite;
