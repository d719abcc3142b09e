//! Every game on the shelf has all that a game is to have. What is missing is listed at once, so that whoever adds a game
//! reads one message and not ten.

use std::fs;
use std::path::{Path, PathBuf};

use plat_engine::{Next, Record};
use plat_games::{AnyGame, SHELF};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The languages of rule books. Words come in more.
const RULE_BOOKS: [&str; 2] = ["en", "de"];

/// How many sat at each finished game of the records, and what is wrong with them.
fn records(game: &dyn AnyGame, lacks: &mut Vec<String>) -> Vec<usize> {
    let folder = format!("records/{}", game.info().id);
    let mut tables = Vec::new();
    for file in fs::read_dir(root().join(&folder)).into_iter().flatten().flatten() {
        let path = file.path();
        let name = format!("{folder}/{}", file.file_name().to_string_lossy());
        let text = fs::read_to_string(&path).unwrap_or_default();
        match Record::parse(&text).and_then(|record| game.replay(&record)) {
            Ok(table) if table.next() == Next::Over => tables.push(table.seats().count()),
            Ok(_) => lacks.push(format!("an end of {name}: play it on with `plat continue`")),
            Err(fault) => lacks.push(format!("a record that can be read: {name}: {fault}")),
        }
    }
    tables
}

/// What a game still lacks, and what to do about it.
fn lacks(game: &dyn AnyGame) -> Vec<String> {
    let info = game.info();
    let mut lacks = Vec::new();
    let tables = records(game, &mut lacks);
    for seats in [*info.seats.start(), *info.seats.end()] {
        if !tables.contains(&seats) {
            lacks.push(format!(
                "a record of a finished game for {seats}: plat play {id} --shelf all --seats {} --seed 1 -o \
                 records/{id}/NAME.plat",
                vec!["greedy"; seats].join(","),
                id = info.id,
            ));
        }
    }
    for language in RULE_BOOKS {
        if info.rule_book_in(language).is_none() {
            lacks.push(format!(
                "a rule book in {language}: name it in `Info::translations`"
            ));
        }
    }
    let keys = game
        .options()
        .iter()
        .map(|option| format!("option-{}", option.key));
    for message in keys.chain(["about".to_owned()]) {
        for book in game.shelf().books().iter().filter(|book| !book.knows(&message)) {
            lacks.push(format!("the message {message} in words/{}.ftl", book.language()));
        }
    }
    if game.is_example() {
        return lacks;
    }
    if !game.levels_are_measured() {
        lacks.push(
            "measured levels: play them against each other with `plat arena`, write down what came out in \
             docs/strength.md, and set `measured` in crates/games/src/players.rs"
                .to_owned(),
        );
    }
    let readme = fs::read_to_string(root().join("README.md")).unwrap_or_default();
    if !readme.contains(info.name) {
        lacks.push("a word in README.md".to_owned());
    }
    lacks
}

#[test]
fn every_game_on_the_shelf_is_complete() {
    let lacking: Vec<String> = SHELF
        .iter()
        .map(|game| (game.info().id, lacks(*game)))
        .filter(|(_, lacks)| !lacks.is_empty())
        .map(|(id, lacks)| format!("{id} lacks\n  - {}", lacks.join("\n  - ")))
        .collect();
    assert!(lacking.is_empty(), "\n{}\n", lacking.join("\n"));
}
