//! `plat hint` and `plat analyse`: what the computer thinks of a decision, and of all decisions of a game.

use std::collections::BTreeSet;
use std::path::Path;

use crate::program::{Folder, bad, good};
use serde_json::Value;

/// A finished game of the corpus.
fn record(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../records")
        .join(name);
    path.display().to_string()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(&[arguments, &["--json"]].concat())).unwrap()
}

/// One record of every game, with an entry before which somebody has a choice.
const GAMES: [(&str, &str); 6] = [
    ("subdivision/stash-2-greedy.plat", "12"),
    ("puzzle-town/game-3-6x8-greedy.plat", "15"),
    ("puzzle-town/puzzle-6x8-planner.plat", "20"),
    ("zoning-out/solo-won.plat", "20"),
    ("city-planning/empty-bag-19-greedy.plat", "60"),
    ("zoned-out/last-piece-3-greedy.plat", "30"),
];

#[test]
fn a_hint_names_legal_actions_with_values_and_expected_scores() {
    for (name, at) in GAMES {
        let file = record(name);
        let hint = json(&["hint", &file, "--at", at, "--iterations", "200", "--threads", "1"]);
        let legal = json(&["legal", &file, "--at", at]);
        assert_eq!(hint["seat"], legal["seats"][0]["seat"], "{name}");
        let words: BTreeSet<&str> = legal["seats"][0]["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| choice["word"].as_str().unwrap())
            .collect();
        let actions = hint["actions"].as_array().unwrap();
        assert!(!actions.is_empty(), "{name}");
        for action in actions {
            assert!(
                words.contains(action["word"].as_str().unwrap()),
                "{name}: {action}"
            );
            let value = action["value"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&value), "{name}: {action}");
        }
        let expected = actions[0]["expected"].as_array().unwrap();
        for seat in expected {
            let lines = seat["lines"].as_array().unwrap();
            let sum: f64 = lines.iter().map(|line| line["points"].as_f64().unwrap()).sum();
            assert!(
                (sum - seat["total"].as_f64().unwrap()).abs() < 0.01,
                "{name}: {seat}"
            );
        }
        let text = good(&["hint", &file, "--at", at, "--iterations", "200", "--threads", "1"]);
        assert!(text.contains("what Master thinks") && text.contains("Expected in the end after"));
    }
}

#[test]
fn late_in_subdivision_the_outcome_is_known_and_said() {
    // Greedy players let each other off: from here on perfect play is a draw, as an exhaustive search finds.
    let file = record("subdivision/stash-2-greedy.plat");
    let hint = [
        "hint",
        &file,
        "--at",
        "24",
        "--iterations",
        "2000",
        "--threads",
        "1",
    ];
    assert!(good(&hint).contains("Searched to the end: if nobody errs, it will be a draw."));
    let hint = json(&hint);
    assert_eq!(hint["exact"], 0);
    assert_eq!(hint["actions"][0]["value"], 0.5);
}

#[test]
fn a_hint_needs_somebody_who_can_act() {
    let file = record("subdivision/stash-2-greedy.plat");
    bad(&["hint", &file], "the game is over here; nobody has a choice");
    bad(
        &["hint", &file, "--at", "3", "--as", "1"],
        "it is not the turn of seat 1 here",
    );
    bad(
        &["hint", &file, "--at", "3", "--as", "x"],
        "\"x\" is no seat's number",
    );
    bad(
        &["hint", &file, "--at", "3", "--player", "random"],
        "random does not say what it thinks",
    );
    bad(
        &["hint", &file, "--at", "3", "--player", "planner"],
        "planner does not play Subdivision for 2",
    );
    bad(
        &["hint", &file, "--at", "3", "--time", "0"],
        "is not a time to think such as 0.5s or 200ms",
    );
    let drawn = record("city-planning/empty-bag-19-greedy.plat");
    bad(&["hint", &drawn, "--at", "0"], "something is to be drawn here");
}

#[test]
fn an_analysis_looks_at_every_choice_and_finds_no_fault_with_the_best() {
    let folder = Folder::new();
    let chart = folder.name("chart.svg");
    let file = record("subdivision/stash-2-greedy.plat");
    let arguments = ["analyse", &file, "--iterations", "300", "--threads", "1"];
    let analysis = json(&[&arguments[..], &["--svg", &chart]].concat());
    let decisions = analysis["decisions"].as_array().unwrap();
    // The record has 29 placements at which there was a choice, and no draw.
    assert_eq!(decisions.len(), 29);
    for decision in decisions {
        let loss = decision["loss"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&loss), "{decision}");
        if decision["played"]["word"] == decision["best"]["word"] {
            assert_eq!(loss, 0.0, "{decision}");
        }
    }
    let drawn = std::fs::read_to_string(&chart).unwrap();
    assert!(drawn.contains("<svg") && drawn.contains("Subdivision: what everybody could expect"));
    let text = good(&arguments);
    assert_eq!(text.lines().count(), 1 + 29 + 2 + 2, "{text}");
}

#[test]
fn a_move_that_throws_the_game_away_is_called_a_blunder() {
    // By the exact search of the end: before entry 20 the second seat is winning, after it the game is a draw.
    let file = record("subdivision/stash-2-greedy.plat");
    let analysis = json(&["analyse", &file, "--iterations", "3000", "--threads", "1"]);
    let decisions = analysis["decisions"].as_array().unwrap();
    let thrown = decisions.iter().find(|decision| decision["at"] == 19).unwrap();
    assert!(thrown["exact"].as_i64().unwrap() > 0, "{thrown}");
    assert_eq!(thrown["best"]["value"], 1.0);
    assert!(thrown["loss"].as_f64().unwrap() >= 0.15, "{thrown}");
    let next = decisions.iter().find(|decision| decision["at"] == 20).unwrap();
    assert_eq!(next["exact"], 0);
}
