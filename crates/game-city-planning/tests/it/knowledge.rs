//! Who knows what, how it is written, and how it is shown.

use crate::table::{city, enter, new, open, seat, seen_by};
use plat_engine::{
    BackError, Event, FastDice, Game, Knowledge, Next, Notation, Observer, Session, SessionDice, View,
};
use plat_game_city_planning::{CityPlanning, CityPlanningOptions, Developments};

const BEGIN: &str = "zones:R1,C2,A0 1+R1,R3,C4 2+A2,I1,I5 first:1";

#[test]
fn hands_are_hidden_and_the_rest_is_open() {
    let game = enter(new(&["board=9"]), BEGIN);
    let own = seen_by(&game, 2);
    assert_eq!(own.hands[1].developments.map(Developments::len), Some(3));
    assert_eq!(own.hands[0].developments, None);
    assert_eq!(own.unseen.len(), 24 - 3, "all but the own hand");
    let watched = open(&game);
    assert!(
        watched
            .hands
            .iter()
            .all(|hand| hand.developments.is_none() && hand.count == 3)
    );
    assert_eq!(watched.unseen.len(), 24);
}

#[test]
fn draws_are_told_to_their_owner_only() {
    let game = enter(new(&["board=9"]), "zones:R1,C2,A0");
    let event = Event::Draw(game.parse_outcome("1+R1,R3,C4").unwrap());
    let told = |observer| game.see(&event, observer).word;
    assert_eq!(told(Observer::Seat(seat(1))), "1+R1,R3,C4");
    assert_eq!(told(Observer::Seat(seat(2))), "1+?,?,?");
    assert_eq!(told(Observer::Spectator), "1+?,?,?");
}

#[test]
fn resampling_keeps_what_a_seat_sees_and_mixes_the_rest() {
    let game = enter(new(&["board=9"]), BEGIN);
    let mut dice = FastDice::new(5);
    let mut met = Developments::NONE;
    for _ in 0..300 {
        let other = game.resample(seat(1), &mut dice);
        assert_eq!(seen_by(&other, 1), seen_by(&game, 1));
        let hand = seen_by(&other, 2).hands[1].developments.unwrap();
        assert_eq!(hand.len(), 3);
        met = met.and(hand);
    }
    assert_eq!(
        met,
        seen_by(&game, 1).unseen,
        "every unseen one may be in that hand"
    );
}

#[test]
fn a_plan_can_be_taken_back_and_a_development_cannot() {
    let dice = SessionDice::seeded("1".parse().unwrap());
    let players = vec!["a".to_owned(), "b".to_owned()];
    let options = CityPlanningOptions {
        board: 9,
        ..CityPlanningOptions::default()
    };
    let mut session = Session::<CityPlanning>::new(options, players, dice).unwrap();
    session.settle().unwrap();
    let Next::Seats(seats) = session.next() else {
        panic!("somebody begins");
    };
    let mover = seats.first().unwrap();
    session.act_word(mover, "pc5").unwrap();
    session.act_word(mover, "re7").unwrap();
    let before = session.state().clone();
    let mut actions = Vec::new();
    before.actions(mover, &mut actions);
    let word = |start: fn(&str) -> bool| {
        let words = actions.iter().map(|&action| before.word(action));
        words.into_iter().find(|word| start(word)).unwrap()
    };
    let plan = word(|word| word.contains('@') && !word.starts_with("dev:"));
    session.act_word(mover, &plan).unwrap();
    assert_eq!(session.take_back(mover), Ok(()));
    assert_eq!(*session.state(), before);
    let development = word(|word| word.starts_with("dev:"));
    session.act_word(mover, &development).unwrap();
    assert_eq!(
        session.take_back(mover),
        Err(BackError(mover)),
        "the coin has been seen"
    );
}

#[test]
fn words_read_back_and_nonsense_does_not() {
    let game = city();
    for word in [
        "pc5",
        "ra13",
        "A2@k10",
        "under:R3",
        "confirm",
        "dev:R4@c5",
        "dev:R4@R3",
        "pass",
        "propose",
        "accept",
    ] {
        assert_eq!(game.word(game.parse(word).unwrap()), word);
    }
    for nonsense in [
        "p",
        "pz9",
        "c5",
        "P c5",
        "pc14",
        "A2",
        "A2@",
        "A6@k10",
        "A2@n1",
        "dev:R4",
        "dev:@R3",
        "dev:R4@R9",
        "under:",
        "Pass",
        "pc05",
    ] {
        assert!(game.parse(nonsense).is_err(), "{nonsense}");
    }
    assert_eq!(
        game.parse("pn1").unwrap_err().to_string(),
        "\"pn1\" is not on this board of 13x13 points"
    );
}

#[test]
fn offers_say_what_they_score() {
    let game = city();
    let says = |word: &str| crate::say(&game.says(game.parse(word).unwrap()));
    assert_eq!(says("A2@e12"), "plan Agricultural 2 around e12: +3");
    assert_eq!(
        says("dev:R4@R3"),
        "place Residential 4 on the Zone Residential 3: +5 (the room that is left +2 and the 3 on Commercial 4 +3)"
    );
}

#[test]
fn the_table_as_text() {
    insta::assert_snapshot!(seen_by(&city(), 1).text());
}

#[test]
fn a_plan_as_text() {
    insta::assert_snapshot!(seen_by(&enter(city(), "A2@g8 under:C4"), 1).text());
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(
        size_of::<CityPlanning>() < 1_200,
        "{} bytes",
        size_of::<CityPlanning>()
    );
}
