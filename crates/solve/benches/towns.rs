//! How long one town takes, beside SAT solvers on the same instances in the same run, on one thread:
//! `cargo bench -p plat-solve --bench towns [-- SEEDS SAT_RUNS FIRST_SEED]`.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[path = "../tests/it/sat.rs"]
mod sat;

use std::ops::Range;
use std::time::Instant;

use plat_game_puzzle_town::{Cell, Size, TileSet, Town, Zone};
use plat_solve::town::{Answer, Effort, Task, find};

type SatSolver = fn(&sat::Formula) -> Option<Town>;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let seeds: u64 = numbers.next().unwrap_or(1000);
    let sat_runs = numbers.next().unwrap_or(20) as usize;
    let first = numbers.next().unwrap_or(0);
    let seeds = first..first + seeds;
    println!("seeds {} to {}, milliseconds", seeds.start, seeds.end - 1);
    println!(
        "{:<34} {:>7} {:>9} {:>9} {:>9}",
        "", "solved", "median", "p99", "most"
    );
    let mut ours = Vec::new();
    for border in Zone::ALL {
        let task = fresh(Size::SIX_BY_EIGHT, border);
        ours.extend(row(&format!("6x8 {border}"), &task, seeds.clone()));
    }
    for border in Zone::ALL {
        let task = fresh(Size::SIX_BY_EIGHT, border).at_most(0);
        row(&format!("6x8 {border}, no violation"), &task, seeds.clone());
    }
    for border in Zone::ALL {
        let mut all = Vec::new();
        let mut worst: f64 = 0.0;
        for cell in Size::SEVEN_BY_SEVEN
            .all_cells()
            .filter(|&cell| cell != Cell::NORTH_WEST)
        {
            let task = fresh(Size::SEVEN_BY_SEVEN, border)
                .park_at(cell)
                .expect("a free cell");
            let times = times(&task, first..first + (seeds.end - first) / 10);
            worst = worst.max(median(&times));
            all.extend(times);
        }
        print_row(&format!("7x7 {border}, Park in each cell"), all);
        println!("{:<34} {:>7} {worst:>9.4}", "  the slowest of the cells", "");
    }
    row(
        "7x7 green, Park anywhere",
        &fresh(Size::SEVEN_BY_SEVEN, Zone::Green),
        seeds,
    );

    let ours = median(&ours);
    let mut best = f64::INFINITY;
    let solvers: [(&str, SatSolver); 3] = [
        ("CaDiCaL", sat::cadical),
        ("CaDiCaL, its setting sat", sat::cadical_sat),
        ("Varisat", sat::varisat),
    ];
    for (name, solve) in solvers {
        let times: Vec<f64> = (0..sat_runs).map(|run| sat_time(solve, run)).collect();
        best = best.min(median(&times));
        print_row(&format!("6x8 by {name}"), times);
    }
    println!(
        "medians of 6x8: {:.0} times faster than the fastest of them",
        best / ours
    );
}

/// These solvers take no seed; another order of the same clauses serves as one. Writing the formula is not timed,
/// reading it into the solver is.
fn sat_time(solve: SatSolver, run: usize) -> f64 {
    let task = fresh(Size::SIX_BY_EIGHT, Zone::ALL[run % 3]);
    let mut formula = sat::Formula::new(&task, None);
    let turn = (run * 7919) % formula.clauses.len();
    formula.clauses.rotate_left(turn);
    let began = Instant::now();
    let town = solve(&formula).expect("there are towns");
    let time = began.elapsed().as_secs_f64() * 1e3;
    assert!(town.is_complete() && town.broken().is_empty());
    time
}

fn fresh(size: Size, border: Zone) -> Task {
    Task::fresh(size, border, TileSet::standard()).expect("the published set suffices")
}

fn row(name: &str, task: &Task, seeds: Range<u64>) -> Vec<f64> {
    let times = times(task, seeds);
    print_row(name, times.clone());
    times
}

fn times(task: &Task, seeds: Range<u64>) -> Vec<f64> {
    seeds
        .map(|seed| {
            let began = Instant::now();
            let answer = find(
                task,
                &Effort {
                    seed,
                    ..Effort::default()
                },
            );
            let time = began.elapsed().as_secs_f64() * 1e3;
            assert!(matches!(&answer, Answer::Built(town) if town.is_complete() && town.broken().is_empty()));
            time
        })
        .collect()
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn print_row(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let (number, max) = (times.len(), times.last().copied().unwrap_or(0.0));
    println!(
        "{name:<34} {number:>7} {:>9.4} {:>9.4} {max:>9.4}",
        times[number / 2],
        times[number * 99 / 100]
    );
}
