//! Counting all ways to complete a town, by looking at each of them.
//!
//! Two ways differ if some cell shows a different face; tiles of one kind are not told apart.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::board::{Board, State};
use super::dice::Dice;
use super::search::{Chosen, End, Listener, NOT_CHOSEN, Search};
use super::task::{Effort, Task, Watch, Why};

/// How many ways were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Complete towns; at least so many when the count ended early.
    pub ways: u128,
    /// Why the count ended early; `None` when it is exact.
    pub why: Option<Why>,
}

/// Counts the ways to complete a town.
#[must_use]
pub fn count(task: &Task, effort: &Effort) -> Tally {
    let watch = Watch::new(*effort);
    let threads = effort.threads.max(1);
    let boards: Vec<(Board, State)> = task
        .by_park()
        .iter()
        .filter_map(|task| Board::new(&task.town, &task.tiles, task.most_violations).ok())
        .collect();
    let jobs: Vec<(&Board, State)> = boards
        .iter()
        .flat_map(|(board, start)| {
            split(board, *start, threads * 64 / boards.len() + 1).map(move |state| (board, state))
        })
        .collect();
    let taken = AtomicUsize::new(0);
    let work = |thread: usize| {
        let mut tally = Tally { ways: 0, why: None };
        let mut nodes = 0;
        while let Some((board, state)) = jobs.get(taken.fetch_add(1, Ordering::Relaxed)) {
            let counter = Counter {
                watch: &watch,
                thread,
                before: nodes,
                ways: 0,
            };
            let mut search = Search {
                board,
                dice: Dice::new(effort.seed),
                chosen: NOT_CHOSEN,
                nodes: 0,
                node_limit: effort.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes)),
                even: false,
                listener: counter,
            };
            let end = search.run(state);
            nodes += search.nodes;
            tally.ways += search.listener.ways;
            tally.why = match end {
                End::Enough | End::Exhausted => continue,
                End::NodeLimit => Some(Why::NodeLimit),
                End::Interrupted => watch.why().or(Some(Why::Stopped)),
            };
            break;
        }
        tally
    };
    let tallies = watch.on_all_threads(work);
    Tally {
        ways: tallies.iter().map(|tally| tally.ways).sum(),
        why: tallies.iter().find_map(|tally| tally.why),
    }
}

/// States that together have every way once, about as many as wanted.
fn split(board: &Board, start: State, wanted: usize) -> impl Iterator<Item = State> {
    let mut states = vec![start];
    while states.len() < wanted && states.iter().any(|state| state.empty != 0) {
        let mut next = Vec::new();
        for state in states {
            if state.empty == 0 {
                next.push(state);
                continue;
            }
            let (cell, mut candidates) = board.tightest(&state);
            while candidates != 0 {
                next.extend(board.lay(&state, cell, candidates.trailing_zeros() as usize));
                candidates &= candidates - 1;
            }
        }
        states = next;
    }
    states.into_iter()
}

struct Counter<'a> {
    watch: &'a Watch<'a>,
    thread: usize,
    /// Nodes of the parts that this thread has finished.
    before: u64,
    ways: u128,
}

impl Listener for Counter<'_> {
    fn town(&mut self, _: &Chosen) -> ControlFlow<()> {
        self.ways += 1;
        ControlFlow::Continue(())
    }

    fn pause(&mut self, nodes: u64) -> ControlFlow<()> {
        self.watch.report(self.thread, self.before + nodes, 0, None);
        if self.watch.why().is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
