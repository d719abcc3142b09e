//! Estimating how many complete towns there are, by two methods that share no order of cells.
//!
//! - [`estimate_by_dives`]: Knuth's method. Walk down the search tree (always the cell with the fewest candidates),
//!   draw one candidate, multiply by one over its probability; a dead end counts zero. The mean over many dives is
//!   the size.
//! - [`estimate_by_population`]: a population of partial towns that grow together, first their perimeter, then
//!   inside. After each tile it is drawn anew in proportion to the choices each member had; the product of the means
//!   is the size.
//!
//! Candidates are drawn by how much `favour` favours them, else the tiles with few rotations would always be left
//! over. Both are unbiased. The error is that of the mean over independent batches; a batch has its own luck, so
//! that the number of threads makes no difference.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::board::{Board, State};
use super::dice::Dice;
use super::tables::Faces;
use super::task::{Effort, Task, Watch, Why};

/// How much to sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// Independent repetitions, from which the error is taken; at least two.
    pub batches: usize,
    /// Dives, or members of the population, in each batch.
    pub batch_size: usize,
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling {
            batches: 20,
            batch_size: 20_000,
        }
    }
}

/// A number of ways with its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the batches; not a number if none was finished.
    pub ways: f64,
    /// One standard deviation of `ways`; infinite with fewer than two batches.
    pub error: f64,
    /// The batches that were finished.
    pub batches: usize,
    /// Why there are fewer batches than wanted, if so.
    pub why: Option<Why>,
}

impl Estimate {
    /// Whether two estimates differ by at most so many standard deviations.
    #[must_use]
    pub fn agrees_with(&self, other: &Estimate, deviations: f64) -> bool {
        (self.ways - other.ways).abs() <= deviations * self.error.hypot(other.error)
    }

    fn of(batches: &[f64], why: Option<Why>) -> Estimate {
        let number = batches.len() as f64;
        let ways = batches.iter().sum::<f64>() / number;
        let squares: f64 = batches.iter().map(|batch| (batch - ways).powi(2)).sum();
        let error = match batches.len() {
            0 | 1 => f64::INFINITY,
            _ => (squares / (number - 1.0) / number).sqrt(),
        };
        Estimate {
            ways,
            error,
            batches: batches.len(),
            why,
        }
    }
}

/// Estimates the ways to complete a town by dives down the search tree.
#[must_use]
pub fn estimate_by_dives(task: &Task, sampling: &Sampling, effort: &Effort) -> Estimate {
    estimate(task, sampling, effort, |board, start, dice, stop| {
        let mut sum = 0.0;
        for number in 0..sampling.batch_size {
            if number % 64 == 0 && stop() {
                return None;
            }
            sum += dive(board, *start, dice);
        }
        Some(sum / sampling.batch_size as f64)
    })
}

/// Estimates the ways to complete a town with a population that grows together.
#[must_use]
pub fn estimate_by_population(task: &Task, sampling: &Sampling, effort: &Effort) -> Estimate {
    estimate(task, sampling, effort, |board, start, dice, stop| {
        population(board, *start, sampling.batch_size, dice, stop)
    })
}

/// What one batch finds on one board; nothing if it is told to stop.
trait Batch: Fn(&Board, &State, &mut Dice, &dyn Fn() -> bool) -> Option<f64> + Sync {}
impl<F: Fn(&Board, &State, &mut Dice, &dyn Fn() -> bool) -> Option<f64> + Sync> Batch for F {}

fn estimate(task: &Task, sampling: &Sampling, effort: &Effort, batch: impl Batch) -> Estimate {
    let boards: Vec<(Board, State)> = task
        .by_park()
        .iter()
        .filter_map(|task| Board::new(&task.town, &task.tiles, task.most_violations).ok())
        .collect();
    let watch = Watch::new(*effort);
    let wanted = sampling.batches.max(2);
    let taken = AtomicUsize::new(0);
    let found: Mutex<Vec<Option<f64>>> = Mutex::new(vec![None; wanted]);
    let stop = || watch.why().is_some();
    let work = |thread: usize| {
        loop {
            let number = taken.fetch_add(1, Ordering::Relaxed);
            if number >= wanted {
                return;
            }
            let mut dice = Dice::new(effort.seed ^ (number as u64 + 1).wrapping_mul(0xd1b5_4a32_d192_ed03));
            let mut sum = 0.0;
            for (board, start) in &boards {
                match batch(board, start, &mut dice, &stop) {
                    Some(ways) => sum += ways,
                    None => return,
                }
            }
            found.lock().expect("sampling does not panic")[number] = Some(sum);
            watch.report(thread, ((number + 1) * sampling.batch_size) as u64, 0, None);
        }
    };
    watch.on_all_threads(work);
    let found = found.into_inner().expect("sampling does not panic");
    let batches: Vec<f64> = found.into_iter().flatten().collect();
    let why = (batches.len() < wanted).then(|| watch.why().unwrap_or(Why::Stopped));
    Estimate::of(&batches, why)
}

fn dive(board: &Board, start: State, dice: &mut Dice) -> f64 {
    let mut state = start;
    let mut ways = 1.0;
    while state.empty != 0 {
        let (cell, candidates) = board.tightest(&state);
        let total = width(board, &state, candidates);
        if total == 0 {
            return 0.0;
        }
        ways *= total as f64;
        let face = face_at(board, &state, candidates, dice.below(total as usize) as u64);
        match board.lay(&state, cell, face) {
            Some(next) => state = next,
            None => return 0.0,
        }
    }
    ways * correction(board, &start, &state)
}

fn population(
    board: &Board,
    start: State,
    members: usize,
    dice: &mut Dice,
    stop: &dyn Fn() -> bool,
) -> Option<f64> {
    let mut ways = 1.0;
    let mut states = vec![start; members];
    // For each member its next cell and its choices, and the width of all members up to it.
    let mut choices: Vec<(usize, Faces)> = Vec::with_capacity(members);
    let mut upto: Vec<u64> = Vec::with_capacity(members);
    while states[0].empty != 0 {
        if stop() {
            return None;
        }
        choices.clear();
        choices.extend(states.iter().map(|state| next_cell(board, state)));
        // The members side by side, each as wide as its choices: a point of this line is a member.
        upto.clear();
        let mut total = 0;
        upto.extend(states.iter().zip(&choices).map(|(state, &(_, candidates))| {
            total += width(board, state, candidates);
            total
        }));
        if total == 0 {
            return Some(0.0);
        }
        let step = total as f64 / members as f64;
        ways *= step;
        // Evenly spaced points with one common draw vary less than points drawn one by one. The choice itself is
        // drawn for each: equal members would else all make the same one.
        let offset = dice.unit() * step;
        let mut member = 0;
        let mut next = Vec::with_capacity(members);
        for point in 0..members {
            let at = ((offset + point as f64 * step) as u64).min(total - 1);
            while upto[member] <= at {
                member += 1;
            }
            let (state, (cell, candidates)) = (&states[member], choices[member]);
            let own = upto[member] - if member == 0 { 0 } else { upto[member - 1] };
            let face = face_at(board, state, candidates, dice.below(own as usize) as u64);
            next.extend(board.lay(state, cell, face));
        }
        if next.is_empty() {
            return Some(0.0);
        }
        // Those that the colours turned away are made up for by weight.
        ways *= next.len() as f64 / members as f64;
        let lawful = next.len();
        for _ in lawful..members {
            next.push(next[dice.below(lawful)]);
        }
        states = next;
    }
    let corrections: f64 = states.iter().map(|state| correction(board, &start, state)).sum();
    Some(ways * corrections / members as f64)
}

/// The perimeter row by row, then the tightest cell: not the order of the dives.
fn next_cell(board: &Board, state: &State) -> (usize, Faces) {
    let perimeter = state.empty & board.perimeter;
    if perimeter == 0 {
        return board.tightest(state);
    }
    let cell = perimeter.trailing_zeros() as usize;
    (cell, board.candidates(state, cell))
}

/// How much a face is favoured: by the tiles left of its kind, and four times, twice or once for one, two or four
/// rotations. Were colours drawn, a rest of tiles would fit as often as the product of r^n / n! over its kinds (n
/// tiles with r rotations), and laying a tile changes that product by n / r.
fn favour(board: &Board, state: &State, face: usize) -> u64 {
    let kind = board.tables.kind[face] as usize;
    u64::from(state.left[kind]) * board.tables.favour[kind]
}

fn width(board: &Board, state: &State, candidates: Faces) -> u64 {
    faces(candidates).map(|face| favour(board, state, face)).sum()
}

/// The face at a point of the width.
fn face_at(board: &Board, state: &State, candidates: Faces, point: u64) -> usize {
    let mut rest = point;
    for face in faces(candidates) {
        let favour = favour(board, state, face);
        if rest < favour {
            return face;
        }
        rest -= favour;
    }
    unreachable!("a point lies within the width")
}

/// One over the product of all favours from start to end: it depends only on the tiles laid, not on their order.
fn correction(board: &Board, start: &State, end: &State) -> f64 {
    let mut product = 1.0;
    for kind in 0..start.left.len() {
        for left in end.left[kind]..start.left[kind] {
            product *= f64::from(left + 1) * board.tables.favour[kind] as f64;
        }
    }
    1.0 / product
}

fn faces(mut set: Faces) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}
