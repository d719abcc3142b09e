//! The fuzz targets' functions on their corpus, on the project's records, and on thousands of spoilt copies of them:
//! everything is read or refused, nothing panics.

use std::fs;
use std::path::{Path, PathBuf};

use plat_games::probe;
use proptest::prelude::*;
use proptest::sample::Index;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn texts(folder: &str) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}

fn records() -> Vec<String> {
    let mut all = texts("fuzz/corpus/record");
    for game in fs::read_dir(root().join("records")).unwrap() {
        let name = game.unwrap().file_name();
        all.extend(texts(&format!("records/{}", name.to_str().unwrap())));
    }
    all
}

/// One way to spoil a text.
#[derive(Clone, Debug)]
enum Spoil {
    Delete(Index, u8),
    Insert(Index, char),
    Swap(Index, Index),
    Repeat(Index, Index),
}

fn spoil() -> impl Strategy<Value = Spoil> {
    prop_oneof![
        (any::<Index>(), 1..8u8).prop_map(|(at, length)| Spoil::Delete(at, length)),
        (
            any::<Index>(),
            prop_oneof![any::<char>(), prop::char::range('!', '~')]
        )
            .prop_map(|(at, c)| Spoil::Insert(at, c)),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Spoil::Swap(a, b)),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Spoil::Repeat(a, b)),
    ]
}

fn apply(text: &str, spoils: &[Spoil]) -> String {
    let mut text: Vec<char> = text.chars().chain(['\n']).collect();
    for spoil in spoils {
        if text.is_empty() {
            break;
        }
        let length = text.len();
        match spoil {
            Spoil::Delete(at, count) => {
                let start = at.index(length);
                text.drain(start..length.min(start + usize::from(*count)));
            }
            Spoil::Insert(at, c) => text.insert(at.index(length), *c),
            // Whole lines, so that entries come in the wrong order.
            Spoil::Swap(a, b) | Spoil::Repeat(a, b) => {
                let joined: String = text.iter().collect();
                let mut lines: Vec<&str> = joined.lines().collect();
                if lines.is_empty() {
                    continue;
                }
                let (a, b) = (a.index(lines.len()), b.index(lines.len()));
                match spoil {
                    Spoil::Swap(..) => lines.swap(a, b),
                    _ => lines.insert(a, lines[b]),
                }
                text = lines.join("\n").chars().collect();
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn every_record_of_the_project_is_good_and_the_corpus_has_both_kinds() {
    let verdicts: Vec<bool> = records().iter().map(|text| probe::record(text)).collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
}

#[test]
fn the_corpus_of_positions_has_both_kinds() {
    let verdicts: Vec<bool> = texts("fuzz/corpus/position")
        .iter()
        .map(|text| probe::position(text))
        .collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
}

#[test]
fn the_corpus_of_tile_files_has_both_kinds() {
    let verdicts: Vec<bool> = texts("fuzz/corpus/tiles")
        .iter()
        .map(|text| probe::tiles(text))
        .collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
}

#[test]
fn the_corpus_of_deck_files_has_both_kinds() {
    let verdicts: Vec<bool> = texts("fuzz/corpus/deck")
        .iter()
        .map(|text| probe::deck(text))
        .collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
}

/// The files of the corpus of findings, which are bytes, not text.
fn tables() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/findings");
    let files = fs::read_dir(folder).unwrap();
    files
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .collect()
}

#[test]
fn the_corpus_of_findings_has_both_kinds() {
    let verdicts: Vec<bool> = tables().iter().map(|bytes| probe::findings(bytes)).collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn spoilt_records_are_read_or_refused(which in any::<Index>(), spoils in prop::collection::vec(spoil(), 1..4)) {
        let records = records();
        probe::record(&apply(&records[which.index(records.len())], &spoils));
    }

    #[test]
    fn spoilt_positions_are_scored_or_refused(which in any::<Index>(), spoils in prop::collection::vec(spoil(), 1..4)) {
        let positions = texts("fuzz/corpus/position");
        probe::position(&apply(&positions[which.index(positions.len())], &spoils));
    }

    #[test]
    fn spoilt_tile_files_are_read_or_refused(which in any::<Index>(), spoils in prop::collection::vec(spoil(), 1..4)) {
        let files = texts("fuzz/corpus/tiles");
        probe::tiles(&apply(&files[which.index(files.len())], &spoils));
    }

    #[test]
    fn spoilt_deck_files_are_read_or_refused(which in any::<Index>(), spoils in prop::collection::vec(spoil(), 1..4)) {
        let files = texts("fuzz/corpus/deck");
        probe::deck(&apply(&files[which.index(files.len())], &spoils));
    }

    #[test]
    fn spoilt_findings_are_read_or_refused(which in any::<Index>(), at in any::<Index>(), byte in any::<u8>()) {
        let tables = tables();
        let mut bytes = tables[which.index(tables.len())].clone();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        probe::findings(&bytes);
    }

    #[test]
    fn any_text_is_refused_in_peace(text in any::<String>()) {
        prop_assert!(!probe::record(&text));
        prop_assert!(!probe::position(&text));
    }
}
