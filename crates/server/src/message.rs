//! What a client says over a WebSocket: one JSON object a message.
//!
//! ```text
//! {"do":"watch","as":1,"take":["parts","choices","log"],"from":12}
//! {"do":"act","seat":1,"saw":12,"word":"3c4","id":7}
//! ```

use plat_engine::{Arg, Seat, Sentence, Token};
use serde::Deserialize;

use crate::deeds::LONGEST_CHAT;
use crate::json;
use crate::language::Language;
use crate::problem::Problem;
use crate::telling::{Part, Take};

/// No message is longer than this, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// No action's word is longer than this, in letters.
const LONGEST_WORD: usize = 1000;

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// What the answer is to be marked with.
    pub(crate) id: Option<u64>,
    /// What is asked for.
    pub(crate) ask: Ask,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// To be sent the table as a seat sees it, and from then on all changes; without a seat, as whoever asks would
    /// look at it by default; seat 0 is a spectator's.
    Watch {
        as_seat: Viewpoint,
        take: Take,
        /// How many log entries are known already.
        from: usize,
    },
    /// To do something about the game or the table.
    Do(Deed),
    /// To be told what the computer would do.
    Hint(Seat),
    /// No longer to wait for the hint that was asked for with this mark.
    Cancel(u64),
    /// To be shown what the table would be like after an action.
    Preview { seat: Seat, word: String },
    /// To be told why touching these things leads nowhere.
    Why { seat: Seat, touched: Vec<Token> },
}

/// From where somebody wants to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewpoint {
    /// From their own seat, the one that is to act if there are several.
    Own,
    /// From nowhere in particular.
    Spectator,
    /// From this seat.
    Seat(Seat),
}

/// What somebody who sits at a table can do, over HTTP and WebSocket alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Act by the rules, having seen so many log entries.
    Act { seat: Seat, saw: usize, word: String },
    /// Take the last action back, or all that can be; or ask for that, where others have seen it.
    Back { seat: Seat, all: bool },
    /// Give up.
    Resign(Seat),
    /// Want to end the game as it stands, or agree to that.
    Agree(Seat),
    /// Want it to go on.
    Decline(Seat),
    /// Grant what somebody has asked for.
    Grant(Seat),
    /// Refuse it, or no longer ask for it.
    Refuse(Seat),
    /// Get up before the game has begun.
    Rise(Seat),
    /// Say something.
    Chat { seat: Seat, text: String },
}

/// The form of all messages; which fields are needed depends on what is to be done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    #[serde(rename = "do")]
    verb: Verb,
    id: Option<u64>,
    seat: Option<u8>,
    saw: Option<u32>,
    word: Option<String>,
    text: Option<String>,
    #[serde(default)]
    all: bool,
    #[serde(rename = "as")]
    as_seat: Option<u8>,
    #[serde(default)]
    tokens: Vec<String>,
    #[serde(default)]
    take: Vec<Part>,
    language: Option<String>,
    #[serde(default)]
    from: u32,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Verb {
    Watch,
    Act,
    Back,
    Resign,
    Agree,
    Decline,
    Grant,
    Refuse,
    Rise,
    Chat,
    Hint,
    Cancel,
    Preview,
    Why,
}

impl Request {
    /// What the answer to a message is to be marked with, also where nothing else of the message can be read: whoever
    /// asked with a mark waits for the answer that has it.
    pub(crate) fn id_of(text: &str) -> Option<u64> {
        #[derive(Deserialize)]
        struct Marked {
            id: Option<u64>,
        }
        match serde_json::from_str(text) {
            Ok(Marked { id }) => id,
            // Inside of a string the quotation marks would be written otherwise.
            Err(_) => text.match_indices("\"id\"").find_map(|(at, name)| {
                let value = text[at + name.len()..]
                    .trim_start()
                    .strip_prefix(':')?
                    .trim_start();
                let digits = value.len()
                    - value
                        .trim_start_matches(|digit: char| digit.is_ascii_digit())
                        .len();
                value[..digits].parse().ok()
            }),
        }
    }

    /// Reads a message. Nothing that anybody can send does more than be refused.
    pub(crate) fn read(text: &str) -> Result<Request, Problem> {
        if text.len() > LONGEST_MESSAGE {
            let most = Sentence::new("message-too-long").with("most", LONGEST_MESSAGE);
            return Err(Problem::Bad(most));
        }
        let form: Form = json::read(text.as_bytes()).map_err(Problem::unreadable)?;
        let id = form.id;
        Ok(Request { id, ask: form.ask()? })
    }
}

impl Form {
    fn ask(self) -> Result<Ask, Problem> {
        let seat = || read_seat(self.seat.ok_or_else(|| missing("seat"))?);
        let long = |text: &Option<String>, most: usize| {
            text.as_ref().is_some_and(|text| text.chars().count() > most)
        };
        if long(&self.word, LONGEST_WORD) || long(&self.text, LONGEST_CHAT) {
            return Err(Problem::Bad(
                Sentence::new("words-too-long")
                    .with("word", LONGEST_WORD)
                    .with("said", LONGEST_CHAT),
            ));
        }
        let deed = match self.verb {
            Verb::Watch => {
                return Ok(Ask::Watch {
                    as_seat: Viewpoint::read(self.as_seat)?,
                    take: Take {
                        language: self
                            .language
                            .as_deref()
                            .map_or(Ok(Language::default()), Language::read)?,
                        ..self.take.into_iter().collect()
                    },
                    from: self.from as usize,
                });
            }
            Verb::Hint => return Ok(Ask::Hint(seat()?)),
            Verb::Cancel => return Ok(Ask::Cancel(self.id.ok_or_else(|| missing("id"))?)),
            Verb::Preview => {
                return Ok(Ask::Preview {
                    seat: seat()?,
                    word: self.word.ok_or_else(|| missing("word"))?,
                });
            }
            Verb::Why => {
                return Ok(Ask::Why {
                    seat: seat()?,
                    touched: self.tokens.iter().map(Token::new).collect(),
                });
            }
            Verb::Act => Deed::Act {
                seat: seat()?,
                saw: self.saw.ok_or_else(|| missing("saw"))? as usize,
                word: self.word.ok_or_else(|| missing("word"))?,
            },
            Verb::Back => Deed::Back {
                seat: seat()?,
                all: self.all,
            },
            Verb::Resign => Deed::Resign(seat()?),
            Verb::Agree => Deed::Agree(seat()?),
            Verb::Decline => Deed::Decline(seat()?),
            Verb::Grant => Deed::Grant(seat()?),
            Verb::Refuse => Deed::Refuse(seat()?),
            Verb::Rise => Deed::Rise(seat()?),
            Verb::Chat => Deed::Chat {
                seat: seat()?,
                text: self.text.ok_or_else(|| missing("text"))?,
            },
        };
        Ok(Ask::Do(deed))
    }
}

impl Viewpoint {
    /// A seat's number; 0 for a spectator.
    pub(crate) fn read(number: Option<u8>) -> Result<Viewpoint, Problem> {
        Ok(match number {
            None => Viewpoint::Own,
            Some(0) => Viewpoint::Spectator,
            Some(number) => Viewpoint::Seat(read_seat(number)?),
        })
    }
}

/// A seat by its number.
pub(crate) fn read_seat(number: u8) -> Result<Seat, Problem> {
    Seat::from_number(usize::from(number)).ok_or(Problem::NotFound("no-such-seat"))
}

fn missing(field: &str) -> Problem {
    Problem::Bad(Sentence::new("field-missing").with("field", Arg::verbatim(field)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let request = Request::read(r#"{"do":"act","seat":1,"saw":12,"word":"3c4","id":7}"#).unwrap();
        let deed = Deed::Act {
            seat: Seat::ALL[0],
            saw: 12,
            word: "3c4".to_owned(),
        };
        assert_eq!((request.id, request.ask), (Some(7), Ask::Do(deed)));
        let request = Request::read(r#"{"do":"watch","as":0,"take":["parts","log"],"from":3}"#).unwrap();
        let take = Take {
            language: Language::default(),
            ..[Part::Parts, Part::Log].into_iter().collect()
        };
        let watch = Ask::Watch {
            as_seat: Viewpoint::Spectator,
            take,
            from: 3,
        };
        assert_eq!(request.ask, watch);
    }

    #[test]
    fn the_mark_of_a_message_is_found_where_nothing_else_makes_sense() {
        for (text, id) in [
            (r#"{"do":"act","seat":1,"saw":1,"word":"a","id":7}"#, Some(7)),
            (r#"{"do":"dance","id":8}"#, Some(8)),
            (r#"{"do":"act","seat":-1,"id":9}"#, Some(9)),
            (r#"{"do":"act","id" : 10,"#, Some(10)),
            (r#"{"id":"eleven"}"#, None),
            (r#"{"text":"\"id\":12"#, None),
            (r#"{"id":99999999999999999999999999}"#, None),
            ("", None),
            ("[]", None),
        ] {
            assert_eq!(Request::id_of(text), id, "{text}");
        }
    }

    #[test]
    fn anything_else_is_refused_with_the_reason() {
        let check = |text: &str, says: &str| {
            let problem = Request::read(text).unwrap_err().to_string();
            let reason = problem.trim_start_matches("this cannot be read: ");
            assert!(reason.starts_with(says), "{text}: {problem}");
        };
        check("", "EOF");
        check("[]", "invalid length 0");
        check(r#"{"do":"dance"}"#, "unknown variant `dance`");
        check(
            r#"{"do":"act","seat":1,"saw":1}"#,
            "the field \"word\" is missing",
        );
        check(
            r#"{"do":"act","seat":9,"saw":1,"word":"a"}"#,
            "there is no such seat",
        );
        check(
            r#"{"do":"act","seat":-1,"saw":1,"word":"a"}"#,
            "invalid value: integer `-1`",
        );
        check(r#"{"do":"resign","seat":1,"why":2}"#, "unknown field `why`");
        check(
            &"x".repeat(LONGEST_MESSAGE + 1),
            "a message has at most 8192 bytes",
        );
    }
}
