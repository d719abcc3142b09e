//! How many can play: what is kept for every seat has room for just so many.

use plat_engine::Seat;

/// The most who can play.
pub(crate) const MOST_PLAYERS: usize = 4;

/// Every seat that this game can have, in turn order.
pub(crate) const SEATS: [Seat; MOST_PLAYERS] = Seat::first();

/// One value for each of them.
pub(crate) type PerSeat<T> = plat_engine::PerSeat<T, MOST_PLAYERS>;
