//! The state of a game: what lies where, what everybody has left, and whose turn it is.

use plat_engine::{Seat, Seats};
use plat_grid::{Board, Cell, Cells};

use crate::options::SetUp;
use crate::seats::{PerSeat, SEATS};

/// A game of Subdivision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subdivision {
    pub(crate) land: Land,
    pub(crate) seats: Seats,
    pub(crate) private_parks: bool,
    pub(crate) turn: Turn,
    /// Parks that still have to be drawn or placed.
    pub(crate) parks_to_come: u8,
    /// Pyramids left, by player and size.
    pub(crate) left: PerSeat<[u8; 3]>,
    /// The cells without a park or a pyramid. Follows from `land`; kept because every turn asks for it.
    pub(crate) free: Cells,
    /// The cells Near a player's own 3-pips. Follows from `land`, kept likewise.
    pub(crate) near_high_rises: PerSeat<Cells>,
    /// The cells Near a 1-pip or 3-pip of another player's: where a player's 1-pips may stand. Kept likewise.
    pub(crate) near_company: PerSeat<Cells>,
}

/// The board with its parks and pyramids: all that a score is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Land {
    pub(crate) board: Board,
    pub(crate) parks: Cells,
    /// By player and size.
    pub(crate) pyramids: PerSeat<[Cells; 3]>,
}

/// Whose turn it is to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    /// The parks are drawn.
    DrawParks,
    /// The player places a park.
    Park(Seat),
    /// The player places a pyramid, or passes if there is no legal placement.
    Pyramid(Seat),
    /// The game is over.
    Over,
}

/// The size of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pips {
    /// A manufactured home community.
    One,
    /// A single-family block home.
    Two,
    /// A luxury high-rise.
    Three,
}

impl Pips {
    /// All sizes, the smallest first.
    pub const ALL: [Pips; 3] = [Pips::One, Pips::Two, Pips::Three];

    /// How many pips it has.
    pub fn count(self) -> u8 {
        self as u8 + 1
    }

    /// The same as a digit.
    pub(crate) fn digit(self) -> &'static str {
        ["1", "2", "3"][self as usize]
    }

    /// The size with so many pips.
    pub fn from_count(count: u64) -> Option<Pips> {
        Pips::ALL
            .into_iter()
            .find(|pips| u64::from(pips.count()) == count)
    }
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a park (variant `park-placement`).
    Park(Cell),
    /// Place one of one's own pyramids.
    Place(Pips, Cell),
    /// Pass, by force: nothing can be placed.
    Pass,
}

/// What chance may bring: the cells of the parks (option `parks=random`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parks(pub Cells);

impl Land {
    pub(crate) fn new(board: Board) -> Land {
        Land {
            board,
            parks: Cells::NONE,
            pyramids: PerSeat::default(),
        }
    }

    /// All pyramids of a player.
    #[inline]
    pub(crate) fn all_of(&self, seat: Seat) -> Cells {
        let [ones, twos, threes] = self.pyramids[seat];
        ones | twos | threes
    }

    /// All 1-pips, whosever.
    #[inline]
    pub(crate) fn ones(&self) -> Cells {
        SEATS
            .into_iter()
            .fold(Cells::NONE, |all, seat| all | self.pyramids[seat][0])
    }

    /// What stands on a cell.
    pub(crate) fn pyramid_on(&self, cell: Cell) -> Option<(Seat, Pips)> {
        SEATS
            .into_iter()
            .flat_map(|seat| Pips::ALL.map(|pips| (seat, pips)))
            .find(|&(seat, pips)| self.pyramids[seat][pips as usize].has(cell))
    }
}

impl Subdivision {
    /// An empty board for this set-up.
    pub(crate) fn empty(setup: &SetUp, seats: Seats, private_parks: bool) -> Subdivision {
        let board = setup.board();
        let mut left = PerSeat::default();
        for seat in seats.iter() {
            left[seat] = [setup.set.of_each_size(); 3];
        }
        Subdivision {
            land: Land::new(board),
            seats,
            private_parks,
            turn: Turn::DrawParks,
            parks_to_come: setup.parks as u8,
            left,
            free: board.cells(),
            near_high_rises: PerSeat::default(),
            near_company: PerSeat::default(),
        }
    }

    pub(crate) fn set_parks(&mut self, parks: Cells) {
        self.land.parks |= parks;
        self.free -= parks;
        self.parks_to_come -= parks.len() as u8;
    }

    #[inline]
    pub(crate) fn set_pyramid(&mut self, seat: Seat, pips: Pips, cell: Cell) {
        let only = Cells::only(cell);
        self.land.pyramids[seat][pips as usize] |= only;
        self.left[seat][pips as usize] -= 1;
        self.free -= only;
        // Which size comes next cannot be predicted, so this is written without branches.
        let lured = cell.near().when(pips != Pips::Two);
        let mut other = self.seats.after(seat);
        while other != seat {
            self.near_company[other] |= lured;
            other = self.seats.after(other);
        }
        self.near_high_rises[seat] |= cell.near().when(pips == Pips::Three);
    }

    /// Where the player could place a pyramid of this size now.
    #[inline]
    pub(crate) fn open_to(&self, seat: Seat, pips: Pips) -> Cells {
        let cells = match pips {
            Pips::One => self.free & self.near_company[seat],
            Pips::Two => self.free,
            Pips::Three => self.free - self.near_high_rises[seat],
        };
        cells.when(self.left[seat][pips as usize] > 0)
    }

    /// Whether the player could place anything now.
    #[inline]
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let [ones, twos, threes] = Pips::ALL.map(|pips| self.open_to(seat, pips));
        !(ones | twos | threes).is_empty()
    }
}
