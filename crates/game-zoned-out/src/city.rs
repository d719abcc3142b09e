//! The city: what every Block shows, which are developed, how far it reaches, and where a card can go.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::card::Blocks;
use crate::cell::{Cell, Cells, SIDE, Spot, bits, nth_bit};
use crate::face::Face;

/// The Blocks on the table.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct City {
    lots: [Lot; SIDE * SIDE],
    /// Every cell with a Block, and the four of Downtown.
    built: Cells,
    /// What is never covered again: Downtown and developed Blocks.
    closed: Cells,
    columns: Span,
    rows: Span,
}

/// One Block: its face, and once it is developed how high and in which development. The bits of a cell without a
/// Block are all 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Lot(u16);

/// The first row or column that has a Block, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Span {
    first: i8,
    count: u8,
}

/// What was built on a developed Block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Built {
    /// The number of the development, from 0.
    pub(crate) development: usize,
    /// How many pieces stand there; fewer than the density when its player ran out of them.
    pub(crate) height: u8,
}

/// Why a card cannot lie somewhere, whatever it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// It would cover no Block.
    CoversNone,
    /// It would cover four.
    CoversFour,
    /// Downtown is there.
    Downtown,
    /// A Block is developed.
    Developed(Cell),
}

/// Only what there is: most of the table is empty.
impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.closed.hash(state);
        for cell in self.built.iter() {
            (cell, self.lots[cell.index()]).hash(state);
        }
    }
}

impl City {
    /// The set-up: four cards in a square, clockwise from the north-west, each turned so that a Parking Lot lies
    /// inmost, and Downtown on these.
    pub(crate) fn new(cards: [Blocks; 4]) -> City {
        let mut city = City {
            lots: [Lot(0); SIDE * SIDE],
            built: Cells::NONE,
            closed: Cells::NONE,
            columns: Span { first: -2, count: 4 },
            rows: Span { first: -2, count: 4 },
        };
        // Each card with where it lies, and which of its places is inmost.
        let corners = [((-2, -2), 2), ((0, -2), 3), ((0, 0), 0), ((-2, 0), 1)];
        for (blocks, ((x, y), inmost)) in cards.into_iter().zip(corners) {
            let turn = blocks.turn_parking_lot_to(inmost);
            city.lay(Cell::of(Spot { x, y }), blocks.turned(turn));
        }
        for cell in Cell::of(Spot { x: -1, y: -1 }).under_card() {
            city.lots[cell.index()] = Lot(0);
            city.closed.add(cell);
        }
        city
    }

    /// The table before anything lies there.
    pub(crate) fn none() -> City {
        City {
            lots: [Lot(0); SIDE * SIDE],
            built: Cells::NONE,
            closed: Cells::NONE,
            columns: Span { first: 0, count: 0 },
            rows: Span { first: 0, count: 0 },
        }
    }

    /// Only Downtown, for a city that somebody describes Block by Block.
    pub(crate) fn downtown() -> City {
        let mut city = City::none();
        city.columns = Span { first: -1, count: 2 };
        city.rows = Span { first: -1, count: 2 };
        for cell in Cell::of(Spot { x: -1, y: -1 }).under_card() {
            city.built.add(cell);
            city.closed.add(cell);
        }
        city
    }

    /// Puts one Block somewhere.
    pub(crate) fn put(&mut self, cell: Cell, face: Face) {
        self.lots[cell.index()] = Lot(face.bits());
        self.built.add(cell);
    }

    /// Lays the Blocks of a card, the north-west one on this cell.
    #[inline]
    pub(crate) fn lay(&mut self, at: Cell, blocks: Blocks) {
        for (cell, face) in at.under_card().into_iter().zip(blocks.0) {
            self.put(cell, face);
        }
        let spot = self.spot(at);
        self.columns.reach(spot.x);
        self.columns.reach(spot.x + 1);
        self.rows.reach(spot.y);
        self.rows.reach(spot.y + 1);
    }

    /// Makes the city reach as far as this spot.
    pub(crate) fn reach(&mut self, spot: Spot) {
        self.columns.reach(spot.x);
        self.rows.reach(spot.y);
    }

    /// Builds on a Block.
    #[inline]
    pub(crate) fn develop(&mut self, cell: Cell, built: Built) {
        let face = self.lots[cell.index()].face();
        let number = built.development as u16 + 1;
        self.lots[cell.index()] = Lot(face.bits() | u16::from(built.height) << 4 | number << 6);
        self.closed.add(cell);
    }

    /// Whether there is a Block, or Downtown.
    #[inline]
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.built.has(cell)
    }

    /// Whether there is a Block that is not developed.
    #[inline]
    pub(crate) fn is_open(&self, cell: Cell) -> bool {
        self.built.has(cell) && !self.closed.has(cell)
    }

    /// What a Block shows. Ask only where there is one.
    #[inline]
    pub(crate) fn face(&self, cell: Cell) -> Face {
        self.lots[cell.index()].face()
    }

    /// What was built on a Block, if it is developed.
    pub(crate) fn built(&self, cell: Cell) -> Option<Built> {
        self.lots[cell.index()].built()
    }

    /// Whether this is a quarter of Downtown.
    pub(crate) fn is_downtown(&self, cell: Cell) -> bool {
        self.closed.has(cell) && self.built(cell).is_none()
    }

    /// The Blocks that are not developed, in any order.
    pub(crate) fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        self.built.iter().filter(|&cell| !self.closed.has(cell))
    }

    /// Every Block in reading order, without Downtown.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (Spot, Cell)> {
        self.reading_order(&self.built)
            .filter(|&(_, cell)| !self.is_downtown(cell))
    }

    /// Cells of the city row by row from the north, each from the west.
    pub(crate) fn reading_order<'a>(&self, cells: &'a Cells) -> impl Iterator<Item = (Spot, Cell)> + use<'a> {
        let west = Cell::of(Spot {
            x: self.columns.first,
            y: 0,
        })
        .x();
        let (rows, columns) = (self.rows, self.columns);
        rows.iter().flat_map(move |y| {
            let row = cells.row(Cell::of(Spot { x: 0, y }).y());
            bits(row.rotate_right(u32::from(west))).map(move |offset| {
                let x = columns.first + offset as i8;
                (Spot { x, y }, Cell::of(Spot { x, y }))
            })
        })
    }

    /// Where a cell lies. Beside the city too, but no farther away.
    #[inline]
    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        let origin = Cell::of(self.origin());
        let from = |at: u8, first: u8, base: i8| base + (at.wrapping_sub(first) % SIDE as u8) as i8;
        Spot {
            x: from(cell.x(), origin.x(), self.origin().x),
            y: from(cell.y(), origin.y(), self.origin().y),
        }
    }

    /// The cell of a spot in the city or beside it.
    pub(crate) fn cell(&self, spot: Spot) -> Option<Cell> {
        let cell = Cell::of(spot);
        let beside = |span: Span, at: i8| (span.first - 1..=span.last() + 1).contains(&at);
        (beside(self.columns, spot.x) && beside(self.rows, spot.y)).then_some(cell)
    }

    /// What stands in the way of any card there.
    pub(crate) fn obstacle(&self, at: Cell) -> Option<Obstacle> {
        let cells = at.under_card();
        if let Some(closed) = cells.into_iter().find(|&cell| self.closed.has(cell)) {
            return Some(match self.is_downtown(closed) {
                true => Obstacle::Downtown,
                false => Obstacle::Developed(closed),
            });
        }
        match cells.into_iter().filter(|&cell| self.has(cell)).count() {
            0 => Some(Obstacle::CoversNone),
            4 => Some(Obstacle::CoversFour),
            _ => None,
        }
    }

    /// Everywhere that a card can lie, whatever it shows: it covers one to three Blocks, and none that is closed or
    /// barred. The caller says by row of the torus which cells are barred.
    #[inline]
    pub(crate) fn places(&self, barred: impl Fn(u8) -> u64) -> Places {
        let origin = self.origin();
        let (west, north) = (Cell::of(origin).x(), Cell::of(origin).y());
        let mut places = Places {
            origin,
            count: self.rows.count + 1,
            rows: [0; SIDE],
        };
        // Whether any and all of the two cells that a card has in a row are in a set.
        let pair = |row: u64| (row | row.rotate_right(1), row & row.rotate_right(1));
        let look = |y: u8| {
            let built = self.built.row(y);
            (pair(built), pair(self.closed.row(y) | barred(y)).0)
        };
        let mut upper = look(north);
        for index in 0..places.count {
            let lower = look(north.wrapping_add(index + 1));
            let ((any, all), shut) = upper;
            let ((lower_any, lower_all), lower_shut) = lower;
            let free = (any | lower_any) & !(all & lower_all) & !(shut | lower_shut);
            places.rows[usize::from(index) % SIDE] = free.rotate_right(u32::from(west));
            upper = lower;
        }
        places
    }

    /// The spot north-west of the whole city, from which a card would not reach it any more but for its corner.
    #[inline]
    fn origin(&self) -> Spot {
        Spot {
            x: self.columns.first - 1,
            y: self.rows.first - 1,
        }
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entry = |(spot, cell): (Spot, Cell)| match self.built(cell) {
            None => format!("{spot}:{}", self.face(cell)),
            Some(built) => format!("{spot}:{}/{built:?}", self.face(cell)),
        };
        f.debug_list().entries(self.blocks().map(entry)).finish()
    }
}

impl Lot {
    #[inline]
    fn face(self) -> Face {
        Face::from_bits(self.0)
    }

    fn built(self) -> Option<Built> {
        let number = usize::from(self.0 >> 6);
        (number > 0).then(|| Built {
            development: number - 1,
            height: (self.0 >> 4 & 3) as u8,
        })
    }
}

impl Span {
    fn reach(&mut self, at: i8) {
        let last = self.last().max(at);
        self.first = self.first.min(at);
        self.count = (last - self.first + 1) as u8;
    }

    fn last(self) -> i8 {
        self.first + self.count as i8 - 1
    }

    fn iter(self) -> impl Iterator<Item = i8> {
        self.first..self.first + self.count as i8
    }
}

/// Places for the north-west Block of a card, in reading order.
#[derive(Clone)]
pub(crate) struct Places {
    origin: Spot,
    count: u8,
    /// From the north; bit 0 is the column of the origin.
    rows: [u64; SIDE],
}

impl Places {
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.rows[..usize::from(self.count)]
            .iter()
            .map(|row| row.count_ones())
            .sum()
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        let rows = self.rows[..usize::from(self.count)].iter().enumerate();
        rows.flat_map(move |(y, &row)| bits(row).map(move |x| self.cell(x, y)))
    }

    /// The n-th of them, from 0.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32) -> Option<Cell> {
        for (y, &row) in self.rows[..usize::from(self.count)].iter().enumerate() {
            let here = row.count_ones();
            if n < here {
                return Some(self.cell(nth_bit(row, n), y));
            }
            n -= here;
        }
        None
    }

    #[inline]
    fn cell(&self, x: u8, y: usize) -> Cell {
        Cell::of(self.origin).shifted(x, y as u8)
    }
}
