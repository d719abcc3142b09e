//! A sentence with its English words beside it.

use std::fmt;

use crate::sentence::{Arg, Sentence};
use crate::voice::Voice;
use crate::words::{ENGINE_SHELF, ENGLISH};

/// A sentence with its words in English, for errors: they can be shown by those who have no [`Voice`]. A game makes one
/// with [`View::phrase`](crate::View::phrase).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    sentence: Sentence,
    english: String,
}

impl Phrase {
    /// The sentence, with what this voice makes of it.
    pub fn new(sentence: Sentence, english: &Voice) -> Phrase {
        Phrase {
            english: english.say(&sentence),
            sentence,
        }
    }

    /// What it says in any language.
    pub fn sentence(&self) -> &Sentence {
        &self.sentence
    }

    /// What it says in English.
    pub fn english(&self) -> &str {
        &self.english
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

/// In the engine's own words.
impl From<Sentence> for Phrase {
    fn from(sentence: Sentence) -> Phrase {
        Phrase::new(sentence, &Voice::of(ENGINE_SHELF.book(ENGLISH)))
    }
}

/// Said as it stands in every language, for what has no message yet.
impl From<String> for Phrase {
    fn from(english: String) -> Phrase {
        Phrase {
            sentence: Sentence::verbatim(english.as_str()),
            english,
        }
    }
}

impl From<&str> for Phrase {
    fn from(english: &str) -> Phrase {
        Phrase::from(english.to_owned())
    }
}

impl From<&Phrase> for Arg {
    fn from(phrase: &Phrase) -> Arg {
        phrase.sentence.clone().into()
    }
}
