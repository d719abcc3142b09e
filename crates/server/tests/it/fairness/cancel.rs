//! Whoever no longer waits for a hint says so, and it is no longer thought about.

use std::time::Duration;

use plat_client::Client;
use serde_json::json;

use crate::house::{House, create, next};

/// Against hanging only.
const PATIENCE: Duration = Duration::from_secs(60);

async fn cancelled(house: &House) -> String {
    let told = Client::nobody(house.address)
        .get("/metrics")
        .await
        .unwrap()
        .text();
    let figure = told
        .lines()
        .find_map(|line| line.strip_prefix("plat_thoughts_cancelled_total "));
    figure.expect("a figure").to_owned()
}

#[tokio::test]
async fn a_hint_that_is_cancelled_is_no_longer_thought_about() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let terms = json!({ "game": "subdivision", "seats": ["person", "casual"], "hints": true });
    let game = create(&ada, terms).await;
    let mut live = ada.live(&game).await.unwrap();
    let hint = |id: u64| json!({ "do": "hint", "seat": 1, "id": id }).to_string();
    live.say(hint(7)).await.unwrap();
    assert_eq!(next(&mut live, "done").await["id"], 7);
    // What nobody has asked for can be cancelled too; then nothing happens.
    for id in [99, 7] {
        live.say(json!({ "do": "cancel", "id": id }).to_string())
            .await
            .unwrap();
        assert_eq!(next(&mut live, "done").await["id"], id);
    }
    let gone = async {
        while cancelled(&house).await != "1" {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone)
        .await
        .expect("it is cancelled");
    // There is one hint at a time for a seat: the next one is thought about, and the first is not heard of again.
    live.say(hint(8)).await.unwrap();
    assert_eq!(next(&mut live, "hint").await["id"], 8);
    house.close().await;
}
