//! The list of tables that wait for anybody. A table is on it while somebody who sits there is there: connected, or heard
//! of a few minutes ago. One guest's tables take up only a few places, so that there is room for everybody's.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use plat_store::{Filter, GameId, GuestId, Listed, Millis};

use super::Hall;
use crate::problem::Problem;

/// A table where nobody has been for so many milliseconds fades from the list: five minutes.
const FADES: i64 = 5 * 60 * 1000;

/// So many tables of one guest are on the list: the last ones.
const PLACES: usize = 3;

/// How often it is written down who is still there.
const RENEWED: Duration = Duration::from_secs(20);

/// When it was last written down who is there.
#[derive(Default)]
pub(crate) struct OpenList(Mutex<Option<Instant>>);

impl Hall {
    /// Tables that wait for anybody, those first where somebody was last.
    pub(crate) async fn open_tables(&self, most: usize) -> Result<Vec<Listed>, Problem> {
        self.renew_open_tables().await?;
        let since = Millis(self.wall().0 - FADES);
        let open = Filter::Open {
            since,
            of_each: PLACES,
        };
        Ok(self.log.list(open, most).await?)
    }

    /// Writes down at which open tables somebody is connected who sits there, unless that was done a moment ago.
    pub(crate) async fn renew_open_tables(&self) -> Result<(), Problem> {
        {
            let mut last = self.open_list.0.lock().unwrap_or_else(PoisonError::into_inner);
            if last.is_some_and(|last| last.elapsed() < RENEWED) {
                return Ok(());
            }
            *last = Some(Instant::now());
        }
        let tables: Vec<_> = self
            .tables()
            .iter()
            .map(|(&id, slot)| (id, Arc::clone(slot)))
            .collect();
        // Whatever is busy at the moment is asked next time.
        let there = tables
            .iter()
            .filter(|(_, slot)| slot.try_lock().is_ok_and(|slot| slot.waits_with_somebody()));
        let there: Vec<GameId> = there.map(|&(id, _)| id).collect();
        if !there.is_empty() {
            self.log.touch(there, self.wall()).await?;
        }
        Ok(())
    }

    /// Somebody asks for a table; if they sit there and it waits for others, it stays on the list.
    pub(crate) async fn somebody_is_there(
        self: &Arc<Hall>,
        id: GameId,
        guest: GuestId,
    ) -> Result<(), Problem> {
        let mut slot = self.slot(id).await?;
        if slot.waits_with(guest) && slot.listed.is_none_or(|at| at.elapsed() > RENEWED) {
            slot.listed = Some(Instant::now());
            drop(slot);
            self.log.touch(vec![id], self.wall()).await?;
        }
        Ok(())
    }
}
