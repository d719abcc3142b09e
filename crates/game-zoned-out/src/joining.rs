//! Whether a card joins zones does not depend on whose turn it is (ZO-9): two thousand random games in which cards are
//! offered by every player in turn, and what is said to each is held against the slow reference of the tests.

use plat_engine::{Dice, FastDice, Game, Knowledge, Next, Notation, Observer, Seat, Seats};

use super::naive::Why;
use super::slow::{Slow, read};
use crate::card::{Card, Turned};
use crate::cell::Cell;
use crate::deck::Deck;
use crate::face::Kind;
use crate::options::ZonedOutOptions;
use crate::refusal::Refusal;
use crate::state::{Action, Turn, ZonedOut};

/// How many cards are offered at a time.
const OFFERS: usize = 4;

/// What was seen in a row of games.
#[derive(Debug, Default)]
struct Seen {
    /// Cards that more than one player could lay but for ZO-9.
    shared: usize,
    /// Of these the ones that would join zones.
    joining: usize,
}

#[test]
fn zo_9_a_card_joins_zones_for_everybody_or_nobody_in_games_of_three() {
    let seen = play(500, Deck::standard(), 3);
    assert!(seen.joining > 500, "{seen:?}");
}

#[test]
fn zo_9_a_card_joins_zones_for_everybody_or_nobody_in_games_of_four() {
    let seen = play(500, Deck::standard(), 4);
    assert!(seen.joining > 500, "{seen:?}");
}

#[test]
fn zo_9_a_card_joins_zones_for_everybody_or_nobody_where_three_meet_all_the_time() {
    let seen = play(500, &crowded(), 3) + play(100, &equal(), 3);
    assert!(seen.joining > 500, "{seen:?}");
}

#[test]
fn zo_9_a_card_joins_zones_for_everybody_or_nobody_where_four_meet_all_the_time() {
    let seen = play(500, &crowded(), 4) + play(100, &equal(), 4);
    assert!(seen.joining > 500, "{seen:?}");
}

impl std::ops::Add for Seen {
    type Output = Seen;

    fn add(self, more: Seen) -> Seen {
        Seen {
            shared: self.shared + more.shared,
            joining: self.joining + more.joining,
        }
    }
}

/// Few kinds and many wild Blocks.
fn crowded() -> Deck {
    let cards = [
        "PLRLLBRL", "PLRLRLLB", "PLLBLBRM", "PLRMLBRL", "PLRLRMLB", "PLRLLBLB", "PLRMRMLB", "PLRLPKLB",
    ];
    Deck::from_word(&[cards; 7].concat().join(",")).expect("a deck")
}

/// 63 cards that are all alike.
fn equal() -> Deck {
    Deck::from_word(&["PLRMLBRM"; 63].join(",")).expect("a deck")
}

fn play(games: u64, deck: &Deck, seats: usize) -> Seen {
    (0..games).fold(Seen::default(), |seen, seed| seen + follow(deck, seats, seed))
}

/// Plays a game, and offers cards before each that is played.
fn follow(deck: &Deck, seats: usize, seed: u64) -> Seen {
    let options = ZonedOutOptions {
        deck: *deck,
        ..ZonedOutOptions::default()
    };
    let seats = Seats::new(seats).expect("three or four");
    let mut game = ZonedOut::new(&options, seats).expect("a game");
    let mut slow = Slow::new(*deck, seats.count(), false);
    let mut dice = FastDice::new(seed);
    let mut seen = Seen::default();
    loop {
        match game.next() {
            Next::Over => return seen,
            Next::Uncover => game.uncover(),
            Next::Chance => {
                let outcome = game.draw(&mut dice);
                slow.draw(&game.outcome_word(&outcome));
                game.reveal(&outcome);
            }
            Next::Seats(acting) => {
                let seat = acting.first().expect("somebody acts");
                if let Turn::Play { .. } = game.turn {
                    slow.compare(&game.view(Observer::Spectator));
                    for (card, turn, at) in choose(&game, &mut dice) {
                        seen = seen + compare(&game, &slow, card, turn, at);
                    }
                }
                let first_discard = matches!(game.turn, Turn::Play { .. });
                let action = game.pick(seat, &mut dice, &mut Vec::new());
                slow.act(seat.index(), &game.word(action), first_discard);
                game.act(seat, action);
            }
        }
    }
}

/// Cards of the deck, turned somehow, with places where they could lie if there were no zones: one anywhere, the others
/// where they touch two zones with Blocks that fit, of one kind if such a card is soon found.
fn choose(game: &ZonedOut, dice: &mut FastDice) -> Vec<(Card, Turned, Cell)> {
    let places: Vec<Cell> = game.city.places(|_| 0).iter().collect();
    if places.is_empty() {
        return Vec::new();
    }
    let cards: Vec<Card> = game.cards.cards().iter().collect();
    let fitting = |at: Cell, fits: &dyn Fn(Kind, usize) -> bool| -> Vec<Kind> {
        let around = at.around_card();
        let touches = |&seat: &Seat| {
            let planner = game.zones.planner(seat);
            let beside = |index: usize| game.zones.held(seat).has(around[index]);
            planner.is_some_and(|planner| (0..8).any(|index| beside(index) && fits(planner.kind, index / 2)))
        };
        let zones = game.seats.iter().filter(touches);
        zones
            .filter_map(|seat| Some(game.zones.planner(seat)?.kind))
            .collect()
    };
    let mut between = places.clone();
    between.retain(|&at| fitting(at, &|_, _| true).len() > 1);
    let mut any = |places: &[Cell]| (*dice.pick(&cards), *dice.pick(&Turned::ALL), *dice.pick(places));
    let mut chosen = vec![any(&places)];
    while chosen.len() < OFFERS && !between.is_empty() {
        let mut found = None;
        for offer in (0..40).map(|_| any(&between)) {
            let blocks = game.turned(offer.0, offer.1).0;
            let mut kinds = fitting(offer.2, &|kind, place| kind.takes(blocks[place]));
            kinds.sort_unstable();
            if kinds.windows(2).any(|pair| pair[0] == pair[1]) {
                found = Some(offer);
                break;
            } else if kinds.len() > 1 {
                found = Some(offer);
            }
        }
        chosen.push(found.unwrap_or_else(|| any(&between)));
    }
    chosen
}

/// Offers a card by every player, as if it were in the hand and it were the turn of that player.
fn compare(game: &ZonedOut, slow: &Slow, card: Card, turn: Turned, at: Cell) -> Seen {
    let action = Action::Place { card, turn, at };
    let word = game.word(action);
    let parts: Vec<&str> = word.split(':').collect();
    let (faces, place) = (slow.turned(parts[0], parts[1]), read(parts[2]));
    let mut answers = Vec::new();
    for seat in game.seats.iter() {
        let mut asked = game.clone();
        asked.turn = Turn::Play { seat, redrawn: false };
        asked.hands[seat] = [card].into_iter().collect();
        let answer = asked.check(seat, action);
        let expected = slow.reference.may_lay(seat.index(), faces, place);
        assert_eq!(
            answer.is_ok(),
            expected.is_ok(),
            "seat {seat}, {word}: {expected:?}\n{game:?}"
        );
        let joins = answer == Err(Refusal::Joins);
        assert_eq!(joins, expected == Err(Why::JoinsZones), "seat {seat}, {word}");
        if answer.is_ok() || joins {
            answers.push(joins);
        }
    }
    assert!(
        answers.windows(2).all(|pair| pair[0] == pair[1]),
        "{word} joins zones for some and not for others: {answers:?}\n{game:?}"
    );
    Seen {
        shared: usize::from(answers.len() > 1),
        joining: usize::from(answers.len() > 1 && answers[0]),
    }
}
