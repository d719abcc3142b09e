//! A computer player at any table: what it does, and what it thinks of what could be done.

use std::any::Any;

use plat_engine::{FastDice, Notation, Seat, Sentence, Session, TableGame, Voice};
use plat_search::{Advice, Considered, Forecast, Player, ask};
use serde::Serialize;

use crate::catalogue::LiveTable;

/// Somebody who sits at a table and decides. It is shown only what its seat may know, and remembers what it found from
/// one decision to the next.
pub trait Computer: Send {
    /// What the player does in this seat, as a word; nothing if the seat may not act, or at a table of another game.
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Option<String>;

    /// What the player thinks of what the seat could do; nothing if the seat may not act, at a table of another game,
    /// or if this player does not reckon in such terms. An action named here is looked at whatever it seems worth.
    fn advise(&mut self, table: &dyn LiveTable, seat: Seat, also: Option<&str>) -> Option<Counsel>;

    /// What the player has to say about its last decision, if anything: that it has searched the game to its end. The
    /// words are those of [`crate::PLAYER_WORDS`].
    fn remark(&self) -> Option<Sentence>;
}

/// What a player thinks of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counsel<W = Sentence> {
    /// Whose decision.
    pub seat: Seat,
    /// What could be done, the best first.
    pub actions: Vec<Opinion<W>>,
    /// How many games were imagined, or positions looked at.
    pub iterations: u64,
    /// If everything to the end was searched: by how much the seat will lead in the end if nobody errs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<i32>,
}

/// What a player thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opinion<W = Sentence> {
    /// The action.
    pub word: String,
    /// What it does.
    pub says: W,
    /// What it is worth, between 0 (the last place) and 1 (the first, by far); with opponents about the chance to win.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
    /// What everybody is expected to have in the end, seat by seat.
    pub expected: Vec<Expected<W>>,
}

/// The score that a seat is expected to have in the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expected<W = Sentence> {
    /// Whose.
    pub seat: Seat,
    /// The sum, if games were looked at that began with the action.
    pub total: Option<f32>,
    /// What it is made of.
    pub lines: Vec<Forecast<W>>,
}

impl Counsel {
    /// The same in words.
    pub fn said(&self, voice: &Voice) -> Counsel<String> {
        Counsel {
            seat: self.seat,
            actions: self.actions.iter().map(|opinion| opinion.said(voice)).collect(),
            iterations: self.iterations,
            exact: self.exact,
        }
    }
}

impl Opinion {
    fn said(&self, voice: &Voice) -> Opinion<String> {
        let expected = self.expected.iter().map(|expected| Expected {
            seat: expected.seat,
            total: expected.total,
            lines: expected.lines.iter().map(|line| line.said(voice)).collect(),
        });
        Opinion {
            word: self.word.clone(),
            says: voice.say(&self.says),
            value: self.value,
            visits: self.visits,
            expected: expected.collect(),
        }
    }
}

/// A player of a game, at any table.
pub(crate) struct Sitting<G: TableGame> {
    player: Box<dyn Player<G>>,
    /// What it cannot know is drawn by these before it is asked.
    dice: FastDice,
}

impl<G: TableGame> Sitting<G> {
    pub(crate) fn new(player: Box<dyn Player<G>>, seed: u64) -> Sitting<G> {
        Sitting {
            player,
            dice: FastDice::new(!seed),
        }
    }
}

/// The table as one of this game, if the seat may act there.
fn at<G: TableGame>(table: &dyn LiveTable, seat: Seat) -> Option<&Session<G>> {
    let session = (table as &dyn Any).downcast_ref::<Session<G>>()?;
    session.may_act(seat).is_ok().then_some(session)
}

impl<G: TableGame> Computer for Sitting<G> {
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Option<String> {
        let state = at::<G>(table, seat)?.state();
        let action = ask(self.player.as_mut(), state, seat, &mut self.dice);
        Some(state.word(action))
    }

    fn advise(&mut self, table: &dyn LiveTable, seat: Seat, also: Option<&str>) -> Option<Counsel> {
        let state = at::<G>(table, seat)?.state();
        let also = also.and_then(|word| state.parse(word).ok());
        let also = also.filter(|&action| state.check(seat, action).is_ok());
        let shown = state.resample(seat, &mut self.dice);
        let advice = self.player.advise(&shown, seat, also)?;
        Some(counsel(state, seat, &advice))
    }

    fn remark(&self) -> Option<Sentence> {
        self.player.remark()
    }
}

fn counsel<G: Notation>(state: &G, seat: Seat, advice: &Advice<G::Action>) -> Counsel {
    let opinion = |considered: &Considered<G::Action>| Opinion {
        word: state.word(considered.action),
        says: state.says(considered.action),
        value: considered.value,
        visits: considered.visits,
        expected: state
            .seats()
            .iter()
            .map(|seat| Expected {
                seat,
                total: considered.endings.total(seat),
                lines: considered.endings.forecasts(seat),
            })
            .collect(),
    };
    Counsel {
        seat,
        actions: advice.considered.iter().map(opinion).collect(),
        iterations: advice.iterations,
        exact: advice.exact.map(|exact| exact.margin),
    }
}
