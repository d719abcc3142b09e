//! A set of tiles as data: how many of each kind, which are cornerstones, whether there is a Park.
//!
//! The published set is the file `data/tiles.txt` of this crate; any other set can be read in its
//! place with [`TileSet::parse`], which names the line of whatever is wrong.

use std::sync::OnceLock;

use thiserror::Error;

use crate::tile::{Face, Kind, NotAFace, Side, Tile, Zone};

/// How many tiles of each kind there are, and which faces mark the cornerstones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSet {
    counts: [u8; Kind::COUNT],
    parks: u8,
    /// By border colour. Invariant: the face shows that colour to the north and west, and its kind is in the set.
    cornerstones: [Option<Face>; 3],
}

impl TileSet {
    /// A set without any tile.
    pub const EMPTY: TileSet = TileSet {
        counts: [0; Kind::COUNT],
        parks: 0,
        cornerstones: [None; 3],
    };

    /// The published set: two of each of the 24 squares, three of them cornerstones, and the Park.
    ///
    /// # Panics
    /// Never: a test reads the file that is compiled in.
    #[must_use]
    pub fn standard() -> &'static TileSet {
        static STANDARD: OnceLock<TileSet> = OnceLock::new();
        STANDARD.get_or_init(|| {
            TileSet::parse(include_str!("../data/tiles.txt"))
                .expect("the tile file of this crate is well formed")
        })
    }

    /// Each of the 24 squares so many times, without Park and cornerstones.
    #[must_use]
    pub const fn squares(copies: u8) -> TileSet {
        TileSet {
            counts: [copies; Kind::COUNT],
            ..TileSet::EMPTY
        }
    }

    /// Reads a tile file; the format is explained at the top of `data/tiles.txt`.
    ///
    /// # Errors
    /// Names the first line that is wrong, and what is wrong with it.
    pub fn parse(text: &str) -> Result<TileSet, TileFileError> {
        let mut set = TileSet::EMPTY;
        let mut kind_line = [0; Kind::COUNT];
        let mut park_line = 0;
        let mut corner_line = [0; 3];
        for (number, line) in (1..).zip(text.lines()) {
            let at = |problem| TileFileError {
                line: number,
                problem,
            };
            let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
            let (&name, rest) = match words.split_first() {
                Some(split) => split,
                None => continue,
            };
            let (count, marks) = rest
                .split_first()
                .ok_or_else(|| at(TileFileProblem::NoCount(name.to_owned())))?;
            let bad_count = || at(TileFileProblem::BadCount((*count).to_owned()));
            let count: u8 = count.parse().map_err(|_| bad_count())?;
            if name.eq_ignore_ascii_case("PARK") {
                if count > 1 {
                    return Err(at(TileFileProblem::Parks(count)));
                }
                if let Some(&mark) = marks.first() {
                    return Err(at(TileFileProblem::Extra(mark.to_owned())));
                }
                if park_line != 0 {
                    return Err(at(TileFileProblem::Repeated(name.to_owned(), park_line)));
                }
                (set.parks, park_line) = (count, number);
                continue;
            }
            let face: Face = name.parse().map_err(|error| at(TileFileProblem::Face(error)))?;
            if count as usize > MOST_OF_A_KIND {
                return Err(bad_count());
            }
            let kind = face.kind();
            if kind_line[kind.index()] != 0 {
                return Err(at(TileFileProblem::Repeated(
                    name.to_owned(),
                    kind_line[kind.index()],
                )));
            }
            kind_line[kind.index()] = number;
            set.counts[kind.index()] = count;
            match marks {
                [] => {}
                ["C" | "c"] => {
                    let border = face.zone(Side::North);
                    if border != face.zone(Side::West) || count == 0 {
                        return Err(at(TileFileProblem::NotACornerstone(name.to_owned())));
                    }
                    if corner_line[border as usize] != 0 {
                        return Err(at(TileFileProblem::SecondCornerstone(
                            border,
                            corner_line[border as usize],
                        )));
                    }
                    set.cornerstones[border as usize] = Some(face);
                    corner_line[border as usize] = number;
                }
                [.., extra] => return Err(at(TileFileProblem::Extra((*extra).to_owned()))),
            }
        }
        if set.basic_tiles() == 0 {
            return Err(TileFileError {
                line: text.lines().count().max(1),
                problem: TileFileProblem::Empty,
            });
        }
        Ok(set)
    }

    /// How many tiles of this kind there are.
    #[must_use]
    pub const fn count(&self, kind: Kind) -> usize {
        self.counts[kind.index()] as usize
    }

    /// Whether the set has the Town Park.
    #[must_use]
    pub const fn has_park(&self) -> bool {
        self.parks > 0
    }

    /// How many tiles there are, the Park not counted.
    #[must_use]
    pub fn basic_tiles(&self) -> usize {
        self.counts.iter().map(|&count| count as usize).sum()
    }

    /// How many zones of a colour there are in the set.
    #[must_use]
    pub fn zones(&self, zone: Zone) -> usize {
        Kind::all()
            .map(|kind| self.count(kind) * kind.face().count(zone))
            .sum()
    }

    /// The cornerstone of a border colour, as it is laid in the north-west corner.
    #[must_use]
    pub const fn cornerstone(&self, border: Zone) -> Option<Face> {
        self.cornerstones[border as usize]
    }

    /// Takes one tile out; `false`, and no change, if there is none.
    pub fn take(&mut self, tile: Tile) -> bool {
        let count = self.count_mut(tile);
        let some = *count > 0;
        *count -= u8::from(some);
        some
    }

    /// Puts one tile in.
    ///
    /// # Panics
    /// If there are 255 of that tile already.
    pub fn put(&mut self, tile: Tile) {
        let count = self.count_mut(tile);
        *count = count.checked_add(1).expect("at most 255 tiles of a kind");
    }

    /// The same set without its Park.
    #[must_use]
    pub const fn without_park(self) -> TileSet {
        TileSet { parks: 0, ..self }
    }

    /// Every tile of the set, kind by kind, the Park last.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let set = *self;
        Kind::all()
            .flat_map(move |kind| std::iter::repeat_n(Tile::Basic(kind), set.count(kind)))
            .chain(std::iter::repeat_n(Tile::Park, self.parks as usize))
    }

    fn count_mut(&mut self, tile: Tile) -> &mut u8 {
        match tile {
            Tile::Basic(kind) => &mut self.counts[kind.index()],
            Tile::Park => &mut self.parks,
        }
    }
}

/// More tiles of one kind than any town has cells would only hide a slip of the pen.
const MOST_OF_A_KIND: usize = 64;

/// What is wrong with a tile file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct TileFileError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: TileFileProblem,
}

/// What can be wrong in a line of a tile file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileFileProblem {
    /// The first word is no tile.
    #[error(transparent)]
    Face(#[from] NotAFace),
    /// A tile without a number.
    #[error("{0} needs the number of tiles after it, for example `{0} 2`")]
    NoCount(String),
    /// A number that is none, or too large.
    #[error("{0:?} is not a number of tiles; write 0 to {MOST_OF_A_KIND}")]
    BadCount(String),
    /// More than one Park.
    #[error("there can be no {0} Parks; write PARK 0 or PARK 1")]
    Parks(u8),
    /// A word too many.
    #[error("{0:?} is not understood here; after the number only C may follow, and only for a tile")]
    Extra(String),
    /// The same kind of tile in two lines.
    #[error("{0} was already given in line {1} (turned tiles are the same kind)")]
    Repeated(String, usize),
    /// A C on a tile that cannot lie in the corner.
    #[error(
        "{0} cannot be a cornerstone; write one with the same colour north and west, and at least one such tile"
    )]
    NotACornerstone(String),
    /// Two cornerstones of one colour.
    #[error("{0} already has a cornerstone in line {1}")]
    SecondCornerstone(Zone, usize),
    /// Nothing at all.
    #[error("the file has no tiles")]
    Empty,
}
