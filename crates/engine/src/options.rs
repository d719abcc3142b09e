//! What may be chosen before a game begins: `key=value` pairs that every front end and every record shares.

use std::fmt::Debug;

use thiserror::Error;

use crate::phrase::Phrase;
use crate::sentence::{Arg, Sentence};

/// The options of a game. The default is the game as most people play it.
pub trait Options: Clone + Debug + Default + PartialEq + Send + Sync + 'static {
    /// Every option there is.
    const KNOWN: &'static [OptionInfo];

    /// Sets one option from its written value. `key` is one of [`Options::KNOWN`].
    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// The written value of one of [`Options::KNOWN`].
    fn get(&self, key: &str) -> String;

    /// Sets one option, by its name of today or of old, or says which ones there are.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let name = option_key(key);
        if Self::KNOWN.iter().any(|known| known.key == name) {
            return self.set_known(&name, value);
        }
        let known: Vec<_> = Self::KNOWN.iter().map(|option| option.key).collect();
        Err(OptionError::Unknown {
            key: key.to_owned(),
            known: known.join(", "),
        })
    }

    /// Reads pairs written `key=value` on top of the defaults.
    fn from_pairs<S: AsRef<str>>(pairs: &[S]) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for pair in pairs {
            let pair = pair.as_ref();
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| OptionError::NoPair(pair.to_owned()))?;
            options.set(key.trim(), value.trim())?;
        }
        Ok(options)
    }

    /// All options with their values, in the order of [`Options::KNOWN`].
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::KNOWN
            .iter()
            .map(|option| (option.key, self.get(option.key)))
            .collect()
    }
}

/// One option, described for people.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its name: words in small letters, joined by hyphens.
    pub key: &'static str,
    /// The values it takes, separated by `|`.
    pub values: &'static str,
    /// The value it has unless another is chosen.
    pub default: &'static str,
    /// What it does.
    pub about: &'static str,
}

/// Why options do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// Not of the form key=value.
    #[error("an option is written key=value, not {0:?}")]
    NoPair(String),
    /// There is no such option.
    #[error("there is no option {key:?}; there are: {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// The option does not take this value.
    #[error("option {key}: {value:?} is not a value; it takes {expected}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// The value it was given.
        value: String,
        /// What it takes.
        expected: Phrase,
    },
    /// The options do not go together, or not with so many seats.
    #[error("{0}")]
    Conflict(Phrase),
    /// The game is not for so many.
    #[error("{game} is for {fewest} to {most} players, not {seats}")]
    Seats {
        /// The game's name.
        game: &'static str,
        /// The fewest that can play.
        fewest: usize,
        /// The most that can play.
        most: usize,
        /// How many were asked for.
        seats: usize,
    },
}

impl OptionError {
    /// The error of an option that was given another value than it takes. A long value is cut short.
    pub fn bad_value(key: &'static str, value: &str, expected: impl Into<Phrase>) -> OptionError {
        OptionError::BadValue {
            key,
            value: value.chars().take(80).collect(),
            expected: expected.into(),
        }
    }
}

impl OptionError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        match self {
            OptionError::NoPair(written) => {
                Sentence::new("option-no-pair").with("written", Arg::quoted(written))
            }
            OptionError::Unknown { key, known } => Sentence::new("option-unknown")
                .with("key", Arg::quoted(key))
                .with("known", Arg::verbatim(known)),
            OptionError::BadValue { key, value, expected } => Sentence::new("option-bad-value")
                .with("key", Arg::verbatim(*key))
                .with("value", Arg::quoted(value))
                .with("expected", expected),
            OptionError::Conflict(phrase) => phrase.sentence().clone(),
            OptionError::Seats {
                game,
                fewest,
                most,
                seats,
            } => Sentence::new("option-seats")
                .with("game", Arg::verbatim(*game))
                .with("fewest", *fewest)
                .with("most", *most)
                .with("seats", *seats),
        }
    }
}

/// The name of an option as it is written today, from how it may have been written: the words of a name are joined by
/// hyphens, and older records have underscores between them.
pub fn option_key(written: &str) -> String {
    written.replace('_', "-")
}

/// Reads the value of an option that is either on or off.
pub fn on_or_off(key: &'static str, value: &str) -> Result<bool, OptionError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(OptionError::bad_value(key, value, "on or off")),
    }
}

/// Writes the value of an option that is either on or off.
pub fn write_on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}
