//! The threads on which computer players think. There are few of them, beside those that serve pages: however long a
//! player thinks and however many do, nobody's page waits for it, only its own table.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

/// A few threads and what they are still to think about, first come first served.
pub(crate) struct Computers {
    queue: Arc<Queue>,
    threads: Vec<JoinHandle<()>>,
}

type Thought = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    thoughts: VecDeque<Thought>,
    closed: bool,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // No thought runs while the lock is held, so nothing can have been left half done.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Computers {
    /// So many threads.
    pub(crate) fn new(threads: usize) -> std::io::Result<Computers> {
        let queue = Arc::new(Queue::default());
        let think = |number| {
            let queue = Arc::clone(&queue);
            let name = format!("plat-computer-{number}");
            thread::Builder::new().name(name).spawn(move || think(&queue))
        };
        let threads = (0..threads.max(1)).map(think).collect::<Result<_, _>>()?;
        Ok(Computers { queue, threads })
    }

    /// Has a thread think about something. No answer comes if the thought panics or the house closes.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (tell, told) = oneshot::channel();
        let thought: Thought = Box::new(move || {
            // Whoever asked may have gone away before the thought began; then there is nothing to think about.
            if !tell.is_closed() {
                let _ = tell.send(thought());
            }
        });
        self.queue.lock().thoughts.push_back(thought);
        self.queue.changed.notify_one();
        told
    }

    /// How many thoughts wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.lock().thoughts.len()
    }
}

/// What has not begun is not thought any more.
impl Drop for Computers {
    fn drop(&mut self) {
        let mut waiting = self.queue.lock();
        waiting.closed = true;
        waiting.thoughts.clear();
        drop(waiting);
        self.queue.changed.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn think(queue: &Queue) {
    let mut waiting = queue.lock();
    loop {
        if let Some(thought) = waiting.thoughts.pop_front() {
            drop(waiting);
            // A player that panics loses its answer, not its thread.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)).is_err() {
                tracing::error!("a computer player panicked");
            }
            waiting = queue.lock();
        } else if waiting.closed {
            return;
        } else {
            waiting = queue
                .changed
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_are_answered_and_a_panic_costs_only_itself() {
        let computers = Computers::new(1).unwrap();
        let bad = computers.ask(|| -> u32 { panic!("as the test wants") });
        let good = computers.ask(|| 6 * 7);
        assert!(bad.await.is_err());
        assert_eq!(good.await, Ok(42));
        assert_eq!(computers.waiting(), 0);
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_threads() {
        let computers = Computers::new(2).unwrap();
        let at_once = Arc::new(Mutex::new((0, 0)));
        let thoughts: Vec<_> = (0..20)
            .map(|_| {
                let at_once = Arc::clone(&at_once);
                computers.ask(move || {
                    let mut now = at_once.lock().unwrap();
                    now.0 += 1;
                    now.1 = now.1.max(now.0);
                    drop(now);
                    thread::yield_now();
                    at_once.lock().unwrap().0 -= 1;
                })
            })
            .collect();
        for thought in thoughts {
            thought.await.unwrap();
        }
        let most = at_once.lock().unwrap().1;
        assert!((1..=2).contains(&most), "{most} at once");
    }
}
