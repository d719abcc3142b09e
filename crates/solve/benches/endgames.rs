//! Late positions of Subdivision searched out: `cargo bench -p plat-solve --bench endgames`. Compare rows of one run with
//! each other; the times themselves are the machine's. `examples/endgames.rs` has medians over many positions.

use divan::{Bencher, black_box};
use plat_engine::{FastDice, Game, Next, new_game};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::alpha_beta::{Duel, Limit, Memory, Search};
use plat_solve::subdivision::{exact, within_reach};

fn main() {
    divan::main();
}

/// A game played at random until so many cells are free.
fn late(cells: usize) -> Subdivision {
    let mut game: Subdivision = new_game(&SubdivisionOptions::default(), 2).expect("a game for two");
    let (mut dice, mut scratch) = (FastDice::new(3), Vec::new());
    while !within_reach(&game, cells) {
        let Next::Seats(seats) = game.next() else {
            panic!("the game was over before");
        };
        let seat = seats.first().expect("somebody is to act");
        let action = game.pick(seat, &mut dice, &mut scratch);
        game.act(seat, action);
    }
    game
}

#[divan::bench(args = [6, 8, 10, 12], sample_count = 10)]
fn by_what_can_still_matter(bencher: Bencher<'_, '_>, cells: usize) {
    let game = late(cells);
    bencher.bench(|| exact(black_box(&game), &Limit::default()));
}

/// The same through the contract alone.
#[divan::bench(args = [6, 7], sample_count = 3)]
fn by_the_contract(bencher: Bencher<'_, '_>, cells: usize) {
    let duel = Duel::new(late(cells)).expect("two play");
    let memory = Memory::new(2);
    bencher.bench(|| Search::new(&memory, Limit::default()).exact(black_box(&duel)));
}
