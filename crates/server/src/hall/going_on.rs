//! What happens at a table without anybody's asking: computers think and move, also after the house was closed.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use plat_engine::Seat;
use plat_store::{Filter, GameId, Millis, Standing};

use super::{Hall, now};
use crate::players::{Decision, PlayerAt};
use crate::problem::Problem;
use crate::slot::Slot;
use crate::terms::{Chair, ClockTerms, Terms};

/// Games that nobody has touched for this long are not woken when the house opens: thirty days.
const FORGOTTEN: i64 = 30 * 24 * 3600 * 1000;

/// When the log has failed, a computer tries again after this time.
const RETRY: Duration = Duration::from_secs(2);

impl Hall {
    /// Loads a table so that its computers and its clock go on.
    pub(crate) async fn wake(self: &Arc<Hall>, id: GameId) {
        match self.slot(id).await {
            Ok(mut slot) => self.go_on(&mut slot, now()),
            Err(problem) => tracing::warn!(game = %id, %problem, "a game cannot be loaded"),
        }
    }

    /// Loads all tables that go on by themselves: where a computer is to act or a clock runs.
    pub(crate) async fn wake_all(self: &Arc<Hall>) -> Result<usize, Problem> {
        let since = Millis(now().0 - FORGOTTEN);
        let mut woken = 0;
        for listed in self
            .log
            .list(Filter::Unfinished(since), self.limits.tables.min(1 << 30))
            .await?
        {
            let alone = |terms: Terms| {
                terms.clock != ClockTerms::None || terms.seats.iter().any(|chair| *chair != Chair::Person)
            };
            if listed.standing == Standing::Playing && Terms::read(&listed.head).is_ok_and(alone) {
                self.wake(listed.id).await;
                woken += 1;
            }
        }
        Ok(woken)
    }

    /// What follows by itself: computers think, and the clock is wound.
    pub(super) fn go_on(self: &Arc<Hall>, slot: &mut Slot, now: Millis) {
        let Some(room) = &mut slot.room else {
            return;
        };
        let thinkers = room
            .acting()
            .iter()
            .filter_map(|seat| Some((seat, room.computer(seat)?)));
        for (seat, kind) in thinkers.collect::<Vec<_>>() {
            if room.thinking.has(seat) {
                continue;
            }
            room.thinking = room.thinking.with(seat);
            let (table, saw) = (room.table.fork(), room.table.entries());
            let game = room.id;
            let players = Arc::clone(&self.players);
            let thought = move || players.decide(PlayerAt { game, seat, kind }, table.as_ref());
            let answer = self.computers.ask(thought);
            let thinking: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(Arc::clone(self).computer_answers(room.id, seat, saw, answer));
            tokio::spawn(thinking);
        }
        self.wind(slot, now);
    }

    async fn computer_answers(
        self: Arc<Hall>,
        id: GameId,
        seat: Seat,
        saw: usize,
        answer: tokio::sync::oneshot::Receiver<Option<Decision>>,
    ) {
        let decision = match answer.await {
            Ok(Some(decision)) => decision,
            // A player that fails must not keep the others waiting: anything legal will do.
            _ => {
                tracing::error!(game = %id, %seat, "a computer player has no answer");
                let legal = self.look(id, |room| room.table.words(seat)).await;
                match legal.unwrap_or_default().into_iter().next() {
                    Some(word) => Decision { word, remark: None },
                    None => return,
                }
            }
        };
        let answered = self.perform(id, |room, step, now| {
            room.thinking = room.thinking.without(seat);
            room.computer_acts(step, seat, saw, &decision, now)
        });
        match answered.await {
            Ok(_) => {}
            // The game went on without it: it ended, or the table was loaded again and asks anew.
            Err(Problem::Stale | Problem::Now(_)) => self.wake(id).await,
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
