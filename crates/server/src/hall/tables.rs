//! Tables are found in memory, or loaded from their log, and put away when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use plat_store::GameId;
use tokio::sync::OwnedMutexGuard;

use super::{Hall, now};
use crate::problem::Problem;
use crate::room::Room;
use crate::slot::Slot;

/// A table that nobody has asked for in this time is put away; the log still has it.
const IDLE: Duration = Duration::from_secs(300);

impl Hall {
    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// A table, locked, as its log has it.
    pub(crate) async fn slot(&self, id: GameId) -> Result<OwnedMutexGuard<Slot>, Problem> {
        let slot = {
            let mut tables = self.tables();
            if tables.len() >= self.limits.tables && !tables.contains_key(&id) {
                return Err(Problem::TooFast);
            }
            Arc::clone(
                tables
                    .entry(id)
                    .or_insert_with(|| Arc::new(tokio::sync::Mutex::new(Slot::new()))),
            )
        };
        let mut slot = slot.lock_owned().await;
        slot.used = Instant::now();
        if (slot.room.is_none() || slot.in_doubt)
            && let Err(problem) = self.load(id, &mut slot).await
        {
            self.tables().remove(&id);
            return Err(problem);
        }
        Ok(slot)
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(&self, id: GameId, look: impl FnOnce(&Room) -> T) -> Result<T, Problem> {
        let slot = self.slot(id).await?;
        Ok(look(
            slot.room.as_ref().expect("a slot that was asked for is loaded"),
        ))
    }

    /// Puts tables away that nobody looks at and where nothing happens.
    pub(crate) fn tidy(&self) {
        self.tables().retain(|_, slot| {
            // Whoever holds it, or waits for it, has it for a reason.
            if Arc::strong_count(slot) > 1 {
                return true;
            }
            let Ok(slot) = slot.try_lock() else {
                return true;
            };
            let runs = |room: &Room| room.clock.deadline().is_some();
            let busy = slot.is_thinking() || slot.room.as_ref().is_some_and(runs);
            slot.has_watchers() || slot.used.elapsed() < IDLE || busy
        });
    }

    /// Builds a table from its rows, whatever was there before.
    pub(super) async fn load(&self, id: GameId, slot: &mut Slot) -> Result<(), Problem> {
        let found = self.log.load(id).await?.ok_or(Problem::NotFound("such game"))?;
        let mut room = Room::load(id, &found).map_err(|error| {
            tracing::error!(game = %id, error, "the log of a game cannot be read");
            Problem::Store
        })?;
        room.clock.forgive(now());
        slot.room = Some(room);
        slot.in_doubt = false;
        Ok(())
    }

    /// The tables in memory.
    pub(super) fn tables(&self) -> MutexGuard<'_, HashMap<GameId, Arc<tokio::sync::Mutex<Slot>>>> {
        // Nothing that can panic happens while it is locked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
