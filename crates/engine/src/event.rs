//! What happened, and what an observer is told of it.

use serde::Serialize;

use crate::game::Game;
use crate::seat::Seat;

/// One thing that changes a game's state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<G: Game> {
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Chance brings something.
    Draw(G::Outcome),
}

impl<G: Game> Event<G> {
    /// The state after the event. The event must be legal there.
    pub fn apply(&self, state: &mut G) {
        match self {
            Event::Act { seat, action } => state.act(*seat, *action),
            Event::Draw(outcome) => state.reveal(outcome),
        }
    }
}

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<G: Game> {
    /// Something changed the state.
    Event(Event<G>),
    /// A seat took its last action back.
    Back {
        /// Who.
        seat: Seat,
    },
}

/// One log entry as an observer is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// Who acted; nobody if it was chance.
    pub seat: Option<Seat>,
    /// The entry's word, with `?` for what the observer may not know.
    pub word: String,
    /// The entry in words.
    pub says: String,
    /// The ids of the shapes and items that it concerned, as they are called after it: they are marked as the last action
    /// of whoever acted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}
