//! The table over HTTP and WebSocket, for all games.
//!
//! A server holds no truth of its own. [`plat_store::Log`] has the rows of every game; what is in memory is a copy that
//! can be thrown away at any moment. From the outside inwards:
//!
//! - `door`, `line`, `files`, `bodies`: connections, how many there can be, and how long they may take for something;
//! - `security`, `hosts`, `visitor`, `limits`: who asks, for whom, and whether so much may be asked;
//! - `api`, `reading`, `live`, `pages`: HTTP, WebSocket and the files of the browser client;
//! - `hall`: all tables; every change of every table goes through its `perform`;
//! - `sight`, `slot`, `telling`: from where somebody may look now, who looks at a table, and what they are sent, made once
//!   for all who look from the same place;
//! - `room`, `revision`, `deeds`, `house`, `clock`, `terms`: a table as its rows make it, without input or output;
//! - `thinking`, `advice`, `players`, `gallery`: what computers think about, and pictures;
//! - `workers`, `turns`, `whereabouts`: the threads on which they think and draw, and whose turn it is;
//! - `time`: how late it is.

mod about;
mod advice;
mod api;
mod asked;
mod bodies;
mod called;
mod clock;
mod deeds;
mod door;
mod files;
mod gallery;

mod hall;
mod health;
mod hosts;
mod house;
mod json;
mod keys;
mod language;
mod letterbox;
mod limits;
mod line;
mod live;
mod message;
mod metrics;
mod names;
mod page_words;
mod pages;
mod patch;
mod players;
mod preview;
mod problem;
mod proposals;
mod reading;
mod requests;
mod revision;
mod room;
mod routes;
mod security;
mod sight;
mod slot;
mod telling;
mod terms;
mod thinking;
mod time;
mod turns;
mod visitor;
mod whereabouts;
mod workers;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use plat_games::Games;
use plat_store::{Log, Millis, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use files::raise_file_limit;
pub use limits::{Limits, Rate};
pub use message::LONGEST_MESSAGE;
pub use terms::{Chair, ClockTerms, Terms, TermsError};
pub use time::WallClock;

use hall::Hall;
use keys::Keys;
use time::Time;
use workers::Workers;

/// How a server is set up.
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// Which games can be played there.
    pub games: Games,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// On how many threads computer players think.
    pub computers: usize,
    /// A folder whose files are served instead of those of the browser client that are part of the program: for
    /// whoever works on them.
    pub web: Option<PathBuf>,
    /// Whether a proxy in front says who asks, and whether over TLS.
    pub behind_proxy: bool,
    /// Names by which browsers may ask for the house, besides numbers and those of this machine.
    pub hosts: Vec<String>,
    /// The machine's clock.
    pub clock: WallClock,
}

/// Why a server does not start or does not go on.
#[derive(Debug, Error)]
pub enum ServerError {
    /// It cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Bind(SocketAddr, io::Error),
    /// The network or the threads of the system fail.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The log cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server that listens, but does not answer yet.
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
    close: watch::Sender<bool>,
}

impl Server {
    /// Listens. The games in the log go on when it runs.
    pub async fn open(config: Config, log: Arc<dyn Log>) -> Result<Server, ServerError> {
        let mut offered = [0; 32];
        getrandom::fill(&mut offered).map_err(io::Error::other)?;
        let keys = Keys::new(&log.key(offered).await?);
        let time = Time::from(log.time(Millis(0)).await?, config.clock.clone());
        // Others who open the same log from now on count from here.
        log.time(time.now()).await?;
        let computers = Workers::new("plat-computer", config.computers)?;
        let painters = Workers::new("plat-painter", 1)?;
        let (close, closing) = watch::channel(false);
        let bind = config.bind;
        let hall = Arc::new(Hall::new(log, time, keys, config, (computers, painters), closing));
        let listener = TcpListener::bind(bind).await;
        let listener = listener.map_err(|error| ServerError::Bind(bind, error))?;
        Ok(Server {
            hall,
            listener,
            close,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `stop` comes; then finishes what it has begun, says goodbye to everybody, and cuts off whoever
    /// has not gone after some seconds.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServerError> {
        let Server {
            hall,
            listener,
            close,
        } = self;
        let lookout = tokio::spawn(Arc::clone(&hall).look_out());
        let router = routes::router(Arc::clone(&hall));
        // As a task it is where the connections are served: the thread that waits here need not be woken for each.
        let door = tokio::spawn(door::keep(Arc::clone(&hall), listener, router, close, stop));
        let kept = door.await;
        lookout.abort();
        if let Err(error) = kept
            && let Ok(panic) = error.try_into_panic()
        {
            std::panic::resume_unwind(panic);
        }
        Ok(())
    }
}

/// What the fuzz target of the message parser does with any text at all. Says whether it was a message.
pub fn probe_message(text: &str) -> bool {
    match message::Request::read(text) {
        Ok(_) => true,
        Err(problem) => {
            assert!(!problem.to_string().is_empty(), "a refusal says why");
            false
        }
    }
}
