//! The lots of a town: which cells can be built on next, and what each of them wants.
//!
//! All of it follows from the town; it is kept from turn to turn because every turn asks for it. Only the sizes of
//! the rules fit, 6x8 and 7x7, whose last column is free on a board of 8 by 8.

use plat_grid::{Board, Cell, Cells};

use crate::faces::{Faces, Want};
use crate::size::Size;
use crate::tile::{Side, Zone};
use crate::town::{Gain, Laid};

/// A row above and a row below the board take what tiles on the edge say to cells that do not exist.
const ROW: usize = 8;
const CELLS: usize = ROW * (8 + 2);

/// The cells of a town as builders see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lots {
    board: Board,
    /// All cells of the town.
    ground: Cells,
    /// The cells that have a tile.
    built: Cells,
    /// The free cells beside a tile (Law 4).
    open: Cells,
    /// What each free cell wants (Laws 2 and 3).
    wants: [Want; CELLS],
}

impl Lots {
    /// An empty town.
    pub(crate) fn new(size: Size) -> Lots {
        let board = Board::new(size.width(), size.depth()).expect("a town has at most 8 rows and columns");
        Lots {
            board,
            ground: board.cells(),
            built: Cells::NONE,
            open: Cells::NONE,
            wants: [Want::default(); CELLS],
        }
    }

    pub(crate) fn board(&self) -> Board {
        self.board
    }

    /// Lays down the border colour (Law 2).
    pub(crate) fn set_border(&mut self, border: Zone) {
        let (width, depth) = (self.board.width(), self.board.depth());
        for cell in self.ground {
            let outside = [
                (Side::North, cell.y() == 0),
                (Side::East, cell.x() + 1 == width),
                (Side::South, cell.y() + 1 == depth),
                (Side::West, cell.x() == 0),
            ];
            for (side, _) in outside.into_iter().filter(|(_, outside)| *outside) {
                self.wants[index(cell)].demand(side, border);
            }
        }
    }

    /// Builds on a lot, and says what that completes.
    #[inline]
    pub(crate) fn build(&mut self, cell: Cell, laid: Laid, border: Zone) -> Gain {
        let beside = Cells::only(cell).spread() & self.ground;
        let gain = Gain {
            blocks: (beside & self.built).len() as u8,
            violations: match laid {
                Laid::Basic(_) => self.wants[index(cell)].count(border, self.inner_sides(cell)),
                Laid::Park => 0,
            },
        };
        self.built |= Cells::only(cell);
        self.open = (self.open | beside) - self.built;
        let at = index(cell);
        self.wants[at - ROW].demand_to_match(laid, Side::South);
        self.wants[at + 1].demand_to_match(laid, Side::West);
        self.wants[at + ROW].demand_to_match(laid, Side::North);
        self.wants[at - 1].demand_to_match(laid, Side::East);
        gain
    }

    /// Every face that could be laid somewhere, whoever has it.
    #[inline]
    pub(crate) fn welcome(&self) -> Faces {
        let wants = self.open.into_iter().map(|cell| self.wants[index(cell)]);
        wants.fold(Faces::default(), |all, want| all.or(Faces::fitting(want)))
    }

    /// In how many ways the faces can be laid.
    #[inline]
    pub(crate) fn count(&self, faces: Faces) -> u32 {
        self.open
            .into_iter()
            .map(|cell| faces.that_fit(self.wants[index(cell)]).len())
            .sum()
    }

    /// The n-th way, counted from 0, in the order of [`Lots::ways`]; nothing if there are not so many.
    #[inline]
    pub(crate) fn nth(&self, faces: Faces, mut n: u32) -> Option<(Cell, Laid)> {
        for cell in self.open {
            let here = faces.that_fit(self.wants[index(cell)]);
            if n < here.len() {
                return Some((cell, here.nth(n)));
            }
            n -= here.len();
        }
        None
    }

    /// Every way to lay one of the faces: cell by cell in reading order.
    pub(crate) fn ways(&self, faces: Faces) -> impl Iterator<Item = (Cell, Laid)> {
        self.open.into_iter().flat_map(move |cell| {
            let fitting = faces.that_fit(self.wants[index(cell)]);
            fitting.iter().map(move |laid| (cell, laid))
        })
    }

    /// The sides of a cell on which a Block would not touch the edge of the town, in the form of a mask of
    /// [`Want::count`]: none for a cell on the edge.
    #[inline]
    fn inner_sides(&self, cell: Cell) -> u8 {
        let (x, y) = (cell.x(), cell.y());
        let (last_x, last_y) = (self.board.width() - 1, self.board.depth() - 1);
        if x == 0 || y == 0 || x == last_x || y == last_y {
            return 0;
        }
        let side = |inner: bool, side: Side| u8::from(inner) << (2 * side as u8);
        side(y > 1, Side::North)
            | side(x + 1 < last_x, Side::East)
            | side(y + 1 < last_y, Side::South)
            | side(x > 1, Side::West)
    }
}

#[inline]
fn index(cell: Cell) -> usize {
    ROW + cell.y() * ROW + cell.x()
}
