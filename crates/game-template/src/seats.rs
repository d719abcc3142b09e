//! How many can play: what is kept for every seat has room for just so many.

/// The most who can play.
pub(crate) const MOST_PLAYERS: usize = 4;

/// One value for each of them.
pub(crate) type PerSeat<T> = plat_engine::PerSeat<T, MOST_PLAYERS>;
