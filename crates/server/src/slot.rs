//! A table in memory and those who look at it.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use plat_engine::Observer;
use plat_store::{GuestId, Listing, Millis, Standing};

use crate::language::Language;
use crate::letterbox::Letterbox;
use crate::metrics::Metrics;
use crate::patch::{Drawn, Outlines};
use crate::problem::Problem;
use crate::room::{Room, Step};
use crate::sight::{Onlooker, Sight, Sights};
use crate::telling::{self, Is, OpenView, Take, Telling};
use crate::thinking::Pending;

/// A table in memory, which is a copy of its log, and those who look at it.
pub(crate) struct Slot {
    /// Nothing before it is loaded.
    pub(crate) room: Option<Room>,
    /// Whether the room may be ahead of the log: then it has to be loaded again.
    pub(crate) in_doubt: bool,
    /// When anybody last asked for the table.
    pub(crate) used: Instant,
    /// When it was last written down that somebody is there to wait for others.
    pub(crate) listed: Option<Instant>,
    /// What the log knows of the game without reading its rows.
    pub(crate) listing: Listing,
    /// What computers think about for the table.
    pub(crate) pending: Vec<Pending>,
    watchers: Vec<Watcher>,
    /// The parts that all who look from one place have.
    known: Vec<(Place, Outlines)>,
    open_view: OpenView,
}

/// Somebody who looks.
struct Watcher {
    onlooker: Onlooker,
    /// From where they looked when they were last sent something. No more than that: what they are sent next is decided
    /// then.
    looked: Observer,
    take: Take,
    client: Letterbox,
}

impl Slot {
    pub(crate) fn new() -> Slot {
        Slot {
            room: None,
            in_doubt: false,
            used: Instant::now(),
            listed: None,
            listing: Listing {
                standing: Standing::Waiting,
                changed: Millis(0),
                alarm: None,
            },
            pending: Vec::new(),
            watchers: Vec::new(),
            known: Vec::new(),
            open_view: OpenView::default(),
        }
    }

    /// From where those look who are told what happens.
    pub(crate) fn audience(&self) -> Vec<Observer> {
        let mut audience = Vec::new();
        for watcher in self.watchers.iter().filter(|watcher| watcher.take.log) {
            if !audience.contains(&watcher.looked) {
                audience.push(watcher.looked);
            }
        }
        audience
    }

    /// Whether strangers may still sit down at the table, at which this guest sits.
    pub(crate) fn waits_with(&self, guest: GuestId) -> bool {
        let waits = |room: &Room| {
            room.terms.open && room.standing() == Standing::Waiting && !room.seats_of(guest).is_empty()
        };
        self.room.as_ref().is_some_and(waits)
    }

    /// Whether they may, and somebody who sits there is connected.
    pub(crate) fn waits_with_somebody(&self) -> bool {
        let mut guests = self.watchers.iter().filter_map(|watcher| watcher.onlooker.guest);
        guests.any(|guest| self.waits_with(guest))
    }

    pub(crate) fn has_watchers(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// Whether a computer thinks about something for the table.
    pub(crate) fn is_thinking(&self) -> bool {
        self.pending.iter().any(Pending::goes_on)
    }

    /// Somebody begins to look from somewhere else, or at all, and is sent the table as it is. Says how many entries the
    /// game has.
    pub(crate) fn watch(
        &mut self,
        client: Letterbox,
        mut onlooker: Onlooker,
        take: Take,
        from: usize,
        now: Millis,
    ) -> Result<usize, Problem> {
        let room = self.room.as_ref().expect("a slot that was asked for is loaded");
        let sight = Sight::of(room, onlooker)?;
        let (looked, entries) = (onlooker.settle(room), room.table.entries());
        let mut drawn = AllDrawn::default();
        let view = if take.view {
            self.open_view.of(sight.table())
        } else {
            None
        };
        let made = (drawn.get(&sight, take), view);
        client.put(telling::state_with(&sight, take, made, from, now).into());
        drop(sight);
        self.unwatch(client.id);
        if !self
            .known
            .iter()
            .any(|(place, _)| *place == (looked, take.language))
        {
            self.known.extend(drawn.outlines());
        }
        self.watchers.push(Watcher {
            onlooker,
            looked,
            take,
            client,
        });
        Ok(entries)
    }

    /// Somebody no longer looks.
    pub(crate) fn unwatch(&mut self, id: u64) {
        self.watchers.retain(|watcher| watcher.client.id != id);
        let watchers = &self.watchers;
        let used = |place| {
            watchers
                .iter()
                .any(|watcher| (watcher.looked, watcher.take.language) == place && watcher.take.parts)
        };
        self.known.retain(|&(place, _)| used(place));
        if !self.has_watchers() {
            self.open_view = OpenView::default();
        }
    }

    /// Tells everybody who looks what has changed. Whoever may no longer look from where they did is told that, and
    /// then sent all that is to be seen from where they look now.
    pub(crate) fn publish(&mut self, step: &Step, now: Millis, metrics: &Metrics) {
        let Some(room) = &self.room else {
            return;
        };
        let mut ready: Vec<(Observer, Take, Utf8Bytes)> = Vec::new();
        let (mut sights, mut drawn) = (Sights::new(room), AllDrawn::default());
        let nothing = Outlines::default();
        let wanted = self.watchers.iter().any(|watcher| watcher.take.view);
        let view = if wanted {
            self.open_view.of(room.table.as_ref())
        } else {
            None
        };
        let about = step.house || step.standing.is_some();
        self.watchers.retain_mut(|watcher| {
            let take = watcher.take;
            let sight = sights.of(&mut watcher.onlooker);
            let observer = sight.observer();
            metrics.sent.fetch_add(1, Relaxed);
            let kept_up = if observer != watcher.looked {
                watcher.moves(sight, view, &mut drawn, now)
            } else {
                let known = ready
                    .iter()
                    .find(|(place, taken, _)| (*place, *taken) == (observer, take));
                let message = match known {
                    Some((_, _, message)) => message.clone(),
                    None => {
                        let place = (observer, take.language);
                        let before = self.known.iter().find(|(known, _)| *known == place);
                        let before = before.map_or(&nothing, |(_, known)| known);
                        let told = step.told.iter().find(|(place, _)| *place == observer);
                        let telling = Telling {
                            is: Is::Change,
                            take,
                            about,
                            told: told.map_or(&[], |(_, told)| told),
                            said: &step.said,
                            parts: drawn.get(sight, take).map(|drawn| (before, drawn)),
                            view,
                            now,
                        };
                        let message = Utf8Bytes::from(telling.write(sight));
                        ready.push((observer, take, message.clone()));
                        message
                    }
                };
                watcher.client.put(message)
            };
            if !kept_up {
                metrics.lagged.fetch_add(1, Relaxed);
            }
            kept_up
        });
        self.known = drawn.outlines().collect();
    }

    /// Tells everybody who looks how the table is, as if they had just come: it is not what they were told.
    pub(crate) fn tell_all(&mut self, now: Millis) {
        let Some(room) = &self.room else {
            return;
        };
        // It was loaded anew, and may not be what it was.
        self.open_view = OpenView::default();
        let (mut sights, mut drawn) = (Sights::new(room), AllDrawn::default());
        for watcher in &mut self.watchers {
            let sight = sights.of(&mut watcher.onlooker);
            watcher.moves(sight, None, &mut drawn, now);
        }
        self.known = drawn.outlines().collect();
    }
}

impl Watcher {
    /// Sends somebody the whole of what is to be seen from where they look now, and says so if that is somewhere else.
    /// Says whether the client keeps up.
    fn moves(&mut self, sight: &Sight<'_>, view: Option<&str>, drawn: &mut AllDrawn, now: Millis) -> bool {
        let was = std::mem::replace(&mut self.looked, sight.observer());
        if was != self.looked && !self.client.put(telling::viewpoint(was, sight).into()) {
            return false;
        }
        let made = (drawn.get(sight, self.take), view);
        let state = telling::state_with(sight, self.take, made, 0, now);
        self.client.put(state.into())
    }
}

/// The parts of one moment, each made once for all who look from the same place.
#[derive(Default)]
struct AllDrawn(Vec<(Place, Drawn)>);

/// From where somebody looks, and in which language they read.
type Place = (Observer, Language);

impl AllDrawn {
    /// The parts that are to be seen, if they are taken.
    fn get(&mut self, sight: &Sight<'_>, take: Take) -> Option<&Drawn> {
        let own = (sight.observer(), take.language);
        let place = |(place, _): &(Place, Drawn)| *place == own;
        if take.parts && !self.0.iter().any(place) {
            self.0.push((own, telling::parts(sight, take.language)));
        }
        let found = self.0.iter().find(|drawn| take.parts && place(drawn));
        found.map(|(_, drawn)| drawn)
    }

    /// How to know them again.
    fn outlines(self) -> impl Iterator<Item = (Place, Outlines)> {
        self.0.into_iter().map(|(place, drawn)| (place, drawn.outlines))
    }
}
