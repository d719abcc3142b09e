//! The planner: who may sit where, and how it plays the puzzle.

use plat_engine::{Next, Observer, Seat, SessionDice};
use plat_games::{LiveTable, PlayerKind, find};

/// A puzzle played to its end by the planner.
fn played(options: &[&str], seed: &str) -> Box<dyn LiveTable> {
    let game = find("puzzle-town").expect("it is on the shelf");
    let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
    let dice = SessionDice::seeded(seed.parse().expect("a seed"));
    let mut table = game
        .new_table(&options, vec!["planner".to_owned()], dice)
        .expect("good options");
    loop {
        table.settle().expect("the dice are there");
        if table.next() == Next::Over {
            return table;
        }
        let word = table
            .choose(Seat::ALL[0], PlayerKind::Planner, 1)
            .expect("its turn");
        table
            .act(Seat::ALL[0], &word)
            .expect("the planner plays by the rules");
    }
}

#[test]
fn the_planner_plays_the_puzzle_of_puzzle_town_and_nothing_else() {
    let players = |game: &str, seats| find(game).expect("it is on the shelf").players(seats);
    let everybody = vec![PlayerKind::Random, PlayerKind::Greedy, PlayerKind::Planner];
    assert_eq!(players("puzzle-town", 1), everybody);
    assert_eq!(players("puzzle-town", 2), everybody[..2]);
    assert_eq!(players("subdivision", 2), everybody[..2]);
    assert_eq!(players("subdivision", 1), [], "there is no such table");
    let game = find("puzzle-town").expect("it is on the shelf");
    let dice = SessionDice::seeded("1".parse().expect("a seed"));
    let mut table = game
        .new_table(&[], vec![String::new(); 2], dice)
        .expect("a table");
    table.settle().expect("the dice are there");
    for seat in [Seat::ALL[0], Seat::ALL[1]] {
        assert_eq!(table.choose(seat, PlayerKind::Planner, 1), None);
    }
}

#[test]
fn with_six_face_up_the_planner_lays_every_tile() {
    for seed in ["1", "2", "3", "4", "5"] {
        assert_eq!(
            played(&[], seed).scores(Observer::Spectator)[0].total,
            0,
            "seed {seed}"
        );
    }
    assert_eq!(played(&["size=7x7"], "1").scores(Observer::Spectator)[0].total, 0);
}

#[test]
fn with_fewer_face_up_the_planner_plays_to_the_end_by_the_rules() {
    for seed in ["1", "2", "3"] {
        let total = played(&["market=1"], seed).scores(Observer::Spectator)[0].total;
        assert!(total <= 0);
    }
}
