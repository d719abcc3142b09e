//! The rectangle of Construction Law 1: its size, its cells, and what lies beyond each side of them.

use std::fmt;

use crate::tile::Side;

/// How many tiles wide and deep a town is.
///
/// Invariant: neither is zero, and there are at most [`Size::MAX_CELLS`] cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    depth: u8,
}

impl Size {
    /// Cells fit in one 64-bit set.
    pub const MAX_CELLS: usize = 64;
    /// The size of Construction Law 1.
    pub const SIX_BY_EIGHT: Size = Size { width: 6, depth: 8 };
    /// The variation at the end of the rules.
    pub const SEVEN_BY_SEVEN: Size = Size { width: 7, depth: 7 };

    /// A size, if a town can have it.
    #[must_use]
    pub const fn new(width: usize, depth: usize) -> Option<Size> {
        let fits = width > 0 && depth > 0 && width <= Size::MAX_CELLS && depth <= Size::MAX_CELLS;
        if fits && width * depth <= Size::MAX_CELLS {
            Some(Size {
                width: width as u8,
                depth: depth as u8,
            })
        } else {
            None
        }
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    #[must_use]
    pub const fn depth(self) -> usize {
        self.depth as usize
    }

    /// How many cells there are.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.width() * self.depth()
    }

    /// Every cell, row by row from the north-west.
    pub fn all_cells(self) -> impl Iterator<Item = Cell> {
        (0..self.depth).flat_map(move |y| (0..self.width).map(move |x| Cell { x, y }))
    }

    /// The number of a cell in that order.
    #[must_use]
    pub const fn index(self, cell: Cell) -> usize {
        cell.y as usize * self.width() + cell.x as usize
    }

    /// The cell with that number.
    #[must_use]
    pub const fn cell(self, index: usize) -> Cell {
        Cell {
            x: (index % self.width()) as u8,
            y: (index / self.width()) as u8,
        }
    }

    /// Whether the cell lies inside the rectangle (Law 1).
    #[must_use]
    pub const fn holds(self, cell: Cell) -> bool {
        cell.x < self.width && cell.y < self.depth
    }

    /// The cell beyond a side, or nothing where that side is the border of the town.
    #[must_use]
    pub const fn beyond(self, cell: Cell, side: Side) -> Option<Cell> {
        let Cell { x, y } = cell;
        match side {
            Side::North if y > 0 => Some(Cell { x, y: y - 1 }),
            Side::East if x + 1 < self.width => Some(Cell { x: x + 1, y }),
            Side::South if y + 1 < self.depth => Some(Cell { x, y: y + 1 }),
            Side::West if x > 0 => Some(Cell { x: x - 1, y }),
            _ => None,
        }
    }

    /// Whether the cell lies on the perimeter of the town.
    #[must_use]
    pub const fn on_edge(self, cell: Cell) -> bool {
        cell.x == 0 || cell.y == 0 || cell.x + 1 == self.width || cell.y + 1 == self.depth
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.depth)
    }
}

/// A place for one tile: x to the east and y to the south of the north-west corner, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The column from the west.
    pub x: u8,
    /// The row from the north.
    pub y: u8,
}

impl Cell {
    /// Where the cornerstone lies.
    pub const NORTH_WEST: Cell = Cell { x: 0, y: 0 };

    /// The cell in this column and row.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Cell {
        Cell { x, y }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}
