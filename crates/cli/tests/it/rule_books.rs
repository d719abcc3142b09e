//! The rule books: complete, with every ruling marked, and with pictures that are what Plat draws from the positions in
//! their text. `REDRAW=1 cargo test -p plat --test rule_books` draws them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{self, good, text, with_input};
use plat_engine::Info;
use plat_games::SHELF;

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// A picture of a rule book: the command that draws it, the position, and the file.
struct Picture {
    arguments: Vec<String>,
    position: String,
    file: String,
    words: String,
}

fn pictures(book: &str) -> Vec<Picture> {
    let mut pictures = Vec::new();
    for part in book.split("<!-- plat ").skip(1) {
        let (comment, rest) = part.split_once("-->").expect("a comment ends");
        let (command, position) = comment
            .split_once('\n')
            .expect("a command, and a position below it");
        let image = rest.trim_start().lines().next().unwrap_or_default();
        let (words, file) = image
            .strip_prefix("![")
            .and_then(|image| image.strip_suffix(')')?.split_once("]("))
            .unwrap_or_else(|| panic!("no picture follows: {image}"));
        pictures.push(Picture {
            arguments: command.split_whitespace().map(ToOwned::to_owned).collect(),
            position: position.to_owned(),
            file: file.to_owned(),
            words: words.to_owned(),
        });
    }
    pictures
}

#[test]
fn every_picture_of_a_rule_book_is_drawn_from_the_position_in_its_text() {
    let mut used = BTreeSet::new();
    for game in SHELF {
        let info = game.info();
        let drawn = pictures(info.rule_book);
        let may_lack = game.position_form().is_none();
        assert!(may_lack || !drawn.is_empty(), "{} has no picture", info.id);
        assert_eq!(info.rule_book.matches("![").count(), drawn.len(), "{}", info.id);
        for picture in drawn {
            assert_eq!(picture.arguments[..2], ["show".to_owned(), info.id.to_owned()]);
            let arguments: Vec<&str> = picture.arguments.iter().map(String::as_str).collect();
            let output = with_input(&arguments, &picture.position);
            assert_eq!(text(&output.stderr), "", "{}", picture.file);
            let path = docs().join("rules").join(&picture.file);
            if std::env::var_os("REDRAW").is_some() {
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(&path, &output.stdout).unwrap();
                // What the program holds follows when it is built again.
                used.insert(picture.file);
                continue;
            }
            let kept = fs::read(&path).unwrap_or_default();
            assert!(kept == output.stdout, "draw {} anew with REDRAW=1", picture.file);
            let known = |(name, svg): &&(&str, &str)| {
                format!("pictures/{name}") == picture.file && svg.as_bytes() == kept
            };
            assert!(
                info.pictures.iter().any(|one| known(&one)),
                "{} knows {}",
                info.id,
                picture.file
            );
            used.insert(picture.file);
        }
    }
    let folder = docs().join("rules/pictures");
    let there = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name());
    for file in there {
        let name = format!("pictures/{}", file.to_str().unwrap());
        assert!(used.contains(&name), "{name} is in no rule book");
    }
}

/// The points that a position in a rule book is said to be worth.
#[track_caller]
fn check_total(game: &str, file: &str, more: &[&str], expected: &[i64]) {
    let book = SHELF
        .iter()
        .find(|known| known.info().id == game)
        .unwrap()
        .info()
        .rule_book;
    let picture = pictures(book)
        .into_iter()
        .find(|picture| picture.file.contains(file))
        .unwrap();
    let arguments = [&["score", game, "--position", "-", "--json"], more].concat();
    let output = with_input(&arguments, &picture.position);
    assert_eq!(text(&output.stderr), "");
    let sheet: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let totals = sheet["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["total"].as_i64().unwrap());
    assert_eq!(totals.collect::<Vec<_>>(), expected, "{}", picture.words);
}

#[test]
fn the_pictures_are_worth_what_the_words_below_them_say() {
    check_total("subdivision", "subdivision-turn", &[], &[2, 2]);
    // 2 + 3 + 2 + 2 pips in two groups and the park; 2 + 3 in one group.
    check_total(
        "subdivision",
        "subdivision-private-park",
        &[],
        &[9 - 2 + 3, 5 - 1],
    );
    check_total("puzzle-town", "puzzle-town-laws", &[], &[-1]);
    check_total(
        "zoning-out",
        "zoning-out-score",
        &["--rules", "garden-city"],
        &[4],
    );
}

/// What may be done in a position, with its points.
fn offers(game: &str, file: &str) -> Vec<(String, i64)> {
    let book = SHELF
        .iter()
        .find(|known| known.info().id == game)
        .unwrap()
        .info()
        .rule_book;
    let picture = pictures(book)
        .into_iter()
        .find(|picture| picture.file.contains(file))
        .unwrap();
    let output = with_input(&["score", game, "--position", "-", "--json"], &picture.position);
    assert_eq!(text(&output.stderr), "");
    let sheet: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let offers = sheet["offers"].as_array().unwrap().iter();
    offers
        .map(|offer| {
            (
                offer["says"].as_str().unwrap().to_owned(),
                offer["points"].as_i64().unwrap(),
            )
        })
        .collect()
}

#[test]
fn what_the_pictures_allow_is_what_the_words_below_them_say() {
    let development = offers("city-planning", "city-planning-development");
    assert!(
        development
            .iter()
            .any(|(says, points)| says.contains("Residential 2") && *points == 5),
        "{development:?}"
    );
    let zones = offers("city-planning", "city-planning-zone");
    assert!(
        zones
            .iter()
            .any(|(says, _)| says.contains("Residential 3") && says.contains("d6")),
        "{zones:?}"
    );
    assert!(
        !zones.iter().any(|(says, _)| says.contains("Industrial 2")),
        "{zones:?}"
    );
    let points: Vec<i64> = offers("zoned-out", "zoned-out-zones")
        .iter()
        .map(|(_, points)| *points)
        .collect();
    assert_eq!(points, [9, 2]);
}

#[test]
fn every_ruling_is_marked_in_its_rule_book() {
    let rulings = fs::read_to_string(docs().join("rulings.md")).unwrap();
    let mut found = 0;
    for line in rulings.lines() {
        let Some((ruling, _)) = line.strip_prefix("| ").and_then(|rest| rest.split_once(" |")) else {
            continue;
        };
        let Some((letters, number)) = ruling
            .split_once('-')
            .filter(|(_, number)| number.parse::<u8>().is_ok())
        else {
            continue;
        };
        let marked = |book: &str| {
            book.contains(&format!("**{letters}-{number}.**")) || book.contains(&format!("(**{ruling}**)"))
        };
        let books = SHELF.iter().filter(|game| marked(game.info().rule_book)).count();
        assert_eq!(books, 1, "{ruling} is marked in {books} rule books");
        found += 1;
    }
    assert!(found > 40);
}

#[test]
fn a_rule_book_is_read_without_what_its_pictures_are_drawn_from() {
    for game in SHELF {
        let book = good(&["rules", game.info().id, "--shelf", "all"]);
        assert_eq!(book.contains("[Picture: "), !game.info().pictures.is_empty());
        assert!(!book.contains("<!--") && !book.contains("-->"));
        assert!(!book.contains("](pictures/"), "{}", game.info().id);
        // Not a word of the rules is lost.
        let words = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
        assert_eq!(words(&book), words(game.info().rule_book));
    }
}

/// What a rule book has whatever its language: its headings by their depth, its lists and tables by their rows, and
/// what stands in code, rulings and pictures.
fn skeleton(book: &str) -> Vec<(&'static str, Vec<String>)> {
    let text = Info::without_pictures(book);
    let begins = |line: &str, with: &str| line.trim_start().starts_with(with);
    let rows = |with: &str| vec![text.lines().filter(|line| begins(line, with)).count().to_string()];
    let spans = |text: &str, mark: &str| {
        let mut spans: Vec<String> = text
            .split(mark)
            .skip(1)
            .step_by(2)
            .map(ToOwned::to_owned)
            .collect();
        spans.sort();
        spans
    };
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let depths = headings.map(|line| line.chars().take_while(|sign| *sign == '#').count().to_string());
    let is_ruling =
        |word: &String| word.contains('-') && word.ends_with(|end: char| end.is_ascii_digit() || end == '.');
    let mut files: Vec<String> = book
        .lines()
        .filter_map(|line| Some(line.strip_prefix("![")?.rsplit_once('(')?.1.to_owned()))
        .collect();
    files.sort();
    vec![
        ("headings", depths.collect()),
        ("rows of tables", rows("|")),
        ("points of lists", rows("- ")),
        ("code", spans(&text, "`")),
        (
            "rulings",
            spans(&text, "**").into_iter().filter(is_ruling).collect(),
        ),
        ("pictures", files),
    ]
}

#[test]
fn a_translated_rule_book_has_all_that_the_english_one_has() {
    for game in SHELF {
        let info = game.info();
        assert!(info.rule_book_in("de").is_some(), "{} in German", info.id);
        for (tag, book) in info.translations {
            for ((what, english), (_, translated)) in skeleton(info.rule_book).into_iter().zip(skeleton(book))
            {
                // A word of the program may be explained once more in another language, but none is lost.
                let same = match what {
                    "code" => english.iter().all(|word| translated.contains(word)),
                    _ => english == translated,
                };
                assert!(
                    same,
                    "{} in {tag}: {what}: {english:?}, not {translated:?}",
                    info.id
                );
            }
        }
    }
}

#[test]
fn a_rule_book_is_printed_in_another_language() {
    let english = good(&["rules", "subdivision"]);
    let german = good(&["rules", "subdivision", "--language", "de"]);
    assert!(
        english.contains("Every player has pyramids") && german.contains("Pyramiden"),
        "{german}"
    );
    program::bad(
        &["rules", "subdivision", "--language", "tlh"],
        "not there in \"tlh\", but in en, de",
    );
}
