//! `plat solve` as people use it: towns, proofs, counts, files and refusals.

use std::process::{Command, Stdio};

use crate::program::{self, Folder, text};
use serde_json::{Value, json};

fn solve<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [&["solve", "puzzle-town"], arguments].concat()
}

#[track_caller]
fn says(arguments: &[&str], code: i32) -> String {
    program::says(&solve(arguments), code)
}

#[track_caller]
fn json_of(arguments: &[&str], code: i32) -> Value {
    let arguments = [arguments, &["--json"]].concat();
    serde_json::from_str(&says(&arguments, code)).unwrap()
}

#[track_caller]
fn bad(arguments: &[&str], expected: &str) {
    program::bad(&solve(arguments), expected);
}

/// What `plat score` says of a position.
fn scored(position: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(["score", "puzzle-town", "--position", position])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_town_of_each_border_colour() {
    for border in ["green", "blue", "red"] {
        let shown = says(&["--border", border, "--seed", "7"], 0);
        assert!(
            shown.starts_with(&format!("A complete 6x8 town with a {border} border, ")),
            "{shown}"
        );
        // Letters, three lines a row of tiles, letters; every crossing of the 48 tiles is there.
        let lines: Vec<&str> = shown.lines().skip(2).collect();
        assert_eq!(lines.len(), 1 + 3 * 8 + 1, "{shown}");
        assert_eq!(shown.matches('+').count(), 48, "{shown}");
        // The border is all of its colour, all around.
        let initial = border[..1].to_uppercase();
        let edge = |line: &str| line.split_whitespace().all(|zone| zone == initial);
        assert!(edge(lines[1]) && edge(lines[24]), "{shown}");
        for crossings in lines[1..].iter().skip(1).step_by(3).take(8) {
            let tiles: Vec<&str> = crossings.split_whitespace().collect();
            assert!(
                tiles[1] == initial && tiles[tiles.len() - 2] == initial,
                "{shown}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_town() {
    let town = |seed: &str| json_of(&["--size", "7x7", "--seed", seed], 0)["town"].clone();
    assert_eq!(town("3"), town("3"));
    assert_ne!(town("3"), town("4"));
}

#[test]
fn a_town_is_written_drawn_scored_and_taken_up_again() {
    let folder = Folder::new();
    let (position, svg, png) = (
        folder.name("town.json"),
        folder.name("town.svg"),
        folder.name("town.png"),
    );
    let files = ["-o", &position, "--svg", &svg, "--png", &png];
    says(&[&["--size", "7x7", "--park", "d4"], &files[..]].concat(), 0);
    assert!(std::fs::read(&svg).unwrap().starts_with(b"<svg"));
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    assert!(
        !scored(&position).contains("Not according to the rules"),
        "{}",
        scored(&position)
    );

    // Half of it taken up again, and another town built on the rest.
    let mut half: Value = serde_json::from_str(&std::fs::read_to_string(&position).unwrap()).unwrap();
    assert_eq!(half["cells"].as_array().unwrap().len(), 49);
    assert!(
        half["cells"]
            .as_array()
            .unwrap()
            .contains(&json!({"x": 3, "y": 3, "tile": "PARK"}))
    );
    half["cells"].as_array_mut().unwrap().truncate(25);
    let from = folder.file("half.json", &half.to_string());
    let again = json_of(&["--from", &from, "--seed", "5"], 0);
    let cells = again["town"]["cells"].as_array().unwrap();
    assert!(
        half["cells"]
            .as_array()
            .unwrap()
            .iter()
            .all(|cell| cells.contains(cell))
    );
    assert_eq!((cells.len(), &again["complete"]), (49, &json!(true)));
}

#[test]
fn few_violations_with_what_is_proved() {
    let best = json_of(&["--violations", "min", "--border", "blue"], 0);
    assert_eq!(
        (&best["violations"], &best["at_least"], &best["proved"]),
        (&json!(0), &json!(0), &json!(true))
    );
    // With the Park in a corner one cannot be avoided, whatever the colour.
    for (corner, border) in [("g7", "green"), ("a1", "blue"), ("6,6", "red")] {
        let park = ["--size", "7x7", "--border", border, "--park", corner];
        let best = json_of(&[&park, &["--violations", "min"][..]].concat(), 0);
        assert_eq!(
            (&best["violations"], &best["proved"]),
            (&json!(1), &json!(true)),
            "{corner}"
        );
        let none = says(&[&park, &["--violations", "0"][..]].concat(), 1);
        assert_eq!(
            none,
            "Proved: this town cannot be completed without a Zoning Violation.\n"
        );
        assert_eq!(
            json_of(&[&park, &["--violations", "1"][..]].concat(), 0)["violations"],
            1
        );
    }
}

#[test]
fn a_town_that_cannot_be_completed_is_no_time_out() {
    let folder = Folder::new();
    // The cell between wants GBGR, which this set does not have.
    let tiles = folder.file("few.txt", "GGGR 2\nGGGB 2");
    let stuck = json!({"width": 3, "depth": 1, "border": "green", "cells": [
        {"x": 0, "y": 0, "tile": "GRGG"}, {"x": 2, "y": 0, "tile": "GGGB"}]});
    let stuck = folder.file("stuck.json", &stuck.to_string());
    let stuck = ["--from", &stuck, "--tiles", &tiles];
    let none = says(&stuck, 1);
    assert_eq!(
        none,
        "Proved: this town cannot be completed with the tiles that are left.\n"
    );
    let none = json_of(&stuck, 1);
    assert_eq!(
        (&none["answer"], &none["town"]),
        (&json!("impossible"), &Value::Null)
    );
    assert_eq!(
        json_of(&[&stuck[..], &["--count"]].concat(), 0),
        json!({"exact": true, "ways": 0})
    );

    let late = says(&["--time", "0.05", "--count=exact"], 3);
    assert!(
        late.contains("at least ") && late.contains("the time was over"),
        "{late}"
    );
    let late = json_of(&["--time", "0.05", "--count=exact"], 3);
    assert_eq!(
        (&late["exact"], &late["why"]),
        (&json!(false), &json!("the time was over"))
    );
}

#[test]
fn a_search_that_runs_out_of_time_shows_its_best() {
    let folder = Folder::new();
    // With the Park in a corner a violation cannot be avoided, nor with one more GBRG to choose from. But with a tile
    // to spare colours cannot be counted, and search would have to look at all towns.
    let tiles = include_str!("../../../game-puzzle-town/data/tiles.txt").replace("GBRG 2 C", "GBRG 3 C");
    let tiles = folder.file("one-more.txt", &tiles);
    let corner = json!({"width": 7, "depth": 7, "border": "green", "cells": [
        {"x": 0, "y": 0, "tile": "GBRG"}, {"x": 6, "y": 6, "tile": "PARK"}]});
    let corner = folder.file("corner.json", &corner.to_string());
    let position = folder.name("best.json");
    let demand = [
        "--tiles",
        &tiles,
        "--from",
        &corner,
        "--violations",
        "0",
        "--time",
        "0.3",
    ];
    let answer = json_of(&[&demand[..], &["-o", &position]].concat(), 3);
    assert_eq!(
        (&answer["answer"], &answer["complete"]),
        (&json!("not settled"), &json!(false))
    );
    assert_eq!(answer["why"], "the time was over");
    let best: Value = serde_json::from_str(&std::fs::read_to_string(&position).unwrap()).unwrap();
    assert_eq!(best, answer["town"]);
    assert!(best["cells"].as_array().unwrap().len() > 30);
    let shown = says(&demand, 3);
    assert!(
        shown.contains("can be completed without a Zoning Violation: the time was over. The best town"),
        "{shown}"
    );
}

#[test]
fn ways_are_counted_or_estimated() {
    // Worked out by hand: the corners of 2x1 with a green border want G on three sides, and the same colour between.
    let folder = Folder::new();
    let tiles = folder.file("five.txt", "GGGG 2\nGGGB 2\nGGGR 1");
    let demand = ["--tiles", &tiles, "--size", "2x1", "--count"];
    assert_eq!(json_of(&demand, 0), json!({"exact": true, "ways": 2}));
    assert_eq!(
        says(&demand, 0),
        "Ways to complete a 2x1 town with a green border: 2, each looked at.\n"
    );
    let about = json_of(&["--count", "--time", "1.5"], 0);
    for method in ["population", "dives"] {
        let (ways, error) = (
            about[method]["ways"].as_f64().unwrap(),
            about[method]["error"].as_f64().unwrap(),
        );
        assert!(ways > 1e21 && ways < 1e24 && error < ways, "{about}");
    }
    assert!(says(&["--count=estimate", "--time", "1.5"], 0).contains("by dives down the search tree"));
}

#[test]
fn demands_that_make_no_sense_are_refused() {
    let folder = Folder::new();
    bad(&["--size", "9x9"], "\"9x9\" is not the size of a town");
    bad(
        &["--size", "8x8"],
        "63 cells are empty, but only 48 tiles are left",
    );
    bad(
        &["--border", "pink"],
        "\"pink\" is not a colour; write green, blue or red",
    );
    bad(
        &["--park", "d4"],
        "the Park cannot be laid at (3,4): there is no Park to lay in this town",
    );
    bad(&["--size", "7x7", "--park", "a7"], "a tile lies there already");
    bad(&["--size", "7x7", "--park", "h1"], "that is outside the town");
    bad(&["--size", "7x7", "--park", "north"], "\"north\" is not a cell");
    bad(&["--violations", "few"], "\"few\" is neither min nor a number");
    bad(
        &["--violations", "min", "--count"],
        "--violations min goes with building",
    );
    bad(&["--time", "-1"], "--time -1");
    bad(&["--time", "NaN"], "--time NaN");
    bad(&["--threads", "0"], "--threads 0");
    bad(&["--svg", "no/such/folder/a.svg"], "a.svg cannot be written");
    bad(&["--from", "no such file"], "no such file cannot be read");

    let tiles = folder.file("tiles.txt", "GBRG 2 C\nGGGG 90");
    bad(
        &["--tiles", &tiles],
        "tiles.txt: line 2: \"90\" is not a number of tiles",
    );
    let tiles = folder.file("green.txt", "GBRG 24 C\nGGGG 24");
    bad(
        &["--tiles", &tiles, "--border", "red"],
        "the tile set has no cornerstone for a red border, only for green",
    );

    let town = |border: &str, tile: &str, x: i32| {
        json!({"width": 6, "depth": 8, "border": border, "cells": [{"x": x, "y": 0, "tile": tile}]})
            .to_string()
    };
    let green = folder.file("green.json", &town("green", "GBRG", 0));
    bad(
        &["--from", &green, "--border", "red"],
        "green.json has a green border",
    );
    let red = folder.file("red.json", &town("red", "GBRG", 0));
    bad(
        &["--from", &red],
        "red.json: the town already breaks the laws: Law 2 (Border Colour)",
    );
    let outside = folder.file("outside.json", &town("green", "GBRG", 6));
    bad(
        &["--from", &outside],
        "outside.json: Law 1 (Size): the cell (6,0) is outside the town",
    );
    let wrong = folder.file("wrong.json", &town("green", "GBRX", 0));
    bad(
        &["--from", &wrong],
        "wrong.json: cells[0].tile: \"GBRX\" is not a tile",
    );
    let thrice = json!({"width": 3, "depth": 1, "border": "green", "cells": [
        {"x": 0, "y": 0, "tile": "GGGG"}, {"x": 1, "y": 0, "tile": "GGGG"}, {"x": 2, "y": 0, "tile": "GGGG"}]});
    let thrice = folder.file("thrice.json", &thrice.to_string());
    bad(
        &["--from", &thrice],
        "thrice.json: the town uses tiles that the set does not have, or not so often: GGGG",
    );
}

#[test]
fn other_games_have_no_solver() {
    let output = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(["solve", "city-planning"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr);
    assert!(told.contains("unrecognized subcommand 'city-planning'"), "{told}");
}

/// Linux tells which signals a process listens to, so that the interrupt need not be timed.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_a_search_with_what_it_has() {
    let child = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(["solve", "puzzle-town", "--count=exact", "--json"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let status = std::fs::read_to_string(&status).unwrap_or_default();
        let caught = status
            .lines()
            .find_map(|line| line.strip_prefix("SigCgt:"))
            .unwrap_or("0")
            .trim()
            .to_owned();
        u64::from_str_radix(&caught, 16).unwrap() >> 1 & 1 == 1
    };
    while !listens() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(interrupted.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    let counted: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&counted["exact"], &counted["why"]),
        (&json!(false), &json!("it was stopped"))
    );
}
