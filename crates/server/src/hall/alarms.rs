//! What happens at a table because time passes: whoever has none left loses, and a computer that was to act and did not
//! is asked again. When a game wants to be looked at stands in the log, not in memory, so that a table can be put away
//! while its clock runs, and any process can look at it.

use std::sync::Arc;

use plat_store::{GameId, Listing, Millis};

use super::Hall;
use crate::problem::Problem;
use crate::room::Room;
use crate::slot::Slot;

/// Whoever sees to a game has so long, in milliseconds, before anybody else does: a computer's turn, mostly.
pub(super) const PATIENCE: i64 = 10_000;

/// So many games are looked at together.
const BATCH: usize = 64;

/// How exactly is written down when a game changed, in milliseconds: to the minute. To write it with every move dirties
/// another page of the file each time, and cost 9 % of the moves a CPU second; who asks for it asks about days.
const CHANGED: i64 = 60_000;

impl Hall {
    /// Looks at those games whose alarm goes off by this moment, a few of them. Says whether some may be left.
    pub(super) async fn see_to_alarms(self: &Arc<Hall>, due: Millis) -> Result<bool, Problem> {
        let until = Millis(self.now().0 + PATIENCE);
        let taken = self.log.take_alarms(due, until, BATCH).await?;
        let more = taken.len() == BATCH;
        let seen_to: Vec<_> = taken
            .into_iter()
            .map(|id| tokio::spawn(Arc::clone(self).see_to(id, until)))
            .collect();
        for game in seen_to {
            // Whatever became of it, the alarm goes off again if it has to.
            let _ = game.await;
        }
        Ok(more)
    }

    async fn see_to(self: Arc<Hall>, id: GameId, until: Millis) {
        if let Err(problem) = self.look_after(id, until).await {
            tracing::warn!(game = %id, %problem, "nobody could look after a game");
        }
    }

    async fn look_after(self: &Arc<Hall>, id: GameId, until: Millis) -> Result<(), Problem> {
        let mut slot = self.slot(id).await?;
        slot.listing.alarm = Some(until);
        self.stop_clocks(&mut slot, id).await?;
        self.go_on(&mut slot);
        let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
        let alarm = alarm(room, until);
        if slot.listing.alarm == Some(until) && alarm != Some(until) {
            self.log.set_alarm(id, Some(until), alarm).await?;
            slot.listing.alarm = alarm;
        }
        Ok(())
    }

    /// Whoever has no time left loses, before anything else happens at the table.
    pub(super) async fn stop_clocks(self: &Arc<Hall>, slot: &mut Slot, id: GameId) -> Result<(), Problem> {
        loop {
            let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
            let end = room.clock.deadline().filter(|_| !room.acting().is_empty());
            if end.is_none_or(|(end, _)| end > self.now()) {
                return Ok(());
            }
            let flagged = self.perform_in(slot, id, |room, step, now| {
                room.flag(step, now);
                Ok(())
            });
            flagged.await?;
        }
    }

    /// What the log is to know of a game from now on without reading its rows, if that is something else.
    pub(super) fn relist(&self, known: Listing, room: &Room, now: Millis) -> Option<Listing> {
        let listing = self.listing(room, now);
        let same = Listing {
            changed: known.changed,
            ..listing
        };
        let long_ago = (listing.changed.0 - known.changed.0).abs() >= CHANGED;
        (same != known || long_ago).then_some(listing)
    }

    /// What there is to know of a game without reading its rows.
    pub(super) fn listing(&self, room: &Room, now: Millis) -> Listing {
        Listing {
            standing: room.standing(),
            changed: self.wall(),
            alarm: alarm(room, Millis(now.0 + PATIENCE)),
        }
    }
}

/// When somebody should look at a game: when a person's time is over, or at this moment if a computer that people play
/// with has not acted by then.
fn alarm(room: &Room, patience: Millis) -> Option<Millis> {
    let acting = room.acting();
    let computer = acting.iter().any(|seat| room.computer(seat).is_some()) && !room.people().is_empty();
    let clock = room.clock.deadline().filter(|_| !acting.is_empty());
    let clock = clock.map(|(end, _)| end);
    computer.then_some(patience).into_iter().chain(clock).min()
}
