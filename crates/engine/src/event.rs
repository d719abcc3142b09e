//! What happened, and what an observer is told of it.

use serde::Serialize;

use crate::game::Game;
use crate::seat::Seat;
use crate::sentence::Sentence;
use crate::voice::{Said, Voice};

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
    /// What was chosen in secret becomes public ([`Next::Uncover`](crate::Next::Uncover)).
    Uncover,
}

impl<G: Game> Event<G> {
    /// The state after the event. The event must be legal there.
    pub fn apply(&self, state: &mut G) {
        match self {
            Event::Act { seat, action } => state.act(*seat, *action),
            Event::Draw(outcome) => state.reveal(outcome),
            Event::Uncover => state.uncover(),
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
pub struct Seen<W = Sentence> {
    /// Who acted; nobody if it was chance, or an uncovering.
    pub seat: Option<Seat>,
    /// The entry's word, with `?` for what the observer may not know.
    pub word: String,
    /// The entry as a sentence.
    pub says: W,
    /// The ids of the shapes and items that it concerned, as they are called after it: they are marked as the last action
    /// of whoever acted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// The word of an uncovering in a record, and in a log if the game has no other.
pub const UNCOVER: &str = "uncover";

impl Seen {
    /// What everybody is told of an uncovering, if the game has no more to say of it. A game in which play goes on
    /// afterwards says it by itself, with a word that tells what was uncovered, such as `uncover:4,2`: so that somebody
    /// who only hears the words can go on too.
    pub fn uncovering() -> Seen {
        Seen {
            seat: None,
            word: UNCOVER.to_owned(),
            says: Sentence::new("uncovered"),
            marks: Vec::new(),
        }
    }

    /// The same in words.
    pub fn said(&self, voice: &Voice) -> Seen<Said> {
        // What has no message of its own does not say who acts.
        let says = match self.seat {
            Some(seat) if self.says.as_verbatim().is_some() => &Sentence::new("does")
                .with("who", seat)
                .with("what", self.says.clone()),
            _ => &self.says,
        };
        Seen {
            seat: self.seat,
            word: self.word.clone(),
            says: voice.said(says),
            marks: self.marks.clone(),
        }
    }
}
