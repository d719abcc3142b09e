//! The kernels of Zoning Out: `cargo bench -p plat-search --bench zoning_out`. Compare rows of one run with each other;
//! the times themselves are the machine's.

use divan::{Bencher, black_box};
use plat_engine::{FastDice, Game, Next, Options, Seat, new_game};
use plat_game_zoning_out::heuristic::Outlook;
use plat_game_zoning_out::{
    Edition, Piece, RuleSet, ScoringRule, Weights, ZoningOut, ZoningOutOptions, score,
};
use plat_search::Playouts;

fn main() {
    divan::main();
}

fn opening(options: &[&str]) -> ZoningOut {
    let options = ZoningOutOptions::from_pairs(options).expect("good options");
    new_game(&options, 1).expect("a game for one")
}

const THREE: &[&str] = &["rules=garden-city,piazzas,lines-of-sight"];

/// A game with so many pyramids placed at random.
fn middle(pieces: usize) -> ZoningOut {
    let mut game = opening(THREE);
    let (mut dice, mut scratch) = (FastDice::new(12), Vec::new());
    while game.city(Seat::ALL[0]).built().len() < pieces || game.in_hand(Seat::ALL[0]).is_some() {
        match game.next() {
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            _ => {
                let action = game.pick(Seat::ALL[0], &mut dice, &mut scratch);
                game.act(Seat::ALL[0], action);
            }
        }
    }
    game
}

#[divan::bench(args = [3, 6])]
fn playout_and_score_by_three_rules(bencher: Bencher, trios: usize) {
    let game = opening(&[THREE[0], &format!("trios={trios}")]);
    let (mut dice, mut playouts) = (FastDice::new(1), Playouts::default());
    bencher.bench_local(|| {
        let mut game = game.clone();
        playouts.run(&mut game, &mut dice);
        game.total(Seat::ALL[0])
    });
}

#[divan::bench]
fn score_a_city_by_all_18_rules(bencher: Bencher) {
    let game = middle(45);
    let (built, rules) = (game.city(Seat::ALL[0]).built(), Edition::Second.rules());
    bencher.bench_local(|| score::total(black_box(built), rules));
}

#[divan::bench]
fn score_a_city_by_three_rules(bencher: Bencher) {
    let game = middle(45);
    let (built, rules) = (game.city(Seat::ALL[0]).built(), game.rules());
    bencher.bench_local(|| score::total(black_box(built), rules));
}

/// The basic score and one rule: what a row has more than the basic score is the rule's.
#[divan::bench(args = Edition::Second.rules().iter())]
fn score_a_city_by_one_rule(bencher: Bencher, rule: &ScoringRule) {
    let game = middle(45);
    let (built, rules) = (game.city(Seat::ALL[0]).built(), [*rule].into_iter().collect());
    bencher.bench_local(|| score::total(black_box(built), rules));
}

#[divan::bench]
fn basic_score_of_a_city(bencher: Bencher) {
    let game = middle(45);
    let built = game.city(Seat::ALL[0]).built();
    bencher.bench_local(|| score::total(black_box(built), RuleSet::default()));
}

/// What the planner does for one choice of a size: every spot for every pyramid that may come.
#[divan::bench]
fn look_ahead_over_all_pyramids(bencher: Bencher) {
    let game = middle(22);
    let weights = Weights::TUNED;
    let outlook = Outlook {
        city: game.city(Seat::ALL[0]),
        rules: game.rules(),
        left: game.supply(),
        weights: &weights,
    };
    let looked_at: usize = Piece::all().map(|piece| outlook.prospects(piece).len()).sum();
    bencher
        .counter(looked_at)
        .bench_local(|| black_box(&outlook).best_by_piece());
}
