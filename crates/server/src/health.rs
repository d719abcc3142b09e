//! Whether the house can be relied on: whether its log can be written and read.

use std::time::{Duration, Instant};

use plat_store::{Log, StoreError};
use tokio::sync::Mutex;

/// It is tried no more often than this, however often somebody asks.
const EVERY: Duration = Duration::from_secs(1);

/// What was found when it was last tried.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Health {
    /// Tries it, or says what was found a moment ago.
    pub(crate) async fn ask(&self, log: &dyn Log) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < EVERY
        {
            return found.clone();
        }
        let found = log.check().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
