//! Threads beside those that serve pages: some on which computer players think, and one that draws pictures. However
//! much is asked of them, nobody's page waits, and each asker gets a turn (`turns`). What nobody waits for any more is
//! taken out of the line, or ended while it runs.

use std::collections::HashMap;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::thread;

use plat_games::Stop;
use tokio::sync::oneshot;

use crate::turns::{Asker, Need, TooMuch, Turns};

/// A few threads and what they are still to do.
pub(crate) struct Workers {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    line: Mutex<Queue>,
    changed: Condvar,
    refused: AtomicU64,
    cancelled: AtomicU64,
}

/// What waits and what runs.
struct Queue {
    turns: Turns<Task>,
    running: HashMap<u64, Wanted>,
    last: u64,
    closed: bool,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue {
            turns: Turns::new(),
            running: HashMap::new(),
            last: 0,
            closed: false,
        }
    }
}

struct Task {
    wanted: Wanted,
    work: Box<dyn FnOnce() + Send>,
}

/// Whether an answer is still wanted; whoever works on it looks from time to time.
#[derive(Clone, Default)]
pub(crate) struct Wanted(Arc<Mutex<Want>>);

#[derive(Default)]
struct Want {
    no_more: bool,
    stop: Stop,
}

impl Wanted {
    /// Ends this thinking as soon as the answer is not wanted any more.
    pub(crate) fn ends(&self, thinking: &Stop) {
        let mut want = self.lock();
        want.stop = thinking.clone();
        match want.no_more {
            true => thinking.stop(),
            false => thinking.reset(),
        }
    }

    fn no_more(&self) {
        let mut want = self.lock();
        want.no_more = true;
        want.stop.stop();
    }

    fn lock(&self) -> MutexGuard<'_, Want> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Nothing runs while the lock is held, so nothing can have been left half done.
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nobody waits for this any more.
    fn cancel(&self, ticket: &Ticket) {
        let mut line = self.lock();
        if line.turns.cancel(ticket.need, ticket.asker, ticket.number) {
            self.cancelled.fetch_add(1, Relaxed);
        } else if let Some(wanted) = line.running.get(&ticket.number) {
            wanted.no_more();
            self.cancelled.fetch_add(1, Relaxed);
        }
    }
}

impl Workers {
    /// So many threads, each named after what they do.
    pub(crate) fn new(name: &str, threads: usize) -> io::Result<Workers> {
        let workers = Workers {
            shared: Arc::default(),
        };
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&workers.shared);
            let thread = thread::Builder::new().name(format!("{name}-{number}"));
            thread.spawn(move || work(&shared))?;
        }
        Ok(workers)
    }

    /// Has a thread do something for whoever of these has to wait for the least. No answer comes if it panics or the
    /// house closes; dropping what is returned cancels it.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        need: Need,
        askers: &[Asker],
        work: impl FnOnce(&Wanted) -> T + Send + 'static,
    ) -> Result<Asked<T>, TooMuch> {
        let (tell, told) = oneshot::channel();
        let wanted = Wanted::default();
        let task = Task {
            wanted: wanted.clone(),
            work: Box::new(move || {
                let _ = tell.send(work(&wanted));
            }),
        };
        let nobody = Asker {
            guest: None,
            network: None,
        };
        let mut line = self.shared.lock();
        let asker = askers.iter().copied();
        let asker = asker.min_by_key(|&asker| {
            let (person, address) = line.turns.waiting_for(need, asker);
            (address, person)
        });
        let asker = asker.unwrap_or(nobody);
        line.last += 1;
        let number = line.last;
        // A house that closes does not begin anything.
        if !line.closed
            && let Err(too_much) = line.turns.wait(need, asker, number, task)
        {
            self.shared.refused.fetch_add(1, Relaxed);
            return Err(too_much);
        }
        drop(line);
        self.shared.changed.notify_one();
        Ok(Asked {
            told,
            ticket: Ticket {
                shared: Arc::clone(&self.shared),
                need,
                asker,
                number,
                over: false,
            },
        })
    }

    /// Begins nothing more, and ends what runs.
    pub(crate) fn close(&self) {
        let mut line = self.shared.lock();
        line.closed = true;
        line.turns = Turns::new();
        line.running.values().for_each(Wanted::no_more);
        drop(line);
        self.shared.changed.notify_all();
    }

    /// What waits, and how much was refused or cancelled.
    pub(crate) fn figures(&self) -> Figures {
        let line = self.shared.lock();
        Figures {
            waiting: Need::ALL.map(|need| line.turns.waiting(need)),
            refused: self.shared.refused.load(Relaxed),
            cancelled: self.shared.cancelled.load(Relaxed),
        }
    }
}

/// The threads are not waited for: what they still do ends soon, and nobody wants it.
impl Drop for Workers {
    fn drop(&mut self) {
        self.close();
    }
}

/// What the threads have to do.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    /// How much waits of each need.
    pub(crate) waiting: [usize; Need::ALL.len()],
    /// How much was refused because too much waited.
    pub(crate) refused: u64,
    /// How much nobody waited for any more.
    pub(crate) cancelled: u64,
}

/// Something that was asked for. Nobody waits for it any more when this is dropped.
pub(crate) struct Asked<T> {
    told: oneshot::Receiver<T>,
    ticket: Ticket,
}

impl<T> Future for Asked<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<T>> {
        let told = Pin::new(&mut self.told).poll(cx);
        self.ticket.over = told.is_ready();
        told.map(Result::ok)
    }
}

struct Ticket {
    shared: Arc<Shared>,
    need: Need,
    asker: Asker,
    number: u64,
    /// Whether the answer has come.
    over: bool,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if !self.over {
            self.shared.cancel(self);
        }
    }
}

fn work(shared: &Shared) {
    let mut line = shared.lock();
    loop {
        if line.closed {
            return;
        }
        let Some((_, number, task)) = line.turns.next() else {
            line = shared.changed.wait(line).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        line.running.insert(number, task.wanted);
        drop(line);
        // What panics loses its answer, not its thread.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(task.work)).is_err() {
            tracing::error!("a computer player or a picture panicked");
        }
        line = shared.lock();
        line.running.remove(&number);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use plat_store::GuestId;

    use super::*;

    fn guest(number: u64) -> [Asker; 1] {
        [Asker {
            guest: Some(GuestId::from_entropy(number << 8)),
            network: None,
        }]
    }

    #[tokio::test]
    async fn work_is_answered_and_a_panic_costs_only_itself() {
        let workers = Workers::new("test", 1).unwrap();
        let bad = workers.ask(Need::Move, &guest(1), |_| -> u32 { panic!("as the test wants") });
        let good = workers.ask(Need::Move, &guest(1), |_| 6 * 7);
        assert_eq!(bad.unwrap().await, None);
        assert_eq!(good.unwrap().await, Some(42));
        assert_eq!(workers.figures().waiting, [0; 4]);
    }

    #[tokio::test]
    async fn no_more_is_done_at_once_than_there_are_threads() {
        let workers = Workers::new("test", 2).unwrap();
        let at_once = Arc::new(Mutex::new((0, 0)));
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let at_once = Arc::clone(&at_once);
                let work = move |_: &Wanted| {
                    let mut now = at_once.lock().unwrap();
                    now.0 += 1;
                    now.1 = now.1.max(now.0);
                    drop(now);
                    thread::yield_now();
                    at_once.lock().unwrap().0 -= 1;
                };
                workers.ask(Need::Move, &guest(1), work).unwrap()
            })
            .collect();
        for asked in asked {
            asked.await.unwrap();
        }
        let most = at_once.lock().unwrap().1;
        assert!((1..=2).contains(&most), "{most} at once");
    }

    /// Something that runs until nobody wants it any more; says when it begins and ends.
    fn endless(workers: &Workers, told: mpsc::Sender<&'static str>) -> Asked<()> {
        let work = move |wanted: &Wanted| {
            let stop = Stop::default();
            wanted.ends(&stop);
            let _ = told.send("begins");
            while !stop.is_set() {
                thread::yield_now();
            }
            let _ = told.send("ends");
        };
        workers.ask(Need::Hint, &guest(1), work).unwrap()
    }

    #[test]
    fn what_nobody_waits_for_is_ended_while_it_runs_and_never_begins_if_it_waits() {
        let workers = Workers::new("test", 1).unwrap();
        let (tell, told) = mpsc::channel();
        let runs = endless(&workers, tell.clone());
        assert_eq!(told.recv(), Ok("begins"));
        let waits = endless(&workers, tell);
        drop(waits);
        drop(runs);
        assert_eq!(told.recv(), Ok("ends"));
        assert!(told.recv().is_err(), "the other one never began");
        assert_eq!(workers.figures().cancelled, 2);
    }

    #[test]
    fn a_house_that_closes_ends_what_runs() {
        let workers = Workers::new("test", 1).unwrap();
        let (tell, told) = mpsc::channel();
        let _runs = endless(&workers, tell.clone());
        let _waits = endless(&workers, tell);
        assert_eq!(told.recv(), Ok("begins"));
        workers.close();
        assert_eq!(told.recv(), Ok("ends"));
        assert!(told.recv().is_err());
    }

    #[tokio::test]
    async fn a_move_is_for_whoever_waits_for_the_least() {
        let workers = Workers::new("test", 1).unwrap();
        let (tell, told) = mpsc::channel();
        let runs = endless(&workers, tell);
        assert_eq!(told.recv(), Ok("begins"));
        let (eve, ada) = (guest(2)[0], guest(3)[0]);
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |askers: &[Asker], name: &'static str| {
            let order = Arc::clone(&order);
            let work = move |_: &Wanted| order.lock().unwrap().push(name);
            workers.ask(Need::Move, askers, work).unwrap()
        };
        let mut asked: Vec<_> = (0..3).map(|_| ask(&[eve], "eve's")).collect();
        asked.push(ask(&[eve, ada], "of both"));
        drop(runs);
        for asked in asked {
            asked.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["eve's", "of both", "eve's", "eve's"]);
    }
}
