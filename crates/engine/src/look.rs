//! What is to be known of a table from one place, in every form that front ends need. A view is made once for a
//! [`Look`], and only if a form of it is asked for.

use std::cell::OnceCell;

use crate::dice::FastDice;
use crate::event::Seen;
use crate::game::{TableGame, View};
use crate::notation::{Choice, Token};
use crate::page::Page;
use crate::parts::Parts;
use crate::refused::ActError;
use crate::score::SeatScore;
use crate::seat::{Observer, Seat};
use crate::session::Session;
use crate::sheet::Sheet;
use crate::voice::Voice;

/// A table as one observer sees it at this moment, and what they may do if they sit in a seat.
pub trait Look {
    /// The view as JSON.
    fn json(&self) -> String;
    /// The boards, the trays, the prompt and the sheets, that of the points first.
    fn parts(&self, voice: &Voice) -> Parts;
    /// The same as lines of text, with what they are made of.
    fn page(&self, voice: &Voice) -> Page;
    /// The score lines.
    fn scores(&self) -> &[SeatScore];
    /// What happened, without the first `known` entries.
    fn log(&self, known: usize) -> Vec<Seen>;
    /// What happened last.
    fn last(&self) -> Option<Seen>;

    /// What may be done now: nothing if it is somebody else's turn, or for somebody who has no seat.
    fn choices(&self) -> Vec<Choice>;
    /// The same as words alone: for programs, which need no more.
    fn words(&self) -> Vec<String>;
    /// The table after an action: nothing where that hangs on what cannot be known.
    fn preview(&self, word: &str, voice: &Voice) -> Result<Option<Parts>, ActError>;
    /// Why what somebody has in mind who touched these things is not allowed: nothing if it is allowed, or if it is not
    /// clear what they have in mind.
    fn why(&self, touched: &[Token]) -> Option<ActError>;
    /// Whether there is an action to take back.
    fn can_take_back(&self) -> bool;
}

/// So many times what a seat cannot know is imagined for a preview.
const IMAGINED: u64 = 4;

/// A look at a session.
pub(crate) struct SessionLook<'a, G: TableGame> {
    session: &'a Session<G>,
    observer: Observer,
    view: OnceCell<G::View>,
}

impl<'a, G: TableGame> SessionLook<'a, G> {
    pub(crate) fn new(session: &'a Session<G>, observer: Observer) -> SessionLook<'a, G> {
        SessionLook {
            session,
            observer,
            view: OnceCell::new(),
        }
    }

    fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.session.state().view(self.observer))
    }

    fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// What the seat may do now.
    fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.seat()
            && self.session.may_act(seat).is_ok()
        {
            self.session.state().actions(seat, &mut actions);
        }
        actions
    }
}

impl<G: TableGame> Look for SessionLook<'_, G> {
    fn json(&self) -> String {
        serde_json::to_string(self.view()).expect("a view is plain data with text keys")
    }

    fn parts(&self, voice: &Voice) -> Parts {
        parts_of(self.view(), voice)
    }

    fn page(&self, voice: &Voice) -> Page {
        self.view().page(voice)
    }

    fn scores(&self) -> &[SeatScore] {
        self.view().scores()
    }

    fn log(&self, known: usize) -> Vec<Seen> {
        self.session.seen(self.observer, known)
    }

    fn last(&self) -> Option<Seen> {
        self.session.told(self.observer)
    }

    fn choices(&self) -> Vec<Choice> {
        let state = self.session.state();
        let choice = |action: G::Action| Choice {
            word: state.word(action),
            tokens: state.tokens(action),
            says: state.says(action),
        };
        self.actions().into_iter().map(choice).collect()
    }

    fn words(&self) -> Vec<String> {
        let state = self.session.state();
        self.actions()
            .into_iter()
            .map(|action| state.word(action))
            .collect()
    }

    fn preview(&self, word: &str, voice: &Voice) -> Result<Option<Parts>, ActError> {
        let Some(seat) = self.seat() else {
            return Ok(None);
        };
        let action = self.session.allowed(seat, word)?;
        // What is hidden from the seat is drawn anew, so that whatever is shown cannot tell of it; and drawn several
        // times, so that what hangs on it is not shown at all.
        let after = |number: u64| {
            let mut state = self.session.state().resample(seat, &mut FastDice::new(number));
            state.act(seat, action);
            parts_of(&state.view(self.observer), voice)
        };
        let one = after(0);
        Ok((1..IMAGINED).all(|number| after(number) == one).then_some(one))
    }

    fn why(&self, touched: &[Token]) -> Option<ActError> {
        let (seat, state) = (self.seat()?, self.session.state());
        let action = state.meant(seat, touched)?;
        self.session.allowed(seat, &state.word(action)).err()
    }

    fn can_take_back(&self) -> bool {
        self.seat().is_some_and(|seat| self.session.can_take_back(seat))
    }
}

/// The parts of a view with the sheet of points.
pub(crate) fn parts_of(view: &impl View, voice: &Voice) -> Parts {
    let mut parts = view.parts(voice);
    let points = Sheet::of_scores(view.scores(), voice);
    parts.sheets.insert(0, points);
    parts
}
