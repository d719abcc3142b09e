//! A player who is stopped decides at once, by what it has seen so far.

use plat_engine::{FastDice, Game, Seat, Seats};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::{Greedy, Player, Stop};

#[test]
fn a_greedy_player_who_is_stopped_takes_an_action_that_it_has_looked_at() {
    let mut game =
        Subdivision::new(&SubdivisionOptions::default(), Seats::new(2).expect("two")).expect("good options");
    if game.next() == plat_engine::Next::Chance {
        let outcome = game.draw(&mut FastDice::new(1));
        game.reveal(&outcome);
    }
    let seat = Seat::ALL[0];
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let stop = Stop::default();
    let mut greedy = Greedy::new(1).until(stop.clone());
    stop.stop();
    assert_eq!(
        greedy.choose(&game, seat),
        actions[0],
        "it has looked at no other"
    );
    stop.reset();
    let free = Greedy::new(1).choose(&game, seat);
    assert!(actions.contains(&free));
}
