//! The program as people use it: commands in, text, exit codes and files out.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::program::{Folder, bad, good, plat, text, with_input};
use plat_games::SHELF;

/// A finished random game of Subdivision, always the same.
fn game(folder: &Folder) -> String {
    let path = folder.name("game.plat");
    good(&["random", "subdivision", "--seed", "1", "-o", &path]);
    path
}

#[test]
fn games_are_listed_with_their_options() {
    assert!(good(&["games"]).contains("Subdivision by Carlton Noles, 2007"));
    let list: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    assert_eq!(list[0]["id"], "subdivision");
    assert_eq!(list[0]["options"][0]["key"], "set");
}

#[test]
fn the_rule_book_has_every_ruling() {
    let book = good(&["rules", "subdivision"]);
    for ruling in ["SD-1", "SD-2", "SD-3", "SD-4", "SD-5"] {
        assert!(book.contains(ruling), "{ruling}");
    }
    bad(
        &["rules", "monopoly"],
        "there is no game \"monopoly\"; there are: subdivision",
    );
}

#[test]
fn a_random_game_is_the_same_for_the_same_seed_and_checks() {
    let folder = Folder::new();
    let file = game(&folder);
    let first = std::fs::read_to_string(&file).unwrap();
    assert_eq!(first, good(&["random", "subdivision", "--seed", "1"]));
    assert!(good(&["check", &file]).contains("good. Subdivision for 2, 30 entries."));
    let report: serde_json::Value = serde_json::from_str(&good(&["check", &file, "--json"])).unwrap();
    assert_eq!((&report["ok"], &report["over"]), (&true.into(), &true.into()));
    assert!(good(&["verify", &file]).contains("nothing was drawn"));
}

#[test]
fn draws_are_verified() {
    let folder = Folder::new();
    let file = folder.name("drawn.plat");
    good(&[
        "random",
        "subdivision",
        "--seed",
        "1",
        "--option",
        "parks=random",
        "-o",
        &file,
    ]);
    assert!(good(&["verify", &file]).contains("all draws (1) are those of the published seed"));
    assert_eq!(
        good(&["verify", &file, "--json"]),
        "{\"draws\":1,\"verdict\":\"genuine\"}\n"
    );
    let text = std::fs::read_to_string(&file).unwrap();
    let unfinished: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("result") && !line.starts_with("seed "))
        .collect();
    let unfinished = folder.file("unfinished.plat", &unfinished[..20].join("\n"));
    let output = plat(&["verify", &unfinished]);
    assert_eq!(output.status.code(), Some(1));
    assert!(self::text(&output.stdout).contains("cannot be verified yet"));
}

#[test]
fn a_bad_record_is_one_line_that_says_what_and_where() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(game(&folder)).unwrap();
    let broken = folder.file("broken.plat", &text.replace("\n3. 1 ", "\n3. 2 "));
    bad(
        &["check", &broken],
        "broken.plat: line 15: it is not seat 2's turn; seat 1 is to act",
    );
    bad(&["show", &broken], "line 15:");
    bad(&["score", &broken], "line 15:");
    bad(&["legal", &broken], "line 15:");
    bad(&["verify", &broken], "line 15:");
    bad(
        &["check", &folder.file("empty.plat", "")],
        "empty.plat: line 1: the first line \"plat 1\" is missing",
    );
    let other = folder.file("other.plat", &text.replace("game subdivision", "game chess"));
    bad(
        &["check", &other],
        "other.plat: line 2: there is no game \"chess\"",
    );
    bad(&["check", "no such file"], "no such file cannot be read");
    let output = plat(&["check", &broken, "--json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(self::text(&output.stdout).starts_with("{\"fault\":\"line 15: "));
}

#[test]
fn bad_options_seats_and_seeds_are_refused() {
    fn play<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
        [&["play", "subdivision"], arguments].concat()
    }
    bad(
        &play(&["--option", "set=box"]),
        "option set: \"box\" is not a value; it takes stash or threehouse",
    );
    bad(
        &play(&["--option", "set"]),
        "an option is written key=value, not \"set\"",
    );
    bad(
        &play(&["--option", "colour=red"]),
        "there is no option \"colour\"; there are: set, parks,",
    );
    bad(
        &play(&["--seats", "human"]),
        "Subdivision is for 2 to 4 players, not 1",
    );
    bad(
        &play(&["--seats", "human,bob"]),
        "seat 2: there is no player \"bob\"",
    );
    bad(
        &play(&["--seats", "human,planner"]),
        "seat 2: planner does not play Subdivision for 2; there are: newcomer, casual, regular, expert, master, random, greedy, and human",
    );
    bad(&play(&["--seed", "a b"]), "a seed is 1 to 64 letters");
    bad(
        &["random", "subdivision", "--seats", "9"],
        "Subdivision is for 2 to 4 players, not 9",
    );
    bad(&["bench", "subdivision", "--seats", "7"], "not 7");
    bad(&["bench", "subdivision", "--time", "-1"], "--time -1");
}

#[test]
fn a_game_is_shown_at_any_point_in_every_form() {
    let folder = Folder::new();
    let file = game(&folder);
    assert!(good(&["show", &file, "--at", "0"]).contains("Red places a pyramid."));
    assert!(good(&["show", &file]).contains("wins."));
    assert!(good(&["show", &file, "--svg"]).starts_with("<svg"));
    let view: serde_json::Value =
        serde_json::from_str(&good(&["show", &file, "--json", "--as", "2"])).unwrap();
    assert_eq!(view["phase"], "over");
    for (name, start) in [
        ("a.png", &b"\x89PNG"[..]),
        ("a.svg", b"<svg"),
        ("a.txt", b"     a"),
        ("a.json", b"{"),
    ] {
        let path = folder.path(name);
        good(&["show", &file, "-o", &path.display().to_string()]);
        assert!(std::fs::read(&path).unwrap().starts_with(start), "{name}");
    }
    bad(
        &["show", &file, "--at", "99"],
        "--at 99: the record has only 30 entries",
    );
    bad(
        &["show", &file, "--as", "3"],
        "there is no seat 3 at a table of 2",
    );
    bad(
        &["show", &file, "--as", "red"],
        "\"red\" is neither a seat's number nor \"spectator\"",
    );
    bad(
        &["show", &file, "--png", "--scale", "1e9", "-o", "x.png"],
        "picture",
    );
    bad(
        &["show", &file, "-o", "no/such/folder/a.svg"],
        "no/such/folder/a.svg cannot be written",
    );
}

#[test]
fn scores_of_records_and_positions_have_one_shape() {
    let folder = Folder::new();
    let sheet: serde_json::Value = serde_json::from_str(&good(&["score", &game(&folder), "--json"])).unwrap();
    assert_eq!(sheet["illegal"], serde_json::json!([]));
    assert_eq!(sheet["seats"][0]["lines"][0]["label"], "15 pyramids");

    let position = r#"{"size":6,"parks":[[0,0],[5,0],[3,2],[2,3],[0,5],[5,5]],"pieces":[{"x":1,"y":1,"player":1,"size":3}]}"#;
    let position = folder.file("position.json", position);
    assert_eq!(
        good(&["score", "subdivision", "--position", &position, "--json"]).trim(),
        r#"{"seats":[{"seat":1,"lines":[{"label":"1 pyramid","points":3,"marks":["pyramid-b5"]},{"label":"1 group","points":-1,"marks":["pyramid-b5"]}],"total":2},{"seat":2,"lines":[{"label":"0 pyramids","points":0},{"label":"0 groups","points":0}],"total":0}],"illegal":[]}"#
    );
    let broken = folder.file("broken.json", "{\"size\":6,\n\"pieces\":[{]}");
    bad(
        &["score", "subdivision", "--position", &broken],
        "broken.json: line 2 column 12",
    );
    bad(
        &["score", "chess", "--position", &position],
        "there is no game \"chess\"",
    );
}

/// The example of a rule that the designer drew.
fn city(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../game-zoning-out/tests/it/data");
    folder.join(format!("{name}.json")).display().to_string()
}

#[test]
fn a_position_is_shown_and_its_points_are_explained() {
    let position = city("15min");
    let show = |more: &[&str]| good(&[&["show", "zoning-out", "--position", &position], more].concat());
    let drawn = show(&["--svg"]);
    assert!(drawn.contains("id=\"board\"") && drawn.contains("id=\"built-e1\""));
    let explained = show(&[
        "--rules",
        "15-minute-city",
        "--edition",
        "first",
        "--explain",
        "--svg",
    ]);
    assert!(explained.contains(">15-Minute City: +8</text>"), "{explained}");
    // Only what things are painted with has names.
    let names = explained.matches(" id=").count();
    assert_eq!(explained.matches(" id=\"paint-").count(), names);
    assert!(!explained.contains("data-token"));
    let told = show(&["--rules", "15-minute-city", "--explain"]);
    let lines: Vec<&str> = told.lines().collect();
    let line = lines
        .iter()
        .position(|line| line.starts_with("  15-Minute City"))
        .unwrap();
    assert!(lines[line].ends_with(" 8"), "{told}");
    // The two reds that the designer's picture marks with +4.
    assert_eq!(lines[line + 1].matches(" red").count(), 2, "{told}");
    let json: serde_json::Value = serde_json::from_str(&show(&["--json"])).unwrap();
    assert_eq!(json["illegal"], serde_json::json!([]));
    // As text, with the emblem of red, the rightmost of its row.
    assert!(show(&[]).contains('✚'), "{}", show(&[]));
    bad(
        &[
            "show",
            "zoning-out",
            "--position",
            &position,
            "--rules",
            "piazza",
            "--svg",
        ],
        "there is no rule \"piazza\"",
    );
    bad(
        &[
            "show",
            "zoning-out",
            "--position",
            &position,
            "--option",
            "apc=on",
            "--svg",
        ],
        "option apc: this makes no difference to the score of a position",
    );
}

#[test]
fn rules_and_edition_are_short_for_their_options() {
    let score =
        |more: &[&str]| good(&[&["score", "zoning-out", "--position", &city("15min")], more].concat());
    let short = score(&["--rules", "suburbia,15-minute-city", "--edition", "first"]);
    let long = score(&[
        "--option",
        "rules=suburbia,15-minute-city",
        "--option",
        "edition=first",
    ]);
    assert_eq!(short, long);
    assert!(short.contains("Suburbia"));
    let output = plat(&["score", "game.plat", "--rules", "piazzas"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--position"));
}

#[test]
fn the_points_of_a_game_are_explained_where_the_game_says_what_they_are_for() {
    let folder = Folder::new();
    let file = folder.name("city.plat");
    let rules = "rules=clusters,garden-city,piazzas";
    good(&[
        "random",
        "zoning-out",
        "--seed",
        "1",
        "--option",
        rules,
        "-o",
        &file,
    ]);
    let picture = folder.path("points.png");
    good(&["show", &file, "--explain", "-o", &picture.display().to_string()]);
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    assert!(good(&["show", &file, "--explain"]).contains("  Garden City"));
    // Where a line does not say what it is for, it is what came to the table with its points.
    for game in SHELF {
        let random = game.info().id;
        let file = folder.name(&format!("{random}.plat"));
        good(&["random", random, "--shelf", "all", "--seed", "1", "-o", &file]);
        let drawn = good(&["show", &file, "--explain", "--svg"]);
        assert!(drawn.contains("class=\"veil\""), "{random}");
        assert!(good(&["show", &file, "--explain"]).contains("total"), "{random}");
    }
    let empty = folder.file("p.json", r#"{"size":6,"parks":[],"pieces":[]}"#);
    bad(
        &["show", "subdivision", "--position", &empty, "--explain", "--svg"],
        "--explain: no line of this score says what on the board it is for",
    );
}

#[test]
fn legal_choices_are_listed() {
    let folder = Folder::new();
    let file = game(&folder);
    let legal: serde_json::Value =
        serde_json::from_str(&good(&["legal", &file, "--at", "0", "--json"])).unwrap();
    assert_eq!(legal["next"], "act");
    let choices = legal["seats"][0]["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 60);
    assert_eq!(
        choices[0],
        serde_json::json!({"word": "2b6", "tokens": ["2", "b6"], "says": "place a 2-pip on b6"})
    );
    assert!(good(&["legal", &file]).contains("The game is over."));
}

#[test]
fn a_game_is_played_in_line_mode() {
    let folder = Folder::new();
    let saved = folder.path("saved.plat");
    let input = format!(
        "help\n1b2\nzz\nc1 3\nundo\nscore\nlog\nmoves\nsave {}\nsave\nquit\n",
        saved.display()
    );
    let output = with_input(
        &["play", "subdivision", "--seats", "human,human", "--seed", "1"],
        &input,
    );
    assert!(output.status.success());
    let shown = text(&output.stdout);
    for expected in [
        "60 choices:",
        "No: a 1-pip must stand Near another colour's 1-pip or 3-pip, and b2 is not.",
        "No: \"zz\" is not a pyramid and a cell",
        "Played 3c1.",
        "Seat 1's last action is taken back.",
        "Seat 1, human",
        "   1. Red places a 3-pip on c1",
        "Saved to ",
        "Save where?",
        "The game so far is in ",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
    assert!(good(&["check", &saved.display().to_string()]).contains("The game goes on."));
}

#[test]
fn tokens_narrow_down_in_any_order_at_the_prompt() {
    let output = with_input(
        &["play", "subdivision", "--seats", "human,human"],
        "c1\nundo\nc1\n2\n2\nquit\n",
    );
    let shown = text(&output.stdout);
    assert!(shown.contains("Seat 1> [c1] "), "{shown}");
    assert!(shown.contains("Played 2c1."), "{shown}");
    assert!(shown.contains("Seat 2> [2] "), "{shown}");
}

#[test]
fn a_game_against_the_computer_goes_to_the_end_by_any_legal_moves() {
    // The first cell that is free, and whichever pyramid may stand there: more lines than a game needs.
    let mut input = String::new();
    for _ in 0..40 {
        for cell in ["b", "c", "d", "e", "a", "f"] {
            for row in 1..=6 {
                for size in 1..=3 {
                    input.push_str(&format!("{size}{cell}{row}\n"));
                }
            }
        }
        input.push_str("pass\n");
    }
    let folder = Folder::new();
    let record = folder.name("kept.plat");
    let output = with_input(
        &[
            "play",
            "subdivision",
            "--seats",
            "human,greedy",
            "--seed",
            "3",
            "-o",
            &record,
        ],
        &input,
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    assert!(shown.contains("Blue places a "), "{shown}");
    assert!(shown.contains("The game is over: "), "{shown}");
    assert!(good(&["check", &record]).contains("The game is over: "));
}

#[test]
fn master_says_when_it_has_searched_the_game_to_its_end() {
    let arguments = [
        "play",
        "subdivision",
        "--option",
        "set=threehouse",
        "--seats",
        "master@50it,greedy",
        "--iterations",
        "100",
        "--seed",
        "3",
    ];
    let shown = text(&with_input(&arguments, "").stdout);
    let (before, after) = shown.split_once("It says: searched to the end: ").expect(&shown);
    assert!(before.contains("Red places a "), "{shown}");
    assert!(after.contains("The game is over: "), "{shown}");
}

#[test]
fn people_who_share_a_screen_hand_it_over_where_hands_are_hidden() {
    let arguments = ["play", "puzzle-town", "--seats", "human,human", "--seed", "1"];
    let shown = text(&with_input(&arguments, "\ndecline\n\nquit\n").stdout);
    let parts: Vec<&str> = shown.split("press Enter when nobody else looks.").collect();
    assert_eq!(parts.len(), 3, "{shown}");
    assert!(!parts[0].contains(": Tiles"), "nobody has said who looks");
    assert!(parts[1].contains(": Tiles") && parts[1].contains("Played decline."));
    assert!(
        parts[1].trim_end().lines().last().unwrap().starts_with("Seat "),
        "the screen is cleared"
    );
    // Nothing is hidden from the one person at the table, nor in a game without secrets.
    for arguments in [
        ["play", "puzzle-town", "--seats", "human,greedy"],
        ["play", "subdivision", "--seats", "human,human"],
    ] {
        assert!(!text(&with_input(&arguments, "quit\n").stdout).contains("press Enter"));
    }
}

#[test]
fn the_end_of_input_is_a_goodbye_and_keeps_the_record() {
    let folder = Folder::new();
    let record = folder.name("kept.plat");
    let output = with_input(
        &["play", "subdivision", "--seats", "human,human", "-o", &record],
        "3b2\n",
    );
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("The game so far is in "));
    assert!(std::fs::read_to_string(&record).unwrap().contains("\n1. 1 3b2\n"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(["rules", "subdivision"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn a_benchmark_prints_the_agreed_fields() {
    let lines = good(&["bench", "subdivision", "--seats", "2", "--time", "0.01", "--json"]);
    for line in lines.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let keys: Vec<&String> = row.as_object().unwrap().keys().collect();
        assert_eq!(keys.len(), 7);
        assert_eq!(row["game"], "subdivision");
        for key in [
            "seats",
            "threads",
            "playouts_per_cpu_second",
            "playouts_per_second",
            "plies",
            "branching",
        ] {
            assert!(row[key].as_f64().unwrap() > 0.0, "{key} in {line}");
        }
    }
    assert!(good(&["bench", "subdivision", "--seats", "2", "--time", "0.01"]).starts_with("game "));
}

#[test]
fn the_records_of_the_project_check() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut checked = 0;
    for game in std::fs::read_dir(folder).unwrap() {
        for record in std::fs::read_dir(game.unwrap().path()).unwrap() {
            let path = record.unwrap().path().display().to_string();
            assert!(good(&["check", &path]).contains("The game is over"), "{path}");
            // A game that was set up by hand, to show a rare ending, has no seed.
            if std::fs::read_to_string(&path).unwrap().contains("\nseed ") {
                good(&["verify", &path]);
            }
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_pictures_of_the_readme_are_what_plat_draws() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (picture, record, arguments) in [
        (
            "subdivision",
            "subdivision/stash-2-greedy",
            ["--at", "22", "--as", "1"],
        ),
        (
            "puzzle-town",
            "puzzle-town/game-3-6x8-greedy",
            ["--at", "64", "--as", "1"],
        ),
        (
            "city-planning",
            "city-planning/empty-bag-19-greedy",
            ["--at", "169", "--as", "1"],
        ),
        ("zoning-out", "zoning-out/solo-won", ["--at", "99", "--as", "1"]),
        (
            "zoned-out",
            "zoned-out/last-piece-4-greedy",
            ["--at", "70", "--as", "4"],
        ),
    ] {
        let record = root.join(format!("records/{record}.plat")).display().to_string();
        let kept = root.join(format!("docs/pictures/{picture}.svg"));
        let drawn = good(&[&["show", &record, "--svg"], &arguments[..]].concat());
        assert!(
            std::fs::read_to_string(kept).unwrap() == drawn,
            "draw docs/pictures/{picture}.svg anew"
        );
    }
}
