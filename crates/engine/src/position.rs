//! Positions that somebody describes in JSON, for instance from a real table: how they are read, and what is said of one
//! that cannot be.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::phrase::Phrase;
use crate::sentence::{Arg, Sentence};

/// How the positions of a game are written, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionForm {
    /// One of them, with every field that needs showing. It can be read and scored as it stands.
    pub example: &'static str,
    /// What its fields mean.
    pub about: &'static str,
}

/// What may stand beside a position, in every game: where it is from, and what somebody expects of it. Nothing of it is
/// read. Any other field that a game does not know is refused, because it is more likely a slip than a remark.
pub const POSITION_NOTES: [&str; 9] = [
    "coordinates",
    "edition",
    "evidence",
    "expected",
    "in_seed_edition",
    "notes",
    "picture_labels",
    "rule",
    "source",
];

/// Reads a position, without the notes that stand beside it. The type of every object in it refuses unknown fields
/// (`#[serde(deny_unknown_fields)]`).
pub fn read_position<T: DeserializeOwned>(json: &str) -> Result<T, PositionError> {
    let is_note = |key: &String| POSITION_NOTES.contains(&key.as_str());
    match serde_json::from_str::<Map<String, Value>>(json) {
        Ok(mut fields) if fields.keys().any(is_note) => {
            fields.retain(|key, _| !is_note(key));
            Ok(serde_json::from_value(Value::Object(fields))?)
        }
        // Straight from the text, so that a fault is said with its line.
        _ => Ok(serde_json::from_str(json)?),
    }
}

/// Why the description of a position cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {what}")]
pub struct PositionError {
    /// Where it is wrong: a line of the file or a field such as `pieces[3].x`.
    pub at: String,
    /// What is wrong there.
    pub what: Phrase,
}

impl PositionError {
    /// A fault in a field.
    pub fn new(at: impl Into<String>, what: impl Into<Phrase>) -> PositionError {
        PositionError {
            at: at.into(),
            what: what.into(),
        }
    }

    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("position-unreadable")
            .with("at", Arg::verbatim(&self.at))
            .with("what", &self.what)
    }
}

impl From<serde_json::Error> for PositionError {
    fn from(error: serde_json::Error) -> PositionError {
        let message = error.to_string();
        if error.line() == 0 {
            return PositionError::new("the position", message);
        }
        let place = format!(" at line {} column {}", error.line(), error.column());
        PositionError::new(
            format!("line {} column {}", error.line(), error.column()),
            message.strip_suffix(&place).unwrap_or(&message),
        )
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Lot {
        size: u8,
    }

    #[test]
    fn notes_may_stand_beside_a_position_and_nothing_else_may() {
        assert_eq!(read_position(r#"{"size": 3}"#), Ok(Lot { size: 3 }));
        let noted = r#"{"source": "a club evening", "size": 3, "expected": {"total": 7}}"#;
        assert_eq!(read_position(noted), Ok(Lot { size: 3 }));
        let fault = |json| read_position::<Lot>(json).unwrap_err().to_string();
        assert_eq!(
            fault("{\"size\": 3,\n\"sise\": 3}"),
            "line 2 column 6: unknown field `sise`, expected `size`"
        );
        // Where the notes are taken out the text is not the file's any more, and its lines would mislead.
        assert_eq!(
            fault(r#"{"notes": "", "sise": 3}"#),
            "the position: unknown field `sise`, expected `size`"
        );
        assert!(fault("{\"size\": 3,\n}").starts_with("line 2 column 1: "));
    }
}
