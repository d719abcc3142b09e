//! The solver against the rule page, a published count, SAT, and a second way of counting.

use crate::sat;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use plat_game_puzzle_town::{Cell, Face, Kind, Laid, Law, Side, Size, Tile, TileSet, Town, Zone};
use plat_solve::town::{
    Answer, Effort, Sampling, Task, TaskError, Why, bound, can_complete, count, count_by_rows,
    estimate_by_dives, estimate_by_population, fewest_violations, find,
};
use proptest::prelude::*;

fn fresh(size: Size, border: Zone) -> Task {
    Task::fresh(size, border, TileSet::standard()).expect("the published set suffices")
}

fn size(width: usize, depth: usize) -> Size {
    Size::new(width, depth).expect("a size")
}

/// Complete, lawful, made from the set, and built on what was given.
fn assert_answers(town: &Town, task: &Task) {
    assert!(town.is_complete() && town.broken().is_empty(), "{town:?}");
    for (cell, laid) in task.town().tiles() {
        assert_eq!(town.at(cell), Some(laid));
    }
    let mut left = *task.tiles();
    for (cell, laid) in town.tiles().filter(|&(cell, _)| task.town().at(cell).is_none()) {
        assert!(left.take(laid.tile()), "no {laid} left for {cell}");
    }
}

#[test]
fn complete_6x8_towns_of_every_border_colour() {
    for border in Zone::ALL {
        let task = fresh(Size::SIX_BY_EIGHT, border);
        for seed in 0..100 {
            let town = find(
                &task,
                &Effort {
                    seed,
                    ..Effort::default()
                },
            )
            .town()
            .expect("towns exist");
            assert_answers(&town, &task);
            assert_eq!(
                town.at(Cell::NORTH_WEST),
                TileSet::standard().cornerstone(border).map(Laid::Basic)
            );
            // The rule page: 82 Blocks, 18 of them of the border colour.
            assert_eq!(town.blocks().count(), 82);
            assert_eq!(
                town.blocks().filter(|block| block.colour == Some(border)).count(),
                18
            );
        }
    }
}

#[test]
fn complete_7x7_towns_with_the_park_in_every_cell() {
    for cell in Size::SEVEN_BY_SEVEN
        .all_cells()
        .filter(|&cell| cell != Cell::NORTH_WEST)
    {
        let task = fresh(Size::SEVEN_BY_SEVEN, Zone::Blue)
            .park_at(cell)
            .expect("a free cell");
        let town = find(&task, &Effort::default()).town().expect("towns exist");
        assert_answers(&town, &task);
    }
    let task = fresh(Size::SEVEN_BY_SEVEN, Zone::Red);
    let town = find(
        &task,
        &Effort {
            seed: 5,
            ..Effort::default()
        },
    )
    .town()
    .expect("towns exist");
    assert_answers(&town, &task);
    assert_eq!(town.tiles().filter(|&(_, laid)| laid == Laid::Park).count(), 1);
}

#[test]
fn the_same_seed_gives_the_same_town_and_another_seed_another() {
    let task = fresh(Size::SIX_BY_EIGHT, Zone::Green);
    let town = |seed| {
        find(
            &task,
            &Effort {
                seed,
                ..Effort::default()
            },
        )
        .town()
        .expect("towns exist")
    };
    assert_eq!(town(7), town(7));
    assert_ne!(town(7), town(8));
}

#[test]
fn towns_without_violations() {
    for border in Zone::ALL {
        let task = fresh(Size::SIX_BY_EIGHT, border).at_most(0);
        for seed in 0..50 {
            let town = find(
                &task,
                &Effort {
                    seed,
                    ..Effort::default()
                },
            )
            .town()
            .expect("they exist");
            assert_answers(&town, &task);
            assert_eq!(town.violations(), 0);
        }
    }
}

/// 13,328 up to the eight symmetries is a published figure. The symmetries (turn by 180 degrees, two reflections,
/// blue for red and back) turn a town of the 24 squares into another one. Of GBGR there is one, no symmetry but the
/// identity leaves it in its cell and its direction, and so each class of eight towns has exactly one in which it
/// lies in the north-western quarter and shows blue to the east or to the north.
#[test]
fn the_24_squares_fill_4x6_in_8_times_13328_ways() {
    let mut classes = 0;
    for cell in size(4, 6).all_cells().filter(|cell| cell.x < 2 && cell.y < 3) {
        for face in ["GBGR", "BGRG"].map(|face| Laid::Basic(face.parse().expect("a face"))) {
            let mut town = Town::new(size(4, 6), Zone::Green);
            if town.check(cell, face).is_ok() {
                town.lay(cell, face);
                let task = Task::complete(town, &TileSet::squares(1)).expect("a task");
                let tally = count(
                    &task,
                    &Effort {
                        threads: 2,
                        ..Effort::default()
                    },
                );
                assert_eq!(tally.why, None);
                classes += tally.ways;
            }
        }
    }
    assert_eq!((classes, 8 * classes), (13_328, 106_624));
}

/// The same count in one piece: half a minute of one processor, so only when somebody asks for it.
#[test]
#[ignore = "takes half a minute"]
fn the_24_squares_fill_4x6_in_106624_ways() {
    let task = Task::complete(Town::new(size(4, 6), Zone::Green), &TileSet::squares(1)).expect("a task");
    let tally = count(
        &task,
        &Effort {
            threads: 2,
            ..Effort::default()
        },
    );
    assert_eq!((tally.ways, tally.why), (106_624, None));
}

/// The numbers in the proof that a Park in a corner costs a violation, counted tile by tile.
#[test]
fn of_each_colour_36_tiles_show_it_and_12_show_it_on_opposite_sides() {
    for zone in Zone::ALL {
        let tiles = || {
            TileSet::standard().tiles().filter_map(|tile| match tile {
                Tile::Basic(kind) => Some(kind.face().zones()),
                Tile::Park => None,
            })
        };
        assert_eq!(tiles().filter(|zones| zones.contains(&zone)).count(), 36);
        let across = |[n, e, s, w]: [Zone; 4]| (n == zone && s == zone) || (e == zone && w == zone);
        assert_eq!(tiles().filter(|&zones| across(zones)).count(), 12);
    }
}

#[test]
fn a_park_in_the_corner_costs_one_violation_and_elsewhere_none() {
    for cell in Size::SEVEN_BY_SEVEN
        .all_cells()
        .filter(|&cell| cell != Cell::NORTH_WEST)
    {
        let corner = cell.x % 6 == 0 && cell.y % 6 == 0;
        let task = fresh(Size::SEVEN_BY_SEVEN, Zone::Green)
            .park_at(cell)
            .expect("a free cell");
        // The bound by hand: 36 tiles with green, 23 on the perimeter, 12 with green opposite green: one too many.
        assert_eq!(
            bound::fewest_violations(task.town(), task.tiles()),
            usize::from(corner),
            "{cell}"
        );
        let effort = Effort {
            time: Some(Duration::from_secs(60)),
            ..Effort::default()
        };
        let fewest = fewest_violations(&task, &effort);
        assert!(fewest.is_proved(), "{cell}");
        assert_answers(fewest.town.as_ref().expect("a town"), &task);
        assert_eq!(
            (fewest.violations(), fewest.at_least),
            (Some(usize::from(corner)), usize::from(corner)),
            "{cell}"
        );
    }
}

/// The counting argument against a solver that knows nothing of it, where it has something to say: towns with the
/// Park in a corner whose border colour stays away from the perimeter's inner and lateral zones, so that few tiles can
/// serve those inside. All 5x5 towns with these tiles are asked about that keep six of them where they are.
#[test]
fn sat_confirms_the_bound_with_the_park_in_a_corner() {
    let mut confirmed = 0;
    for seed in 0..40 {
        let mut luck = Luck(seed);
        let board = size(5, 5);
        let zones = |first: Cell, second: Cell, luck: &mut Luck| match board.on_edge(first)
            || board.on_edge(second)
        {
            true => Zone::ALL[1 + luck.below(2)],
            false => Zone::ALL[luck.below(3)],
        };
        let (mut town, tiles) = random_town_with_holes(&mut luck, board, 0..24, 18, zones);
        town.lay(Cell::new(4, 4), Laid::Park);
        let task = Task::with_tiles(town.clone(), tiles).expect("as many tiles as cells");
        let least = bound::fewest_violations(task.town(), task.tiles());
        if least > town.violations() {
            assert!(
                sat::cadical(&sat::Formula::new(&task, Some(least - 1))).is_none(),
                "{town:?}"
            );
            confirmed += 1;
        }
    }
    assert!(confirmed > 5, "{confirmed}");
}

#[test]
fn the_fewest_violations_agree_with_sat_on_small_towns() {
    // 4x4 from tiles that are rich in the border colour: some violations cannot be avoided.
    let mut proved_positive = 0;
    for seed in 0..12 {
        let (town, tiles) = random_hole(seed, size(5, 5), 0..25, 9);
        let task = Task::with_tiles(town, tiles).expect("a task");
        let fewest = fewest_violations(&task, &Effort::default());
        assert!(fewest.is_proved());
        let best = fewest.violations().expect("the hole was cut from a town");
        assert!(sat::cadical(&sat::Formula::new(&task, Some(best))).is_some());
        if best > 0 {
            proved_positive += 1;
            assert!(sat::cadical(&sat::Formula::new(&task, Some(best - 1))).is_none());
        }
    }
    assert!(proved_positive > 2, "the cases should not all be trivial");
}

#[test]
fn an_impossible_rest_is_told_from_a_time_out() {
    // Two tiles of a finished town changed places in the hand for tiles that cannot stand there.
    let task = fresh(Size::SIX_BY_EIGHT, Zone::Green);
    let mut town = find(&task, &Effort::default()).town().expect("towns exist");
    let cell = Cell::new(5, 7);
    town.clear(cell);
    let mut wrong = TileSet::EMPTY;
    wrong.put(Tile::Basic("BBBB".parse::<Face>().expect("a face").kind()));
    assert_eq!(can_complete(&town, &wrong, 1_000), Answer::Impossible);
    assert_eq!(can_complete(&town, &TileSet::EMPTY, 1_000), Answer::Impossible);
    let limited = can_complete(task.town(), task.tiles(), 3);
    assert!(
        matches!(
            limited,
            Answer::Unknown {
                why: Why::NodeLimit,
                ..
            }
        ),
        "{limited:?}"
    );
}

#[test]
fn a_stop_ends_a_long_count_with_what_was_counted() {
    let task = fresh(Size::SIX_BY_EIGHT, Zone::Green);
    let calls = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let progress = |_: &_| {
        if calls.fetch_add(1, Ordering::Relaxed) == 20 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let effort = Effort {
        stop: Some(&stop),
        progress: Some(&progress),
        threads: 2,
        ..Effort::default()
    };
    assert_eq!(count(&task, &effort).why, Some(Why::Stopped));
    let effort = Effort {
        time: Some(Duration::from_millis(50)),
        ..Effort::default()
    };
    assert_eq!(count(&task, &effort).why, Some(Why::TimeLimit));
}

#[test]
fn a_stopped_search_says_so_and_hands_over_its_best() {
    let task = fresh(Size::SIX_BY_EIGHT, Zone::Green);
    let stop = AtomicBool::new(true);
    let mut stopped = 0;
    for seed in 0..50 {
        // Some seeds are done before anybody looks at the flag.
        match find(
            &task,
            &Effort {
                seed,
                stop: Some(&stop),
                ..Effort::default()
            },
        ) {
            Answer::Built(town) => assert_answers(&town, &task),
            Answer::Unknown { why, best } => {
                stopped += 1;
                assert_eq!(why, Why::Stopped);
                let best = best.expect("it met dead ends");
                assert!(
                    best.broken()
                        .iter()
                        .all(|broken| broken.law() == Law::TilePlacement),
                    "{best:?}"
                );
                assert!(!best.is_complete() && best.remaining(TileSet::standard()).is_ok());
                assert!(
                    best.tiles().count() > 1 && best.at(Cell::NORTH_WEST) == task.town().at(Cell::NORTH_WEST)
                );
            }
            Answer::Impossible => panic!("towns exist"),
        }
    }
    assert!(stopped > 0);
}

#[test]
fn several_threads_give_the_same_answers() {
    for seed in 0..20 {
        let effort = Effort {
            seed,
            threads: 3,
            ..Effort::default()
        };
        for task in [
            fresh(Size::SIX_BY_EIGHT, Zone::Red),
            fresh(Size::SEVEN_BY_SEVEN, Zone::Red),
        ] {
            assert_answers(&find(&task, &effort).town().expect("towns exist"), &task);
        }
        let (town, mut tiles) = random_hole(seed, size(5, 5), 0..25, 12);
        let hand: Vec<Tile> = tiles.tiles().collect();
        tiles.take(hand[0]);
        tiles.put(Tile::Basic(Kind::from_index(seed as usize).expect("below 24")));
        let task = Task::with_tiles(town, tiles).expect("as many tiles as cells");
        let satisfiable = sat::cadical(&sat::Formula::new(&task, None)).is_some();
        assert_eq!(find(&task, &effort) == Answer::Impossible, !satisfiable);
    }
}

#[test]
fn impossible_demands_are_refused() {
    let set = TileSet::parse("GBRG 2 C\nGGGG 9\nBBBB 2").expect("a set");
    assert_eq!(
        Task::fresh(size(3, 3), Zone::Red, &set),
        Err(TaskError::NoCornerstone(Zone::Red))
    );
    assert_eq!(
        Task::fresh(Size::SIX_BY_EIGHT, Zone::Green, &set),
        Err(TaskError::TooFewTiles { cells: 47, tiles: 12 })
    );
    let broken = Town::from_rows(Zone::Green, "GBRG GRRR\n.... ....").expect("rows");
    assert!(matches!(
        Task::complete(broken, TileSet::standard()),
        Err(TaskError::Broken(_))
    ));
    let thrice = Town::from_rows(Zone::Green, "GGGG GGGG GGGG ....").expect("rows");
    let green = Tile::Basic("GGGG".parse::<Face>().expect("a face").kind());
    assert_eq!(
        Task::complete(thrice, TileSet::standard()),
        Err(TaskError::UsedTooOften(vec![green]))
    );
}

#[test]
fn both_counts_and_both_estimates_agree() {
    for (number, (width, depth)) in [(3, 3), (2, 4), (1, 4), (5, 2), (4, 1)].into_iter().enumerate() {
        let town = Town::new(size(width, depth), Zone::ALL[number % 3]);
        let mut set = TileSet::standard().without_park();
        // One of every second kind is enough, and keeps the number of partial towns small.
        Kind::all().filter(|kind| kind.index() % 2 == 1).for_each(|kind| {
            set.take(Tile::Basic(kind));
        });
        let task = Task::complete(town, &set).expect("a task");
        for task in [task.clone(), task.clone().at_most(0), task.at_most(1)] {
            let exact = count(&task, &Effort::default());
            assert_eq!(Ok(exact.ways), count_by_rows(&task, 2_000_000), "{width}x{depth}");
            let sampling = Sampling {
                batches: 20,
                batch_size: 2_000,
            };
            for estimate in [
                estimate_by_dives(&task, &sampling, &Effort::default()),
                estimate_by_population(&task, &sampling, &Effort::default()),
            ] {
                let off = (estimate.ways - exact.ways as f64).abs();
                assert!(
                    off <= 5.0 * estimate.error + 1e-9 * estimate.ways,
                    "{estimate:?} for {}",
                    exact.ways
                );
            }
        }
    }
}

#[test]
fn both_estimates_agree_on_the_whole_town() {
    let task = fresh(Size::SIX_BY_EIGHT, Zone::Green);
    let of = |batch_size| Sampling {
        batch_size,
        ..Sampling::default()
    };
    let dives = estimate_by_dives(&task, &of(10_000), &Effort::default());
    let population = estimate_by_population(&task, &of(5_000), &Effort::default());
    // Dives are skewed, so that their own error is a little too small: five deviations, not three.
    assert!(dives.agrees_with(&population, 5.0), "{dives:?} {population:?}");
}

#[test]
fn estimates_do_not_depend_on_threads_and_end_when_told() {
    let task = fresh(Size::SEVEN_BY_SEVEN, Zone::Green)
        .park_at(Cell::new(3, 3))
        .expect("a free cell");
    let sampling = Sampling {
        batches: 6,
        batch_size: 200,
    };
    let stop = AtomicBool::new(false);
    let reports = AtomicU64::new(0);
    let progress = |_: &_| {
        reports.fetch_add(1, Ordering::Relaxed);
    };
    for method in [estimate_by_dives, estimate_by_population] {
        let effort = |threads| Effort {
            threads,
            stop: Some(&stop),
            progress: Some(&progress),
            ..Effort::default()
        };
        stop.store(false, Ordering::Relaxed);
        let alone = method(&task, &sampling, &effort(1));
        assert_eq!((alone.batches, alone.why), (6, None));
        assert_eq!(alone, method(&task, &sampling, &effort(3)));
        stop.store(true, Ordering::Relaxed);
        let stopped = method(&task, &sampling, &effort(2));
        assert_eq!((stopped.batches, stopped.why), (0, Some(Why::Stopped)));
        assert!(stopped.ways.is_nan() && stopped.error.is_infinite());
        let hurried = Effort {
            time: Some(Duration::ZERO),
            ..Effort::default()
        };
        assert_eq!(method(&task, &sampling, &hurried).why, Some(Why::TimeLimit));
    }
    assert_eq!(reports.load(Ordering::Relaxed), 24, "one for each batch");
}

#[test]
fn counts_with_a_park_agree() {
    // The tiles of a lawful town, all taken up but two; the Park takes the place of one.
    let (mut town, mut tiles) = random_hole(3, size(3, 4), 0..12, 10);
    let (cell, laid) = town.tiles().next().expect("two are left");
    town.clear(cell);
    tiles.put(Tile::Park);
    let task = Task::with_tiles(town, tiles).expect("a task");
    assert_eq!(task.by_park().len(), 11, "instead of {laid}");
    let exact = count(
        &task,
        &Effort {
            threads: 2,
            ..Effort::default()
        },
    );
    assert!(exact.ways > 0);
    assert_eq!(Ok(exact.ways), count_by_rows(&task, 1_000_000));
}

/// A random lawful town, from which tiles are taken; the hand is what was taken.
fn random_hole(seed: u64, size: Size, cells: Range<usize>, holes: usize) -> (Town, TileSet) {
    let any = |_: Cell, _: Cell, luck: &mut Luck| Zone::ALL[luck.below(3)];
    random_town_with_holes(&mut Luck(seed), size, cells, holes, any)
}

/// The same, with a say in the colour between two cells.
fn random_town_with_holes(
    luck: &mut Luck,
    size: Size,
    cells: Range<usize>,
    holes: usize,
    zone: impl Fn(Cell, Cell, &mut Luck) -> Zone,
) -> (Town, TileSet) {
    let mut zones = std::collections::HashMap::new();
    let mut town = Town::new(size, Zone::Green);
    for cell in size.all_cells() {
        let face = Side::ALL.map(|side| match size.beyond(cell, side) {
            None => Zone::Green,
            Some(next) => {
                let key = (cell.min(next), cell.max(next));
                *zones.entry(key).or_insert_with(|| zone(cell, next, luck))
            }
        });
        town.lay(cell, Laid::Basic(Face::new(face)));
    }
    let mut hand = TileSet::EMPTY;
    let mut taken = 0;
    while taken < holes {
        let cell = size.cell(cells.start + luck.below(cells.len()));
        if let Some(laid) = town.at(cell) {
            hand.put(laid.tile());
            town.clear(cell);
            taken += 1;
        }
    }
    (town, hand)
}

/// Exchanges a tile that lies in the town for the Park.
fn lay_park(town: &mut Town, seed: u64) {
    let cells: Vec<Cell> = town.tiles().map(|(cell, _)| cell).collect();
    town.lay(cells[Luck(seed ^ 2).below(cells.len())], Laid::Park);
}

struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    /// Satisfiable or not: the same answer as SAT on partial towns whose hand was tampered with.
    #[test]
    fn agrees_with_sat(
        seed in any::<u64>(),
        holes in 4usize..20,
        swaps in 0usize..3,
        most in prop::option::of(0usize..4),
        park in any::<bool>(),
    ) {
        let (mut town, mut tiles) = random_hole(seed, size(5, 5), 0..25, holes);
        if park {
            lay_park(&mut town, seed);
        }
        let mut luck = Luck(seed ^ 1);
        for _ in 0..swaps {
            let hand: Vec<Tile> = tiles.tiles().collect();
            tiles.take(hand[luck.below(hand.len())]);
            tiles.put(Tile::Basic(Kind::from_index(luck.below(24)).expect("below 24")));
        }
        let mut task = Task::with_tiles(town, tiles).expect("as many tiles as cells");
        let formula = sat::Formula::new(&task, most);
        if let Some(most) = most {
            task = task.at_most(most);
        }
        let answer = find(&task, &Effort::default());
        match sat::cadical(&formula) {
            Some(town) => {
                assert_answers(&town, &task);
                let found = answer.town();
                prop_assert!(found.is_some(), "SAT has a town, the solver none: {task:?}");
                let found = found.expect("just checked");
                assert_answers(&found, &task);
                prop_assert!(most.is_none_or(|most| found.violations() <= most));
            }
            None => prop_assert_eq!(answer, Answer::Impossible),
        }
    }

    /// Both counts agree on partial towns, also with limits and with tiles to spare.
    #[test]
    fn counts_agree(
        seed in any::<u64>(),
        holes in 3usize..10,
        spare in 0usize..3,
        most in prop::option::of(0usize..4),
        park in any::<bool>(),
    ) {
        let (mut town, mut tiles) = random_hole(seed, size(4, 5), 0..20, holes);
        if park {
            lay_park(&mut town, seed);
        }
        let mut luck = Luck(seed ^ 1);
        for _ in 0..spare {
            tiles.put(Tile::Basic(Kind::from_index(luck.below(24)).expect("below 24")));
        }
        let mut task = Task::with_tiles(town, tiles).expect("enough tiles");
        if let Some(most) = most {
            task = task.at_most(most);
        }
        prop_assert_eq!(Ok(count(&task, &Effort::default()).ways), count_by_rows(&task, 1_000_000));
    }
}
