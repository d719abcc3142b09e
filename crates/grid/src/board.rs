//! A rectangular board of at most 8 by 8 cells.

use crate::cells::{Cell, Cells};
use crate::name::CellName;

/// A rectangular board: its north-west cell is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    width: u8,
    depth: u8,
}

impl Board {
    /// A board of so many columns and rows; none if that is nothing or more than 8.
    pub fn new(width: usize, depth: usize) -> Option<Board> {
        let fits = (1..=8).contains(&width) && (1..=8).contains(&depth);
        fits.then_some(Board {
            width: width as u8,
            depth: depth as u8,
        })
    }

    /// How many columns.
    pub fn width(self) -> usize {
        usize::from(self.width)
    }

    /// How many rows.
    pub fn depth(self) -> usize {
        usize::from(self.depth)
    }

    /// The cell in this column from the left and this row from the top.
    pub fn at(self, x: usize, y: usize) -> Option<Cell> {
        (x < self.width() && y < self.depth())
            .then(|| Cell::new(x, y))
            .flatten()
    }

    /// All cells.
    pub fn cells(self) -> Cells {
        (0..self.depth())
            .flat_map(|y| (0..self.width()).filter_map(move |x| self.at(x, y)))
            .collect()
    }

    /// The name of a cell of this board.
    pub fn name(self, cell: Cell) -> CellName {
        CellName {
            column: cell.x() as u8,
            row: self.depth - 1 - cell.y() as u8,
        }
    }

    /// The cell of this name, if it lies on the board.
    pub fn find(self, name: CellName) -> Option<Cell> {
        let y = self.depth().checked_sub(usize::from(name.row) + 1)?;
        self.at(usize::from(name.column), y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_named_from_the_bottom() {
        let board = Board::new(6, 6).unwrap();
        assert_eq!(board.name(board.at(0, 0).unwrap()).to_string(), "a6");
        assert_eq!(board.name(board.at(5, 5).unwrap()).to_string(), "f1");
    }

    #[test]
    fn every_name_finds_its_cell() {
        let board = Board::new(5, 7).unwrap();
        assert_eq!(board.cells().len(), 35);
        for cell in board.cells() {
            assert_eq!(board.find(board.name(cell)), Some(cell));
        }
        for outside in ["f1", "a8", "z99"] {
            assert_eq!(board.find(outside.parse().unwrap()), None);
        }
    }

    #[test]
    fn boards_have_one_to_eight_rows_and_columns() {
        assert!(Board::new(0, 3).is_none() && Board::new(9, 3).is_none());
        assert!(Board::new(8, 8).is_some_and(|board| board.cells().len() == 64));
    }
}
