//! Finding one complete town, or proving that there is none.
//!
//! Search restarts with a new draw after a limit that grows: towns are plentiful, and a bad start is better left than
//! repaired. The limit grows without end, so that one search will at last look at everything: an impossible task
//! is recognised as such.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use plat_game_puzzle_town::{TileSet, Town};

use super::board::{Board, State};
use super::dice::Dice;
use super::search::{Chosen, End, Listener, NOT_CHOSEN, Search};
use super::task::{Answer, Effort, Task, Watch, Why};

/// Finds a complete town.
///
/// One thread begins alone, and the others join when the task has proved not to be an easy one: starting them takes
/// longer than most towns, and an easy task has the same answer with any number of threads.
#[must_use]
pub fn find(task: &Task, effort: &Effort) -> Answer {
    let tasks = task.by_park();
    let ways: Vec<Way> = tasks.iter().filter_map(Way::new).collect();
    if ways.is_empty() {
        return Answer::Impossible;
    }
    let alone = Effort {
        threads: 1,
        nodes: Some(effort.nodes.map_or(NODES_ALONE, |nodes| nodes.min(NODES_ALONE))),
        ..*effort
    };
    let began = Instant::now();
    let answer = find_one_of(&ways, &alone);
    let more = effort.nodes.is_none_or(|nodes| nodes > NODES_ALONE);
    if !more
        || !matches!(
            &answer,
            Answer::Unknown {
                why: Why::NodeLimit,
                ..
            }
        )
    {
        return answer;
    }
    let together = Effort {
        seed: effort.seed.wrapping_add(1),
        time: effort.time.map(|time| time.saturating_sub(began.elapsed())),
        nodes: effort.nodes.map(|nodes| nodes - NODES_ALONE),
        ..*effort
    };
    match (find_one_of(&ways, &together), answer) {
        (Answer::Unknown { why, best }, Answer::Unknown { best: earlier, .. }) => Answer::Unknown {
            why,
            best: [best, earlier]
                .into_iter()
                .flatten()
                .max_by_key(|town| town.tiles().count()),
        },
        (answer, _) => answer,
    }
}

/// What one thread does alone: some hundredths of a second.
const NODES_ALONE: u64 = 200_000;

fn find_one_of(ways: &[Way], effort: &Effort) -> Answer {
    let watch = Watch::new(*effort);
    let shared = Shared {
        ways,
        watch: &watch,
        refuted: AtomicU64::new(0),
        answer: Mutex::new(None),
    };
    let ends = watch.on_all_threads(|thread| shared.work(thread));
    if let Some(answer) = shared.answer.into_inner().expect("search does not panic") {
        return answer;
    }
    let best = ends
        .iter()
        .filter_map(|end| end.best.as_ref())
        .min_by_key(|best| best.empty);
    let why = ends.iter().find_map(|end| end.why).unwrap_or(Why::Stopped);
    Answer::Unknown {
        why,
        best: best.map(|best| {
            ways[best.way]
                .board
                .town(ways[best.way].town, !best.open, &best.chosen)
        }),
    }
}

/// Whether a town can be completed with the tiles left: for a player that asks at every move.
///
/// The seed is fixed and the effort small; `Unknown` is an honest answer.
#[must_use]
pub fn can_complete(town: &Town, left: &TileSet, nodes: u64) -> Answer {
    match Task::with_tiles(town.clone(), *left) {
        Ok(task) => find(
            &task,
            &Effort {
                nodes: Some(nodes),
                ..Effort::default()
            },
        ),
        Err(_) => Answer::Impossible,
    }
}

/// A task with the Park in its place, compiled.
struct Way<'a> {
    town: &'a Town,
    board: Board,
    start: State,
}

impl<'a> Way<'a> {
    fn new(task: &'a Task) -> Option<Way<'a>> {
        let (board, start) = Board::new(&task.town, &task.tiles, task.most_violations).ok()?;
        Some(Way {
            town: &task.town,
            board,
            start,
        })
    }
}

/// What the threads have in common.
struct Shared<'a> {
    /// At most one for each cell, so that 64 bits can name them.
    ways: &'a [Way<'a>],
    watch: &'a Watch<'a>,
    /// Ways that were looked at completely.
    refuted: AtomicU64,
    answer: Mutex<Option<Answer>>,
}

/// What a thread has to say when it did not find the answer.
struct Unfinished {
    why: Option<Why>,
    best: Option<Best>,
}

#[derive(Clone)]
struct Best {
    way: usize,
    empty: u32,
    open: u64,
    chosen: Chosen,
}

impl Shared<'_> {
    fn work(&self, thread: usize) -> Unfinished {
        let effort = &self.watch.effort;
        let mut dice = Dice::new(effort.seed ^ (thread as u64).wrapping_mul(0xd1b5_4a32_d192_ed03));
        let mut best = None;
        let (mut nodes, mut restarts) = (0, 0);
        loop {
            let Some(way) = self.draw_way(&mut dice) else {
                self.settle(Answer::Impossible);
                return Unfinished { why: None, best };
            };
            let left = effort.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
            let listener = Ear {
                shared: self,
                way,
                thread,
                before: nodes,
                restarts,
                best: &mut best,
            };
            let mut search = Search {
                board: &self.ways[way].board,
                dice: Dice::new(dice.next()),
                chosen: NOT_CHOSEN,
                nodes: 0,
                node_limit: restart_limit(restarts).min(left),
                even: restarts % 4 == 3,
                listener,
            };
            let end = search.run(&self.ways[way].start);
            nodes += search.nodes;
            let chosen = search.chosen;
            restarts += 1;
            match end {
                End::Enough => {
                    let Way { town, board, start } = &self.ways[way];
                    self.settle(Answer::Built(board.town(town, start.empty, &chosen)));
                    return Unfinished { why: None, best };
                }
                End::Exhausted => {
                    self.refuted.fetch_or(1 << way, Ordering::Relaxed);
                }
                End::NodeLimit if effort.nodes.is_some_and(|most| nodes >= most) => {
                    return Unfinished {
                        why: Some(Why::NodeLimit),
                        best,
                    };
                }
                End::NodeLimit => {}
                End::Interrupted => {
                    return Unfinished {
                        why: self.watch.why(),
                        best,
                    };
                }
            }
            if self.watch.is_done() {
                return Unfinished { why: None, best };
            }
            if let Some(why) = self.watch.why() {
                return Unfinished { why: Some(why), best };
            }
        }
    }

    /// One of the ways that are still open.
    fn draw_way(&self, dice: &mut Dice) -> Option<usize> {
        let refuted = self.refuted.load(Ordering::Relaxed);
        let open: Vec<usize> = (0..self.ways.len())
            .filter(|&way| refuted >> way & 1 == 0)
            .collect();
        (!open.is_empty()).then(|| open[dice.below(open.len())])
    }

    fn settle(&self, answer: Answer) {
        self.answer
            .lock()
            .expect("search does not panic")
            .get_or_insert(answer);
        self.watch.done.store(true, Ordering::Relaxed);
    }
}

/// Most towns are found within this many nodes, or else soon after a restart.
const FIRST_LIMIT: u64 = 150;

/// A tenth more each time at first; doubled once it seems that there may be nothing to find.
fn restart_limit(restarts: u64) -> u64 {
    const GENTLE: u64 = 60;
    let gentle = FIRST_LIMIT as f64 * 1.1f64.powi(restarts.min(GENTLE) as i32);
    let doubled = restarts.saturating_sub(GENTLE).min(40);
    (gentle as u64) << doubled
}

/// Listens to one search of one thread.
struct Ear<'a> {
    shared: &'a Shared<'a>,
    way: usize,
    thread: usize,
    before: u64,
    restarts: u64,
    best: &'a mut Option<Best>,
}

impl Listener for Ear<'_> {
    fn town(&mut self, _: &Chosen) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn pause(&mut self, nodes: u64) -> ControlFlow<()> {
        let watch = self.shared.watch;
        watch.report(
            self.thread,
            self.before + nodes,
            self.restarts,
            self.best.as_ref().map(|best| best.empty as usize),
        );
        if watch.is_done() || watch.why().is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn dead_end(&mut self, state: &State, chosen: &Chosen) {
        let empty = state.empty.count_ones();
        if self.best.as_ref().is_none_or(|best| empty < best.empty) {
            *self.best = Some(Best {
                way: self.way,
                empty,
                open: state.empty,
                chosen: *chosen,
            });
        }
    }
}
