//! What other processes do with the same log, and when games want to be looked at: one task looks out for both.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use plat_store::{Filter, GameId, Millis};

use super::Hall;
use super::alarms::PATIENCE;
use crate::problem::Problem;
use crate::room::Step;
use crate::slot::Slot;
use crate::terms::Terms;

/// How often the task looks.
const EVERY: Duration = Duration::from_millis(250);

/// How often it looks while the log fails.
const AFTER_FAILURE: Duration = Duration::from_secs(2);

/// While clocks run the time of the house is written down so often: no more of it is lost when a process is killed.
const TIME_KEPT: Duration = Duration::from_secs(2);

/// How many tables are asked for at a time, so that others who read need not wait for long.
const AT_ONCE: usize = 500;

/// How often tables that nobody needs are put away.
const TIDY: Duration = Duration::from_secs(30);

/// What the task knows from its last look.
struct Seen {
    version: Option<u64>,
    kept: Instant,
    tidied: Instant,
}

impl Hall {
    /// Looks out for ever.
    pub(crate) async fn look_out(self: Arc<Hall>) {
        let mut seen = Seen {
            version: None,
            kept: Instant::now(),
            tidied: Instant::now(),
        };
        tokio::spawn(Arc::clone(&self).take_new_rules());
        // Who opens the house first need not wait for computers whose process has ended.
        let mut ahead = PATIENCE;
        loop {
            let wait = match self.look_around(&mut seen, ahead).await {
                Ok(false) => EVERY,
                Ok(true) => Duration::ZERO,
                Err(problem) => {
                    tracing::warn!(%problem, "nobody can look out for other processes and for alarms");
                    AFTER_FAILURE
                }
            };
            if wait == EVERY {
                ahead = 0;
            }
            tokio::time::sleep(wait).await;
        }
    }

    /// Looks once. Says whether there is more to do.
    async fn look_around(self: &Arc<Hall>, seen: &mut Seen, ahead: i64) -> Result<bool, Problem> {
        if seen.tidied.elapsed() >= TIDY {
            seen.tidied = Instant::now();
            self.tidy();
            self.renew_open_tables().await?;
        }
        let version = self.log.version().await?;
        if seen.version.is_some_and(|known| known != version) {
            self.time.catch_up(self.log.time(Millis(0)).await?);
            self.catch_up_all().await?;
        }
        seen.version = Some(version);
        if self.some_in_doubt.swap(false, Relaxed) {
            self.settle_doubts().await;
        }
        let Some(alarm) = self.log.next_alarm().await? else {
            return Ok(false);
        };
        if seen.kept.elapsed() >= TIME_KEPT {
            seen.kept = Instant::now();
            self.time.catch_up(self.log.time(self.now()).await?);
        }
        let due = Millis(self.now().0 + ahead);
        if alarm > due {
            return Ok(false);
        }
        self.see_to_alarms(due).await
    }

    /// Brings all tables in memory up to date that another process has changed.
    async fn catch_up_all(self: &Arc<Hall>) -> Result<(), Problem> {
        let ids: Vec<GameId> = self.tables().keys().copied().collect();
        for ids in ids.chunks(AT_ONCE) {
            let lengths = self.log.lengths(ids.to_vec()).await?;
            for (&id, rows) in ids.iter().zip(lengths) {
                if let Err(problem) = self.catch_up(id, rows).await {
                    tracing::warn!(game = %id, %problem, "what another process did cannot be read");
                }
            }
        }
        Ok(())
    }

    /// Brings a table in memory up to date, if the log has so many rows and it does not, and tells everybody who looks
    /// what is new.
    async fn catch_up(self: &Arc<Hall>, id: GameId, rows: u32) -> Result<(), Problem> {
        let Some(slot) = self.in_memory_now(id) else {
            return Ok(());
        };
        let mut slot = slot.lock_owned().await;
        let known = match &slot.room {
            Some(room) if !slot.in_doubt => room.rows,
            _ => return Ok(()),
        };
        if known >= rows {
            return Ok(());
        }
        let found = self.log.load_after(id, known).await;
        let found = found.inspect_err(|_| self.doubt(&mut slot))?;
        let Some(found) = found else {
            return Ok(());
        };
        let mut step = Step::before(&slot.audience());
        let room = slot.room.as_mut().expect("it was there a moment ago");
        let (standing, caught_up) = (room.standing(), room.catch_up(&found.rows, &mut step));
        if let Err(error) = caught_up {
            tracing::warn!(game = %id, error, "rows of another process do not follow; the game is loaded anew");
            return self.load(id, &mut slot).await;
        }
        if room.standing() != standing {
            step.standing = Some(room.standing());
        }
        slot.listing = found.listing;
        Hall::end_vain_thoughts(&mut slot);
        slot.publish(&step, self.now(), &self.metrics);
        Ok(())
    }

    /// Goes once through all games that are not over: those that were begun by other rules are told so, whether or not
    /// anybody comes back to them.
    async fn take_new_rules(self: Arc<Hall>) {
        let mut after = None;
        loop {
            let games = match self.log.list(Filter::Unfinished(after), AT_ONCE).await {
                Ok(games) => games,
                Err(error) => {
                    tracing::warn!(%error, "games that were begun by other rules are found when somebody comes");
                    return;
                }
            };
            let Some(last) = games.last() else {
                return;
            };
            after = Some(last.id);
            for game in games.iter().filter(|game| has_other_rules(&game.head)) {
                if let Err(problem) = self.slot(game.id).await {
                    tracing::warn!(game = %game.id, %problem, "a game by other rules stays as it is");
                }
            }
        }
    }

    /// Loads those tables again that could not be read when somebody needed them, for those who look.
    async fn settle_doubts(self: &Arc<Hall>) {
        let in_doubt = |(id, slot): (&GameId, &Arc<tokio::sync::Mutex<Slot>>)| {
            let doubtful = slot
                .try_lock()
                .is_ok_and(|slot| slot.in_doubt && slot.has_watchers());
            doubtful.then_some(*id)
        };
        let ids: Vec<GameId> = self.tables().iter().filter_map(in_doubt).collect();
        for id in ids {
            // Whoever asks for it loads it, and tells those who look; if that fails again it stays in doubt.
            if let Err(problem) = self.slot(id).await {
                tracing::warn!(game = %id, %problem, "a table is still in doubt");
            }
        }
    }
}

/// Whether a game was set up by other rules than this program's.
fn has_other_rules(head: &str) -> bool {
    let terms = Terms::read(head).ok();
    terms.is_some_and(|terms| {
        terms
            .any_game()
            .is_ok_and(|game| game.info().revision != terms.rules)
    })
}
