//! The streets of a block: its columns, named by letters, and its rows, named by numbers.

use plat_grid::{Board, Cells};

/// A street of a block: the columns from the left, then the rows from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Street(u8);

/// Some streets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Streets(u16);

impl Street {
    /// All streets of a block.
    pub(crate) fn all(block: Board) -> impl Iterator<Item = Street> {
        (0..2 * block.depth() as u8).map(Street)
    }

    /// What it is called.
    pub(crate) fn name(self, block: Board) -> String {
        let index = usize::from(self.0);
        match index.checked_sub(block.depth()) {
            None => char::from(b'a' + self.0).to_string(),
            Some(row) => (row + 1).to_string(),
        }
    }

    /// The lots on it.
    pub(crate) fn lots(self, block: Board) -> Cells {
        let index = usize::from(self.0);
        let lies_on_it = |x: usize, y: usize| match index.checked_sub(block.depth()) {
            None => x == index,
            Some(row) => y + row + 1 == block.depth(),
        };
        let lots = block.cells().into_iter();
        lots.filter(|lot| lies_on_it(lot.x(), lot.y())).collect()
    }
}

impl Streets {
    pub(crate) fn has(self, street: Street) -> bool {
        self.0 & 1 << street.0 != 0
    }

    pub(crate) fn with(self, street: Street) -> Streets {
        Streets(self.0 | 1 << street.0)
    }
}
