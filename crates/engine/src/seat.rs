//! Seats at a table, sets of them, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// No game on the shelf is played by more.
pub const MOST_SEATS: usize = 6;

/// One seat at the table. People count seats from 1, and so does everything printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Every seat there can be, in turn order.
    pub const ALL: [Seat; MOST_SEATS] = Seat::first();

    /// The first `N` seats, in turn order: all that a game for at most so many has.
    pub const fn first<const N: usize>() -> [Seat; N] {
        const { assert!(N <= MOST_SEATS) };
        let mut seats = [Seat(0); N];
        let mut index = 0;
        while index < N {
            seats[index] = Seat(index as u8);
            index += 1;
        }
        seats
    }

    /// The seat that people call `number`, counted from 1.
    pub fn from_number(number: usize) -> Option<Seat> {
        Seat::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The seat's number for people, counted from 1.
    pub fn number(self) -> usize {
        usize::from(self.0) + 1
    }

    /// The seat's place in an array, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// How many seats a game has: 1 to [`MOST_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

impl Seats {
    /// That many seats, if a table can have so many.
    pub fn new(count: usize) -> Option<Seats> {
        (1..=MOST_SEATS).contains(&count).then_some(Seats(count as u8))
    }

    /// How many.
    #[inline]
    pub fn count(self) -> usize {
        usize::from(self.0)
    }

    /// The seats in turn order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// Whether this seat is at the table.
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat whose turn follows, around the table.
    #[inline]
    pub fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.0 { 0 } else { next })
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set of just this seat.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The set with this seat added.
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken out.
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(first);
            Some(first)
        })
    }

    /// The first of them in turn order.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::default(), SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat that a table can have, or for the first `N` of them: a game for fewer keeps its states
/// small by saying for how many it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MOST_SEATS>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// The same value for all of them.
    pub fn all(value: T) -> PerSeat<T, N>
    where
        T: Copy,
    {
        PerSeat([value; N])
    }

    /// Where the value of a seat lies. A game with another seat than it has places for is a mistake of the program,
    /// which every test build finds; where the places are a power of two a mask then saves playouts the check.
    #[inline]
    fn place(seat: Seat) -> usize {
        debug_assert!(seat.index() < N, "{seat:?} of {N}");
        match N.is_power_of_two() {
            true => seat.index() & (N - 1),
            false => seat.index(),
        }
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> PerSeat<T, N> {
        PerSeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[Self::place(seat)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[Self::place(seat)]
    }
}

/// Who looks at the table: somebody who sits there, or somebody who only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// Whoever sits in this seat.
    Seat(Seat),
    /// Somebody who may know only what everybody at the table knows.
    Spectator,
}

impl Observer {
    /// Everybody who may look at a table with so many seats.
    pub fn all(seats: Seats) -> impl Iterator<Item = Observer> {
        seats.iter().map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Whether the observer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => write!(f, "seat {seat}"),
            Observer::Spectator => f.write_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_seats_from_one() {
        assert_eq!(Seat::from_number(1), Some(Seat::ALL[0]));
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(MOST_SEATS + 1), None);
        assert_eq!(Seat::ALL[5].to_string(), "6");
    }

    #[test]
    fn turn_order_goes_around_the_table() {
        let three = Seats::new(3).unwrap();
        let order: Vec<_> = three.iter().map(|seat| three.after(seat).number()).collect();
        assert_eq!(order, [2, 3, 1]);
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(MOST_SEATS + 1), None);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat::ALL[2], Seat::ALL[0]].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat::ALL[0]));
        assert!(set.has(Seat::ALL[2]) && !set.has(Seat::ALL[1]));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[2]]);
        assert!(SeatSet::default().is_empty() && SeatSet::default().first().is_none());
    }

    #[test]
    fn a_value_for_each_seat_takes_no_more_room_than_the_seats_need() {
        let mut four: PerSeat<u64, 4> = PerSeat::all(7);
        for seat in Seat::first::<4>() {
            four[seat] += seat.number() as u64;
        }
        assert_eq!(Seat::first::<4>().map(|seat| four[seat]), [8, 9, 10, 11]);
        assert_eq!(size_of_val(&four), 4 * size_of::<u64>());
        assert_eq!(PerSeat::<u8>::default()[Seat::ALL[MOST_SEATS - 1]], 0);
    }
}
