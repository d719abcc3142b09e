//! How the table looks, as text and as shapes.

use plat_engine::{
    Appraise, FastDice, Game, Knowledge, Next, Observer, Options, Parts, Seat, SeatScore, Shape, View,
    new_game,
};
use plat_game_zoning_out::{ZoningOut, ZoningOutOptions};

/// A game of so many after so many random events, always the same.
fn after(options: &[&str], seats: usize, events: usize) -> ZoningOut {
    let pairs: Vec<String> = options.iter().map(|&pair| pair.to_owned()).collect();
    let options = ZoningOutOptions::from_pairs(&pairs).unwrap();
    let mut game: ZoningOut = new_game(&options, seats).unwrap();
    let mut dice = FastDice::new(7);
    for _ in 0..events {
        match game.next() {
            Next::Over => break,
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(acting) => {
                let seat = acting.iter().next().unwrap();
                let action = game.pick(seat, &mut dice, &mut Vec::new());
                game.act(seat, action);
            }
        }
    }
    game
}

fn text(game: &ZoningOut, observer: Observer) -> String {
    game.view(observer).text()
}

const FIRST: Observer = Observer::Seat(Seat::ALL[0]);
const SECOND: Observer = Observer::Seat(Seat::ALL[1]);
/// Long enough for every game.
const TO_THE_END: usize = 1_000;

#[test]
fn a_turn_as_text() {
    let game = after(&["rules=garden-city,piazzas,clusters"], 1, 50);
    insta::assert_snapshot!(text(&game, FIRST));
}

#[test]
fn the_end_of_a_first_edition_as_text() {
    let game = after(&["edition=first", "rules=suburbia,city-wall"], 2, TO_THE_END);
    insta::assert_snapshot!(text(&game, Observer::Spectator));
}

#[test]
fn mixed_use_in_competition_as_text() {
    let options = [
        "mode=competitive",
        "trios=2",
        "rules=mixed-use-development,linear-park",
    ];
    let game = after(&options, 2, 60);
    insta::assert_snapshot!(text(&game, SECOND));
}

#[test]
fn the_screens_of_a_competition_as_text() {
    let game = after(&["mode=competitive", "rules=overshadowed"], 3, 60);
    insta::assert_snapshot!(text(&game, Observer::Spectator));
}

#[test]
fn the_lines_of_apc_as_text() {
    let game = after(
        &["apc=on", "small-city=on", "rules=rainbow-rows,we-compost"],
        1,
        20,
    );
    insta::assert_snapshot!(text(&game, FIRST));
}

fn ids(parts: &Parts) -> Vec<String> {
    ids_of(&parts.all_shapes())
}

fn ids_of(shapes: &[&Shape]) -> Vec<String> {
    shapes.iter().filter_map(|shape| shape.id.clone()).collect()
}

/// A board by itself.
fn alone(board: plat_engine::Board) -> Parts {
    Parts::new("A city").board(board)
}

#[track_caller]
fn assert_marks_are_shown(parts: &Parts, scores: &[SeatScore]) {
    let ids = ids(parts);
    let mut count = 0;
    for mark in scores
        .iter()
        .flat_map(|score| &score.lines)
        .flat_map(|line| &line.marks)
    {
        assert!(ids.contains(mark), "{mark} is not shown");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn the_picture_shows_whatever_a_score_line_marks() {
    for (options, seats) in [
        (&["rules=piazzas,clusters,lines-of-sight"][..], 1),
        (
            &["rules=mixed-use-development,canadian-style,density-bonusing"],
            2,
        ),
        (&["mode=competitive", "rules=garden-city,rainbow-rows"], 3),
    ] {
        for events in [40, 90, TO_THE_END] {
            let view = after(options, seats, events).view(FIRST);
            assert_marks_are_shown(&view.parts(&crate::english()), view.scores());
        }
    }
}

#[test]
fn a_city_by_itself_has_the_same_marks_and_nothing_to_touch() {
    let json = include_str!("data/15min.json");
    let options = ZoningOutOptions::from_pairs(&["rules=15-minute-city".to_owned()]).unwrap();
    let sheet = ZoningOut::appraise(json, &options).unwrap();
    let parts = alone(sheet.board.unwrap());
    assert_marks_are_shown(&parts, &sheet.seats);
    assert!(parts.all_shapes().iter().all(|shape| shape.token.is_none()));
    let nothing = ZoningOut::appraise("{\"pieces\":[]}", &options).unwrap();
    assert!(nothing.board.unwrap().width > 0.0);
}

#[test]
fn two_pyramids_on_a_space_are_both_named() {
    let json = r#"{"pieces":[{"x":3,"y":3,"color":"red","size":3},{"x":3,"y":3,"color":"blue","size":1}]}"#;
    let options = ZoningOutOptions::from_pairs(&["rules=mixed-use-development".to_owned()]).unwrap();
    let parts = alone(ZoningOut::appraise(json, &options).unwrap().board.unwrap());
    let shapes = parts.all_shapes();
    let space = shapes
        .iter()
        .find(|shape| shape.id.as_deref() == Some("built-0"))
        .unwrap();
    assert_eq!(space.label.as_deref(), Some("(0, 0): small blue on large red"));
}

#[test]
fn nobody_sees_a_hidden_city_before_the_end() {
    let options = ["mode=competitive", "trios=2", "rules=clusters"];
    let game = after(&options, 2, 31);
    let cities = |game: &ZoningOut, observer| {
        let mut boards = ids(&game.view(observer).parts(&crate::english()));
        boards.retain(|id| id.starts_with("board"));
        boards
    };
    assert_eq!(cities(&game, FIRST), ["board-1"]);
    assert_eq!(cities(&game, SECOND), ["board-2"]);
    let shown = ids(&game.view(Observer::Spectator).parts(&crate::english()));
    assert!(shown.iter().all(|id| !id.starts_with("built")));
    let over = after(&options, 2, TO_THE_END);
    assert_eq!(cities(&over, Observer::Spectator), ["board-1", "board-2"]);
}
