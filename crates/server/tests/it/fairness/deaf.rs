//! Clients that ask and never read what they are told.

use std::time::Duration;

use plat_client::Client;
use serde_json::json;

use crate::house::{House, deed, two};

/// Against hanging only.
const PATIENCE: Duration = Duration::from_secs(90);

async fn open_sockets(house: &House) -> String {
    let told = Client::nobody(house.address)
        .get("/metrics")
        .await
        .unwrap()
        .text();
    let line = told.lines().find(|line| line.starts_with("plat_connections "));
    line.expect("a figure").to_owned()
}

#[tokio::test]
async fn a_client_that_does_not_read_is_hung_up_on() {
    let house = House::open().await;
    let (ada, _, game) = two(&house, json!({ "chat": true })).await;
    let line = "𝄞".repeat(500);
    for _ in 0..200 {
        let said = json!({ "do": "chat", "seat": 1, "text": line });
        assert_eq!(deed(&ada, &game, said).await.0, 200);
    }
    // Each answer is the whole table with 400 kB of chat, far more than the system keeps on the way.
    let mut deaf = ada.live(&game).await.unwrap();
    for _ in 0..100 {
        deaf.say(r#"{"do":"watch"}"#).await.unwrap();
    }
    assert_eq!(open_sockets(&house).await, "plat_connections 1");
    let hung_up = async {
        while open_sockets(&house).await != "plat_connections 0" {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, hung_up)
        .await
        .expect("nothing gets through, and it does not wait for ever");
    drop(deaf);
    house.close().await;
}
