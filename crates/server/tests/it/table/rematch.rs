//! Another game on the same terms is proposed and accepted, never imposed.

use plat_client::Client;
use serde_json::{Value, json};

use crate::house::{House, create, deed, next, two, watch};

async fn rematch(client: &Client, game: &str) -> (u16, Value) {
    let path = format!("/api/games/{game}/rematch");
    let answer = client.ask("POST", &path, None).await.unwrap();
    (answer.status, answer.json().unwrap())
}

async fn table(client: &Client, game: &str) -> Value {
    let told = client.get(&format!("/api/games/{game}")).await.unwrap();
    told.json().unwrap()
}

fn says(what: &str, seat: u8) -> Value {
    json!({ "do": what, "seat": seat })
}

/// A game for two that Ada has lost.
async fn lost(house: &House) -> (Client, Client, String) {
    let (ada, bob, game) = two(house, json!({ "chat": true })).await;
    assert_eq!(rematch(&ada, &game).await.0, 409, "the game is not over");
    assert_eq!(deed(&ada, &game, says("resign", 1)).await.0, 200);
    (ada, bob, game)
}

#[tokio::test]
async fn a_rematch_seats_everybody_one_on_when_everybody_has_agreed() {
    let house = House::open().await;
    let (ada, bob, game) = lost(&house).await;
    let mut bob_sees = watch(&bob, &game, &[]).await;
    next(&mut bob_sees, "state").await;
    let (status, asked) = rematch(&ada, &game).await;
    assert_eq!((status, &asked["id"]), (200, &json!(null)), "Bob has not agreed");
    let told = next(&mut bob_sees, "change").await;
    let expected = json!({ "by": 1, "what": "rematch", "granted": [], "waits": [2] });
    assert_eq!(told["table"]["asked"], expected);
    let games = bob.get("/api/games?of=me").await.unwrap().json().unwrap();
    assert_eq!(
        games.as_array().unwrap().len(),
        1,
        "Bob is in no game that he did not agree to"
    );
    assert_eq!(rematch(&ada, &game).await.0, 409, "she has asked already");
    assert_eq!(
        deed(&ada, &game, says("grant", 1)).await.0,
        409,
        "nobody grants their own wish"
    );
    let stranger = house.guest("Eve").await;
    assert_eq!(rematch(&stranger, &game).await.0, 403);
    // What was asked is still asked when the house opens again.
    let house = house.reopen().await;
    let (status, agreed) = rematch(&bob, &game).await;
    assert_eq!(status, 200, "{agreed}");
    let again = agreed["id"].as_str().expect("now there is one");
    assert_eq!(rematch(&ada, &game).await.1["id"], again, "there is only one");
    let new = table(&ada, again).await;
    assert_eq!(
        (&new["yours"], &new["standing"]),
        (&json!([2]), &json!("playing"))
    );
    assert_eq!(new["table"]["seats"][0]["name"], "Bob");
    assert_eq!(new["table"]["terms"]["chat"], true);
    assert_eq!(table(&bob, &game).await["table"]["rematch"], again);
    house.close().await;
}

#[tokio::test]
async fn who_was_refused_a_rematch_does_not_ask_again() {
    let house = House::open().await;
    let (ada, bob, game) = lost(&house).await;
    assert_eq!(rematch(&ada, &game).await.0, 200);
    assert_eq!(deed(&bob, &game, says("refuse", 2)).await.0, 200);
    assert_eq!(table(&ada, &game).await["table"].get("asked"), None);
    for _ in 0..3 {
        assert_eq!(rematch(&ada, &game).await.0, 409, "Bob has refused");
    }
    // Whoever refused may think better of it, and whoever asked may too.
    assert_eq!(rematch(&bob, &game).await.1["id"], json!(null));
    assert_eq!(
        deed(&bob, &game, says("refuse", 2)).await.0,
        200,
        "he no longer asks"
    );
    assert_eq!(rematch(&bob, &game).await.0, 409, "nobody asks twice");
    assert_eq!(
        deed(&ada, &game, says("grant", 1)).await.0,
        409,
        "there is nothing to grant"
    );
    house.close().await;
}

#[tokio::test]
async fn nobody_is_made_to_play_by_a_loop_of_resignations_and_rematches() {
    let house = House::open().await;
    let (ada, bob, game) = lost(&house).await;
    let mut refused = 0;
    for _ in 0..20 {
        let (status, told) = rematch(&ada, &game).await;
        assert!(told["id"].is_null(), "{told}");
        refused += u32::from(status == 409);
    }
    assert_eq!(refused, 19, "the first one is asked, the others are refused");
    let games = bob.get("/api/games?of=me").await.unwrap().json().unwrap();
    assert_eq!(games.as_array().unwrap().len(), 1);
    house.close().await;
}

#[tokio::test]
async fn computers_and_oneself_agree_at_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let alone = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "random"] }),
    )
    .await;
    let both = json!({ "terms": { "game": "subdivision", "seats": ["person", "person"] }, "sit": [1, 2] });
    let both = ada.post("/api/games", &both).await.unwrap().json().unwrap()["id"].clone();
    for game in [&alone, both.as_str().unwrap()] {
        assert_eq!(deed(&ada, game, says("resign", 1)).await.0, 200);
        let (status, told) = rematch(&ada, game).await;
        assert!(status == 200 && told["id"].is_string(), "{told}");
    }
    house.close().await;
}

#[tokio::test]
async fn both_who_ask_at_once_agree_with_each_other() {
    let house = House::open().await;
    let (ada, bob, game) = lost(&house).await;
    let ((_, one), (_, other)) = tokio::join!(rematch(&ada, &game), rematch(&bob, &game));
    let ids = [&one["id"], &other["id"]];
    assert_eq!(ids.iter().filter(|id| id.is_string()).count(), 1, "{ids:?}");
    let (_, again) = rematch(&ada, &game).await;
    assert!(ids.contains(&&again["id"]), "{again}");
    house.close().await;
}
