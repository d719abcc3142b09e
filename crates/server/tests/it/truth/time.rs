//! Nobody is charged for what happens to the clock on the wall.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::SeqCst};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use plat_server::WallClock;
use plat_store::{Log, Millis, Sqlite};
use serde_json::json;

use super::get;
use crate::house::{House, act, deed, two};

const HOUR: i64 = 3_600_000;

/// A clock that the test can set, and by how much it is wrong.
fn clock() -> (WallClock, Arc<AtomicI64>) {
    let wrong = Arc::new(AtomicI64::new(0));
    let read = {
        let wrong = Arc::clone(&wrong);
        move || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
            Millis(since.as_millis() as i64 + wrong.load(SeqCst))
        }
    };
    (WallClock::new(read), wrong)
}

#[tokio::test]
async fn an_hour_on_the_wall_takes_nobodys_ten_minutes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let open = || -> Arc<dyn Log> { Arc::new(Sqlite::open(&path).unwrap()) };
    let (wall, wrong) = clock();
    let house = House::with_clock(open(), wall.clone()).await;
    let (ada, bob, game) = two(&house, json!({ "clock": { "game": { "seconds": 600 } } })).await;
    let path = format!("/api/games/{game}/look");
    let check = async |guest: &plat_client::Client, entries: usize| {
        // Time enough for whoever looks out for clocks.
        tokio::time::sleep(Duration::from_millis(600)).await;
        let told = get(guest, &path).await;
        assert_eq!(
            (&told["standing"], &told["entries"]),
            (&json!("playing"), &json!(entries))
        );
        for left in told["clock"]["left"].as_array().unwrap() {
            let left = left.as_i64().unwrap();
            assert!((540_000..=600_000).contains(&left), "{left} ms are left");
        }
    };
    wrong.store(HOUR, SeqCst);
    check(&ada, 0).await;
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    wrong.store(-HOUR, SeqCst);
    check(&ada, 1).await;
    assert_eq!(deed(&bob, &game, act(2, 1, "2d5")).await.0, 200);
    // The next process finds the clock set forward, which looks as if the house had been closed.
    house.close().await;
    wrong.store(HOUR, SeqCst);
    let house = House::with_clock(open(), wall.clone()).await;
    let (ada, bob) = (ada.at(house.address), bob.at(house.address));
    check(&ada, 2).await;
    // And one that runs beside it has another clock altogether.
    let (wall, wrong) = clock();
    wrong.store(-5 * HOUR, SeqCst);
    let beside = House::with_clock(open(), wall).await;
    let bob_beside = bob.at(beside.address);
    check(&bob_beside, 2).await;
    assert_eq!(deed(&ada, &game, act(1, 2, "3b2")).await.0, 200);
    check(&bob_beside, 3).await;
    assert_eq!(deed(&bob_beside, &game, act(2, 3, "2e5")).await.0, 200);
    check(&ada, 4).await;
    beside.close().await;
    house.close().await;
}
