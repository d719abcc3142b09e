//! What is said, as data: the name of a message and its arguments. Which words that makes is for a
//! [`Voice`](crate::Voice), who knows the language, how seats are called and who is listening.

use std::borrow::Cow;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::seat::{Seat, SeatSet};

/// The message of a text that has no words of its own in any language.
pub(crate) const VERBATIM: &str = "verbatim";

/// The name of a message and its arguments.
///
/// ```text
/// Sentence::new("places").with("who", seat).with("pips", 3).with("cell", Arg::cell("c4"))
///
/// places =
///     { $who-is ->
///         [you] You place
///        *[other] { $who } places
///     } a { $pips }-pip on { $cell }.
///
/// Ada places a 3-pip on c4.
/// ```
///
/// As data it is `{"message":"places","args":{"who":{"seat":1},"pips":3,"cell":{"cell":"c4"}}}`; what is said
/// as it stands is a plain string.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The message.
    pub message: Cow<'static, str>,
    /// What it is about, by the names that the message has for it.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that a sentence is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// Somebody at the table. The message is also told whether that is the listener (`who-is`).
    Seat(Seat),
    /// The name of a place on a board, such as c4: the same in every language.
    Cell(String),
    /// A thing on the table.
    Piece(Piece),
    /// Something that is said by another message.
    Sentence(Sentence),
    /// Several things, joined as the language joins things: "a, b and c".
    List(Vec<Arg>),
    /// What stands there as somebody wrote it: a person's name, a line of a file.
    Verbatim(String),
    /// How many, how much.
    #[serde(untagged)]
    Number(i64),
}

/// A thing on the table, which may be drawn instead of named.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Piece {
    /// What it is called.
    pub name: Sentence,
    /// The id or token of what a page may draw instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

impl Sentence {
    /// The sentence of a message, as yet without arguments.
    pub fn new(message: &'static str) -> Sentence {
        Sentence {
            message: Cow::Borrowed(message),
            args: Vec::new(),
        }
    }

    /// The same with one argument more.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Sentence {
        self.args.push((name, arg.into()));
        self
    }

    /// A text that is said as it stands, in every language: for what has no message yet.
    pub fn verbatim(text: impl Into<String>) -> Sentence {
        Sentence::new(VERBATIM).with("text", Arg::Verbatim(text.into()))
    }

    /// That these have won, alone or together.
    pub fn won(winners: impl Iterator<Item = Seat>) -> Sentence {
        let winners: Vec<Seat> = winners.collect();
        match winners.as_slice() {
            [one] => Sentence::new("wins").with("who", *one),
            _ => Sentence::new("share-the-win").with("who", winners),
        }
    }

    /// The text of a sentence that is said as it stands.
    pub(crate) fn as_verbatim(&self) -> Option<&str> {
        match self.args.as_slice() {
            [(_, Arg::Verbatim(text))] if self.message == VERBATIM => Some(text),
            _ => None,
        }
    }
}

impl Arg {
    /// A place on a board.
    pub fn cell(name: impl ToString) -> Arg {
        Arg::Cell(name.to_string())
    }

    /// A text as it stands.
    pub fn verbatim(text: impl Into<String>) -> Arg {
        Arg::Verbatim(text.into())
    }

    /// What somebody wrote, as it is quoted in an error: line breaks and the like are shown, not done.
    pub fn quoted(text: &str) -> Arg {
        let quoted = format!("{text:?}");
        Arg::Verbatim(quoted[1..quoted.len() - 1].to_owned())
    }
}

impl Piece {
    /// A thing that can only be named.
    pub fn new(name: impl Into<Sentence>) -> Piece {
        Piece {
            name: name.into(),
            picture: None,
        }
    }

    /// The same thing where it can be drawn, by its id or token.
    pub fn drawn(self, picture: impl Into<String>) -> Piece {
        Piece {
            picture: Some(picture.into()),
            ..self
        }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence::verbatim(text)
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        Sentence::verbatim(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::List(seats.iter().map(Arg::Seat).collect())
    }
}

impl From<Sentence> for Arg {
    fn from(sentence: Sentence) -> Arg {
        Arg::Sentence(sentence)
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Arg {
        Arg::Piece(piece)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(things: Vec<T>) -> Arg {
        Arg::List(things.into_iter().map(Into::into).collect())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Serialize for Sentence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        if let Some(text) = self.as_verbatim() {
            return serializer.serialize_str(text);
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("message", &self.message)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_sentence_is_plain_data() {
        let sentence = Sentence::new("places")
            .with("who", Seat::ALL[1])
            .with("pips", 3)
            .with("piece", Piece::new(Sentence::new("park")).drawn("P"))
            .with("cells", vec![Arg::cell("c4"), Arg::cell("d5")]);
        assert_eq!(
            serde_json::to_value(&sentence).unwrap(),
            json!({
                "message": "places",
                "args": {
                    "who": {"seat": 2},
                    "pips": 3,
                    "piece": {"piece": {"name": {"message": "park"}, "picture": "P"}},
                    "cells": {"list": [{"cell": "c4"}, {"cell": "d5"}]},
                }
            })
        );
    }

    #[test]
    fn a_text_is_a_sentence_that_is_said_as_it_stands() {
        assert_eq!(
            Sentence::from("as it is"),
            Sentence::verbatim("as it is".to_owned())
        );
        assert_eq!(Sentence::from("as it is").as_verbatim(), Some("as it is"));
        assert_eq!(Sentence::new("park").as_verbatim(), None);
        assert_eq!(
            serde_json::to_value(Sentence::from("as it is")).unwrap(),
            json!("as it is")
        );
    }

    #[test]
    fn what_is_quoted_shows_its_line_breaks_and_quotation_marks() {
        assert_eq!(Arg::quoted("a\n\"it's\""), Arg::verbatim(r#"a\n\"it's\""#));
    }
}
