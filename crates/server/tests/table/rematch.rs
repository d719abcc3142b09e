//! Another game on the same terms.

use serde_json::json;

use super::house::{House, deed, two};

#[tokio::test]
async fn a_rematch_seats_everybody_one_on_and_there_is_only_one() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({ "chat": true })).await;
    let rematch = format!("/api/games/{game}/rematch");
    let early = ada.ask("POST", &rematch, None).await.unwrap();
    assert_eq!(early.status, 409, "the game is not over");
    deed(&ada, &game, json!({ "do": "resign", "seat": 1 })).await;
    let nothing = json!({});
    let (one, other) = tokio::join!(ada.post(&rematch, &nothing), bob.post(&rematch, &nothing));
    let (one, other) = (one.unwrap().json().unwrap(), other.unwrap().json().unwrap());
    assert_eq!(one["id"], other["id"]);
    let again = one["id"].as_str().unwrap();
    let table = ada
        .get(&format!("/api/games/{again}"))
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(
        (&table["yours"], &table["standing"]),
        (&json!([2]), &json!("playing"))
    );
    assert_eq!(table["table"]["seats"][0]["name"], "Bob");
    assert_eq!(table["table"]["terms"]["chat"], true);
    house.close().await;
}
