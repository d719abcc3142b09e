//! Cells of a board of at most 8 by 8, and sets of them in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A cell by its column and row, both from 0 at the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in column `x` and row `y`, both below 8.
    pub fn new(x: usize, y: usize) -> Option<Cell> {
        (x < 8 && y < 8).then_some(Cell((y * 8 + x) as u8))
    }

    /// The column.
    #[inline]
    pub fn x(self) -> usize {
        usize::from(self.0 % 8)
    }

    /// The row.
    #[inline]
    pub fn y(self) -> usize {
        usize::from(self.0 / 8)
    }

    /// The up to 8 cells that touch this one by an edge or a corner. Those beyond the edge of a smaller board
    /// are among them; whoever asks knows the board.
    #[inline]
    pub fn near(self) -> Cells {
        NEAR[usize::from(self.0 & 63)]
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x(), self.y())
    }
}

const NEAR: [Cells; 64] = {
    let mut table = [Cells::NONE; 64];
    let mut index = 0;
    while index < 64 {
        let one = Cells(1 << index);
        table[index] = Cells(one.spread_near().0 & !one.0);
        index += 1;
    }
    table
};

/// The column of the n-th cell of every possible row.
const NTH_IN_ROW: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut row = 0;
    while row < 256 {
        let (mut column, mut n) = (0, 0);
        while column < 8 {
            if row >> column & 1 == 1 {
                table[row][n] = column;
                n += 1;
            }
            column += 1;
        }
        row += 1;
    }
    table
};

/// A set of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells(0);

    const EDGE: Cells = Cells(0xff81_8181_8181_81ff);
    const NOT_FIRST_COLUMN: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_LAST_COLUMN: u64 = 0x7f7f_7f7f_7f7f_7f7f;

    /// The set of just this cell.
    #[inline]
    pub fn only(cell: Cell) -> Cells {
        Cells(1 << (cell.0 & 63))
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        self.0 & Cells::only(cell).0 != 0
    }

    /// How many cells are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no cell is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a cell.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of this set is in the other.
    #[inline]
    pub fn is_within(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first cell in reading order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The n-th cell in reading order, counted from 0; there must be so many.
    ///
    /// Every step of a playout waits for this answer, and a loop over the cells would be mispredicted nearly every
    /// time: so all rows are counted at once, and the cell within its row comes from a table.
    #[inline]
    pub fn nth(self, n: usize) -> Cell {
        debug_assert!(n < self.len(), "cell {n} of {}", self.len());
        let n = n as u32;
        // The row is the number of rows up to whose end there are at most n cells.
        let row: u32 = (1..8)
            .map(|rows| u32::from((self.0 & !(u64::MAX << (8 * rows))).count_ones() <= n))
            .sum();
        let before = (self.0 & !(u64::MAX << (8 * row))).count_ones();
        let in_row = (self.0 >> (8 * row) & 0xff) as usize;
        let column = NTH_IN_ROW[in_row][(n - before) as usize & 7];
        Cell((row as u8 * 8 + column) & 63)
    }

    /// The set if the answer is yes, the empty set if not, without a branch.
    #[inline]
    pub fn when(self, yes: bool) -> Cells {
        Cells(self.0 & u64::from(yes).wrapping_neg())
    }

    /// The set with the neighbours by an edge of all its cells.
    #[inline]
    pub const fn spread(self) -> Cells {
        let set = self.0;
        let east = (set & Cells::NOT_LAST_COLUMN) << 1;
        let west = (set & Cells::NOT_FIRST_COLUMN) >> 1;
        Cells(set | east | west | set << 8 | set >> 8)
    }

    /// The set with the neighbours by an edge or a corner of all its cells.
    #[inline]
    pub const fn spread_near(self) -> Cells {
        let set = self.0;
        let row = set | (set & Cells::NOT_LAST_COLUMN) << 1 | (set & Cells::NOT_FIRST_COLUMN) >> 1;
        Cells(row | row << 8 | row >> 8)
    }

    /// The part of this set that is connected by edges with the given start.
    #[inline]
    pub fn connected(self, start: Cells) -> Cells {
        self.flood(start, Cells::spread)
    }

    /// The part of this set that spreading from the start reaches without leaving it.
    #[inline]
    fn flood(self, start: Cells, spread: impl Fn(Cells) -> Cells) -> Cells {
        let mut reached = start & self;
        loop {
            let grown = spread(reached) & self;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// How many groups of cells connected by edges there are.
    ///
    /// By Euler's formula: cells less edges between them plus 2x2 squares is groups less holes, and holes (parts
    /// of the rest that do not reach the outside, even by corners) are rare and quickly ruled out.
    #[inline]
    pub fn group_count(self) -> usize {
        let set = self.0;
        let across = set & (set >> 1) & Cells::NOT_LAST_COLUMN;
        let down = set & (set >> 8);
        let squares = across & (across >> 8);
        let ones = |bits: u64| bits.count_ones() as i32;
        let euler = ones(set) - ones(across) - ones(down) + ones(squares);
        (euler + self.holes() as i32) as usize
    }

    #[inline]
    fn holes(self) -> usize {
        let rest = !self;
        let mut inside = rest - rest.flood(Cells::EDGE, Cells::spread_near);
        let mut holes = 0;
        while let Some(first) = inside.first() {
            inside -= inside.flood(Cells::only(first), Cells::spread_near);
            holes += 1;
        }
        holes
    }

    /// The groups of cells that are connected by edges, by their first cells.
    pub fn groups(self) -> impl Iterator<Item = Cells> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.connected(Cells::only(rest.first()?));
            rest -= group;
            Some(group)
        })
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

/// What is in the first set and not in the second.
impl Sub for Cells {
    type Output = Cells;

    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl SubAssign for Cells {
    #[inline]
    fn sub_assign(&mut self, other: Cells) {
        self.0 &= !other.0;
    }
}

impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells
            .into_iter()
            .fold(Cells::NONE, |set, cell| set | Cells::only(cell))
    }
}

/// The cells of a set in reading order.
impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellIter;

    #[inline]
    fn into_iter(self) -> CellIter {
        CellIter(self)
    }
}

/// An iterator over a set of cells.
#[derive(Clone, Debug)]
pub struct CellIter(Cells);

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0 = Cells(self.0.0 & self.0.0.wrapping_sub(1));
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_cells() -> impl Strategy<Value = Cells> {
        any::<u64>().prop_map(Cells)
    }

    /// Neighbours by comparing coordinates, as one would by hand.
    fn touches(a: Cell, b: Cell, corners: bool) -> bool {
        let (dx, dy) = (a.x().abs_diff(b.x()), a.y().abs_diff(b.y()));
        if corners { dx.max(dy) == 1 } else { dx + dy == 1 }
    }

    proptest! {
        #[test]
        fn spreading_reaches_just_the_neighbours(set in any_cells()) {
            for cell in Cells(u64::MAX) {
                let by = |corners| set.has(cell) || set.into_iter().any(|c| touches(c, cell, corners));
                prop_assert_eq!(set.spread().has(cell), by(false));
                prop_assert_eq!(set.spread_near().has(cell), by(true));
            }
        }

        #[test]
        fn groups_part_the_set_and_do_not_touch(set in any_cells()) {
            let groups: Vec<Cells> = set.groups().collect();
            let union = groups.iter().fold(Cells::NONE, |all, &group| all | group);
            prop_assert_eq!(union, set);
            prop_assert_eq!(groups.iter().map(|g| g.len()).sum::<usize>(), set.len());
            prop_assert_eq!(set.group_count(), groups.len());
            for (index, group) in groups.iter().enumerate() {
                for other in &groups[index + 1..] {
                    prop_assert!(!group.spread().meets(*other));
                }
            }
        }

        #[test]
        fn groups_are_counted_right_around_holes(a in any_cells(), b in any_cells()) {
            // Unions are dense, so that rings with holes come up.
            let dense = a | b;
            prop_assert_eq!(dense.group_count(), dense.groups().count());
        }

        #[test]
        fn the_nth_cell_is_the_nth(set in any_cells()) {
            for (n, cell) in set.into_iter().enumerate() {
                prop_assert_eq!(set.nth(n), cell);
            }
            prop_assert_eq!(set.into_iter().collect::<Cells>(), set);
        }
    }

    #[test]
    fn near_a_cell_are_its_eight_neighbours() {
        for cell in Cells(u64::MAX) {
            let by_hand: Cells = Cells(u64::MAX)
                .into_iter()
                .filter(|&other| touches(cell, other, true))
                .collect();
            assert_eq!(cell.near(), by_hand);
        }
    }

    #[test]
    fn a_ring_is_one_group_and_diagonals_are_many() {
        let ring: Cells = Cell::new(3, 3).unwrap().near();
        assert_eq!(ring.groups().count(), 1);
        assert_eq!(ring.group_count(), 1);
        let diagonal: Cells = (0..8).filter_map(|i| Cell::new(i, i)).collect();
        assert_eq!(diagonal.groups().count(), 8);
    }
}
