//! A city surveyed for scoring: bit rows of every colour, groups, and the cost of the black pyramids, all kept
//! while pyramids are added and taken away again.
//!
//! The grid is unbounded, but a connected city is no wider than it has pyramids. So it fits on a torus that is wider
//! by two: places are taken modulo the side, and nothing ever touches itself around the back. Cities of up to 60
//! pyramids are surveyed on 64 rows of 64 bits, larger ones on 128 rows of 128 bits.

use std::ops::{BitAnd, BitOr, BitXor, Not, RangeInclusive};

use arrayvec::ArrayVec;

use crate::city::{Built, MOST_PIECES};
use crate::piece::{Colour, Piece, Size};
use crate::place::Place;

/// The widest city that fits on the small torus.
const MOST_ON_SMALL: usize = 60;

/// One row of the torus, a bit a space.
pub(crate) trait Row:
    Copy
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// Only this column.
    fn column(x: i8) -> Self;
    /// The same, one space to the east.
    fn east(self) -> Self;
    /// The same, one space to the west.
    fn west(self) -> Self;
    /// How many spaces there are.
    fn count(self) -> i32;
    /// Whether there is any.
    fn any(self) -> bool;
    /// Only one of them, if there is any.
    fn lowest(self) -> Self;
}

macro_rules! rows {
    ($($row:ty),*) => {$(
        impl Row for $row {
            #[inline]
            fn column(x: i8) -> $row {
                1 << (x as u32 % <$row>::BITS)
            }
            #[inline]
            fn east(self) -> $row {
                self.rotate_left(1)
            }
            #[inline]
            fn west(self) -> $row {
                self.rotate_right(1)
            }
            #[inline]
            fn count(self) -> i32 {
                self.count_ones() as i32
            }
            #[inline]
            fn any(self) -> bool {
                self != 0
            }
            #[inline]
            fn lowest(self) -> $row {
                self & self.wrapping_neg()
            }
        }
    )*};
}
rows!(u64, u128);

/// What stands in one row of the city.
#[derive(Clone, Copy, Default)]
pub(crate) struct Line<R> {
    /// Spaces with a pyramid of this colour.
    pub(crate) colours: [R; 5],
    /// Spaces with a small one.
    pub(crate) small: R,
    /// Spaces with a medium one.
    pub(crate) medium: R,
    /// Spaces with a large one.
    pub(crate) large: R,
    /// Spaces with two pyramids, which only Mixed-Use Development allows.
    pub(crate) two: R,
    /// Spaces with two of one colour.
    pub(crate) twins: R,
}

impl<R: Row> Line<R> {
    /// Spaces with a pyramid of this colour.
    #[inline]
    pub(crate) fn of(&self, colour: Colour) -> R {
        self.colours[colour as usize]
    }

    /// Spaces with two small ones: no game leads there, but a position may have them.
    #[inline]
    pub(crate) fn two_small(&self) -> R {
        self.two & self.small & !(self.medium | self.large)
    }

    /// Spaces with two medium ones, likewise.
    #[inline]
    fn two_medium(&self) -> R {
        self.two & self.medium & !(self.small | self.large)
    }

    /// Spaces with two large ones, which takes Mixed-Use Development and Canadian Style.
    #[inline]
    pub(crate) fn two_large(&self) -> R {
        self.two & self.large & !(self.small | self.medium)
    }

    /// Spaces with any pyramid.
    #[inline]
    pub(crate) fn all(&self) -> R {
        let [a, b, c, d, e] = self.colours;
        a | b | c | d | e
    }
}

/// The rows and columns between which a city lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) west: i8,
    pub(crate) east: i8,
    pub(crate) north: i8,
    pub(crate) south: i8,
}

impl Bounds {
    /// Around nothing yet.
    const NOTHING: Bounds = Bounds {
        west: i8::MAX,
        east: i8::MIN,
        north: i8::MAX,
        south: i8::MIN,
    };

    fn with(self, place: Place) -> Bounds {
        Bounds {
            west: self.west.min(place.x),
            east: self.east.max(place.x),
            north: self.north.min(place.y),
            south: self.south.max(place.y),
        }
    }

    pub(crate) fn rows(self) -> RangeInclusive<i8> {
        self.north..=self.south
    }

    pub(crate) fn columns(self) -> RangeInclusive<i8> {
        self.west..=self.east
    }

    /// How many columns there are.
    pub(crate) fn width(self) -> i32 {
        i32::from(self.east) - i32::from(self.west) + 1
    }

    /// How many rows there are.
    pub(crate) fn height(self) -> i32 {
        i32::from(self.south) - i32::from(self.north) + 1
    }
}

/// No more pyramids of one colour, or of one size, can be in a city.
const MOST_OF_A_KIND: usize = 30;

/// Pyramids that have something in common, in connected groups.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups {
    members: ArrayVec<Built, MOST_OF_A_KIND>,
    labels: [u8; MOST_OF_A_KIND],
    largest: u8,
}

impl Groups {
    /// How many are in the largest group.
    #[inline]
    pub(crate) fn largest(&self) -> i32 {
        i32::from(self.largest)
    }

    /// All of them, in the order in which they were added.
    #[inline]
    pub(crate) fn members(&self) -> &[Built] {
        &self.members
    }

    /// Every group.
    pub(crate) fn iter(&self) -> impl Iterator<Item = impl Iterator<Item = Built> + Clone> {
        let labels = &self.labels[..self.members.len()];
        // A label is the number of a member of its group, so it is looked for where that one stands.
        let mut labels_used = 0_u32;
        labels.iter().for_each(|&label| labels_used |= 1 << label);
        (0..self.members.len() as u8)
            .filter(move |label| labels_used & 1 << label != 0)
            .map(move |label| {
                let members = self.members.iter().zip(labels);
                members
                    .filter(move |(_, own)| **own == label)
                    .map(|(built, _)| *built)
            })
    }

    /// Adds one, which may join groups into one.
    #[inline]
    fn add(&mut self, built: Built) {
        let mut joined = 0_u32;
        for (member, &label) in self.members.iter().zip(&self.labels) {
            let near = member.place.is_next_to(built.place) | (member.place == built.place);
            joined |= u32::from(near) << label;
        }
        let label = self.members.len() as u8;
        let mut size = 1;
        for own in &mut self.labels[..self.members.len()] {
            if joined & 1 << *own != 0 {
                *own = label;
                size += 1;
            }
        }
        self.labels[usize::from(label)] = label;
        self.largest = self.largest.max(size);
        self.members.push(built);
    }
}

/// What [`Survey::remove`] needs to undo an addition.
pub(crate) struct Before {
    bounds: Bounds,
    black: i32,
    zone: ([u8; MOST_OF_A_KIND], u8),
}

/// A city, surveyed.
#[derive(Clone)]
pub(crate) struct Survey<R, const SIDE: usize> {
    lines: [Line<R>; SIDE],
    built: ArrayVec<Built, MOST_PIECES>,
    bounds: Bounds,
    zones: [Groups; 5],
    /// What the black pyramids cost, as a negative number.
    black: i32,
}

/// A survey of a city of up to 60 pyramids.
pub(crate) type SmallSurvey = Survey<u64, 64>;
/// A survey of any city.
pub(crate) type LargeSurvey = Survey<u128, 128>;

/// Whether a city with so many pyramids fits on the small torus.
#[inline]
pub(crate) fn is_small(pieces: usize) -> bool {
    pieces <= MOST_ON_SMALL
}

impl<R: Row, const SIDE: usize> Survey<R, SIDE> {
    /// The survey of these pyramids.
    pub(crate) fn of(built: &[Built]) -> Survey<R, SIDE> {
        let mut survey = Survey {
            lines: [Line::default(); SIDE],
            built: ArrayVec::new(),
            bounds: Bounds::NOTHING,
            zones: Default::default(),
            black: 0,
        };
        for &built in built {
            survey.put(built);
        }
        survey
    }

    /// The pyramids, in the order in which they were added.
    pub(crate) fn built(&self) -> &[Built] {
        &self.built
    }

    /// Between which rows and columns they stand. Means nothing while there are none.
    #[inline]
    pub(crate) fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The groups of a colour.
    #[inline]
    pub(crate) fn zone(&self, colour: Colour) -> &Groups {
        &self.zones[colour as usize]
    }

    /// The groups of large pyramids. Only one rule asks for them, so they are not kept.
    pub(crate) fn large(&self) -> Groups {
        let mut groups = Groups::default();
        let large = self.built.iter().filter(|built| built.piece.size == Size::Large);
        large.for_each(|&built| groups.add(built));
        groups
    }

    /// What the black pyramids cost, as a negative number.
    #[inline]
    pub(crate) fn black(&self) -> i32 {
        self.black
    }

    #[inline]
    pub(crate) fn line(&self, y: i8) -> &Line<R> {
        &self.lines[y as usize % SIDE]
    }

    /// The lines of the city, from the north.
    #[inline]
    pub(crate) fn lines(&self) -> impl Iterator<Item = (i8, &Line<R>)> {
        self.bounds.rows().map(|y| (y, self.line(y)))
    }

    /// Of a row, the spaces next to one of these, and these themselves: two pyramids on one space are next to each
    /// other.
    #[inline]
    pub(crate) fn beside(&self, y: i8, these: impl Fn(&Line<R>) -> R) -> R {
        let here = these(self.line(y));
        here | here.east() | here.west() | these(self.line(y - 1)) | these(self.line(y + 1))
    }

    /// How many pyramids stand on the space and on the four next to it.
    #[inline]
    pub(crate) fn crowd(&self, place: Place) -> i32 {
        let standing = |space: Place| {
            let (line, bit) = (self.line(space.y), R::column(space.x));
            (line.all() & bit).count() + (line.two & bit).count()
        };
        standing(place) + place.neighbours().into_iter().map(standing).sum::<i32>()
    }

    /// Adds a pyramid that can be taken away again.
    #[inline]
    pub(crate) fn add(&mut self, place: Place, piece: Piece) -> Before {
        let zone = &self.zones[piece.colour as usize];
        let before = Before {
            bounds: self.bounds,
            black: self.black,
            zone: (zone.labels, zone.largest),
        };
        self.put(Built { place, piece });
        before
    }

    /// Adds a pyramid.
    #[inline]
    fn put(&mut self, built: Built) {
        let place = built.place;
        let Piece { colour, size } = built.piece;
        for black in &self.zones[Colour::Black as usize].members {
            if black.place.is_next_to(place) | (black.place == place) {
                self.black -= black.piece.size.pips();
            }
        }
        if colour == Colour::Black {
            self.black -= size.pips() * self.crowd(place);
        }
        self.zones[colour as usize].add(built);
        let bit = R::column(place.x);
        let line = &mut self.lines[place.y as usize % SIDE];
        line.two = line.two | (line.all() & bit);
        line.twins = line.twins | (line.of(colour) & bit);
        line.colours[colour as usize] = line.of(colour) | bit;
        match size {
            Size::Small => line.small = line.small | bit,
            Size::Medium => line.medium = line.medium | bit,
            Size::Large => line.large = line.large | bit,
        }
        self.bounds = self.bounds.with(place);
        self.built.push(built);
    }

    /// Takes the last pyramid away again.
    #[inline]
    pub(crate) fn remove(&mut self, before: Before) {
        let Some(Built { place, piece }) = self.built.pop() else {
            return;
        };
        let Piece { colour, size } = piece;
        let bit = R::column(place.x);
        let line = &mut self.lines[place.y as usize % SIDE];
        // What stays is what the other pyramid of the space, if there is one, has.
        let twin = line.twins & bit;
        line.colours[colour as usize] = (line.of(colour) & !bit) | twin;
        match size {
            Size::Small => line.small = (line.small & !bit) | (line.two_small() & bit),
            Size::Medium => line.medium = (line.medium & !bit) | (line.two_medium() & bit),
            Size::Large => line.large = (line.large & !bit) | (line.two_large() & bit),
        }
        line.two = line.two & !bit;
        line.twins = line.twins & !bit;
        let zone = &mut self.zones[colour as usize];
        zone.members.pop();
        (zone.labels, zone.largest) = before.zone;
        self.bounds = before.bounds;
        self.black = before.black;
    }

    /// The empty spaces that hang together with the outside of the city: from one row and column beyond it, without
    /// crossing a pyramid.
    pub(crate) fn outside(&self) -> [R; SIDE] {
        let mut outside = [R::default(); SIDE];
        let Bounds {
            west,
            east,
            north,
            south,
        } = self.bounds;
        let ends = R::column(west - 1) | R::column(east + 1);
        let width = (west - 1..=east + 1)
            .map(R::column)
            .fold(R::default(), BitOr::bitor);
        outside[(north - 1) as usize % SIDE] = width;
        outside[(south + 1) as usize % SIDE] = width;
        loop {
            let mut grown = false;
            // Down and up again: most cities are flooded in one go.
            for y in (north..=south).chain((north..=south).rev()) {
                let at = |y: i8| y as usize % SIDE;
                let free = width & !self.line(y).all();
                let mut wet = (outside[at(y)] | outside[at(y - 1)] | outside[at(y + 1)] | ends) & free;
                loop {
                    let more = (wet | wet.east() | wet.west()) & free;
                    if more == wet {
                        break;
                    }
                    wet = more;
                }
                grown |= wet != outside[at(y)];
                outside[at(y)] = wet;
            }
            if !grown {
                return outside;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring_rule::ScoringRule;

    #[test]
    fn a_pyramid_that_is_taken_away_again_leaves_no_trace() {
        let piece = |colour, size| Piece { colour, size };
        let built = |x, y, colour, size| Built {
            place: Place::new(x, y),
            piece: piece(colour, size),
        };
        for size in Size::ALL {
            let mut survey = SmallSurvey::of(&[
                built(0, 0, Colour::Green, size),
                built(1, 0, Colour::Red, Size::Large),
                built(0, 1, Colour::Black, Size::Small),
            ]);
            let scores = |survey: &SmallSurvey| {
                let rules = ScoringRule::ALL.map(|rule| survey.points(rule));
                (survey.basic(), rules)
            };
            let before = scores(&survey);
            for upper in Piece::all() {
                let undo = survey.add(Place::FIRST, upper);
                survey.remove(undo);
                assert_eq!(scores(&survey), before, "{upper:?} on top of {size}");
            }
        }
    }
}
