//! Tables are found in memory, or loaded from their log, and put away when nobody needs them.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use plat_store::GameId;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::Hall;
use crate::problem::Problem;
use crate::revision::LoadError;
use crate::room::Room;
use crate::slot::Slot;

/// A table that nobody has asked for in this time is put away; the log still has it.
const IDLE: Duration = Duration::from_secs(300);

/// When there is no room for another table, one in so many is put away at once: to look for them takes a moment.
const SHARE: usize = 16;

type Tables = HashMap<GameId, Arc<Mutex<Slot>>>;

impl Hall {
    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// A table, locked, as its log has it.
    pub(crate) async fn slot(self: &Arc<Hall>, id: GameId) -> Result<OwnedMutexGuard<Slot>, Problem> {
        let slot = {
            let mut tables = self.tables();
            match tables.get(&id) {
                Some(slot) => Arc::clone(slot),
                None => self.put_in(&mut tables, id, Slot::new())?,
            }
        };
        let mut slot = slot.lock_owned().await;
        slot.used = Instant::now();
        if (slot.room.is_none() || slot.in_doubt)
            && let Err(problem) = self.load(id, &mut slot).await
        {
            self.doubt(&mut slot);
            self.forget(id, slot);
            return Err(problem);
        }
        if slot.room.as_ref().is_some_and(Room::needs_new_rules) {
            let told = self.perform_in(&mut slot, id, Room::take_new_rules).await;
            // It is shown as it is all the same, and the log hears of it the next time.
            if let Err(problem) = told {
                tracing::warn!(game = %id, %problem, "the log does not know yet that a game has other rules");
            }
        }
        Ok(slot)
    }

    /// A table that is in memory now, as it is there.
    pub(super) fn in_memory_now(&self, id: GameId) -> Option<Arc<Mutex<Slot>>> {
        self.tables().get(&id).map(Arc::clone)
    }

    /// A new table comes in, which has its rows already.
    pub(super) fn enter(&self, id: GameId, slot: Slot) -> Result<Arc<Mutex<Slot>>, Problem> {
        self.put_in(&mut self.tables(), id, slot)
    }

    /// Reads something of a table.
    pub(crate) async fn read<T>(
        self: &Arc<Hall>,
        id: GameId,
        read: impl FnOnce(&Room) -> T,
    ) -> Result<T, Problem> {
        let slot = self.slot(id).await?;
        Ok(read(
            slot.room.as_ref().expect("a slot that was asked for is loaded"),
        ))
    }

    /// Puts tables away that nobody looks at and where nothing happens.
    pub(super) fn tidy(&self) {
        self.tables().retain(|_, slot| {
            let idle = idle_since(slot).is_some_and(|used| used.elapsed() >= IDLE);
            !idle
        });
    }

    /// Builds a table from its rows, whatever was there before, and lets it go on. Those who look are told how it is:
    /// it may not be what they were told last.
    pub(super) async fn load(self: &Arc<Hall>, id: GameId, slot: &mut Slot) -> Result<(), Problem> {
        let found = self.log.load(id).await?.ok_or(Problem::NotFound("such game"))?;
        let room = Room::load(id, &found).map_err(|error| match error {
            LoadError::Newer { .. } => Problem::Now(error.to_string()),
            LoadError::Broken(error) => {
                tracing::error!(game = %id, error, "the log of a game cannot be read");
                Problem::Store
            }
        })?;
        slot.room = Some(room);
        slot.listing = found.listing;
        slot.in_doubt = false;
        let now = self.now();
        slot.tell_all(now);
        // Somebody else sees to it as long as the alarm lies ahead.
        if slot.listing.alarm.is_none_or(|alarm| alarm <= now) {
            self.go_on(slot);
        }
        Ok(())
    }

    /// The room of this slot may not be what the log has: it is loaded again as soon as that is possible.
    pub(super) fn doubt(&self, slot: &mut Slot) {
        slot.in_doubt = true;
        if slot.has_watchers() {
            self.some_in_doubt.store(true, Relaxed);
        }
    }

    /// The tables in memory.
    pub(super) fn tables(&self) -> MutexGuard<'_, Tables> {
        // Nothing that can panic happens while it is locked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a slot among the tables; those go that nobody has needed for longest, if there are too many.
    fn put_in(&self, tables: &mut Tables, id: GameId, slot: Slot) -> Result<Arc<Mutex<Slot>>, Problem> {
        let most = self.limits.tables;
        if tables.len() >= most {
            let mut idle: Vec<(Instant, GameId)> = tables
                .iter()
                .filter_map(|(id, slot)| Some((idle_since(slot)?, *id)))
                .collect();
            idle.sort_unstable_by_key(|(used, _)| *used);
            for (_, id) in idle.into_iter().take(tables.len() - most + most / SHARE + 1) {
                tables.remove(&id);
            }
        }
        if tables.len() >= most {
            return Err(Problem::TooFast);
        }
        let slot = Arc::new(Mutex::new(slot));
        tables.insert(id, Arc::clone(&slot));
        Ok(slot)
    }

    /// Lets a slot go that could not be loaded, unless somebody looks at the table or waits for it: they stay where
    /// they will be told when it can be read again.
    fn forget(&self, id: GameId, slot: OwnedMutexGuard<Slot>) {
        let mut tables = self.tables();
        let alone = Arc::strong_count(OwnedMutexGuard::mutex(&slot)) == 2;
        if alone && !slot.has_watchers() {
            tables.remove(&id);
        }
    }
}

/// Since when nobody has needed a table, if nobody needs it now: whoever holds it, waits for it or looks at it does, and
/// a computer that thinks.
fn idle_since(slot: &Arc<Mutex<Slot>>) -> Option<Instant> {
    if Arc::strong_count(slot) > 1 {
        return None;
    }
    let slot = slot.try_lock().ok()?;
    (!slot.has_watchers() && !slot.is_thinking()).then_some(slot.used)
}
