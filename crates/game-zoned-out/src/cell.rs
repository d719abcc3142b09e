//! Places of the city, relative to Downtown, and sets of them.
//!
//! The city has no edge. A cell is named by how far it lies north or south, and east or west, of the crossing in
//! the middle of Downtown: `n2e3` is in the second row to the north and the third column to the east, and the four
//! quarters of Downtown are n1w1, n1e1, s1w1 and s1e1. So a name tells the quadrant too.
//!
//! A card covers at least one Block, so a city of at most 64 cards is never 64 cells wide or high. Cells are
//! therefore kept on a torus of 64 by 64, where a row of cells is one machine word.

use std::fmt;

use serde::Serialize;

/// The side of the torus.
pub(crate) const SIDE: usize = 64;
const MASK: u8 = SIDE as u8 - 1;
/// Where the torus has the row and the column just south and east of the crossing.
const CROSSING: u8 = SIDE as u8 / 2;

/// A place on the torus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

/// A quarter of the plane, and of Downtown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Quadrant {
    /// North-west.
    Nw,
    /// North-east.
    Ne,
    /// South-west.
    Sw,
    /// South-east.
    Se,
}

impl Quadrant {
    /// All four, in reading order.
    pub const ALL: [Quadrant; 4] = [Quadrant::Nw, Quadrant::Ne, Quadrant::Sw, Quadrant::Se];

    /// Its name in ids, and that of its message.
    pub fn name(self) -> &'static str {
        match self {
            Quadrant::Nw => "north-west",
            Quadrant::Ne => "north-east",
            Quadrant::Sw => "south-west",
            Quadrant::Se => "south-east",
        }
    }
}

/// A place as people count: columns from Downtown's crossing to the east, rows to the south. What is east or south of
/// it begins with 0, what is west or north with -1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// To the east.
    pub x: i8,
    /// To the south.
    pub y: i8,
}

impl Cell {
    #[inline]
    pub(crate) fn on_torus(x: u8, y: u8) -> Cell {
        Cell(u16::from(y & MASK) << 6 | u16::from(x & MASK))
    }

    /// The cell of a spot. Spots 64 apart share a cell; only one of them can be in the city or beside it.
    #[inline]
    pub(crate) fn of(spot: Spot) -> Cell {
        Cell::on_torus(
            CROSSING.wrapping_add_signed(spot.x),
            CROSSING.wrapping_add_signed(spot.y),
        )
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) % (SIDE * SIDE)
    }

    #[inline]
    pub(crate) fn x(self) -> u8 {
        self.0 as u8 & MASK
    }

    #[inline]
    pub(crate) fn y(self) -> u8 {
        (self.0 >> 6) as u8 & MASK
    }

    #[inline]
    pub(crate) fn shifted(self, east: u8, south: u8) -> Cell {
        Cell::on_torus(self.x().wrapping_add(east), self.y().wrapping_add(south))
    }

    /// How far east and south of another cell this one lies.
    #[inline]
    pub(crate) fn from(self, other: Cell) -> (u8, u8) {
        let apart = |here: u8, there: u8| here.wrapping_sub(there) & MASK;
        (apart(self.x(), other.x()), apart(self.y(), other.y()))
    }

    /// The cells to the north, east, south and west.
    #[inline]
    pub(crate) fn beside(self) -> [Cell; 4] {
        [
            self.shifted(0, MASK),
            self.shifted(1, 0),
            self.shifted(0, 1),
            self.shifted(MASK, 0),
        ]
    }

    /// The four cells of a card whose north-west Block lies here, clockwise from it.
    #[inline]
    pub(crate) fn under_card(self) -> [Cell; 4] {
        [self, self.shifted(1, 0), self.shifted(1, 1), self.shifted(0, 1)]
    }

    /// The eight cells that share a side with such a card: two for each Block, in the order of its Blocks.
    #[inline]
    pub(crate) fn around_card(self) -> [Cell; 8] {
        [
            self.shifted(MASK, 0),
            self.shifted(0, MASK),
            self.shifted(1, MASK),
            self.shifted(2, 0),
            self.shifted(2, 1),
            self.shifted(1, 2),
            self.shifted(0, 2),
            self.shifted(MASK, 1),
        ]
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let near = |at: u8| at as i8 - CROSSING as i8;
        let spot = Spot {
            x: near(self.x()),
            y: near(self.y()),
        };
        fmt::Display::fmt(&spot, f)
    }
}

impl Spot {
    /// The quadrant it lies in.
    #[inline]
    pub fn quadrant(self) -> Quadrant {
        match (self.y < 0, self.x < 0) {
            (true, true) => Quadrant::Nw,
            (true, false) => Quadrant::Ne,
            (false, true) => Quadrant::Sw,
            (false, false) => Quadrant::Se,
        }
    }

    /// Reads a name such as `n2e3`.
    pub fn parse(name: &str) -> Option<Spot> {
        let (south, rest) = match name.split_at_checked(1)? {
            ("n", rest) => (false, rest),
            ("s", rest) => (true, rest),
            _ => return None,
        };
        let (rows, columns) = rest.split_once(['e', 'w'])?;
        let east = rest.contains('e');
        let step = |digits: &str, onward: bool| {
            let count: i8 = digits.parse().ok()?;
            let plain = (1..SIDE as i8).contains(&count) && count.to_string() == digits;
            plain.then_some(if onward { count - 1 } else { -count })
        };
        Some(Spot {
            x: step(columns, east)?,
            y: step(rows, south)?,
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, rows) = if self.y < 0 {
            ('n', -self.y)
        } else {
            ('s', self.y + 1)
        };
        let (column, columns) = if self.x < 0 {
            ('w', -self.x)
        } else {
            ('e', self.x + 1)
        };
        write!(f, "{row}{rows}{column}{columns}")
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cells: one word for each row of the torus.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Cells([u64; SIDE]);

impl Default for Cells {
    fn default() -> Cells {
        Cells::NONE
    }
}

impl Cells {
    pub(crate) const NONE: Cells = Cells([0; SIDE]);

    #[inline]
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.y())] >> cell.x() & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        self.0[usize::from(cell.y())] |= 1 << cell.x();
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.y())] &= !(1 << cell.x());
    }

    /// Whether a cell is in both sets.
    #[inline]
    pub(crate) fn meets(&self, others: &Cells) -> bool {
        self.0.iter().zip(&others.0).any(|(row, other)| row & other != 0)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    #[inline]
    pub(crate) fn add_all(&mut self, others: &Cells) {
        self.0
            .iter_mut()
            .zip(&others.0)
            .for_each(|(row, other)| *row |= other);
    }

    /// The cells that share a side with one of these and are none of them.
    pub(crate) fn beside(&self) -> Cells {
        let mut beside = Cells::NONE;
        for (y, &row) in self.0.iter().enumerate() {
            let across = self.0[(y + 1) % SIDE] | self.0[(y + SIDE - 1) % SIDE];
            beside.0[y] = (across | row.rotate_left(1) | row.rotate_right(1)) & !row;
        }
        beside
    }

    /// A row of the torus; bit x is its cell x.
    #[inline]
    pub(crate) fn row(&self, y: u8) -> u64 {
        self.0[usize::from(y & MASK)]
    }

    /// The cells in the order of the torus, which is any order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..SIDE as u8).flat_map(move |y| bits(self.row(y)).map(move |x| Cell::on_torus(x, y)))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The positions of the bits of a word, from the lowest.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (word != 0).then(|| word.trailing_zeros() as u8);
        word &= word.wrapping_sub(1);
        lowest
    })
}

/// The position of the n-th bit of a word, from 0; it must have more than n.
#[inline]
pub(crate) fn nth_bit(mut word: u64, n: u32) -> u8 {
    for _ in 0..n {
        word &= word - 1;
    }
    word.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_counted_from_the_crossing_of_downtown() {
        for (name, x, y, quadrant) in [
            ("n1w1", -1, -1, Quadrant::Nw),
            ("n1e1", 0, -1, Quadrant::Ne),
            ("s1w1", -1, 0, Quadrant::Sw),
            ("s2e3", 2, 1, Quadrant::Se),
            ("n60w2", -2, -60, Quadrant::Nw),
        ] {
            let spot = Spot { x, y };
            assert_eq!(spot.to_string(), name);
            assert_eq!(Spot::parse(name), Some(spot));
            assert_eq!(spot.quadrant(), quadrant);
        }
        for nonsense in [
            "", "n", "n1", "e1n1", "n0e1", "n1e0", "n01e1", "n1e64", "n1e+1", "n-1e1", "n1ee1",
        ] {
            assert_eq!(Spot::parse(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_card_lies_on_four_cells_and_beside_eight() {
        let at = Cell::of(Spot { x: 31, y: 31 });
        let names = |cells: &[Cell]| -> Vec<(u8, u8)> { cells.iter().map(|c| (c.x(), c.y())).collect() };
        assert_eq!(names(&at.under_card()), [(63, 63), (0, 63), (0, 0), (63, 0)]);
        let mut around = at.around_card().to_vec();
        for cell in at.under_card() {
            for next in cell.beside() {
                if !at.under_card().contains(&next) {
                    assert!(around.contains(&next));
                    around.retain(|&other| other != next);
                }
            }
        }
        assert!(around.is_empty(), "every one of the eight is beside the card");
    }
}
