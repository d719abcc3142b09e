//! The object-safe edge: any game, over text and JSON. Front ends know this and nothing else of a game.

use serde_json::Value;

use crate::dice::FastDice;
use crate::entry::RecordEntry;
use crate::event::Seen;
use crate::game::{Info, Next, TableGame, View};
use crate::notation::{Choice, Token};
use crate::page::Page;
use crate::parts::Parts;
use crate::record::Record;
use crate::refused::{ActError, BackError, DrawError};
use crate::score::SeatScore;
use crate::seat::{Observer, Seat, Seats};
use crate::session::Session;
use crate::sheet::Sheet;
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

    /// The view of an observer as JSON.
    fn view(&self, observer: Observer) -> Value;
    /// The same JSON as text, made without the tree in between: for servers, which make it after every move.
    fn view_json(&self, observer: Observer) -> String;
    /// The same as lines of text, with what they are made of.
    fn page(&self, observer: Observer, voice: &Voice) -> Page;
    /// The same as plain text.
    fn text(&self, observer: Observer, voice: &Voice) -> String {
        self.page(observer, voice).to_string()
    }
    /// The same as the parts it is made of, the sheet of points first among the sheets.
    fn parts(&self, observer: Observer, voice: &Voice) -> Parts;
    /// The score lines that the observer may know.
    fn scores(&self, observer: Observer) -> Vec<SeatScore>;
    /// The log that the observer may know.
    fn log(&self, observer: Observer) -> Vec<Seen>;
    /// What the observer is told of the last log entry.
    fn told(&self, observer: Observer) -> Option<Seen>;
    /// What the seat may do now: nothing if it is not its turn.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The same as words alone: for programs, which need no more.
    fn words(&self, seat: Seat) -> Vec<String>;
    /// The seats that have won, once the game is over: none if there is a target and it was missed.
    fn winners(&self) -> Option<Vec<Seat>>;
    /// The place of every seat in turn order, once the game is over: from 1, equal seats share the better one.
    fn places(&self) -> Option<Vec<u8>>;
    /// The total that must be reached to win, where there is one.
    fn target(&self) -> Option<i32>;

    /// A seat acts by a word.
    fn act(&mut self, seat: Seat, word: &str) -> Result<(), ActError>;
    /// What the seat would see after an action: nothing where that hangs on what the seat cannot know.
    fn preview(&self, seat: Seat, word: &str, voice: &Voice) -> Result<Option<Parts>, ActError>;
    /// Why what somebody has in mind who touched these things is not allowed: nothing if it is allowed, or if it is not
    /// clear what they have in mind.
    fn why(&self, seat: Seat, touched: &[Token]) -> Option<ActError>;
    /// Lets happen one thing that happens by itself: a draw, or an uncovering. Says whether there was anything.
    fn unfold(&mut self) -> Result<bool, DrawError>;
    /// Draws and uncovers until a seat may act or the game is over; says how many entries that took.
    fn settle(&mut self) -> Result<usize, DrawError>;
    /// Enters what a record says: an action, a draw or a take-back. The error says why it cannot be.
    fn enter(&mut self, entry: &RecordEntry) -> Result<(), String>;
    /// A seat takes its last action back.
    fn take_back(&mut self, seat: Seat) -> Result<(), BackError>;
    /// Whether it has one to take back.
    fn can_take_back(&self, seat: Seat) -> bool;

    /// The record of the game, which holds every secret: for a file of one's own, never for a client.
    fn record(&self) -> Record;
    /// The last entry as the record has it, secrets and all.
    fn written(&self) -> Option<RecordEntry>;
}

/// So many times what a seat cannot know is imagined for a preview.
const IMAGINED: u64 = 4;

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

    fn view(&self, observer: Observer) -> Value {
        serde_json::to_value(self.state().view(observer)).expect("a view is plain data with text keys")
    }

    fn view_json(&self, observer: Observer) -> String {
        serde_json::to_string(&self.state().view(observer)).expect("a view is plain data with text keys")
    }

    fn page(&self, observer: Observer, voice: &Voice) -> Page {
        self.state().view(observer).page(voice)
    }

    fn parts(&self, observer: Observer, voice: &Voice) -> Parts {
        parts_of(&self.state().view(observer), voice)
    }

    fn scores(&self, observer: Observer) -> Vec<SeatScore> {
        self.state().view(observer).scores().to_vec()
    }

    fn log(&self, observer: Observer) -> Vec<Seen> {
        self.seen(observer)
    }

    fn told(&self, observer: Observer) -> Option<Seen> {
        Session::told(self, observer)
    }

    fn words(&self, seat: Seat) -> Vec<String> {
        let state = self.state();
        let actions = actions_of(self, seat);
        actions.into_iter().map(|action| state.word(action)).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let state = self.state();
        actions_of(self, seat)
            .into_iter()
            .map(|action| Choice {
                word: state.word(action),
                tokens: state.tokens(action),
                says: state.says(action),
            })
            .collect()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        (Session::next(self) == Next::Over).then(|| crate::replay::winners(self.state()))
    }

    fn places(&self) -> Option<Vec<u8>> {
        let places = self.state().places();
        let over = Session::next(self) == Next::Over;
        over.then(|| self.seats().iter().map(|seat| places[seat]).collect())
    }

    fn target(&self) -> Option<i32> {
        self.state().target()
    }

    fn act(&mut self, seat: Seat, word: &str) -> Result<(), ActError> {
        self.act_word(seat, word)
    }

    fn preview(&self, seat: Seat, word: &str, voice: &Voice) -> Result<Option<Parts>, ActError> {
        let action = self.allowed(seat, word)?;
        // What is hidden from the seat is drawn anew, so that whatever is shown cannot tell of it; and drawn several
        // times, so that what hangs on it is not shown at all.
        let after = |number: u64| {
            let mut state = self.state().resample(seat, &mut FastDice::new(number));
            state.act(seat, action);
            parts_of(&state.view(Observer::Seat(seat)), voice)
        };
        let one = after(0);
        Ok((1..IMAGINED).all(|number| after(number) == one).then_some(one))
    }

    fn why(&self, seat: Seat, touched: &[Token]) -> Option<ActError> {
        let action = self.state().meant(seat, touched)?;
        self.allowed(seat, &self.state().word(action)).err()
    }

    fn unfold(&mut self) -> Result<bool, DrawError> {
        Session::unfold(self)
    }

    fn settle(&mut self) -> Result<usize, DrawError> {
        Session::settle(self)
    }

    fn enter(&mut self, entry: &RecordEntry) -> Result<(), String> {
        Session::enter(self, entry)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), BackError> {
        Session::take_back(self, seat)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        Session::can_take_back(self, seat)
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn written(&self) -> Option<RecordEntry> {
        Session::written(self)
    }
}

/// The parts of a view with the sheet of points.
pub(crate) fn parts_of(view: &impl View, voice: &Voice) -> Parts {
    let mut parts = view.parts(voice);
    let points = Sheet::of_scores(view.scores(), voice);
    parts.sheets.insert(0, points);
    parts
}

/// What the seat may do now: nothing if it is not its turn.
fn actions_of<G: TableGame>(session: &Session<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if session.may_act(seat).is_ok() {
        session.state().actions(seat, &mut actions);
    }
    actions
}
