//! What happens at a table without anybody's asking, also after the house was closed: computers think, and clocks run.

use std::sync::Arc;

use plat_store::{Filter, GameId, Millis, Standing};

use super::{Hall, now};
use crate::problem::Problem;
use crate::slot::Slot;
use crate::terms::{Chair, ClockTerms, Terms};

/// Games that nobody has touched for this long are not woken when the house opens: thirty days.
const FORGOTTEN: i64 = 30 * 24 * 3600 * 1000;

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
        self.think(slot);
        self.wind(slot, now);
    }
}
