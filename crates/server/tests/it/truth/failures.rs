//! A log that fails for a while costs nobody their place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use plat_server::Limits;
use plat_store::{
    Append, AppendError, Filter, GameId, GameRows, GuestId, Listed, Log, Millis, NewGame, Reply, Sqlite,
    StoreError,
};
use serde_json::json;

use super::wait_for;
use crate::house::{House, act, deed, next, two, watch};

/// A log whose disk fails when the test wants it to.
struct Failing {
    log: Sqlite,
    fails: AtomicBool,
}

impl Failing {
    fn or<T: Send + 'static, E: From<StoreError> + Send + 'static>(&self, reply: Reply<T, E>) -> Reply<T, E> {
        if self.fails.load(SeqCst) {
            return Box::pin(async { Err(StoreError("disk I/O error".to_owned()).into()) });
        }
        reply
    }
}

macro_rules! passed_on {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $reply:ty;)*) => {
        impl Log for Failing {
            $(fn $name(&self, $($argument: $kind),*) -> $reply {
                self.or(self.log.$name($($argument),*))
            })*

            fn append(&self, append: Append) -> Reply<(), AppendError> {
                match self.fails.load(SeqCst) {
                    true => Box::pin(async { Err(StoreError("disk I/O error".to_owned()).into()) }),
                    false => self.log.append(append),
                }
            }
        }
    };
}

passed_on! {
    create(game: NewGame) -> Reply<()>;
    load_after(game: GameId, after: u32) -> Reply<Option<GameRows>>;
    list(filter: Filter, most: usize) -> Reply<Vec<Listed>>;
    touch(games: Vec<GameId>, at: Millis) -> Reply<()>;
    unfinished(guest: GuestId, since: Millis) -> Reply<usize>;
    version() -> Reply<u64>;
    lengths(games: Vec<GameId>) -> Reply<Vec<u32>>;
    next_alarm() -> Reply<Option<Millis>>;
    take_alarms(due: Millis, until: Millis, most: usize) -> Reply<Vec<GameId>>;
    set_alarm(game: GameId, known: Option<Millis>, alarm: Option<Millis>) -> Reply<()>;
    time(count: Millis) -> Reply<Millis>;
    check() -> Reply<()>;
    guest(guest: GuestId) -> Reply<Option<String>>;
    name_guest(guest: GuestId, name: String, at: Millis) -> Reply<()>;
    key(offered: [u8; 32]) -> Reply<Vec<u8>>;
}

async fn house() -> (House, Arc<Failing>) {
    let log = Arc::new(Failing {
        log: Sqlite::in_memory().unwrap(),
        fails: AtomicBool::new(false),
    });
    (House::with(log.clone(), Limits::NONE).await, log)
}

#[tokio::test]
async fn those_who_look_survive_a_failing_disk_and_hear_what_comes_later() {
    let (house, log) = house().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let mut sees = watch(&bob, &game, &["log"]).await;
    next(&mut sees, "state").await;
    log.fails.store(true, SeqCst);
    let (status, told) = deed(&ada, &game, act(1, 0, "3c4")).await;
    assert_eq!((status, told["error"]["code"].as_str()), (503, Some("store")));
    // Now the table is in doubt, and cannot be read.
    let look = ada
        .ask("GET", &format!("/api/games/{game}/look"), None)
        .await
        .unwrap();
    assert_eq!(look.status, 503);
    log.fails.store(false, SeqCst);
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let heard = async || {
        let told = sees.next().await.expect("a message");
        (told["entries"] == 1).then_some(told)
    };
    let heard = wait_for("move", heard).await;
    assert_eq!(heard["told"].as_array().unwrap().last().unwrap()["word"], "3c4");
    assert_eq!(deed(&bob, &game, act(2, 1, "2d5")).await.0, 200);
    wait_for("next one", async || {
        let told = sees.next().await.expect("a message");
        (told["entries"] == 2).then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test]
async fn the_house_says_that_it_is_well_only_while_it_can_write() {
    let (house, log) = house().await;
    let ada = house.guest("Ada").await;
    let well = ada.get("/healthz").await.unwrap();
    assert_eq!((well.status, well.text().as_str()), (200, "ok\n"));
    log.fails.store(true, SeqCst);
    let ill = wait_for("trouble", async || {
        let told = ada.ask("GET", "/healthz", None).await.unwrap();
        (told.status == 503).then_some(told)
    });
    let told = ill.await.json().unwrap();
    let error = [&told["error"]["code"], &told["error"]["says"]];
    assert_eq!(error, ["unwell", "the database: disk I/O error"]);
    log.fails.store(false, SeqCst);
    wait_for("recovery", async || {
        let told = ada.ask("GET", "/healthz", None).await.unwrap();
        (told.status == 200).then_some(())
    })
    .await;
    house.close().await;
}
