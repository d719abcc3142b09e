//! The rules, in the order of the rule book; tests of a ruling begin with its number.

use plat_engine::{
    Game, Knowledge, Next, Notation, Observer, Options, Seat, SeatSet, Session, SessionDice, View, winners,
};
use plat_game_template::{Card, SealedStreets, SealedStreetsOptions};

const RED: Seat = Seat::ALL[0];
const BLUE: Seat = Seat::ALL[1];
const GREEN: Seat = Seat::ALL[2];

fn begin(seats: usize) -> Session<SealedStreets> {
    let players = vec![String::new(); seats];
    Session::new(SealedStreetsOptions::default(), players, SessionDice::default()).unwrap()
}

/// Draws a street, and everybody bids for it in turn order. Then the bids are uncovered.
fn sell(session: &mut Session<SealedStreets>, street: &str, bids: &[&str]) {
    let outcome = session
        .state()
        .parse_outcome(&format!("street:{street}"))
        .unwrap();
    session.reveal(outcome).unwrap();
    for (seat, bid) in session.seats().iter().zip(bids) {
        session.act_word(seat, bid).unwrap();
    }
    assert_eq!(session.next(), Next::Uncover);
    assert!(session.uncover());
}

/// What is said to whoever tries this.
fn refusal(session: &mut Session<SealedStreets>, seat: Seat, word: &str) -> String {
    session.act_word(seat, word).unwrap_err().to_string()
}

fn words(session: &Session<SealedStreets>, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    session.state().actions(seat, &mut actions);
    actions
        .iter()
        .map(|&action| session.state().word(action))
        .collect()
}

#[test]
fn everybody_has_a_card_of_each_number_up_to_twice_the_side() {
    for (block, last) in [("4", 8), ("5", 10)] {
        let options = SealedStreetsOptions::from_pairs(&[format!("block={block}")]).unwrap();
        let game: SealedStreets = plat_engine::new_game(&options, 2).unwrap();
        let cards = &game.view(Observer::Spectator).players[1].cards;
        let numbers: Vec<u8> = cards.iter().map(|card| card.number()).collect();
        assert_eq!(numbers, (1..=last).collect::<Vec<u8>>());
    }
    let fault = SealedStreetsOptions::from_pairs(&["block=6"]).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "option block: \"6\" is not a value; it takes 4 or 5"
    );
}

#[test]
fn all_bid_at_the_same_time_in_any_order_and_nobody_sees_the_others_bids() {
    let mut session = begin(3);
    let street = session.state().parse_outcome("street:b").unwrap();
    session.reveal(street).unwrap();
    session.act_word(GREEN, "8").unwrap();
    session.act_word(RED, "3").unwrap();
    assert_eq!(session.next(), Next::Seats(SeatSet::only(BLUE)));
    let bid = |observer, player: usize| session.state().view(observer).players[player].bid;
    assert_eq!(bid(Observer::Seat(RED), 0).map(Card::number), Some(3));
    for observer in [Observer::Seat(BLUE), Observer::Seat(RED), Observer::Spectator] {
        assert_eq!(bid(observer, 2), None);
    }
    let told = |observer| session.told(observer).unwrap().word;
    assert_eq!(
        [told(Observer::Seat(RED)), told(Observer::Seat(BLUE))],
        ["3", "?"]
    );
}

#[test]
fn bids_are_uncovered_together_and_spent_by_all() {
    let mut session = begin(3);
    sell(&mut session, "b", &["3", "5", "8"]);
    assert_eq!(session.told(Observer::Spectator).unwrap().word, "uncover:3,5,8");
    assert_eq!(session.next(), Next::Seats(SeatSet::only(GREEN)));
    let view = session.state().view(Observer::Spectator);
    let left: Vec<usize> = view.players.iter().map(|player| player.cards.len()).collect();
    assert_eq!(left, [7, 7, 7]);
    assert!(!session.can_take_back(GREEN), "what was uncovered stays so");
    session.act_word(GREEN, "b2").unwrap();
    session
        .reveal(session.state().parse_outcome("street:1").unwrap())
        .unwrap();
    assert_eq!(
        refusal(&mut session, RED, "3"),
        "you have spent the card 3 [bid with your own cards]"
    );
}

#[test]
fn ss_1_equal_bids_cancel_each_other() {
    let mut session = begin(3);
    sell(&mut session, "b", &["8", "1", "8"]);
    assert_eq!(session.next(), Next::Seats(SeatSet::only(BLUE)));
}

#[test]
fn ss_2_a_full_street_is_not_drawn() {
    let mut session = begin(2);
    for (street, bids, lot) in [
        ("a", ["2", "1"], "a1"),
        ("b", ["3", "2"], "b1"),
        ("c", ["4", "3"], "c1"),
        ("d", ["5", "4"], "d1"),
    ] {
        sell(&mut session, street, &bids);
        session.act_word(RED, lot).unwrap();
    }
    let full = session.state().parse_outcome("street:1").unwrap();
    let refused = session.reveal(full).unwrap_err();
    assert!(refused.to_string().ends_with("[SS-2]"), "{refused}");
    // The other three are for sale once each; then the game is over, with a card left.
    for (street, bids, lot) in [
        ("2", ["6", "5"], "a2"),
        ("3", ["7", "6"], "a3"),
        ("4", ["8", "7"], "a4"),
    ] {
        sell(&mut session, street, &bids);
        session.act_word(RED, lot).unwrap();
    }
    assert_eq!(session.next(), Next::Over);
    assert_eq!(session.state().total(RED), 49);
    let left = session.state().view(Observer::Spectator).players[0].cards.len();
    assert_eq!(left, 1);
}

#[test]
fn ss_3_nobody_builds_if_every_bid_was_made_twice() {
    let mut session = begin(2);
    sell(&mut session, "b", &["4", "4"]);
    assert_eq!(session.next(), Next::Chance);
    let again = session.state().parse_outcome("street:b").unwrap();
    assert!(session.reveal(again).is_err(), "it is not for sale again");
}

#[test]
fn a_house_is_built_on_a_free_lot_of_the_street() {
    let mut session = begin(2);
    sell(&mut session, "b", &["2", "1"]);
    assert_eq!(words(&session, RED), ["b4", "b3", "b2", "b1"]);
    assert_eq!(
        refusal(&mut session, RED, "c3"),
        "c3 is not on the street that is for sale [build on a free lot of the street]"
    );
    assert_eq!(
        refusal(&mut session, RED, "7"),
        "there is no bidding now: a house is to be built [bid, uncover, build]"
    );
    session.act_word(RED, "b3").unwrap();
    sell(&mut session, "3", &["4", "3"]);
    assert_eq!(words(&session, RED), ["a3", "c3", "d3"]);
    assert_eq!(
        refusal(&mut session, RED, "b3"),
        "a house stands on b3 [build on a free lot of the street]"
    );
}

#[test]
fn a_group_counts_its_houses_times_themselves() {
    let mut session = begin(2);
    for (street, bids, lot) in [
        ("b", ["2", "1"], "b3"),
        ("3", ["4", "3"], "c3"),
        ("c", ["6", "5"], "c2"),
        ("a", ["8", "7"], "a1"),
        ("d", ["1", "2"], "d1"),
    ] {
        sell(&mut session, street, &bids);
        let builder = if street == "d" { BLUE } else { RED };
        session.act_word(builder, lot).unwrap();
    }
    // b3, c3 and c2 hang together, a1 stands alone.
    assert_eq!(session.state().total(RED), 9 + 1);
    assert_eq!(session.state().total(BLUE), 1);
    let lines = session.state().score(RED).of(RED).lines;
    let voice = plat_game_template::SealedStreetsView::english();
    let labels: Vec<String> = lines.iter().map(|line| voice.say(&line.label)).collect();
    assert_eq!(labels, ["3 houses together on b3, c3 and c2", "1 house on a1"]);
}

#[test]
fn ss_4_equal_totals_share_the_win() {
    let mut session = begin(2);
    for street in ["a", "b", "c", "d", "1", "2", "3", "4"] {
        let cards = session.state().view(Observer::Spectator).players[0].cards.clone();
        let card = cards[0].to_string();
        sell(&mut session, street, &[&card, &card]);
    }
    assert_eq!(session.next(), Next::Over);
    assert_eq!(winners(session.state()), [RED, BLUE]);
}
