//! Games that were begun by other rules than this program's. A record means what its own revision of the rules made of
//! it, so no entry of another revision is ever read by these rules. A table at which nothing has happened yet goes on by
//! the new rules; a game that goes on ends as it stands; one that is over stays what it was, and what can be shown of it
//! without the rules is shown.

use plat_engine::{Lined, Record, RecordEntry};
use plat_store::{GameId, GameRows, Millis, Standing};
use thiserror::Error;

use crate::house::{HouseEvent, Line};
use crate::problem::Problem;
use crate::room::{Ending, Room, Step};
use crate::terms::Terms;

/// A game whose entries cannot be read by these rules.
#[derive(Clone, Debug)]
pub(crate) struct Outdated {
    /// The revision by which it was played.
    pub(crate) rules: u32,
    /// What happened, unread.
    entries: Vec<RecordEntry>,
    /// Whether it was over before.
    was_over: bool,
}

/// Why there is no table for a log.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    /// A later program wrote it.
    #[error("this game is played by revision {rules} of the rules; this program has revision {known}")]
    Newer { rules: u32, known: u32 },
    /// Something in it cannot be.
    #[error("{0}")]
    Broken(String),
}

impl From<String> for LoadError {
    fn from(error: String) -> LoadError {
        LoadError::Broken(error)
    }
}

impl Room {
    /// The table that a log leads to. The error says what cannot be.
    pub(crate) fn load(id: GameId, found: &GameRows) -> Result<Room, LoadError> {
        let head = |error: String| format!("its head: {error}");
        let mut terms = Terms::read(&found.head).map_err(|error| head(error.to_string()))?;
        let seed = found.seed.parse().map_err(|_| "its seed is none".to_owned())?;
        let known = terms
            .any_game()
            .map_err(|error| head(error.to_string()))?
            .info()
            .revision;
        let (rules, entries) = match terms.rules == known {
            true => (known, Vec::new()),
            false => played(terms.rules, found)?,
        };
        if rules > known {
            return Err(LoadError::Newer { rules, known });
        }
        let outdated = rules != known && !entries.is_empty();
        if outdated && terms.check().is_err() {
            // The options mean nothing any more; there is nothing to be shown of them either.
            terms.options.clear();
        }
        let new = |terms| Room::new(id, terms, seed).map_err(|error| head(error.to_string()));
        let mut room = new(terms)?;
        if outdated {
            room.outdated = Some(Outdated {
                rules,
                entries,
                was_over: found.listing.standing == Standing::Over,
            });
        }
        room.catch_up(&found.rows, &mut Step::default())?;
        Ok(room)
    }

    /// Whether the log is to say that other rules hold from now on.
    pub(crate) fn needs_new_rules(&self) -> bool {
        match &self.outdated {
            Some(outdated) => !outdated.was_over && self.ended.is_none(),
            None => self.terms.rules != self.table.info().revision,
        }
    }

    /// From now on the rules of this program hold. A game that has begun by others ends as it stands.
    pub(crate) fn take_new_rules(&mut self, step: &mut Step, now: Millis) -> Result<(), Problem> {
        if self.needs_new_rules() {
            let revision = self.table.info().revision;
            self.happens(step, now, HouseEvent::Rules(revision));
        }
        Ok(())
    }

    /// The log says that other rules hold from here on.
    pub(crate) fn note_rules(&mut self, revision: u32) {
        if self.outdated.is_some() || self.table.entries() > 0 {
            self.ended.get_or_insert(Ending::Rules);
        } else {
            self.terms.rules = revision;
        }
    }
}

impl Outdated {
    /// The record of the game, made from that of a table by the new rules at which nothing has happened.
    pub(crate) fn record(&self, mut record: Record) -> Record {
        record.revision = self.rules;
        record.entries = self
            .entries
            .iter()
            .map(|entry| Lined {
                line: 0,
                it: entry.clone(),
            })
            .collect();
        record.result = None;
        record
    }
}

/// By which revision a game was played that was set up by this one, and its entries.
fn played(mut rules: u32, found: &GameRows) -> Result<(u32, Vec<RecordEntry>), LoadError> {
    let mut entries = Vec::new();
    for row in &found.rows {
        let line = row.text.parse();
        match line.map_err(|error| format!("its row {}: {error}", row.number))? {
            Line::Play(entry) => entries.push(entry),
            Line::House(HouseEvent::Rules(revision)) if entries.is_empty() => rules = revision,
            Line::House(_) => {}
        }
    }
    Ok((rules, entries))
}
