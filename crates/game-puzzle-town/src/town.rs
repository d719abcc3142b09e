//! A town: a rectangle of cells, its border colour, the tiles laid in it, and the Construction Laws.
//!
//! [`Town::check`] judges one tile that somebody wants to lay, [`Town::lay`] lays it whatever the laws
//! say (a town on a real table may break them), and [`Town::broken`] lists every law broken as it lies.
//! A town prints as rows of tiles and is read back from them.

use std::fmt;

use thiserror::Error;

pub use crate::law::{Broken, Law, Refusal};
pub use crate::size::{Cell, Size};
use crate::tile::{Face, NotAFace, Side, Tile, Zone};
use crate::tile_set::TileSet;

/// What lies in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Laid {
    /// One of the basic tiles, turned like this.
    Basic(Face),
    /// The Town Park.
    Park,
}

impl Laid {
    /// The zone on a side; the Park has none.
    #[must_use]
    pub const fn zone(self, side: Side) -> Option<Zone> {
        match self {
            Laid::Basic(face) => Some(face.zone(side)),
            Laid::Park => None,
        }
    }

    /// The tile that was laid.
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Laid::Basic(face) => Tile::Basic(face.kind()),
            Laid::Park => Tile::Park,
        }
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Laid::Basic(face) => face.fmt(f),
            Laid::Park => f.pad("PARK"),
        }
    }
}

/// What laying a tile completes: Blocks, and Zoning Violations among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// How many pairs of touching zones it completes.
    pub blocks: u8,
    /// How many of these are Zoning Violations.
    pub violations: u8,
}

/// Two touching zones. With the Park on either hand it has no colour (PT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The western or northern cell.
    pub first: Cell,
    /// The eastern or southern cell.
    pub second: Cell,
    /// The colour of both zones.
    pub colour: Option<Zone>,
    /// Whether it is a Zoning Violation.
    pub violation: bool,
}

/// A town, complete or being built. A plain value: flat, and cheap to copy.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Town {
    size: Size,
    border: Zone,
    laid: [Option<Laid>; Size::MAX_CELLS],
}

impl Town {
    /// An empty town.
    #[must_use]
    pub const fn new(size: Size, border: Zone) -> Town {
        Town {
            size,
            border,
            laid: [None; Size::MAX_CELLS],
        }
    }

    /// A town with the cornerstone of its border colour, if the tile set has one.
    #[must_use]
    pub fn with_cornerstone(size: Size, border: Zone, tiles: &TileSet) -> Option<Town> {
        let mut town = Town::new(size, border);
        town.lay(Cell::NORTH_WEST, Laid::Basic(tiles.cornerstone(border)?));
        Some(town)
    }

    /// Reads the rows that a town prints as: tiles apart by spaces, `....` or `.` for an empty cell, `PARK`.
    ///
    /// # Errors
    /// Names the row that is wrong.
    pub fn from_rows(border: Zone, rows: &str) -> Result<Town, RowError> {
        let rows: Vec<Vec<&str>> = rows
            .lines()
            .map(|row| row.split_whitespace().collect())
            .filter(|row: &Vec<_>| !row.is_empty())
            .collect();
        let width = rows.first().map_or(0, Vec::len);
        let size = Size::new(width, rows.len()).ok_or(RowError::Size(width, rows.len()))?;
        let mut town = Town::new(size, border);
        for (y, row) in rows.iter().enumerate() {
            if row.len() != width {
                return Err(RowError::Length {
                    row: y + 1,
                    found: row.len(),
                    width,
                });
            }
            for (x, &word) in row.iter().enumerate() {
                let laid = match word {
                    "." | "...." => continue,
                    "PARK" => Laid::Park,
                    face => Laid::Basic(
                        face.parse()
                            .map_err(|source| RowError::Face { row: y + 1, source })?,
                    ),
                };
                town.lay(Cell::new(x as u8, y as u8), laid);
            }
        }
        Ok(town)
    }

    /// How wide and deep the town is.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The colour of its border.
    #[must_use]
    pub const fn border(&self) -> Zone {
        self.border
    }

    /// What lies in a cell; nothing lies outside the town.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        if self.size.holds(cell) {
            self.laid[self.size.index(cell)]
        } else {
            None
        }
    }

    /// Every tile laid, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Laid)> {
        self.size
            .all_cells()
            .filter_map(|cell| self.at(cell).map(|laid| (cell, laid)))
    }

    /// Whether every cell has a tile.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.tiles().count() == self.size.cells()
    }

    /// Whether a tile may be laid, and what it completes. The cornerstone may lie alone.
    ///
    /// # Errors
    /// Names the first Construction Law that forbids it.
    pub fn check(&self, cell: Cell, laid: Laid) -> Result<Gain, Refusal> {
        if !self.size.holds(cell) {
            return Err(Refusal::Outside(cell));
        }
        if self.at(cell).is_some() {
            return Err(Refusal::Taken(cell));
        }
        let mut gain = Gain::default();
        for side in Side::ALL {
            let zone = laid.zone(side);
            let Some(beyond) = self.size.beyond(cell, side) else {
                if let Some(found) = zone.filter(|&found| found != self.border) {
                    return Err(Refusal::Border {
                        cell,
                        side,
                        found,
                        border: self.border,
                    });
                }
                continue;
            };
            let Some(neighbour) = self.at(beyond) else {
                continue;
            };
            gain.blocks += 1;
            if let (Some(found), Some(other)) = (zone, neighbour.zone(side.opposite())) {
                if found != other {
                    return Err(Refusal::Zones {
                        cell,
                        side,
                        found,
                        other,
                    });
                }
                gain.violations += u8::from(self.is_violation(cell, beyond, found));
            }
        }
        let alone = gain.blocks == 0 && self.laid.iter().any(Option::is_some);
        if alone {
            Err(Refusal::NoBlock(cell))
        } else {
            Ok(gain)
        }
    }

    /// Lays a tile without asking the laws.
    ///
    /// # Panics
    /// If the cell is outside the town.
    pub fn lay(&mut self, cell: Cell, laid: Laid) {
        assert!(
            self.size.holds(cell),
            "the cell {cell} is outside a town of {}",
            self.size
        );
        self.laid[self.size.index(cell)] = Some(laid);
    }

    /// Takes up what lies in a cell, as solvers do when they go back.
    pub fn clear(&mut self, cell: Cell) {
        if self.size.holds(cell) {
            self.laid[self.size.index(cell)] = None;
        }
    }

    /// Every pair of touching zones that match; a pair that does not match is no Block.
    pub fn blocks(&self) -> impl Iterator<Item = Block> {
        self.pairs().filter_map(|(first, one, second, other)| {
            let colour = match (one, other) {
                (Some(one), Some(other)) if one != other => return None,
                (Some(one), Some(_)) => Some(one),
                _ => None,
            };
            let violation = colour.is_some_and(|zone| self.is_violation(first, second, zone));
            Some(Block {
                first,
                second,
                colour,
                violation,
            })
        })
    }

    /// The number of Zoning Violations.
    #[must_use]
    pub fn violations(&self) -> usize {
        self.blocks().filter(|block| block.violation).count()
    }

    /// Every law that the tiles break as they lie, in the order of the laws.
    #[must_use]
    pub fn broken(&self) -> Vec<Broken> {
        let mut broken = Vec::new();
        for (cell, laid) in self.tiles() {
            for side in Side::ALL
                .into_iter()
                .filter(|&side| self.size.beyond(cell, side).is_none())
            {
                if let Some(found) = laid.zone(side).filter(|&found| found != self.border) {
                    broken.push(Broken::Border { cell, side, found });
                }
            }
        }
        for (first, one, second, other) in self.pairs() {
            if let (Some(one), Some(other)) = (one, other)
                && one != other
            {
                broken.push(Broken::Zones {
                    first,
                    second,
                    one,
                    other,
                });
            }
        }
        broken.extend(self.cut_off().into_iter().map(Broken::CutOff));
        broken
    }

    /// The tiles of a set that are not in this town; or the tiles used too often, each as often as it is too many.
    ///
    /// # Errors
    /// The surplus, when the town uses tiles that the set does not have.
    pub fn remaining(&self, tiles: &TileSet) -> Result<TileSet, Vec<Tile>> {
        let mut rest = *tiles;
        let surplus: Vec<Tile> = self
            .tiles()
            .map(|(_, laid)| laid.tile())
            .filter(|&tile| !rest.take(tile))
            .collect();
        if surplus.is_empty() {
            Ok(rest)
        } else {
            Err(surplus)
        }
    }

    fn is_violation(&self, first: Cell, second: Cell, zone: Zone) -> bool {
        zone == self.border && !self.size.on_edge(first) && !self.size.on_edge(second)
    }

    /// Touching tiles and their zones there; each pair once, from the west or the north.
    fn pairs(&self) -> impl Iterator<Item = (Cell, Option<Zone>, Cell, Option<Zone>)> {
        self.tiles().flat_map(move |(first, laid)| {
            [Side::East, Side::South].into_iter().filter_map(move |side| {
                let second = self.size.beyond(first, side)?;
                let other = self.at(second)?;
                Some((first, laid.zone(side), second, other.zone(side.opposite())))
            })
        })
    }

    /// The tiles not joined to the first one by touching tiles: no order of play could have laid them all.
    fn cut_off(&self) -> Vec<Cell> {
        let mut joined = 0u64;
        let mut open: Vec<Cell> = self.tiles().map(|(cell, _)| cell).take(1).collect();
        while let Some(cell) = open.pop() {
            let bit = 1 << self.size.index(cell);
            if joined & bit == 0 {
                joined |= bit;
                let around = Side::ALL
                    .into_iter()
                    .filter_map(|side| self.size.beyond(cell, side));
                open.extend(around.filter(|&next| self.at(next).is_some()));
            }
        }
        self.tiles()
            .map(|(cell, _)| cell)
            .filter(|&cell| joined >> self.size.index(cell) & 1 == 0)
            .collect()
    }
}

/// What is wrong with the rows of a town.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowError {
    /// Too many cells, or none.
    #[error("a town of {0}x{1} tiles is not possible; it has 1 to 64 cells")]
    Size(usize, usize),
    /// Rows of different lengths.
    #[error("row {row} has {found} cells, the first has {width}")]
    Length {
        /// Which row, from 1.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of the first.
        width: usize,
    },
    /// A word that is no tile.
    #[error("row {row}: {source}")]
    Face {
        /// Which row, from 1.
        row: usize,
        /// What is wrong with the word.
        source: NotAFace,
    },
}

/// Rows of tiles, each by its zones north, east, south, west; `....` is an empty cell.
impl fmt::Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in 0..self.size.depth() as u8 {
            let row: Vec<String> = (0..self.size.width() as u8)
                .map(|x| {
                    self.at(Cell { x, y })
                        .map_or_else(|| "....".to_owned(), |laid| laid.to_string())
                })
                .collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}\n{self}", self.size, self.border)
    }
}
