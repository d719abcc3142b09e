//! The file of a tournament: its heading, then a line for every game that has ended. Whoever starts the same tournament
//! again with the same file goes on where it stopped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use plat_engine::option_key;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contest::Played;
use crate::schedule::Fixture;
use crate::tournament::{Heading, Tournament};

/// The version of the form.
const FORM: u32 = 1;

/// A line of results is far shorter; a wrong file is refused before it fills the memory.
const LONGEST_LINE: u64 = 64 * 1024;

/// The open file of a tournament.
pub struct Ledger<'a> {
    out: Box<dyn Write + 'a>,
    played: Vec<Played>,
}

/// Why a file cannot be used.
#[derive(Debug, Error)]
pub enum LedgerError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// No file of a tournament at all.
    #[error("line 1: this is not the results of a tournament, and is left as it is")]
    NotResults,
    /// Another tournament.
    #[error("line 1: these are the results of another tournament: its {what} is {theirs}, not {ours}")]
    Another {
        /// In what they differ.
        what: &'static str,
        /// What the file says.
        theirs: String,
        /// What was asked for.
        ours: String,
    },
    /// A bad line in the middle.
    #[error("line {line}: {fault}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        fault: String,
    },
}

#[derive(Serialize, Deserialize)]
struct FirstLine {
    arena: u32,
    #[serde(flatten)]
    heading: Heading,
}

impl<'a> Ledger<'a> {
    /// Opens the file of this tournament, or makes it. A last line that was cut short, as by a loss of power, is
    /// dropped, and its game played again.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<Ledger<'a>, LedgerError> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let (played, good_until) = read(&file, tournament)?;
        file.set_len(good_until)?;
        file.seek(SeekFrom::End(0))?;
        if good_until == 0 {
            return Ledger::told(file, tournament);
        }
        Ok(Ledger {
            out: Box::new(file),
            played,
        })
    }

    /// The same for something that is not read again, such as a pipe.
    pub fn told(mut out: impl Write + 'a, tournament: &Tournament) -> Result<Ledger<'a>, LedgerError> {
        let first = FirstLine {
            arena: FORM,
            heading: tournament.heading().clone(),
        };
        write_line(&mut out, &first)?;
        Ok(Ledger {
            out: Box::new(out),
            played: Vec::new(),
        })
    }

    /// The games that had been played when the file was opened.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Adds a game; when this returns, the game is in the file.
    pub fn add(&mut self, played: &Played) -> io::Result<()> {
        write_line(&mut self.out, played)
    }
}

/// One write a line, so that a line is cut short only if the machine stops.
fn write_line(out: &mut dyn Write, line: &impl Serialize) -> io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    out.write_all(&text)?;
    out.flush()
}

/// The games of a file, and how many of its bytes are whole lines.
fn read(file: &File, tournament: &Tournament) -> Result<(Vec<Played>, u64), LedgerError> {
    let mut reader = BufReader::new(file);
    let mut played = Vec::new();
    let mut seen = BTreeSet::new();
    let mut good_until = 0;
    for line in 1.. {
        let mut bytes = Vec::new();
        let length = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? as u64;
        let whole = bytes.last() == Some(&b'\n');
        if line == 1 && length > 0 {
            check_heading(&bytes, whole, tournament.heading())?;
        }
        if !whole && length < LONGEST_LINE {
            break;
        }
        if line > 1 {
            let game = read_game(&bytes, tournament).map_err(|fault| LedgerError::Line { line, fault })?;
            if !seen.insert(game.fixture) {
                let fault = "this game is here twice".to_owned();
                return Err(LedgerError::Line { line, fault });
            }
            played.push(game);
        }
        good_until += length;
    }
    Ok((played, good_until))
}

/// A first line that was cut short is ours if it is the beginning of ours.
fn check_heading(bytes: &[u8], whole: bool, ours: &Heading) -> Result<(), LedgerError> {
    let first = FirstLine {
        arena: FORM,
        heading: ours.clone(),
    };
    if !whole {
        let expected = serde_json::to_vec(&first).map_err(io::Error::from)?;
        return expected
            .starts_with(bytes)
            .then_some(())
            .ok_or(LedgerError::NotResults);
    }
    let Ok(found) = serde_json::from_slice::<FirstLine>(bytes) else {
        return Err(LedgerError::NotResults);
    };
    if found.arena != FORM {
        return Err(LedgerError::NotResults);
    }
    let theirs = found.heading;
    let list = |list: &[String]| list.join(",");
    // A file may be older than the names that options have today.
    let options = |pairs: &[String]| {
        let spelled = |pair: &String| match pair.split_once('=') {
            Some((key, value)) => format!("{}={value}", option_key(key)),
            None => pair.clone(),
        };
        list(&pairs.iter().map(spelled).collect::<Vec<_>>())
    };
    let budget = |budget: &Option<String>| budget.clone().unwrap_or_else(|| "everybody's own".to_owned());
    for (what, theirs, ours) in [
        ("game", theirs.game.clone(), ours.game.clone()),
        (
            "revision of the rules",
            theirs.rules.to_string(),
            ours.rules.to_string(),
        ),
        (
            "list of options",
            options(&theirs.options),
            options(&ours.options),
        ),
        (
            "number of seats",
            theirs.seats.to_string(),
            ours.seats.to_string(),
        ),
        ("list of players", list(&theirs.players), list(&ours.players)),
        ("time to think", budget(&theirs.budget), budget(&ours.budget)),
        ("seed", theirs.seed.clone(), ours.seed.clone()),
    ] {
        if theirs != ours {
            return Err(LedgerError::Another { what, theirs, ours });
        }
    }
    Ok(())
}

/// A game that belongs to the tournament. One beyond its last deal does too: it was played when more were asked for.
fn read_game(bytes: &[u8], tournament: &Tournament) -> Result<Played, String> {
    let game: Played = serde_json::from_slice(bytes).map_err(|fault| fault.to_string())?;
    let schedule = tournament.schedule();
    let first = Fixture {
        deal: 0,
        ..game.fixture
    };
    if !schedule.has(first) || schedule.seating(game.fixture) != game.seating {
        return Err("this game is not one of the tournament".to_owned());
    }
    let seats = game.seating.len();
    let whole = game.places.len() == seats
        && game.pace.len() == seats
        && game.totals.as_ref().is_none_or(|totals| totals.len() == seats)
        && game
            .lost
            .as_ref()
            .is_none_or(|lost| (1..=seats).contains(&lost.seat));
    match whole {
        true => Ok(game),
        false => Err("this game does not have one value for each seat".to_owned()),
    }
}
