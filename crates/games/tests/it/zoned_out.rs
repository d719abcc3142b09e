//! The heuristic of Zoned Out: hunches are legal and better than chance, and the greedy player makes use of its
//! prospects.

use plat_engine::{FastDice, Game, Next, Seat, Seats};
use plat_game_zoned_out::{Action, ZonedOut, ZonedOutOptions};
use plat_search::{Greedy, ask};

/// Plays a game in which one seat decides by its own way and the others at random; says whether it came first.
fn play(seed: u64, seats: usize, mut own: impl FnMut(&ZonedOut, Seat, &mut FastDice) -> Action) -> bool {
    let seats = Seats::new(seats).unwrap();
    let mut game = ZonedOut::new(&ZonedOutOptions::default(), seats).unwrap();
    let mut dice = FastDice::new(seed);
    let hero = Seat::ALL[seed as usize % seats.count()];
    loop {
        match game.next() {
            Next::Over => return game.places()[hero] == 1,
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(acting) => {
                let seat = acting.first().unwrap();
                let action = match seat == hero {
                    true => own(&game, seat, &mut dice),
                    false => game.pick(seat, &mut dice, &mut Vec::new()),
                };
                assert_eq!(game.check(seat, action), Ok(()));
                game.act(seat, action);
            }
        }
    }
}

#[test]
fn hunches_are_legal_and_beat_chance() {
    for seats in 2..=4 {
        let won = (0..120).filter(|&seed| {
            play(seed, seats, |game, seat, dice| {
                game.hunch(seat, dice, &mut Vec::new())
            })
        });
        // At random one of so many would win.
        assert!(won.count() * seats > 120 * 4 / 3, "{seats} players");
    }
}

#[test]
fn the_greedy_player_beats_chance_nearly_always() {
    for seats in 2..=4 {
        let won = (0..8).filter(|&seed| {
            let mut greedy = Greedy::new(seed);
            play(seed, seats, |game, seat, dice| ask(&mut greedy, game, seat, dice))
        });
        assert!(won.count() >= 6, "{seats} players");
    }
}
