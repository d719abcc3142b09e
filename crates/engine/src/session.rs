//! A game in progress: its log, the state the log leads to, and the checked ways to continue it.

use crate::dice::{Seed, SeedHash};
use crate::event::{Entry, Event, Seen};
use crate::game::{Game, Knowledge, Next, Notation, Refusal};
use crate::options::{OptionError, Options};
use crate::refused::{ActError, BackError, DrawError, SeatList};
use crate::seat::{Observer, Seat, Seats};
use crate::sentence::Sentence;

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
    /// The states before the actions that can still be taken back, oldest first. All these actions are one
    /// seat's: another seat's action, a draw, an uncovering or a disclosed secret empties the list.
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
            Next::Uncover => Err(ActError::UncoverFirst { seat }),
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
        self.happen(Event::Draw(outcome));
        Ok(())
    }

    /// Makes the next draw by the seed.
    pub fn draw(&mut self) -> Result<(), DrawError> {
        if self.next() != Next::Chance {
            return Err(DrawError::NotChance);
        }
        let seed = self.dice.seed.as_ref().ok_or(DrawError::NoSeed)?;
        let outcome = self.state.draw(&mut seed.dice(self.draws()));
        self.happen(Event::Draw(outcome));
        Ok(())
    }

    /// Makes public what was chosen in secret, if it is time for that. Says whether it was.
    pub fn uncover(&mut self) -> bool {
        let due = self.next() == Next::Uncover;
        if due {
            self.happen(Event::Uncover);
        }
        due
    }

    /// Lets happen one thing that happens by itself: a draw by the seed, or an uncovering. Says whether there was
    /// anything.
    pub fn unfold(&mut self) -> Result<bool, DrawError> {
        match self.next() {
            Next::Chance => self.draw().map(|()| true),
            _ => Ok(self.uncover()),
        }
    }

    /// Draws by the seed and uncovers, until a seat may act or the game is over. Says how many entries that took.
    pub fn settle(&mut self) -> Result<usize, DrawError> {
        let before = self.log.len();
        while self.unfold()? {}
        Ok(self.log.len() - before)
    }

    /// Something happens that no seat did, and that nobody can take back.
    fn happen(&mut self, event: Event<G>) {
        self.before = Some(self.state.clone());
        event.apply(&mut self.state);
        self.standing.clear();
        self.log.push(Entry::Event(event));
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
            Entry::Event(Event::Draw(outcome)) => self.happen(Event::Draw(outcome.clone())),
            Entry::Event(Event::Uncover) => self.happen(Event::Uncover),
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
