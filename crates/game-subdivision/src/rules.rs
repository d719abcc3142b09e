//! The rules: whose turn it is, what is legal, and what an action does.

use std::fmt;

use plat_engine::{
    Arg, Dice, Difficulty, Game, Info, Next, OptionError, Refusal as _, Score, Seat, SeatSet, Seats,
    Sentence, View,
};
use plat_grid::{CellName, Cells};

use crate::options::{ParkLayout, SetUp, SubdivisionOptions};
use crate::seats::MOST_PLAYERS;
use crate::state::{Action, Parks, Pips, Subdivision, Turn};
use crate::view::SubdivisionView;

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something stands there.
    Occupied(CellName),
    /// A park lies there.
    IsPark(CellName),
    /// None of this size is left.
    NoneLeft(u8),
    /// Another 3-pip of one's own is Near.
    HighRiseNear {
        /// Where the other one is.
        own: CellName,
    },
    /// A 1-pip would stand alone.
    NoCompany(CellName),
    /// One who can place may not pass.
    MayNotPass,
    /// Parks come before pyramids.
    ParksFirst,
    /// All parks have been placed.
    NoParkToPlace,
    /// A draw of parks that is none.
    WrongParks {
        /// How many there must be.
        expected: usize,
        /// How many there are on the board.
        found: usize,
    },
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&SubdivisionView::english().say(&self.sentence()))
    }
}

impl plat_engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Occupied(_) | Refusal::IsPark(_) => "place on a free cell",
            Refusal::NoneLeft(_) => "place your own pyramids",
            Refusal::HighRiseNear { .. } => "3-pip near own 3-pip",
            Refusal::NoCompany(_) => "1-pip near another colour's 1-pip or 3-pip",
            Refusal::MayNotPass => "SD-1",
            Refusal::ParksFirst | Refusal::NoParkToPlace => "SD-2",
            Refusal::WrongParks { .. } => "free cells = pyramids",
        }
    }

    fn sentence(&self) -> Sentence {
        let about = |message, cell: &CellName| Sentence::new(message).with("cell", Arg::cell(cell));
        match self {
            Refusal::Occupied(cell) => about("occupied", cell),
            Refusal::IsPark(cell) => about("is-park", cell),
            Refusal::NoneLeft(pips) => Sentence::new("none-left").with("pips", *pips),
            Refusal::HighRiseNear { own } => about("high-rise-near", own),
            Refusal::NoCompany(cell) => about("no-company", cell),
            Refusal::MayNotPass => Sentence::new("may-not-pass"),
            Refusal::ParksFirst => Sentence::new("parks-first"),
            Refusal::NoParkToPlace => Sentence::new("no-park-to-place"),
            Refusal::WrongParks { expected, found } => Sentence::new("wrong-parks")
                .with("expected", *expected)
                .with("found", *found),
        }
    }
}

impl Game for Subdivision {
    const INFO: Info = Info {
        id: "subdivision",
        name: "Subdivision",
        designer: "Carlton Noles",
        year: 2007,
        about: "Developers fill a board with pyramids, keep together and crowd each other's high-rises.",
        seats: 2..=MOST_PLAYERS,
        minutes: 20,
        difficulty: Difficulty::Medium,
        small_screen: &[],
        hidden: false,
        revision: 1,
        // 60 pyramids and 4 parks on 8x8; between two placements at most three others pass.
        longest: 64 * 4,
        rule_book: include_str!("../../../docs/rules/subdivision.md"),
        translations: &[("de", include_str!("../../../docs/rules/de/subdivision.md"))],
        pictures: &[
            (
                "subdivision-private-park.svg",
                include_str!("../../../docs/rules/pictures/subdivision-private-park.svg"),
            ),
            (
                "subdivision-turn.svg",
                include_str!("../../../docs/rules/pictures/subdivision-turn.svg"),
            ),
        ],
    };
    type Options = SubdivisionOptions;
    type Action = Action;
    type Outcome = Parks;
    type Refusal = Refusal;

    fn new(options: &SubdivisionOptions, seats: Seats) -> Result<Subdivision, OptionError> {
        let setup = SetUp::of(options.set, seats)
            .ok_or_else(|| OptionError::Conflict("Subdivision is for 2 to 4 players".into()))?;
        if options.park_placement && options.parks != ParkLayout::Default {
            return Err(OptionError::Conflict(
                "option parks: with park-placement=on the players place the parks; leave parks=default"
                    .into(),
            ));
        }
        let mut game = Subdivision::empty(&setup, seats, options.private_parks);
        if !options.park_placement {
            match &options.parks {
                ParkLayout::Default => game.set_parks(setup.default_parks()),
                ParkLayout::Cells(names) => game.set_parks(setup.listed_parks(names)?),
                ParkLayout::Random => {}
            }
        }
        game.turn = match (game.parks_to_come, options.park_placement) {
            (0, _) => Turn::Pyramid(Seat::ALL[0]),
            (_, true) => Turn::Park(Seat::ALL[0]),
            (_, false) => Turn::DrawParks,
        };
        Ok(game)
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn next(&self) -> Next {
        match self.turn {
            Turn::DrawParks => Next::Chance,
            Turn::Park(seat) | Turn::Pyramid(seat) => Next::Seats(SeatSet::only(seat)),
            Turn::Over => Next::Over,
        }
    }

    /// Parks by cell; pyramids by size, then by cell; or the one pass. Cells in reading order.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Turn::Park(_) = self.turn {
            out.extend(self.free.into_iter().map(Action::Park));
            return;
        }
        let before = out.len();
        for pips in Pips::ALL {
            let cells = self.open_to(seat, pips);
            out.extend(cells.into_iter().map(|cell| Action::Place(pips, cell)));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let placing_parks = matches!(self.turn, Turn::Park(_));
        match action {
            Action::Park(_) if !placing_parks => Err(Refusal::NoParkToPlace),
            Action::Park(cell) => self.check_free(cell),
            _ if placing_parks => Err(Refusal::ParksFirst),
            Action::Pass if self.can_place(seat) => Err(Refusal::MayNotPass),
            Action::Pass => Ok(()),
            Action::Place(pips, cell) => {
                self.check_free(cell)?;
                if self.left[seat][pips as usize] == 0 {
                    return Err(Refusal::NoneLeft(pips.count()));
                }
                if self.open_to(seat, pips).has(cell) {
                    return Ok(());
                }
                let name = |cell| self.land.board.name(cell);
                let own_high_rises = self.land.pyramids[seat][Pips::Three as usize];
                match (cell.near() & own_high_rises).first() {
                    Some(own) if pips == Pips::Three => Err(Refusal::HighRiseNear { own: name(own) }),
                    _ => Err(Refusal::NoCompany(name(cell))),
                }
            }
        }
    }

    #[inline(always)]
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Park(cell) => {
                self.set_parks(Cells::only(cell));
                let next = self.seats.after(seat);
                // SD-2: the turn order goes on from the last park into the pyramids.
                self.turn = match self.parks_to_come {
                    0 => Turn::Pyramid(next),
                    _ => Turn::Park(next),
                };
            }
            Action::Place(pips, cell) => {
                self.set_pyramid(seat, pips, cell);
                self.end_turn(seat);
            }
            Action::Pass => self.end_turn(seat),
        }
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> Parks {
        let mut cells: Vec<_> = self.free.into_iter().collect();
        dice.shuffle(&mut cells);
        let parks = usize::from(self.parks_to_come);
        Parks(cells.into_iter().take(parks).collect())
    }

    fn check_outcome(&self, &Parks(parks): &Parks) -> Result<(), Refusal> {
        let expected = usize::from(self.parks_to_come);
        let found = (parks & self.free).len();
        if parks.len() == expected && found == expected {
            Ok(())
        } else {
            Err(Refusal::WrongParks { expected, found })
        }
    }

    fn reveal(&mut self, &Parks(parks): &Parks) {
        self.set_parks(parks);
        self.turn = Turn::Pyramid(Seat::ALL[0]);
    }

    fn score(&self, seat: Seat) -> Score {
        self.land.score(seat, self.private_parks)
    }

    #[inline]
    fn total(&self, seat: Seat) -> i32 {
        self.land.total(seat, self.private_parks)
    }

    #[inline(always)]
    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, _scratch: &mut Vec<Action>) -> Action {
        if let Turn::Park(_) = self.turn {
            return Action::Park(self.free.nth(dice.below(self.free.len() as u32) as usize));
        }
        let open = Pips::ALL.map(|pips| self.open_to(seat, pips));
        let [ones, twos, threes] = open.map(Cells::len);
        let all = ones + twos + threes;
        // A forced pass is the one action there is; rolling for it keeps the dice in step with the default.
        let index = dice.below(all.max(1) as u32) as usize;
        if all == 0 {
            return Action::Pass;
        }
        // Without branches, as the size cannot be predicted.
        let (past_ones, past_twos) = (index >= ones, index >= ones + twos);
        let size = usize::from(past_ones) + usize::from(past_twos);
        let before = usize::from(past_ones) * ones + usize::from(past_twos) * twos;
        let cells = open[0].when(!past_ones) | open[1].when(past_ones & !past_twos) | open[2].when(past_twos);
        Action::Place(Pips::ALL[size], cells.nth(index - before))
    }
}

impl Subdivision {
    /// SD-1: the turn goes around, to a forced pass if need be, while anybody can place.
    #[inline]
    fn end_turn(&mut self, seat: Seat) {
        let next = self.seats.after(seat);
        let anybody = self.can_place(next) || self.seats.iter().any(|other| self.can_place(other));
        self.turn = if anybody { Turn::Pyramid(next) } else { Turn::Over };
    }

    fn check_free(&self, cell: plat_grid::Cell) -> Result<(), Refusal> {
        let name = self.land.board.name(cell);
        if self.land.parks.has(cell) {
            Err(Refusal::IsPark(name))
        } else if !self.free.has(cell) {
            Err(Refusal::Occupied(name))
        } else {
            Ok(())
        }
    }
}
