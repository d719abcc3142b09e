//! A seat that is told what it may know imagines a table that it cannot tell from the true one.

use plat_engine::{Next, Observer, Seat, SessionDice};
use plat_games::{PlayerKind, SHELF, find};

use crate::chosen;

/// Plays a game and tells every seat what happens; after every entry each sees at its imagined table what it sees at the
/// true one, and may do the same.
fn follow(game: &str, options: &[&str], seats: usize, player: PlayerKind, seed: u64) {
    let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
    let game = find(game).unwrap();
    let dice = SessionDice::seeded(seed.to_string().parse().unwrap());
    let mut table = game
        .new_table(&options, vec![String::new(); seats], dice)
        .unwrap();
    let at = |seat: &Seat| game.shadow(&options, seats, *seat, seed).unwrap();
    let all: Vec<Seat> = table.seats().iter().collect();
    let mut shadows: Vec<_> = all.iter().map(at).collect();
    let mut told = 0;
    loop {
        table.settle().unwrap();
        let over = table.next() == Next::Over;
        for (&seat, shadow) in all.iter().zip(&mut shadows) {
            let observer = Observer::Seat(seat);
            for seen in table.look(observer).log(told) {
                // The last entry may show what was hidden all the time, and then there is nothing left to decide.
                if let Err(lost) = shadow.tell(seen.seat, &seen.word) {
                    assert!(over, "{}: seat {seat}: {lost}", game.info().id);
                    continue;
                }
            }
            if !over {
                assert_eq!(
                    shadow.table().look(observer).json(),
                    table.look(observer).json(),
                    "{}",
                    game.info().id
                );
                assert_eq!(
                    shadow.table().look(observer).choices(),
                    table.look(observer).choices(),
                    "{}",
                    game.info().id
                );
            }
        }
        told = table.entries();
        let Next::Seats(acting) = table.next() else {
            return;
        };
        let seat = acting.first().unwrap();
        let word = chosen(table.as_ref(), seat, player, told as u64 ^ seed).unwrap();
        table.act(seat, &word).unwrap();
    }
}

#[test]
fn every_seat_of_every_game_imagines_what_it_sees() {
    for game in SHELF {
        for seats in game.info().seats.clone() {
            follow(game.info().id, &[], seats, PlayerKind::Random, 1);
            follow(game.info().id, &[], seats, PlayerKind::Greedy, 2);
        }
    }
    // PT-3: whoever passes shows that nothing in the hand fits, however large it is.
    for seed in 5..25 {
        for seats in 3..=4 {
            follow("puzzle-town", &[], seats, PlayerKind::Random, seed);
        }
    }
    for seats in 2..=4 {
        follow("zoning-out", &["mode=competitive"], seats, PlayerKind::Greedy, 3);
        follow("zoned-out", &["objectives=off"], seats, PlayerKind::Greedy, 4);
    }
}

#[test]
fn what_was_taken_back_is_forgotten() {
    let game = find("subdivision").unwrap();
    let (first, second) = (Seat::ALL[0], Seat::ALL[1]);
    let mut shadow = game.shadow(&[], 2, second, 1).unwrap();
    shadow.tell(Some(first), "3b2").unwrap();
    let before = shadow.table().look(Observer::Seat(second)).json();
    shadow.tell(Some(first), "back").unwrap();
    assert_ne!(shadow.table().look(Observer::Seat(second)).json(), before);
    shadow.tell(Some(first), "3b2").unwrap();
    assert_eq!(shadow.table().look(Observer::Seat(second)).json(), before);
}

#[test]
fn what_cannot_have_happened_is_said() {
    let game = find("subdivision").unwrap();
    let (first, second) = (Seat::ALL[0], Seat::ALL[1]);
    let mut shadow = game.shadow(&[], 2, second, 1).unwrap();
    for (who, word) in [
        (Some(second), "3b2"),
        (None, "3b2"),
        (Some(first), "hello"),
        (Some(first), "back"),
    ] {
        let lost = shadow.tell(who, word).unwrap_err();
        assert_eq!(
            lost.to_string(),
            format!("entry 1, {word:?}, does not follow from those before it")
        );
    }
    shadow.tell(Some(first), "3b2").unwrap();
    assert!(shadow.tell(Some(second), "3b2").is_err(), "the cell is taken");
    shadow.tell(Some(second), "3e5").unwrap();
}
