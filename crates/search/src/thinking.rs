//! How much a player may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a player may think about one decision. Whatever limit is reached first ends it; with none it thinks for
/// as long as [`Thinking::DEFAULT_TIME`].
#[derive(Clone, Debug)]
pub struct Thinking {
    /// For how long.
    pub time: Option<Duration>,
    /// How many games it may imagine, on all threads together. With this alone a decision can be repeated.
    pub iterations: Option<u64>,
    /// On how many threads at once.
    pub threads: usize,
    /// Ends it at any time; the best so far is played.
    pub stop: Stop,
}

impl Thinking {
    /// What a player takes who is not told.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(1);

    /// So long, on one thread.
    pub fn time(time: Duration) -> Thinking {
        Thinking {
            time: Some(time),
            ..Thinking::default()
        }
    }

    /// So many imagined games, on one thread.
    pub fn iterations(iterations: u64) -> Thinking {
        Thinking {
            iterations: Some(iterations),
            ..Thinking::default()
        }
    }

    /// For how long, if time counts at all.
    pub fn time_limit(&self) -> Option<Duration> {
        match (self.time, self.iterations) {
            (None, Some(_)) => None,
            (time, _) => Some(time.unwrap_or(Thinking::DEFAULT_TIME)),
        }
    }

    /// A clock that begins to run now.
    pub fn clock(&self) -> Clock {
        Clock {
            // A time too long to add up is no limit.
            deadline: self
                .time_limit()
                .and_then(|time| Instant::now().checked_add(time)),
            stop: self.stop.clone(),
        }
    }
}

/// The clock of one decision.
#[derive(Clone, Debug)]
pub struct Clock {
    /// When time is up, if time counts.
    pub(crate) deadline: Option<Instant>,
    pub(crate) stop: Stop,
}

impl Clock {
    /// Whether the thinking must end.
    pub fn is_up(&self) -> bool {
        self.stop.is_set() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking {
            time: None,
            iterations: None,
            threads: 1,
            stop: Stop::default(),
        }
    }
}

/// A flag that ends thinking, shared by whoever thinks and whoever waits.
#[derive(Clone, Debug, Default)]
pub struct Stop(pub(crate) Arc<AtomicBool>);

impl Stop {
    /// Ends the thinking of everybody who has this flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets whoever is asked next think again.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// The flag itself.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }

    /// Whether it was asked for.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
