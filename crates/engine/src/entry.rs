//! An entry of a record: who did what, in a word.

use std::fmt;

use crate::event::UNCOVER;
use crate::record::RecordError;
use crate::seat::Seat;
use crate::sentence::Sentence;

/// An entry as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordEntry {
    /// A seat acted, or took back with the word `back`.
    Seat(Seat, String),
    /// Chance brought something.
    Chance(String),
    /// What was chosen in secret became public.
    Uncover,
}

impl fmt::Display for RecordEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordEntry::Seat(seat, word) => write!(f, "{seat} {word}"),
            RecordEntry::Chance(word) => write!(f, "* {word}"),
            RecordEntry::Uncover => write!(f, "- {UNCOVER}"),
        }
    }
}

/// Reads an entry of a game for so many.
pub(crate) fn entry(line: usize, text: &str, seats: usize) -> Result<RecordEntry, RecordError> {
    let mut parts = text.split_whitespace();
    let (Some(who), Some(word), None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(RecordError::new(line, Sentence::new("record-entry")));
    };
    match (who, word) {
        ("*", _) => return Ok(RecordEntry::Chance(word.to_owned())),
        ("-", UNCOVER) => return Ok(RecordEntry::Uncover),
        _ => {}
    }
    let seat = who.parse().ok().and_then(Seat::from_number);
    match seat.filter(|seat| seat.number() <= seats) {
        Some(seat) => Ok(RecordEntry::Seat(seat, word.to_owned())),
        None if who == "-" => Err(RecordError::written(line, "record-nobody", word)),
        None => Err(RecordError::written(line, "record-who", who)),
    }
}
