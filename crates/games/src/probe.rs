//! What the fuzz targets do with any text at all. The ordinary tests do the same with a corpus, so that what the
//! fuzzer relies on is tried on every run.

use plat_engine::{ENGLISH, Observer, Record, Table};
use plat_game_puzzle_town::TileSet;
use plat_game_zoned_out::Deck;
use plat_search::alpha_beta::Memory;

use crate::SHELF;
use crate::catalogue::{AppraiseError, find};

/// Reads a text as a record and does with it what the program does with a file. Says whether it was a good one.
///
/// # Panics
/// If a record that was read does not print, read back and replay to the same.
pub fn record(text: &str) -> bool {
    let Ok(record) = Record::parse(text) else {
        return false;
    };
    let printed = record.to_string();
    let again = Record::parse(&printed).expect("what is printed can be read");
    assert_eq!(again.to_string(), printed, "printing is stable");
    let Some(game) = find(&record.game) else {
        return false;
    };
    let Ok(table) = game.replay(&record) else {
        return false;
    };
    let kept = table.record();
    let replayed = game.replay(&kept).expect("a table's own record replays");
    assert_eq!(replayed.record().to_string(), kept.to_string());
    for observer in Observer::all(table.seats()) {
        show(table.as_ref(), observer);
    }
    // Whether the draws are genuine is for the record to say; that the question has an answer is ours.
    let _ = game.verify(&record);
    true
}

fn show(table: &dyn Table, observer: Observer) {
    let voice = table.voice(ENGLISH);
    let look = table.look(observer);
    assert!(!look.page(&voice).to_string().is_empty());
    assert!(!look.parts(&voice).boards.is_empty());
    assert_eq!(look.log(0).len(), table.entries());
}

/// Reads a text as a position of every game. Says whether any could score it.
pub fn position(text: &str) -> bool {
    let mut scored = false;
    for game in SHELF {
        match game.appraise(text, &[]) {
            Ok(sheet) => {
                for seat in &sheet.seats {
                    let sum: i32 = seat.lines.iter().map(|line| line.points).sum();
                    assert_eq!(sum, seat.total, "the lines sum to the total");
                }
                scored = true;
            }
            Err(AppraiseError::Position(error)) => {
                assert!(
                    !error.at.is_empty() && !error.what.english().is_empty(),
                    "{error:?}"
                );
            }
            Err(AppraiseError::NotOffered { .. }) => assert!(game.position_form().is_none()),
            Err(error) => panic!("no options, and yet: {error}"),
        }
    }
    scored
}

/// Reads a text as a tile file of Puzzle Town. Says whether it was a good one.
pub fn tiles(text: &str) -> bool {
    match TileSet::parse(text) {
        Ok(set) => {
            let counted: usize = set.tiles().map(|_| 1).sum();
            let park = usize::from(set.has_park());
            assert_eq!(counted, set.basic_tiles() + park, "every tile is counted once");
            true
        }
        Err(error) => {
            assert!(error.line > 0 && !error.to_string().is_empty(), "{error:?}");
            false
        }
    }
}

/// Reads a text as a deck file of Zoned Out. Says whether it was a good one.
///
/// # Panics
/// If a deck that was read does not read back from its word.
pub fn deck(text: &str) -> bool {
    match Deck::parse(text) {
        Ok(deck) => {
            let again = Deck::from_word(&deck.to_string());
            assert_eq!(again, Ok(deck), "a deck reads back from its word");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "{error:?}");
            false
        }
    }
}

/// What a table of findings is about, and how large it may be, in the corpus.
const ABOUT: &str = "a corpus";
const FINDINGS: usize = 1 << 10;

/// Reads bytes as a table of what a search found out. Says whether it was a good one.
///
/// # Panics
/// If a table that was read does not read back from what it writes.
pub fn findings(bytes: &[u8]) -> bool {
    match Memory::read(ABOUT, FINDINGS, &mut &bytes[..]) {
        Ok(memory) => {
            let mut again = Vec::new();
            memory.write(ABOUT, 0, &mut again).expect("memory takes it all");
            let read = Memory::read(ABOUT, FINDINGS, &mut &again[..]).expect("what is written can be read");
            assert_eq!(read.len(), memory.len(), "nothing is lost");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "{error:?}");
            false
        }
    }
}
