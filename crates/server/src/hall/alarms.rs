//! What happens at a table because time passes: whoever has none left loses.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use plat_store::{GameId, Millis};

use super::Hall;
use crate::slot::Slot;

impl Hall {
    /// Winds the clock of a table: it will be looked at when somebody's time is over.
    pub(super) fn wind(self: &Arc<Hall>, slot: &mut Slot, now: Millis) {
        if let Some(alarm) = slot.alarm.take() {
            alarm.abort();
        }
        let Some(room) = &slot.room else {
            return;
        };
        if let Some((end, _)) = room.clock.deadline() {
            let wait = Duration::from_millis((end.0 - now.0).max(0) as u64 + 1);
            let flag: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(Arc::clone(self).flag(room.id, wait));
            slot.alarm = Some(tokio::spawn(flag).abort_handle());
        }
    }

    async fn flag(self: Arc<Hall>, id: GameId, wait: Duration) {
        tokio::time::sleep(wait).await;
        // A task of its own: this one is ended as soon as the clock is wound anew, which is in the middle of this.
        tokio::spawn(async move {
            let flagged = self.perform(id, |room, step, now| {
                room.flag(step, now);
                Ok(())
            });
            if let Err(problem) = flagged.await {
                tracing::error!(game = %id, %problem, "a clock could not be stopped");
            }
        });
    }
}
