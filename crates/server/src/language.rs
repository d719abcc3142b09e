//! In which language a client reads, and what it is told in it.

use plat_engine::{ENGINE_SHELF, Run, Seat, Seen, Voice};
use plat_games::LiveTable;
use serde::Serialize;

use crate::sight::Sight;
use crate::telling::Take;

/// The tag of a language in which everything can be said; without one it is said in English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Language(&'static str);

impl Language {
    /// The language of a tag such as `de` or `de-AT`, or English if nobody speaks it.
    pub(crate) fn of(tag: Option<&str>) -> Language {
        Language(ENGINE_SHELF.book(tag.unwrap_or_default()).language())
    }

    /// Somebody who speaks it at a table and calls seats by the names of those who sit there.
    pub(crate) fn voice<'a>(self, table: &dyn LiveTable, names: &'a [String]) -> Voice<'a> {
        Voice {
            names,
            ..table.voice(self.0)
        }
    }
}

/// An entry of the log in words.
#[derive(Serialize)]
pub(crate) struct Told {
    seat: Option<Seat>,
    word: String,
    says: String,
    /// The same piece by piece, for whoever shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    runs: Option<Vec<Run>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
}

impl Told {
    pub(crate) fn new(seen: &Seen, voice: &Voice, take: Take) -> Told {
        let said = seen.said(voice);
        Told {
            seat: said.seat,
            word: said.word,
            says: said.says.to_string(),
            runs: take.parts.then_some(said.says.0),
            marks: said.marks,
        }
    }
}

/// The voice that speaks to whoever looks.
pub(crate) fn listened<'a>(sight: &Sight<'_>, voice: Voice<'a>) -> Voice<'a> {
    let you = sight.seat();
    Voice { you, ..voice }
}
