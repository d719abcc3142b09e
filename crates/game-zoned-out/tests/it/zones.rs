//! Whole random games against the slow reference of `naive`: zones, claims, legal actions, developments and final
//! points agree after every event.

use std::collections::BTreeSet;

use crate::slow::Slow;
use plat_engine::{Dice, Event, FastDice, Game, Knowledge, Next, Notation, Observer, Options, Seat, Seats};
use plat_game_zoned_out::{Deck, Objective, Phase, ZonedOut, ZonedOutOptions};
use proptest::prelude::*;

/// Few kinds and many wilds, so that zones meet all the time.
const CROWDED: &str = "
    PL RL LB RL\nPL RL RL LB\nPL LB LB RM\nPL RM LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RM RM LB
    PL RL LB RL\nPL RL RL RL\nPL LB LB RL\nPL RL LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RM RM LB
    PL RL LB RL\nPL RL PK LB\nPL LB MU RL\nPL RL LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RM RL LB
    PL RL LB RL\nPL RL RL LB\nPL LB LB RL\nPL RL LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RL RM LB
    PL RL LB RL\nPL AB RL LB\nPL LB LB RL\nPL RL LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RM RL LB
    PL RL LB RL\nPL RL RL LB\nPL LB LB RL\nPL RL LB RL\nPL RL RM LB\nPL LB RL RM\nPL RL LB LB\nPL RL RM LB";

fn follow(deck: Deck, seats: usize, seed: u64) {
    let options = ZonedOutOptions {
        deck,
        negative_zones: seed.is_multiple_of(2),
        ..ZonedOutOptions::default()
    };
    assert_eq!(
        ZonedOutOptions::from_pairs(
            &["deck", "negative-zones"].map(|key| format!("{key}={}", options.get(key)))
        ),
        Ok(options.clone())
    );
    let mut dice = FastDice::new(seed);
    let mut game = ZonedOut::new(&options, Seats::new(seats).unwrap()).unwrap();
    let mut slow = Slow::new(deck, seats, options.negative_zones);
    loop {
        let view = game.view(Observer::Spectator);
        slow.compare(&view);
        match game.next() {
            Next::Over => break,
            Next::Uncover => game.uncover(),
            Next::Chance => {
                let outcome = game.draw(&mut dice);
                slow.draw(&game.outcome_word(&outcome));
                game.reveal(&outcome);
            }
            Next::Seats(acting) => {
                let seat = acting.first().unwrap();
                compare_actions(&game, &slow, seat);
                // Now and then a redraw, which a uniform choice hardly ever makes.
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                let last = actions[actions.len() - 1];
                let action = match seed.is_multiple_of(3) && dice.below(4) == 0 {
                    true => last,
                    false => game.pick(seat, &mut dice, &mut Vec::new()),
                };
                let first_discard = view.phase == Phase::Play;
                slow.act(seat.index(), &game.word(action), first_discard);
                Event::Act { seat, action }.apply(&mut game);
            }
        }
    }
    let view = game.view(Observer::Spectator);
    let objectives: Vec<Objective> = view.objectives.iter().map(|one| one.objective).collect();
    assert_eq!(objectives.len(), 6);
    for seat in Seat::ALL.into_iter().take(seats) {
        assert_eq!(
            game.total(seat),
            slow.total(seat.index(), &objectives),
            "{seat:?}"
        );
    }
}

fn compare_actions(game: &ZonedOut, slow: &Slow, seat: Seat) {
    let view = game.view(Observer::Seat(seat));
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let words: BTreeSet<String> = actions.iter().map(|&action| game.word(action)).collect();
    let cards: Vec<String> = view.players[seat.index()]
        .cards
        .iter()
        .flatten()
        .map(|card| card.card.to_string())
        .collect();
    let expected = match view.phase {
        Phase::Begin => slow.moves(seat.index(), true),
        Phase::Move => slow.moves(seat.index(), false),
        Phase::Discard => return,
        _ => {
            let mut expected = slow.placements(seat.index(), &cards);
            if expected.is_empty() {
                expected.insert("pass".to_owned());
            }
            expected.extend(words.iter().filter(|word| word.starts_with("discard")).cloned());
            expected
        }
    };
    assert_eq!(words, expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_game_agrees_with_the_slow_one(seats in 2..=4usize, seed in any::<u64>()) {
        follow(*Deck::standard(), seats, seed);
    }

    #[test]
    fn where_zones_meet_all_the_time_too(seats in 2..=4usize, seed in any::<u64>()) {
        follow(Deck::parse(CROWDED).unwrap(), seats, seed);
    }
}
