//! Tables at which nobody sits: computers play each other elsewhere.

use std::time::Duration;

use plat_client::Client;
use plat_store::{GameId, Listing, Millis, NewGame, Standing};

use crate::house::{House, next, watch};

const TERMS: &str = r#"{"game":"subdivision","seats":["greedy","greedy"]}"#;

#[tokio::test]
async fn a_table_for_computers_alone_is_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let new = format!(r#"{{"terms":{TERMS}}}"#);
    let refused = ada.ask("POST", "/api/games", Some(new)).await.unwrap();
    assert_eq!(refused.status, 422);
    let told = refused.json().unwrap();
    let says = "nobody would play at this table; computers play each other with `plat arena`";
    assert_eq!([&told["error"]["code"], &told["error"]["says"]], ["terms", says]);
    house.close().await;
}

/// Such a table may be in the log from before.
#[tokio::test]
async fn where_only_computers_sit_they_play_while_somebody_looks_on() {
    let house = House::open().await;
    let id = GameId::from_entropy(123 << 32);
    let new = NewGame {
        id,
        head: TERMS.to_owned(),
        seed: "1".to_owned(),
        at: Millis(now()),
        listing: Listing {
            standing: Standing::Playing,
            changed: Millis(now()),
            alarm: None,
        },
        host: None,
        public: false,
        rows: Vec::new(),
        sitters: Vec::new(),
    };
    house.log.create(new).await.unwrap();
    let house = house.reopen().await;
    let nobody = Client::nobody(house.address);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let entries = async || {
        let told = nobody.get(&format!("/api/games/{id}")).await.unwrap().json();
        told.unwrap()["entries"].as_u64().unwrap()
    };
    assert_eq!(entries().await, 0, "nobody looks on");
    let mut sees = watch(&nobody, &id.to_string(), &["log"]).await;
    next(&mut sees, "state").await;
    while next(&mut sees, "change").await["entries"].as_u64().unwrap() < 3 {}
    house.close().await;
}

fn now() -> i64 {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap();
    since.as_millis() as i64
}
