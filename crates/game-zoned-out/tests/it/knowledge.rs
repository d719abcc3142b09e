//! Who knows what, how it is written, and how it is shown.

use std::collections::BTreeSet;

use crate::table::{self, BARREN, new, play, seat, see, seen_by, settle, table, to_act};
use plat_engine::{
    Choice, Event, FastDice, Game, Knowledge, Notation, Observer, Session, SessionDice, Token, View, narrow,
};
use plat_game_zoned_out::{ZonedOut, ZonedOutOptions};

/// A game of three with objectives, before the first turn.
fn dealt() -> ZonedOut {
    play(
        new(3, &[]),
        "start:1 1+c1,c2 2+c3,c4,c5 3+c6,c7,c8 city:c9,c10,c11,c12 secret:1+midtown-bonus \
         secret:2+small-town-bonus secret:3+metropolis-bonus \
         public:light-residential-zones,most-industrial-blocks,highest-commercial-capacity",
    )
}

// What is hidden

#[test]
fn hands_and_objectives_are_seen_by_their_owner_only() {
    let game = dealt();
    let own = seen_by(&game, 2);
    let cards: Vec<String> = own.players[1]
        .cards
        .iter()
        .flatten()
        .map(|card| card.card.to_string())
        .collect();
    assert_eq!(cards, ["c3", "c4", "c5"]);
    assert!(own.players[0].cards.is_none() && own.players[2].cards.is_none());
    let secret: Vec<String> = own
        .objectives
        .iter()
        .filter(|one| one.secret_of.is_some())
        .map(|one| one.objective.to_string())
        .collect();
    assert_eq!(secret, ["small-town-bonus"]);
    let all = see(&game);
    assert!(all.players.iter().all(|player| player.cards.is_none()));
    assert_eq!(all.objectives.len(), 3);
    let json = serde_json::to_string(&all).unwrap();
    assert!(!json.contains("bonus") && !json.contains("\"c3\""), "{json}");
}

#[test]
fn draws_and_discards_are_told_to_their_owner_only() {
    let game = new(2, &[]);
    let game = play(game, "start:2 2+c1,c2");
    let told = |game: &ZonedOut, event: &Event<ZonedOut>, observer| game.see(event, observer).word;
    let draw = Event::Draw(game.parse_outcome("1+c3,c4,c5").unwrap());
    assert_eq!(told(&game, &draw, Observer::Seat(seat(1))), "1+c3,c4,c5");
    assert_eq!(told(&game, &draw, Observer::Seat(seat(2))), "1+?,?,?");
    let game = play(game, "1+c3,c4,c5 city:c6,c7,c8,c9");
    let secret = Event::Draw(
        game.parse_outcome("secret:2+midtown-bonus,small-town-bonus")
            .unwrap_or_else(|_| {
                game.parse_outcome("secret:2+small-town-bonus,midtown-bonus")
                    .unwrap()
            }),
    );
    assert_eq!(told(&game, &secret, Observer::Seat(seat(1))), "secret:2+?,?");
    let game = settle(play(table(2, BARREN, &[]), "leave"));
    let discard = Event::Act {
        seat: seat(2),
        action: game.parse("discard:c8").unwrap(),
    };
    assert_eq!(told(&game, &discard, Observer::Seat(seat(2))), "discard:c8");
    assert_eq!(told(&game, &discard, Observer::Seat(seat(1))), "discard:?");
    assert_eq!(told(&game, &discard, Observer::Spectator), "discard:?");
}

#[test]
fn resampling_keeps_what_a_seat_sees_and_mixes_the_rest() {
    let game = play(settle(play(dealt(), "n2w2")), "discard:c3 redraw 2+c20");
    let mut dice = FastDice::new(5);
    let mut met = BTreeSet::new();
    let mut objectives = BTreeSet::new();
    for _ in 0..600 {
        let other = game.resample(seat(2), &mut dice);
        assert_eq!(seen_by(&other, 2), seen_by(&game, 2));
        let first = seen_by(&other, 1);
        met.extend(first.players[0].cards.iter().flatten().map(|card| card.card));
        objectives.extend(
            first
                .objectives
                .iter()
                .filter(|one| one.secret_of.is_some())
                .map(|one| one.objective),
        );
    }
    // Four cards lie in the city, three are in the own hand, and c3 was put to the bottom by the same player.
    assert_eq!(met.len(), 63 - 4 - 3 - 1);
    assert!(!met.iter().any(|card| card.to_string() == "c3"));
    assert_eq!(objectives.len(), 18 - 3 - 1);
    // Another player cannot know what was discarded.
    let mut others = BTreeSet::new();
    for _ in 0..600 {
        let other = game.resample(seat(1), &mut dice);
        others.extend(
            seen_by(&other, 2).players[1]
                .cards
                .iter()
                .flatten()
                .map(|card| card.card.to_string()),
        );
    }
    assert!(others.contains("c3"));
}

#[test]
fn a_discard_can_be_taken_back_and_a_card_that_was_shown_cannot() {
    let dice = SessionDice::seeded("1".parse().unwrap());
    let players = vec!["a".to_owned(), "b".to_owned()];
    let mut session = Session::<ZonedOut>::new(ZonedOutOptions::default(), players, dice).unwrap();
    session.settle().unwrap();
    let first = to_act(session.state());
    session
        .act_word(first, &table::words(session.state())[0])
        .unwrap();
    assert!(session.can_take_back(first));
    session.settle().unwrap();
    let second = to_act(session.state());
    let discard = table::words(session.state()).pop().unwrap();
    session.act_word(second, &discard).unwrap();
    assert_eq!(session.take_back(second), Ok(()));
    session
        .act_word(second, &table::words(session.state())[0])
        .unwrap();
    assert!(session.take_back(second).is_err(), "the card has been seen");
}

// Notation, tokens, pictures

#[test]
fn words_read_back_and_nonsense_does_not() {
    let game = settle(play(
        table(2, "PL RL PL  PL PL PL  PL PL PL  PL PL PL", &[]),
        "n2w2",
    ));
    for word in [
        "c7:0:n3w3",
        "c40:270:s2e2",
        "pass",
        "redraw",
        "leave",
        "discard:c9",
        "n2w1",
        "s2e1:medium",
    ] {
        assert_eq!(game.word(game.parse(word).unwrap()), word);
    }
    for nonsense in [
        "c41:0:n3w3",
        "c0:0:n3w3",
        "c07:0:n3w3",
        "c7:45:n3w3",
        "c7:0:n9w9",
        "c7:0",
        "discard:",
        "n2w1:Light",
        "n2",
        "N2W1",
        "c7 0 n3w3",
        "c7:0:n3w3:0",
        "discard:c99",
        "leave:n2w1",
    ] {
        assert!(game.parse(nonsense).is_err(), "{nonsense}");
    }
    for nonsense in [
        "start:7",
        "start:0",
        "2+",
        "2+c5,c5",
        "2+c9,c5",
        "city:c1,c2,c3",
        "public:",
        "secret:1+x",
        "3",
    ] {
        assert!(
            game.parse_outcome(nonsense).is_err()
                || game
                    .check_outcome(&game.parse_outcome(nonsense).unwrap())
                    .is_err(),
            "{nonsense}"
        );
    }
}

#[test]
fn card_turn_and_place_can_be_touched_in_any_order() {
    let game = settle(play(table(2, BARREN, &[]), "leave"));
    let mut actions = Vec::new();
    game.actions(seat(2), &mut actions);
    let choices: Vec<Choice> = actions
        .into_iter()
        .map(|action| Choice {
            word: game.word(action),
            tokens: game.tokens(action),
            says: game.says(action),
        })
        .collect();
    let left = |touched: &[&str]| -> Vec<String> {
        let touched: Vec<Token> = touched.iter().copied().map(Token::new).collect();
        narrow(&choices, &touched)
            .iter()
            .map(|choice| choice.word.clone())
            .collect()
    };
    assert_eq!(left(&["c8:90", "n3w3"]), ["c8:90:n3w3"]);
    assert_eq!(left(&["n3w3", "c8:90"]), ["c8:90:n3w3"]);
    assert_eq!(
        left(&["n3w3", "c8"]),
        ["c8:0:n3w3", "c8:90:n3w3", "c8:180:n3w3", "c8:270:n3w3"]
    );
    assert_eq!(left(&["c8", "discard"]), ["discard:c8"]);
    assert_eq!(left(&["c8", "c7:0"]), Vec::<String>::new());
}

#[test]
fn the_table_as_text() {
    let ring = "RL RL LB  PK PL CM  MU IH IH  ST PL AB";
    let cards = [
        "PL RL LB RM",
        "CL PL PK CL",
        "CM CM PL ST",
        "PL PL PL PL",
        "PL TD IH MU",
    ];
    let game = play(
        table(2, ring, &cards),
        "n1w2 c7:0:n2e2 n2e2 c5:180:n3w3 n3w3:light c9:90:s2e2 s3e3:heavy c6:0:s2w3",
    );
    insta::assert_snapshot!(seen_by(&game, 1).text());
}

#[test]
fn tokens_are_offered_to_whoever_is_to_act_only() {
    let game = settle(play(dealt(), "n2w2"));
    let tokens = |observer| game.view(observer).parts(&crate::english()).tokens().len();
    assert_eq!(to_act(&game), seat(2));
    // Three cards, each with four turns, the redraw, and places for a card.
    assert!(tokens(Observer::Seat(seat(2))) > 3 + 12 + 1);
    assert_eq!(
        (tokens(Observer::Seat(seat(1))), tokens(Observer::Spectator)),
        (0, 0)
    );
}

#[test]
fn a_card_in_hand_is_one_item_with_four_turns() {
    let game = settle(play(dealt(), "n2w2"));
    let parts = seen_by(&game, 2).parts(&crate::english());
    let hand = parts.trays.iter().find(|tray| tray.id == "hand").unwrap();
    let tokens: Vec<&str> = hand
        .items
        .iter()
        .flat_map(|item| &item.token)
        .map(Token::as_str)
        .collect();
    assert_eq!((hand.seat, tokens), (Some(seat(2)), vec!["c3", "c4", "c5"]));
    let turns: Vec<&str> = hand.items[0]
        .turns
        .iter()
        .map(|turn| turn.token.as_str())
        .collect();
    assert_eq!(turns, ["c3:0", "c3:90", "c3:180", "c3:270"]);
    assert_eq!(
        hand.items[0].shapes, hand.items[0].turns[0].shapes,
        "the first turn is how it lies"
    );
    // ZO-1: the third card has kind 0 (Light Residential), face 2 (Train Depot) and kind 3 (Light Commercial), these in
    // the third permutation of that list.
    assert_eq!(
        hand.items[0].label,
        "card with Parking Lot, Train Depot, Light Residential and Light Commercial"
    );
    // Nobody else sees a hand that is not theirs: the start player has three cards now, of which spectators see none.
    let trays = |view: plat_game_zoned_out::ZonedOutView| -> Vec<String> {
        view.parts(&crate::english())
            .trays
            .into_iter()
            .map(|tray| tray.id)
            .collect()
    };
    assert_eq!(trays(see(&game)), ["downtown", "deck-tray"]);
    let facts = see(&game).parts(&crate::english()).facts;
    assert!(
        facts
            .iter()
            .all(|fact| fact.says == "3 cards, 40 building pieces")
    );
}

#[test]
fn a_secret_objective_is_in_the_sheet_of_its_owner_only() {
    let game = dealt();
    let rows = |number| -> Vec<String> {
        let voice = plat_engine::Voice {
            you: Some(seat(number)),
            ..crate::english()
        };
        let sheets = seen_by(&game, number).parts(&voice).sheets;
        let sheet = sheets.into_iter().find(|sheet| sheet.id == "objectives").unwrap();
        sheet.rows.into_iter().map(|row| row.label).collect()
    };
    assert_eq!(rows(1).len(), 4);
    assert_eq!(rows(1)[3], "Midtown Bonus: most 6, next 3 (your secret)");
    assert!(!rows(2).iter().any(|label| label.contains("Midtown")));
}

#[test]
fn the_card_that_was_laid_is_marked_below_its_blocks() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = play(
        table(2, ring, &["PL PL PL PL", "PL PL PL PL", "RM PL PL PL"]),
        "n2w1 c7:0:n3e1",
    );
    let parts = seen_by(&game, 2).parts(&crate::english());
    let shapes = parts.all_shapes();
    let place = |id: &str| shapes.iter().position(|shape| shape.id.as_deref() == Some(id));
    let label = |id: &str| place(id).and_then(|place| shapes[place].label.clone());
    assert_eq!(
        label("laid").as_deref(),
        Some("the card just laid, over 2 Parking Lots")
    );
    assert_eq!(shapes[place("laid").unwrap()].token, None);
    assert!(place("laid") < place("block-n3e1"));
    assert_eq!(
        label("planner-1").as_deref(),
        Some("Red's planner on n2w1: Light Residential zone, 1 Block, 0 points now")
    );
    assert_eq!(
        label("block-n2w1").as_deref(),
        Some("n2w1, Light Residential, in Red's zone")
    );
}

#[test]
fn marks_of_scores_sheets_and_actions_are_on_the_table() {
    let mut game = dealt();
    let mut dice = FastDice::new(11);
    let ids = |game: &ZonedOut| -> BTreeSet<String> {
        let parts = see(game).parts(&crate::english());
        let shapes = parts.all_shapes();
        shapes.iter().filter_map(|shape| shape.id.clone()).collect()
    };
    while game.next() != plat_engine::Next::Over {
        if game.next() == plat_engine::Next::Chance {
            let outcome = game.draw(&mut dice);
            game.reveal(&outcome);
        } else {
            let seat = to_act(&game);
            let action = game.pick(seat, &mut dice, &mut Vec::new());
            let marks = game.see(&Event::Act { seat, action }, Observer::Spectator).marks;
            game.act(seat, action);
            let shown = ids(&game);
            assert!(marks.iter().all(|mark| shown.contains(mark)), "{marks:?}");
        }
    }
    let view = see(&game);
    let shown = ids(&game);
    let lines = view.scores.iter().flat_map(|score| &score.lines);
    let rows: Vec<_> = view
        .parts(&crate::english())
        .sheets
        .into_iter()
        .flat_map(|sheet| sheet.rows)
        .collect();
    let marks = lines.flat_map(|line| &line.marks);
    for mark in marks.chain(rows.iter().flat_map(|row| &row.marks)) {
        assert!(shown.contains(mark), "{mark}");
    }
}

#[test]
fn an_action_marks_the_card_the_planner_and_what_is_developed() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["RM PL PL PL", "PL PL PL PL", "RM PL PL PL"];
    let marks = |game: &ZonedOut, word: &str| {
        let action = game.parse(word).unwrap();
        let seat = to_act(game);
        game.see(&Event::Act { seat, action }, Observer::Spectator).marks
    };
    let game = table(2, ring, &cards);
    assert_eq!(marks(&game, "n2w1"), ["planner-1"]);
    let game = settle(play(game, "n2w1"));
    assert_eq!(
        marks(&game, "c7:0:n3e1"),
        ["block-n3e1", "block-n3e2", "block-n2e2", "block-n2e1"]
    );
    assert_eq!(marks(&game, "discard:c8"), Vec::<String>::new());
    let game = play(game, "c7:0:n3e1 n3e1 c5:0:s2e2");
    assert_eq!(marks(&game, "s2e2"), ["planner-1", "block-n2w1"]);
}

#[test]
fn what_is_meant_is_answered_with_the_rule_that_forbids_it() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(
        table(2, ring, &["PL PL PL PL", "PL PL PL PL", "RM PL PL PL"]),
        "n2w1",
    ));
    let meant = |game: &ZonedOut, touched: &[&str]| {
        let touched: Vec<Token> = touched.iter().copied().map(Token::new).collect();
        game.meant(to_act(game), &touched)
    };
    let rule = |game: &ZonedOut, touched: &[&str]| {
        let action = meant(game, touched).unwrap_or_else(|| panic!("{touched:?} is not clear"));
        let refusal = game.check(to_act(game), action).unwrap_err();
        plat_engine::Refusal::rule(&refusal)
    };
    assert_eq!(rule(&game, &["c7:90", "n1w1"]), "Downtown is never covered");
    assert_eq!(
        rule(&game, &["n3e3", "c7", "c7:0"]),
        "a card covers 1, 2 or 3 Blocks"
    );
    assert_eq!(
        rule(&game, &["c7", "n3w1"]),
        "another player's occupied zone is never covered"
    );
    assert_eq!(rule(&game, &["pass"]), "ZO-4");
    assert_eq!(rule(&game, &["c5", "discard"]), "play one of your cards");
    for unclear in [
        &["c7"][..],
        &["n3w3"],
        &["c7", "c8:0", "n3w3"],
        &["discard"],
        &["light", "c7"],
    ] {
        assert_eq!(meant(&game, unclear), None, "{unclear:?}");
    }
    let game = play(game, "c7:0:n3e1");
    assert_eq!(rule(&game, &["n2w1"]), "move to the card just played");
    assert_eq!(rule(&game, &["n3e2"]), "planners stand on zoned and wild Blocks");
    assert_eq!(rule(&game, &["heavy", "n3e1"]), "ZO-10");
}

#[test]
fn the_state_is_flat() {
    assert!(
        size_of::<ZonedOut>() < 16 * 1024,
        "{} bytes",
        size_of::<ZonedOut>()
    );
}
