//! The rule page of the puzzle for one, line by line, and towns from a real table.

use crate::table::{
    COMPLETE, enter, hand, labels, new, pile, play, points, refused, seat, seen_by, words, words_of,
};
use plat_engine::{Appraise, Game, Knowledge, Next, Observer, Refusal as _, View};
use plat_game_puzzle_town::{PuzzleTown, Tile, Verdict};

#[test]
fn six_tiles_are_turned_up_and_the_park_is_out() {
    let game = play::<&str>(1, &[], "green", &[]);
    let view = game.view(Observer::Spectator);
    assert_eq!((view.hands[0].count, view.pile), (6, 41));
    assert!(!hand(&game, seat(1)).has(Tile::Park) && !pile(&game).has(Tile::Park));
    assert_eq!(
        view.hands[0].tiles,
        Some(hand(&game, seat(1))),
        "everybody sees what is face up"
    );
}

#[test]
fn in_7x7_the_park_is_in() {
    let game = enter(
        new(1, &["size=7x7"]),
        "cornerstone:green 1+GGGB,GGGB,GGBB,GBGB,RRRR,PARK",
    );
    assert_eq!(game.view(Observer::Spectator).pile, 42);
    let game = enter(new(1, &[]), "cornerstone:green");
    let park = plat_engine::Notation::parse_outcome(&game, "1+GGGB,GGGB,GGBB,GBGB,RRRR,PARK").unwrap();
    assert!(game.check_outcome(&park).is_err());
}

#[test]
fn a_smaller_market_turns_up_fewer() {
    let game = enter(
        new(1, &["market=2"]),
        "cornerstone:green 1+GGGB,RRRR b8:GGGB 1+BBBB",
    );
    let view = game.view(Observer::Spectator);
    assert_eq!((view.hands[0].count, view.pile), (2, 44));
}

#[test]
fn another_tile_is_turned_up_for_each_one_laid() {
    let game = play(1, &[], "green", &["b8:GGGB", "a7:RRRG"]);
    let view = game.view(Observer::Spectator);
    assert_eq!((view.hands[0].count, view.pile), (6, 39));
    // 41 - 2 face down cost 3 each.
    assert_eq!(points(&game, 1)[0], -3 * 39);
}

#[test]
fn pt_6_nobody_may_decline() {
    let game = enter(new(1, &["market=2"]), "cornerstone:green 1+GGGB,GRRR");
    assert!(!words(&game).contains(&"decline".to_owned()));
    assert_eq!(refused(&game, "decline").rule(), "PT-6");
}

#[test]
fn it_ends_when_no_face_up_tile_can_be_laid() {
    // Beside the cornerstone b8 wants green north and blue west, a7 red north and green west.
    let stuck = enter(new(1, &["market=1"]), "cornerstone:green 1+BBBB");
    assert_eq!(stuck.next(), Next::Over);
    assert_eq!(points(&stuck, 1), [-3 * 46, 0, -1]);
    let with_border = enter(new(1, &["market=1"]), "cornerstone:green 1+GGGG");
    assert_eq!(with_border.next(), Next::Over);
    assert_eq!(points(&with_border, 1), [-3 * 46, -2, 0]);
    assert_eq!(
        labels(&with_border, 1),
        [
            "46 tiles face down",
            "1 tile face up with a border zone",
            "0 tiles face up without one"
        ]
    );
    assert_eq!(seen_by(&with_border, 1).verdict, Some(Verdict::Flunked));
    assert!(
        seen_by(&with_border, 1)
            .text()
            .contains("140 penalty points: flunked")
    );
    let goes_on = enter(new(1, &["market=1"]), "cornerstone:green 1+GRRR");
    assert_eq!(words(&goes_on), ["a7:RRRG"]);
}

#[test]
fn a_complete_town_is_perfect() {
    let game = play(1, &[], "green", &words_of(COMPLETE));
    assert_eq!(game.next(), Next::Over);
    assert_eq!(
        (game.total(seat(1)), seen_by(&game, 1).verdict),
        (0, Some(Verdict::Perfect))
    );
    assert!(seen_by(&game, 1).text().contains("0 penalty points: perfect"));
}

#[test]
fn pt_8_the_verdicts_of_the_text() {
    let words: Vec<String> = [0, 1, 6, 7, 12, 13, 20, 21, 139]
        .map(|points| crate::english().word(Verdict::of(points).message()))
        .into();
    assert_eq!(
        words,
        [
            "perfect",
            "very good",
            "very good",
            "good",
            "good",
            "fair",
            "fair",
            "flunked",
            "flunked"
        ]
    );
}

#[test]
fn nothing_is_hidden() {
    let game = play(1, &[], "green", &["b8:GGGB"]);
    let mut dice = plat_engine::FastDice::new(1);
    assert_eq!(game.resample(seat(1), &mut dice), game);
    let spectator = game.view(Observer::Spectator);
    assert_eq!(spectator.unseen, pile(&game));
}

// Towns from a real table

fn json(border: &str, town: &str) -> String {
    let rows: Vec<Vec<&str>> = town
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let mut cells = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, tile) in row.iter().enumerate().filter(|(_, tile)| **tile != ".") {
            cells.push(format!(r#"{{"x":{x},"y":{y},"tile":"{tile}"}}"#));
        }
    }
    let (width, depth) = (rows[0].len(), rows.len());
    format!(
        r#"{{"width":{width},"depth":{depth},"border":"{border}","cells":[{}]}}"#,
        cells.join(",")
    )
}

#[test]
fn a_complete_6x8_town_has_82_blocks_of_which_18_have_the_border_colour() {
    let sheet = PuzzleTown::appraise(&json("green", COMPLETE), &Default::default())
        .unwrap()
        .said(&crate::english());
    assert_eq!(sheet.illegal, Vec::<String>::new());
    let labels: Vec<&str> = sheet.seats[0]
        .lines
        .iter()
        .map(|line| line.label.as_str())
        .collect();
    assert_eq!(labels[0], "the town is complete: 48 tiles");
    // Blue and red have 64 zones each and none outside, which is 32 Blocks.
    assert_eq!(labels[1], "Blocks: 82 (18 green, 32 blue and 32 red)");
    assert_eq!((labels[2], sheet.seats[0].total), ("Zoning Violations: 0", 0));
}

#[test]
fn what_is_wrong_with_a_town_is_named_with_its_cells() {
    let wrong = COMPLETE.replacen("GBRG GGGB", "GGGB GBRG", 1);
    let sheet = PuzzleTown::appraise(&json("green", &wrong), &Default::default())
        .unwrap()
        .said(&crate::english());
    assert!(
        sheet
            .illegal
            .iter()
            .any(|fault| fault.starts_with("Law 2") && fault.contains("a8 (0,0)")),
        "{sheet:?}"
    );
    assert!(
        sheet
            .illegal
            .iter()
            .any(|fault| fault.starts_with("Law 3") && fault.contains("b8 (1,0)")),
        "{sheet:?}"
    );
    assert!(sheet.seats[0].lines.iter().any(|line| {
        line.label
            .starts_with("the cornerstone of a green border is not on a8: ")
    }));
    let three = json("green", "GGGG GGGG GGGG\n. . .");
    let sheet = PuzzleTown::appraise(&three, &Default::default())
        .unwrap()
        .said(&crate::english());
    assert!(
        sheet
            .illegal
            .iter()
            .any(|fault| fault.contains("a tile of green all round lies there 3 times, and there are only 2")),
        "{sheet:?}"
    );
    assert!(
        sheet
            .illegal
            .iter()
            .any(|fault| fault.starts_with("Law 1") && fault.contains("3x2")),
        "{sheet:?}"
    );
}

#[test]
fn violations_cost_points_and_are_named() {
    let town = "
        . . . . . .
        . BGGB BBBG . . .
        . GBBB . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .";
    let sheet = PuzzleTown::appraise(&json("green", town), &Default::default())
        .unwrap()
        .said(&crate::english());
    let line = &sheet.seats[0].lines[2];
    assert_eq!(
        (line.label.as_str(), line.points),
        ("Zoning Violations: 2 (b7–c7 and b7–b6)", -2)
    );
}

#[test]
fn a_text_that_is_no_town_is_an_error_with_its_place() {
    for (text, at) in [
        ("{", "line 1 column 1"),
        (r#"{"":1}"#, "the position"),
        (r#"{"width":6,"depth":8,"border":"pink","cells":[]}"#, "border"),
        (
            r#"{"width":6,"depth":8,"border":"red","cells":[{"x":0,"y":0,"tile":"GGG"}]}"#,
            "cells[0].tile",
        ),
        (
            r#"{"width":60,"depth":8,"border":"red","cells":[]}"#,
            "width and depth",
        ),
    ] {
        assert_eq!(
            PuzzleTown::appraise(text, &Default::default()).unwrap_err().at,
            at,
            "{text}"
        );
    }
}
