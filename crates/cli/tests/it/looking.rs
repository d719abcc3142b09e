//! What programs ask of a record or a position: its result, its legal actions, its points.

use crate::program::{Folder, bad, good, plat, text, with_input};
use serde_json::{Value, json};

fn objects(lines: &str) -> Vec<Value> {
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn kept(name: &str) -> String {
    let records = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    records.join(format!("{name}.plat")).display().to_string()
}

/// The totals that the record itself states in its last lines.
fn stated(file: &str) -> Vec<i64> {
    let text = std::fs::read_to_string(file).unwrap();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("result "))
        .unwrap();
    line.split_whitespace()
        .map(|total| total.parse().unwrap())
        .collect()
}

#[test]
fn a_check_in_json_tells_the_result() {
    let checked = |file: &str| objects(&good(&["check", file, "--json"])).remove(0);
    let game = kept("subdivision/stash-2-greedy");
    let report = checked(&game);
    let totals = stated(&game);
    assert_eq!(report["totals"], json!(totals));
    let place = |own: i64| 1 + totals.iter().filter(|&&other| other > own).count();
    let places: Vec<usize> = totals.iter().map(|&own| place(own)).collect();
    assert_eq!(report["places"], json!(places));
    let best = *totals.iter().max().unwrap();
    let winners: Vec<usize> = (1..=2).filter(|seat| totals[seat - 1] == best).collect();
    assert_eq!(report["winners"], json!(winners));
    assert_eq!(report["target"], Value::Null);
    // Alone there is a target, and who misses it has not won.
    for (name, won) in [("zoning-out/solo-won", true), ("zoning-out/solo-lost", false)] {
        let report = checked(&kept(name));
        let (total, target) = (report["totals"][0].as_i64(), report["target"].as_i64());
        assert_eq!(total.unwrap() >= target.unwrap(), won, "{name}");
        assert_eq!(
            report["winners"],
            if won { json!([1]) } else { json!([]) },
            "{name}"
        );
    }
    let folder = Folder::new();
    let file = folder.name("new.plat");
    good(&["new", "subdivision", "--seats", "a,b", "-o", &file]);
    let report = checked(&file);
    for unknown in ["totals", "places", "winners", "target"] {
        assert_eq!(report.get(unknown), Some(&Value::Null), "{unknown}");
    }
}

/// The words of one point of the game, by the way that asks for one point at a time.
fn asked(file: &str, at: usize) -> Vec<(Value, Vec<Value>)> {
    let legal = objects(&good(&["legal", file, "--at", &at.to_string(), "--json"])).remove(0);
    let seats = legal["seats"].as_array().unwrap().clone();
    let words = |seat: &Value| {
        let choices = seat["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["word"].clone()).collect()
    };
    seats
        .iter()
        .map(|seat| (seat["seat"].clone(), words(seat)))
        .collect()
}

#[test]
fn all_legal_actions_of_a_game_are_told_in_one_run() {
    for name in [
        "subdivision/threehouse-2-park-placement",
        "zoning-out/competitive-two",
        "puzzle-town/game-3-6x8-greedy",
    ] {
        let file = kept(name);
        let record = std::fs::read_to_string(&file).unwrap();
        let entry = |number: usize| {
            let start = format!("{number}. ");
            record.lines().find_map(|line| line.strip_prefix(&start))
        };
        let moments = objects(&good(&["legal", "--all", &file]));
        let entries = (1..).take_while(|&number| entry(number).is_some()).count();
        let last = moments.last().unwrap();
        assert_eq!(
            last,
            &json!({"at": entries, "next": "over", "seat": null, "actions": []})
        );
        for at in 0..entries {
            let here: Vec<&Value> = moments.iter().filter(|moment| moment["at"] == at).collect();
            // What the record says next is one of the actions told, or the draw or the uncovering that was.
            let (who, word) = entry(at + 1).unwrap().split_once(' ').unwrap();
            match who {
                "*" => assert_eq!(
                    here,
                    [&json!({"at": at, "next": "draw", "seat": null, "actions": []})]
                ),
                "-" => assert_eq!(
                    here,
                    [&json!({"at": at, "next": "uncover", "seat": null, "actions": []})]
                ),
                _ => {
                    let seat: usize = who.parse().unwrap();
                    let own = here.iter().find(|moment| moment["seat"] == seat).unwrap();
                    assert!(
                        own["actions"].as_array().unwrap().contains(&json!(word)),
                        "{name} {at}"
                    );
                }
            }
        }
        for at in [0, entries / 2, entries - 1] {
            let told: Vec<_> = moments
                .iter()
                .filter(|moment| moment["at"] == at && moment["next"] == "act")
                .map(|moment| {
                    (
                        moment["seat"].clone(),
                        moment["actions"].as_array().unwrap().clone(),
                    )
                })
                .collect();
            assert_eq!(told, asked(&file, at), "{name} {at}");
        }
    }
}

#[test]
fn actions_taken_back_are_points_of_the_game_too() {
    let folder = Folder::new();
    let file = folder.name("game.plat");
    good(&["new", "subdivision", "--seats", "a,b", "-o", &file]);
    good(&["continue", &file, "1", "3b2"]);
    good(&["continue", &file, "1", "back"]);
    let moments = objects(&good(&["legal", "--all", &file]));
    let seats: Vec<&Value> = moments.iter().map(|moment| &moment["seat"]).collect();
    assert_eq!(seats, [1, 2, 1]);
    assert_eq!(moments[0]["actions"], moments[2]["actions"]);
    let output = plat(&["legal", "--all", &file, "--at", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(good(&["legal", "--help"]).contains("plat legal --all game.plat"));
}

#[test]
fn a_game_without_a_position_is_told_what_is_missing() {
    for game in [
        "subdivision",
        "puzzle-town",
        "zoning-out",
        "city-planning",
        "zoned-out",
    ] {
        bad(&["score", game], "--position is missing: ");
        bad(&["show", game], "--position is missing: ");
    }
    bad(&["score", "no such game"], "no such game cannot be read");
    // A record may well be called so.
    let folder = Folder::new();
    let record = good(&["random", "subdivision", "--seed", "1"]);
    folder.file("subdivision", &record);
    let scored = std::process::Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(["score", "subdivision"])
        .current_dir(folder.path("."))
        .output()
        .unwrap();
    assert!(scored.status.success());
}

#[test]
fn the_help_of_score_has_a_position_of_every_game_that_can_be_scored() {
    let help = good(&["score", "--help"]);
    let games = objects(&good(&["games", "--json"])).remove(0);
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let (_, rest) = help.split_once(&format!("\n  {id}:\n")).expect(id);
        let mut read = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
        let position = read.next().unwrap().unwrap();
        let about = &rest[read.byte_offset()..];
        assert!(
            about.trim_start().starts_with(char::is_alphabetic),
            "{id} says what it means"
        );
        let output = with_input(&["score", id, "--position", "-", "--json"], &position.to_string());
        assert!(output.status.success(), "{id}: {}", text(&output.stderr));
        let mut slip = position;
        slip["colour_of_the_sky"] = json!("blue");
        let output = with_input(&["score", id, "--position", "-"], &slip.to_string());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{id}");
        assert!(error.contains("unknown field `colour_of_the_sky`, expected one of `") || id == "zoning-out");
        assert!(
            error.contains("unknown field `colour_of_the_sky`, expected "),
            "{id}: {error}"
        );
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}
