//! What somebody asks of the others at a table: to take something back that they have seen, or to play again. It is done
//! when all other people have granted it; whoever refuses ends it, and so does whoever asked. There is one at a time, and
//! nobody is asked the same thing in a loop.

use plat_engine::{Observer, Seat, SeatSet};
use plat_store::{GameId, GuestId, Millis, Standing};

use crate::house::HouseEvent;
use crate::problem::Problem;
use crate::room::{Room, Sitter, Step};

/// What can be asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To take the last action back, or all that can be.
    Back { all: bool },
    /// To play again on the same terms.
    Rematch,
}

/// What has been asked and not been decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) by: Seat,
    pub(crate) wish: Wish,
    pub(crate) granted: SeatSet,
}

/// What has been asked at a table.
#[derive(Debug, Default)]
pub(crate) struct Proposals {
    pub(crate) open: Option<Proposal>,
    /// Who has asked for a rematch: nobody does so twice.
    pub(crate) for_rematch: SeatSet,
    /// After how many entries a take-back was last asked for: that is not done twice either.
    back_at: Option<usize>,
    /// Whose offer to end the game as it stands came to nothing, and after how many entries: they do not make it again
    /// before something has happened.
    ends_declined: (SeatSet, usize),
}

impl Proposals {
    /// Something is asked after so many entries.
    pub(crate) fn ask(&mut self, by: Seat, wish: Wish, entries: usize) {
        match wish {
            Wish::Back { .. } => self.back_at = Some(entries),
            Wish::Rematch => self.for_rematch = self.for_rematch.with(by),
        }
        let granted = SeatSet::default();
        self.open = Some(Proposal { by, wish, granted });
    }

    /// An offer to end the game, by these, has been declined after so many entries.
    pub(crate) fn decline_end(&mut self, by: SeatSet, entries: usize) {
        let (before, at) = self.ends_declined;
        let still = if at == entries { before } else { SeatSet::default() };
        self.ends_declined = (by.iter().fold(still, SeatSet::with), entries);
    }

    /// Whether somebody in one of these seats may offer to end the game after so many entries.
    pub(crate) fn may_offer_end(&self, seats: SeatSet, entries: usize) -> bool {
        let (declined, at) = self.ends_declined;
        at != entries || !seats.iter().any(|seat| declined.has(seat))
    }

    /// One person grants what was asked.
    pub(crate) fn grant(&mut self, seat: Seat) {
        if let Some(open) = &mut self.open {
            open.granted = open.granted.with(seat);
        }
    }
}

impl Room {
    /// Who has not said yet whether they grant what is asked: one seat a person.
    pub(crate) fn still_asked(&self, proposal: Proposal) -> Vec<Seat> {
        let heard = proposal.granted.with(proposal.by);
        let mut known: Vec<GuestId> = heard.iter().filter_map(|seat| self.person(seat)).collect();
        let mut seats = Vec::new();
        for seat in self.people().iter() {
            if let Some(guest) = self.person(seat).filter(|guest| !known.contains(guest)) {
                known.push(guest);
                seats.push(seat);
            }
        }
        seats
    }

    /// A person takes the last action back, or everything that can be; where others would see a move undone that they
    /// have seen, they are asked.
    pub(crate) fn take_back(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        all: bool,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        self.must_play()?;
        if !self.was_seen(guest, seat, all)? {
            return self.undo(step, seat, all, now);
        }
        if self.proposals.open.is_some() {
            return Err(Problem::Now("something is being asked already".to_owned()));
        }
        if self.proposals.back_at == Some(self.table.entries()) {
            return Err(Problem::Now("you have asked for that already".to_owned()));
        }
        let wish = Wish::Back { all };
        self.happens(step, now, HouseEvent::Ask { seat, wish });
        Ok(())
    }

    /// A person grants what somebody else has asked for. A rematch takes another table: [`Room::play_again`].
    pub(crate) fn grant(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        let Some(proposal) = self.proposals.open else {
            return Err(Problem::Now("nobody has asked for anything".to_owned()));
        };
        if !self.is_asked(proposal, guest) {
            return Err(Problem::Now("it is for the others to grant it".to_owned()));
        }
        self.happens(step, now, HouseEvent::Grant(seat));
        match (proposal.wish, self.proposals.open) {
            (Wish::Back { all }, Some(proposal)) if self.still_asked(proposal).is_empty() => {
                self.undo(step, proposal.by, all, now)
            }
            _ => Ok(()),
        }
    }

    /// A person refuses what somebody has asked for, or no longer asks for it.
    pub(crate) fn refuse(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        if self.proposals.open.is_none() {
            return Err(Problem::Now("nobody has asked for anything".to_owned()));
        }
        self.happens(step, now, HouseEvent::Refuse(seat));
        Ok(())
    }

    /// Whether this guest can ask for a rematch or grant one, and whether then nobody has to be asked any more.
    pub(crate) fn may_rematch(&self, guest: GuestId) -> Result<bool, Problem> {
        let Some(seat) = self.seats_of(guest).first() else {
            return Err(Problem::Forbidden("only those who played can ask for a rematch"));
        };
        if self.standing() != Standing::Over {
            return Err(Problem::Now("the game is not over".to_owned()));
        }
        if self.rematch.is_some() {
            return Err(Problem::Now("there is a rematch already".to_owned()));
        }
        let asks = Proposal {
            by: seat,
            wish: Wish::Rematch,
            granted: SeatSet::default(),
        };
        let proposal = match self.proposals.open {
            Some(open) if self.is_asked(open, guest) => Proposal {
                granted: open.granted.with(seat),
                ..open
            },
            None if !self.has_asked_for_rematch(guest) || self.still_asked(asks).is_empty() => asks,
            _ => return Err(Problem::Now("you have asked for that already".to_owned())),
        };
        Ok(self.still_asked(proposal).is_empty())
    }

    /// A person asks for a rematch, or grants it; the last one to do so brings the new game.
    pub(crate) fn play_again(
        &mut self,
        step: &mut Step,
        guest: GuestId,
        game: Option<GameId>,
        now: Millis,
    ) -> Result<(), Problem> {
        let is_last = self.may_rematch(guest)?;
        let seat = self.seats_of(guest).first().expect("whoever may has played");
        if self.proposals.open.is_some() {
            self.happens(step, now, HouseEvent::Grant(seat));
        } else if !is_last {
            let wish = Wish::Rematch;
            self.happens(step, now, HouseEvent::Ask { seat, wish });
        }
        match game {
            Some(game) if is_last => self.happens(step, now, HouseEvent::Rematch(game)),
            None if !is_last => {}
            // Somebody has left or come meanwhile, so that it takes another answer than was prepared.
            _ => return Err(Problem::Stale),
        }
        Ok(())
    }

    fn has_asked_for_rematch(&self, guest: GuestId) -> bool {
        let own = self.seats_of(guest);
        self.proposals.for_rematch.iter().any(|seat| own.has(seat))
    }

    /// Whether this guest is one of those who have yet to say what they think of it.
    fn is_asked(&self, proposal: Proposal, guest: GuestId) -> bool {
        let mut asked = self.still_asked(proposal).into_iter();
        asked.any(|seat| self.person(seat) == Some(guest))
    }

    fn person(&self, seat: Seat) -> Option<GuestId> {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Person { guest, .. }) => Some(*guest),
            _ => None,
        }
    }

    /// Whether a take-back would undo what another person has seen. As long as the turn is still this seat's own nobody
    /// could do anything about it yet, and what was done in secret nobody has seen.
    fn was_seen(&self, guest: GuestId, seat: Seat, all: bool) -> Result<bool, Problem> {
        let mut before = self.table.fork();
        before.take_back(seat)?;
        while all && before.look(Observer::Seat(seat)).can_take_back() {
            before.take_back(seat)?;
        }
        if self.acting().has(seat) {
            return Ok(false);
        }
        let own = self.seats_of(guest);
        let mut others = self
            .people()
            .iter()
            .filter(|&seat| !own.has(seat))
            .map(Observer::Seat);
        Ok(others.any(|other| before.look(other).json() != self.table.look(other).json()))
    }

    fn undo(&mut self, step: &mut Step, seat: Seat, all: bool, now: Millis) -> Result<(), Problem> {
        self.table.take_back(seat)?;
        self.written(step, now)?;
        while all && self.table.look(Observer::Seat(seat)).can_take_back() {
            self.table.take_back(seat)?;
            self.written(step, now)?;
        }
        Ok(())
    }
}
