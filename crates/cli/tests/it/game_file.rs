//! Games in files: one action at a time, by scripts and by mail, with writers that race and programs that are killed.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::program::{self, Folder, bad, good, plat, text};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments)).unwrap()
}

/// A new game in a file.
fn new_game(folder: &Folder, game: &str, seats: &str) -> String {
    let file = folder.name("game.plat");
    good(&["new", game, "--seats", seats, "--seed", "1", "-o", &file]);
    file
}

/// The first thing that the first seat to act may do.
fn first_choice(file: &str) -> Option<(String, String)> {
    let legal = json(&["legal", file, "--json"]);
    let seat = legal["seats"].get(0)?;
    let word = seat["choices"][0]["word"].as_str()?.to_owned();
    Some((seat["seat"].to_string(), word))
}

fn entries(file: &str) -> u64 {
    json(&["check", file, "--json"])["entries"].as_u64().unwrap()
}

#[test]
fn a_game_is_played_in_a_file_to_its_end() {
    let folder = Folder::new();
    let file = new_game(&folder, "puzzle-town", "Ada Lovelace,greedy");
    let seed = folder.path("game.plat.seed");
    assert_eq!(fs::read_to_string(&seed).unwrap(), "1\n");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(
            mode(seed.clone()),
            0o600,
            "nobody else may know what will be drawn"
        );
        assert_eq!(mode(folder.path("game.plat")), 0o644);
    }
    let record = fs::read_to_string(&file).unwrap();
    assert!(
        record.contains("seat 1 Ada Lovelace\n")
            && record.contains("seed-hash")
            && !record.contains("\nseed ")
    );
    let mut actions = 0;
    while let Some((seat, word)) = first_choice(&file) {
        assert_eq!(seat, "1", "the computer answers by itself");
        let before = entries(&file);
        let report = json(&[
            "continue",
            &file,
            &seat,
            &word,
            "--at",
            &before.to_string(),
            "--json",
        ]);
        assert_eq!(report["entries"], entries(&file));
        assert_eq!(report["happened"][0]["seat"], 1);
        actions += 1;
        assert!(actions < 200);
    }
    assert!(good(&["check", &file]).contains("The game is over"));
    assert!(good(&["verify", &file]).contains("are those of the published seed"));
    assert!(!seed.exists(), "the seed is in the record now");
    bad(&["continue", &file, "1", "decline"], "the game is over");
}

#[test]
fn what_cannot_be_done_is_refused_in_a_line_and_changes_nothing() {
    let folder = Folder::new();
    let file = new_game(&folder, "subdivision", "Ada,Bob");
    let before = fs::read(&file).unwrap();
    bad(
        &["continue", &file, "2", "3b2"],
        "it is not seat 2's turn; seat 1 is to act",
    );
    bad(
        &["continue", &file, "3", "3b2"],
        "there is no seat 3 at a table of 2",
    );
    bad(
        &["continue", &file, "1", "1b2"],
        "a 1-pip must stand Near another colour's 1-pip or 3-pip",
    );
    bad(&["continue", &file, "1", "hello"], "\"hello\" is not");
    bad(
        &["continue", &file, "1", "back"],
        "seat 1 has nothing to take back",
    );
    bad(
        &["continue", &file, "1", "3b2", "--at", "7"],
        "has 0 entries by now, not 7",
    );
    bad(&["continue", "no such file"], "no such file cannot be read");
    bad(
        &["continue", &file, "--seats", "human"],
        "--seats names 1 seats, and the game has 2",
    );
    bad(
        &["new", "subdivision", "--seats", "a,b", "-o", &file],
        "exists; go on with `plat continue",
    );
    bad(
        &["play", "subdivision", "-o", &file],
        "exists; go on with `plat continue",
    );
    bad(
        &["new", "subdivision", "--seats", "a", "-o", "x.plat"],
        "Subdivision is for 2 to 4 players, not 1",
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(
        plat(&["continue", &file, "1"]).status.code(),
        Some(2),
        "a seat without a word"
    );
    fs::write(folder.path("game.plat.seed"), "2\n").unwrap();
    bad(
        &["continue", &file, "1", "3b2"],
        "game.plat.seed: this is not the seed whose hash is in",
    );
}

#[test]
fn an_action_can_be_taken_back() {
    let folder = Folder::new();
    let file = new_game(&folder, "subdivision", "Ada,Bob");
    assert_eq!(
        good(&["continue", &file, "1", "3b2"]),
        "   1. Red places a 3-pip on b2\nTo act: seat 2 (Bob).\n"
    );
    assert!(good(&["continue", &file, "1", "back"]).contains("takes the last action back"));
    assert_eq!(entries(&file), 2);
}

#[test]
fn of_writers_who_saw_the_same_one_wins() {
    let folder = Folder::new();
    let file = new_game(&folder, "subdivision", "Ada,Bob");
    let words = ["2b2", "3b2", "2c5", "3c5", "2d2", "3d2", "2e5", "3e5"];
    let writers: Vec<_> = words
        .into_iter()
        .map(|word| {
            let arguments = ["continue", &file, "1", word, "--at", "0"].map(ToOwned::to_owned);
            thread::spawn(move || {
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                plat(&arguments)
            })
        })
        .collect();
    let outputs: Vec<_> = writers.into_iter().map(|writer| writer.join().unwrap()).collect();
    let won = outputs.iter().filter(|output| output.status.success()).count();
    assert_eq!((won, entries(&file)), (1, 1));
    for lost in outputs.iter().filter(|output| !output.status.success()) {
        let error = text(&lost.stderr);
        assert!(
            error.contains("by somebody else in the meantime") || error.contains("has 1 entries by now"),
            "{error}"
        );
        assert_eq!(lost.status.code(), Some(2));
    }
}

#[test]
fn no_writer_loses_the_entry_of_another() {
    // Without --at everybody tries until it works: every entry that was reported is in the record.
    let folder = Folder::new();
    let file = folder.name("game.plat");
    let options = ["--option", "mode=competitive", "--seed", "1", "-o", &file];
    good(&[&["new", "zoning-out", "--seats", "a,b,c,d"], &options[..]].concat());
    let (seat, word) = first_choice(&file).unwrap();
    good(&["continue", &file, &seat, &word]);
    let before = entries(&file);
    // Now all four place the same first pyramid at once.
    let legal = json(&["legal", &file, "--json"]);
    let seats: Vec<String> = legal["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["seat"].to_string())
        .collect();
    assert_eq!(seats.len(), 4);
    let writers: Vec<_> = seats
        .into_iter()
        .map(|seat| {
            let (file, word) = (
                file.clone(),
                legal["seats"][0]["choices"][0]["word"]
                    .as_str()
                    .unwrap()
                    .to_owned(),
            );
            thread::spawn(move || {
                let tries = (0..200).filter(|_| plat(&["continue", &file, &seat, &word]).status.success());
                assert!(tries.into_iter().next().is_some());
            })
        })
        .collect();
    writers.into_iter().for_each(|writer| writer.join().unwrap());
    assert_eq!(entries(&file), before + 4);
}

#[test]
fn a_killed_program_leaves_the_old_file_or_the_new_one() {
    let folder = Folder::new();
    let file = new_game(&folder, "subdivision", "Ada,Bob");
    let mut known = entries(&file);
    let mut finished = 0;
    for round in 0..40 {
        let Some((seat, word)) = first_choice(&file) else {
            break;
        };
        let mut child = Command::new(env!("CARGO_BIN_EXE_plat"))
            .args(["continue", &file, &seat, &word])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_micros(400 * round));
        let _ = child.kill();
        let ended = child.wait().unwrap();
        let now = entries(&file);
        assert!(now == known || now == known + 1, "{now} entries after {known}");
        assert!(!ended.success() || now == known + 1, "what was reported is kept");
        finished += now - known;
        known = now;
    }
    assert_eq!(known, finished);
}

#[test]
fn whoever_has_no_seed_can_act_but_not_draw() {
    let folder = Folder::new();
    let file = new_game(&folder, "puzzle-town", "Ada,Bob");
    // The record goes by mail, the seed stays.
    let mailed = folder.name("mailed.plat");
    fs::copy(&file, &mailed).unwrap();
    let (seat, _) = first_choice(&mailed).unwrap();
    let told = good(&["continue", &mailed, &seat, "decline"]);
    assert!(
        told.contains("Something is to be drawn, and the seed is not here"),
        "{told}"
    );
    assert_eq!(json(&["continue", &mailed, "--json"])["next"], "draw");
    let before = entries(&mailed);
    // It comes back, and whoever has the seed draws.
    fs::copy(&mailed, &file).unwrap();
    let report = json(&["continue", &file, "--json"]);
    assert_eq!(
        (&report["next"], &report["entries"]),
        (&Value::from("act"), &Value::from(before + 1))
    );
}

#[test]
fn the_seed_is_told_even_if_somebody_without_it_ends_the_game() {
    let folder = Folder::new();
    let file = folder.name("game.plat");
    let options = ["--option", "parks=random", "--seed", "1", "-o", &file];
    good(&[&["new", "subdivision", "--seats", "Ada,Bob"], &options[..]].concat());
    let mailed = folder.name("mailed.plat");
    fs::copy(&file, &mailed).unwrap();
    while let Some((seat, word)) = first_choice(&mailed) {
        good(&["continue", &mailed, &seat, &word]);
    }
    assert_eq!(
        plat(&["verify", &mailed]).status.code(),
        Some(1),
        "nobody has told the seed yet"
    );
    fs::copy(&mailed, &file).unwrap();
    good(&["continue", &file]);
    assert!(good(&["verify", &file]).contains("all draws (1) are those of the published seed"));
    assert!(!folder.path("game.plat.seed").exists());
}

#[test]
fn a_game_saved_while_it_is_played_can_be_continued() {
    let folder = Folder::new();
    let file = folder.name("saved.plat");
    let arguments = ["play", "puzzle-town", "--seats", "human,greedy", "--seed", "1"];
    let output = program::with_input(&arguments, &format!("decline\nsave {file}\nquit\n"));
    assert!(text(&output.stdout).contains("go on with `plat continue"));
    let before = entries(&file);
    let (seat, _) = first_choice(&file).unwrap();
    let report = json(&["continue", &file, &seat, "decline", "--json"]);
    assert_eq!(report["next"], "act");
    assert!(
        report["entries"].as_u64().unwrap() > before + 2,
        "declined, drawn, answered, drawn"
    );
    // The conversation goes on where it was.
    let output = program::with_input(&["continue", &file, "--plain"], "quit\n");
    assert!(output.status.success());
}

#[test]
fn a_record_is_told_entry_by_entry() {
    let folder = Folder::new();
    let file = folder.name("game.plat");
    good(&["random", "subdivision", "--seed", "1", "-o", &file]);
    let told = good(&["replay", &file]);
    assert!(told.starts_with("   1. Red places a "), "{told}");
    assert!(
        told.contains("  30. Blue places a ") && told.contains("wins."),
        "{told}"
    );
    bad(&["replay", &file, "--as", "3"], "there is no seat 3");
}

#[test]
fn shells_and_manuals_know_every_command() {
    let commands = ["play", "new", "continue", "replay", "show", "completions", "man"];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = good(&["completions", shell]);
        for command in commands {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
    let page = good(&["man"]);
    assert!(page.contains(".TH plat 1"), "{page}");
    for command in commands {
        assert!(page.contains(command), "{command}");
        assert!(
            good(&["man", command]).contains(&format!(".TH plat-{command} 1")),
            "{command}"
        );
    }
    bad(
        &["man", "chess"],
        "there is no such command; there are: serve, backup, restore, games, rules, play",
    );
    let folder = Folder::new();
    good(&["man", "--all", &folder.name("")]);
    assert!(folder.path("plat-play.1").exists() && folder.path("plat.1").exists());
}
