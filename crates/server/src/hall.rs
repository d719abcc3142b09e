//! All tables of this process: found, loaded, changed, put away. Every change of every table, whoever makes it, goes
//! through [`Hall::perform`]: the table says what it would become, the log decides whether it does, and only then is
//! anybody told.

use std::collections::HashMap;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use plat_engine::{Seat, Seed};
use plat_store::{Append, Filter, GameId, GuestId, Log, Millis, NewGame, Standing};
use tokio::sync::{OwnedMutexGuard, watch};

use crate::computers::Computers;
use crate::keys::Keys;
use crate::limits::{Buckets, Limits, Sockets};
use crate::message::Deed;
use crate::metrics::Metrics;
use crate::pages::Pictures;
use crate::players::{Decision, PlayerAt, Players};
use crate::problem::Problem;
use crate::room::{Room, Step};
use crate::slot::Slot;
use crate::terms::{Chair, ClockTerms, Terms};

/// A table that nobody has asked for in this time is put away; the log still has it.
const IDLE: Duration = Duration::from_secs(300);

/// Games that nobody has touched for this long are not woken when the house opens: thirty days.
const FORGOTTEN: i64 = 30 * 24 * 3600 * 1000;

/// When the log has failed, a computer tries again after this time.
const RETRY: Duration = Duration::from_secs(2);

/// All tables, and what they share.
pub(crate) struct Hall {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) keys: Keys,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) requests: Buckets,
    pub(crate) creations: Buckets,
    pub(crate) sockets: Sockets,
    pub(crate) computers: Computers,
    players: Arc<Players>,
    pub(crate) pictures: Pictures,
    /// Where newer files of the browser client are.
    pub(crate) web: Option<PathBuf>,
    /// Whether a proxy in front says who asks, and whether over TLS.
    pub(crate) behind_proxy: bool,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Receiver<bool>,
    tables: Mutex<HashMap<GameId, Arc<tokio::sync::Mutex<Slot>>>>,
}

impl Hall {
    pub(crate) fn new(
        log: Arc<dyn Log>,
        keys: Keys,
        limits: Limits,
        computers: Computers,
        web: Option<PathBuf>,
        behind_proxy: bool,
        closing: watch::Receiver<bool>,
    ) -> Hall {
        Hall {
            log,
            keys,
            metrics: Metrics::default(),
            requests: Buckets::new(limits.requests),
            creations: Buckets::new(limits.creations),
            limits,
            sockets: Sockets::default(),
            computers,
            players: Arc::default(),
            pictures: Pictures::default(),
            web,
            behind_proxy,
            closing,
            tables: Mutex::default(),
        }
    }

    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// How many WebSockets are open.
    pub(crate) fn connected(&self) -> i64 {
        self.metrics.connections.load(Relaxed)
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

    /// Changes a table: what `change` says is written to the log, and once the log has it everybody is told. Says how
    /// many entries the game has then.
    pub(crate) async fn perform(
        self: &Arc<Hall>,
        id: GameId,
        change: impl FnOnce(&mut Room, &mut Step, Millis) -> Result<(), Problem> + Send,
    ) -> Result<usize, Problem> {
        let mut slot = self.slot(id).await?;
        self.perform_in(&mut slot, id, change).await
    }

    async fn perform_in(
        self: &Arc<Hall>,
        slot: &mut Slot,
        id: GameId,
        change: impl FnOnce(&mut Room, &mut Step, Millis) -> Result<(), Problem> + Send,
    ) -> Result<usize, Problem> {
        let began = Instant::now();
        let now = now();
        let mut step = Step::before(&slot.audience());
        // From here on the room may be ahead of the log, even if this future is dropped while it waits.
        slot.in_doubt = true;
        let room = slot.room.as_mut().expect("a slot that was asked for is loaded");
        if let Err(problem) = change(room, &mut step, now) {
            slot.in_doubt = !step.rows.is_empty();
            self.metrics.refused.fetch_add(1, Relaxed);
            return Err(problem);
        }
        if !step.rows.is_empty() {
            let written = step.rows.len() as u32;
            let append = Append {
                game: id,
                after: room.rows,
                rows: std::mem::take(&mut step.rows),
                at: now,
                standing: step.standing,
                sitter: step.sitter,
            };
            if let Err(error) = self.log.append(append).await {
                self.metrics.refused.fetch_add(1, Relaxed);
                self.load(id, slot).await?;
                slot.tell_all(now);
                return Err(error.into());
            }
            room.rows += written;
            self.metrics.changed(began.elapsed());
        }
        let entries = room.table.entries();
        slot.in_doubt = false;
        slot.publish(&step, now, &self.metrics);
        self.go_on(slot, now);
        Ok(entries)
    }

    /// Does what somebody at a table asks for.
    pub(crate) async fn deed(
        self: &Arc<Hall>,
        id: GameId,
        guest: GuestId,
        deed: Deed,
    ) -> Result<usize, Problem> {
        self.perform(id, move |room, step, now| match deed {
            Deed::Act { seat, saw, word } => room.act(step, (guest, seat), saw, &word, now),
            Deed::Back { seat, all } => room.take_back(step, (guest, seat), all, now),
            Deed::Resign(seat) => room.resign(step, guest, seat, now),
            Deed::Agree(seat) => room.agree(step, (guest, seat), true, now),
            Deed::Decline(seat) => room.agree(step, (guest, seat), false, now),
            Deed::Rise(seat) => room.rise(step, guest, seat, now),
            Deed::Chat { seat, text } => room.say(step, (guest, seat), &text, now),
        })
        .await
    }

    /// Sets up a table. Those who are named sit down in this order.
    pub(crate) async fn create(
        self: &Arc<Hall>,
        terms: Terms,
        people: Vec<(GuestId, String, Option<Seat>)>,
    ) -> Result<GameId, Problem> {
        terms.check()?;
        let id = GameId::from_entropy(entropy());
        let seed = Seed::from_entropy((u128::from(entropy()) << 64 | u128::from(entropy())).to_be_bytes());
        let mut room = Room::new(id, terms, seed.clone())?;
        let (mut step, now) = (Step::default(), now());
        let mut sitters = Vec::new();
        for (guest, name, seat) in people {
            let free = |&seat: &Seat| room.sitters[seat.index()] == crate::room::Sitter::Empty;
            let seat = seat.or_else(|| room.seats().iter().find(free));
            let seat =
                seat.ok_or_else(|| Problem::Now("there are not so many seats for people".to_owned()))?;
            room.sit(&mut step, seat, guest, &name, now)?;
            sitters.push(guest);
        }
        room.begin_if_full(&mut step, now)?;
        let new = NewGame {
            id,
            head: room.terms.write(),
            seed: seed.to_string(),
            at: now,
            standing: room.standing(),
            public: room.terms.open,
            rows: step.rows,
            sitters,
        };
        room.rows = new.rows.len() as u32;
        self.log.create(new).await?;
        self.metrics.games.fetch_add(1, Relaxed);
        let slot = {
            let mut slot = Slot::new();
            slot.room = Some(room);
            Arc::new(tokio::sync::Mutex::new(slot))
        };
        self.tables().insert(id, Arc::clone(&slot));
        let mut slot = slot.lock().await;
        self.go_on(&mut slot, now);
        Ok(id)
    }

    /// Another game on the same terms, everybody one seat on.
    pub(crate) async fn rematch(self: &Arc<Hall>, id: GameId, guest: GuestId) -> Result<GameId, Problem> {
        // Whoever else asks for one waits here, and is then told of this one.
        let mut slot = self.slot(id).await?;
        let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
        if let Some(game) = room.rematch {
            return Ok(game);
        }
        room.may_rematch(guest)?;
        let (terms, people) = room.next_terms();
        let people = people
            .into_iter()
            .map(|(guest, name)| (guest, name, None))
            .collect();
        let game = self.create(terms, people).await?;
        let told = self.perform_in(&mut slot, id, |room, step, now| {
            room.rematch(step, guest, game, now)
        });
        match told.await {
            Ok(_) => Ok(game),
            // Another process was faster; theirs is the rematch.
            Err(problem) => {
                let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
                room.rematch.ok_or(problem)
            }
        }
    }

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
            let busy = |room: &Room| !room.thinking.is_empty() || room.clock.deadline().is_some();
            slot.has_watchers() || slot.used.elapsed() < IDLE || slot.room.as_ref().is_some_and(busy)
        });
    }

    async fn load(&self, id: GameId, slot: &mut Slot) -> Result<(), Problem> {
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

    /// What follows by itself: computers think, and the clock is wound.
    fn go_on(self: &Arc<Hall>, slot: &mut Slot, now: Millis) {
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
        if let Some(alarm) = slot.alarm.take() {
            alarm.abort();
        }
        if let Some((end, _)) = room.clock.deadline() {
            let wait = Duration::from_millis((end.0 - now.0).max(0) as u64 + 1);
            let flag: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(Arc::clone(self).flag(room.id, wait));
            slot.alarm = Some(tokio::spawn(flag).abort_handle());
        }
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

    fn tables(&self) -> MutexGuard<'_, HashMap<GameId, Arc<tokio::sync::Mutex<Slot>>>> {
        // Nothing that can panic happens while it is locked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// 64 bits that nobody can guess.
pub(crate) fn entropy() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

/// The time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as i64)
}
