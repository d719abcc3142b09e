//! The rules of play: what may be chosen, drawn and placed, when the game ends, and who has won.

use crate::table;
use plat_engine::{
    ActError, Appraise, Game, Knowledge, Next, Notation, Observer, Options, Seat, SeatSet, Session,
    SessionDice, new_game, winners,
};
use plat_game_zoning_out::heuristic::Outlook;
use plat_game_zoning_out::{
    Action, City, Edition, Outcome, Place, RuleSet, ScoringRule, Size, Weights, ZoningOut, ZoningOutOptions,
};
use proptest::prelude::*;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

fn session(options: &[&str], seats: usize) -> Session<ZoningOut> {
    let options = ZoningOutOptions::from_pairs(options).unwrap();
    let players = vec![String::new(); seats];
    Session::new(options, players, SessionDice::default()).unwrap()
}

fn draw(session: &mut Session<ZoningOut>, word: &str) {
    let outcome = session.state().parse_outcome(word).unwrap();
    session.reveal(outcome).unwrap();
}

/// Chooses a size, draws that colour, places it.
fn turn(session: &mut Session<ZoningOut>, size: &str, colour: &str, place: &str) {
    let Next::Seats(seats) = session.next() else {
        panic!("nobody may choose");
    };
    let seat = seats.first().unwrap();
    session.act_word(seat, size).unwrap();
    draw(session, colour);
    session.act_word(seat, place).unwrap();
}

#[track_caller]
fn refused(session: &mut Session<ZoningOut>, seat: Seat, word: &str, rule: &str) -> String {
    match session.act_word(seat, word) {
        Err(ActError::Refused {
            rule: broken,
            message,
            ..
        }) => {
            assert_eq!(broken, rule, "{message}");
            message
        }
        other => panic!("{word} was not refused: {other:?}"),
    }
}

fn error(options: &[&str], seats: usize) -> String {
    let options = match ZoningOutOptions::from_pairs(options) {
        Ok(options) => options,
        Err(fault) => return fault.to_string(),
    };
    new_game::<ZoningOut>(&options, seats).unwrap_err().to_string()
}

#[test]
fn there_are_three_trios_of_each_colour_two_in_a_small_city_and_as_many_as_one_chooses() {
    let pieces = |options: &[&str]| session(options, 1).state().supply().len();
    assert_eq!(pieces(&[]), 45);
    assert_eq!(pieces(&["small-city=on"]), 30);
    assert_eq!(pieces(&["trios=1"]), 15);
    assert_eq!(pieces(&["trios=6"]), 90);
}

#[test]
fn the_editions_have_17_and_18_scoring_rules_with_the_names_of_the_texts() {
    let names = |edition: Edition| edition.rules().iter().map(ScoringRule::name).collect::<Vec<_>>();
    let first = [
        "15-Minute City",
        "Density Bonusing",
        "Rainbow Rows",
        "Colorful Columns",
        "Overshadowed",
        "Suburbia",
        "Little Boxes",
        "Shopping District",
        "Linear Park",
        "\"We Compost\"",
        "Garden City",
        "Piazzas",
        "Canadian Style",
        "Factory Un-fun",
        "Lines of Sight",
        "Clusters",
        "City Wall",
    ];
    assert_eq!(names(Edition::First), first);
    let gone = ["Suburbia", "City Wall"];
    let new = [
        "Bigger on the Outside",
        "Mixed-Use Development",
        "Room to make a Big Mistake",
    ];
    let second: Vec<&str> = first
        .into_iter()
        .filter(|name| !gone.contains(name))
        .chain(new)
        .collect();
    assert_eq!(names(Edition::Second), second);
    assert_eq!((first.len(), second.len()), (17, 18));
}

#[test]
fn three_rules_are_drawn_two_in_a_small_city_and_up_to_five_may_be_named() {
    let mut game = session(&[], 1);
    assert_eq!(game.next(), Next::Chance);
    for wrong in [
        "rules:piazzas,clusters",
        "rules:piazzas,clusters,garden-city,linear-park",
        "red",
    ] {
        let outcome = game.state().parse_outcome(wrong).unwrap();
        assert!(game.reveal(outcome).is_err(), "{wrong}");
    }
    assert!(
        game.state()
            .parse_outcome("rules:piazzas,clusters,suburbia")
            .is_err(),
        "of the other edition"
    );
    draw(&mut game, "rules:piazzas,clusters,garden-city");
    assert_eq!(game.state().target(), Some(23 + 9 + 17));
    let mut small = session(&["small-city=on"], 1);
    draw(&mut small, "rules:piazzas,clusters");
    assert_eq!(small.state().rules().len(), 2);
    let five = "rules=piazzas, Clusters,\"We Compost\",15-Minute City,LINEAR PARK";
    assert_eq!(session(&[five], 1).state().rules().len(), 5);
    let six = "rules=piazzas,clusters,we-compost,garden-city,linear-park,overshadowed";
    assert!(
        error(&[six], 1).contains("6 rules are too many"),
        "{}",
        error(&[six], 1)
    );
    assert!(error(&["rules=piazzas,Piazzas"], 1).contains("named twice"));
    assert!(
        error(&["rules=piazza"], 1)
            .contains("there is no rule \"piazza\" in the second edition; there are: ")
    );
    assert!(error(&["rules=suburbia"], 1).contains("second edition"));
    assert!(error(&["rules=mixed-use-development", "edition=first"], 1).contains("first edition"));
}

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    for (options, seats, reason) in [
        (
            &["mode=competitive"][..],
            1,
            "competitive play takes 2 to 6 players",
        ),
        (&["mode=competitive", "apc=on"], 2, "nothing is drawn"),
        (&["mode=competitive", "trios=1"], 2, "at least 2 trios"),
        (&["small-city=on", "trios=3"], 1, "a Small City has 2 trios"),
        (
            &["small-city=on", "rules=piazzas"],
            1,
            "a Small City has 2 scoring rules, not 1",
        ),
        (
            &["trios=7"],
            1,
            "option trios: \"7\" is not a value; it takes auto or 1 to 6",
        ),
        (&["edition=third"], 1, "it takes first or second"),
        (&["targets=easy"], 1, "it takes published or measured"),
        (
            &["raise=31"],
            1,
            "option raise: \"31\" is not a value; it takes 0 to 30",
        ),
        (&["raise=-1"], 1, "it takes 0 to 30"),
        (
            &["mode=competitive", "raise=5"],
            2,
            "raise is for play against a target: competitive play has none",
        ),
        (&["mode=chaos"], 1, "it takes together or competitive"),
        (&["apc=maybe"], 1, "it takes on or off"),
        (&["size=3"], 1, "there is no option \"size\""),
    ] {
        let found = error(options, seats);
        assert!(found.contains(reason), "{options:?}: {found}");
    }
}

#[test]
fn a_pyramid_is_placed_next_to_another_and_never_next_to_its_own_size() {
    let mut game = session(&["rules=piazzas"], 1);
    game.act_word(ONE, "large").unwrap();
    draw(&mut game, "red");
    let message = refused(&mut game, ONE, "n1", "next to a placed pyramid");
    assert!(message.contains("goes to 0"), "{message}");
    game.act_word(ONE, "0").unwrap();
    game.act_word(ONE, "small").unwrap();
    draw(&mut game, "blue");
    refused(&mut game, ONE, "n1e1", "next to a placed pyramid");
    refused(&mut game, ONE, "0", "one pyramid a space");
    game.act_word(ONE, "e1").unwrap();
    game.act_word(ONE, "small").unwrap();
    draw(&mut game, "blue");
    refused(&mut game, ONE, "e2", "never next to its own size");
    // Diagonals do not exist.
    game.act_word(ONE, "n1").unwrap();
    assert_eq!(game.state().city(ONE).built().len(), 3);
}

#[test]
fn the_spots_are_all_spaces_next_to_the_city_where_the_size_may_stand() {
    let mut city = City::default();
    let code = RuleSet::default().code();
    assert_eq!(city.spots(Size::Large, code).collect::<Vec<_>>(), [Place::FIRST]);
    city.build(Place::FIRST, table::piece("R3"));
    city.build(Place::new(1, 0), table::piece("R1"));
    let names = |size: Size| {
        city.spots(size, code)
            .map(|place| place.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(Size::Small), ["n1", "w1", "s1"]);
    assert_eq!(names(Size::Medium), ["n1", "n1e1", "w1", "e2", "s1", "s1e1"]);
    assert_eq!(names(Size::Large), ["n1e1", "e2", "s1e1"]);
}

#[test]
fn zu_1_what_fits_nowhere_goes_back_and_another_size_is_chosen() {
    let mut game = session(&["rules=piazzas"], 1);
    turn(&mut game, "large", "red", "0");
    game.act_word(ONE, "large").unwrap();
    let before = *game.state().supply();
    draw(&mut game, "blue");
    assert_eq!(*game.state().supply(), before, "it went back");
    let log = game.seen(Observer::Spectator, 0);
    assert_eq!(
        crate::say(&log.last().unwrap().says),
        "Red draws a large blue, which fits nowhere and goes back"
    );
    refused(&mut game, ONE, "large", "ZU-1");
    turn(&mut game, "small", "red", "e1");
    // A pyramid was placed, so large may be tried again.
    game.act_word(ONE, "large").unwrap();
}

#[test]
fn zu_1_the_game_ends_and_is_scored_if_no_other_size_is_left() {
    // A diamond of all small and medium pyramids, walled in by large ones, so that every space next to it has a large one
    // beside it. The last four large ones fit nowhere.
    let mut places: Vec<(i8, Place, &str)> = Vec::new();
    let mut add = |x: i8, y: i8, size| places.push((x.abs() + y.abs(), Place::new(x, y), size));
    for x in -4..=4_i8 {
        for y in -4..=4_i8 {
            match x.abs() + y.abs() {
                0 | 2 | 4 => add(x, y, "small"),
                1 | 3 => add(x, y, "medium"),
                _ => {}
            }
        }
    }
    // The same for each of the four sides, turned by quarters.
    let turned = |(x, y): (i8, i8)| [(x, y), (-y, x), (-x, -y), (y, -x)];
    for (x, y) in [(5, 0), (3, 2)].into_iter().flat_map(turned).chain([(2, 3)]) {
        add(x, y, "medium");
    }
    for (x, y) in [(6, 0), (5, 1), (1, 5), (4, 2), (3, 3)]
        .into_iter()
        .flat_map(turned)
        .chain([(2, 4)])
    {
        add(x, y, "large");
    }
    places.sort_by_key(|(distance, ..)| *distance);
    let mut game = session(&["rules=piazzas", "trios=5"], 1);
    for (_, place, size) in places {
        let of_size = |colour| plat_game_zoning_out::Piece {
            colour,
            size: size.parse().unwrap(),
        };
        let left = |colour: &plat_game_zoning_out::Colour| game.state().supply().count(of_size(*colour)) > 0;
        let colour = plat_game_zoning_out::Colour::ALL.into_iter().find(left).unwrap();
        turn(&mut game, size, colour.name(), &place.to_string());
    }
    assert_eq!(game.state().supply().len(), 4);
    assert_eq!(game.state().supply().of_size(Size::Large), 4);
    game.act_word(ONE, "large").unwrap();
    draw(&mut game, "black");
    assert_eq!(game.next(), Next::Over);
    assert_eq!(game.state().city(ONE).built().len(), 71);
    assert!(game.record().result.is_some(), "it is scored");
}

#[test]
fn together_the_seats_take_turns_and_win_or_lose_as_one() {
    let mut game = session(&["rules=density-bonusing", "trios=1"], 2);
    for (seat, size, colour, place) in [
        (ONE, "large", "red", "0"),
        (TWO, "small", "red", "e1"),
        (ONE, "medium", "red", "n1"),
    ] {
        assert_eq!(game.next(), Next::Seats(SeatSet::only(seat)));
        turn(&mut game, size, colour, place);
    }
    assert_eq!(game.state().total(ONE), game.state().total(TWO));
    // Three reds, and the city is two wide and two high.
    assert_eq!(game.state().total(ONE), 3 - 2);
    assert_eq!(game.state().target(), Some(-4));
    assert_eq!(winners(game.state()), [ONE, TWO]);
}

#[test]
fn the_target_must_be_reached_to_win() {
    let mut game = session(&["rules=factory-un-fun", "trios=1"], 1);
    assert_eq!(game.state().target(), Some(4));
    turn(&mut game, "large", "red", "0");
    turn(&mut game, "small", "red", "e1");
    turn(&mut game, "medium", "red", "n1");
    assert_eq!((game.state().total(ONE), winners(game.state())), (3, vec![]));
    turn(&mut game, "large", "blue", "n1e1");
    assert_eq!((game.state().total(ONE), winners(game.state())), (4, vec![ONE]));
}

#[test]
fn zu_7_mixed_use_lets_one_build_on_top_of_another_size_up_to_two() {
    let mut game = session(&["rules=mixed-use-development"], 1);
    turn(&mut game, "large", "red", "0");
    game.act_word(ONE, "large").unwrap();
    draw(&mut game, "red");
    assert!(
        matches!(game.next(), Next::Seats(_)) && game.state().in_hand(ONE).is_none(),
        "large on large is next to large"
    );
    turn(&mut game, "small", "blue", "0");
    game.act_word(ONE, "medium").unwrap();
    draw(&mut game, "blue");
    let message = refused(&mut game, ONE, "0", "ZU-7");
    assert!(message.contains("two pyramids stand on 0"), "{message}");
    game.act_word(ONE, "e1").unwrap();
    // A small one beside the stack would be next to the small one on top.
    game.act_word(ONE, "small").unwrap();
    draw(&mut game, "red");
    refused(&mut game, ONE, "n1", "never next to its own size");
    refused(&mut game, ONE, "e1", "never next to its own size");
    game.act_word(ONE, "e2").unwrap();

    let mut canadian = session(&["rules=mixed-use-development,canadian-style"], 1);
    turn(&mut canadian, "large", "red", "0");
    turn(&mut canadian, "large", "blue", "0");
    turn(&mut canadian, "large", "green", "e1");
    assert_eq!(canadian.state().total(ONE), 3 + 2 * 3);
}

#[test]
fn canadian_style_lets_large_stand_next_to_large_and_nothing_else() {
    let mut game = session(&["rules=canadian-style"], 1);
    turn(&mut game, "large", "red", "0");
    turn(&mut game, "large", "blue", "e1");
    turn(&mut game, "small", "blue", "e2");
    game.act_word(ONE, "small").unwrap();
    draw(&mut game, "red");
    refused(&mut game, ONE, "e3", "never next to its own size");
}

#[test]
fn apc_takes_the_front_of_a_line_and_has_no_secrets() {
    let mut game = session(&["rules=piazzas", "apc=on", "trios=1"], 1);
    assert_eq!(game.next(), Next::Chance);
    let wrong = game.state().parse_outcome("lines:RBGYK/RBGYK/RRGYK").unwrap();
    assert!(game.reveal(wrong).is_err(), "there is one large blue");
    draw(&mut game, "lines:RBGYK/YRBGK/KRBGY");
    game.act_word(ONE, "medium").unwrap();
    assert_eq!(game.state().in_hand(ONE), Some(table::piece("Y2")));
    game.act_word(ONE, "0").unwrap();
    // The next medium one fits nowhere: it stays where it is.
    game.act_word(ONE, "medium").unwrap();
    refused(&mut game, ONE, "medium", "ZU-1");
    game.act_word(ONE, "large").unwrap();
    game.act_word(ONE, "e1").unwrap();
    game.act_word(ONE, "medium").unwrap();
    assert_eq!(game.state().in_hand(ONE), Some(table::piece("R2")));
    let view = game.state().view(Observer::Spectator);
    let lines: Vec<String> = view
        .lines
        .unwrap()
        .iter()
        .map(|line| line.iter().map(|colour| colour.letter()).collect())
        .collect();
    assert_eq!(lines, ["RBGYK", "BGK", "RBGY"]);
}

#[test]
fn in_competition_one_calls_and_all_place_in_any_order_and_unseen() {
    let mut game = session(&["mode=competitive", "rules=piazzas", "trios=2"], 3);
    let three = Seat::ALL[2];
    assert_eq!(game.state().target(), None);
    game.act_word(ONE, "large-red").unwrap();
    assert_eq!(game.next(), Next::Seats([ONE, TWO, three].into_iter().collect()));
    game.act_word(three, "0").unwrap();
    assert!(matches!(
        game.act_word(three, "0"),
        Err(ActError::NotYourTurn { .. })
    ));
    game.act_word(ONE, "0").unwrap();
    game.act_word(TWO, "0").unwrap();
    assert_eq!(game.next(), Next::Seats(SeatSet::only(TWO)), "the next one calls");
    game.act_word(TWO, "small-blue").unwrap();
    game.act_word(TWO, "n1").unwrap();
    game.act_word(ONE, "e1").unwrap();
    let told = game.seen(Observer::Seat(ONE), 0);
    assert_eq!(told[5].word, "?");
    assert_eq!(crate::say(&told[5].says), "Blue has decided where it goes");
    assert_eq!(told[6].word, "e1");
    let view = game.state().view(Observer::Seat(ONE));
    assert_eq!(view.cities.len(), 1);
    assert_eq!(view.scores.len(), 1);
    assert!(game.state().view(Observer::Spectator).cities.is_empty());
}

#[test]
fn in_competition_the_order_of_confirming_makes_no_difference() {
    let play = |order: [Seat; 2]| {
        let mut game = session(&["mode=competitive", "rules=piazzas", "trios=2"], 2);
        for (piece, places) in [("large-red", ["0", "0"]), ("small-blue", ["n1", "e1"])] {
            let Next::Seats(seats) = game.next() else { panic!() };
            game.act_word(seats.first().unwrap(), piece).unwrap();
            for seat in order {
                game.act_word(seat, places[seat.index()]).unwrap();
            }
        }
        game.state().clone()
    };
    assert_eq!(play([ONE, TWO]), play([TWO, ONE]));
}

#[test]
fn zu_10_in_competition_what_fits_nowhere_is_set_aside_and_nobody_else_learns_it() {
    let mut game = session(&["mode=competitive", "rules=piazzas", "trios=2"], 2);
    game.act_word(ONE, "large-red").unwrap();
    refused(&mut game, ONE, "aside", "ZU-10");
    game.act_word(ONE, "0").unwrap();
    game.act_word(TWO, "0").unwrap();
    game.act_word(TWO, "large-red").unwrap();
    refused(&mut game, ONE, "e1", "ZU-10");
    game.act_word(ONE, "aside").unwrap();
    assert_eq!(game.seen(Observer::Seat(TWO), 0).last().unwrap().word, "?");
    game.act_word(TWO, "aside").unwrap();
    assert_eq!(game.state().city(ONE).built().len(), 1);
    refused(&mut game, ONE, "large-red", "choose a pyramid that is left");
}

#[test]
fn in_competition_targets_are_ignored_and_the_highest_total_wins() {
    let mut game = session(&["mode=competitive", "rules=linear-park", "trios=2"], 2);
    for (piece, places) in [
        ("large-green", ["0", "0"]),
        ("small-green", ["e1", "e1"]),
        ("medium-green", ["e2", "n1e1"]),
    ] {
        let Next::Seats(seats) = game.next() else { panic!() };
        game.act_word(seats.first().unwrap(), piece).unwrap();
        game.act_word(ONE, places[0]).unwrap();
        game.act_word(TWO, places[1]).unwrap();
    }
    assert_eq!((game.state().total(ONE), game.state().total(TWO)), (3 + 3, 3 + 2));
    assert_eq!(winners(game.state()), [ONE]);
}

#[test]
fn in_competition_the_cities_are_uncovered_together_when_all_have_placed_the_last_pyramid() {
    let mut game = session(&["mode=competitive", "rules=piazzas", "trios=2"], 2);
    while let Next::Seats(seats) = game.next() {
        let seat = seats.first().unwrap();
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        game.act(seat, actions[0]).unwrap();
    }
    // Whoever placed the last pyramid knows no more than before.
    assert_eq!(game.next(), Next::Uncover);
    assert_eq!(game.seen(Observer::Seat(ONE), 0).last().unwrap().word, "?");
    assert_eq!(game.state().view(Observer::Seat(TWO)).cities.len(), 1);
    assert!(game.can_take_back(TWO));
    assert_eq!(game.settle(), Ok(1));
    assert_eq!(game.next(), Next::Over);
    assert_eq!(game.state().view(Observer::Spectator).cities.len(), 2);
    assert!(!game.can_take_back(TWO));
}

#[test]
fn zu_12_without_named_rules_a_position_is_scored_by_all_and_placed_by_none() {
    let appraise = |json: &str, pairs: &[&str]| {
        ZoningOut::appraise(json, &ZoningOutOptions::from_pairs(pairs).unwrap())
            .unwrap()
            .said(&crate::english())
    };
    let stacked = r#"{"pieces":[{"x":5,"y":7,"color":"red","size":3},{"x":5,"y":7,"colour":"Blue","size":1},
        {"x":6,"y":7,"color":"green","size":3}]}"#;
    let all = appraise(stacked, &[]);
    assert_eq!(all.seats[0].lines.len(), 5 + 18);
    assert_eq!(
        all.illegal,
        [
            "(0, 0): two pyramids on one space, which only Mixed-Use Development allows",
            "(0, 0) and (1, 0): two large pyramids next to each other, which only Canadian Style allows",
        ]
    );
    assert_eq!(appraise(stacked, &["edition=first"]).seats[0].lines.len(), 5 + 17);
    let named = appraise(stacked, &["rules=mixed-use-development,canadian-style"]);
    assert_eq!(named.illegal, [""; 0]);
    let lines: Vec<(&str, i32)> = named.seats[0]
        .lines
        .iter()
        .map(|line| (line.label.as_str(), line.points))
        .collect();
    assert_eq!(lines[5..], [("Canadian Style", 4), ("Mixed-Use Development", 0)]);
    let sums: Vec<(&str, i32, usize)> = named.seats[0]
        .sums
        .iter()
        .map(|sum| (sum.label.as_str(), sum.points, sum.after))
        .collect();
    assert_eq!(
        sums,
        [
            ("Colors sum", 3, 4),
            ("Subtotal", 3, 5),
            ("Scoring rules sum", 4, 7),
            ("Scoring rules targets sum", 17 + 7, 7)
        ]
    );
}

#[test]
fn a_position_says_what_is_wrong_and_where() {
    let fault = |json: &str| ZoningOut::appraise(json, &ZoningOutOptions::default()).unwrap_err();
    for (json, at, what) in [
        ("{", "line 1 column 1", "EOF"),
        ("{}", "line 1 column 2", "missing field `pieces`"),
        (
            r#"{"pieces":[{"x":0,"y":0,"color":"pink","size":1}]}"#,
            "pieces[0].color",
            "\"pink\" is none of red",
        ),
        (
            r#"{"pieces":[{"x":0,"y":0,"color":"red","size":4}]}"#,
            "pieces[0].size",
            "4 is not 1 (small)",
        ),
        (
            r#"{"pieces":[{"x":0,"y":0,"color":"red","sise":4}]}"#,
            "line 1 column 44",
            "unknown field `sise`",
        ),
        (
            r#"{"pieces":[{"x":0,"y":0,"color":"red","size":1},{"x":500,"y":0,"color":"red","size":1}]}"#,
            "pieces[1].x",
            "more than 100 spaces",
        ),
        (
            r#"{"pieces":[{"x":-9223372036854775808,"y":0,"color":"red","size":1},{"x":9223372036854775807,"y":0,"color":"red","size":1}]}"#,
            "pieces[1].x",
            "more than 100 spaces",
        ),
        (
            r#"{"pieces":[{"x":1,"y":2,"color":"red","size":1},{"x":1,"y":2,"color":"red","size":2},{"x":1,"y":2,"color":"red","size":3}]}"#,
            "pieces[2]",
            "a third pyramid on (1, 2)",
        ),
    ] {
        let found = fault(json);
        assert_eq!(found.at, at, "{json}: {found}");
        assert!(found.what.english().contains(what), "{json}: {found}");
    }
    let many = format!(
        r#"{{"pieces":[{}]}}"#,
        vec![r#"{"x":0,"y":0,"color":"red","size":1}"#; 91].join(",")
    );
    assert!(fault(&many).what.english().contains("91 pyramids are too many"));
    let alike: Vec<String> = (0..7)
        .map(|x| format!(r#"{{"x":{x},"y":0,"color":"red","size":1}}"#))
        .collect();
    let found = fault(&format!(r#"{{"pieces":[{}]}}"#, alike.join(",")));
    assert_eq!(
        found.to_string(),
        "pieces[6]: one more small red, and six trios have 6 of them"
    );
    let sheet = ZoningOut::appraise(
        r#"{"pieces":[{"x":0,"y":0,"color":"red","size":1},{"x":0,"y":2,"color":"red","size":1},
            {"x":1,"y":0,"color":"red","size":1}]}"#,
        &ZoningOutOptions::from_pairs(&["trios=2"]).unwrap(),
    );
    assert_eq!(
        sheet.unwrap().said(&crate::english()).illegal,
        [
            "(0, 0) and (1, 0): two small pyramids next to each other",
            "(0, 2): not connected with the rest of the city",
            "3 times small red, and there are 2 trios of each colour",
        ]
    );
}

#[test]
fn words_that_are_no_actions_are_told_from_illegal_ones() {
    let mut game = session(&["rules=piazzas"], 1);
    assert!(matches!(game.act_word(ONE, "huge"), Err(ActError::Syntax(_))));
    assert!(matches!(game.act_word(ONE, "n1"), Err(ActError::Refused { .. })));
    assert!(matches!(
        game.act_word(ONE, "large-red"),
        Err(ActError::Refused { .. })
    ));
    game.act_word(ONE, "small").unwrap();
    assert!(game.state().parse_outcome("purple").is_err());
    assert_eq!(
        game.state().parse_outcome("black"),
        Ok(Outcome::Colour(plat_game_zoning_out::Colour::Black))
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// What is found by adding and taking away is what a survey of the finished city finds.
    #[test]
    fn a_prospect_is_what_the_city_promises_then(seed: u64, mixed: bool) {
        let rules = if mixed { "rules=mixed-use-development,canadian-style,piazzas" } else { "rules=linear-park,lines-of-sight,clusters,rainbow-rows,garden-city" };
        let options = ZoningOutOptions::from_pairs(&[rules]).unwrap();
        let mut game: ZoningOut = new_game(&options, 1).unwrap();
        let mut dice = plat_engine::FastDice::new(seed);
        let mut scratch = Vec::new();
        loop {
            match game.next() {
                Next::Over => break,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                }
                Next::Seats(_) => {
                    if let Some(piece) = game.in_hand(ONE) {
                        let weights = Weights::TUNED;
                        let now = Outlook { city: game.city(ONE), rules: game.rules(), left: game.supply(), weights: &weights };
                        for prospect in now.prospects(piece) {
                            let mut after = game.clone();
                            after.act(ONE, Action::Place(prospect.place));
                            let then = Outlook { city: after.city(ONE), ..now };
                            prop_assert_eq!(prospect.value, then.value());
                        }
                    }
                    let action = game.pick(ONE, &mut dice, &mut scratch);
                    game.act(ONE, action);
                }
            }
        }
    }
}
