//! Rules of the house that a machine can check; STYLE.md and ARCHITECTURE.md give the reasons.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with this ending, by their path from the root.
fn files(folder: &str, ending: &str) -> BTreeMap<String, String> {
    fn walk(folder: &Path, ending: &str, out: &mut BTreeMap<String, String>) {
        let Ok(entries) = fs::read_dir(folder) else {
            return;
        };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "target") {
                    walk(&path, ending, out);
                }
            } else if path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(root()).unwrap().display().to_string();
                out.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut out = BTreeMap::new();
    walk(&root().join(folder), ending, &mut out);
    out
}

/// The crates in dependency order, as ARCHITECTURE.md lists them: `### crates/engine`.
fn crates_in_order() -> Vec<String> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    text.lines()
        .filter_map(|line| line.strip_prefix("### `crates/"))
        .map(|rest| rest.split('`').next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_crate_is_described_and_dependencies_point_down_the_list() {
    let order = crates_in_order();
    let package = |name: &str| {
        if name == "cli" {
            "plat".to_owned()
        } else {
            format!("plat-{name}")
        }
    };
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        // A game that nobody has described yet stands with the others.
        let described = order.contains(&name) || !name.starts_with("game-");
        let stands_as = if described { name.as_str() } else { "game-template" };
        let place = order.iter().position(|known| known == stands_as);
        let place = place.unwrap_or_else(|| panic!("ARCHITECTURE.md does not describe crates/{name}"));
        let manifest = fs::read_to_string(root().join("crates").join(&name).join("Cargo.toml")).unwrap();
        assert!(
            manifest.contains(&format!("name = \"{}\"", package(&name))),
            "{name}"
        );
        for above in &order[place + 1..] {
            let depends = manifest.lines().any(|line| {
                line.strip_prefix(&package(above))
                    .is_some_and(|rest| rest.starts_with(['.', ' ']))
            });
            assert!(
                !depends,
                "{name} depends on {above}, which stands below it in ARCHITECTURE.md"
            );
        }
    }
}

#[test]
fn every_dependency_has_its_reason_in_the_architecture() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let section = manifest.split("[workspace.dependencies]").nth(1).unwrap();
    for line in section.split("\n[").next().unwrap().lines() {
        let Some((name, _)) = line.split_once(" = ") else {
            continue;
        };
        if !name.starts_with("plat-") {
            assert!(
                text.contains(&format!("| `{name}` |")),
                "ARCHITECTURE.md gives no reason for {name}"
            );
        }
    }
}

#[test]
fn the_rules_crates_do_no_input_or_output() {
    for (name, text) in files("crates", "rs") {
        let rules = ["crates/engine/src", "crates/grid/src"]
            .iter()
            .any(|folder| name.starts_with(folder))
            || (name.starts_with("crates/game-") && name.contains("/src/"));
        if !rules {
            continue;
        }
        for forbidden in [
            "std::fs",
            "std::net",
            "std::time",
            "std::thread",
            "std::env",
            "std::process",
            "std::io",
            "getrandom",
            "RefCell",
            "Mutex",
            "static mut",
        ] {
            assert!(!text.contains(forbidden), "{name} uses {forbidden}");
        }
    }
}

#[test]
fn every_file_says_what_it_is_for_and_is_short_enough_to_read() {
    for (name, text) in files("crates", "rs").into_iter().chain(files("fuzz", "rs")) {
        assert!(
            text.starts_with("//! "),
            "{name} does not begin with what it is for"
        );
        let longest = if name.contains("/tests/") { 800 } else { 500 };
        assert!(
            text.lines().count() <= longest,
            "{name} has {} lines",
            text.lines().count()
        );
    }
}

#[test]
fn every_ruling_has_a_test_that_names_it() {
    let rulings = fs::read_to_string(root().join("docs/rulings.md")).unwrap();
    let tests: String = files("crates", "rs").into_values().collect();
    let mut found = 0;
    for line in rulings.lines() {
        let Some((ruling, _)) = line.strip_prefix("| ").and_then(|rest| rest.split_once(" |")) else {
            continue;
        };
        if !ruling.contains('-') || ruling.starts_with('-') {
            continue;
        }
        let named = format!("fn {}_", ruling.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&named), "no test is named after {ruling}");
        found += 1;
    }
    assert!(found > 0);
}

#[test]
fn every_game_crate_has_the_same_files() {
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let path = folder.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if !name.starts_with("game-") {
            continue;
        }
        for file in [
            "src/lib.rs",
            "src/options.rs",
            "src/state.rs",
            "src/rules.rs",
            "src/score.rs",
            "src/view.rs",
            "src/table.rs",
            "src/notation.rs",
            "src/words.rs",
            "words/en.ftl",
            "tests/it/rules.rs",
            "tests/it/records.rs",
            "tests/it/conformance.rs",
        ] {
            assert!(path.join(file).is_file(), "{name} has no {file}");
        }
    }
}

/// The name of every crate, and its folder.
fn crates() -> Vec<(String, PathBuf)> {
    fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|folder| folder.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path))
        .collect()
}

/// Tests that cannot share a process with others; each says why.
const ALONE: [(&str, &str); 1] = [("search", "no_allocation")];

#[test]
fn the_tests_beside_a_crate_are_one_binary() {
    for (name, path) in crates() {
        let Ok(entries) = fs::read_dir(path.join("tests")) else {
            continue;
        };
        // As Cargo finds them: files, and folders with a `main.rs`.
        for entry in entries.map(|entry| entry.unwrap().path()) {
            let binary = entry.file_stem().unwrap().to_str().unwrap();
            let is_one =
                entry.extension().is_some_and(|ending| ending == "rs") || entry.join("main.rs").is_file();
            assert!(
                !is_one || binary == "it" || ALONE.contains(&(&name, binary)),
                "{binary} of {name} takes a binary of its own; it can be a module of tests/it"
            );
        }
    }
}

#[test]
fn no_test_is_left_out() {
    for (name, path) in crates() {
        let manifest = fs::read_to_string(path.join("Cargo.toml")).unwrap();
        let says = |line: &str| manifest.lines().any(|found| found == line);
        for (file, text) in files(&format!("crates/{name}/src"), "rs") {
            let tests = text.contains("#[test]") || text.contains("::test]") || text.contains("::test(");
            assert!(
                !(tests && says("test = false")),
                "{file} has tests, and the manifest says that there are none"
            );
            let mut fences = text.lines().filter_map(|line| {
                let comment = line.trim_start().strip_prefix("//")?;
                comment.strip_prefix(['/', '!'])?.trim_start().strip_prefix("```")
            });
            // The first of each two opens; what is no Rust says so.
            let mut opening = Vec::new();
            while let Some(language) = fences.next() {
                opening.push(language);
                fences.next();
            }
            let examples = opening
                .iter()
                .any(|language| !["text", "json"].contains(language));
            assert!(
                !(examples && says("doctest = false")),
                "{file} has examples, and the manifest says that there are none"
            );
        }
    }
}

#[test]
fn no_file_names_a_machine() {
    for ending in ["rs", "md", "toml", "css", "plat"] {
        for (name, text) in files("crates", ending).into_iter().chain(files("docs", ending)) {
            for folder in ["home", "root", "work", "tmp"] {
                let path = format!("/{folder}/");
                assert!(!text.contains(&path), "{name} names {path}");
            }
        }
    }
}
