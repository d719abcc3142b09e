//! From a session to its record and back, and the check of a record's draws against its seed.

use crate::dice::SeedHash;
use crate::entry::RecordEntry;
use crate::event::{Entry, Event};
use crate::game::{Game, Knowledge, Next, Notation, View};
use crate::options::Options;
use crate::phrase::Phrase;
use crate::record::{Lined, Record, RecordError};
use crate::seat::Seat;
use crate::sentence::{Arg, Sentence};
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
            let other = Sentence::new("record-rules")
                .with("rules", record.revision)
                .with("game", Arg::verbatim(G::INFO.id))
                .with("known", G::INFO.revision);
            return Err(RecordError::new(3, other));
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
            set.map_err(|fault| RecordError::new(*line, G::View::phrase(fault.sentence())))?;
        }
        let dice = SessionDice {
            hash: record.seed_hash.clone(),
            seed: record.seed.as_ref().map(|seed| seed.it.clone()),
        };
        // A conflict between options or with the number of seats belongs to the head as a whole.
        let head = record.options.first().map_or(1, |option| option.line);
        Session::new(options, record.players.clone(), dice)
            .map_err(|fault| RecordError::new(head, G::View::phrase(fault.sentence())))
    }

    /// Enters what a record says; the error says why it cannot be. Records from before there were uncoverings lack them:
    /// as these leave no choice, one that is due happens before what comes next.
    pub fn enter(&mut self, entry: &RecordEntry) -> Result<(), Phrase> {
        let takes_back = matches!(entry, RecordEntry::Seat(_, word) if word == BACK);
        let uncovered = !takes_back && self.uncover();
        let done = match entry {
            RecordEntry::Uncover if uncovered => Ok(()),
            RecordEntry::Uncover => Err(Sentence::new("uncover-not-now")),
            RecordEntry::Seat(seat, word) if word == BACK => {
                self.take_back(*seat).map_err(|fault| fault.sentence())
            }
            RecordEntry::Seat(seat, word) => self.act_word(*seat, word).map_err(|fault| fault.sentence()),
            RecordEntry::Chance(word) => self
                .state()
                .parse_outcome(word)
                .map_err(|fault| fault.sentence())
                .and_then(|outcome| self.reveal(outcome).map_err(|fault| fault.sentence())),
        };
        done.map_err(G::View::phrase)
    }

    fn check_result(&mut self, record: &Record) -> Result<(), RecordError> {
        let Some(result) = &record.result else {
            return Ok(());
        };
        self.uncover();
        if self.next() != Next::Over {
            return Err(RecordError::new(result.line, Sentence::new("record-not-over")));
        }
        for (seat, &stated) in self.seats().iter().zip(&result.it) {
            let total = self.state().total(seat);
            if total != stated {
                let other = Sentence::new("record-points")
                    .with("seat", seat.number())
                    .with("points", total)
                    .with("stated", stated);
                return Err(RecordError::new(result.line, other));
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
        return Err(RecordError::new(seed.line, Sentence::new("record-other-seed")));
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
                let word = |outcome| Arg::verbatim(replay.state().outcome_word(outcome));
                let other = Sentence::new("record-other-draw")
                    .with("drawn", word(&drawn))
                    .with("written", word(outcome));
                return Err(RecordError::new(written.line, other));
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
