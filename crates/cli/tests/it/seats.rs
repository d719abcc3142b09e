//! How many sit down: the fewest that the options allow where nobody says, and one line where it cannot be.

use std::path::Path;

use plat_games::SHELF;

use crate::program::{Folder, bad, good, plat, text, with_input};

/// Numbers that no game has, written as people and programs get them wrong.
const NOBODY: [&str; 6] = ["0", "7", "99", "4294967296", "18446744073709551616", "-1"];

/// The seats of a record.
fn seats_of(record: &str) -> usize {
    record.lines().filter(|line| line.starts_with("seat ")).count()
}

#[test]
fn without_a_number_the_fewest_play_that_the_options_allow() {
    let random = |options: &[&str]| good(&[&["random", "zoning-out", "--seed", "1"], options].concat());
    assert_eq!(seats_of(&random(&[])), 1);
    assert_eq!(seats_of(&random(&["--option", "mode=competitive"])), 2);
    assert_eq!(
        seats_of(&random(&["--option", "mode=competitive", "--seats", "3"])),
        3
    );
    // One who takes part in a tournament plays alone, unless the options want two.
    let arena = |more: &[&str]| {
        let all = [&["arena", "zoning-out", "--games", "1", "--players"], more].concat();
        serde_json::from_str::<serde_json::Value>(&good(&[&all[..], &["--json"]].concat())).unwrap()
    };
    assert_eq!(arena(&["random"])["tournament"]["seats"], 1);
    let competition = ["random,greedy,random", "--option", "mode=competitive"];
    assert_eq!(arena(&competition)["tournament"]["seats"], 3);
    bad(
        &[
            "arena",
            "zoning-out",
            "--players",
            "random",
            "--option",
            "mode=competitive",
        ],
        "1 players cannot fill a table of 2",
    );
    let bench = [
        "bench",
        "zoning-out",
        "--option",
        "mode=competitive",
        "--time",
        "0.01",
        "--json",
    ];
    let rows = good(&bench);
    assert!(
        rows.starts_with("{\"game\":\"zoning-out\",\"seats\":2,"),
        "{rows}"
    );
    assert!(!rows.contains("\"seats\":1,"), "{rows}");
}

#[test]
fn a_person_plays_against_greedy_unless_the_options_want_another_number() {
    let folder = Folder::new();
    for (number, options) in [&[][..], &["--option", "mode=competitive"]].iter().enumerate() {
        let file = folder.name(&format!("{number}.plat"));
        let output = with_input(
            &[&["play", "zoning-out", "-o", &file], *options].concat(),
            "quit\n",
        );
        assert!(output.status.success(), "{}", text(&output.stderr));
        let record = std::fs::read_to_string(&file).unwrap();
        assert!(record.contains("human") && record.contains("greedy"), "{record}");
        assert_eq!(seats_of(&record), 2);
    }
}

#[test]
fn options_that_allow_no_table_at_all_are_refused_for_what_is_wrong_with_them() {
    for command in [
        &["random", "zoning-out"][..],
        &["play", "zoning-out"],
        &["bench", "zoning-out"],
    ] {
        let options = ["--option", "mode=competitive", "--option", "apc=on"];
        bad(&[command, &options].concat(), "apc=on is for one city");
    }
}

#[test]
fn a_number_of_seats_that_cannot_be_is_one_line_in_every_command() {
    let folder = Folder::new();
    let file = folder.name("game.plat");
    good(&[
        "new",
        "subdivision",
        "--seats",
        "a,b",
        "-o",
        &folder.name("there.plat"),
    ]);
    let there = folder.name("there.plat");
    let refused = |arguments: &[&str]| bad(&[&["--shelf", "all"], arguments].concat(), "");
    for game in SHELF.iter().map(|game| game.info().id) {
        for number in NOBODY {
            refused(&["random", game, "--seats", number, "-o", &file]);
            refused(&["bench", game, "--seats", number, "--time", "0.01"]);
            refused(&["bench", game, "--search", "--seats", number, "--time", "0.01"]);
            refused(&["arena", game, "--players", "random,greedy", "--seats", number]);
            refused(&["play", game, "--seats", number, "-o", &file]);
            refused(&["new", game, "--seats", number, "-o", &file]);
        }
    }
    for number in NOBODY {
        bad(&["bench", "--seats", number, "--time", "0.01"], "");
        bad(&["continue", &there, "--seats", number], "");
    }
    bad(
        &["random", "subdivision", "--seats", "4294967296"],
        "Subdivision is for 2 to 4 players, not 4294967296",
    );
    bad(
        &["new", "subdivision", "--seats", "3", "-o", &file],
        "--seats 3: say who sits where, such as Ada,Bob",
    );
    let many = vec!["greedy"; 99].join(",");
    bad(&["play", "subdivision", "--seats", &many], "not 99");
    bad(&["new", "subdivision", "--seats", &many, "-o", &file], "not 99");
    assert!(!Path::new(&file).exists());
}

#[test]
fn a_bot_that_is_told_of_too_many_seats_says_so_in_one_line() {
    let newgame = |seats: &str| {
        let heading = r#"newgame {"game":"subdivision","rules":1,"options":[],"seat":1,"seats":"#;
        with_input(
            &["bot", "subdivision", "--player", "random"],
            &format!("{heading}{seats}}}\n"),
        )
    };
    assert!(newgame("2").status.success());
    for number in NOBODY {
        let output = newgame(number);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{number}: {error}");
        assert!(error.starts_with("plat: line 1: "), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    // There is no --seats to get wrong.
    assert_eq!(
        plat(&["bot", "subdivision", "--seats", "99"]).status.code(),
        Some(2)
    );
}
