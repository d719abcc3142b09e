//! Tiles: the colours of their zones, the ways they can be turned, and the 24 kinds there are.
//!
//! A [`Face`] is a tile as it lies: four zones in a fixed direction. There are 3^4 = 81 of them.
//! A [`Kind`] is a tile in the hand, which can still be turned: faces that are rotations of one
//! another are one kind, and there are 24. Both are one byte, because towns are copied in their
//! millions during search.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The colour of a zone, and so what is built there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Zone {
    /// Residential.
    Green,
    /// Shopping.
    Blue,
    /// Business.
    Red,
}

impl Zone {
    /// All colours, in the cycle that PT-2 names.
    pub const ALL: [Zone; 3] = [Zone::Green, Zone::Blue, Zone::Red];

    /// The colour that follows this one in the cycle green, blue, red.
    #[must_use]
    pub const fn next(self) -> Zone {
        Zone::ALL[(self as usize + 1) % 3]
    }

    /// The letter by which a zone is written: G, B or R.
    #[must_use]
    pub const fn initial(self) -> char {
        match self {
            Zone::Green => 'G',
            Zone::Blue => 'B',
            Zone::Red => 'R',
        }
    }

    /// The zone of a letter, in either case.
    #[must_use]
    pub const fn from_initial(letter: char) -> Option<Zone> {
        match letter {
            'G' | 'g' => Some(Zone::Green),
            'B' | 'b' => Some(Zone::Blue),
            'R' | 'r' => Some(Zone::Red),
            _ => None,
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Zone::Green => "green",
            Zone::Blue => "blue",
            Zone::Red => "red",
        })
    }
}

/// A word that is not a colour.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a colour; write green, blue or red")]
pub struct NotAColour(pub String);

impl FromStr for Zone {
    type Err = NotAColour;

    fn from_str(word: &str) -> Result<Zone, NotAColour> {
        Zone::ALL
            .into_iter()
            .find(|zone| zone.to_string().eq_ignore_ascii_case(word))
            .ok_or_else(|| NotAColour(word.to_owned()))
    }
}

/// A side of a tile or of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Up on the table.
    North,
    /// To the right.
    East,
    /// Down on the table.
    South,
    /// To the left.
    West,
}

impl Side {
    /// All sides, clockwise from the north: the order in which zones are written.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        })
    }
}

/// A tile as it lies: its zones to the north, east, south and west.
///
/// Invariant: the byte is below [`Face::COUNT`]; its four base-3 digits are the zones, north first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(u8);

impl Face {
    /// How many faces there are.
    pub const COUNT: usize = 81;

    /// The face with these zones, clockwise from the north.
    #[must_use]
    pub const fn new(zones: [Zone; 4]) -> Face {
        let [n, e, s, w] = zones;
        Face(n as u8 * 27 + e as u8 * 9 + s as u8 * 3 + w as u8)
    }

    /// All faces, in ascending order.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..Face::COUNT as u8).map(Face)
    }

    /// The face with this number, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Face> {
        if index < Face::COUNT {
            Some(Face(index as u8))
        } else {
            None
        }
    }

    /// The number of this face, below [`Face::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The zone on a side.
    #[must_use]
    pub const fn zone(self, side: Side) -> Zone {
        const WEIGHT: [u8; 4] = [27, 9, 3, 1];
        Zone::ALL[(self.0 / WEIGHT[side as usize] % 3) as usize]
    }

    /// All four zones, clockwise from the north.
    #[must_use]
    pub const fn zones(self) -> [Zone; 4] {
        [
            self.zone(Side::North),
            self.zone(Side::East),
            self.zone(Side::South),
            self.zone(Side::West),
        ]
    }

    /// This face after a quarter turn clockwise: what lay to the west now lies to the north.
    #[must_use]
    pub const fn turned(self) -> Face {
        Face(self.0 / 3 + self.0 % 3 * 27)
    }

    /// How many zones have this colour.
    #[must_use]
    pub fn count(self, zone: Zone) -> usize {
        self.zones().into_iter().filter(|&z| z == zone).count()
    }

    /// The kind of tile that shows this face.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(KIND_OF[self.0 as usize])
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.zones().into_iter().map(Zone::initial).collect();
        f.pad(&letters)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A word that is not a face.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is not a tile; write four zones clockwise from the north with the letters G, B, R, for example GBRG"
)]
pub struct NotAFace(pub String);

impl FromStr for Face {
    type Err = NotAFace;

    fn from_str(word: &str) -> Result<Face, NotAFace> {
        let zones: Option<Vec<Zone>> = word.chars().map(Zone::from_initial).collect();
        zones
            .and_then(|zones| <[Zone; 4]>::try_from(zones).ok())
            .map(Face::new)
            .ok_or_else(|| NotAFace(word.to_owned()))
    }
}

/// One of the 24 squares: a tile that may still be turned.
///
/// Invariant: the byte is below [`Kind::COUNT`]. Kinds are numbered in the order of their smallest face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 24;

    /// All kinds, in ascending order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..Kind::COUNT as u8).map(Kind)
    }

    /// The kind with this number, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < Kind::COUNT {
            Some(Kind(index as u8))
        } else {
            None
        }
    }

    /// The number of this kind, below [`Kind::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face by which the kind is named: of its rotations the first in the order green, blue, red.
    #[must_use]
    pub const fn face(self) -> Face {
        Face(FIRST_FACE[self.0 as usize])
    }

    /// The different faces this kind can show: one, two or four of them.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        let first = self.face();
        std::iter::successors(Some(first), move |face| {
            Some(face.turned()).filter(|&next| next != first)
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face().fmt(f)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A tile in the hand or in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tile {
    /// One of the basic tiles.
    Basic(Kind),
    /// The Town Park, wild on all sides.
    Park,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Basic(kind) => kind.fmt(f),
            Tile::Park => f.pad("PARK"),
        }
    }
}

impl FromStr for Tile {
    type Err = NotAFace;

    /// Any rotation names the tile.
    fn from_str(word: &str) -> Result<Tile, NotAFace> {
        if word.eq_ignore_ascii_case("park") {
            return Ok(Tile::Park);
        }
        word.parse().map(|face: Face| Tile::Basic(face.kind()))
    }
}

const KIND_OF: [u8; Face::COUNT] = kinds_of_faces();
const FIRST_FACE: [u8; Kind::COUNT] = first_faces();

const fn kinds_of_faces() -> [u8; Face::COUNT] {
    let mut kind_of = [u8::MAX; Face::COUNT];
    let mut kinds = 0;
    let mut index = 0;
    while index < Face::COUNT {
        if kind_of[index] == u8::MAX {
            let mut face = Face(index as u8);
            let mut turns = 0;
            while turns < 4 {
                kind_of[face.index()] = kinds;
                face = face.turned();
                turns += 1;
            }
            kinds += 1;
        }
        index += 1;
    }
    // Also fails the build should the numbering of faces ever stop giving exactly 24 kinds.
    assert!(kinds as usize == Kind::COUNT);
    kind_of
}

const fn first_faces() -> [u8; Kind::COUNT] {
    let mut first = [0; Kind::COUNT];
    let mut index = Face::COUNT;
    while index > 0 {
        index -= 1;
        first[KIND_OF[index] as usize] = index as u8;
    }
    first
}
