//! How fast a game plays itself out, for `plat bench`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use plat_engine::{FastDice, Game, Knowledge, Next};

use crate::mcts::{Searcher, Style};
use crate::playout::Playouts;
use crate::thinking::Thinking;

/// How to measure.
#[derive(Clone, Copy, Debug)]
pub struct BenchPlan {
    /// For how long.
    pub time: Duration,
    /// On how many threads at once.
    pub threads: usize,
    /// What the dice start from.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bench {
    /// Playouts from the first move to the final scores.
    pub playouts: u64,
    /// Processor time of all threads together.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// Actions a playout, on average.
    pub plies: f64,
    /// Legal actions a ply, on average.
    pub branching: f64,
}

/// Playouts are timed in batches, so that looking at the clock costs nothing.
const BATCH: u64 = 256;
/// Enough for a branching factor to three digits.
const COUNTED: u64 = 500;

/// Plays a game out from its beginning, again and again, and scores it each time.
pub fn bench<G: Game>(game: &G, plan: BenchPlan) -> Bench {
    let start = Instant::now();
    let run = |thread: usize| run_thread(game, &plan, start, thread as u64);
    let parts: Vec<(u64, u64, Duration)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads)
            .map(|thread| scope.spawn(move || run(thread)))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("a playout does not panic"))
            .collect()
    });
    let wall = start.elapsed();
    let playouts: u64 = parts.iter().map(|part| part.0).sum();
    let plies: u64 = parts.iter().map(|part| part.1).sum();
    Bench {
        playouts,
        cpu: parts.iter().map(|part| part.2).sum(),
        wall,
        plies: plies as f64 / playouts as f64,
        branching: branching(game, plan.seed),
    }
}

/// Playouts, plies and processor time of one thread.
fn run_thread<G: Game>(game: &G, plan: &BenchPlan, start: Instant, thread: u64) -> (u64, u64, Duration) {
    let mut dice = FastDice::new(plan.seed ^ thread.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut playouts = Playouts::default();
    let (mut count, mut plies) = (0, 0);
    let cpu = ThreadTime::now();
    while count == 0 || start.elapsed() < plan.time {
        for _ in 0..BATCH {
            let mut game = game.clone();
            plies += playouts.run(&mut game, &mut dice).plies as u64;
            for seat in game.seats().iter() {
                black_box(game.total(seat));
            }
        }
        count += BATCH;
    }
    (count, plies, cpu.elapsed())
}

/// Searches for the first decision of a game for so long, on this thread: the imagined games, and the processor time
/// they took. What is drawn before that decision is drawn by the seed.
pub fn bench_search<G: Knowledge>(game: &G, style: Style, time: Duration, seed: u64) -> (u64, Duration) {
    let mut game = game.clone();
    let mut dice = FastDice::new(seed);
    while game.unfold(&mut dice) {}
    let Next::Seats(seats) = game.next() else {
        return (0, Duration::ZERO);
    };
    let seat = seats.first().expect("somebody may act");
    let mut searcher = Searcher::new(style, Thinking::time(time), seed);
    let cpu = ThreadTime::now();
    let iterations = searcher.explore(&game, seat);
    (iterations, cpu.elapsed())
}

fn branching<G: Game>(game: &G, seed: u64) -> f64 {
    let mut dice = FastDice::new(seed);
    let mut playouts = Playouts::default();
    let (mut plies, mut choices) = (0, 0);
    for _ in 0..COUNTED {
        let (playout, counted) = playouts.run_counting(&mut game.clone(), &mut dice);
        plies += playout.plies;
        choices += counted;
    }
    choices as f64 / plies.max(1) as f64
}
