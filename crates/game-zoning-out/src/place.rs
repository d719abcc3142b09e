//! Spaces of the unbounded grid, seen from the first pyramid.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::piece::NoSuchName;

/// A space of the grid. The first pyramid stands on (0, 0); x grows to the right and y downwards.
///
/// Its name says how far it lies from there: `n2e1` is two up and one to the right, `w3` three to the left, `0` the
/// space of the first pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Place {
    /// The row; comes first so that places are ordered as one reads.
    pub y: i8,
    /// The column.
    pub x: i8,
}

impl Place {
    /// Where the first pyramid stands.
    pub const FIRST: Place = Place { x: 0, y: 0 };

    /// No city reaches farther than this from its first pyramid.
    pub const FARTHEST: i8 = 100;

    /// The place in this column and row.
    #[inline]
    pub fn new(x: i8, y: i8) -> Place {
        Place { x, y }
    }

    /// The four places next to it: north, west, east, south.
    #[inline]
    pub fn neighbours(self) -> [Place; 4] {
        let Place { x, y } = self;
        [
            Place::new(x, y - 1),
            Place::new(x - 1, y),
            Place::new(x + 1, y),
            Place::new(x, y + 1),
        ]
    }

    /// Whether the two share an edge.
    #[inline]
    pub(crate) fn is_next_to(self, other: Place) -> bool {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y) == 1
    }
}

/// The name of a row.
pub(crate) fn row_name(y: i8) -> String {
    side('n', 's', y)
}

/// The name of a column.
pub(crate) fn column_name(x: i8) -> String {
    side('w', 'e', x)
}

fn side(before: char, behind: char, at: i8) -> String {
    match at {
        0 => "0".to_owned(),
        ..0 => format!("{before}{}", at.unsigned_abs()),
        1.. => format!("{behind}{at}"),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.x, self.y) {
            (0, 0) => f.write_str("0"),
            (x, 0) => f.write_str(&column_name(x)),
            (0, y) => f.write_str(&row_name(y)),
            (x, y) => write!(f, "{}{}", row_name(y), column_name(x)),
        }
    }
}

impl FromStr for Place {
    type Err = NoSuchName;

    fn from_str(name: &str) -> Result<Place, NoSuchName> {
        let read = || {
            if name == "0" {
                return Some(Place::FIRST);
            }
            let split = name.find(['e', 'w']).unwrap_or(name.len());
            let (row, column) = name.split_at(split);
            let place = Place::new(distance(column, 'w', 'e')?, distance(row, 'n', 's')?);
            // One place, one name: no "n0", no "e01".
            (place.to_string() == name).then_some(place)
        };
        read().ok_or(NoSuchName)
    }
}

fn distance(word: &str, before: char, behind: char) -> Option<i8> {
    let Some(first) = word.chars().next() else {
        return Some(0);
    };
    let steps: i8 = word[first.len_utf8()..].parse().ok()?;
    let steps = (0..=Place::FARTHEST).contains(&steps).then_some(steps)?;
    match first {
        _ if first == before => Some(-steps),
        _ if first == behind => Some(steps),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_one_name() {
        for x in -100..=100 {
            for y in -100..=100 {
                let place = Place::new(x, y);
                assert_eq!(place.to_string().parse(), Ok(place));
            }
        }
        assert_eq!(Place::new(1, -2).to_string(), "n2e1");
        assert_eq!(Place::new(-3, 0).to_string(), "w3");
        for wrong in [
            "", "n", "n0", "e1n2", "n101", "n-1", "n+1", "x3", "n02", "é1", "0e1", "n1e",
        ] {
            assert_eq!(wrong.parse::<Place>(), Err(NoSuchName), "{wrong}");
        }
    }
}
