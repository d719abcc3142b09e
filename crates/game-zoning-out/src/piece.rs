//! The pyramids: five colours in three sizes, and how many of each there still are.

use std::fmt;
use std::str::FromStr;

use plat_engine::emblems::Emblem;
use plat_engine::pieces::Livery;
use serde::Serialize;

/// What a pyramid stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Residential.
    Red,
    /// Commercial.
    Blue,
    /// Parks.
    Green,
    /// Industrial.
    Yellow,
    /// Utilities, which nobody wants next door.
    Black,
}

impl Colour {
    /// All of them; black, which forms no groups, is the last.
    pub const ALL: [Colour; 5] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Black,
    ];

    /// The four whose largest groups score, in the order of the scoring sheet.
    pub const ZONES: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];

    /// What it is called in notation and in files.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
        }
    }

    /// One letter for it; black is K, as B is blue.
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
            Colour::Black => 'K',
        }
    }

    /// What stands on its pyramids.
    pub(crate) fn emblem(self) -> Emblem {
        match self {
            Colour::Red => Emblem::House,
            Colour::Blue => Emblem::Shop,
            Colour::Green => Emblem::Tree,
            Colour::Yellow => Emblem::Factory,
            Colour::Black => Emblem::Drop,
        }
    }

    /// The paint of its pyramids.
    pub fn livery(self) -> Livery {
        match self {
            Colour::Red => Livery::Red,
            Colour::Blue => Livery::Blue,
            Colour::Green => Livery::Green,
            Colour::Yellow => Livery::Yellow,
            Colour::Black => Livery::Black,
        }
    }

    /// The colour of this letter.
    pub(crate) fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How big a pyramid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// One pip.
    Small,
    /// Two pips.
    Medium,
    /// Three pips.
    Large,
}

impl Size {
    /// All of them, the smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// The size with so many pips.
    pub fn of_pips(pips: u64) -> Option<Size> {
        Size::ALL
            .get(usize::try_from(pips).ok()?.checked_sub(1)?)
            .copied()
    }

    /// How many pips it has, which is what a black one costs for each neighbour.
    #[inline]
    pub fn pips(self) -> i32 {
        self as i32 + 1
    }

    /// What it is called in notation.
    pub fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }

    /// The bit of this size in a set of sizes.
    #[inline]
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Piece {
    /// Its colour.
    pub colour: Colour,
    /// Its size.
    pub size: Size,
}

impl Piece {
    /// How many kinds there are.
    pub const KINDS: usize = 15;

    /// Every kind: colour by colour, the smallest first.
    pub fn all() -> impl Iterator<Item = Piece> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| Size::ALL.map(|size| Piece { colour, size }))
    }
}

/// Not the name of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchName;

impl FromStr for Colour {
    type Err = NoSuchName;

    fn from_str(name: &str) -> Result<Colour, NoSuchName> {
        let found = Colour::ALL.into_iter().find(|colour| colour.name() == name);
        found.ok_or(NoSuchName)
    }
}

impl FromStr for Size {
    type Err = NoSuchName;

    fn from_str(name: &str) -> Result<Size, NoSuchName> {
        let found = Size::ALL.into_iter().find(|size| size.name() == name);
        found.ok_or(NoSuchName)
    }
}

/// How many of each pyramid there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Supply {
    /// By colour, and in it by size.
    counts: [[u8; 3]; 5],
}

impl Supply {
    /// So many trios of every colour.
    pub fn trios(trios: u8) -> Supply {
        Supply {
            counts: [[trios; 3]; 5],
        }
    }

    /// How many there are of this kind.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        self.counts[piece.colour as usize][piece.size as usize]
    }

    /// How many there are of this size.
    #[inline]
    pub fn of_size(&self, size: Size) -> u32 {
        self.counts
            .iter()
            .map(|sizes| u32::from(sizes[size as usize]))
            .sum()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.counts
            .iter()
            .flatten()
            .map(|&count| usize::from(count))
            .sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [[0; 3]; 5]
    }

    /// Takes one out. There must be one.
    #[inline]
    pub fn take(&mut self, piece: Piece) {
        self.counts[piece.colour as usize][piece.size as usize] -= 1;
    }

    /// Puts one in.
    pub fn put(&mut self, piece: Piece) {
        self.counts[piece.colour as usize][piece.size as usize] += 1;
    }

    /// The colour of the `index`-th of all pyramids of this size, colour by colour.
    #[inline]
    pub(crate) fn nth_of_size(&self, size: Size, mut index: u32) -> Colour {
        for colour in Colour::ALL {
            let count = u32::from(self.counts[colour as usize][size as usize]);
            if index < count {
                return colour;
            }
            index -= count;
        }
        unreachable!("the index is less than the number of pyramids")
    }
}
