//! How late it is. Nothing else in the server asks the system for it: whoever needs to know is told.
//!
//! There are two answers. People are shown the machine's clock, which somebody may set while games go on. What anybody
//! is charged for is counted by the time of the house, which no clock's setting changes: within a process it goes on
//! steadily, the next process goes on where the last one stopped, and of several processes with one log those that are
//! behind catch up with the one that is ahead. While the house is closed it stands still.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use plat_store::Millis;

/// The machine's clock. Tests have others, which they can set.
#[derive(Clone)]
pub struct WallClock(Arc<dyn Fn() -> Millis + Send + Sync>);

impl WallClock {
    /// A clock that shows what `read` says.
    pub fn new(read: impl Fn() -> Millis + Send + Sync + 'static) -> WallClock {
        WallClock(Arc::new(read))
    }
}

impl Default for WallClock {
    fn default() -> WallClock {
        WallClock::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Millis(since.as_millis() as i64)
        })
    }
}

/// The time of the house, and the machine's clock.
pub(crate) struct Time {
    wall: WallClock,
    opened: Instant,
    /// How late it was when the house opened, as far as is known by now.
    from: AtomicI64,
}

impl Time {
    /// A time that goes on from here; a house that has never been open begins with what the machine's clock shows.
    pub(crate) fn from(last: Millis, wall: WallClock) -> Time {
        let from = if last == Millis(0) { (wall.0)() } else { last };
        Time {
            wall,
            opened: Instant::now(),
            from: AtomicI64::new(from.0),
        }
    }

    /// The time of the house.
    pub(crate) fn now(&self) -> Millis {
        Millis(self.from.load(Relaxed) + self.passed())
    }

    /// What the machine's clock shows.
    pub(crate) fn wall(&self) -> Millis {
        (self.wall.0)()
    }

    /// Somebody else counts so much: whoever is behind catches up.
    pub(crate) fn catch_up(&self, count: Millis) {
        self.from.fetch_max(count.0 - self.passed(), Relaxed);
    }

    fn passed(&self) -> i64 {
        self.opened.elapsed().as_millis() as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_houses_time_goes_on_whatever_the_clock_is_set_to() {
        let shows = Arc::new(AtomicI64::new(1_000_000));
        let clock = {
            let shows = Arc::clone(&shows);
            WallClock::new(move || Millis(shows.load(Relaxed)))
        };
        let time = Time::from(Millis(0), clock.clone());
        let (hour, moment) = (3_600_000, 100_000);
        for set in [1_000_000 + hour, 1_000_000 - hour] {
            shows.store(set, Relaxed);
            assert_eq!(time.wall(), Millis(set));
            assert!((1_000_000..1_000_000 + moment).contains(&time.now().0));
        }
        let next = Time::from(Millis(1_000_500), clock);
        assert!((1_000_500..1_000_500 + moment).contains(&next.now().0));
        next.catch_up(Millis(900_000));
        assert!(next.now().0 < 1_000_500 + moment, "nobody is held back");
        next.catch_up(Millis(2_000_000));
        assert!((2_000_000..2_000_000 + moment).contains(&next.now().0));
    }
}
