//! Why something that was asked for is not done: one type for HTTP and WebSocket, each kind with a fixed code, and with
//! words for people.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use plat_engine::{Arg, Seat, Sentence, Voice};
use plat_store::{AppendError, StoreError};
use serde::Serialize;

use crate::called::names;
use crate::language::Language;
use crate::room::Sitter;
use crate::terms::{TermsError, shelf_of};
use crate::turns::TooMuch;

/// Why something is not done. What is `&'static str` here is the name of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// There is no game of this name, or no such page.
    NotFound(&'static str),
    /// There is such a page, but nothing can be done with it in this way.
    NoSuchMethod,
    /// It cannot be read.
    Bad(Sentence),
    /// It can be read, but it will not do.
    Unfit(Sentence),
    /// Nobody can play on these terms.
    Terms(TermsError),
    /// Somebody who asks has no name here yet.
    Nobody,
    /// This is somebody else's.
    Forbidden(&'static str),
    /// It is not possible as the table stands.
    Now(Sentence),
    /// The game says why.
    Game(Why, Box<AtTable>),
    /// The table has changed since the asker looked.
    Stale,
    /// Another process has changed the table meanwhile.
    Behind,
    /// Too much is asked for at once.
    TooFast,
    /// There is too much of something already.
    TooMany(&'static str),
    /// What was sent with a request is too long.
    TooLong,
    /// What was sent with a request did not come in time.
    TooSlow,
    /// The house does not answer to this name.
    Misdirected(String),
    /// A client that cannot speak WebSocket.
    Upgrade,
    /// Whoever watches over the house is told what is wrong with it.
    Unwell(String),
    /// The house cannot keep its books.
    Store,
}

/// What is wrong with something that was done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It is no action at all.
    Word,
    /// This rule forbids it.
    Rule(&'static str),
    /// It is not possible as the game stands.
    Now,
}

/// What is said at a table: in the words of its game, with the names of those who sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AtTable {
    pub(crate) sentence: Sentence,
    pub(crate) game: &'static str,
    pub(crate) sitters: Vec<Sitter>,
    /// The seat of whoever is told.
    pub(crate) you: Seat,
}

impl Problem {
    /// It is not possible as the table stands, for this reason.
    pub(crate) fn now(message: &'static str) -> Problem {
        Problem::Now(Sentence::new(message))
    }

    /// It cannot be read, for this reason.
    pub(crate) fn bad(message: &'static str) -> Problem {
        Problem::Bad(Sentence::new(message))
    }

    /// What was sent cannot be read by a program, which says why in English.
    pub(crate) fn unreadable(fault: impl ToString) -> Problem {
        Problem::Bad(Sentence::new("unreadable").with("why", Arg::verbatim(fault.to_string())))
    }

    /// The code, which never changes, and the status of an answer.
    pub(crate) fn code(&self) -> (&'static str, StatusCode) {
        match self {
            Problem::NotFound(_) => ("not-found", StatusCode::NOT_FOUND),
            Problem::NoSuchMethod => ("no-such-method", StatusCode::METHOD_NOT_ALLOWED),
            Problem::Bad(_) => ("bad", StatusCode::BAD_REQUEST),
            Problem::Unfit(_) | Problem::Game(Why::Word, _) => ("unfit", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Terms(_) => ("terms", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Nobody => ("nobody", StatusCode::UNAUTHORIZED),
            Problem::Forbidden(_) => ("forbidden", StatusCode::FORBIDDEN),
            Problem::Game(Why::Rule(_), _) => ("refused", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Now(_) | Problem::Game(Why::Now, _) => ("not-now", StatusCode::CONFLICT),
            Problem::Stale | Problem::Behind => ("stale", StatusCode::CONFLICT),
            Problem::TooFast | Problem::TooMany(_) => ("too-fast", StatusCode::TOO_MANY_REQUESTS),
            Problem::TooLong => ("too-long", StatusCode::PAYLOAD_TOO_LARGE),
            Problem::TooSlow => ("too-slow", StatusCode::REQUEST_TIMEOUT),
            Problem::Misdirected(_) => ("misdirected", StatusCode::MISDIRECTED_REQUEST),
            Problem::Upgrade => ("upgrade", StatusCode::UPGRADE_REQUIRED),
            Problem::Unwell(_) => ("unwell", StatusCode::SERVICE_UNAVAILABLE),
            Problem::Store => ("store", StatusCode::SERVICE_UNAVAILABLE),
        }
    }

    /// What it says, in any language.
    fn sentence(&self) -> Sentence {
        match self {
            Problem::NotFound(message) | Problem::Forbidden(message) | Problem::TooMany(message) => {
                Sentence::new(message)
            }
            Problem::NoSuchMethod => Sentence::new("no-such-method"),
            Problem::Bad(sentence) | Problem::Unfit(sentence) | Problem::Now(sentence) => sentence.clone(),
            Problem::Terms(error) => error.sentence(),
            Problem::Nobody => Sentence::new("nobody"),
            Problem::Game(_, said) => said.sentence.clone(),
            Problem::Stale | Problem::Behind => Sentence::new("stale"),
            Problem::TooFast => Sentence::new("too-fast"),
            Problem::TooLong => Sentence::new("too-long"),
            Problem::TooSlow => Sentence::new("too-slow"),
            Problem::Misdirected(name) => Sentence::new("misdirected").with("name", Arg::quoted(name)),
            Problem::Upgrade => Sentence::new("upgrade"),
            Problem::Unwell(what) => Sentence::new("unwell").with("what", Arg::verbatim(what)),
            Problem::Store => Sentence::new("store"),
        }
    }

    /// What it says, in this language.
    fn says(&self, language: Language) -> String {
        match self {
            Problem::Game(_, said) => said.says(language),
            Problem::Terms(error) => error.says(language),
            _ => language.of_the_house().say(&self.sentence()),
        }
    }

    /// As it is told in a language.
    pub(crate) fn told(&self, language: Language) -> Told {
        Told {
            code: self.code().0,
            rule: match self {
                Problem::Game(Why::Rule(rule), _) => Some(rule),
                _ => None,
            },
            says: self.says(language),
            sentence: self.sentence(),
        }
    }

    /// The answer to a request, as text.
    pub(crate) fn json(&self, language: Language) -> String {
        serde_json::to_string(&self.body(language)).expect("a problem is plain data")
    }

    fn body(&self, language: Language) -> Body {
        Body {
            error: self.told(language),
        }
    }
}

impl AtTable {
    fn says(&self, language: Language) -> String {
        let names = names(&self.sitters, language);
        let voice = Voice {
            book: shelf_of(self.game).book(language.tag()),
            names: &names,
            you: Some(self.you),
        };
        voice.say(&self.sentence)
    }
}

/// In English, for the log of the house.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.says(Language::default()))
    }
}

/// A problem as it is told.
#[derive(Serialize)]
pub(crate) struct Told {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    says: String,
    sentence: Sentence,
}

/// A problem as the answer to a request.
#[derive(Serialize)]
struct Body {
    error: Told,
}

/// In English. The problem goes with it, so that [`crate::language::translate`] can say it as whoever asked reads.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.code().1, Json(self.body(Language::default()))).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<TermsError> for Problem {
    fn from(error: TermsError) -> Problem {
        Problem::Terms(error)
    }
}

impl From<TooMuch> for Problem {
    fn from(too_much: TooMuch) -> Problem {
        Problem::TooMany(match too_much {
            TooMuch::Yours => "you-ask-too-much",
            TooMuch::Everybodys => "all-ask-too-much",
        })
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        // Which file or disk it is about is for the log of the house, not for the guests.
        tracing::error!(%error, "the log cannot be read or written");
        Problem::Store
    }
}

impl From<AppendError> for Problem {
    fn from(error: AppendError) -> Problem {
        match error {
            AppendError::Behind { .. } => Problem::Behind,
            AppendError::Store(error) => error.into(),
        }
    }
}
