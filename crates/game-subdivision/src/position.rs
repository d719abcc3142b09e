//! A position as somebody describes it in JSON, for instance from a real table:
//! `{"size":6,"parks":[[0,0]],"pieces":[{"x":1,"y":1,"player":1,"size":3}]}`, x to the right and y downwards from 0.
//! A piece may name its `colour` instead of its `player`; `"private_parks":true` scores that variant.

use plat_engine::pieces::Livery;
use plat_engine::{
    Appraise, Arg, PositionError, PositionForm, ScoreSheet, Seat, Seats, Sentence, View, page, read_position,
};
use plat_grid::{Board, Cell, Cells};
use serde::{Deserialize, Serialize};

use crate::options::{SetUp, SubdivisionOptions};
use crate::seats::{MOST_PLAYERS, SEATS};
use crate::state::{Land, Pips, Subdivision};
use crate::view::SubdivisionView;

/// A board with what lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The side of the square board.
    pub size: usize,
    /// The cells of the parks.
    #[serde(default)]
    pub parks: Vec<[usize; 2]>,
    /// The pyramids.
    pub pieces: Vec<Piece>,
    /// Whether private parks score.
    #[serde(default)]
    pub private_parks: bool,
}

/// A pyramid on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The column from the left, from 0.
    pub x: usize,
    /// The row from the top, from 0.
    pub y: usize,
    /// The player, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u64>,
    /// The player's colour.
    #[serde(default, alias = "color", skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The number of pips.
    pub size: u64,
}

impl Piece {
    pub(crate) fn new(cell: Cell, seat: Seat, pips: Pips) -> Piece {
        Piece {
            x: cell.x(),
            y: cell.y(),
            player: Some(seat.number() as u64),
            colour: None,
            size: u64::from(pips.count()),
        }
    }

    /// Whose it is; a piece may say so by number or by colour, but not in two ways that disagree.
    pub(crate) fn seat(&self) -> Result<Seat, String> {
        let by_number = match self.player {
            None => None,
            Some(number) => Some(
                usize::try_from(number)
                    .ok()
                    .and_then(Seat::from_number)
                    .filter(|seat| SEATS.contains(seat))
                    .ok_or_else(|| format!("player {number} is not 1 to {MOST_PLAYERS}"))?,
            ),
        };
        let by_colour = match &self.colour {
            None => None,
            Some(name) => Some(seat_of_colour(name)?),
        };
        match (by_number, by_colour) {
            (Some(a), Some(b)) if a != b => Err(format!("player {a} is {}, not {}", colour(a), colour(b))),
            (Some(seat), _) | (None, Some(seat)) => Ok(seat),
            (None, None) => Err("neither \"player\" nor \"colour\" is given".to_owned()),
        }
    }
}

/// The colour of a seat, as a position file has it.
fn colour(seat: Seat) -> &'static str {
    Livery::of(seat).name()
}

fn seat_of_colour(name: &str) -> Result<Seat, String> {
    SEATS
        .into_iter()
        .find(|&seat| colour(seat).eq_ignore_ascii_case(name))
        .ok_or_else(|| {
            let known = SEATS.map(|seat| colour(seat).to_lowercase()).join(", ");
            let name: String = name.chars().take(40).collect();
            format!("colour {name:?} is none of {known}")
        })
}

impl Appraise for Subdivision {
    const FORM: PositionForm = PositionForm {
        example: r#"{"size": 6, "parks": [[0,0], [5,0], [3,2], [2,3], [0,5], [5,5]],
 "pieces": [{"x": 1, "y": 1, "player": 1, "size": 3},
            {"x": 2, "y": 1, "colour": "blue", "size": 1}], "private_parks": false}"#,
        about: "x to the right and y downwards from 0; a piece names its player or its colour, and its pips as size; \
                private_parks scores that variant, and may be left out.",
    };

    fn appraise(json: &str, _: &SubdivisionOptions) -> Result<ScoreSheet, PositionError> {
        let position: Position = read_position(json)?;
        let mut reading = Reading::begin(&position)?;
        for (index, piece) in position.pieces.iter().enumerate() {
            reading.place(piece, &format!("pieces[{index}]"))?;
        }
        Ok(reading.sheet(&position))
    }
}

/// A position on its way to a score sheet.
struct Reading {
    land: Land,
    illegal: Vec<Sentence>,
}

impl Reading {
    fn begin(position: &Position) -> Result<Reading, PositionError> {
        let size = position.size;
        let board = Board::new(size, size)
            .ok_or_else(|| PositionError::new("size", format!("a board has 1 to 8 rows, not {size}")))?;
        let mut reading = Reading {
            land: Land::new(board),
            illegal: Vec::new(),
        };
        for (index, &[x, y]) in position.parks.iter().enumerate() {
            let cell = reading.cell(x, y, &format!("parks[{index}]"))?;
            if reading.land.parks.has(cell) {
                let name = reading.describe(cell);
                reading
                    .illegal
                    .push(Sentence::new("park-twice").with("place", name));
            }
            reading.land.parks |= Cells::only(cell);
        }
        Ok(reading)
    }

    fn cell(&self, x: usize, y: usize, at: &str) -> Result<Cell, PositionError> {
        let side = self.land.board.depth();
        self.land.board.at(x, y).ok_or_else(|| {
            PositionError::new(at, format!("({x}, {y}) is not on a board of {side}x{side} cells"))
        })
    }

    /// Cells in both forms, as the file has coordinates and the score lines have names.
    fn describe(&self, cell: Cell) -> Sentence {
        Sentence::new("place-described")
            .with("cell", Arg::cell(self.land.board.name(cell)))
            .with("x", cell.x())
            .with("y", cell.y())
    }

    fn place(&mut self, piece: &Piece, at: &str) -> Result<(), PositionError> {
        let cell = self.cell(piece.x, piece.y, at)?;
        let seat = piece.seat().map_err(|what| PositionError::new(at, what))?;
        let pips = Pips::from_count(piece.size).ok_or_else(|| {
            PositionError::new(at, format!("a pyramid has 1 to 3 pips, not {}", piece.size))
        })?;
        let name = self.describe(cell);
        if self.land.pyramid_on(cell).is_some() {
            self.illegal
                .push(Sentence::new("two-pyramids").with("place", name));
            return Ok(());
        }
        if self.land.parks.has(cell) {
            self.illegal
                .push(Sentence::new("pyramid-on-park").with("place", name));
        }
        self.land.pyramids[seat][pips as usize] |= Cells::only(cell);
        Ok(())
    }

    fn sheet(mut self, position: &Position) -> ScoreSheet {
        let setup = self.check_set_up();
        self.check_high_rises();
        self.check_company();
        let players = SEATS
            .into_iter()
            .filter(|&seat| !self.land.all_of(seat).is_empty())
            .map(Seat::number)
            .max();
        let seats = players.max(setup.map(|setup| setup.seats)).and_then(Seats::new);
        ScoreSheet {
            seats: seats
                .into_iter()
                .flat_map(Seats::iter)
                .map(|seat| self.land.score(seat, position.private_parks).of(seat))
                .collect(),
            illegal: self.illegal,
            board: Some(crate::table::board(position, false, &SubdivisionView::english())),
            page: Some(page::of_board(
                SubdivisionView::english().word("position"),
                crate::table::board_lines(position),
            )),
            ..ScoreSheet::default()
        }
    }

    /// The board and the number of its parks tell the set and the number of players.
    fn check_set_up(&mut self) -> Option<SetUp> {
        let (side, parks) = (self.land.board.depth(), self.land.parks.len());
        let fits = |setup: &SetUp| setup.side == side && setup.parks == parks;
        let Some(setup) = SetUp::ALL.into_iter().find(fits) else {
            let of_this_size = SetUp::ALL.iter().filter(|setup| setup.side == side);
            let possible = of_this_size.map(|setup| Arg::from(setup.parks));
            let either = |first: Arg, next: Arg| {
                Sentence::new("either")
                    .with("first", first)
                    .with("next", next)
                    .into()
            };
            let fault = match possible.reduce(either) {
                None => Sentence::new("no-such-board"),
                Some(possible) => Sentence::new("wrong-park-count")
                    .with("possible", possible)
                    .with("parks", parks),
            };
            self.illegal.push(fault.with("side", side));
            return None;
        };
        for seat in SEATS {
            if seat.number() > setup.seats && !self.land.all_of(seat).is_empty() {
                let fault = Sentence::new("too-many-colours").with("who", seat);
                self.illegal.push(fault.with("seats", setup.seats));
            }
            for pips in Pips::ALL {
                let placed = self.land.pyramids[seat][pips as usize].len();
                let owned = usize::from(setup.set.of_each_size());
                if placed > owned {
                    let fault = Sentence::new("too-many-placed")
                        .with("who", seat)
                        .with("placed", placed)
                        .with("pips", pips.count())
                        .with("owned", owned);
                    self.illegal.push(fault);
                }
            }
        }
        Some(setup)
    }

    /// Pyramids never move, so two 3-pips of one colour that are Near each other were so when the second came.
    fn check_high_rises(&mut self) {
        for seat in SEATS {
            let high_rises = self.land.pyramids[seat][Pips::Three as usize];
            for cell in high_rises {
                for other in (cell.near() & high_rises)
                    .into_iter()
                    .filter(|&other| other > cell)
                {
                    let fault = Sentence::new("high-rises-near")
                        .with("who", seat)
                        .with("place", self.describe(cell))
                        .with("other", self.describe(other));
                    self.illegal.push(fault);
                }
            }
        }
    }

    /// A 1-pip had company when it came: there must be an order in which every 1-pip finds another colour's
    /// 3-pip, or a 1-pip that came before it. Those no order reaches are illegal.
    fn check_company(&mut self) {
        let mut company = SEATS.map(|seat| self.land.pyramids[seat][Pips::Three as usize]);
        loop {
            let mut grew = false;
            for seat in SEATS {
                let others = SEATS
                    .into_iter()
                    .filter(|&other| other != seat)
                    .fold(Cells::NONE, |all, other| all | company[other.index()]);
                let reached = self.land.pyramids[seat][Pips::One as usize] & others.spread_near();
                grew |= !reached.is_within(company[seat.index()]);
                company[seat.index()] |= reached;
            }
            if !grew {
                break;
            }
        }
        for seat in SEATS {
            for cell in self.land.pyramids[seat][Pips::One as usize] - company[seat.index()] {
                let fault = Sentence::new("never-had-company").with("who", seat);
                self.illegal.push(fault.with("place", self.describe(cell)));
            }
        }
    }
}
