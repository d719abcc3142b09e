//! What people and computers do at a table. Each deed checks who does it and whether it is possible now, changes the
//! room, and writes the rows that would change it again.

use plat_engine::{Seat, Sentence};
use plat_store::{GuestId, Millis, Standing};

use crate::house::HouseEvent;
use crate::names::one_line;
use crate::players::Decision;
use crate::problem::Problem;
use crate::room::{Room, Sitter, Step};

/// Nobody says more than this at once, in letters.
pub(crate) const LONGEST_CHAT: usize = 500;

impl Room {
    /// A person acts.
    pub(crate) fn act(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        saw: usize,
        word: &str,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        self.act_in(step, seat, saw, word, now)
    }

    /// The computer acts, if the table is still as it was when it began to think.
    pub(crate) fn computer_acts(
        &mut self,
        step: &mut Step,
        seat: Seat,
        saw: usize,
        decision: &Decision,
        now: Millis,
    ) -> Result<(), Problem> {
        if self.computer(seat).is_none() {
            return Err(Problem::Stale);
        }
        self.act_in(step, seat, saw, &decision.word, now)?;
        let remark = &mut self.remarks[seat.index()];
        if *remark != decision.remark {
            remark.clone_from(&decision.remark);
            step.house = true;
        }
        Ok(())
    }

    /// Somebody acts in a seat, having seen all that matters for it.
    fn act_in(
        &mut self,
        step: &mut Step,
        seat: Seat,
        saw: usize,
        word: &str,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_play()?;
        if saw > self.table.entries() || saw < self.since[seat] {
            return Err(Problem::Stale);
        }
        self.table
            .act(seat, word)
            .map_err(|error| self.refused(seat, &error))?;
        self.written(step, now)
    }

    /// A person sits down. The last one to do so begins the game.
    pub(crate) fn sit(
        &mut self,
        step: &mut Step,
        seat: Seat,
        guest: GuestId,
        name: &str,
        now: Millis,
    ) -> Result<(), Problem> {
        match self.sitters.get(seat.index()) {
            None => return Err(Problem::NotFound("no-such-seat")),
            Some(Sitter::Empty) => {}
            Some(_) => return Err(Problem::now("seat-taken")),
        }
        let name = self.called(guest, name);
        step.sitter = Some(guest);
        self.happens(step, now, HouseEvent::Sit { seat, guest, name });
        self.begin_if_full(step, now)
    }

    /// Begins the game if nobody has to be waited for.
    pub(crate) fn begin_if_full(&mut self, step: &mut Step, now: Millis) -> Result<(), Problem> {
        if self.begun {
            self.unfold(step, now)?;
            step.standing = Some(self.standing());
        }
        Ok(())
    }

    /// A person gets up from a table at which the game has not begun.
    pub(crate) fn rise(
        &mut self,
        step: &mut Step,
        guest: GuestId,
        seat: Seat,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        if self.begun {
            return Err(Problem::now("game-has-begun"));
        }
        self.happens(step, now, HouseEvent::Rise(seat));
        Ok(())
    }

    /// A person gives up.
    pub(crate) fn resign(
        &mut self,
        step: &mut Step,
        guest: GuestId,
        seat: Seat,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        self.must_play()?;
        self.happens(step, now, HouseEvent::Resign(seat));
        Ok(())
    }

    /// Whoever has no time left loses. Says whether somebody did.
    pub(crate) fn flag(&mut self, step: &mut Step, now: Millis) -> bool {
        match self.clock.deadline() {
            Some((end, seat)) if end <= now && self.standing() == Standing::Playing => {
                self.happens(step, now, HouseEvent::Flag(seat));
                true
            }
            _ => false,
        }
    }

    /// A person wants to end the game as it stands, agrees to that, or does not.
    pub(crate) fn agree(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        yes: bool,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        self.must_play()?;
        if self.agreed.has(seat) && yes {
            return Err(Problem::now("already-agreed"));
        }
        let (entries, own) = (self.table.entries(), self.seats_of(guest));
        if self.agreed.is_empty() && yes && !self.proposals.may_offer_end(own, entries) {
            return Err(Problem::now("already-offered"));
        }
        if self.agreed.is_empty() && !yes {
            return Err(Problem::now("nothing-offered"));
        }
        let event = if yes {
            HouseEvent::Agree(seat)
        } else {
            HouseEvent::Decline(seat)
        };
        self.happens(step, now, event);
        Ok(())
    }

    /// A person says something.
    pub(crate) fn say(
        &mut self,
        step: &mut Step,
        (guest, seat): (GuestId, Seat),
        text: &str,
        now: Millis,
    ) -> Result<(), Problem> {
        self.must_hold(guest, seat)?;
        if !self.terms.chat {
            return Err(Problem::Forbidden("no-chat"));
        }
        let text = one_line(text, LONGEST_CHAT);
        if text.is_empty() {
            return Err(Problem::Unfit(Sentence::new("chat-empty")));
        }
        self.happens(step, now, HouseEvent::Chat { seat, text });
        Ok(())
    }
}
