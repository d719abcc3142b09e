//! What an observer knows: everything, as nothing is hidden in Subdivision. Only whoever is to act is offered something.

use plat_engine::page::Line;
use plat_engine::{
    Dice, Event, Game, Knowledge, Notation, Observer, Parts, Seat, SeatScore, Seen, Sentence, Shelf, View,
    Voice, fingerprint,
};
use serde::Serialize;

use crate::notation::pyramid;
use crate::position::{Piece, Position};
use crate::state::{Action, Parks, Subdivision, Turn};
use crate::words::SHELF;

/// The table as anybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubdivisionView {
    /// What lies on the board, in the form of a position file.
    pub position: Position,
    /// What is to be done next.
    pub phase: Phase,
    /// Who is to do it.
    pub to_act: Option<Seat>,
    /// Parks that are still to come.
    pub parks_to_come: u8,
    /// Pyramids left: for each player the number of 1-pips, 2-pips and 3-pips.
    pub left: Vec<[u8; 3]>,
    /// The score as it stands.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
    /// Whether the observer is the one who is to act, and so may touch something.
    #[serde(skip)]
    pub offered: bool,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The parks are drawn.
    DrawParks,
    /// A player places a park.
    PlacePark,
    /// A player places a pyramid.
    PlacePyramid,
    /// A player has to pass.
    Pass,
    /// Nothing.
    Over,
}

impl Knowledge for Subdivision {
    type View = SubdivisionView;

    fn view(&self, observer: Observer) -> SubdivisionView {
        let (phase, to_act) = match self.turn {
            Turn::DrawParks => (Phase::DrawParks, None),
            Turn::Park(seat) => (Phase::PlacePark, Some(seat)),
            Turn::Pyramid(seat) if self.can_place(seat) => (Phase::PlacePyramid, Some(seat)),
            Turn::Pyramid(seat) => (Phase::Pass, Some(seat)),
            Turn::Over => (Phase::Over, None),
        };
        SubdivisionView {
            position: self.position(),
            phase,
            to_act,
            parks_to_come: self.parks_to_come,
            left: self.seats.iter().map(|seat| self.left[seat]).collect(),
            scores: self.seats.iter().map(|seat| self.score(seat).of(seat)).collect(),
            offered: to_act.is_some_and(|seat| observer.is(seat)),
        }
    }

    fn see(&self, event: &Event<Subdivision>, _observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => Seen {
                marks: match action {
                    Action::Park(cell) => vec![self.land.board.name(*cell).after("park-")],
                    Action::Place(_, cell) => vec![self.land.board.name(*cell).after("pyramid-")],
                    Action::Pass => Vec::new(),
                },
                seat: Some(*seat),
                word: self.word(*action),
                says: match *action {
                    Action::Park(cell) => Sentence::new("places-park").with("cell", self.at(cell)),
                    Action::Place(pips, cell) => Sentence::new("places-pyramid")
                        .with("piece", pyramid(*seat, pips))
                        .with("cell", self.at(cell)),
                    Action::Pass => Sentence::new("passes"),
                }
                .with("who", *seat),
            },
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome @ Parks(parks)) => Seen {
                marks: Vec::new(),
                seat: None,
                word: self.outcome_word(outcome),
                says: Sentence::new("parks-drawn").with(
                    "cells",
                    parks.into_iter().map(|cell| self.at(cell)).collect::<Vec<_>>(),
                ),
            },
        }
    }

    fn discloses(&self, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn fingerprint(&self, _seat: Seat) -> u64 {
        fingerprint((self.land.parks, self.land.pyramids, self.turn))
    }

    fn resample<D: Dice>(&self, _seat: Seat, _dice: &mut D) -> Subdivision {
        self.clone()
    }
}

impl View for SubdivisionView {
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        crate::table::parts(self, voice)
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        crate::table::board_lines(&self.position)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl SubdivisionView {
    /// What is to be done, in a sentence.
    pub(crate) fn prompt(&self) -> Sentence {
        let Some(seat) = self.to_act else {
            return match self.phase {
                Phase::DrawParks => Sentence::new("prompt-draw"),
                _ => self.result(),
            };
        };
        match self.phase {
            Phase::PlacePark => Sentence::new("prompt-park").with("left", self.parks_to_come),
            Phase::Pass => Sentence::new("prompt-pass"),
            _ => Sentence::new("prompt-pyramid"),
        }
        .with("who", seat)
    }

    /// Who has won.
    fn result(&self) -> Sentence {
        let best = self.scores.iter().map(|score| score.total).max();
        let winners = self.scores.iter().filter(|score| Some(score.total) == best);
        Sentence::won(winners.map(|score| score.seat))
    }
}

impl Subdivision {
    fn position(&self) -> Position {
        let mut pieces = Vec::new();
        for cell in self.land.board.cells() - self.free - self.land.parks {
            let Some((seat, pips)) = self.land.pyramid_on(cell) else {
                continue;
            };
            pieces.push(Piece::new(cell, seat, pips));
        }
        Position {
            size: self.land.board.depth(),
            parks: self
                .land
                .parks
                .into_iter()
                .map(|cell| [cell.x(), cell.y()])
                .collect(),
            pieces,
            private_parks: self.private_parks,
        }
    }
}
