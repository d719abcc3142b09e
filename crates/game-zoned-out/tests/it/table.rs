//! Small tables for the tests of the rules: a city drawn as the ring of Blocks around Downtown, the cards that matter,
//! and a story told in words.

use plat_engine::{Appraise, Game, Knowledge, Next, Notation, Observer, Refusal, ScoreSheet, Seat, Seats};
use plat_game_zoned_out::{BlockView, Deck, ZonedOut, ZonedOutOptions, ZonedOutView};

/// A city of Parking Lots, where nobody can settle.
pub(crate) const BARREN: &str = "PL PL PL  PL PL PL  PL PL PL  PL PL PL";

/// How many cards the decks of these tables have.
const CARDS: usize = 40;

/// A game without objectives in which seat 1 begins, just before its first turn. The ring lists the Blocks around
/// Downtown clockwise: n1w2 n2w2 n2w1, n2e1 n2e2 n1e2, s1e2 s2e2 s2e1, s2w1 s2w2 s1w2. The cards, each clockwise from
/// its north-west, are c5 and c6 in the hand of seat 1, c7 to c9 in that of seat 2 and so on, then in the deck; where
/// there are no more, all is Parking Lots.
pub(crate) fn table(seats: usize, ring: &str, cards: &[&str]) -> ZonedOut {
    table_with(ZonedOutOptions::default(), seats, ring, cards)
}

/// The same with other options, but for objectives and deck.
pub(crate) fn table_with(options: ZonedOutOptions, seats: usize, ring: &str, cards: &[&str]) -> ZonedOut {
    let ring: Vec<&str> = ring.split_whitespace().collect();
    assert_eq!(ring.len(), 12);
    let mut lines: Vec<String> = ring
        .chunks(3)
        .map(|three| format!("PL {}", three.join(" ")))
        .collect();
    lines.extend(cards.iter().map(|&card| card.to_owned()));
    lines.resize(CARDS, "PL PL PL PL".to_owned());
    let options = ZonedOutOptions {
        objectives: false,
        deck: Deck::parse(&lines.join("\n")).unwrap(),
        ..options
    };
    let game = ZonedOut::new(&options, Seats::new(seats).unwrap()).unwrap();
    let mut words = "start:1 1+c5,c6".to_owned();
    for seat in 2..=seats {
        let first = 7 + 3 * (seat - 2);
        words += &format!(" {seat}+c{first},c{},c{}", first + 1, first + 2);
    }
    play(game, &format!("{words} city:c1,c2,c3,c4"))
}

/// A new game with these options.
pub(crate) fn new(seats: usize, pairs: &[&str]) -> ZonedOut {
    let options = plat_engine::Options::from_pairs(pairs).unwrap();
    ZonedOut::new(&options, Seats::new(seats).unwrap()).unwrap()
}

/// Goes on with these words. What is drawn in between and not told comes from the end of the deck.
#[track_caller]
pub(crate) fn play(mut game: ZonedOut, words: &str) -> ZonedOut {
    for word in words.split_whitespace() {
        if game.next() == Next::Chance
            && let Ok(outcome) = game.parse_outcome(word)
            && game.check_outcome(&outcome).is_ok()
        {
            game.reveal(&outcome);
            continue;
        }
        game = settle(game);
        let seat = to_act(&game);
        let action = game.parse(word).unwrap_or_else(|error| panic!("{error}"));
        if let Err(refusal) = game.check(seat, action) {
            panic!("seat {seat}, {word}: {refusal}");
        }
        game.act(seat, action);
    }
    game
}

/// Draws from the end of the deck until somebody may act.
pub(crate) fn settle(mut game: ZonedOut) -> ZonedOut {
    while game.next() == Next::Chance {
        let to = see(&game).to_act.expect("a draw for somebody");
        let outcome = (1..=CARDS)
            .rev()
            .filter_map(|number| game.parse_outcome(&format!("{to}+c{number}")).ok())
            .find(|outcome| game.check_outcome(outcome).is_ok());
        game.reveal(&outcome.expect("one card is drawn"));
    }
    game
}

/// Why the seat to act may not do this: the rule, and the words.
#[track_caller]
pub(crate) fn refused(game: &ZonedOut, word: &str) -> (&'static str, String) {
    let action = game.parse(word).unwrap_or_else(|error| panic!("{error}"));
    let refusal = game.check(to_act(game), action).expect_err(word);
    (refusal.rule(), refusal.to_string())
}

/// What the seat to act may do.
pub(crate) fn words(game: &ZonedOut) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(to_act(game), &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

pub(crate) fn to_act(game: &ZonedOut) -> Seat {
    match game.next() {
        Next::Seats(seats) => seats.first().unwrap(),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn see(game: &ZonedOut) -> ZonedOutView {
    game.view(Observer::Spectator)
}

pub(crate) fn seen_by(game: &ZonedOut, number: usize) -> ZonedOutView {
    game.view(Observer::Seat(seat(number)))
}

/// The Block of that name.
#[track_caller]
pub(crate) fn block(game: &ZonedOut, name: &str) -> BlockView {
    let blocks = see(game).blocks;
    let found = blocks.into_iter().find(|block| block.at.to_string() == name);
    found.unwrap_or_else(|| panic!("there is no Block on {name}"))
}

/// The names of the Blocks in a player's zone.
pub(crate) fn zone(game: &ZonedOut, number: usize) -> String {
    let blocks = see(game).blocks;
    let own = blocks.iter().filter(|block| block.zone == Some(seat(number)));
    let names: Vec<String> = own.map(|block| block.at.to_string()).collect();
    names.join(" ")
}

/// Whose the floors of the skyscrapers are, in reading order of the quadrants.
pub(crate) fn floors(game: &ZonedOut) -> Vec<Vec<usize>> {
    let towers = see(game).skyscrapers;
    towers
        .iter()
        .map(|tower| tower.floors.iter().map(|seat| seat.number()).collect())
        .collect()
}

/// The score of a position.
#[track_caller]
pub(crate) fn appraise(json: &str) -> ScoreSheet<String> {
    ZonedOut::appraise(json, &ZonedOutOptions::default())
        .unwrap_or_else(|error| panic!("{error}"))
        .said(&crate::english())
}

/// The points of a line of a seat's score.
#[track_caller]
pub(crate) fn line(sheet: &ScoreSheet<String>, number: usize, label: &str) -> i32 {
    let score = sheet
        .seats
        .iter()
        .find(|score| score.seat == seat(number))
        .unwrap();
    let found = score.lines.iter().find(|line| line.label.starts_with(label));
    found
        .unwrap_or_else(|| panic!("no line {label} in {score:?}"))
        .points
}
