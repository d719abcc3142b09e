//! The tables, version by version. A file of any earlier version is brought up to date when it is opened, in one
//! transaction; one of a later version is refused.

use rusqlite::Connection;

use crate::log::StoreError;
use crate::sqlite::said;

/// What leads from each version to the next, from an empty file on. Never change one that has been released: add another.
const STEPS: [&str; 3] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
];

/// The version that this program works with.
pub(crate) const VERSION: usize = STEPS.len();

/// Brings the tables up to date.
pub(crate) fn migrate(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch("BEGIN IMMEDIATE").map_err(said)?;
    let done = steps(connection).and_then(|()| connection.execute_batch("COMMIT").map_err(said));
    if done.is_err() {
        // What went wrong is told; the file is as it was in either case.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}

/// The version of a file that this program can read.
pub(crate) fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(said)?;
    match usize::try_from(version) {
        Ok(version) if version <= VERSION => Ok(version),
        _ => Err(StoreError(format!(
            "its tables are of version {version}; this program knows versions up to {VERSION}"
        ))),
    }
}

fn steps(connection: &Connection) -> Result<(), StoreError> {
    let from = version(connection)?;
    for step in &STEPS[from..] {
        connection.execute_batch(step).map_err(said)?;
    }
    if from < VERSION {
        connection
            .pragma_update(None, "user_version", VERSION as i64)
            .map_err(said)?;
    }
    Ok(())
}
