//! Cells of a square board, sets of them, neighbours and groups.
//!
//! [`Cell`] and [`Cells`] serve boards of up to 8 by 8 cells, whose sets fit into one machine word: a union or a
//! look at all neighbours of a whole set is then a handful of instructions. [`Point`] and [`Points`] serve boards of
//! up to 20 by 20, a word a row, and count the neighbours of all points at once.
//!
//! ```
//! use plat_grid::{Board, Cells};
//!
//! let board = Board::new(6, 6).expect("up to 8 by 8");
//! let c4 = board.find("c4".parse()?).expect("it is on the board");
//! assert_eq!(c4.near().len(), 8);
//! assert_eq!(c4.near().groups().count(), 1, "a ring hangs together");
//! assert!(board.cells().has(c4) && !Cells::NONE.has(c4));
//! # Ok::<(), plat_grid::NameError>(())
//! ```

mod board;
mod cells;
mod counts;
mod name;
mod points;

pub use board::Board;
pub use cells::{Cell, Cells};
pub use counts::{Counts, RowCounts};
pub use name::{CellName, NameError};
pub use points::{Point, PointIter, Points};
