//! A table in memory and those who look at it.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use plat_engine::Observer;
use plat_store::{GuestId, Millis, Standing};
use tokio::sync::{Notify, mpsc};
use tokio::task::AbortHandle;

use crate::glance::{self, Is, Look, Position, Take};
use crate::message::Viewpoint;
use crate::metrics::Metrics;
use crate::patch::Outline;
use crate::problem::Problem;
use crate::room::{Room, Step};

/// A table in memory, which is a copy of its log, and those who look at it.
pub(crate) struct Slot {
    /// Nothing before it is loaded.
    pub(crate) room: Option<Room>,
    /// Whether the room may be ahead of the log: then it has to be loaded again.
    pub(crate) in_doubt: bool,
    /// When anybody last asked for the table.
    pub(crate) used: Instant,
    /// Goes off when somebody's time is over.
    pub(crate) alarm: Option<AbortHandle>,
    watchers: Vec<Watcher>,
    /// The shapes that all who look from one place have.
    shapes: Vec<(Observer, Vec<Outline>)>,
}

/// Somebody who looks.
struct Watcher {
    observer: Observer,
    take: Take,
    client: Letterbox,
}

/// Where a client is told what changes.
#[derive(Clone)]
pub(crate) struct Letterbox {
    /// Tells clients apart.
    pub(crate) id: u64,
    to: mpsc::Sender<Utf8Bytes>,
    full: Arc<Notify>,
}

impl Letterbox {
    /// For a client of this number, which is notified if it does not keep up.
    pub(crate) fn new(id: u64, to: mpsc::Sender<Utf8Bytes>, full: Arc<Notify>) -> Letterbox {
        Letterbox { id, to, full }
    }

    /// Puts a message in. Says whether the client keeps up.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let room = self.to.try_send(message).is_ok();
        if !room {
            self.full.notify_one();
        }
        room
    }
}

impl Slot {
    pub(crate) fn new() -> Slot {
        Slot {
            room: None,
            in_doubt: false,
            used: Instant::now(),
            alarm: None,
            watchers: Vec::new(),
            shapes: Vec::new(),
        }
    }

    /// From where people look at the table.
    pub(crate) fn audience(&self) -> Vec<Observer> {
        let mut audience = Vec::new();
        for watcher in self.watchers.iter().filter(|watcher| watcher.take.log) {
            if !audience.contains(&watcher.observer) {
                audience.push(watcher.observer);
            }
        }
        audience
    }

    pub(crate) fn has_watchers(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// Somebody begins to look from somewhere else, or at all, and is sent the table as it is.
    pub(crate) fn watch(
        &mut self,
        client: Letterbox,
        observer: Observer,
        take: Take,
        from: usize,
        now: Millis,
    ) {
        self.unwatch(client.id);
        if let Some(state) = self.state(observer, take, from, now) {
            client.put(state.into());
        }
        self.watchers.push(Watcher {
            observer,
            take,
            client,
        });
    }

    /// Somebody no longer looks.
    pub(crate) fn unwatch(&mut self, id: u64) {
        self.watchers.retain(|watcher| watcher.client.id != id);
        let watchers = &self.watchers;
        let used = |observer| {
            watchers
                .iter()
                .any(|watcher| watcher.observer == observer && watcher.take.scene)
        };
        self.shapes.retain(|&(observer, _)| used(observer));
    }

    /// Tells everybody who looks what has changed.
    pub(crate) fn publish(&mut self, step: &Step, now: Millis, metrics: &Metrics) {
        let Some(room) = &self.room else {
            return;
        };
        let mut ready: Vec<(Observer, Take, Utf8Bytes)> = Vec::new();
        let mut scenes = Vec::new();
        let open_view = self.watchers.iter().any(|watcher| watcher.take.view);
        let open_view = open_view
            .then(|| glance::open_view(room.table.as_ref()))
            .flatten();
        let about = step.house || step.standing.is_some();
        self.watchers.retain(|watcher| {
            let (observer, take) = (watcher.observer, watcher.take);
            let known = ready
                .iter()
                .find(|(place, taken, _)| (*place, *taken) == (observer, take));
            let message = match known {
                Some((_, _, message)) => message.clone(),
                None => {
                    if take.scene && !scenes.iter().any(|(place, _)| *place == observer) {
                        scenes.push((observer, glance::scene(room.table.as_ref(), observer)));
                    }
                    let scene = scenes.iter().find(|(place, _)| *place == observer && take.scene);
                    let before = self.shapes.iter().find(|(place, _)| *place == observer);
                    let before = before.map_or(&[][..], |(_, shapes)| shapes);
                    let told = step.told.iter().find(|(place, _)| *place == observer);
                    let look = Look {
                        is: Is::Change,
                        observer,
                        take,
                        about,
                        told: told.map_or(&[], |(_, told)| told),
                        shapes: scene.map(|(_, scene)| (before, scene)),
                        view: open_view.as_deref(),
                        now,
                    };
                    let message = Utf8Bytes::from(look.write(Position::now(room)));
                    ready.push((observer, take, message.clone()));
                    message
                }
            };
            metrics.sent.fetch_add(1, Relaxed);
            let kept_up = watcher.client.put(message);
            if !kept_up {
                metrics.lagged.fetch_add(1, Relaxed);
            }
            kept_up
        });
        self.shapes = scenes
            .into_iter()
            .map(|(observer, drawn)| (observer, drawn.outlines))
            .collect();
    }

    /// Tells everybody who looks how the table is, as if they had just come: it is not what they were told.
    pub(crate) fn tell_all(&mut self, now: Millis) {
        self.shapes.clear();
        let watchers = std::mem::take(&mut self.watchers);
        for watcher in &watchers {
            if let Some(state) = self.state(watcher.observer, watcher.take, 0, now) {
                watcher.client.put(state.into());
            }
        }
        self.watchers = watchers;
    }

    /// The table as it is.
    fn state(&mut self, observer: Observer, take: Take, from: usize, now: Millis) -> Option<String> {
        let room = self.room.as_ref()?;
        let (state, outlines) = glance::state(Position::now(room), observer, take, from, now);
        if let Some(outlines) = outlines
            && !self.shapes.iter().any(|&(place, _)| place == observer)
        {
            self.shapes.push((observer, outlines));
        }
        Some(state)
    }
}

/// From where somebody may look. While a game goes on only whoever sits somewhere sees what is to be seen from there.
pub(crate) fn observer(room: &Room, guest: Option<GuestId>, wanted: Viewpoint) -> Result<Observer, Problem> {
    let own = guest.map(|guest| room.seats_of(guest)).unwrap_or_default();
    match wanted {
        Viewpoint::Spectator => Ok(Observer::Spectator),
        Viewpoint::Own => {
            let acting = own.iter().find(|&seat| room.acting().has(seat));
            let seat = acting.or_else(|| own.first());
            Ok(seat.map_or(Observer::Spectator, Observer::Seat))
        }
        Viewpoint::Seat(seat) if !room.seats().has(seat) => Err(Problem::NotFound("such seat")),
        Viewpoint::Seat(seat) if own.has(seat) || room.standing() == Standing::Over => {
            Ok(Observer::Seat(seat))
        }
        Viewpoint::Seat(_) => Err(Problem::Forbidden(
            "only whoever sits there can look from this seat",
        )),
    }
}
