//! The levels of every game on the shelf decide by what their seat may know, and by nothing else.

use plat_engine::{Dice, FastDice, Next, Observer, SessionDice};
use plat_games::{AnyGame, Level, PlayerKind, SHELF, Thinking};

/// Plays a game at random, and at some decisions asks two players of every level who sit in front of the same view of two
/// different truths. Says whether the truths ever differed.
fn same_decisions(game: &dyn AnyGame, options: &[String], seats: usize) -> bool {
    let dice = SessionDice::seeded("5".parse().unwrap());
    let mut table = game.new_table(options, vec![String::new(); seats], dice).unwrap();
    let (mut dice, mut hidden) = (FastDice::new(5), false);
    for turn in 0.. {
        table.settle().unwrap();
        let Next::Seats(acting) = table.next() else {
            break;
        };
        let seat = acting.first().unwrap();
        if turn % 9 == 0 {
            let other = table.imagined(seat, dice.word());
            hidden |= table.seats().iter().any(|to| {
                let seen = Observer::Seat(to);
                other.look(seen).json() != table.look(seen).json()
            });
            for level in Level::ALL {
                let decide = |table| {
                    let thinking = Thinking::iterations(60);
                    let mut player = game.computer(PlayerKind::Level(level), seats, thinking, 3)?;
                    player.choose(table, seat)
                };
                let id = game.info().id;
                assert_eq!(decide(table.as_ref()), decide(other.as_ref()), "{id} {level}");
            }
        }
        let words = table.look(Observer::Seat(seat)).words();
        let word = dice.pick(&words).clone();
        table.act(seat, &word).unwrap();
    }
    hidden
}

#[test]
fn what_a_seat_cannot_know_makes_no_difference_to_any_level() {
    for game in SHELF {
        let info = game.info();
        // What is suggested for small screens is quick to play, and competition is where Zoning Out hides something.
        let mut sets = vec![info.small_screen.iter().map(|&pair| pair.to_owned()).collect()];
        if info.id == "zoning-out" {
            sets.push(["mode=competitive", "trios=2"].map(ToOwned::to_owned).to_vec());
        }
        let mut hidden = false;
        for options in sets {
            let sizes = game.table_sizes(&options).unwrap();
            for seats in [sizes[0].max(2), sizes[sizes.len() - 1].min(4)] {
                hidden |= same_decisions(*game, &options, seats);
            }
        }
        assert_eq!(hidden, info.hidden, "{}", info.id);
    }
}
