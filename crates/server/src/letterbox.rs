//! Where a client is told what changes. What waits for a client that reads slowly is bounded, in messages and in bytes:
//! one that does not keep up is hung up on, and can come back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// So many messages wait for a client before it is taken to be gone.
const MOST_MESSAGES: usize = 64;

/// So many bytes do; a single message may be longer.
const MOST_BYTES: usize = 1 << 20;

/// A new letterbox for the client of this number, and its other side.
pub(crate) fn letterbox(id: u64) -> (Letterbox, Inbox) {
    let (to, from) = mpsc::channel(MOST_MESSAGES);
    let backlog = Arc::new(Backlog::default());
    let letterbox = Letterbox {
        id,
        to,
        backlog: Arc::clone(&backlog),
    };
    (letterbox, Inbox { from, backlog })
}

/// Where a client is told what changes.
#[derive(Clone)]
pub(crate) struct Letterbox {
    /// Tells clients apart.
    pub(crate) id: u64,
    to: mpsc::Sender<Utf8Bytes>,
    backlog: Arc<Backlog>,
}

impl Letterbox {
    /// Puts a message in. Says whether the client keeps up.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let length = message.len();
        let before = self.backlog.bytes.fetch_add(length, Relaxed);
        let fits = before == 0 || before + length <= MOST_BYTES;
        let put = fits && self.to.try_send(message).is_ok();
        if !put {
            self.backlog.bytes.fetch_sub(length, Relaxed);
            self.backlog.full.notify_one();
        }
        put
    }
}

/// The other side of a letterbox: what a client is still to be told.
pub(crate) struct Inbox {
    from: mpsc::Receiver<Utf8Bytes>,
    backlog: Arc<Backlog>,
}

impl Inbox {
    /// The next message, when there is one.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.from.recv().await?;
        Some(self.taken(message))
    }

    /// The next message, if there is one.
    pub(crate) fn ready(&mut self) -> Option<Utf8Bytes> {
        let message = self.from.try_recv().ok()?;
        Some(self.taken(message))
    }

    /// What waits, to be told when it becomes too much.
    pub(crate) fn backlog(&self) -> Arc<Backlog> {
        Arc::clone(&self.backlog)
    }

    fn taken(&self, message: Utf8Bytes) -> Utf8Bytes {
        self.backlog.bytes.fetch_sub(message.len(), Relaxed);
        message
    }
}

/// How much waits for a client.
#[derive(Default)]
pub(crate) struct Backlog {
    bytes: AtomicUsize,
    full: Notify,
}

impl Backlog {
    /// Comes back when something did not fit any more.
    pub(crate) async fn overflows(&self) {
        self.full.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(length: usize) -> Utf8Bytes {
        "x".repeat(length).into()
    }

    #[tokio::test]
    async fn what_waits_is_bounded_in_messages_and_in_bytes() {
        let (letterbox, mut inbox) = letterbox(1);
        assert!((0..MOST_MESSAGES).all(|_| letterbox.put(letter(1))));
        assert!(!letterbox.put(letter(1)), "so many messages do not wait");
        inbox.backlog().overflows().await;
        while inbox.ready().is_some() {}
        assert!(letterbox.put(letter(MOST_BYTES - 1)) && letterbox.put(letter(1)));
        assert!(!letterbox.put(letter(1)), "so many bytes do not wait");
        assert_eq!(
            inbox.next().await.map(|message| message.len()),
            Some(MOST_BYTES - 1)
        );
        assert!(letterbox.put(letter(1)), "there is room again");
    }

    #[test]
    fn a_long_message_gets_through_by_itself() {
        let (letterbox, mut inbox) = letterbox(1);
        assert!(letterbox.put(letter(3 * MOST_BYTES)));
        assert!(!letterbox.put(letter(1)));
        assert!(inbox.ready().is_some() && letterbox.put(letter(1)));
    }
}
