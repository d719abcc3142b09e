//! Perfect play of Subdivision, held against plain minimax through the contract, which knows nothing of it.

use plat_engine::{Dice, FastDice, Game, Next, Options, Seat, Seats};
use plat_game_subdivision::{Action, Subdivision, SubdivisionOptions};
use plat_search::alpha_beta::{Limit, Memory};
use plat_solve::subdivision::{Endgame, exact, free_cells, within_reach};

fn begin(options: &[&str]) -> Subdivision {
    let options = SubdivisionOptions::from_pairs(options).unwrap();
    Subdivision::new(&options, Seats::new(2).unwrap()).unwrap()
}

/// A game played at random until at most so many cells are free. None if it was over before.
fn random_position(options: &[&str], cells: usize, seed: u64) -> Option<Subdivision> {
    let mut game = begin(options);
    let mut dice = FastDice::new(seed);
    loop {
        match game.next() {
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(_) if within_reach(&game, cells) => return Some(game),
            Next::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.pick(seat, &mut dice, &mut Vec::new());
                game.act(seat, action);
            }
            Next::Over => return None,
        }
    }
}

fn legal(game: &Subdivision) -> (Seat, Vec<Action>) {
    let Next::Seats(seats) = game.next() else {
        panic!("nobody is to act");
    };
    let seat = seats.first().unwrap();
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    (seat, actions)
}

/// The final margin of the first seat, by looking at every game there is.
fn minimax(game: &Subdivision) -> i32 {
    if game.next() == Next::Over {
        return game.total(Seat::ALL[0]) - game.total(Seat::ALL[1]);
    }
    let (seat, actions) = legal(game);
    let margins = actions
        .into_iter()
        .map(|action| minimax(&after(game, seat, action)));
    if seat == Seat::ALL[0] {
        margins.max().unwrap()
    } else {
        margins.min().unwrap()
    }
}

fn after(game: &Subdivision, seat: Seat, action: Action) -> Subdivision {
    let mut game = game.clone();
    game.act(seat, action);
    game
}

/// A margin of the first seat as this seat sees it.
fn seen_by(seat: Seat, margin: i32) -> i32 {
    if seat == Seat::ALL[0] { margin } else { -margin }
}

const OPTIONS: [&[&str]; 5] = [
    &["parks=random"],
    &["set=threehouse", "parks=random"],
    &["parks=random", "private-parks=on"],
    &["set=threehouse", "parks=random", "private-parks=on"],
    &["set=threehouse", "private-parks=on"],
];

#[test]
fn perfect_play_is_what_minimax_says() {
    let (mut positions, mut passes, mut ties) = (0, 0, 0);
    for options in OPTIONS {
        for seed in 0..150 {
            let Some(game) = random_position(options, 5 + seed as usize % 2, seed) else {
                continue;
            };
            let (seat, actions) = legal(&game);
            let truth = seen_by(seat, minimax(&game));
            let found = exact(&game, &Limit::default()).unwrap();
            assert_eq!(found.margin, truth, "{options:?}, seed {seed}");
            positions += 1;
            ties += usize::from(truth == 0);
            passes += usize::from(found.line.contains(&Action::Pass));
            assert!(actions.contains(&found.best().unwrap()));
        }
    }
    assert!(
        positions > 600 && passes > 20 && ties > 20,
        "{positions} {passes} {ties}"
    );
}

#[test]
fn the_line_is_legal_and_reaches_the_margin() {
    for (seed, options) in (0..40).flat_map(|seed| OPTIONS.map(|options| (seed, options))) {
        let Some(mut game) = random_position(options, 9, seed) else {
            continue;
        };
        let (first, _) = legal(&game);
        let found = exact(&game, &Limit::default()).unwrap();
        for &action in &found.line {
            let (seat, _) = legal(&game);
            game.check(seat, action).unwrap();
            game.act(seat, action);
        }
        assert_eq!(game.next(), Next::Over);
        let margin = game.total(Seat::ALL[0]) - game.total(Seat::ALL[1]);
        assert_eq!(seen_by(first, margin), found.margin, "{options:?}, seed {seed}");
    }
}

#[test]
fn the_best_actions_are_those_after_which_minimax_says_the_same() {
    for (seed, options) in (0..30).flat_map(|seed| OPTIONS.map(|options| (seed, options))) {
        let Some(game) = random_position(options, 5, seed) else {
            continue;
        };
        let endgame = Endgame::new(&game, 1 << 10).unwrap();
        let (seat, actions) = legal(&game);
        let margin = endgame.exact(&game, &Limit::default()).unwrap().margin;
        let best = endgame.best_actions(&game, margin, &Limit::default()).unwrap();
        let expected: Vec<Action> = actions
            .into_iter()
            .filter(|&action| seen_by(seat, minimax(&after(&game, seat, action))) == margin)
            .collect();
        assert_eq!(best, expected, "{options:?}, seed {seed}");
    }
}

#[test]
fn a_small_memory_forgets_but_does_not_lie() {
    for seed in 0..10 {
        let game = random_position(&["parks=random"], 10, seed).unwrap();
        let tiny = Endgame::new(&game, 8)
            .unwrap()
            .exact(&game, &Limit::default())
            .unwrap();
        let ample = exact(&game, &Limit::default()).unwrap();
        assert_eq!(tiny.margin, ample.margin);
        assert!(tiny.nodes >= ample.nodes);
    }
}

#[test]
fn who_is_stopped_says_nothing() {
    let game = begin(&["set=threehouse"]);
    let limit = Limit {
        nodes: Some(5_000),
        ..Limit::default()
    };
    assert_eq!(exact(&game, &limit), None);
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limit = Limit {
        stop: Some(&stop),
        ..Limit::default()
    };
    assert_eq!(exact(&game, &limit), None);
}

#[test]
fn only_games_for_two_whose_parks_lie_are_within_reach() {
    let three = Subdivision::new(&SubdivisionOptions::default(), Seats::new(3).unwrap()).unwrap();
    assert_eq!(free_cells(&three), None);
    assert_eq!(exact(&three, &Limit::default()), None);
    assert_eq!(free_cells(&begin(&["parks=random"])), None);
    assert_eq!(free_cells(&begin(&["park-placement=on"])), None);
    assert_eq!(free_cells(&begin(&[])), Some(30));
    assert_eq!(free_cells(&begin(&["set=threehouse"])), Some(18));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let game = random_position(&[], 11, 5).unwrap();
    assert_eq!(exact(&game, &Limit::default()), exact(&game, &Limit::default()));
}

/// Findings hold for every game on the same ground: one memory for all positions of many games, each of which must
/// still get the value that minimax says. If positions that differ in what matters shared a key, this would find out.
#[test]
fn positions_with_the_same_key_have_the_same_value() {
    for options in [
        &["set=threehouse"][..],
        &["set=threehouse", "private-parks=on"],
        &[],
    ] {
        let endgame = Endgame::new(&begin(options), 1 << 18).unwrap();
        for seed in 0..250 {
            let Some(game) = random_position(options, 6 - seed as usize % 3, seed) else {
                continue;
            };
            let (seat, _) = legal(&game);
            let found = endgame.exact(&game, &Limit::default()).unwrap();
            assert_eq!(
                found.margin,
                seen_by(seat, minimax(&game)),
                "{options:?}, seed {seed}"
            );
        }
        assert!(!endgame.memory().is_empty());
    }
}

#[test]
fn findings_survive_a_file() {
    let game = random_position(&["set=threehouse"], 11, 3).unwrap();
    let endgame = Endgame::new(&game, 1 << 16).unwrap();
    let found = endgame.exact(&game, &Limit::default()).unwrap();
    let mut file = Vec::new();
    endgame.memory().write(&endgame.about(), 0, &mut file).unwrap();
    let memory = Memory::read(&endgame.about(), 1 << 16, &mut &file[..]).unwrap();
    let again = Endgame::remembering(&game, memory).unwrap();
    let second = again.exact(&game, &Limit::default()).unwrap();
    assert_eq!(second.margin, found.margin);
    assert!(
        second.nodes * 10 < found.nodes,
        "{} after {}",
        second.nodes,
        found.nodes
    );
}

#[test]
fn symmetric_positions_are_worth_the_same() {
    // The default ThreeHouse layout is its own image by a half turn and both reflections along the rows and columns.
    let mut dice = FastDice::new(7);
    for _ in 0..20 {
        let games: Vec<Subdivision> = {
            let mut games = vec![begin(&["set=threehouse"]); 4];
            while !within_reach(&games[0], 9) {
                let (seat, actions) = legal(&games[0]);
                let action = *dice.pick(&actions);
                for (number, game) in games.iter_mut().enumerate() {
                    game.act(seat, mirrored(action, number));
                }
            }
            games
        };
        let margins: Vec<i32> = games
            .iter()
            .map(|game| exact(game, &Limit::default()).unwrap().margin)
            .collect();
        assert_eq!(margins, [margins[0]; 4]);
        let endgame = Endgame::new(&games[0], 1 << 16).unwrap();
        let first = endgame.exact(&games[0], &Limit::default()).unwrap();
        let second = endgame.exact(&games[3], &Limit::default()).unwrap();
        assert!(second.nodes <= first.nodes && second.margin == first.margin);
    }
}

fn mirrored(action: Action, number: usize) -> Action {
    let Action::Place(pips, cell) = action else {
        return action;
    };
    let x = if number & 1 == 1 { 4 - cell.x() } else { cell.x() };
    let y = if number & 2 == 2 { 4 - cell.y() } else { cell.y() };
    Action::Place(pips, plat_grid::Cell::new(x, y).unwrap())
}
