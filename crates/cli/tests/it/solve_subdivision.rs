//! `plat solve subdivision` as people use it: values, tables that survive, records and refusals.

use crate::program::{self, Folder};
use serde_json::Value;

/// A finished random game for two on the default board, the same on every machine.
fn game(folder: &Folder) -> String {
    let name = folder.name("game.plat");
    program::good(&[
        "random",
        "subdivision",
        "--seats",
        "2",
        "--seed",
        "5",
        "-o",
        &name,
    ]);
    name
}

#[track_caller]
fn json_of(arguments: &[&str], code: i32) -> Value {
    let arguments = [&["solve", "subdivision", "--json"], arguments].concat();
    serde_json::from_str(&program::says(&arguments, code)).unwrap()
}

#[track_caller]
fn bad(arguments: &[&str], expected: &str) {
    program::bad(&[&["solve", "subdivision"], arguments].concat(), expected);
}

#[test]
fn the_value_is_kept_by_perfect_play() {
    let folder = Folder::new();
    let (game, perfect) = (game(&folder), folder.name("perfect.plat"));
    let found = json_of(&["--from", &game, "--at", "20", "-o", &perfect], 0);
    assert_eq!(found["known"], true);
    let line = found["line"].as_array().unwrap();
    assert_eq!(line[0], found["best"][0]);
    // The game that was written ends with that margin, seen by whoever was to act.
    let over = json_of(&["--from", &perfect], 0);
    let sign = if found["to_act"] == 1 { 1 } else { -1 };
    assert_eq!(
        over["margin"].as_i64().unwrap() * sign,
        found["margin"].as_i64().unwrap()
    );
    assert_eq!(over["line"], Value::Array(Vec::new()));
    // On the way the value stays what it was.
    for at in [21, 23, 26] {
        let later = json_of(&["--from", &perfect, "--at", &at.to_string()], 0);
        let same = if later["to_act"] == found["to_act"] { 1 } else { -1 };
        assert_eq!(
            later["margin"].as_i64().unwrap() * same,
            found["margin"].as_i64().unwrap(),
            "after {at}"
        );
    }
}

#[test]
fn all_best_actions_are_named_and_the_first_is_among_them() {
    let folder = Folder::new();
    let game = game(&folder);
    let one = json_of(&["--from", &game, "--at", "22"], 0);
    let all = json_of(&["--from", &game, "--at", "22", "--all"], 0);
    assert!(all["best"].as_array().unwrap().contains(&one["best"][0]));
    let said = program::good(&["solve", "subdivision", "--from", &game, "--at", "22"]);
    assert!(said.starts_with("With perfect play of both "), "{said}");
    assert!(said.contains("\nA perfect game: "), "{said}");
}

#[test]
fn a_table_survives_and_a_search_goes_on_from_it() {
    let folder = Folder::new();
    let (game, table) = (game(&folder), folder.name("late.table"));
    let arguments = ["--from", &game, "--at", "17", "--table", &table, "--memory", "4"];
    let first = json_of(&arguments, 0);
    let second = json_of(&arguments, 0);
    assert_eq!(first["margin"], second["margin"]);
    let positions = |found: &Value| found["positions"].as_u64().unwrap();
    assert!(positions(&second) * 10 < positions(&first), "{first} {second}");
}

#[test]
fn who_is_out_of_time_says_what_is_known_and_keeps_the_table() {
    let folder = Folder::new();
    let table = folder.name("board.table");
    let board = [
        "--option",
        "set=threehouse",
        "--table",
        &table,
        "--memory",
        "4",
        "--time",
        "0.2",
    ];
    let found = json_of(&board, 1);
    assert_eq!(found["known"], false);
    assert!(found["at_least"].as_i64() < found["at_most"].as_i64(), "{found}");
    assert!(folder.path("board.table").exists());
    let again = program::says(&[&["solve", "subdivision"], &board[..]].concat(), 1);
    assert!(again.contains("goes on from"), "{again}");
}

#[test]
fn what_is_no_table_is_refused_and_stays_as_it_was() {
    let folder = Folder::new();
    let game = game(&folder);
    let poem = folder.file("poem.txt", "Roses are red");
    bad(
        &["--from", &game, "--table", &poem],
        "poem.txt cannot be gone on from: it is not a table of findings",
    );
    assert_eq!(std::fs::read_to_string(&poem).unwrap(), "Roses are red");
    let table = folder.name("late.table");
    json_of(
        &["--from", &game, "--at", "22", "--table", &table, "--memory", "1"],
        0,
    );
    bad(
        &["--option", "set=threehouse", "--table", &table],
        "it is about subdivision 6x6, parks",
    );
    let mut bytes = std::fs::read(&table).unwrap();
    bytes.pop();
    std::fs::write(&table, bytes).unwrap();
    bad(
        &["--from", &game, "--table", &table],
        "it is damaged: it ends too early",
    );
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let folder = Folder::new();
    let three = folder.name("three.plat");
    program::good(&[
        "random",
        "subdivision",
        "--seats",
        "3",
        "--seed",
        "1",
        "-o",
        &three,
    ]);
    bad(
        &["--from", &three],
        "only games for two whose parks lie can be solved",
    );
    bad(
        &["--option", "park-placement=on"],
        "only games for two whose parks lie can be solved",
    );
    bad(&["--memory", "0"], "--memory 0: 1 to 65536 MiB");
    bad(&["--from", &game(&folder), "--at", "99"], "entries, not 99");
    let other = folder.name("town.plat");
    program::good(&[
        "random",
        "puzzle-town",
        "--seats",
        "2",
        "--seed",
        "1",
        "-o",
        &other,
    ]);
    bad(&["--from", &other], "a record of puzzle-town, not of subdivision");
}
