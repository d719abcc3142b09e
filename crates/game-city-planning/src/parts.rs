//! The parts of the game: the four types of land use with what they ask for, Zones, Developments, stones, and sets
//! of them.

use std::fmt;
use std::str::FromStr;

use plat_engine::{Arg, Sentence, View};
use serde::{Serialize, Serializer};

use crate::view::CityPlanningView;

/// The types of land use, which Zones and Developments share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Crowns.
    Residential,
    /// Suns.
    Agricultural,
    /// Moons.
    Commercial,
    /// Arms.
    Industrial,
}

/// What a point of the board can be, as far as requirements ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// It has a Population stone.
    Population,
    /// It has a Resource stone.
    Resource,
    /// It has nothing.
    Empty,
}

/// So many points of a kind, which something needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// The kind.
    pub ground: Ground,
    /// How many.
    pub points: u32,
}

/// What a neighbouring Zone does to a Development.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Influence {
    /// Its highest Development is added.
    Beneficial,
    /// Its highest Development is subtracted.
    Detrimental,
    /// It does not matter.
    None,
}

impl Kind {
    /// All four, in the order of the rules.
    pub const ALL: [Kind; 4] = [
        Kind::Residential,
        Kind::Agricultural,
        Kind::Commercial,
        Kind::Industrial,
    ];

    /// The letter by which it is written.
    pub fn initial(self) -> char {
        match self {
            Kind::Residential => 'R',
            Kind::Agricultural => 'A',
            Kind::Commercial => 'C',
            Kind::Industrial => 'I',
        }
    }

    /// What the primary requirement asks for.
    #[inline]
    pub fn primary(self) -> Ground {
        match self {
            Kind::Residential | Kind::Commercial => Ground::Population,
            Kind::Agricultural => Ground::Empty,
            Kind::Industrial => Ground::Resource,
        }
    }

    /// What the secondary requirement asks for.
    #[inline]
    pub fn secondary(self) -> Ground {
        match self {
            Kind::Residential => Ground::Empty,
            Kind::Agricultural | Kind::Industrial => Ground::Population,
            Kind::Commercial => Ground::Resource,
        }
    }

    /// What an unincorporated Development needs beside it.
    pub(crate) fn lot_needs(self) -> [Need; 2] {
        let need = |ground, points| Need { ground, points };
        [need(self.primary(), 2), need(self.secondary(), 1)]
    }

    /// What a neighbouring Zone of the other type does to a Development of this one.
    #[inline]
    pub fn influence_of(self, other: Kind) -> Influence {
        use Influence::{Beneficial, Detrimental, None};
        use Kind::{Agricultural, Commercial, Industrial, Residential};
        match (self, other) {
            (Residential, Commercial)
            | (Agricultural, Agricultural)
            | (Commercial | Industrial, Residential)
            | (Industrial, Commercial) => Beneficial,
            (Residential | Agricultural, Industrial)
            | (Agricultural, Residential)
            | (Commercial, Commercial) => Detrimental,
            _ => None,
        }
    }
}

/// The kinds of stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stone {
    /// White.
    Population,
    /// Black.
    Resource,
}

impl Stone {
    /// Both of them.
    pub const ALL: [Stone; 2] = [Stone::Population, Stone::Resource];

    /// The other kind.
    pub fn other(self) -> Stone {
        match self {
            Stone::Population => Stone::Resource,
            Stone::Resource => Stone::Population,
        }
    }

    /// What people touch for it.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Stone::Population => "population",
            Stone::Resource => "resource",
        }
    }
}

/// How many values a type has: 0 to 5.
const VALUES: u8 = 6;
/// How many Zones there are, and how many Developments.
pub(crate) const COUNT: usize = 24;

/// A type and a value: what a Zone tile and a Development coin have in common.
macro_rules! part {
    ($(#[$about:meta])* $part:ident, $(#[$set_about:meta])* $set:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $part(u8);

        impl $part {
            /// The one of this type and value; there is none above 5.
            pub fn new(kind: Kind, value: u32) -> Option<$part> {
                (value < u32::from(VALUES)).then_some($part(kind as u8 * VALUES + value as u8))
            }

            /// All 24 of them, by type and value.
            pub fn all() -> impl Iterator<Item = $part> {
                (0..COUNT as u8).map($part)
            }

            /// Its type.
            #[inline]
            pub fn kind(self) -> Kind {
                Kind::ALL[usize::from(self.0 / VALUES) & 3]
            }

            /// Its value.
            #[inline]
            pub fn value(self) -> u32 {
                u32::from(self.0 % VALUES)
            }

            /// Its place in an array of all of them.
            #[inline]
            pub(crate) fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl fmt::Display for $part {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", self.kind().initial(), self.value())
            }
        }

        impl fmt::Debug for $part {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($part))
            }
        }

        impl FromStr for $part {
            type Err = PartError;

            fn from_str(word: &str) -> Result<$part, PartError> {
                $part::all()
                    .find(|part| part.to_string() == word)
                    .ok_or_else(|| PartError(word.chars().take(20).collect()))
            }
        }

        impl Serialize for $part {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        $(#[$set_about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set(u32);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);
            /// All of them.
            pub const ALL: $set = $set((1 << COUNT) - 1);

            /// Whether this one is among them.
            #[inline]
            pub fn has(self, part: $part) -> bool {
                self.0 >> part.0 & 1 == 1
            }

            /// Adds one.
            #[inline]
            pub fn insert(&mut self, part: $part) {
                self.0 |= 1 << part.0;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, part: $part) {
                self.0 &= !(1 << part.0);
            }

            /// How many there are.
            #[inline]
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// These and those.
            #[inline]
            #[must_use]
            pub fn and(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those of this type.
            #[inline]
            #[must_use]
            pub fn of(self, kind: Kind) -> $set {
                $set(self.0 & 0b11_1111 << (kind as u8 * VALUES))
            }

            /// Whether all of those are among these.
            #[inline]
            pub fn holds(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// The n-th by type and value, from 0; there must be so many.
            #[inline]
            pub(crate) fn nth(self, n: u32) -> $part {
                let mut rest = self.0;
                for _ in 0..n {
                    rest &= rest - 1;
                }
                $part(rest.trailing_zeros() as u8)
            }

            /// All of them by type and value.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $part> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let part = $part(rest.trailing_zeros() as u8);
                        rest &= rest - 1;
                        part
                    })
                })
            }
        }

        impl FromIterator<$part> for $set {
            fn from_iter<I: IntoIterator<Item = $part>>(parts: I) -> $set {
                let mut set = $set::NONE;
                parts.into_iter().for_each(|part| set.insert(part));
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

/// A word that names no Zone and no Development.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartError(String);

impl PartError {
    /// What is wrong with it, in any language.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        Sentence::new("not-a-part").with("word", Arg::quoted(&self.0))
    }
}

impl std::error::Error for PartError {}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&CityPlanningView::english().say(&self.sentence()))
    }
}

part!(
    /// A Zone: a tile that covers 3 by 3 points.
    Zone,
    /// A set of Zones.
    Zones
);

part!(
    /// A Development: a coin.
    Development,
    /// A set of Developments.
    Developments
);

impl Zone {
    /// How many points must meet the primary requirement.
    #[inline]
    pub fn primary_need(self) -> u32 {
        self.value() + 1
    }

    /// How many other points must meet the secondary requirement.
    #[inline]
    pub fn secondary_need(self) -> u32 {
        self.value() / 2
    }

    /// Both of them, the secondary one only if it asks for something.
    pub(crate) fn needs(self) -> Vec<Need> {
        let need = |ground, points| Need { ground, points };
        let (primary, secondary) = (self.kind().primary(), self.kind().secondary());
        let needs = [
            need(primary, self.primary_need()),
            need(secondary, self.secondary_need()),
        ];
        needs.into_iter().filter(|need| need.points > 0).collect()
    }
}

/// The Developments on one Zone, all of its type: a bit for each value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Built(u8);

impl Built {
    #[inline]
    pub(crate) fn insert(&mut self, development: Development) {
        self.0 |= 1 << development.value();
    }

    /// The sum of their values, as far as the Zone counts it.
    #[inline]
    pub(crate) fn total(self) -> u32 {
        let bit = |value: u32| u32::from(self.0) >> value & 1;
        bit(1) + 2 * bit(2) + 3 * bit(3) + 4 * bit(4) + 5 * bit(5)
    }

    /// The highest value among them; 0 where there are none, which is what the others then get from it.
    #[inline]
    pub(crate) fn highest(self) -> u32 {
        u32::from(self.0).checked_ilog2().unwrap_or(0)
    }

    /// The Developments, on a Zone of this type.
    pub(crate) fn developments(self, kind: Kind) -> impl Iterator<Item = Development> {
        (0..u32::from(VALUES))
            .filter(move |value| self.0 >> value & 1 == 1)
            .filter_map(move |value| Development::new(kind, value))
    }
}
