//! Files that people name: what exists is refused unless that is forced, and what is no regular file stays what it is.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::program::{Folder, bad, good, plat, text, with_input};

/// A finished game of Subdivision, and a game of one whose end is near enough for a solver.
fn record(folder: &Folder, name: &str) -> String {
    let file = folder.name(name);
    good(&["random", "subdivision", "--seed", "1", "-o", &file]);
    file
}

/// Every command with a file that it writes, but for those that go on with one. The name of the file comes last.
fn writers(record: &str) -> Vec<Vec<&str>> {
    let solve_town = ["solve", "puzzle-town", "--seed", "1", "--threads", "1"];
    let solve_city = [
        "solve",
        "zoning-out",
        "--rounds",
        "1",
        "--changes",
        "1",
        "--threads",
        "1",
    ];
    let solve_lots = [
        "solve",
        "subdivision",
        "--memory",
        "1",
        "--from",
        record,
        "--at",
        "24",
    ];
    let analyse = ["analyse", record, "--iterations", "2", "--threads", "1"];
    let arena = [
        "arena",
        "subdivision",
        "--players",
        "random,greedy",
        "--games",
        "2",
    ];
    let balance = [
        "balance",
        "zoning-out",
        "--games",
        "1",
        "--rules",
        "clusters,piazzas",
    ];
    vec![
        vec!["random", "subdivision", "-o"],
        vec!["play", "subdivision", "--seats", "greedy,greedy", "-o"],
        vec!["new", "subdivision", "--seats", "Ada,Bob", "-o"],
        vec!["show", record, "-o"],
        vec!["show", record, "--png", "-o"],
        vec!["deck", "zoned-out", "--export"],
        [&analyse[..], &["--svg"]].concat(),
        [&arena[..], &["--chart"]].concat(),
        [&balance[..], &["--chart"]].concat(),
        [&solve_town[..], &["-o"]].concat(),
        [&solve_town[..], &["--svg"]].concat(),
        [&solve_town[..], &["--png"]].concat(),
        [&solve_city[..], &["-o"]].concat(),
        [&solve_city[..], &["--svg"]].concat(),
        [&solve_lots[..], &["-o"]].concat(),
        [&solve_lots[..], &["--png"]].concat(),
    ]
}

#[test]
fn a_file_that_exists_is_refused_unless_it_is_forced() {
    let folder = Folder::new();
    let record = record(&folder, "game.plat");
    for command in writers(&record) {
        let file = folder.file("there", "somebody's work");
        bad(&[&command[..], &[&file]].concat(), "there exists; ");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "somebody's work");
        let output = plat(&[&command[..], &[&file, "--force"]].concat());
        assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
        assert_ne!(std::fs::read(&file).unwrap(), b"somebody's work", "{command:?}");
        std::fs::remove_file(&file).unwrap();
        let output = plat(&[&command[..], &[&file]].concat());
        assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
        assert!(std::fs::metadata(&file).unwrap().len() > 0, "{command:?}");
        std::fs::remove_file(&file).unwrap();
    }
    bad(
        &["random", "subdivision", "-o", &folder.name(".")],
        "it is a folder",
    );
}

#[test]
fn a_game_that_exists_is_named_with_both_ways_on() {
    let folder = Folder::new();
    let file = record(&folder, "game.plat");
    let expected = format!("{file} exists; go on with `plat continue {file}`, or replace it with --force");
    bad(&["new", "subdivision", "--seats", "a,b", "-o", &file], &expected);
    bad(&["play", "subdivision", "-o", &file], &expected);
    // At the prompt there is no --force.
    let told = text(&with_input(&["play", "subdivision"], &format!("save {file}\nquit\n")).stdout);
    assert!(told.contains("or choose another name."), "{told}");
    // The new game has its own seed, and can be gone on with.
    good(&["new", "puzzle-town", "--seats", "a,b", "-o", &file, "--force"]);
    assert!(Path::new(&format!("{file}.seed")).exists());
    good(&["continue", &file]);
}

#[test]
fn a_tournament_and_a_table_of_findings_are_gone_on_with() {
    let folder = Folder::new();
    let ledger = folder.name("results.jsonl");
    let arena = [
        "arena",
        "subdivision",
        "--players",
        "random,greedy",
        "-o",
        &ledger,
        "--games",
    ];
    good(&[&arena[..], &["2"]].concat());
    good(&[&arena[..], &["4"]].concat());
    assert_eq!(std::fs::read_to_string(&ledger).unwrap().lines().count(), 5);
    // The same file as an older version wrote it, with other names of options.
    let older = std::fs::read_to_string(&ledger)
        .unwrap()
        .replace("park-placement", "park_placement");
    std::fs::write(&ledger, older).unwrap();
    good(&[&arena[..], &["6"]].concat());
    let (record, table) = (record(&folder, "game.plat"), folder.name("found.table"));
    let solve = [
        "solve",
        "subdivision",
        "--memory",
        "1",
        "--from",
        &record,
        "--at",
        "22",
        "--table",
    ];
    good(&[&solve[..], &[&table]].concat());
    good(&[&solve[..], &[&table]].concat());
    bad(&[&solve[..], &["-"]].concat(), "name a file");
}

/// What only that on standard output is, byte by byte: the same command with a file.
#[test]
fn a_hyphen_is_standard_output_and_then_nothing_else_is_printed() {
    let folder = Folder::new();
    let record = record(&folder, "game.plat");
    for command in writers(&record) {
        let output = plat(&[&command[..], &["-"]].concat());
        assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
        assert!(!Path::new("-").exists(), "{command:?}");
        let printed = output.stdout;
        match (command[0], command[command.len() - 1]) {
            // A conversation comes before the record.
            ("play", _) => assert!(text(&printed).contains("\nplat 1\ngame subdivision\n")),
            ("random" | "new", _) => assert!(printed.starts_with(b"plat 1\n"), "{command:?}"),
            (_, "--png") => assert!(printed.starts_with(b"\x89PNG"), "{command:?}"),
            (_, "--svg" | "--chart") => {
                let picture = text(&printed);
                assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
                assert_eq!(picture.matches("<svg").count(), 1, "{command:?}");
            }
            ("solve", _) => assert!(matches!(printed[0], b'{' | b'p'), "{command:?}"),
            _ => assert!(!printed.is_empty(), "{command:?}"),
        }
    }
    let games = good(&[
        "arena",
        "subdivision",
        "--players",
        "random,greedy",
        "--games",
        "2",
        "-o",
        "-",
    ]);
    assert_eq!(games.lines().count(), 3);
    assert!(
        games
            .lines()
            .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok())
    );
    assert!(text(&with_input(&["play", "subdivision"], "save -\nquit\n").stdout).contains("plat 1\n"));
}

#[cfg(unix)]
mod kinds {
    use std::fs;
    use std::io::Read;
    use std::os::unix::fs::{FileTypeExt, MetadataExt, symlink};

    use super::*;

    fn make(program: &str, arguments: &[&str]) -> bool {
        let made = Command::new(program)
            .args(arguments)
            .stderr(Stdio::null())
            .status();
        made.is_ok_and(|made| made.success())
    }

    #[test]
    fn a_pipe_is_written_into_and_stays_a_pipe() {
        let folder = Folder::new();
        let record = record(&folder, "game.plat");
        let pipe = folder.name("pipe");
        assert!(make("mkfifo", &[&pipe]), "mkfifo is part of every Unix");
        for command in writers(&record) {
            let reader = std::thread::spawn({
                let pipe = pipe.clone();
                move || fs::read(pipe).unwrap()
            });
            let output = plat(&[&command[..], &[&pipe]].concat());
            assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
            assert!(!reader.join().unwrap().is_empty(), "{command:?}");
            assert!(
                fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo(),
                "{command:?}"
            );
        }
        let names: Vec<_> = fs::read_dir(folder.path(".")).unwrap().collect();
        assert_eq!(names.len(), 2, "no seed lies beside a pipe");
        // A tournament tells its games as they end.
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read_to_string(pipe).unwrap()
        });
        good(&[
            "arena",
            "subdivision",
            "--players",
            "random,greedy",
            "--games",
            "2",
            "-o",
            &pipe,
        ]);
        assert_eq!(reader.join().unwrap().lines().count(), 3);
        assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    }

    #[test]
    fn a_device_is_written_into_and_stays_a_device() {
        let folder = Folder::new();
        let record = record(&folder, "game.plat");
        let device = folder.name("null");
        if !make("mknod", &[&device, "c", "1", "3"]) || fs::write(&device, "").is_err() {
            // Only root can make a device, and not everywhere.
            return;
        }
        let made = fs::metadata(&device).unwrap();
        let mut commands = writers(&record);
        commands.push(vec![
            "arena",
            "subdivision",
            "--players",
            "random,greedy",
            "--games",
            "2",
            "-o",
        ]);
        for command in commands {
            for force in [&[][..], &["--force"]] {
                let output = plat(&[&command[..], &[&device], force].concat());
                assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
                let now = fs::symlink_metadata(&device).unwrap();
                assert!(now.file_type().is_char_device(), "{command:?}");
                assert_eq!((now.rdev(), now.ino()), (made.rdev(), made.ino()), "{command:?}");
            }
        }
        assert!(
            !Path::new(&format!("{device}.seed")).exists(),
            "no seed lies beside a device"
        );
    }

    #[test]
    fn other_names_of_standard_output_are_standard_output() {
        let before = fs::symlink_metadata("/dev/stdout").unwrap();
        let printed = good(&["random", "subdivision", "--seed", "1", "-o", "/dev/stdout"]);
        assert_eq!(printed, good(&["random", "subdivision", "--seed", "1"]));
        // Also where it is a file, to which the shell has led it.
        let folder = Folder::new();
        let file = fs::File::create(folder.path("printed")).unwrap();
        let status = Command::new(env!("CARGO_BIN_EXE_plat"))
            .args(["random", "subdivision", "--seed", "1", "-o", "/dev/stdout"])
            .stdout(file)
            .status()
            .unwrap();
        assert!(status.success());
        let mut found = String::new();
        fs::File::open(folder.path("printed"))
            .unwrap()
            .read_to_string(&mut found)
            .unwrap();
        assert_eq!(found, printed);
        let after = fs::symlink_metadata("/dev/stdout").unwrap();
        assert_eq!(
            (before.file_type(), before.ino()),
            (after.file_type(), after.ino())
        );
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_replaced() {
        let folder = Folder::new();
        let record = record(&folder, "game.plat");
        fs::create_dir(folder.path("elsewhere")).unwrap();
        let (link, real) = (folder.path("link"), folder.path("elsewhere/real"));
        symlink("elsewhere/real", &link).unwrap();
        let name = folder.name("link");
        for command in writers(&record) {
            // First it leads nowhere, and then to a file.
            let made = plat(&[&command[..], &[&name]].concat());
            assert!(made.status.success(), "{command:?}: {}", text(&made.stderr));
            let kind = fs::symlink_metadata(&link).unwrap().file_type();
            assert!(kind.is_symlink() && fs::symlink_metadata(&real).unwrap().is_file());
            bad(&[&command[..], &[&name]].concat(), "link exists; ");
            fs::write(&real, "old").unwrap();
            let forced = plat(&[&command[..], &[&name, "--force"]].concat());
            assert!(forced.status.success(), "{command:?}: {}", text(&forced.stderr));
            assert_ne!(fs::read(&real).unwrap(), b"old", "{command:?}");
            assert!(
                fs::symlink_metadata(&link).unwrap().file_type().is_symlink(),
                "{command:?}"
            );
            fs::remove_file(&real).unwrap();
        }
        good(&["new", "subdivision", "--seats", "a,b", "-o", &name, "--force"]);
        good(&["continue", &name, "1", "3b2"]);
        assert!(fs::symlink_metadata(&link).unwrap().file_type().is_symlink());
        assert!(fs::read_to_string(&real).unwrap().contains("1. 1 3b2"));
        symlink("circle", folder.path("circle")).unwrap();
        bad(
            &["random", "subdivision", "-o", &folder.name("circle")],
            "circle cannot be written",
        );
    }
}
