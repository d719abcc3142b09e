//! The log is the truth: for tables that nobody has in memory, for several processes, after failures, after years, and
//! whatever the clock on the wall shows.

mod alarms;
mod failures;
mod hosts;
mod processes;
mod revisions;
mod time;

use std::time::Duration;

use plat_client::Client;
use plat_store::{GameId, Listing, Log, Millis, NewGame, Standing};
use serde_json::Value;

/// Nothing here takes so long, unless it hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits for something that comes by itself.
async fn wait_for<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let wait = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, wait).await;
    waited.unwrap_or_else(|_| panic!("there is still no {what}"))
}

/// The rows of a game as the log has them: nobody loads the table for that.
async fn rows(log: &dyn Log, game: &str) -> Vec<String> {
    let found = log.load(game.parse().unwrap()).await.unwrap().expect("a game");
    found.rows.into_iter().map(|row| row.text).collect()
}

async fn get(guest: &Client, path: &str) -> Value {
    guest.get(path).await.unwrap().json().unwrap()
}

/// Who the server takes somebody for.
async fn name_of(guest: &Client) -> String {
    get(guest, "/api/me").await["guest"].as_str().unwrap().to_owned()
}

/// A game as an earlier program may have left it.
fn left_behind(number: u64, head: &str, rows: &[String], standing: Standing) -> NewGame {
    NewGame {
        id: GameId::from_entropy(number << 4),
        head: head.to_owned(),
        seed: "00000000000000000000000000000001".to_owned(),
        at: Millis(1_000),
        listing: Listing {
            standing,
            changed: Millis(1_000),
            alarm: None,
        },
        host: None,
        public: false,
        rows: rows.to_vec(),
        sitters: Vec::new(),
    }
}
