//! Why something that was asked for is not done: one type for HTTP and WebSocket, each kind with a fixed code.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use plat_engine::{ActError, BackError, Sentence};
use plat_store::{AppendError, StoreError};
use serde::Serialize;
use thiserror::Error;

use crate::terms::TermsError;
use crate::turns::TooMuch;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Problem {
    /// There is no game of this name, or no such page.
    #[error("there is no {0}")]
    NotFound(&'static str),
    /// There is such a page, but nothing can be done with it in this way.
    #[error("nothing is done here in this way; the header Allow says in which")]
    NoSuchMethod,
    /// It cannot be read.
    #[error("{0}")]
    Bad(String),
    /// It can be read, but it will not do.
    #[error("{0}")]
    Unfit(String),
    /// Nobody can play on these terms.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// Somebody who asks has no name here yet.
    #[error("nobody here knows who you are; ask for a guest's name first")]
    Nobody,
    /// This is somebody else's.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The rules forbid it.
    #[error("{says}")]
    Refused {
        /// The rule that forbids it.
        rule: &'static str,
        /// What is wrong.
        says: String,
        /// The same as data.
        sentence: Sentence,
    },
    /// It is not possible as the table stands.
    #[error("{0}")]
    Now(String),
    /// The table has changed since the asker looked.
    #[error("the table has changed since you looked")]
    Stale,
    /// Another process has changed the table meanwhile.
    #[error("the table has changed since you looked")]
    Behind,
    /// Too much is asked for at once.
    #[error("that is too much at once; wait a moment")]
    TooFast,
    /// There is too much of something already.
    #[error("{0}")]
    TooMany(&'static str),
    /// What was sent with a request is too long.
    #[error("what you sent is too long")]
    TooLong,
    /// What was sent with a request did not come in time.
    #[error("what you sent did not come in time")]
    TooSlow,
    /// The house does not answer to this name.
    #[error(
        "this house does not answer to the name {0:?}; whoever runs it can have it do so: plat serve --host NAME"
    )]
    Misdirected(String),
    /// A client that cannot speak WebSocket.
    #[error("this address speaks WebSocket")]
    Upgrade,
    /// Whoever watches over the house is told what is wrong with it.
    #[error("{0}")]
    Unwell(String),
    /// The house cannot keep its books.
    #[error("the table cannot be kept at the moment; nothing has changed")]
    Store,
}

impl Problem {
    /// The code, which never changes, and the status of an answer.
    pub(crate) fn code(&self) -> (&'static str, StatusCode) {
        match self {
            Problem::NotFound(_) => ("not-found", StatusCode::NOT_FOUND),
            Problem::NoSuchMethod => ("no-such-method", StatusCode::METHOD_NOT_ALLOWED),
            Problem::Bad(_) => ("bad", StatusCode::BAD_REQUEST),
            Problem::Unfit(_) => ("unfit", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Terms(_) => ("terms", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Nobody => ("nobody", StatusCode::UNAUTHORIZED),
            Problem::Forbidden(_) => ("forbidden", StatusCode::FORBIDDEN),
            Problem::Refused { .. } => ("refused", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Now(_) => ("not-now", StatusCode::CONFLICT),
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

    /// As it is told.
    pub(crate) fn told(&self) -> Told<'_> {
        Told {
            code: self.code().0,
            rule: match self {
                Problem::Refused { rule, .. } => Some(rule),
                _ => None,
            },
            says: self.to_string(),
            sentence: match self {
                Problem::Refused { sentence, .. } => Some(sentence),
                _ => None,
            },
        }
    }
}

/// A problem as it is told.
#[derive(Serialize)]
pub(crate) struct Told<'a> {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    says: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<&'a Sentence>,
}

/// A problem as the answer to a request.
#[derive(Serialize)]
struct Body<'a> {
    error: Told<'a>,
}

impl Problem {
    /// The answer to a request, as text.
    pub(crate) fn json(&self) -> String {
        serde_json::to_string(&Body { error: self.told() }).expect("a problem is plain data")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.code().1, Json(Body { error: self.told() })).into_response()
    }
}

impl From<ActError> for Problem {
    fn from(error: ActError) -> Problem {
        match error {
            ActError::Syntax(error) => Problem::Unfit(error.to_string()),
            ActError::Refused {
                rule,
                message: says,
                sentence,
            } => Problem::Refused { rule, says, sentence },
            other => Problem::Now(other.to_string()),
        }
    }
}

impl From<BackError> for Problem {
    fn from(error: BackError) -> Problem {
        Problem::Now(error.to_string())
    }
}

impl From<TooMuch> for Problem {
    fn from(too_much: TooMuch) -> Problem {
        Problem::TooMany(match too_much {
            TooMuch::Yours => "you have asked for more than the house does at once; wait for the answers",
            TooMuch::Everybodys => "too many people ask for this at the moment; wait a little",
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
