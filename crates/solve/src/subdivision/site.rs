//! The ground of a game for two: its lots, which of them touch, and the symmetries of the board.

use plat_grid::{Board, Cell, Cells};

/// The most lots there are in a game for two: 30 of the full stash.
pub(super) const MOST_LOTS: usize = 32;

/// A set of lots, a bit each.
pub(super) type Lots = u32;

/// What a group touches: free lots in the lower half, parks that may still become private in the upper half.
pub(super) type Reach = u64;

/// The first of the bits that stand for parks.
pub(super) const FIRST_PARK: u32 = 32;

/// The cells that can be built on, numbered in reading order.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub(super) board: Board,
    pub(super) parks: Cells,
    pub(super) private_parks: bool,
    /// The cells of the lots.
    pub(super) cells: Vec<Cell>,
    /// The lots Near each lot.
    pub(super) near: [Lots; MOST_LOTS],
    /// The lots that share an edge with each lot, and the parks Near it if these can become private.
    pub(super) beside: [Reach; MOST_LOTS],
    /// The lots Near each park, where parks can become private.
    pub(super) around: Vec<Lots>,
    /// The lots Near any lot of a set, by the four bytes of the set.
    spread: Box<[[Lots; 256]; 4]>,
    /// The turns and reflections that leave the parks where they are, but for the one that moves nothing.
    pub(super) images: Vec<Image>,
}

/// A turn or reflection of the board that leaves the parks where they are.
#[derive(Clone, Debug)]
pub(super) struct Image {
    /// Where each lot comes to lie.
    pub(super) lot: [u8; MOST_LOTS],
    /// The same for what a group touches, byte by byte.
    bytes: Box<[[Reach; 256]; 5]>,
}

impl Site {
    /// The ground of a board with these parks; none if it has too many lots for a game of two.
    pub(super) fn new(board: Board, parks: Cells, private_parks: bool) -> Option<Site> {
        let cells: Vec<Cell> = (board.cells() - parks).into_iter().collect();
        if cells.len() > MOST_LOTS {
            return None;
        }
        let lots_of = |set: Cells| -> Lots {
            let within = cells.iter().enumerate().filter(|(_, cell)| set.has(**cell));
            within.fold(0, |lots, (lot, _)| lots | 1 << lot)
        };
        let mut near = [0; MOST_LOTS];
        let mut beside = [0; MOST_LOTS];
        for (lot, &cell) in cells.iter().enumerate() {
            near[lot] = lots_of(cell.near());
            beside[lot] = Reach::from(lots_of(Cells::only(cell).spread() - Cells::only(cell)));
        }
        let around: Vec<Lots> = match private_parks {
            true => parks.into_iter().map(|park| lots_of(park.near())).collect(),
            false => Vec::new(),
        };
        for (park, &lots) in around.iter().enumerate() {
            for lot in each(lots) {
                beside[lot] |= 1 << (FIRST_PARK + park as u32);
            }
        }
        let mut spread = Box::new([[0; 256]; 4]);
        for (index, table) in spread.iter_mut().enumerate() {
            for (byte, to) in table.iter_mut().enumerate() {
                *to = each((byte as Lots) << (8 * index)).fold(0, |all, lot| all | near[lot]);
            }
        }
        let mut site = Site {
            board,
            parks,
            private_parks,
            cells,
            near,
            beside,
            around,
            spread,
            images: Vec::new(),
        };
        site.images = site.find_images();
        Some(site)
    }

    /// The lots Near any of these.
    #[inline]
    pub(super) fn near_any(&self, lots: Lots) -> Lots {
        let [a, b, c, d] = lots.to_le_bytes().map(usize::from);
        self.spread[0][a] | self.spread[1][b] | self.spread[2][c] | self.spread[3][d]
    }

    /// The number of the lot on a cell.
    pub(super) fn lot(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&known| known == cell)
    }

    fn find_images(&self) -> Vec<Image> {
        let far = self.board.depth() - 1;
        let square = self.board.width() == self.board.depth();
        (1..8)
            .filter(|_| square)
            .filter_map(|number| {
                let moved = |cell: Cell| turn(cell, number, far);
                let parks: Cells = self.parks.into_iter().filter_map(moved).collect();
                (parks == self.parks).then(|| self.image(moved))?
            })
            .collect()
    }

    fn image(&self, moved: impl Fn(Cell) -> Option<Cell>) -> Option<Image> {
        let mut lot = [0; MOST_LOTS];
        for (from, &cell) in self.cells.iter().enumerate() {
            lot[from] = self.lot(moved(cell)?)? as u8;
        }
        let mut to: Vec<u32> = lot.iter().map(|&lot| u32::from(lot)).collect();
        let parks: Vec<Cell> = self.parks.into_iter().collect();
        for &park in &parks {
            let place = parks.iter().position(|&other| Some(other) == moved(park))?;
            to.push(FIRST_PARK + place as u32);
        }
        let mut bytes = Box::new([[0; 256]; 5]);
        for (index, table) in bytes.iter_mut().enumerate() {
            for (byte, image) in table.iter_mut().enumerate() {
                let bits = each(byte as Lots).filter_map(|bit| to.get(8 * index + bit));
                *image = bits.fold(0, |all, &bit| all | 1 << bit);
            }
        }
        Some(Image { lot, bytes })
    }
}

impl Image {
    /// Where a set of lots, or what a group touches, comes to lie.
    #[inline]
    pub(super) fn of(&self, reach: Reach) -> Reach {
        let bytes = reach.to_le_bytes();
        (0..5).fold(0, |all, index| all | self.bytes[index][usize::from(bytes[index])])
    }
}

/// The numbers of the lots in a set.
#[inline]
pub(super) fn each(lots: Lots) -> impl Iterator<Item = usize> {
    let mut rest = lots;
    std::iter::from_fn(move || {
        let lot = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(lot)
    })
}

/// Where a cell comes to lie by one of the eight symmetries of a square whose last row is `far`.
fn turn(cell: Cell, number: usize, far: usize) -> Option<Cell> {
    let (x, y) = (cell.x(), cell.y());
    let (x, y) = if number & 4 != 0 { (y, x) } else { (x, y) };
    let x = if number & 1 != 0 { far - x } else { x };
    let y = if number & 2 != 0 { far - y } else { y };
    Cell::new(x, y)
}
