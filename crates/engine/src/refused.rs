//! Why something does not happen in a game in progress: an action, a draw, a take-back.

use std::fmt;

use thiserror::Error;

use crate::notation::NotationError;
use crate::score::and_list;
use crate::seat::{Seat, SeatSet};
use crate::sentence::{Arg, Sentence};

/// Why a seat's word was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActError {
    /// It is no action at all.
    #[error("{0}")]
    Syntax(#[from] NotationError),
    /// The rules forbid it.
    #[error("{message} [{rule}]")]
    Refused {
        /// The rule that forbids it.
        rule: &'static str,
        /// What is wrong.
        message: String,
        /// The same in any language.
        sentence: Sentence,
    },
    /// Somebody else is to act.
    #[error("it is not seat {seat}'s turn; {next} to act")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who may.
        next: SeatList,
    },
    /// Something has to be drawn first.
    #[error("something has to be drawn before seat {seat} can act")]
    ChanceFirst {
        /// Who tried.
        seat: Seat,
    },
    /// What was chosen in secret has to become public first.
    #[error("what is hidden has to be uncovered before seat {seat} can act")]
    UncoverFirst {
        /// Who tried.
        seat: Seat,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Why a draw is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawError {
    /// It is no outcome at all.
    #[error("{0}")]
    Syntax(#[from] NotationError),
    /// It cannot come up now.
    #[error("{message} [{rule}]")]
    Impossible {
        /// The rule that excludes it.
        rule: &'static str,
        /// What is wrong.
        message: String,
        /// The same in any language.
        sentence: Sentence,
    },
    /// Nothing is to be drawn.
    #[error("nothing is to be drawn now")]
    NotChance,
    /// The seed is not known here.
    #[error("the game goes on with a draw, and its seed is not known here")]
    NoSeed,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "seat {0} has nothing to take back: a take-back never crosses a draw, another seat's action, or a secret that became visible"
)]
pub struct BackError(pub Seat);

impl ActError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        match self {
            ActError::Syntax(fault) => fault.sentence(),
            ActError::Refused { rule, sentence, .. } => refused(rule, sentence),
            ActError::NotYourTurn { seat, next } => Sentence::new("not-your-turn")
                .with("who", *seat)
                .with("next", next.0),
            ActError::ChanceFirst { seat } => Sentence::new("draw-first").with("who", *seat),
            ActError::UncoverFirst { seat } => Sentence::new("uncover-first").with("who", *seat),
            ActError::Over => Sentence::new("game-over"),
        }
    }
}

impl DrawError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        match self {
            DrawError::Syntax(fault) => fault.sentence(),
            DrawError::Impossible { rule, sentence, .. } => refused(rule, sentence),
            DrawError::NotChance => Sentence::new("draw-not-now"),
            DrawError::NoSeed => Sentence::new("draw-without-seed"),
        }
    }
}

impl BackError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("nothing-to-take-back").with("who", self.0)
    }
}

/// What is refused, with the number of the ruling if it is one.
fn refused(rule: &str, sentence: &Sentence) -> Sentence {
    if !rule.ends_with(|end: char| end.is_ascii_digit()) {
        return sentence.clone();
    }
    Sentence::new("act-refused")
        .with("message", sentence.clone())
        .with("rule", Arg::verbatim(rule))
}

/// A few seats in words: "seat 2 is", "seats 1 and 3 are".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatList(pub SeatSet);

impl fmt::Display for SeatList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<Seat> = self.0.iter().collect();
        match seats.as_slice() {
            [one] => write!(f, "seat {one} is"),
            several => write!(f, "seats {} are", and_list(several)),
        }
    }
}
