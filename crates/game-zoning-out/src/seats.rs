//! How many can play, and the cities that they build.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use plat_engine::{MOST_SEATS, Seat};

use crate::city::City;

/// The most who can play. The text says "1 or more": as many as a table has seats.
pub(crate) const MOST_PLAYERS: usize = MOST_SEATS;

/// As many cities as there are builders of one, so that a game with a single city is not copied with empty ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cities(ArrayVec<City, MOST_PLAYERS>);

impl Cities {
    /// So many, in which nothing stands yet.
    pub(crate) fn new(count: usize) -> Cities {
        Cities(std::iter::repeat_n(City::default(), count).collect())
    }

    /// The city of a seat that builds one.
    pub(crate) fn get(&self, seat: Seat) -> Option<&City> {
        self.0.get(seat.index())
    }
}

impl Index<Seat> for Cities {
    type Output = City;

    #[inline]
    fn index(&self, seat: Seat) -> &City {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Cities {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut City {
        &mut self.0[seat.index()]
    }
}
