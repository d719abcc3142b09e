//! All tables of this process. Every change of every table, whoever makes it, goes through [`Hall::perform`]: the table
//! says what it would become, the log decides whether it does, and only then is anybody told.
//!
//! `tables` finds tables, loads them and puts them away; `going_on` is what happens without anybody's asking: computers
//! think; `alarms` is what happens because time passes; `lookout` notices alarms, and what other processes do;
//! `open_list` is which tables wait for anybody.

mod alarms;
mod going_on;
mod lookout;
mod open_list;
mod tables;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use plat_engine::{Seat, Seed, Sentence};
use plat_games::Games;
use plat_store::{Append, GameId, GuestId, Log, Millis, NewGame};
use tokio::sync::watch;

use self::open_list::OpenList;
use crate::Config;
use crate::gallery::Gallery;
use crate::health::Health;
use crate::hosts::Hosts;
use crate::keys::Keys;
use crate::limits::{Buckets, Limits, Sockets};
use crate::metrics::Metrics;
use crate::pages::Pictures;
use crate::players::Players;
use crate::problem::Problem;
use crate::room::{Room, Step};
use crate::slot::Slot;
use crate::terms::Terms;
use crate::time::Time;
use crate::whereabouts::Whereabouts;
use crate::workers::Workers;

/// Games that nobody has touched for this long do not count as unfinished: thirty days, in milliseconds.
const FORGOTTEN: i64 = 30 * 24 * 3600 * 1000;

/// All tables, and what they share.
pub(crate) struct Hall {
    pub(crate) log: Arc<dyn Log>,
    time: Time,
    pub(crate) keys: Keys,
    pub(crate) metrics: Metrics,
    pub(crate) games: Games,
    pub(crate) limits: Limits,
    pub(crate) requests: Buckets,
    pub(crate) files: Buckets,
    pub(crate) creations: Buckets,
    pub(crate) sockets: Sockets,
    /// Connections of any kind.
    pub(crate) lines: Sockets,
    /// The threads on which computer players think.
    pub(crate) computers: Workers,
    pub(crate) players: Arc<Players>,
    pub(crate) whereabouts: Whereabouts,
    /// The thread that draws pictures.
    pub(crate) painters: Workers,
    pub(crate) pictures: Pictures,
    pub(crate) gallery: Gallery,
    open_list: OpenList,
    pub(crate) health: Health,
    pub(crate) hosts: Hosts,
    /// Where newer files of the browser client are.
    pub(crate) web: Option<PathBuf>,
    /// Whether a proxy in front says who asks, and whether over TLS.
    pub(crate) behind_proxy: bool,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Receiver<bool>,
    tables: Mutex<HashMap<GameId, Arc<tokio::sync::Mutex<Slot>>>>,
    /// Whether somebody looks at a table that could not be read.
    some_in_doubt: AtomicBool,
}

impl Hall {
    pub(crate) fn new(
        log: Arc<dyn Log>,
        time: Time,
        keys: Keys,
        config: Config,
        (computers, painters): (Workers, Workers),
        closing: watch::Receiver<bool>,
    ) -> Hall {
        let Config { limits, .. } = config;
        Hall {
            log,
            time,
            keys,
            metrics: Metrics::default(),
            games: config.games,
            requests: Buckets::new(limits.requests),
            files: Buckets::new(limits.files),
            creations: Buckets::new(limits.creations),
            limits,
            sockets: Sockets::default(),
            lines: Sockets::default(),
            computers,
            players: Arc::default(),
            whereabouts: Whereabouts::new(),
            painters,
            pictures: Pictures::default(),
            open_list: OpenList::default(),
            gallery: Gallery::default(),
            health: Health::default(),
            hosts: Hosts::new(config.hosts, config.behind_proxy),
            web: config.web,
            behind_proxy: config.behind_proxy,
            closing,
            tables: Mutex::default(),
            some_in_doubt: AtomicBool::new(false),
        }
    }

    /// How late it is, by the time of the house.
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// What the machine's clock shows.
    pub(crate) fn wall(&self) -> Millis {
        self.time.wall()
    }

    /// Changes a table: what `change` says is written to the log, and once the log has it everybody is told. Says how
    /// many entries the game has then.
    pub(crate) async fn perform(
        self: &Arc<Hall>,
        id: GameId,
        change: impl FnOnce(&mut Room, &mut Step, Millis) -> Result<(), Problem> + Send,
    ) -> Result<usize, Problem> {
        let mut slot = self.slot(id).await?;
        self.stop_clocks(&mut slot, id).await?;
        self.perform_in(&mut slot, id, change).await
    }

    /// The same for a table that is locked already.
    pub(crate) async fn perform_in(
        self: &Arc<Hall>,
        slot: &mut Slot,
        id: GameId,
        change: impl FnOnce(&mut Room, &mut Step, Millis) -> Result<(), Problem> + Send,
    ) -> Result<usize, Problem> {
        let began = Instant::now();
        let now = self.now();
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
            let listing = self.relist(slot.listing, room, now);
            let append = Append {
                game: id,
                after: room.rows,
                rows: std::mem::take(&mut step.rows),
                at: now,
                listing,
                sitter: step.sitter,
            };
            if let Err(error) = self.log.append(append).await {
                self.metrics.refused.fetch_add(1, Relaxed);
                // Those who look are told how the table is, now or as soon as it can be read.
                self.load(id, slot).await.inspect_err(|_| self.doubt(slot))?;
                return Err(error.into());
            }
            room.rows += written;
            slot.listing = listing.unwrap_or(slot.listing);
            self.metrics.changed(began.elapsed());
        }
        let entries = room.table.entries();
        slot.in_doubt = false;
        slot.publish(&step, now, &self.metrics);
        self.go_on(slot);
        Ok(entries)
    }

    /// Whether a guest may be part of one more game: nobody has more than so many that are not over.
    pub(crate) async fn may_begin(&self, guest: GuestId) -> Result<(), Problem> {
        let most = self.limits.unfinished;
        if most == usize::MAX {
            return Ok(());
        }
        let since = Millis(self.wall().0 - FORGOTTEN);
        match self.log.unfinished(guest, since).await? {
            games if games < most => Ok(()),
            _ => Err(Problem::Now(Sentence::new("games-unfinished").with("most", most))),
        }
    }

    /// Sets up a table for somebody. Those who are named sit down in this order.
    pub(crate) async fn create(
        self: &Arc<Hall>,
        mut terms: Terms,
        host: GuestId,
        people: Vec<(GuestId, String, Option<Seat>)>,
    ) -> Result<GameId, Problem> {
        terms.must_be_among(self.games)?;
        terms.rules = terms.check()?.info().revision;
        self.may_begin(host).await?;
        let id = GameId::from_entropy(entropy());
        let seed = Seed::from_entropy((u128::from(entropy()) << 64 | u128::from(entropy())).to_be_bytes());
        let mut room = Room::new(id, terms, seed.clone())?;
        let (mut step, now) = (Step::default(), self.now());
        let mut sitters = Vec::new();
        for (guest, name, seat) in people {
            let free = |&seat: &Seat| room.sitters[seat.index()] == crate::room::Sitter::Empty;
            let seat = seat.or_else(|| room.seats().iter().find(free));
            let seat = seat.ok_or_else(|| Problem::now("too-few-seats"))?;
            room.sit(&mut step, seat, guest, &name, now)?;
            sitters.push(guest);
        }
        room.begin_if_full(&mut step, now)?;
        let listing = self.listing(&room, now);
        let new = NewGame {
            id,
            head: room.terms.write(),
            seed: seed.to_string(),
            at: now,
            listing,
            host: Some(host),
            public: room.terms.open,
            rows: step.rows,
            sitters,
        };
        room.rows = new.rows.len() as u32;
        self.log.create(new).await?;
        self.metrics.games.fetch_add(1, Relaxed);
        let mut slot = Slot::new();
        slot.room = Some(room);
        slot.listing = listing;
        // If there is no room for it now it is loaded when somebody asks for it.
        if let Ok(slot) = self.enter(id, slot) {
            self.go_on(&mut *slot.lock().await);
        }
        Ok(id)
    }
}

/// 64 bits that nobody can guess.
pub(crate) fn entropy() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}
