//! What is to be built, how much effort may go into it, and what comes back.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use plat_game_puzzle_town::{Broken, Cell, Laid, Law, Size, Tile, TileSet, Town, Zone};
use thiserror::Error;

/// A town to complete with the tiles that are left for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub(super) town: Town,
    /// Invariant: at least as many tiles as empty cells; the Park is in it only if it has to be laid.
    pub(super) tiles: TileSet,
    pub(super) most_violations: Option<usize>,
}

/// Why there is nothing to build.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TaskError {
    /// The border colour is one for which the set has no cornerstone.
    #[error("the tile set has no cornerstone for a {0} border")]
    NoCornerstone(Zone),
    /// Some cells would stay empty.
    #[error("{cells} cells are empty, but only {tiles} tiles are left")]
    TooFewTiles {
        /// Empty cells.
        cells: usize,
        /// Tiles left, the Park among them.
        tiles: usize,
    },
    /// Each tile as often as it is too many.
    #[error("the town uses tiles that the set does not have, or not so often: {}", list(.0))]
    UsedTooOften(Vec<Tile>),
    /// The laws that the tiles laid already break.
    #[error("the town already breaks the laws: {}", list(.0))]
    Broken(Vec<Broken>),
    /// The cell is taken or outside, or the Park is not needed.
    #[error("the Park cannot be laid at {0}: {1}")]
    NoPark(Cell, NoPark),
}

/// Why the Park cannot be laid somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoPark {
    /// There is no such cell.
    #[error("that is outside the town")]
    Outside,
    /// Something lies there.
    #[error("a tile lies there already")]
    Taken,
    /// The set has none, it lies elsewhere, or the basic tiles fill the town.
    #[error("there is no Park to lay in this town")]
    NotNeeded,
}

fn list<T: ToString>(items: &[T]) -> String {
    items
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("; ")
}

impl Task {
    /// A new town: the cornerstone of the border colour in the north-west, all else empty.
    ///
    /// # Errors
    /// If the set has no cornerstone of that colour, or too few tiles.
    pub fn fresh(size: Size, border: Zone, set: &TileSet) -> Result<Task, TaskError> {
        let town = Town::with_cornerstone(size, border, set).ok_or(TaskError::NoCornerstone(border))?;
        Task::complete(town, set)
    }

    /// A partly built town (or an empty one, then without a cornerstone) and the whole set its tiles come from.
    ///
    /// # Errors
    /// If the town breaks a law, uses a tile too often, or cannot be filled for want of tiles.
    pub fn complete(town: Town, set: &TileSet) -> Result<Task, TaskError> {
        let left = town.remaining(set).map_err(TaskError::UsedTooOften)?;
        Task::with_tiles(town, left)
    }

    /// A partly built town and the tiles that are left for it. The Park is laid only where basic tiles do not suffice.
    ///
    /// # Errors
    /// If the town breaks a law, or cannot be filled for want of tiles.
    pub fn with_tiles(town: Town, left: TileSet) -> Result<Task, TaskError> {
        let mut broken = town.broken();
        // Somebody may build from both ends: the order of laying is no matter for what can be completed.
        broken.retain(|broken| broken.law() != Law::TilePlacement);
        if !broken.is_empty() {
            return Err(TaskError::Broken(broken));
        }
        let cells = town.size().cells() - town.tiles().count();
        let tiles = left.tiles().count();
        if tiles < cells {
            return Err(TaskError::TooFewTiles { cells, tiles });
        }
        let needs_park = left.basic_tiles() < cells;
        let tiles = if needs_park { left } else { left.without_park() };
        Ok(Task {
            town,
            tiles,
            most_violations: None,
        })
    }

    /// The same task with the Park in a given cell.
    ///
    /// # Errors
    /// If there is no Park to lay, or the cell is taken.
    pub fn park_at(mut self, cell: Cell) -> Result<Task, TaskError> {
        if !self.town.size().holds(cell) {
            return Err(TaskError::NoPark(cell, NoPark::Outside));
        }
        if self.town.at(cell).is_some() {
            return Err(TaskError::NoPark(cell, NoPark::Taken));
        }
        if !self.tiles.take(Tile::Park) {
            return Err(TaskError::NoPark(cell, NoPark::NotNeeded));
        }
        self.town.lay(cell, Laid::Park);
        Ok(self)
    }

    /// The same task with at most so many Zoning Violations.
    #[must_use]
    pub fn at_most(mut self, violations: usize) -> Task {
        self.most_violations = Some(violations);
        self
    }

    /// The most Zoning Violations that are accepted, if there is a limit.
    #[must_use]
    pub fn limit(&self) -> Option<usize> {
        self.most_violations
    }

    /// The town as it is given.
    #[must_use]
    pub fn town(&self) -> &Town {
        &self.town
    }

    /// The tiles that are left for it.
    #[must_use]
    pub fn tiles(&self) -> &TileSet {
        &self.tiles
    }

    /// One task for each cell where the Park can lie; the task itself when the Park is no question.
    ///
    /// Search places basic tiles only: a Park that lies still makes counting colours possible.
    #[must_use]
    pub fn by_park(&self) -> Vec<Task> {
        if !self.tiles.has_park() {
            return vec![self.clone()];
        }
        let cells = self
            .town
            .size()
            .all_cells()
            .filter(|&cell| self.town.at(cell).is_none());
        cells.filter_map(|cell| self.clone().park_at(cell).ok()).collect()
    }
}

/// How much effort to spend, and who may end it.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The same seed with one thread gives the same answer.
    pub seed: u64,
    /// How many threads search; none counts as one.
    pub threads: usize,
    /// Time on the clock.
    pub time: Option<Duration>,
    /// Tiles tried, by each thread.
    pub nodes: Option<u64>,
    /// Set it from another thread, or from a signal, to end the search.
    pub stop: Option<&'a AtomicBool>,
    /// Called now and then from the threads that search.
    pub progress: Option<&'a (dyn Fn(&Progress) + Sync)>,
}

impl Default for Effort<'_> {
    fn default() -> Self {
        Effort {
            seed: 0,
            threads: 1,
            time: None,
            nodes: None,
            stop: None,
            progress: None,
        }
    }
}

/// How far one thread has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The thread, from 0.
    pub thread: usize,
    /// Tiles tried so far.
    pub nodes: u64,
    /// How often it began anew.
    pub restarts: u64,
    /// The fewest empty cells reached, where that means something.
    pub fewest_empty: Option<usize>,
    /// Since the beginning.
    pub elapsed: Duration,
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Somebody said stop.
    Stopped,
    /// The time was over.
    TimeLimit,
    /// As many tiles were tried as was allowed.
    NodeLimit,
}

/// What is known about a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A complete town that meets every demand.
    Built(Town),
    /// Proved: there is none.
    Impossible,
    /// Not known. The best is the town with the fewest empty cells that was seen.
    Unknown {
        /// Why the search ended.
        why: Why,
        /// Lawful, but not complete.
        best: Option<Town>,
    },
}

impl Answer {
    /// The complete town, if there is one.
    #[must_use]
    pub fn town(self) -> Option<Town> {
        match self {
            Answer::Built(town) => Some(town),
            _ => None,
        }
    }
}

/// An effort under way.
pub(super) struct Watch<'a> {
    pub effort: Effort<'a>,
    pub began: Instant,
    /// Raised by the thread that has the answer.
    pub done: AtomicBool,
}

impl<'a> Watch<'a> {
    pub(super) fn new(effort: Effort<'a>) -> Watch<'a> {
        Watch {
            effort,
            began: Instant::now(),
            done: AtomicBool::new(false),
        }
    }

    /// Why to end now, if there is a reason other than being done.
    pub(super) fn why(&self) -> Option<Why> {
        if self.effort.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Some(Why::Stopped);
        }
        (self.effort.time.is_some_and(|time| self.began.elapsed() >= time)).then_some(Why::TimeLimit)
    }

    /// Does the work on as many threads as the effort has; each is told its number.
    pub(super) fn on_all_threads<T: Send>(&self, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let threads = self.effort.threads.max(1);
        if threads == 1 {
            return vec![work(0)];
        }
        std::thread::scope(|scope| {
            let work = &work;
            let spawned: Vec<_> = (0..threads)
                .map(|thread| scope.spawn(move || work(thread)))
                .collect();
            spawned
                .into_iter()
                .map(|thread| thread.join().expect("no search panics"))
                .collect()
        })
    }

    pub(super) fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    pub(super) fn report(&self, thread: usize, nodes: u64, restarts: u64, fewest_empty: Option<usize>) {
        if let Some(progress) = self.effort.progress {
            progress(&Progress {
                thread,
                nodes,
                restarts,
                fewest_empty,
                elapsed: self.began.elapsed(),
            });
        }
    }
}
