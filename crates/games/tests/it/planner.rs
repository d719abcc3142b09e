//! The planner: who may sit where, and how it plays the puzzle.

use plat_engine::{Next, Observer, Seat, SessionDice};
use plat_games::{LiveTable, PlayerKind, find};

use crate::chosen;

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
        let word = chosen(table.as_ref(), Seat::ALL[0], PlayerKind::Planner, 1).expect("its turn");
        table
            .act(Seat::ALL[0], &word)
            .expect("the planner plays by the rules");
    }
}

#[test]
fn the_planner_plays_the_puzzle_of_puzzle_town_and_zoning_out() {
    let players = |game: &str, seats| find(game).expect("it is on the shelf").players(seats);
    let everybody = PlayerKind::ALL;
    let [but_the_planner @ .., PlayerKind::Planner] = &everybody[..] else {
        panic!("the planner is the last");
    };
    assert_eq!(players("puzzle-town", 1), everybody);
    assert_eq!(players("puzzle-town", 2), but_the_planner);
    assert_eq!(players("subdivision", 2), but_the_planner);
    assert_eq!(players("zoning-out", 1), everybody);
    assert_eq!(players("zoning-out", 4), everybody);
    assert_eq!(players("subdivision", 1), [], "there is no such table");
    let game = find("puzzle-town").expect("it is on the shelf");
    let dice = SessionDice::seeded("1".parse().expect("a seed"));
    let mut table = game
        .new_table(&[], vec![String::new(); 2], dice)
        .expect("a table");
    table.settle().expect("the dice are there");
    for seat in [Seat::ALL[0], Seat::ALL[1]] {
        assert_eq!(chosen(table.as_ref(), seat, PlayerKind::Planner, 1), None);
    }
}

#[test]
fn with_six_face_up_the_planner_lays_every_tile() {
    for seed in ["1", "2", "3", "4", "5"] {
        assert_eq!(
            played(&[], seed).look(Observer::Spectator).scores()[0].total,
            0,
            "seed {seed}"
        );
    }
    assert_eq!(
        played(&["size=7x7"], "1").look(Observer::Spectator).scores()[0].total,
        0
    );
}

#[test]
fn with_fewer_face_up_the_planner_plays_to_the_end_by_the_rules() {
    for seed in ["1", "2", "3"] {
        let total = played(&["market=1"], seed).look(Observer::Spectator).scores()[0].total;
        assert!(total <= 0);
    }
}

/// The totals of a game of Zoning Out, by seat.
fn zoning_out(options: &[&str], players: &[PlayerKind], seed: u64) -> Vec<i32> {
    let game = find("zoning-out").expect("it is on the shelf");
    let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
    let names = players.iter().map(ToString::to_string).collect();
    let dice = SessionDice::seeded(seed.to_string().parse().expect("a seed"));
    let mut table = game.new_table(&options, names, dice).expect("good options");
    loop {
        table.settle().expect("the dice are there");
        let Next::Seats(seats) = table.next() else {
            break;
        };
        let seat = seats.first().expect("somebody may act");
        let word = chosen(table.as_ref(), seat, players[seat.index()], seed).expect("its turn");
        table.act(seat, &word).expect("computers play by the rules");
    }
    table
        .look(Observer::Spectator)
        .scores()
        .iter()
        .map(|score| score.total)
        .collect()
}

#[test]
fn alone_the_planner_builds_far_better_cities_than_the_greedy_player() {
    let mean = |player| {
        let totals = (0..12).map(|seed| zoning_out(&["trios=2"], &[player], seed)[0]);
        totals.sum::<i32>() / 12
    };
    let [random, greedy, planner] = [PlayerKind::Random, PlayerKind::Greedy, PlayerKind::Planner].map(mean);
    assert!(
        random + 10 < greedy && greedy + 5 < planner,
        "{random} {greedy} {planner}"
    );
}

#[test]
fn in_competition_the_planner_beats_the_greedy_player() {
    let players = [PlayerKind::Planner, PlayerKind::Greedy];
    let won = (0..12).filter(|&seed| {
        let totals = zoning_out(&["mode=competitive", "trios=2"], &players, seed);
        totals[0] > totals[1]
    });
    assert!(
        won.count() >= 10,
        "by chance 10 of 12 are won once in fifty times"
    );
}

#[test]
fn in_apc_and_together_the_planner_plays_by_the_rules() {
    zoning_out(&["apc=on", "trios=2"], &[PlayerKind::Planner], 3);
    zoning_out(
        &["small-city=on"],
        &[PlayerKind::Planner, PlayerKind::Planner, PlayerKind::Random],
        3,
    );
}
