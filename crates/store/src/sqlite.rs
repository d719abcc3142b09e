//! The log in one file of SQLite.
//!
//! One thread writes. It takes everything that has been asked for meanwhile, does it in one transaction, waits until
//! the disk has it, and answers: so thousands of moves a second share the few hundred times a second that a disk can
//! be waited for. The file is in WAL mode with `synchronous = FULL`: what was answered survives the end of the process
//! and of the machine. A second thread reads, which never waits for the first.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};
use tokio::sync::oneshot;

use crate::id::{GameId, GuestId};
use crate::log::{
    Append, AppendError, Filter, GameRows, Listed, Log, Millis, NewGame, Reply, Row, Standing, StoreError,
};

/// The version of `schema.sql`.
const VERSION: i64 = 1;

/// No transaction has more jobs than this: those who wait should not wait for too many others.
const BATCH: usize = 512;

/// A log in one file, or in memory.
pub struct Sqlite {
    writes: Option<Sender<Job>>,
    /// Nothing in memory: there, one connection is all there can be.
    reads: Option<Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

/// Something to do with the database, or the reason why nothing can be done. It says how to answer once it is known
/// whether the disk has it; an error, which it has already answered, makes the whole transaction worthless.
type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Result<Answer, StoreError> + Send>;
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl Sqlite {
    /// The log in this file, which is made if there is none.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        make_private(path)?;
        let writer = connect(path)?;
        let reader = connect(path)?;
        let (writes, jobs) = channel();
        let (reads, questions) = channel();
        let threads = vec![
            start("plat-log", writer, jobs, "BEGIN IMMEDIATE")?,
            start("plat-log-read", reader, questions, "BEGIN")?,
        ];
        Ok(Sqlite {
            writes: Some(writes),
            reads: Some(reads),
            threads,
        })
    }

    /// A log that is forgotten at the end.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let connection = Connection::open_in_memory().map_err(said)?;
        prepare(&connection)?;
        let (writes, jobs) = channel();
        Ok(Sqlite {
            writes: Some(writes),
            reads: None,
            threads: vec![start("plat-log", connection, jobs, "BEGIN IMMEDIATE")?],
        })
    }

    fn write<T, E>(
        &self,
        work: impl FnOnce(&Connection) -> Result<Result<T, E>, rusqlite::Error> + Send + 'static,
    ) -> Reply<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        ask(self.writes.as_ref(), work)
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Reply<T> {
        let thread = self.reads.as_ref().or(self.writes.as_ref());
        ask(thread, |connection| work(connection).map(Ok))
    }
}

/// What has been asked for is still done.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.writes = None;
        self.reads = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so.
            let _ = thread.join();
        }
    }
}

impl Log for Sqlite {
    fn create(&self, game: NewGame) -> Reply<()> {
        self.write(move |connection| {
            let mut insert = connection.prepare_cached(
                "INSERT INTO game (id, head, seed, created, changed, standing, public)
                 VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
            )?;
            let new = insert.execute(params![
                game.id.to_sql(),
                game.head,
                game.seed,
                game.at.0,
                game.standing as i64,
                game.public
            ])?;
            if new == 0 {
                return Ok(Err(StoreError(format!("there is a game {} already", game.id))));
            }
            insert_rows(connection, game.id, 0, game.at, &game.rows)?;
            for guest in game.sitters {
                insert_sitter(connection, guest, game.id)?;
            }
            Ok(Ok(()))
        })
    }

    fn append(&self, append: Append) -> Reply<(), AppendError> {
        self.write(move |connection| {
            let (game, after) = (append.game, append.after);
            let rows: u32 = connection
                .prepare_cached("SELECT coalesce(max(number), 0) FROM event WHERE game = ?1")?
                .query_row([game.to_sql()], |row| row.get(0))?;
            // Nobody else can write before this transaction ends, so what was counted stays true.
            if rows != after {
                return Ok(Err(AppendError::Behind { rows, after }));
            }
            insert_rows(connection, game, after, append.at, &append.rows)?;
            if let Some(standing) = append.standing {
                connection
                    .prepare_cached("UPDATE game SET standing = ?2, changed = ?3 WHERE id = ?1")?
                    .execute(params![game.to_sql(), standing as i64, append.at.0])?;
            }
            if let Some(guest) = append.sitter {
                insert_sitter(connection, guest, game)?;
            }
            Ok(Ok(()))
        })
    }

    fn load(&self, game: GameId) -> Reply<Option<GameRows>> {
        self.read(move |connection| {
            let head = connection
                .prepare_cached("SELECT head, seed, created FROM game WHERE id = ?1")?
                .query_row([game.to_sql()], |row| {
                    Ok(GameRows {
                        head: row.get(0)?,
                        seed: row.get(1)?,
                        created: Millis(row.get(2)?),
                        rows: Vec::new(),
                    })
                })
                .optional()?;
            let Some(mut found) = head else {
                return Ok(None);
            };
            let mut rows = connection
                .prepare_cached("SELECT number, at, text FROM event WHERE game = ?1 ORDER BY number")?;
            let rows = rows.query_map([game.to_sql()], |row| {
                Ok(Row {
                    number: row.get(0)?,
                    at: Millis(row.get(1)?),
                    text: row.get(2)?,
                })
            })?;
            found.rows = rows.collect::<Result<_, _>>()?;
            Ok(Some(found))
        })
    }

    fn list(&self, filter: Filter, most: usize) -> Reply<Vec<Listed>> {
        self.read(move |connection| {
            let (condition, value) = match filter {
                Filter::Open(since) => ("standing = 0 AND public AND changed >= ?1", since.0),
                Filter::Of(guest) => ("id IN (SELECT game FROM sitter WHERE guest = ?1)", guest.to_sql()),
                Filter::Unfinished(since) => ("standing < 2 AND changed >= ?1", since.0),
            };
            let mut list = connection.prepare_cached(&format!(
                "SELECT id, head, changed, standing FROM game WHERE {condition}
                 ORDER BY changed DESC, id LIMIT ?2"
            ))?;
            let listed = list.query_map(params![value, most as i64], listed)?;
            listed.collect()
        })
    }

    fn touch(&self, games: Vec<GameId>, at: Millis) -> Reply<()> {
        self.write(move |connection| {
            let mut touch = connection.prepare_cached("UPDATE game SET changed = ?2 WHERE id = ?1")?;
            for game in games {
                touch.execute(params![game.to_sql(), at.0])?;
            }
            Ok(Ok(()))
        })
    }

    fn guest(&self, guest: GuestId) -> Reply<Option<String>> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT name FROM guest WHERE id = ?1")?
                .query_row([guest.to_sql()], |row| row.get(0))
                .optional()
        })
    }

    fn name_guest(&self, guest: GuestId, name: String, at: Millis) -> Reply<()> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO guest (id, name, created) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET name = ?2",
                )?
                .execute(params![guest.to_sql(), name, at.0])?;
            Ok(Ok(()))
        })
    }

    fn key(&self, offered: [u8; 32]) -> Reply<Vec<u8>> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO secret (name, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING",
                [offered],
            )?;
            connection
                .query_row("SELECT value FROM secret WHERE name = 'key'", [], |row| {
                    row.get(0)
                })
                .map(Ok)
        })
    }
}

fn insert_rows(
    connection: &Connection,
    game: GameId,
    after: u32,
    at: Millis,
    rows: &[String],
) -> Result<(), rusqlite::Error> {
    let mut insert =
        connection.prepare_cached("INSERT INTO event (game, number, at, text) VALUES (?1, ?2, ?3, ?4)")?;
    for (number, text) in (after + 1..).zip(rows) {
        insert.execute(params![game.to_sql(), number, at.0, text])?;
    }
    Ok(())
}

fn insert_sitter(connection: &Connection, guest: GuestId, game: GameId) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached("INSERT INTO sitter (guest, game) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute([guest.to_sql(), game.to_sql()])?;
    Ok(())
}

fn listed(row: &SqlRow<'_>) -> Result<Listed, rusqlite::Error> {
    let standing: u8 = row.get(3)?;
    Ok(Listed {
        id: GameId::from_sql(row.get(0)?),
        head: row.get(1)?,
        changed: Millis(row.get(2)?),
        standing: *Standing::ALL
            .get(usize::from(standing))
            .unwrap_or(&Standing::Over),
    })
}

/// Gives a job to a thread; the answer comes when the thread has done it.
fn ask<T, E>(
    thread: Option<&Sender<Job>>,
    work: impl FnOnce(&Connection) -> Result<Result<T, E>, rusqlite::Error> + Send + 'static,
) -> Reply<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let (tell, told) = oneshot::channel();
    let job: Job = Box::new(move |connection| {
        let done = connection.and_then(|connection| work(connection).map_err(said));
        // Whoever asked may have gone away meanwhile; then nobody is told.
        match done {
            Ok(done) => Ok(Box::new(|kept: Result<(), StoreError>| {
                let _ = tell.send(kept.map_err(E::from).and(done));
            })),
            Err(error) => {
                let _ = tell.send(Err(error.clone().into()));
                Err(error)
            }
        }
    });
    // A thread that is gone drops the job, and with it the other end of the answer.
    let _ = thread.map(|thread| thread.send(job));
    Box::pin(async {
        let gone = |_| E::from(StoreError("it has been closed".to_owned()));
        told.await.map_err(gone).and_then(|answer| answer)
    })
}

fn start(
    name: &str,
    connection: Connection,
    jobs: Receiver<Job>,
    begin: &'static str,
) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(move || serve(&connection, &jobs, begin))
        .map_err(|error| StoreError(format!("no thread for it: {error}")))
}

/// Does jobs until there will be no more, as many in one transaction as have come in meanwhile.
fn serve(connection: &Connection, jobs: &Receiver<Job>, begin: &str) {
    while let Ok(first) = jobs.recv() {
        let mut answers: Vec<Answer> = Vec::new();
        let done = transaction(connection, first, jobs, begin, &mut answers);
        if done.is_err() {
            // There may be no transaction to roll back; then there is nothing to do.
            let _ = connection.execute_batch("ROLLBACK");
        }
        for answer in answers {
            answer(done.clone());
        }
    }
}

fn transaction(
    connection: &Connection,
    first: Job,
    jobs: &Receiver<Job>,
    begin: &str,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let run = |sql: &str| -> Result<(), StoreError> {
        let mut statement = connection.prepare_cached(sql).map_err(said)?;
        statement.execute([]).map(drop).map_err(said)
    };
    if let Err(error) = run(begin) {
        return first(Err(error)).map(drop);
    }
    for job in std::iter::once(first).chain(jobs.try_iter().take(BATCH - 1)) {
        answers.push(job(Ok(connection))?);
    }
    run("COMMIT")
}

/// Makes the file, if there is none, so that nobody else on this machine can read it: it holds the seeds of games that
/// go on, and the key of the house. What SQLite puts beside it has the same permissions.
fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(StoreError(format!("{}: {error}", path.display())))
        }
        _ => Ok(()),
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open(path).map_err(|error| StoreError(format!("{}: {error}", path.display())))?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(said)?;
    prepare(&connection)?;
    Ok(connection)
}

/// Sets a connection up, and the tables if the file is new.
fn prepare(connection: &Connection) -> Result<(), StoreError> {
    let set_up = || -> Result<i64, rusqlite::Error> {
        // A move is a short row in a page of its own game's: with small pages less is written for it.
        connection.pragma_update(None, "page_size", 1024)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(32);
        // Otherwise a statement may be planned anew whenever its parameters change, which costs more than to run it.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.execute_batch("BEGIN IMMEDIATE")?;
        let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == 0 {
            connection.execute_batch(include_str!("schema.sql"))?;
            connection.pragma_update(None, "user_version", VERSION)?;
        }
        connection.execute_batch("COMMIT")?;
        Ok(version)
    };
    match set_up().map_err(said)? {
        0 | VERSION => Ok(()),
        newer => Err(StoreError(format!(
            "its tables are of version {newer}; this program knows version {VERSION}"
        ))),
    }
}

fn said(error: rusqlite::Error) -> StoreError {
    StoreError(error.to_string())
}
