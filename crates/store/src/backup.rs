//! A copy of the log while it is in use, and the way back.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::log::StoreError;
use crate::schema::version;
use crate::sqlite::make_private;

/// How long a copy waits for whoever holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// Copies the log in one file to another, which must be new. Others may read and write meanwhile: the copy has every row
/// that was acknowledged before it began, and no half of anything. It is there whole or not at all.
pub fn backup(log: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.exists() {
        return Err(about(copy, "there is such a file already"));
    }
    let from = open(log)?;
    version(&from).map_err(|error| about(log, error.0))?;
    put(&from, copy)
}

/// Puts a copy in the place of a log that nobody uses. What was there is kept beside it; its name is the answer.
pub fn restore(copy: &Path, log: &Path) -> Result<Option<PathBuf>, StoreError> {
    check(copy)?;
    let before = match log.exists() {
        true => Some(set_aside(log)?),
        false => None,
    };
    put(&open(copy)?, log)?;
    Ok(before)
}

/// Writes all that is in an open log to a file of this name, which is there whole or not at all.
fn put(from: &Connection, path: &Path) -> Result<(), StoreError> {
    let begun = beside(path, ".part");
    // What an earlier attempt has left behind.
    let _ = fs::remove_file(&begun);
    make_private(&begun)?;
    let done = copy_pages(from, &begun)
        .map_err(|error| about(&begun, error))
        .and_then(|()| check(&begun))
        .and_then(|()| put_in_place(&begun, path));
    if done.is_err() {
        let _ = fs::remove_file(&begun);
    }
    done
}

/// All pages in one go, as they were when it began: who writes meanwhile does not wait, and does not make it begin anew.
fn copy_pages(from: &Connection, path: &Path) -> Result<(), String> {
    let say = |error: rusqlite::Error| error.to_string();
    let mut to = Connection::open(path).map_err(say)?;
    let copy = Backup::new(from, &mut to).map_err(say)?;
    let begun = Instant::now();
    loop {
        match copy.step(-1).map_err(say)? {
            StepResult::Done => return Ok(()),
            _ if begun.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(20)),
            _ => return Err("others hold it for too long".to_owned()),
        }
    }
}

/// Moves a log that nobody uses out of the way.
fn set_aside(log: &Path) -> Result<PathBuf, StoreError> {
    // A file only leaves its write-ahead log behind if nobody else has it open.
    let alone = Connection::open(log).and_then(|connection| {
        connection.busy_timeout(Duration::ZERO)?;
        connection.pragma_update(None, "journal_mode", "DELETE")
    });
    match alone {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {
            return Err(about(log, "it is in use; end the server first"));
        }
        // What cannot be read any more is why somebody restores a copy.
        Ok(()) | Err(_) => {}
    }
    let aside = beside(log, ".before-restore");
    for ending in ["", "-wal", "-shm"] {
        let (from, to) = (beside(log, ending), beside(&aside, ending));
        let _ = fs::remove_file(&to);
        if from.exists() {
            fs::rename(&from, &to).map_err(|error| about(&from, error))?;
        }
    }
    Ok(aside)
}

/// Whether this is the log of a house, undamaged and of a version that this program knows.
fn check(copy: &Path) -> Result<(), StoreError> {
    let connection = open(copy)?;
    let found: String = connection
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .map_err(|error| about(copy, error))?;
    if found != "ok" {
        return Err(about(copy, format!("it is damaged: {found}")));
    }
    match version(&connection).map_err(|error| about(copy, error.0))? {
        0 => Err(about(copy, "there are no games in it")),
        _ => Ok(()),
    }
}

fn open(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| about(path, error))
}

/// Gives a file that is complete its name, once the disk has it.
fn put_in_place(begun: &Path, path: &Path) -> Result<(), StoreError> {
    let place = || {
        File::open(begun)?.sync_all()?;
        fs::rename(begun, path)?;
        // The name is on the disk once its folder is; not every system lets one ask for that.
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
            && let Ok(folder) = File::open(folder)
        {
            let _ = folder.sync_all();
        }
        Ok(())
    };
    place().map_err(|error: std::io::Error| about(path, error))
}

/// A file beside another one, with a longer name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn about(path: &Path, says: impl std::fmt::Display) -> StoreError {
    StoreError(format!("{}: {says}", path.display()))
}
