//! From where people last asked for something. A computer thinks for those who sit at its table, and all who are at one
//! address share their turns.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use plat_store::GuestId;

use crate::limits::network;
use crate::turns::Asker;

/// Whoever has not asked for anything for so long is forgotten, and has turns of their own.
const FORGOTTEN: Duration = Duration::from_secs(3600);

/// From where people last asked for something.
pub(crate) struct Whereabouts(Mutex<Seen>);

struct Seen {
    people: HashMap<GuestId, (IpAddr, Instant)>,
    swept: Instant,
}

impl Whereabouts {
    pub(crate) fn new() -> Whereabouts {
        Whereabouts(Mutex::new(Seen {
            people: HashMap::new(),
            swept: Instant::now(),
        }))
    }

    /// Somebody asks for something.
    pub(crate) fn note(&self, guest: GuestId, address: IpAddr, now: Instant) {
        let mut seen = self.lock();
        if now - seen.swept > FORGOTTEN {
            seen.people.retain(|_, (_, at)| now - *at < FORGOTTEN);
            seen.swept = now;
        }
        seen.people.insert(guest, (network(address), now));
    }

    /// Somebody for whom something is to be done.
    pub(crate) fn asker(&self, guest: GuestId) -> Asker {
        Asker {
            guest: Some(guest),
            network: self.lock().people.get(&guest).map(|(network, _)| *network),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_where_they_last_were_and_forgotten_in_time() {
        let whereabouts = Whereabouts::new();
        let (ada, bob) = (GuestId::from_entropy(1 << 8), GuestId::from_entropy(2 << 8));
        let start = Instant::now();
        let home: IpAddr = "192.0.2.1".parse().unwrap();
        let train: IpAddr = "2001:db8::1".parse().unwrap();
        whereabouts.note(ada, home, start);
        whereabouts.note(ada, train, start);
        assert_eq!(
            whereabouts.asker(ada).network,
            Some("2001:db8::".parse().unwrap())
        );
        whereabouts.note(bob, home, start + 2 * FORGOTTEN);
        assert_eq!(whereabouts.asker(ada).network, None);
        assert_eq!(whereabouts.asker(bob).network, Some(home));
    }
}
