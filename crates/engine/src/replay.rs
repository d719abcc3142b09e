//! From a session to its record and back, and the check of a record's draws against its seed.

use crate::dice::SeedHash;
use crate::entry::RecordEntry;
use crate::event::{Entry, Event};
use crate::game::{Game, Knowledge, Next, Notation};
use crate::options::Options;
use crate::record::{Lined, Record, RecordError};
use crate::seat::Seat;
use crate::session::{BACK, Session, SessionDice};

impl<G: Knowledge + Notation> Session<G> {
    /// The record of the game so far. The seed is told only once the game is over.
    pub fn record(&self) -> Record {
        // Lines are found anew when the text is read; a record that was never read has none.
        fn unlined<T>(it: T) -> Lined<T> {
            Lined { line: 0, it }
        }
        let over = self.next() == Next::Over;
        let totals = || self.seats().iter().map(|seat| self.state().total(seat));
        Record {
            game: G::INFO.id.to_owned(),
            revision: G::INFO.revision,
            options: self
                .options()
                .pairs()
                .into_iter()
                .map(|(key, value)| unlined(format!("{key}={value}")))
                .collect(),
            players: self.players().to_vec(),
            seed_hash: self.dice().hash.clone(),
            entries: self.entries().into_iter().map(unlined).collect(),
            result: over.then(|| unlined(totals().collect())),
            seed: self.dice().seed.clone().filter(|_| over).map(unlined),
        }
    }

    /// Plays a record again; the error names the first line that cannot be.
    pub fn replay(record: &Record) -> Result<Session<G>, RecordError> {
        if record.revision != G::INFO.revision {
            return Err(RecordError::new(
                3,
                format!(
                    "rules revision {} of {} is not known here, only {}",
                    record.revision,
                    G::INFO.id,
                    G::INFO.revision
                ),
            ));
        }
        let mut session = Session::begin(record)?;
        for Lined { line, it } in &record.entries {
            session
                .enter(it)
                .map_err(|fault| RecordError::new(*line, fault))?;
        }
        session.check_result(record)?;
        Ok(session)
    }

    fn begin(record: &Record) -> Result<Session<G>, RecordError> {
        let mut options = G::Options::default();
        for Lined { line, it } in &record.options {
            let set = match it.split_once('=') {
                Some((key, value)) => options.set(key.trim(), value.trim()),
                None => Err(crate::options::OptionError::NoPair(it.clone())),
            };
            set.map_err(|fault| RecordError::new(*line, fault))?;
        }
        let dice = SessionDice {
            hash: record.seed_hash.clone(),
            seed: record.seed.as_ref().map(|seed| seed.it.clone()),
        };
        // A conflict between options or with the number of seats belongs to the head as a whole.
        let head = record.options.first().map_or(1, |option| option.line);
        Session::new(options, record.players.clone(), dice).map_err(|fault| RecordError::new(head, fault))
    }

    /// Enters what a record says; the error says why it cannot be. Records from before there were uncoverings lack them:
    /// as these leave no choice, one that is due happens before what comes next.
    pub fn enter(&mut self, entry: &RecordEntry) -> Result<(), String> {
        let takes_back = matches!(entry, RecordEntry::Seat(_, word) if word == BACK);
        let uncovered = !takes_back && self.uncover();
        match entry {
            RecordEntry::Uncover if uncovered => Ok(()),
            RecordEntry::Uncover => Err("nothing is to be uncovered now".to_owned()),
            RecordEntry::Seat(seat, word) if word == BACK => {
                self.take_back(*seat).map_err(|fault| fault.to_string())
            }
            RecordEntry::Seat(seat, word) => self.act_word(*seat, word).map_err(|fault| fault.to_string()),
            RecordEntry::Chance(word) => self
                .state()
                .parse_outcome(word)
                .map_err(|fault| fault.to_string())
                .and_then(|outcome| self.reveal(outcome).map_err(|fault| fault.to_string())),
        }
    }

    fn check_result(&mut self, record: &Record) -> Result<(), RecordError> {
        let Some(result) = &record.result else {
            return Ok(());
        };
        self.uncover();
        if self.next() != Next::Over {
            return Err(RecordError::new(
                result.line,
                "there is a result, but the game is not over",
            ));
        }
        for (seat, &stated) in self.seats().iter().zip(&result.it) {
            let total = self.state().total(seat);
            if total != stated {
                return Err(RecordError::new(
                    result.line,
                    format!("seat {seat} has {total} points, not {stated}"),
                ));
            }
        }
        Ok(())
    }

    fn entries(&self) -> Vec<RecordEntry> {
        self.retold(0, Session::written)
    }

    /// The last log entry as a record writes it.
    pub fn written(&self) -> Option<RecordEntry> {
        let (before, entry) = self.last()?;
        Some(match entry {
            Entry::Event(Event::Act { seat, action }) => RecordEntry::Seat(*seat, before.word(*action)),
            Entry::Event(Event::Draw(outcome)) => RecordEntry::Chance(before.outcome_word(outcome)),
            Entry::Event(Event::Uncover) => RecordEntry::Uncover,
            Entry::Back { seat } => RecordEntry::Seat(*seat, BACK.to_owned()),
        })
    }
}

/// What the check of a record's draws found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is nothing that chance decided.
    NoDraws,
    /// All draws are those of the seed.
    Genuine {
        /// How many.
        draws: usize,
    },
    /// The seed has not been published: the game is not over, or it was never promised.
    Unpublished {
        /// The promise, if one was made.
        hash: Option<SeedHash>,
    },
}

/// Recomputes every draw of a record from its seed. The error names the first line that does not follow.
pub fn verify<G: Knowledge + Notation>(record: &Record) -> Result<Verdict, RecordError> {
    let session = Session::<G>::replay(record)?;
    let Some(seed) = &record.seed else {
        return Ok(match session.draws() {
            0 => Verdict::NoDraws,
            _ => Verdict::Unpublished {
                hash: record.seed_hash.clone(),
            },
        });
    };
    if record.seed_hash.as_ref() != Some(&seed.it.hash()) {
        return Err(RecordError::new(
            seed.line,
            "this is not the seed whose hash was published at the start",
        ));
    }
    let mut replay = session.at(0);
    let mut draws = 0;
    // An old record may lack its uncoverings.
    let is_written = |entry: &Lined<RecordEntry>| entry.it != RecordEntry::Uncover;
    let mut lines = record.entries.iter().filter(|entry| is_written(entry));
    for entry in session.log() {
        let written = match entry {
            Entry::Event(Event::Uncover) => None,
            _ => lines.next(),
        };
        if let (Entry::Event(Event::Draw(outcome)), Some(written)) = (entry, written) {
            let drawn = replay.state().draw(&mut seed.it.dice(draws as u64));
            if drawn != *outcome {
                return Err(RecordError::new(
                    written.line,
                    format!(
                        "the seed draws {}, not {}",
                        replay.state().outcome_word(&drawn),
                        replay.state().outcome_word(outcome)
                    ),
                ));
            }
            draws += 1;
        }
        replay.repeat(entry);
    }
    Ok(match draws {
        0 => Verdict::NoDraws,
        _ => Verdict::Genuine { draws },
    })
}

/// The seats with the best place as things stand; where there is a target, those that have reached it.
pub fn winners<G: Game>(state: &G) -> Vec<Seat> {
    if let Some(target) = state.target() {
        let reached = |&seat: &Seat| state.total(seat) >= target;
        return state.seats().iter().filter(reached).collect();
    }
    let places = state.places();
    state.seats().iter().filter(|&seat| places[seat] == 1).collect()
}
