//! The players on a toy game whose best actions are known, on Subdivision and on City Planning.

use plat_engine::{Dice, FastDice, Game, Next, Seat, new_game};
use plat_game_city_planning::{Action, CityPlanning, CityPlanningOptions};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::{Greedy, Player, Playouts, Random, ask};

use crate::toy::{self, Pick, Pot};

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

/// Plays a game of City Planning to its end: the first seat by one player, the second by another.
fn plan_a_city(
    seed: u64,
    mut choose: impl FnMut(&CityPlanning, Seat, &mut FastDice) -> Option<Action>,
) -> [i32; 2] {
    let options = CityPlanningOptions::default();
    let mut game: CityPlanning = new_game(&options, 2).unwrap();
    let mut dice = FastDice::new(seed);
    loop {
        match game.next() {
            Next::Over => return [Seat::ALL[0], Seat::ALL[1]].map(|seat| game.total(seat)),
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = choose(&game, seat, &mut dice);
                let action = action.unwrap_or_else(|| game.pick(seat, &mut dice, &mut Vec::new()));
                game.act(seat, action);
            }
        }
    }
}

#[test]
fn greedy_plans_cities_far_better_than_chance() {
    let mut margins = Vec::new();
    for seed in 0..6 {
        let mut greedy = Greedy::new(seed);
        let first = Seat::ALL[0];
        let [own, others] = plan_a_city(seed, |game, seat, dice| {
            (seat == first).then(|| ask(&mut greedy, game, seat, dice))
        });
        margins.push(own - others);
    }
    // Chance gives points away; whoever does not, and builds what it can, leads by dozens.
    assert!(margins.iter().all(|&margin| margin > 0), "{margins:?}");
    assert!(margins.iter().sum::<i32>() > 6 * 25, "{margins:?}");
}

/// Whoever looks at the points of the turn only: what the greedy player would be without prospects.
fn points_only(game: &CityPlanning, seat: Seat, dice: &mut FastDice) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let points = |&action: &Action| {
        let mut after = game.clone();
        after.act(seat, action);
        if let Action::Plan(..) = action {
            after.act(seat, Action::Confirm);
        }
        after.total(seat)
    };
    let best = actions.iter().map(points).max();
    actions.retain(|action| Some(points(action)) == best);
    *dice.pick(&actions)
}

#[test]
fn greedy_plans_cities_better_with_prospects_than_by_points_alone() {
    let mut won = 0;
    for seed in 0..20 {
        let mut greedy = Greedy::new(seed);
        let first = Seat::ALL[0];
        let [own, others] = plan_a_city(seed, |game, seat, dice| {
            Some(match seat == first {
                true => ask(&mut greedy, game, seat, dice),
                false => points_only(game, seat, dice),
            })
        });
        won += usize::from(own > others);
    }
    assert!(won >= 14, "{won} of 20 games");
}

#[test]
fn hunches_plan_cities_better_than_chance() {
    let (mut won, mut margin) = (0, 0);
    for seed in 0..60 {
        let first = Seat::ALL[0];
        let [own, others] = plan_a_city(seed, |game, seat, dice| {
            (seat == first).then(|| game.hunch(seat, dice, &mut Vec::new()))
        });
        won += usize::from(own > others);
        margin += own - others;
    }
    assert!(
        won > 50 && margin > 60 * 10,
        "{won} of 60 games, by {margin} points"
    );
}
