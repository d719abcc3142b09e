//! The kernels of Subdivision: `cargo bench -p plat-search`. Compare rows of one run with each other; the times
//! themselves are the machine's.

use divan::{Bencher, black_box};
use plat_engine::{FastDice, Game, Knowledge, Observer, Seat, View, new_game};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::{Greedy, Player, Playouts};

fn main() {
    divan::main();
}

fn opening(seats: usize) -> Subdivision {
    new_game(&SubdivisionOptions::default(), seats).expect("the defaults make a game")
}

/// A game some twelve plies old.
fn middle() -> Subdivision {
    let mut game = opening(2);
    let mut dice = FastDice::new(12);
    for ply in 0..12 {
        let seat = Seat::ALL[ply % 2];
        let action = game.pick(seat, &mut dice, &mut Vec::new());
        game.act(seat, action);
    }
    game
}

#[divan::bench(args = [2, 3, 4])]
fn playout_and_scores(bencher: Bencher, seats: usize) {
    let game = opening(seats);
    let mut dice = FastDice::new(1);
    let mut playouts = Playouts::default();
    bencher.bench_local(|| {
        let mut game = game.clone();
        playouts.run(&mut game, &mut dice);
        game.seats().iter().map(|seat| game.total(seat)).sum::<i32>()
    });
}

#[divan::bench]
fn all_actions(bencher: Bencher) {
    let game = middle();
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        game.actions(Seat::ALL[0], &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn one_random_action(bencher: Bencher) {
    let game = middle();
    let mut dice = FastDice::new(1);
    bencher.bench_local(|| black_box(&game).pick(Seat::ALL[0], &mut dice, &mut Vec::new()));
}

#[divan::bench]
fn total(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).total(Seat::ALL[0]));
}

#[divan::bench]
fn greedy_choice(bencher: Bencher) {
    let game = middle();
    let mut greedy = Greedy::new(1);
    bencher.bench_local(|| greedy.choose(&game, Seat::ALL[0]));
}

#[divan::bench]
fn view_and_scene(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| {
        game.view(Observer::Spectator)
            .parts(&plat_game_subdivision::SubdivisionView::english())
    });
}
