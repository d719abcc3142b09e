//! What a City Block shows: a zone of one of nine kinds, a wild zone, or a feature that zones like or dislike.

use std::fmt;
use std::str::FromStr;

use plat_engine::{Arg, Sentence, View};
use serde::{Serialize, Serializer};

use crate::view::ZonedOutView;

/// What a zone is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneType {
    /// Homes.
    Residential,
    /// Businesses.
    Commercial,
    /// Factories.
    Industrial,
}

/// How densely a zone is built: how many pieces stand on each of its Blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Density {
    /// One piece.
    Light,
    /// Two pieces.
    Medium,
    /// Three pieces.
    Heavy,
}

impl ZoneType {
    /// All three.
    pub const ALL: [ZoneType; 3] = [ZoneType::Residential, ZoneType::Commercial, ZoneType::Industrial];

    /// The letter on its wild Blocks, with which its codes begin.
    pub(crate) fn letter(self) -> &'static str {
        match self {
            ZoneType::Residential => "R",
            ZoneType::Commercial => "C",
            ZoneType::Industrial => "I",
        }
    }

    /// The face whose density is wild.
    pub fn wild(self) -> Face {
        Face(Kind::COUNT as u8 + self as u8)
    }
}

impl Density {
    /// All three.
    pub const ALL: [Density; 3] = [Density::Light, Density::Medium, Density::Heavy];

    /// How many pieces a Block of this density takes.
    #[inline]
    pub fn pieces(self) -> u8 {
        self as u8 + 1
    }

    /// What a person touches or types to declare it.
    pub fn word(self) -> &'static str {
        match self {
            Density::Light => "light",
            Density::Medium => "medium",
            Density::Heavy => "heavy",
        }
    }
}

/// A type and a density: what a zone is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 9;

    /// The kind of this type and density.
    #[inline]
    pub const fn new(zone_type: ZoneType, density: Density) -> Kind {
        Kind(zone_type as u8 * 3 + density as u8)
    }

    /// All nine, in the order RL RM RH CL CM CH IL IM IH.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..Kind::COUNT as u8).map(Kind)
    }

    /// Its place in that order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What the zone is for.
    #[inline]
    pub fn zone_type(self) -> ZoneType {
        ZoneType::ALL[usize::from(self.0 / 3)]
    }

    /// How densely it is built.
    #[inline]
    pub fn density(self) -> Density {
        Density::ALL[usize::from(self.0 % 3)]
    }

    /// The face of a Block of this kind.
    #[inline]
    pub fn face(self) -> Face {
        Face(self.0)
    }

    /// Whether a Block of this face can be in a zone of the kind.
    #[inline]
    pub fn takes(self, face: Face) -> bool {
        face == self.face() || face == self.zone_type().wild()
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().code())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.face().code())
    }
}

/// What a Block shows: one of the nine kinds, one of three wilds, one of four features.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// The codes of the deck file, in the order of the faces.
const CODES: [&str; Face::COUNT] = [
    "RL", "RM", "RH", "CL", "CM", "CH", "IL", "IM", "IH", "LB", "ST", "TD", "PK", "MU", "PL", "AB",
];

impl Face {
    /// How many faces there are; the four bits of a number say which.
    pub const COUNT: usize = 16;
    /// A feature worth +1.
    pub const PARK: Face = Face(12);
    /// A feature worth +2.
    pub const MUSEUM: Face = Face(13);
    /// A feature that costs 1.
    pub const PARKING_LOT: Face = Face(14);
    /// A feature that costs 2.
    pub const ABANDONED: Face = Face(15);

    /// All of them, zoned kinds first, then wilds, then features.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..Face::COUNT as u8).map(Face)
    }

    /// The face of this number below 16.
    #[inline]
    pub(crate) fn from_bits(bits: u16) -> Face {
        Face((bits & 15) as u8)
    }

    #[inline]
    pub(crate) fn bits(self) -> u16 {
        u16::from(self.0)
    }

    /// The kind, if this is a zoned Block.
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        (usize::from(self.0) < Kind::COUNT).then_some(Kind(self.0))
    }

    /// The type of a Block whose density is wild.
    #[inline]
    pub fn wild(self) -> Option<ZoneType> {
        ZoneType::ALL
            .get(usize::from(self.0).wrapping_sub(Kind::COUNT))
            .copied()
    }

    /// Whether a planner can stand here: on what is zoned or wild.
    #[inline]
    pub fn is_zone(self) -> bool {
        self.0 < Face::PARK.0
    }

    /// What the Block adds to a zone beside it; nothing unless it is a feature.
    #[inline]
    pub fn bonus(self) -> i32 {
        match self {
            Face::PARK => 1,
            Face::MUSEUM => 2,
            Face::PARKING_LOT => -1,
            Face::ABANDONED => -2,
            _ => 0,
        }
    }

    /// The two letters of the deck file.
    pub fn code(self) -> &'static str {
        CODES[usize::from(self.0)]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// Two letters that are no face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAFace(String);

impl NotAFace {
    /// What is wrong, with what would be right.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("no-face")
            .with("code", Arg::quoted(&self.0))
            .with("codes", Arg::verbatim(CODES.join(" ")))
    }
}

impl std::error::Error for NotAFace {}

impl fmt::Display for NotAFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZonedOutView::english().say(&self.sentence()))
    }
}

impl FromStr for Face {
    type Err = NotAFace;

    fn from_str(code: &str) -> Result<Face, NotAFace> {
        Face::all()
            .find(|face| face.code() == code)
            .ok_or_else(|| NotAFace(code.chars().take(20).collect()))
    }
}
