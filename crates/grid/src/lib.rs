//! Cells of a square board, sets of them, neighbours and groups.
//!
//! [`Cell`] and [`Cells`] serve boards of up to 8 by 8 cells, whose sets fit into one machine word: a union or a
//! look at all neighbours of a whole set is then a handful of instructions.

mod board;
mod cells;
mod name;

pub use board::Board;
pub use cells::{Cell, Cells};
pub use name::{CellName, NameError};
