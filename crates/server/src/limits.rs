//! How much anybody may ask for at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How much anybody may ask for. The defaults are far above what people do, and far below what would hurt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Messages over one WebSocket.
    pub messages: Rate,
    /// Requests over HTTP from one address, but for those below.
    pub requests: Rate,
    /// Requests for files of the page and pictures of the games, which are the same for everybody, from one address.
    pub files: Rate,
    /// New games and new guests from one address.
    pub creations: Rate,
    /// WebSockets from one address at a time.
    pub connections: usize,
    /// Connections of any kind from one address at a time, where no proxy stands before them all.
    pub open_from_one: usize,
    /// Connections of any kind at a time; fewer if the system allows fewer files.
    pub open: usize,
    /// Tables that are kept in memory at a time.
    pub tables: usize,
    /// Games of one guest that are not over.
    pub unfinished: usize,
}

/// So many a second in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// A second.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

impl Rate {
    /// As many as anybody likes.
    pub const UNLIMITED: Rate = Rate {
        per_second: f64::INFINITY,
        burst: f64::INFINITY,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |per_second, burst| Rate { per_second, burst };
        Limits {
            messages: rate(20.0, 60.0),
            requests: rate(30.0, 200.0),
            files: rate(200.0, 2_000.0),
            creations: rate(1.0, 30.0),
            connections: 200,
            open_from_one: 500,
            open: 10_000,
            tables: 20_000,
            unfinished: 100,
        }
    }
}

impl Limits {
    /// For measurements on a machine of one's own.
    pub const NONE: Limits = Limits {
        messages: Rate::UNLIMITED,
        requests: Rate::UNLIMITED,
        files: Rate::UNLIMITED,
        creations: Rate::UNLIMITED,
        connections: usize::MAX,
        open_from_one: usize::MAX,
        open: usize::MAX,
        tables: usize::MAX,
        unfinished: usize::MAX,
    };
}

/// A bucket that fills by itself and from which everything asked for takes one.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket {
            rate,
            left: rate.burst,
            at: now,
        }
    }

    /// Takes one; says whether there was one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        if self.rate == Rate::UNLIMITED {
            return true;
        }
        self.left = (self.left + self.rate.per_second * (now - self.at).as_secs_f64()).min(self.rate.burst);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// A bucket for every address. Those that have filled again are forgotten.
pub(crate) struct Buckets {
    rate: Rate,
    by_address: Mutex<(HashMap<IpAddr, Bucket>, Instant)>,
}

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Buckets {
        Buckets {
            rate,
            by_address: Mutex::new((HashMap::new(), Instant::now())),
        }
    }

    /// Takes one from the bucket of this address; says whether there was one.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        if self.rate == Rate::UNLIMITED {
            return true;
        }
        let mut guard = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let (buckets, swept) = &mut *guard;
        let refill = Duration::from_secs_f64(self.rate.burst / self.rate.per_second);
        if now - *swept > refill {
            buckets.retain(|_, bucket| now - bucket.at < refill);
            *swept = now;
        }
        let bucket = buckets.entry(network(address));
        bucket.or_insert_with(|| Bucket::new(self.rate, now)).take(now)
    }
}

/// How many WebSockets each address has open.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One WebSocket, which is counted until this is dropped.
pub(crate) struct Socket {
    sockets: Sockets,
    network: IpAddr,
}

impl Sockets {
    /// One more from this address, if there may be so many.
    pub(crate) fn enter(&self, address: IpAddr, most: usize) -> Option<Socket> {
        let network = network(address);
        let mut open = self.lock();
        let count = open.entry(network).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Socket {
            sockets: self.clone(),
            network,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        if let Some(count) = open.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.network);
            }
        }
    }
}

/// Whoever has one address of the new kind has 2^64 of them; they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate {
        per_second: 2.0,
        burst: 3.0,
    };

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(RATE, start);
        let after = |ms| start + Duration::from_millis(ms);
        let taken =
            [0, 0, 0, 0, 400, 500, 600, 1_000, 9_000, 9_000, 9_000, 9_000].map(|ms| bucket.take(after(ms)));
        let expected = [
            true, true, true, false, false, true, false, true, true, true, true, false,
        ];
        assert_eq!(taken, expected);
    }

    #[test]
    fn sockets_are_counted_until_they_close() {
        let sockets = Sockets::default();
        let here: IpAddr = "192.0.2.1".parse().unwrap();
        let first = sockets.enter(here, 2);
        let second = sockets.enter(here, 2);
        assert!(first.is_some() && second.is_some() && sockets.enter(here, 2).is_none());
        drop(first);
        assert!(sockets.enter(here, 2).is_some());
        drop(second);
        assert!(sockets.lock().is_empty());
    }

    #[test]
    fn every_network_has_a_bucket_of_its_own() {
        let buckets = Buckets::new(RATE);
        let now = Instant::now();
        let take = |address: &str| buckets.take(address.parse().unwrap(), now);
        assert!((0..3).all(|_| take("192.0.2.1")));
        assert!(!take("192.0.2.1") && !take("::ffff:192.0.2.1") && take("192.0.2.2"));
        assert!(take("2001:db8::1") && take("2001:db8::2") && take("2001:db8::3"));
        assert!(!take("2001:db8::4") && take("2001:db8:0:1::4"));
    }
}
