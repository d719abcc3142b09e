//! The log in one file of SQLite.
//!
//! One thread writes. It takes everything that has been asked for meanwhile, does it in one transaction, waits until
//! the disk has it, and answers: so thousands of moves a second share the few hundred times a second that a disk can
//! be waited for. The file is in WAL mode with `synchronous = FULL`: what was answered survives the end of the process
//! and of the machine. A second thread reads, which never waits for the first.

mod queries;

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tokio::sync::oneshot;

use crate::log::{Millis, Reply, StoreError};
use crate::schema::migrate;

/// No transaction has more jobs than this: those who wait should not wait for too many others.
const BATCH: usize = 512;

/// While rows are written the log's time is written down so often, in milliseconds.
const TIME_KEPT: i64 = 1000;

/// A log in one file, or in memory.
pub struct Sqlite {
    writes: Option<Sender<Job>>,
    /// Nothing in memory: there, one connection is all there can be.
    reads: Option<Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
    /// How late it is by the last row that was to be written.
    latest: Arc<AtomicI64>,
}

/// Something to do with the database, or the reason why nothing can be done. It says how to answer once it is known
/// whether the disk has it; an error, which it has already answered, makes the whole transaction worthless.
type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Result<Acknowledge, StoreError> + Send>;
type Acknowledge = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl Sqlite {
    /// The log in this file, which is made if there is none.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        make_private(path)?;
        let writer = connect(path)?;
        let reader = connect(path)?;
        let (writes, jobs) = channel();
        let (reads, questions) = channel();
        let latest = Arc::default();
        let threads = vec![
            start("plat-log", writer, jobs, Serving::writing(&latest))?,
            start("plat-log-read", reader, questions, Serving::READING)?,
        ];
        Ok(Sqlite {
            writes: Some(writes),
            reads: Some(reads),
            threads,
            latest,
        })
    }

    /// A log that is forgotten at the end.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let connection = Connection::open_in_memory().map_err(said)?;
        prepare(&connection)?;
        let (writes, jobs) = channel();
        let latest = Arc::default();
        let thread = start("plat-log", connection, jobs, Serving::writing(&latest))?;
        Ok(Sqlite {
            writes: Some(writes),
            reads: None,
            threads: vec![thread],
            latest,
        })
    }

    /// Rows of this moment are to be written.
    fn has_come(&self, at: Millis) {
        self.latest.fetch_max(at.0, Relaxed);
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

/// How a thread goes about its jobs.
struct Serving {
    begin: &'static str,
    /// Where the time of the rows is to be found that it writes.
    latest: Option<Arc<AtomicI64>>,
    /// The time that has been written down.
    kept: i64,
}

impl Serving {
    const READING: Serving = Serving {
        begin: "BEGIN",
        latest: None,
        kept: 0,
    };

    fn writing(latest: &Arc<AtomicI64>) -> Serving {
        Serving {
            begin: "BEGIN IMMEDIATE",
            latest: Some(Arc::clone(latest)),
            kept: 0,
        }
    }

    /// Does jobs until there will be no more, as many in one transaction as have come in meanwhile.
    fn serve(mut self, connection: &Connection, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let mut answers: Vec<Acknowledge> = Vec::new();
            let done = self.transaction(connection, first, jobs, &mut answers);
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
        &mut self,
        connection: &Connection,
        first: Job,
        jobs: &Receiver<Job>,
        answers: &mut Vec<Acknowledge>,
    ) -> Result<(), StoreError> {
        let run = |sql: &str| -> Result<(), StoreError> {
            let mut statement = connection.prepare_cached(sql).map_err(said)?;
            statement.execute([]).map(drop).map_err(said)
        };
        if let Err(error) = run(self.begin) {
            return first(Err(error)).map(drop);
        }
        for job in std::iter::once(first).chain(jobs.try_iter().take(BATCH - 1)) {
            answers.push(job(Ok(connection))?);
        }
        self.keep_time(connection)?;
        run("COMMIT")
    }

    /// Writes down how late it is, if it is time: then a process that comes later does not begin before these rows.
    fn keep_time(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(latest) = self.latest.as_ref().map(|latest| latest.load(Relaxed)) else {
            return Ok(());
        };
        if latest >= self.kept + TIME_KEPT {
            queries::keep_time(connection, Millis(latest)).map_err(said)?;
            self.kept = latest;
        }
        Ok(())
    }
}

fn start(
    name: &str,
    connection: Connection,
    jobs: Receiver<Job>,
    serving: Serving,
) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(move || serving.serve(&connection, &jobs))
        .map_err(|error| StoreError(format!("no thread for it: {error}")))
}

/// Makes the file, if there is none, so that nobody else on this machine can read it: it holds the seeds of games that
/// go on, and the key of the house. What SQLite puts beside it has the same permissions.
pub(crate) fn make_private(path: &Path) -> Result<(), StoreError> {
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

/// Sets a connection up, and the tables as this program knows them.
fn prepare(connection: &Connection) -> Result<(), StoreError> {
    let set_up = || -> Result<(), rusqlite::Error> {
        // A move is a short row in a page of its own game's: with small pages less is written for it.
        connection.pragma_update(None, "page_size", 1024)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(32);
        // Otherwise a statement may be planned anew whenever its parameters change, which costs more than to run it.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(())
    };
    set_up().map_err(said)?;
    migrate(connection)
}

pub(crate) fn said(error: rusqlite::Error) -> StoreError {
    StoreError(error.to_string())
}
