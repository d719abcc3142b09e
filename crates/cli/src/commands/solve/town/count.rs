//! Counting the ways to complete a town: one by one where that is possible, by two estimates where it is not.

use std::time::Instant;

use plat_solve::town::{
    Effort, Estimate, Sampling, Tally, Task, count as look_at_each, estimate_by_dives, estimate_by_population,
};

use super::How;

/// What is known of the number of ways.
pub(super) enum Counted {
    Exactly(Tally),
    About { population: Estimate, dives: Estimate },
}

/// More ways than this would take too long to look at: minutes.
const MOST_TO_LOOK_AT: f64 = 1e9;

pub(super) fn count(task: &Task, how: How, effort: &Effort) -> Counted {
    let began = Instant::now();
    let few = || {
        let rough = Sampling {
            batches: 8,
            batch_size: 500,
        };
        let rough = estimate_by_population(
            task,
            &rough,
            &Effort {
                progress: None,
                ..*effort
            },
        );
        rough.ways <= MOST_TO_LOOK_AT
    };
    if how == How::Exact || how == How::Auto && few() {
        return Counted::Exactly(look_at_each(task, effort));
    }
    // With a limit each method has its half of the time, and samples until then.
    let sampling = match effort.time {
        None => Sampling::default(),
        Some(_) => Sampling {
            batches: 100_000,
            ..Sampling::default()
        },
    };
    let rest = |share: u32| Effort {
        time: effort
            .time
            .map(|time| time.saturating_sub(began.elapsed()) / share),
        ..*effort
    };
    let population = estimate_by_population(task, &sampling, &rest(2));
    let dives = estimate_by_dives(task, &sampling, &rest(1));
    Counted::About { population, dives }
}
