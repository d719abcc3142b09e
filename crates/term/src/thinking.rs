//! Computer players think on a thread of their own, so that the screen stays alive, and their answers come back
//! through a channel. What was asked and is no longer wanted is not listened to.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use plat_engine::Seat;
use plat_games::LiveTable;

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The action's word.
    pub word: String,
    /// What they have to say about it, if anything.
    pub remark: Option<String>,
}

/// Somebody who plays a seat: a computer player, or a program that talks to us.
pub trait Brain: Send {
    /// What to do in this seat; or why there is nothing.
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Move, String>;

    /// The game is over.
    fn end(&mut self, _table: &dyn LiveTable) {}
}

/// Somebody who gives hints.
pub trait Adviser: Send {
    /// What to consider in this seat, best first, a line each; or why there is nothing to say.
    fn advise(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Vec<String>, String>;
}

/// One that is asked on one thread after the other.
pub type Shared<T> = Arc<Mutex<Box<T>>>;

/// An answer.
pub(crate) enum Thought {
    /// What a seat does.
    Action(Seat, Result<Move, String>),
    /// A hint.
    Advice(Result<Vec<String>, String>),
}

/// The one question that is being thought about, if there is one.
pub(crate) struct Thinking {
    sender: Sender<(u64, Thought)>,
    receiver: Receiver<(u64, Thought)>,
    /// The number of the last question; answers to earlier ones are not wanted.
    question: u64,
    since: Option<Instant>,
    /// Makes a player who may stop early do so.
    stop: Box<dyn Fn()>,
}

impl Thinking {
    pub(crate) fn new(stop: Box<dyn Fn()>) -> Thinking {
        let (sender, receiver) = mpsc::channel();
        Thinking {
            sender,
            receiver,
            question: 0,
            since: None,
            stop,
        }
    }

    /// Since when somebody thinks.
    pub(crate) fn since(&self) -> Option<Instant> {
        self.since
    }

    /// Asks what a seat does.
    pub(crate) fn ask(&mut self, brain: &Shared<dyn Brain>, table: &dyn LiveTable, seat: Seat) {
        let brain = Arc::clone(brain);
        let silent = Thought::Action(seat, Err("the player of this seat has failed".to_owned()));
        self.start(table, silent, move |table| {
            let mut brain = brain.lock().unwrap_or_else(PoisonError::into_inner);
            Thought::Action(seat, brain.choose(table, seat))
        });
    }

    /// Asks for a hint.
    pub(crate) fn advise(&mut self, adviser: &Shared<dyn Adviser>, table: &dyn LiveTable, seat: Seat) {
        let adviser = Arc::clone(adviser);
        let silent = Thought::Advice(Err("there is no hint".to_owned()));
        self.start(table, silent, move |table| {
            let mut adviser = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            Thought::Advice(adviser.advise(table, seat))
        });
    }

    /// Tells a player that the game is over, without waiting for what it does about it.
    pub(crate) fn end(brain: &Shared<dyn Brain>, table: &dyn LiveTable) {
        let (brain, copy) = (Arc::clone(brain), table.at(table.entries()));
        thread::spawn(move || {
            let mut brain = brain.lock().unwrap_or_else(PoisonError::into_inner);
            brain.end(copy.as_ref());
        });
    }

    fn start(
        &mut self,
        table: &dyn LiveTable,
        silent: Thought,
        think: impl FnOnce(&dyn LiveTable) -> Thought + Send + 'static,
    ) {
        self.question += 1;
        self.since = Some(Instant::now());
        let copy = table.at(table.entries());
        let promise = Promise {
            sender: self.sender.clone(),
            question: self.question,
            thought: Some(silent),
        };
        thread::spawn(move || promise.keep(think(copy.as_ref())));
    }

    /// The answer, once it is there.
    pub(crate) fn answer(&mut self) -> Option<Thought> {
        while let Ok((question, thought)) = self.receiver.try_recv() {
            if question == self.question && self.since.is_some() {
                self.since = None;
                return Some(thought);
            }
        }
        None
    }

    /// The answer is not wanted any more.
    pub(crate) fn cancel(&mut self) {
        if self.since.take().is_some() {
            (self.stop)();
        }
        self.question += 1;
    }
}

/// An answer that comes even if whoever was asked panics.
struct Promise {
    sender: Sender<(u64, Thought)>,
    question: u64,
    /// What is said if there is nothing else to say, until there is.
    thought: Option<Thought>,
}

impl Promise {
    fn keep(mut self, thought: Thought) {
        self.thought = Some(thought);
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        if let Some(thought) = self.thought.take() {
            // Nobody listens if the screen is gone.
            let _ = self.sender.send((self.question, thought));
        }
    }
}
