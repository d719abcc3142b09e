//! The object-safe edge: any game, over text and JSON. Front ends know this and nothing else of a game.

use crate::entry::RecordEntry;
use crate::game::{Info, Next, TableGame, View};
use crate::look::{Look, SessionLook};
use crate::phrase::Phrase;
use crate::record::Record;
use crate::refused::{ActError, BackError, DrawError};
use crate::seat::{Observer, Seat, Seats};
use crate::session::Session;
use crate::voice::Voice;
use crate::words::Shelf;

/// A game in progress, whichever it is.
pub trait Table: Send + Sync {
    /// What game it is.
    fn info(&self) -> &'static Info;
    /// The words of the game, in every language.
    fn shelf(&self) -> &'static Shelf;
    /// Somebody who speaks this language, English if nobody does, and calls seats by their colours.
    fn voice(&self, language: &str) -> Voice<'static> {
        Voice::of(self.shelf().book(language))
    }
    /// How many seats there are.
    fn seats(&self) -> Seats;
    /// Who sits where.
    fn players(&self) -> &[String];
    /// What happens next.
    fn next(&self) -> Next;
    /// How many log entries there are; a client that acts says how many it saw.
    fn entries(&self) -> usize;
    /// The total that must be reached to win, where there is one.
    fn target(&self) -> Option<i32>;
    /// Who has won and who came where, once the game is over.
    fn placings(&self) -> Option<Placings>;

    /// The table as this observer sees it now. Whatever is shown to anybody comes from such a look.
    fn look(&self, observer: Observer) -> Box<dyn Look + '_>;

    /// A seat acts by a word.
    fn act(&mut self, seat: Seat, word: &str) -> Result<(), ActError>;
    /// A seat takes its last action back.
    fn take_back(&mut self, seat: Seat) -> Result<(), BackError>;
    /// Lets happen one thing that happens by itself: a draw, or an uncovering. Says whether there was anything.
    fn unfold(&mut self) -> Result<bool, DrawError>;
    /// Draws and uncovers until a seat may act or the game is over; says how many entries that took.
    fn settle(&mut self) -> Result<usize, DrawError> {
        let before = self.entries();
        while self.unfold()? {}
        Ok(self.entries() - before)
    }
    /// Enters what a record says: an action, a draw or a take-back. The error says why it cannot be.
    fn enter(&mut self, entry: &RecordEntry) -> Result<(), Phrase>;

    /// The record of the game, which holds every secret: for a file of one's own, never for a client.
    fn record(&self) -> Record;
    /// The last entry as the record has it, secrets and all.
    fn written(&self) -> Option<RecordEntry>;
}

/// Who has won and who came where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placings {
    /// Who has won: nobody if there is a target and it was missed.
    pub winners: Vec<Seat>,
    /// The place of every seat in turn order, from 1; equal seats share the better one.
    pub places: Vec<u8>,
}

impl<G: TableGame> Table for Session<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn shelf(&self) -> &'static Shelf {
        G::View::shelf()
    }

    fn seats(&self) -> Seats {
        Session::seats(self)
    }

    fn players(&self) -> &[String] {
        Session::players(self)
    }

    fn next(&self) -> Next {
        Session::next(self)
    }

    fn entries(&self) -> usize {
        Session::log(self).len()
    }

    fn target(&self) -> Option<i32> {
        self.state().target()
    }

    fn placings(&self) -> Option<Placings> {
        let placings = || {
            let places = self.state().places();
            Placings {
                winners: crate::replay::winners(self.state()),
                places: self.seats().iter().map(|seat| places[seat]).collect(),
            }
        };
        (Session::next(self) == Next::Over).then(placings)
    }

    fn look(&self, observer: Observer) -> Box<dyn Look + '_> {
        Box::new(SessionLook::new(self, observer))
    }

    fn act(&mut self, seat: Seat, word: &str) -> Result<(), ActError> {
        self.act_word(seat, word)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), BackError> {
        Session::take_back(self, seat)
    }

    fn unfold(&mut self) -> Result<bool, DrawError> {
        Session::unfold(self)
    }

    fn enter(&mut self, entry: &RecordEntry) -> Result<(), Phrase> {
        Session::enter(self, entry)
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn written(&self) -> Option<RecordEntry> {
        Session::written(self)
    }
}
