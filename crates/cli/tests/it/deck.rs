//! `plat deck` and `--deck`: cards of one's own, from the file to the record and back.

use crate::program::{Folder, bad, good};

#[test]
fn the_cards_are_listed_and_exported() {
    let list = good(&["deck", "zoned-out"]);
    assert_eq!(list.lines().count(), 63);
    assert_eq!(list.lines().next(), Some("  c1  PL RL LB RM"));
    let json: serde_json::Value = serde_json::from_str(&good(&["deck", "zoned-out", "--json"])).unwrap();
    assert_eq!(json[62]["card"], "c63");
    assert_eq!(json[62]["shows"], "PL AB IH IL");
    let folder = Folder::new();
    let file = folder.name("cards.txt");
    good(&["deck", "zoned-out", "--export", &file]);
    assert_eq!(good(&["deck", "zoned-out", "--deck", &file]), list);
    let text = std::fs::read_to_string(folder.path("cards.txt")).unwrap();
    assert!(
        text.starts_with("# The City cards of Zoned Out"),
        "it says how it is written"
    );
    bad(
        &["deck", "subdivision"],
        "Subdivision has no deck that can be replaced",
    );
}

#[test]
fn a_game_with_other_cards_needs_no_file_any_more() {
    let folder = Folder::new();
    let cards = folder.file("cards.txt", &"PL RL LB CM\nRH PL IL IL\n".repeat(12));
    let game = folder.name("game.plat");
    good(&[
        "random",
        "zoned-out",
        "--deck",
        &cards,
        "--seed",
        "7",
        "-o",
        &game,
    ]);
    std::fs::remove_file(folder.path("cards.txt")).unwrap();
    assert!(good(&["check", &game]).contains("good. Zoned Out"));
    assert!(good(&["verify", &game]).contains("seed"));
    let record = std::fs::read_to_string(folder.path("game.plat")).unwrap();
    assert!(record.contains("\noption deck=PLRLLBCM,RHPLILIL,"), "{record}");
}

#[test]
fn the_games_own_cards_are_the_standard_deck() {
    let folder = Folder::new();
    let cards = folder.name("cards.txt");
    good(&["deck", "zoned-out", "--export", &cards]);
    let with = good(&["random", "zoned-out", "--deck", &cards, "--seed", "1"]);
    assert!(with.contains("\noption deck=standard\n"));
    assert_eq!(with, good(&["random", "zoned-out", "--seed", "1"]));
}

#[test]
fn a_wrong_file_is_refused_by_every_command_that_starts_a_game() {
    let folder = Folder::new();
    let wrong = folder.file("wrong.txt", "# mine\nPL RL LB RM\nPL RL LB\n");
    let expected = "wrong.txt: line 3: a card has 4 Blocks, clockwise from the north-west, not 3";
    bad(&["deck", "zoned-out", "--deck", &wrong], expected);
    bad(&["play", "zoned-out", "--deck", &wrong], expected);
    bad(&["random", "zoned-out", "--deck", &wrong], expected);
    bad(&["bench", "zoned-out", "--deck", &wrong], expected);
    bad(
        &["random", "zoned-out", "--deck", "no-such-file"],
        "no-such-file cannot be read",
    );
    bad(
        &["random", "puzzle-town", "--seats", "2", "--deck", &wrong],
        "Puzzle Town has no deck that can be replaced",
    );
}
