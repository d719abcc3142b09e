//! One table as its log makes it: the game, who sits where, whose time runs, how it ended. No input or output; what it
//! changes it says as rows, and from rows it is built again.

use plat_engine::{
    Next, Observer, PerSeat, Record, RecordEntry, Seat, SeatSet, Seats, Seed, SeedHash, Seen, Sentence,
};
use plat_games::{Level, LiveTable, PlayerKind};
use plat_store::{GameId, GuestId, Millis, Row, Standing};

use crate::clock::Clock;
use crate::house::{HouseEvent, Line};
use crate::problem::Problem;
use crate::proposals::Proposals;
use crate::revision::Outdated;
use crate::terms::{Chair, Terms};

/// Who plays on for somebody who left a game that others want to finish.
pub(crate) const STAND_IN: PlayerKind = PlayerKind::Level(Level::Casual);

/// How much of what was said is kept for those who come later.
const CHAT_KEPT: usize = 200;

/// A table.
pub(crate) struct Room {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) table: Box<dyn LiveTable>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) clock: Clock,
    pub(crate) chat: Vec<(Seat, String)>,
    pub(crate) rematch: Option<GameId>,
    /// What is asked of the others.
    pub(crate) proposals: Proposals,
    /// Who wants to end the game as it stands.
    pub(crate) agreed: SeatSet,
    /// How the game ended, if not by its rules.
    pub(crate) ended: Option<Ending>,
    /// What there is of a game that was played by other rules.
    pub(crate) outdated: Option<Outdated>,
    /// How many rows the log has.
    pub(crate) rows: u32,
    /// What each computer had to say about its last action. No part of the log.
    pub(crate) remarks: Vec<Option<Sentence>>,
    /// Whoever has seen so many entries has seen all that matters for this seat's next action. Where seats act
    /// at the same time, what the others do does not.
    pub(crate) since: PerSeat<usize>,
    /// Who was to act before the last entry.
    were_acting: SeatSet,
    seed: Seed,
    /// The promise that the seed was fixed before the game: public from the first moment.
    pub(crate) seed_hash: SeedHash,
    pub(crate) begun: bool,
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Empty,
    /// A person.
    Person { guest: GuestId, name: String },
    /// The computer; in place of a person who left, if there is a name.
    Computer { kind: PlayerKind, left: Option<String> },
}

/// How a game ended, if not by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Somebody gave up.
    Resigned(Seat),
    /// Somebody's time was over.
    Time(Seat),
    /// Everybody agreed to end it.
    Agreed,
    /// The program has other rules by now.
    Rules,
}

/// What one request changes: rows for the log, and what is to be told of the game's own.
#[derive(Default)]
pub(crate) struct Step {
    pub(crate) rows: Vec<String>,
    /// For each observer who listens, what they are told.
    pub(crate) told: Vec<(Observer, Vec<Seen>)>,
    pub(crate) standing: Option<Standing>,
    pub(crate) sitter: Option<GuestId>,
    /// Whether more than the game has changed.
    pub(crate) house: bool,
    /// What people have said.
    pub(crate) said: Vec<(Seat, String)>,
}

impl Step {
    /// A step of which these observers will be told.
    pub(crate) fn before(audience: &[Observer]) -> Step {
        Step {
            told: audience.iter().map(|&observer| (observer, Vec::new())).collect(),
            ..Step::default()
        }
    }

    /// Everybody will be told of what happens besides the game.
    fn tell(&mut self, event: &HouseEvent) {
        match event {
            HouseEvent::Chat { seat, text } => self.said.push((*seat, text.clone())),
            _ => self.house = true,
        }
    }
}

impl Room {
    /// A new table at which nobody sits but the computer.
    pub(crate) fn new(id: GameId, terms: Terms, seed: Seed) -> Result<Room, Problem> {
        let sitters: Vec<Sitter> = terms
            .seats
            .iter()
            .map(|chair| match *chair {
                Chair::Person => Sitter::Empty,
                Chair::Computer(kind) => Sitter::Computer { kind, left: None },
            })
            .collect();
        let table = terms.table(vec![String::new(); sitters.len()], &seed)?;
        let mut room = Room {
            id,
            clock: Clock::new(terms.clock),
            terms,
            table,
            sitters,
            chat: Vec::new(),
            rematch: None,
            proposals: Proposals::default(),
            agreed: SeatSet::default(),
            ended: None,
            outdated: None,
            rows: 0,
            remarks: vec![None; Seat::ALL.len()],
            since: PerSeat::all(0),
            were_acting: SeatSet::default(),
            seed_hash: seed.hash(),
            seed,
            begun: false,
        };
        room.begin();
        Ok(room)
    }

    /// What rows that others wrote lead to, and what is to be told of them. The error says which row cannot be.
    pub(crate) fn catch_up(&mut self, rows: &[Row], step: &mut Step) -> Result<(), String> {
        for row in rows {
            let bad = |error: String| format!("its row {}: {error}", row.number);
            match row.text.parse::<Line>().map_err(|error| bad(error.to_string()))? {
                // They are in the record, and nobody reads them by other rules.
                Line::Play(_) if self.outdated.is_some() => {}
                Line::Play(entry) => {
                    self.table.enter(&entry).map_err(|error| bad(error.to_string()))?;
                    self.tell(step);
                    self.note_entry(row.at, &entry);
                }
                Line::House(event) => {
                    step.tell(&event);
                    self.note_event(row.at, event);
                }
            }
            self.rows = row.number;
        }
        // A log from before there were uncoverings lacks the one that its last entry led to.
        if self.table.next() == Next::Uncover && self.table.unfold().is_ok() {
            self.tell(step);
        }
        Ok(())
    }

    pub(crate) fn seats(&self) -> Seats {
        self.table.seats()
    }

    pub(crate) fn standing(&self) -> Standing {
        match self.table.next() {
            _ if !self.begun => Standing::Waiting,
            _ if self.ended.is_some() || self.outdated.is_some() => Standing::Over,
            Next::Over => Standing::Over,
            _ => Standing::Playing,
        }
    }

    /// The seats that are to act now.
    pub(crate) fn acting(&self) -> SeatSet {
        match (self.standing(), self.table.next()) {
            (Standing::Playing, Next::Seats(seats)) => seats,
            _ => SeatSet::default(),
        }
    }

    /// The seats that this guest holds.
    pub(crate) fn seats_of(&self, guest: GuestId) -> SeatSet {
        let holds = |&(_, sitter): &(Seat, &Sitter)| matches!(sitter, Sitter::Person { guest: holder, .. } if *holder == guest);
        self.seats()
            .iter()
            .zip(&self.sitters)
            .filter(holds)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The computer that sits in this seat.
    pub(crate) fn computer(&self, seat: Seat) -> Option<PlayerKind> {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Computer { kind, .. }) => Some(*kind),
            _ => None,
        }
    }

    /// The seats in which people sit.
    pub(crate) fn people(&self) -> SeatSet {
        let person = |&(_, sitter): &(Seat, &Sitter)| matches!(sitter, Sitter::Person { .. });
        self.seats()
            .iter()
            .zip(&self.sitters)
            .filter(person)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Who has won, once the game is over: by the rules, or because the others left.
    pub(crate) fn winners(&self) -> Option<Vec<Seat>> {
        match self.ended {
            // Who won by other rules these cannot tell.
            None if self.outdated.is_some() => None,
            None => self.table.placings().map(|placings| placings.winners),
            Some(Ending::Agreed | Ending::Rules) => Some(Vec::new()),
            Some(Ending::Resigned(loser) | Ending::Time(loser)) => Some(
                self.seats()
                    .iter()
                    .filter(|&seat| seat != loser && !self.has_left(seat))
                    .collect(),
            ),
        }
    }

    /// The record of the game for a file: once the game is over with its seed, however it ended.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.table.record();
        if let Some(outdated) = &self.outdated {
            record = outdated.record(record);
        }
        if let (None, Some(seed)) = (&record.seed, self.told_seed()) {
            let it = seed.clone();
            record.seed = Some(plat_engine::Lined { line: 0, it });
        }
        record
    }

    /// What decided the draws, which nobody is told before the end.
    pub(crate) fn told_seed(&self) -> Option<&Seed> {
        (self.standing() == Standing::Over).then_some(&self.seed)
    }

    /// The terms of a rematch, and who sits where: everybody one seat on.
    pub(crate) fn next_terms(&self) -> (Terms, Vec<(GuestId, String)>) {
        let mut terms = self.terms.clone();
        terms.seats.rotate_left(1);
        let person = |sitter: &Sitter| match sitter {
            Sitter::Person { guest, name } => Some((*guest, name.clone())),
            _ => None,
        };
        let mut people: Vec<_> = self.sitters.iter().map(person).collect();
        people.rotate_left(1);
        (terms, people.into_iter().flatten().collect())
    }

    /// The person who may act for this seat is the one who asks.
    pub(crate) fn must_hold(&self, guest: GuestId, seat: Seat) -> Result<(), Problem> {
        match self.sitters.get(seat.index()) {
            None => Err(Problem::NotFound("no-such-seat")),
            Some(_) if self.seats_of(guest).has(seat) => Ok(()),
            Some(_) => Err(Problem::Forbidden("not-your-seat")),
        }
    }

    pub(crate) fn must_play(&self) -> Result<(), Problem> {
        match self.standing() {
            Standing::Playing => Ok(()),
            Standing::Waiting => Err(Problem::now("table-waits")),
            Standing::Over => Err(Problem::now("game-over")),
        }
    }

    fn has_left(&self, seat: Seat) -> bool {
        matches!(
            self.sitters.get(seat.index()),
            Some(Sitter::Computer { left: Some(_), .. })
        )
    }

    /// Writes the entry that the table has just accepted, and the draws that follow.
    pub(crate) fn written(&mut self, step: &mut Step, now: Millis) -> Result<(), Problem> {
        let entry = self.table.written().expect("an entry has just been made");
        self.tell(step);
        self.note_entry(now, &entry);
        step.rows.push(Line::Play(entry).to_string());
        self.unfold(step, now)?;
        if self.standing() == Standing::Over {
            step.standing = Some(Standing::Over);
        }
        Ok(())
    }

    /// Tells of the last entry.
    fn tell(&self, step: &mut Step) {
        for (observer, told) in &mut step.told {
            told.extend(self.table.look(*observer).last());
        }
        // What was asked is no longer of any use.
        step.house |= self.proposals.open.is_some();
    }

    /// What happens by itself: draws and uncoverings.
    pub(crate) fn unfold(&mut self, step: &mut Step, now: Millis) -> Result<(), Problem> {
        if self.begun && self.ended.is_none() {
            let unfolded = self.table.unfold();
            if unfolded.map_err(|error| Problem::Now(error.sentence()))? {
                self.written(step, now)?;
            }
        }
        Ok(())
    }

    /// What an entry changes besides the game.
    fn note_entry(&mut self, at: Millis, entry: &RecordEntry) {
        let mover = match entry {
            RecordEntry::Seat(seat, _) => Some(*seat),
            RecordEntry::Chance(_) | RecordEntry::Uncover => None,
        };
        let (entries, acting) = (self.table.entries(), self.acting());
        for seat in self.seats().iter() {
            let goes_on = self.were_acting.has(seat) && acting.has(seat);
            if !goes_on || mover.is_none_or(|mover| mover == seat) {
                self.since[seat] = entries;
            }
        }
        self.were_acting = acting;
        self.proposals.open = None;
        self.clock.pass(at, self.timed(), mover.is_none());
    }

    /// Whose time is to run.
    fn timed(&self) -> SeatSet {
        let people = self.people();
        self.acting().iter().filter(|&seat| people.has(seat)).collect()
    }

    /// Something happens at the table besides the game.
    pub(crate) fn happens(&mut self, step: &mut Step, now: Millis, event: HouseEvent) {
        step.rows.push(Line::House(event.clone()).to_string());
        step.tell(&event);
        let before = self.standing();
        self.note_event(now, event);
        if self.standing() != before {
            step.standing = Some(self.standing());
        }
    }

    fn note_event(&mut self, at: Millis, event: HouseEvent) {
        match event {
            HouseEvent::Sit { seat, guest, name } => {
                self.put(seat, Sitter::Person { guest, name });
                self.begin();
            }
            HouseEvent::Rise(seat) => self.put(seat, Sitter::Empty),
            HouseEvent::Resign(seat) => self.leave(seat, Ending::Resigned(seat)),
            HouseEvent::Flag(seat) => self.leave(seat, Ending::Time(seat)),
            HouseEvent::Agree(seat) => {
                self.agreed = self.agreed.with(seat);
                if self.people().iter().all(|seat| self.agreed.has(seat)) {
                    self.ended = Some(Ending::Agreed);
                    self.proposals.open = None;
                }
            }
            HouseEvent::Decline(_) => {
                self.proposals.decline_end(self.agreed, self.table.entries());
                self.agreed = SeatSet::default();
            }
            HouseEvent::Rematch(game) => {
                self.rematch = Some(game);
                self.proposals.open = None;
            }
            HouseEvent::Ask { seat, wish } => self.proposals.ask(seat, wish, self.table.entries()),
            HouseEvent::Grant(seat) => self.proposals.grant(seat),
            HouseEvent::Refuse(_) => self.proposals.open = None,
            HouseEvent::Rules(revision) => self.note_rules(revision),
            HouseEvent::Resume => return self.clock.forgive(at),
            HouseEvent::Chat { seat, text } => {
                if self.chat.len() == CHAT_KEPT {
                    self.chat.remove(0);
                }
                self.chat.push((seat, text));
                return;
            }
        }
        self.clock.pass(at, self.timed(), false);
    }

    fn put(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.sitters.get_mut(seat.index()) {
            *place = sitter;
        }
    }

    /// Begins the game if nobody has to be waited for: from now on the table knows everybody's names.
    pub(crate) fn begin(&mut self) {
        if self.begun || self.sitters.contains(&Sitter::Empty) {
            return;
        }
        let name = |sitter: &Sitter| match sitter {
            Sitter::Empty => String::new(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Computer { kind, .. } => kind.name().to_owned(),
        };
        let names = self.sitters.iter().map(name).collect();
        self.table = self
            .terms
            .table(names, &self.seed)
            .expect("these terms made a table before");
        self.begun = true;
    }

    /// A person leaves. If there are still people who play against somebody the computer takes over.
    fn leave(&mut self, seat: Seat, ending: Ending) {
        let Some(Sitter::Person { name, .. }) = self.sitters.get(seat.index()).cloned() else {
            return;
        };
        self.proposals.open = None;
        let others = self.people().len() - 1;
        if others == 0 || self.seats().count() == 2 {
            self.ended = Some(ending);
        } else {
            let left = Some(name);
            self.put(seat, Sitter::Computer { kind: STAND_IN, left });
            self.agreed = SeatSet::default();
        }
    }
}
