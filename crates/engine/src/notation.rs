//! Tokens, which are what a person touches; choices, which are actions as a front end offers them; and the
//! error of a word that is no action at all.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use crate::phrase::Phrase;
use crate::sentence::{Arg, Sentence};
use crate::voice::Voice;

/// A thing on the table that a person touches to act: a cell, a piece in hand, a rotation. Short, without
/// spaces, and the same in the scene, in the list of choices and on the keyboard.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Token(String);

impl Token {
    /// The token that is written like this.
    pub fn new(word: impl Into<String>) -> Token {
        Token(word.into())
    }

    /// How it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A legal action as a front end offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice<W = Sentence> {
    /// The action's word.
    pub word: String,
    /// What a person touches to choose it.
    pub tokens: Vec<Token>,
    /// The action as a sentence.
    pub says: W,
}

impl Choice {
    /// The same in words.
    pub fn said(&self, voice: &Voice) -> Choice<String> {
        Choice {
            word: self.word.clone(),
            tokens: self.tokens.clone(),
            says: voice.say(&self.says),
        }
    }
}

/// The choices that are left after these tokens were touched, in any order: click the cell first or the piece
/// first. The whole input model of every front end.
pub fn narrow<'a, W>(choices: &'a [Choice<W>], touched: &[Token]) -> Vec<&'a Choice<W>> {
    choices
        .iter()
        .filter(|choice| touched.iter().all(|token| choice.tokens.contains(token)))
        .collect()
}

/// A word that cannot be read, whether or not it would be legal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{word:?} is not {expected}")]
pub struct NotationError {
    /// What was written, cut short if it is long.
    pub word: String,
    /// What would have been read, for instance "a placement such as 3c4".
    pub expected: Phrase,
}

impl NotationError {
    /// The error for this word.
    pub fn new(word: &str, expected: impl Into<Phrase>) -> NotationError {
        NotationError {
            word: word.chars().take(40).collect(),
            expected: expected.into(),
        }
    }

    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("word-unreadable")
            .with("word", Arg::quoted(&self.word))
            .with("expected", &self.expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_narrow_down_in_any_order() {
        let choice = |word: &str, tokens: [&str; 2]| Choice {
            word: word.to_owned(),
            tokens: tokens.map(Token::new).to_vec(),
            says: String::new(),
        };
        let choices = [
            choice("3c4", ["3", "c4"]),
            choice("2c4", ["2", "c4"]),
            choice("3d5", ["3", "d5"]),
        ];
        let words = |touched: &[&str]| -> Vec<String> {
            let touched: Vec<_> = touched.iter().copied().map(Token::new).collect();
            narrow(&choices, &touched)
                .iter()
                .map(|choice| choice.word.clone())
                .collect()
        };
        assert_eq!(words(&["c4"]), ["3c4", "2c4"]);
        assert_eq!(words(&["c4", "3"]), ["3c4"]);
        assert_eq!(words(&["3", "c4"]), ["3c4"]);
        assert_eq!(words(&["2", "d5"]), Vec::<String>::new());
        assert_eq!(words(&[]).len(), 3);
    }
}
