//! A game in progress: its log, the state the log leads to, and the checked ways to continue it.

use std::fmt;

use thiserror::Error;

use crate::dice::{Seed, SeedHash};
use crate::event::{Entry, Event, Seen};
use crate::game::{Game, Knowledge, Next, Notation, Refusal};
use crate::notation::NotationError;
use crate::options::{OptionError, Options};
use crate::score::and_list;
use crate::seat::{Observer, Seat, SeatSet, Seats};
use crate::sentence::{Arg, Sentence};

/// The word of a take-back in a log.
pub const BACK: &str = "back";

/// A game in progress, or a finished one.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    options: G::Options,
    players: Vec<String>,
    dice: SessionDice,
    /// The state before the log.
    origin: G,
    log: Vec<Entry<G>>,
    state: G,
    /// The state before the last log entry: what the entry says is told from there.
    before: Option<G>,
    /// The states before what one seat can take back, oldest first; another's action, a draw or a told secret empties it.
    standing: Vec<(Seat, G)>,
}

/// Where a session's draws come from, and what has been promised about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionDice {
    /// The hash that was published at the start.
    pub hash: Option<SeedHash>,
    /// The seed itself, if this process knows it.
    pub seed: Option<Seed>,
}

impl SessionDice {
    /// Dice that roll by this seed and are committed to it.
    pub fn seeded(seed: Seed) -> SessionDice {
        SessionDice {
            hash: Some(seed.hash()),
            seed: Some(seed),
        }
    }
}

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

impl<G: Game> Session<G> {
    /// A new game for these players, one name a seat.
    pub fn new(
        options: G::Options,
        players: Vec<String>,
        dice: SessionDice,
    ) -> Result<Session<G>, OptionError> {
        let state = new_game::<G>(&options, players.len())?;
        Ok(Session {
            options,
            players: players.iter().map(|name| one_line(name)).collect(),
            dice,
            origin: state.clone(),
            log: Vec::new(),
            state,
            before: None,
            standing: Vec::new(),
        })
    }

    /// The state as it is, hidden parts and all. Nothing made from it may be shown; that is what views are for.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Who sits where.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Where the draws come from.
    pub fn dice(&self) -> &SessionDice {
        &self.dice
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// How many seats there are.
    pub fn seats(&self) -> Seats {
        self.state.seats()
    }

    /// What happens next.
    pub fn next(&self) -> Next {
        self.state.next()
    }

    /// Whether the seat may act now.
    pub fn may_act(&self, seat: Seat) -> Result<(), ActError> {
        match self.next() {
            Next::Seats(seats) if seats.has(seat) => Ok(()),
            Next::Seats(seats) => Err(ActError::NotYourTurn {
                seat,
                next: SeatList(seats),
            }),
            Next::Chance => Err(ActError::ChanceFirst { seat }),
            Next::Over => Err(ActError::Over),
        }
    }

    /// How many draws there have been.
    pub fn draws(&self) -> u64 {
        let is_draw = |entry: &&Entry<G>| matches!(entry, Entry::Event(Event::Draw(_)));
        self.log.iter().filter(is_draw).count() as u64
    }

    /// Enters an outcome that came from elsewhere: a record, or a real table.
    pub fn reveal(&mut self, outcome: G::Outcome) -> Result<(), DrawError> {
        if self.next() != Next::Chance {
            return Err(DrawError::NotChance);
        }
        self.state
            .check_outcome(&outcome)
            .map_err(|refusal| DrawError::Impossible {
                rule: refusal.rule(),
                message: refusal.to_string(),
                sentence: refusal.sentence(),
            })?;
        self.bring(outcome);
        Ok(())
    }

    /// Makes the next draw by the seed.
    pub fn draw(&mut self) -> Result<(), DrawError> {
        if self.next() != Next::Chance {
            return Err(DrawError::NotChance);
        }
        let seed = self.dice.seed.as_ref().ok_or(DrawError::NoSeed)?;
        let outcome = self.state.draw(&mut seed.dice(self.draws()));
        self.bring(outcome);
        Ok(())
    }

    /// Draws by the seed until it is no longer chance's turn. Says how many draws that took.
    pub fn settle(&mut self) -> Result<usize, DrawError> {
        let before = self.log.len();
        while self.next() == Next::Chance {
            self.draw()?;
        }
        Ok(self.log.len() - before)
    }

    fn bring(&mut self, outcome: G::Outcome) {
        self.before = Some(self.state.clone());
        self.state.reveal(&outcome);
        self.standing.clear();
        self.log.push(Entry::Event(Event::Draw(outcome)));
    }

    /// Takes back the seat's last action.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), BackError> {
        match self.standing.pop() {
            Some((actor, before)) if actor == seat => {
                self.before = Some(std::mem::replace(&mut self.state, before));
                self.log.push(Entry::Back { seat });
                Ok(())
            }
            other => {
                self.standing.extend(other);
                Err(BackError(seat))
            }
        }
    }

    /// Goes on from another state, for somebody who does not know the true one and imagines it. What led there is not
    /// known, so the log begins anew, and the session has no record that could be replayed.
    pub fn imagine(&mut self, state: G) {
        self.origin = state.clone();
        self.state = state;
        self.log.clear();
        self.before = None;
        self.standing.clear();
    }

    /// Whether the seat has something to take back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.standing.last().is_some_and(|(actor, _)| *actor == seat)
    }
}

impl<G: Knowledge> Session<G> {
    /// Whether the rules let the seat do this, which is to act.
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        let refused = |refusal: G::Refusal| ActError::Refused {
            rule: refusal.rule(),
            message: refusal.to_string(),
            sentence: refusal.sentence(),
        };
        self.state.check(seat, action).map_err(refused)
    }

    /// A seat acts; the rules are checked first, and nothing changes if they forbid it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.may_act(seat)?;
        self.check(seat, action)?;
        self.do_checked(seat, action);
        Ok(())
    }

    /// A seat does what has been checked.
    fn do_checked(&mut self, seat: Seat, action: G::Action) {
        if self.standing.last().is_some_and(|(actor, _)| *actor != seat) {
            self.standing.clear();
        }
        let before = self.state.clone();
        if self.state.discloses(seat, action) {
            self.standing.clear();
        } else {
            self.standing.push((seat, before.clone()));
        }
        self.state.act(seat, action);
        self.before = Some(before);
        self.log.push(Entry::Event(Event::Act { seat, action }));
    }

    /// The same game after its first `entries` log entries; all of it if there are fewer.
    pub fn at(&self, entries: usize) -> Session<G> {
        let mut session = Session {
            options: self.options.clone(),
            players: self.players.clone(),
            dice: self.dice.clone(),
            origin: self.origin.clone(),
            log: Vec::new(),
            state: self.origin.clone(),
            before: None,
            standing: Vec::new(),
        };
        for entry in self.log.iter().take(entries) {
            session.repeat(entry);
        }
        session
    }

    /// The log as this observer may know it, without the first `known` entries.
    pub fn seen(&self, observer: Observer, known: usize) -> Vec<Seen> {
        match self.log.len().saturating_sub(known) {
            0 => Vec::new(),
            1 => self.told(observer).into_iter().collect(),
            _ => self.retold(known, |replay| replay.told(observer)),
        }
    }

    /// What this observer is told of the last log entry.
    pub fn told(&self, observer: Observer) -> Option<Seen> {
        let (before, entry) = self.last()?;
        Some(match entry {
            Entry::Event(event) => before.see(event, observer),
            Entry::Back { seat } => Seen {
                marks: Vec::new(),
                seat: Some(*seat),
                word: BACK.to_owned(),
                says: Sentence::new("takes-back").with("who", *seat),
            },
        })
    }

    /// The last log entry and the state before it.
    pub(crate) fn last(&self) -> Option<(&G, &Entry<G>)> {
        Some((self.before.as_ref()?, self.log.last()?))
    }

    /// Plays the log again and asks for something after each entry but the first `known`.
    pub(crate) fn retold<T>(&self, known: usize, mut ask: impl FnMut(&Session<G>) -> Option<T>) -> Vec<T> {
        let (known, new) = self.log.split_at(known.min(self.log.len()));
        let mut replay = self.at(known.len());
        let mut told = Vec::with_capacity(new.len());
        for entry in new {
            replay.repeat(entry);
            told.extend(ask(&replay));
        }
        told
    }

    /// Does once more what was checked when it was logged.
    pub(crate) fn repeat(&mut self, entry: &Entry<G>) {
        match entry {
            Entry::Event(Event::Act { seat, action }) => self.do_checked(*seat, *action),
            Entry::Event(Event::Draw(outcome)) => self.bring(outcome.clone()),
            Entry::Back { seat } => {
                self.take_back(*seat).expect("the take-back was allowed before");
            }
        }
    }
}

impl<G: Knowledge + Notation> Session<G> {
    /// A seat acts by a word.
    pub fn act_word(&mut self, seat: Seat, word: &str) -> Result<(), ActError> {
        let action = self.allowed(seat, word)?;
        self.do_checked(seat, action);
        Ok(())
    }

    /// The action of this word, if the rules let the seat do it now.
    pub(crate) fn allowed(&self, seat: Seat, word: &str) -> Result<G::Action, ActError> {
        self.may_act(seat)?;
        let action = self.state.parse(word)?;
        self.check(seat, action)?;
        Ok(action)
    }
}

/// A name as a record can hold it: on one line, and no longer than a name.
fn one_line(name: &str) -> String {
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words
        .join(" ")
        .chars()
        .take(60)
        .collect::<String>()
        .trim_end()
        .to_owned()
}

/// A new game, or why there is none for so many seats or with these options.
pub fn new_game<G: Game>(options: &G::Options, seats: usize) -> Result<G, OptionError> {
    G::new(options, seats_of::<G>(seats)?)
}

/// So many seats, if the game is for so many at all. Its options may still want another number.
pub fn seats_of<G: Game>(seats: usize) -> Result<Seats, OptionError> {
    let possible = G::INFO.seats;
    let fits = possible.contains(&seats).then(|| Seats::new(seats)).flatten();
    fits.ok_or(OptionError::Seats {
        game: G::INFO.name,
        fewest: *possible.start(),
        most: *possible.end(),
        seats,
    })
}

/// How many can sit at a table with these options, the fewest first; there is always one number. If no table can be
/// had, the error is that of the largest: smaller ones may have been refused for their size alone.
pub fn table_sizes<G: Game>(options: &G::Options) -> Result<Vec<usize>, OptionError> {
    let mut sizes = Vec::new();
    let mut refusal = None;
    for seats in G::INFO.seats {
        match new_game::<G>(options, seats) {
            Ok(_) => sizes.push(seats),
            Err(fault) => refusal = Some(fault),
        }
    }
    match refusal {
        Some(fault) if sizes.is_empty() => Err(fault),
        _ => Ok(sizes),
    }
}

/// Reads `key=value` pairs as the options of a game.
pub fn read_options<G: Game>(pairs: &[String]) -> Result<G::Options, OptionError> {
    <G::Options as Options>::from_pairs(pairs)
}
