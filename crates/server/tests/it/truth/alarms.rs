//! Tables that nobody looks at leave memory, and their clocks and computers go on all the same.

use std::sync::Arc;

use plat_client::Client;
use plat_server::Limits;
use plat_store::{Log, Sqlite, Standing};
use serde_json::{Value, json};

use super::{get, left_behind, name_of, rows, wait_for};
use crate::house::{House, act, deed, next, watch};

async fn alone(guest: &Client, clock: Value) -> String {
    let terms = json!({ "game": "subdivision", "seats": ["person", "person"], "clock": clock });
    let new = json!({ "terms": terms, "sit": [1, 2] });
    let told = guest
        .post("/api/games", &new)
        .await
        .expect("there is room for another")
        .json()
        .unwrap();
    told["id"].as_str().unwrap().to_owned()
}

async fn in_memory(house: &House) -> f64 {
    let text = Client::nobody(house.address)
        .get("/metrics")
        .await
        .unwrap()
        .text();
    let line = text.lines().find_map(|line| line.strip_prefix("plat_tables "));
    line.expect("a figure").parse().unwrap()
}

#[tokio::test]
async fn tables_with_long_clocks_make_room_for_others_and_still_flag() {
    let limits = Limits {
        tables: 4,
        ..Limits::NONE
    };
    let house = House::with(Arc::new(Sqlite::in_memory().unwrap()), limits).await;
    let ada = house.guest("Ada").await;
    let short = alone(&ada, json!({ "move": { "seconds": 2 } })).await;
    let mut long = Vec::new();
    for _ in 0..12 {
        long.push(alone(&ada, json!({ "move": { "seconds": 1_000_000 } })).await);
        assert!(in_memory(&house).await <= 4.0, "no more than there is room for");
    }
    // Nobody asks for the first table any more; its clock ends all the same.
    let log = Arc::clone(&house.log);
    wait_for("flag", async || {
        rows(log.as_ref(), &short)
            .await
            .contains(&": flag 1".to_owned())
            .then_some(())
    })
    .await;
    for game in &long {
        let told = get(&ada, &format!("/api/games/{game}")).await;
        assert_eq!(told["standing"], "playing");
    }
    // A table that somebody looks at stays.
    let mut sees = watch(&ada, &long[0], &[]).await;
    next(&mut sees, "state").await;
    for game in &long[1..] {
        get(&ada, &format!("/api/games/{game}")).await;
    }
    assert_eq!(deed(&ada, &long[0], act(1, 0, "3c4")).await.0, 200);
    assert_eq!(next(&mut sees, "change").await["entries"], 1);
    house.close().await;
}

#[tokio::test]
async fn nobody_moves_when_their_time_is_over() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let game = alone(&ada, json!({ "move": { "seconds": 1 } })).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_005)).await;
    // Whether or not anybody has looked at the clock by now.
    let (status, told) = deed(&ada, &game, act(1, 0, "3c4")).await;
    assert_eq!(
        (status, told["error"]["says"].as_str()),
        (409, Some("the game is over"))
    );
    assert_eq!(rows(house.log.as_ref(), &game).await.last().unwrap(), ": flag 1");
    house.close().await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_games_that_are_not_over() {
    let limits = Limits {
        unfinished: 3,
        ..Limits::NONE
    };
    let house = House::with(Arc::new(Sqlite::in_memory().unwrap()), limits).await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let open = json!({ "game": "subdivision", "seats": ["person", "person"], "open": true });
    let create = async |guest: &Client, sit: Value| {
        let new = json!({ "terms": open, "sit": sit }).to_string();
        guest.ask("POST", "/api/games", Some(new)).await.unwrap()
    };
    // One at which she sits, one that she set up for others, one of somebody else.
    let first = create(&ada, json!([1, 2])).await.json().unwrap()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(create(&ada, json!([])).await.status, 200);
    let bobs = create(&bob, json!([1])).await.json().unwrap()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let sit = format!("/api/games/{bobs}/seats");
    ada.post(&sit, &json!({ "seat": 2 })).await.unwrap();
    let refused = create(&ada, json!([1])).await;
    let says = refused.json().unwrap()["error"]["says"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(
        (refused.status, says.as_str()),
        (409, "you have 3 games that are not over; end one of them first")
    );
    let other = create(&bob, json!([1])).await.json().unwrap()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let seat = Some(json!({ "seat": 2 }).to_string());
    assert_eq!(
        ada.ask("POST", &format!("/api/games/{other}/seats"), seat)
            .await
            .unwrap()
            .status,
        409
    );
    assert_eq!(
        deed(&ada, &first, json!({ "do": "resign", "seat": 1 })).await.0,
        200
    );
    assert_eq!(create(&ada, json!([1])).await.status, 200, "one of them is over");
    house.close().await;
}

#[tokio::test]
async fn a_computer_moves_in_a_game_of_years_ago_when_somebody_comes_back() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let head = r#"{"game":"subdivision","seats":["person","greedy"]}"#;
    let before = [format!(": sit 1 {} Ada", name_of(&ada).await), "1 3c4".to_owned()];
    let old = left_behind(1, head, &before, Standing::Playing);
    let game = old.id.to_string();
    house.log.create(old).await.unwrap();
    let mut sees = watch(&ada, &game, &["log"]).await;
    let moved = wait_for("move", async || {
        let told = sees.next().await.expect("a message");
        (told["entries"] == 2 && told["is"] != "done").then_some(told)
    });
    assert_eq!(moved.await["told"].as_array().unwrap().last().unwrap()["seat"], 2);
    let changed = house
        .log
        .load(game.parse().unwrap())
        .await
        .unwrap()
        .unwrap()
        .listing
        .changed;
    assert!(
        changed.0 > 1_600_000_000_000,
        "it counts as changed when it is changed"
    );
    house.close().await;
}

#[tokio::test]
async fn a_computer_that_was_to_move_when_the_house_closed_moves_when_it_opens() {
    let log: Arc<dyn Log> = Arc::new(Sqlite::in_memory().unwrap());
    let house = House::with(Arc::clone(&log), Limits::NONE).await;
    let ada = house.guest("Ada").await;
    let head = r#"{"game":"subdivision","seats":["person","greedy"]}"#;
    let before = [format!(": sit 1 {} Ada", name_of(&ada).await), "1 3c4".to_owned()];
    house.close().await;
    let mut left = left_behind(1, head, &before, Standing::Playing);
    // As the process that has ended left it: it was to see to the game for some seconds more.
    left.listing.alarm = Some(plat_store::Millis(
        log.time(plat_store::Millis(0)).await.unwrap().0 + 9_000,
    ));
    let game = left.id.to_string();
    log.create(left).await.unwrap();
    let house = House::with(Arc::clone(&log), Limits::NONE).await;
    wait_for("move", async || {
        (rows(log.as_ref(), &game).await.len() == 3).then_some(())
    })
    .await;
    house.close().await;
}
