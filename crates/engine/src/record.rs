//! The record of a game: a text file that people can read, `.plat`.
//!
//! ```text
//! plat 1
//! game subdivision
//! rules 1
//! option set=stash
//! option parks=random
//! seat 1 human
//! seat 2 greedy
//! dice 1
//! seed-hash 9a…
//!
//! 1. * parks:a1,c3,…
//! 2. 1 3c4
//! 3. 2 2d5
//! 4. 2 back
//! …
//! result 22 17
//! seed 42
//! ```
//!
//! Head, entries, and once the game is over its result and its seed. Each entry has its number, the seat that
//! acted (`*` for chance, `-` where what was chosen in secret becomes public) and a word. Lines that begin with `#` are comments. This module knows the form only;
//! what the words mean is decided when the record is replayed.

use std::fmt;

use thiserror::Error;

use crate::dice::{DICE_VERSION, Seed, SeedError, SeedHash};
use crate::entry::{RecordEntry, entry};
use crate::phrase::Phrase;
use crate::seat::{MOST_SEATS, Seat};
use crate::sentence::{Arg, Sentence};

/// The version of the form.
const FORM: &str = "plat 1";

/// A record as it is written, each part with the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// The options as `key=value`.
    pub options: Vec<Lined<String>>,
    /// Who sat where.
    pub players: Vec<String>,
    /// The published hash of the seed.
    pub seed_hash: Option<SeedHash>,
    /// What happened.
    pub entries: Vec<Lined<RecordEntry>>,
    /// The totals by seat, once the game is over.
    pub result: Option<Lined<Vec<i32>>>,
    /// The seed, once the game is over.
    pub seed: Option<Lined<Seed>>,
}

/// Something and the line of the file it stands on, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lined<T> {
    /// The line.
    pub line: usize,
    /// The thing.
    pub it: T,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Phrase,
}

impl RecordError {
    /// A fault on a line.
    pub fn new(line: usize, fault: impl Into<Phrase>) -> RecordError {
        RecordError {
            line,
            fault: fault.into(),
        }
    }

    /// A fault on a line where something stands that cannot be what it should be.
    pub(crate) fn written(line: usize, message: &'static str, written: &str) -> RecordError {
        RecordError::new(line, about(message, written))
    }

    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("record-unreadable")
            .with("line", self.line)
            .with("fault", &self.fault)
    }
}

impl Record {
    /// Reads the form; the words are not yet looked at.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Reader::new(text).record()
    }

    /// The record up to its first `entries` entries: without a result, which belongs to the end.
    pub fn prefix(mut self, entries: usize) -> Record {
        if entries < self.entries.len() {
            self.entries.truncate(entries);
            self.result = None;
        }
        self
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.revision)?;
        for option in &self.options {
            writeln!(f, "option {}", option.it)?;
        }
        for (seat, name) in Seat::ALL.iter().zip(&self.players) {
            writeln!(f, "seat {seat} {name}")?;
        }
        if let Some(hash) = &self.seed_hash {
            writeln!(f, "dice {DICE_VERSION}\nseed-hash {hash}")?;
        }
        writeln!(f)?;
        for (index, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{}. {}", index + 1, entry.it)?;
        }
        if let Some(result) = &self.result {
            write!(f, "result")?;
            for total in &result.it {
                write!(f, " {total}")?;
            }
            writeln!(f)?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {}", seed.it)?;
        }
        Ok(())
    }
}

/// The lines of a record that say something, with a look at the next one.
struct Reader<'a> {
    lines: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let lines: Box<dyn Iterator<Item = (usize, &'a str)> + 'a> = Box::new(lines);
        Reader {
            lines: lines.peekable(),
            last: text.lines().count().max(1),
        }
    }

    fn record(mut self) -> Result<Record, RecordError> {
        let line = self.here();
        let first = self.lines.next();
        let missing = || Sentence::new("record-first").with("form", Arg::verbatim(FORM));
        let (line, form) = first.ok_or_else(|| RecordError::new(line, missing()))?;
        if form != FORM {
            let begins = about("record-begins", form).with("form", Arg::verbatim(FORM));
            return Err(RecordError::new(line, begins));
        }
        let (_, game) = self.field("game")?;
        let (line, revision) = self.field("rules")?;
        let revision = number(line, revision, "a-rules-revision")?;
        let mut options = Vec::new();
        while let Some((line, pair)) = self.optional("option") {
            options.push(Lined {
                line,
                it: pair.to_owned(),
            });
        }
        let players = self.players()?;
        let seed_hash = self.seed_hash()?;
        let entries = self.entries(players.len())?;
        let result = self.result(players.len())?;
        let seed = match self.optional("seed") {
            None => None,
            Some((line, seed)) => Some(Lined {
                line,
                it: seed
                    .parse()
                    .map_err(|e: SeedError| RecordError::new(line, e.sentence()))?,
            }),
        };
        match self.lines.next() {
            None => Ok(Record {
                game: game.to_owned(),
                revision,
                options,
                players,
                seed_hash,
                entries,
                result,
                seed,
            }),
            Some((line, text)) => Err(RecordError::new(
                line,
                about("record-no-entry", text).with("next", entries.len() + 1),
            )),
        }
    }

    fn players(&mut self) -> Result<Vec<String>, RecordError> {
        let mut players: Vec<String> = Vec::new();
        while let Some((line, rest)) = self.optional("seat") {
            let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
            let expected = players.len() + 1;
            if seat != expected.to_string() || expected > MOST_SEATS {
                let order = about("record-seats", seat).with("most", MOST_SEATS);
                return Err(RecordError::new(line, order));
            }
            players.push(name.trim().to_owned());
        }
        if players.is_empty() {
            let line = self.here();
            return Err(RecordError::new(line, Sentence::new("record-no-seats")));
        }
        Ok(players)
    }

    fn seed_hash(&mut self) -> Result<Option<SeedHash>, RecordError> {
        let Some((line, version)) = self.optional("dice") else {
            return Ok(None);
        };
        if version != DICE_VERSION.to_string() {
            let dice = about("record-dice", version).with("known", DICE_VERSION);
            return Err(RecordError::new(line, dice));
        }
        let (line, hash) = self.field("seed-hash")?;
        let hash = hash
            .parse()
            .map_err(|_| RecordError::new(line, Sentence::new("record-hash")))?;
        Ok(Some(hash))
    }

    fn entries(&mut self, seats: usize) -> Result<Vec<Lined<RecordEntry>>, RecordError> {
        let mut entries = Vec::new();
        while let Some(&(line, text)) = self.lines.peek() {
            let Some((written, rest)) = text.split_once('.') else {
                break;
            };
            if !written.bytes().all(|b| b.is_ascii_digit()) {
                break;
            }
            let expected = entries.len() + 1;
            if written != expected.to_string() {
                let other = about("record-number", written).with("number", expected);
                return Err(RecordError::new(line, other));
            }
            entries.push(Lined {
                line,
                it: entry(line, rest, seats)?,
            });
            self.lines.next();
        }
        Ok(entries)
    }

    fn result(&mut self, seats: usize) -> Result<Option<Lined<Vec<i32>>>, RecordError> {
        let Some((line, totals)) = self.optional("result") else {
            return Ok(None);
        };
        let it = totals
            .split_whitespace()
            .map(|total| number(line, total, "a-total"))
            .collect::<Result<Vec<i32>, _>>()?;
        if it.len() != seats {
            let totals = Sentence::new("record-totals")
                .with("totals", it.len())
                .with("seats", seats);
            return Err(RecordError::new(line, totals));
        }
        Ok(Some(Lined { line, it }))
    }

    /// The next line if it begins with this word; what follows the word.
    fn optional(&mut self, key: &str) -> Option<(usize, &'a str)> {
        let &(line, text) = self.lines.peek()?;
        let rest = text.strip_prefix(key)?;
        if !rest.is_empty() && !rest.starts_with(char::is_whitespace) {
            return None;
        }
        self.lines.next();
        Some((line, rest.trim()))
    }

    fn field(&mut self, key: &str) -> Result<(usize, &'a str), RecordError> {
        let line = self.here();
        let fault = |line, message| {
            let sentence = Sentence::new(message).with("key", Arg::verbatim(key));
            RecordError::new(line, sentence)
        };
        let (line, value) = self.optional(key).ok_or_else(|| fault(line, "record-missing"))?;
        if value.is_empty() {
            return Err(fault(line, "record-no-value"));
        }
        Ok((line, value))
    }

    /// The line that would be read next; the last one at the end of the file.
    fn here(&mut self) -> usize {
        self.lines.peek().map_or(self.last, |&(line, _)| line)
    }
}

fn number<T: std::str::FromStr>(line: usize, text: &str, what: &'static str) -> Result<T, RecordError> {
    let unfit = || {
        Sentence::new("word-unreadable")
            .with("word", Arg::quoted(&short(text)))
            .with("expected", Sentence::new(what))
    };
    text.parse().map_err(|_| RecordError::new(line, unfit()))
}

/// A message about something that is written on a line.
fn about(message: &'static str, written: &str) -> Sentence {
    Sentence::new(message).with("written", Arg::quoted(&short(written)))
}

/// What is quoted of a bad line: enough to find it, not a flood.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "\
plat 1
game subdivision
rules 1
option set=stash
seat 1 Ada Lovelace
seat 2 greedy
dice 1
seed-hash 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049

1. * parks:a1
2. 1 3c4
3. 1 back
result 22 -17
seed 42
";

    #[test]
    fn what_is_printed_is_read_back() {
        let record = Record::parse(GOOD).unwrap();
        assert_eq!(record.players, ["Ada Lovelace", "greedy"]);
        assert_eq!(record.entries.len(), 3);
        assert_eq!(record.result.as_ref().unwrap().it, [22, -17]);
        assert_eq!(record.to_string(), GOOD);
    }

    #[test]
    fn comments_and_blank_lines_mean_nothing_but_count_as_lines() {
        let text = GOOD.replace("1. * parks", "# the parks\n\n1. * parks");
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.entries[0].line, 12);
        assert_eq!(record.to_string(), GOOD);
    }

    #[track_caller]
    fn check(from: &str, to: &str, expected: &str) {
        assert!(GOOD.contains(from), "{from:?}");
        let error = Record::parse(&GOOD.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn a_bad_line_is_named() {
        check(
            "plat 1",
            "plat 2",
            "line 1: a record begins with \"plat 1\", not \"plat 2\"",
        );
        check(
            "game subdivision\n",
            "",
            "line 2: a line \"game …\" is missing here",
        );
        check("rules 1", "rules one", "line 3: \"one\" is not a rules revision");
        check(
            "seat 2",
            "seat 3",
            "line 6: seats are numbered 1 to at most 6 in order; \"3\" does not follow",
        );
        check(
            "dice 1",
            "dice 9",
            "line 7: dice of version \"9\" are not known, only 1",
        );
        check(
            "seed-hash 7",
            "seed-hash x",
            "line 8: a seed hash is 64 hexadecimal digits in lower case",
        );
        check(
            "2. 1 3c4",
            "2. 3 3c4",
            "line 11: \"3\" is not a seat of this game nor *",
        );
        check(
            "2. 1 3c4",
            "2. 1",
            "line 11: an entry is a number, a seat or *, and one word",
        );
        check(
            "2. 1 3c4",
            "2. - 3c4",
            "line 11: what nobody does is uncover, not \"3c4\"",
        );
        check(
            "2. 1 3c4",
            "4. 1 3c4",
            "line 11: this is entry 2, but it is numbered \"4\"",
        );
        check(
            "2. 1 3c4",
            "hello",
            "line 11: \"hello\" is not an entry such as \"2. 1 WORD\", a result or a seed",
        );
        check(
            "result 22 -17",
            "result 22",
            "line 13: the result has 1 totals for 2 seats",
        );
        check("result 22 -17", "result 22 x", "line 13: \"x\" is not a total");
        check(
            "seed 42",
            "seed a b",
            "line 14: a seed is 1 to 64 letters, digits, '-' or '_', not \"a b\"",
        );
    }

    #[test]
    fn an_empty_file_is_no_record() {
        let error = Record::parse("").unwrap_err();
        assert_eq!(error.to_string(), "line 1: the first line \"plat 1\" is missing");
    }

    #[test]
    fn a_prefix_has_no_result() {
        let record = Record::parse(GOOD).unwrap().prefix(1);
        assert_eq!(record.entries.len(), 1);
        assert_eq!(record.result, None);
    }
}
