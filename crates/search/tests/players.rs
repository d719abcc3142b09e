//! The players on a toy game whose best actions are known, and on Subdivision.

use plat_engine::{Dice, FastDice, Game, Next, OptionError, Seat, SeatSet, Seats, new_game};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::{Greedy, Player, Playouts, Random};

mod toy;

use toy::{Pick, Pot};

fn pot() -> Pot {
    new_game(&toy::NoOptions, 2).unwrap()
}

#[test]
fn greedy_takes_what_gives_the_best_lead() {
    // 5 for oneself beats 3; taking 4 from the other is worth less than 5 but more than 3.
    let mut game = pot();
    let mut greedy = Greedy::new(1);
    assert_eq!(greedy.choose(&game, Seat::ALL[0]), Pick::Gain(5));
    game.without(Pick::Gain(5));
    assert_eq!(greedy.choose(&game, Seat::ALL[0]), Pick::Take(4));
    game.without(Pick::Take(4));
    assert_eq!(greedy.choose(&game, Seat::ALL[0]), Pick::Gain(3));
}

#[test]
fn greedy_decides_between_equals_by_its_dice() {
    let mut game = pot();
    game.without(Pick::Gain(5));
    game.without(Pick::Take(4));
    game.without(Pick::Gain(3));
    // What is left, Gain(1) and Take(1), gives the same lead.
    let chosen: std::collections::HashSet<Pick> = (0..20)
        .map(|seed| Greedy::new(seed).choose(&game, Seat::ALL[0]))
        .collect();
    assert_eq!(chosen.len(), 2);
}

#[test]
fn random_finds_every_action() {
    let game = pot();
    let mut random = Random::new(5);
    let chosen: std::collections::HashSet<Pick> =
        (0..200).map(|_| random.choose(&game, Seat::ALL[0])).collect();
    assert_eq!(chosen.len(), 5);
}

#[test]
fn a_playout_goes_to_the_end_and_counts_plies_draws_and_choices() {
    let mut game = pot();
    let (playout, choices) = Playouts::default().run_counting(&mut game, &mut FastDice::new(1));
    assert_eq!(game.next(), Next::Over);
    // One bonus is drawn, then five picks from 5, 4, 3, 2, 1 things.
    assert_eq!((playout.plies, playout.draws, choices), (5, 1, 15));
}

/// A player no better than random would win 140 of 200 games with a chance of less than one in a million.
#[test]
fn greedy_beats_random_at_subdivision() {
    let mut wins = 0;
    for number in 0..200 {
        let greedy_seat = Seat::ALL[number % 2];
        let mut game: Subdivision = new_game(&SubdivisionOptions::default(), 2).unwrap();
        let mut greedy = Greedy::new(number as u64);
        let mut random = Random::new(number as u64);
        while let Next::Seats(acting) = game.next() {
            let seat = acting.first().unwrap();
            let player: &mut dyn Player<Subdivision> = if seat == greedy_seat {
                &mut greedy
            } else {
                &mut random
            };
            let action = player.choose(&game, seat);
            game.act(seat, action);
        }
        let other = game.seats().after(greedy_seat);
        wins += usize::from(game.total(greedy_seat) > game.total(other));
    }
    assert!(wins >= 140, "greedy won {wins} of 200");
}
