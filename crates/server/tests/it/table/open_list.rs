//! The list of tables that wait for anybody.

use std::time::{SystemTime, UNIX_EPOCH};

use plat_client::Client;
use plat_store::Millis;
use serde_json::json;

use crate::house::{House, create, next, watch};

async fn open_table(guest: &Client) -> String {
    let terms = json!({ "game": "subdivision", "seats": ["person", "person"], "open": true });
    create(guest, terms).await
}

/// The names of the tables on the list, sorted.
async fn listed(house: &House) -> Vec<String> {
    let list = Client::nobody(house.address).get("/api/games").await.unwrap();
    let list = list.json().unwrap();
    let names = list
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["id"].as_str().unwrap().to_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// As if nobody had been at these tables for ten minutes.
async fn leave_alone(house: &House, games: &[&String]) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let games = games.iter().map(|game| game.parse().unwrap()).collect();
    house
        .log
        .touch(games, Millis(now - 10 * 60 * 1000))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_table_is_on_the_list_while_somebody_who_sits_there_is_there() {
    let house = House::open().await;
    let (ada, bob, cleo) = (
        house.guest("Ada").await,
        house.guest("Bob").await,
        house.guest("Cleo").await,
    );
    let (alone, watched, asked) = (
        open_table(&ada).await,
        open_table(&bob).await,
        open_table(&cleo).await,
    );
    // Bob looks at his table; a stranger looks at Ada's, which keeps nobody company.
    let mut bob_sees = watch(&bob, &watched, &[]).await;
    next(&mut bob_sees, "state").await;
    let mut stranger_sees = watch(&house.guest("Eve").await, &alone, &[]).await;
    next(&mut stranger_sees, "state").await;
    leave_alone(&house, &[&alone, &watched, &asked]).await;
    assert_eq!(
        listed(&house).await,
        std::slice::from_ref(&watched),
        "only there somebody waits"
    );
    cleo.get(&format!("/api/games/{asked}")).await.unwrap();
    let mut both = vec![watched, asked];
    both.sort();
    assert_eq!(listed(&house).await, both, "Cleo has asked for hers");
    house.close().await;
}

#[tokio::test]
async fn one_guest_has_at_most_three_places_on_the_list() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let bobs = open_table(&bob).await;
    for _ in 0..8 {
        open_table(&ada).await;
    }
    let listed = listed(&house).await;
    assert_eq!(
        listed.len(),
        4,
        "three of Ada's, and Bob's, which is older than all of them"
    );
    assert!(listed.contains(&bobs));
    house.close().await;
}
