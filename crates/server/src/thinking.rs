//! What computers think about for a table: their own moves, for those who sit there, and hints. As soon as the table has
//! moved on, or whoever wanted to know has left, nobody waits for it any more and it is ended.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use plat_engine::{Observer, Seat};
use plat_games::PlayerKind;
use plat_store::{GameId, GuestId};
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;

use crate::hall::Hall;
use crate::players::{Decision, PlayerAt};
use crate::problem::{Problem, Why};
use crate::room::{Room, Sitter};
use crate::slot::Slot;
use crate::turns::{Asker, Need};
use crate::workers::Asked;

/// When the log has failed, a computer tries again after this time.
const RETRY: Duration = Duration::from_secs(2);

/// Something that is thought about for a seat of a table. Dropping it says that nobody waits for it any more.
pub(crate) struct Pending {
    pub(crate) seat: Seat,
    /// How many entries the log had.
    pub(crate) saw: usize,
    /// Who wants a hint; nobody if it is a computer's move.
    pub(crate) hint_for: Option<GuestId>,
    wanted: oneshot::Sender<()>,
}

impl Pending {
    /// With what whoever waits for it hears that there is nothing to wait for any more.
    pub(crate) fn new(seat: Seat, saw: usize, hint_for: Option<GuestId>) -> (Pending, oneshot::Receiver<()>) {
        let (wanted, no_more) = oneshot::channel();
        let pending = Pending {
            seat,
            saw,
            hint_for,
            wanted,
        };
        (pending, no_more)
    }

    /// Whether it is still being thought about.
    pub(crate) fn goes_on(&self) -> bool {
        !self.wanted.is_closed()
    }

    /// Whether the answer would still be of use.
    fn is_wanted(&self, room: &Room, anybody: bool) -> bool {
        let is_theirs = match self.hint_for {
            Some(guest) => room.must_hold(guest, self.seat).is_ok(),
            None => anybody && room.computer(self.seat).is_some(),
        };
        let is_now = room.since[self.seat] <= self.saw && self.saw <= room.table.entries();
        self.goes_on() && is_theirs && is_now && room.acting().has(self.seat)
    }
}

impl Hall {
    /// Ends what is thought about in vain. Says whether computers are to think at all.
    pub(crate) fn end_vain_thoughts(slot: &mut Slot) -> bool {
        let watched = slot.has_watchers();
        let Some(room) = &slot.room else {
            return false;
        };
        // Where only computers sit they play while somebody looks on.
        let anybody = watched || !room.people().is_empty();
        slot.pending.retain(|pending| pending.is_wanted(room, anybody));
        anybody
    }

    /// Ends what is thought about in vain, and has those computers think who are to act.
    pub(crate) fn think(self: &Arc<Hall>, slot: &mut Slot) {
        if !Hall::end_vain_thoughts(slot) {
            return;
        }
        let Some(room) = &slot.room else {
            return;
        };
        for seat in room.acting().iter() {
            let thinks = |pending: &Pending| pending.seat == seat && pending.hint_for.is_none();
            if let Some(kind) = room.computer(seat)
                && !slot.pending.iter().any(thinks)
            {
                slot.pending.extend(self.ask_computer(room, seat, kind));
            }
        }
    }

    fn ask_computer(self: &Arc<Hall>, room: &Room, seat: Seat, kind: PlayerKind) -> Option<Pending> {
        let (table, saw) = (room.table.fork(), room.table.entries());
        let at = PlayerAt {
            game: room.id,
            seat,
            kind,
        };
        let players = Arc::clone(&self.players);
        let asked = self
            .computers
            .ask(Need::Move, &self.people_at(room), move |wanted| {
                players.decide(at, table.as_ref(), wanted)
            });
        let asked = asked.ok()?;
        let (pending, no_more) = Pending::new(seat, saw, None);
        let answer: Pin<Box<dyn Future<Output = ()> + Send>> =
            Box::pin(Arc::clone(self).computer_answers(room.id, (seat, saw), asked, no_more));
        tokio::spawn(answer);
        Some(pending)
    }

    /// For whom the computers at a table think.
    fn people_at(&self, room: &Room) -> Vec<Asker> {
        let person = |sitter: &Sitter| match sitter {
            Sitter::Person { guest, .. } => Some(self.whereabouts.asker(*guest)),
            _ => None,
        };
        room.sitters.iter().filter_map(person).collect()
    }

    async fn computer_answers(
        self: Arc<Hall>,
        id: GameId,
        (seat, saw): (Seat, usize),
        asked: Asked<Option<Decision>>,
        mut no_more: oneshot::Receiver<()>,
    ) {
        let answer = tokio::select! {
            answer = asked => answer.flatten(),
            // The table has moved on, and asks again if it has to.
            _ = &mut no_more => return,
        };
        if *self.closing.borrow() {
            // Whoever opens the house again asks again; what is answered now was not thought through.
            return;
        }
        let decision = match answer {
            Some(decision) => decision,
            // A player that fails must not keep the others waiting: anything legal will do.
            None => {
                tracing::error!(game = %id, %seat, "a computer player has no answer");
                let legal = self
                    .read(id, |room| room.table.look(Observer::Seat(seat)).words())
                    .await;
                match legal.unwrap_or_default().into_iter().next() {
                    Some(word) => Decision { word, remark: None },
                    None => return,
                }
            }
        };
        let answered = self.perform(id, move |room, step, now| {
            if no_more.try_recv() == Err(TryRecvError::Closed) {
                return Err(Problem::Stale);
            }
            drop(no_more);
            room.computer_acts(step, seat, saw, &decision, now)
        });
        match answered.await {
            Ok(_) => {}
            // The game went on without it: it ended, or the table was loaded again and asks anew.
            Err(Problem::Stale | Problem::Behind | Problem::Now(_) | Problem::Game(Why::Now, _)) => {
                self.wake(id).await;
            }
            // The table has been loaded anew, without knowing of anybody who thinks.
            Err(Problem::Store) => {
                tokio::time::sleep(RETRY).await;
                self.wake(id).await;
            }
            Err(problem) => {
                tracing::error!(game = %id, %seat, %problem, "a computer player's move was not made");
            }
        }
    }
}
