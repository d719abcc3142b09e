//! A playout of Subdivision or of City Planning allocates nothing, and a state of Subdivision is small.

// Counting allocations takes an allocator of one's own, which cannot be written without unsafe code, and which would be
// the allocator of every other test of a shared binary: so this is a binary by itself.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use plat_engine::{FastDice, Game, Options, new_game};
use plat_game_city_planning::{CityPlanning, CityPlanningOptions};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::Playouts;

thread_local! {
    /// Per thread, so that the test harness's own threads do not count.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call goes to the system's allocator unchanged; counting touches no memory of the caller's.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_of_subdivision_allocates_nothing() {
    for seats in 2..=4 {
        for options in [
            &[][..],
            &["private-parks=on"],
            &["park-placement=on"],
            &["set=threehouse"],
        ] {
            let options = SubdivisionOptions::from_pairs(options).unwrap();
            let game: Subdivision = new_game(&options, seats).unwrap();
            let mut playouts = Playouts::default();
            let mut dice = FastDice::new(1);
            let before = ALLOCATIONS.get();
            let mut points = 0;
            for _ in 0..100 {
                let mut game = game.clone();
                playouts.run(&mut game, &mut dice);
                points += game.seats().iter().map(|seat| game.total(seat)).sum::<i32>();
            }
            assert_eq!(ALLOCATIONS.get() - before, 0, "{seats} seats, {options:?}");
            assert!(points > 0);
        }
    }
}

#[test]
fn a_playout_of_city_planning_allocates_nothing() {
    for board in ["board=9", "board=13", "board=19"] {
        let options = CityPlanningOptions::from_pairs(&[board]).unwrap();
        let game: CityPlanning = new_game(&options, 2).unwrap();
        let mut playouts = Playouts::default();
        let mut dice = FastDice::new(1);
        let before = ALLOCATIONS.get();
        let mut plies = 0;
        for _ in 0..100 {
            plies += playouts.run(&mut game.clone(), &mut dice).plies;
            plies += playouts.run_by_hunch(&mut game.clone(), &mut dice).plies;
        }
        assert_eq!(ALLOCATIONS.get() - before, 0, "{board}");
        assert!(plies > 0);
    }
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    std::hint::black_box(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1);
}

#[test]
fn a_state_of_subdivision_takes_at_most_256_bytes() {
    assert!(
        size_of::<Subdivision>() <= 256,
        "{} bytes",
        size_of::<Subdivision>()
    );
}
