//! Points of a board of at most 20 by 20, such as a Go board, and sets of them: a machine word a row.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::counts::{Counts, RowCounts, sum};
use crate::name::CellName;

/// How many rows a set has. A multiple of four, so that whole vectors hold them.
pub(crate) const ROWS: usize = 20;

/// A point by its column and row, both from 0 at the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    // The row comes first, so that the order of points is the reading order.
    y: u8,
    x: u8,
}

impl Point {
    /// The point in column `x` and row `y`, both below 20.
    #[inline]
    pub fn new(x: usize, y: usize) -> Option<Point> {
        (x < ROWS && y < ROWS).then_some(Point {
            x: x as u8,
            y: y as u8,
        })
    }

    /// The column.
    #[inline]
    pub fn x(self) -> usize {
        usize::from(self.x)
    }

    /// The row.
    #[inline]
    pub fn y(self) -> usize {
        usize::from(self.y)
    }

    /// The longer of the distances in columns and in rows: 1 for the eight neighbours.
    #[inline]
    pub fn distance(self, other: Point) -> usize {
        usize::from(self.x.abs_diff(other.x).max(self.y.abs_diff(other.y)))
    }

    /// The name of the point on a board of so many rows.
    pub fn name(self, depth: usize) -> CellName {
        CellName {
            column: self.x,
            row: (depth - 1 - self.y()) as u8,
        }
    }

    /// The point of this name on a square board of this side, if it has one.
    pub fn find(name: CellName, side: usize) -> Option<Point> {
        let y = side.checked_sub(usize::from(name.row) + 1)?;
        let x = Some(usize::from(name.column)).filter(|&x| x < side)?;
        Point::new(x, y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Points(pub(crate) [u32; ROWS]);

impl Points {
    /// The empty set.
    pub const NONE: Points = Points([0; ROWS]);
    /// How many rows and columns there is room for.
    pub const MOST_ROWS: usize = ROWS;

    /// All points of a square board of this side, which is at most 20.
    pub fn square(side: usize) -> Points {
        let row = (1u32 << side.min(ROWS)) - 1;
        Points(std::array::from_fn(|y| if y < side { row } else { 0 }))
    }

    /// The set of just this point.
    #[inline]
    pub fn only(point: Point) -> Points {
        let mut set = Points::NONE;
        set.insert(point);
        set
    }

    /// Adds a point.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        self.0[point.y()] |= 1 << point.x;
    }

    /// Takes a point out.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        self.0[point.y()] &= !(1 << point.x);
    }

    /// Whether the point is in the set.
    #[inline]
    pub fn has(&self, point: Point) -> bool {
        self.0[point.y()] >> point.x & 1 == 1
    }

    /// How many points are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones()).sum::<u32>() as usize
    }

    /// Whether no point is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// Whether the sets share a point.
    #[inline]
    pub fn meets(&self, other: &Points) -> bool {
        !(*self & *other).is_empty()
    }

    /// The first point in reading order.
    #[inline]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The n-th point in reading order, counted from 0; nothing if there are not so many.
    #[inline]
    pub fn nth(&self, mut n: usize) -> Option<Point> {
        for (y, &row) in self.0.iter().enumerate() {
            let here = row.count_ones() as usize;
            if n < here {
                let mut row = row;
                for _ in 0..n {
                    row &= row - 1;
                }
                return Point::new(row.trailing_zeros() as usize, y);
            }
            n -= here;
        }
        None
    }

    /// The points in reading order.
    #[inline]
    pub fn iter(&self) -> PointIter {
        PointIter { rows: self.0, y: 0 }
    }

    /// The westernmost and easternmost column and the northernmost and southernmost row that have a point, as
    /// north-western and south-eastern corner; nothing of the empty set.
    pub fn bounds(&self) -> Option<(Point, Point)> {
        let columns = self.0.iter().fold(0, |all, row| all | row);
        let north = self.0.iter().position(|&row| row != 0)?;
        let south = self.0.iter().rposition(|&row| row != 0)?;
        let (west, east) = (columns.trailing_zeros() as usize, columns.ilog2() as usize);
        Some((Point::new(west, north)?, Point::new(east, south)?))
    }

    /// The points of the 3 by 3 square around a point. Points beyond the edge of the board are among them, unless
    /// they are beyond row or column 0.
    #[inline]
    pub fn around(point: Point) -> Points {
        let mut square = Points::NONE;
        let row = (0b111u32 << point.x) >> 1;
        for y in point.y().saturating_sub(1)..(point.y() + 2).min(ROWS) {
            square.0[y] = row;
        }
        square
    }

    /// The set and all neighbours of its points, those beyond the edge of the board included.
    #[inline]
    pub fn spread(&self) -> Points {
        let wide: [u32; ROWS] = std::array::from_fn(|y| self.0[y] | self.0[y] << 1 | self.0[y] >> 1);
        let (above, below) = (shifted_down(&wide), shifted_up(&wide));
        Points(std::array::from_fn(|y| above[y] | wide[y] | below[y]))
    }

    /// How many of each point's eight neighbours are in the set.
    #[inline]
    pub fn count_near(&self) -> Counts {
        self.count(false)
    }

    /// How many of the nine points around each point, itself included, are in the set.
    #[inline]
    pub fn count_around(&self) -> Counts {
        self.count(true)
    }

    /// The points of one row as bits, the first column lowest.
    #[inline]
    pub fn row(&self, y: usize) -> u32 {
        self.0[y]
    }

    /// Replaces one row.
    #[inline]
    pub fn set_row(&mut self, y: usize, row: u32) {
        self.0[y] = row;
    }

    /// The counts of [`Points::count_near`] for the points of one row only: after a change nearby.
    #[inline]
    pub fn count_near_in_row(&self, y: usize) -> RowCounts {
        let above = if y == 0 { 0 } else { self.0[y - 1] };
        let below = self.0.get(y + 1).copied().unwrap_or(0);
        RowCounts(sum(above, self.0[y], below, 0))
    }

    #[inline]
    fn count(&self, with_itself: bool) -> Counts {
        let (above, below) = (shifted_down(&self.0), shifted_up(&self.0));
        let mut digits = [[0; ROWS]; 4];
        for y in 0..ROWS {
            let itself = if with_itself { self.0[y] } else { 0 };
            let [ones, twos, fours, eights] = sum(above[y], self.0[y], below[y], itself);
            digits[0][y] = ones;
            digits[1][y] = twos;
            digits[2][y] = fours;
            digits[3][y] = eights;
        }
        Counts(digits)
    }
}

/// Every row in the place of the one below it.
#[inline]
fn shifted_down(rows: &[u32; ROWS]) -> [u32; ROWS] {
    let mut shifted = [0; ROWS];
    shifted[1..].copy_from_slice(&rows[..ROWS - 1]);
    shifted
}

/// Every row in the place of the one above it.
#[inline]
fn shifted_up(rows: &[u32; ROWS]) -> [u32; ROWS] {
    let mut shifted = [0; ROWS];
    shifted[..ROWS - 1].copy_from_slice(&rows[1..]);
    shifted
}

impl Default for Points {
    fn default() -> Points {
        Points::NONE
    }
}

impl BitOr for Points {
    type Output = Points;

    #[inline]
    fn bitor(self, other: Points) -> Points {
        Points(std::array::from_fn(|y| self.0[y] | other.0[y]))
    }
}

impl BitOrAssign for Points {
    #[inline]
    fn bitor_assign(&mut self, other: Points) {
        *self = *self | other;
    }
}

impl BitAnd for Points {
    type Output = Points;

    #[inline]
    fn bitand(self, other: Points) -> Points {
        Points(std::array::from_fn(|y| self.0[y] & other.0[y]))
    }
}

impl Sub for Points {
    type Output = Points;

    #[inline]
    fn sub(self, other: Points) -> Points {
        Points(std::array::from_fn(|y| self.0[y] & !other.0[y]))
    }
}

impl SubAssign for Points {
    #[inline]
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        let mut set = Points::NONE;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = PointIter;

    fn into_iter(self) -> PointIter {
        self.iter()
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The points of a set in reading order.
#[derive(Clone, Debug)]
pub struct PointIter {
    rows: [u32; ROWS],
    y: usize,
}

impl Iterator for PointIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while let Some(row) = self.rows.get_mut(self.y) {
            if *row != 0 {
                let x = row.trailing_zeros() as u8;
                *row &= *row - 1;
                return Some(Point { x, y: self.y as u8 });
            }
            self.y += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    const SIDE: usize = 19;

    type Naive = BTreeSet<Point>;

    fn all() -> impl Iterator<Item = Point> {
        (0..SIDE).flat_map(|y| (0..SIDE).filter_map(move |x| Point::new(x, y)))
    }

    /// Dense and sparse sets on a Go board, as a set and as one would write them down.
    fn any_points() -> impl Strategy<Value = (Points, Naive)> {
        let bits = prop::collection::vec(any::<u8>(), SIDE * SIDE);
        (bits, 0u8..=255).prop_map(|(bits, density)| {
            let kept = all().zip(bits).filter(|&(_, bit)| bit < density);
            let naive: Naive = kept.map(|(point, _)| point).collect();
            (naive.iter().copied().collect(), naive)
        })
    }

    fn near(naive: &Naive, point: Point) -> usize {
        naive.iter().filter(|other| other.distance(point) == 1).count()
    }

    proptest! {
        #[test]
        fn a_set_is_the_same_as_a_naive_one((a, naive_a) in any_points(), (b, naive_b) in any_points()) {
            prop_assert!(a.iter().eq(naive_a.iter().copied()));
            prop_assert_eq!(a.len(), naive_a.len());
            prop_assert_eq!(a.is_empty(), naive_a.is_empty());
            prop_assert_eq!(a.first(), naive_a.first().copied());
            prop_assert!((a | b).iter().eq(naive_a.union(&naive_b).copied()));
            prop_assert!((a & b).iter().eq(naive_a.intersection(&naive_b).copied()));
            prop_assert!((a - b).iter().eq(naive_a.difference(&naive_b).copied()));
            prop_assert_eq!(a.meets(&b), naive_a.intersection(&naive_b).next().is_some());
            for n in 0..=a.len() {
                prop_assert_eq!(a.nth(n), naive_a.iter().nth(n).copied());
            }
            let columns = || naive_a.iter().map(|point| point.x());
            let rows = || naive_a.iter().map(|point| point.y());
            let corners = columns().min().and_then(|west| Some((
                Point::new(west, rows().min()?)?,
                Point::new(columns().max()?, rows().max()?)?,
            )));
            prop_assert_eq!(a.bounds(), corners);
        }

        #[test]
        fn neighbours_are_counted_right((set, naive) in any_points()) {
            let (close, around) = (set.count_near(), set.count_around());
            let spread = set.spread();
            for point in all() {
                let count = near(&naive, point);
                let itself = usize::from(naive.contains(&point));
                for n in 0..=17 {
                    prop_assert_eq!(close.at_least(n).has(point), count >= n as usize);
                    prop_assert_eq!(around.at_least(n).has(point), count + itself >= n as usize);
                }
                prop_assert_eq!(spread.has(point), count + itself > 0);
                let row = set.count_near_in_row(point.y());
                let here = |row: u32| row >> point.x() & 1 == 1;
                prop_assert_eq!(here(row.some()), count >= 1);
                prop_assert_eq!(here(row.at_least_two()), count >= 2);
                prop_assert_eq!(here(row.at_least_four()), count >= 4);
            }
        }
    }

    #[test]
    fn the_square_around_a_point_has_nine_points() {
        let board = Points::square(SIDE);
        for point in all() {
            let naive: Naive = all().filter(|other| other.distance(point) <= 1).collect();
            assert!((Points::around(point) & board).iter().eq(naive));
        }
    }

    #[test]
    fn points_are_named_from_the_bottom() {
        let corner = Point::new(0, 0).unwrap();
        assert_eq!(corner.name(19).to_string(), "a19");
        for point in all() {
            assert_eq!(Point::find(point.name(SIDE), SIDE), Some(point));
        }
        for outside in ["t1", "a20", "z99"] {
            assert_eq!(Point::find(outside.parse().unwrap(), SIDE), None);
        }
        assert_eq!(Points::square(SIDE).len(), 361);
        assert_eq!(Points::square(20).len(), 400);
        assert!(Point::new(20, 0).is_none() && Point::new(0, 20).is_none());
    }
}
