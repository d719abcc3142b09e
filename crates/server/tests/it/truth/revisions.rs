//! A game means what the rules made of it by which it was played.

use std::sync::Arc;

use plat_client::Client;
use plat_server::Limits;
use plat_store::{Log, NewGame, Sqlite, Standing};
use serde_json::json;

use super::{get, left_behind, name_of, rows, wait_for};
use crate::house::{House, act, deed};

/// No game has had this revision.
const OLD: &str = r#"{"game":"subdivision","rules":0,"seats":["person","person"],"open":true}"#;

fn now() -> u32 {
    plat_games::find("subdivision").unwrap().info().revision
}

/// The rows of Ada and Bob, who sat down, and what they did.
async fn played(ada: &Client, bob: &Client, more: &[&str]) -> Vec<String> {
    let sat = [
        format!(": sit 1 {} Ada", name_of(ada).await),
        format!(": sit 2 {} Bob", name_of(bob).await),
    ];
    sat.into_iter()
        .chain(more.iter().map(ToString::to_string))
        .collect()
}

fn of(new: NewGame, guest: &str) -> NewGame {
    NewGame {
        sitters: vec![guest.parse().unwrap()],
        ..new
    }
}

#[tokio::test]
async fn a_running_game_of_older_rules_ends_as_it_stands_and_says_why() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    // By these rules both cannot be: the cell is taken.
    let before = played(&ada, &bob, &["1 3c4", "2 3c4"]).await;
    let old = of(
        left_behind(1, OLD, &before, Standing::Playing),
        &name_of(&ada).await,
    );
    let game = old.id.to_string();
    house.log.create(old).await.unwrap();
    let told = get(&ada, &format!("/api/games/{game}")).await;
    assert_eq!(
        (&told["standing"], &told["table"]["ended"]),
        (&json!("over"), &json!({ "how": "rules" }))
    );
    assert_eq!(told["table"]["outdated"], 0);
    assert_eq!(told["table"]["seats"][1]["name"], "Bob");
    let after = rows(house.log.as_ref(), &game).await;
    assert_eq!(after[..4], before[..]);
    assert_eq!(after[4..], [format!(": rules {}", now())]);
    assert_eq!(deed(&ada, &game, act(1, 0, "3b2")).await.0, 409);
    assert_eq!(get(&ada, "/api/games?of=me").await[0]["standing"], "over");
    let look = get(
        &ada,
        &format!("/api/games/{game}/look?take=view,parts,scores,log,choices,words,text"),
    )
    .await;
    assert_eq!((&look["standing"], &look["scores"]), (&json!("over"), &json!([])));
    let record = ada
        .get(&format!("/api/games/{game}/record"))
        .await
        .unwrap()
        .text();
    assert!(
        record.contains("rules 0\n") && record.contains("2 3c4"),
        "{record}"
    );
    house.close().await;
}

#[tokio::test]
async fn it_ends_when_the_house_opens_though_nobody_looks() {
    let log: Arc<dyn Log> = Arc::new(Sqlite::in_memory().unwrap());
    let sat = [": sit 1 000000000001 Ada", ": sit 2 000000000002 Bob", "1 3c4"];
    let old = left_behind(1, OLD, &sat.map(ToOwned::to_owned), Standing::Playing);
    let game = old.id;
    log.create(old).await.unwrap();
    let house = House::with(Arc::clone(&log), Limits::NONE).await;
    wait_for("end", async || {
        let found = log.load(game).await.unwrap().unwrap();
        (found.listing.standing == Standing::Over).then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test]
async fn a_finished_game_of_older_rules_is_listed_and_shown_as_far_as_possible() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let before = played(&ada, &bob, &["1 3c4", "2 3c4", ": resign 2"]).await;
    let old = of(left_behind(1, OLD, &before, Standing::Over), &name_of(&ada).await);
    let game = old.id.to_string();
    house.log.create(old).await.unwrap();
    assert_eq!(get(&ada, "/api/games?of=me").await[0]["id"], game);
    let told = get(&ada, &format!("/api/games/{game}")).await;
    assert_eq!(
        (&told["standing"], &told["table"]["outdated"]),
        (&json!("over"), &json!(0))
    );
    assert_eq!(told["table"]["ended"], json!({ "how": "resigned", "seat": 2 }));
    assert_eq!(told["table"]["winners"], json!([1]));
    assert_eq!(
        rows(house.log.as_ref(), &game).await,
        before,
        "nothing is added to it"
    );
    let again = ada.post(&format!("/api/games/{game}/rematch"), &json!({})).await;
    assert!(again.is_ok(), "they can play again, by the rules of today");
    house.close().await;
}

#[tokio::test]
async fn a_table_at_which_nothing_has_happened_goes_on_by_the_new_rules() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let sat = [format!(": sit 1 {} Ada", name_of(&ada).await)];
    let old = left_behind(1, OLD, &sat, Standing::Waiting);
    let game = old.id.to_string();
    house.log.create(old).await.unwrap();
    bob.post(&format!("/api/games/{game}/seats"), &json!({ "seat": 2 }))
        .await
        .unwrap();
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let house = house.reopen().await;
    assert_eq!(deed(&bob, &game, act(2, 1, "2d5")).await.0, 200);
    let told = get(&ada, &format!("/api/games/{game}")).await;
    assert_eq!(
        (&told["table"]["terms"]["rules"], &told["entries"]),
        (&json!(now()), &json!(2))
    );
    house.close().await;
}

#[tokio::test]
async fn a_game_of_later_rules_is_left_alone() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let before = played(&ada, &bob, &["1 3c4"]).await;
    let newer = left_behind(
        1,
        &OLD.replace("\"rules\":0", "\"rules\":99"),
        &before,
        Standing::Playing,
    );
    let game = newer.id.to_string();
    house.log.create(newer).await.unwrap();
    let refused = ada.ask("GET", &format!("/api/games/{game}"), None).await.unwrap();
    let says = refused.json().unwrap()["error"]["says"]
        .as_str()
        .unwrap()
        .to_owned();
    let expected = format!(
        "this game is played by revision 99 of the rules; this program has revision {}",
        now()
    );
    assert_eq!((refused.status, says), (409, expected));
    assert_eq!(rows(house.log.as_ref(), &game).await, before);
    house.close().await;
}

/// Terms that were written before they said a revision mean the first one.
#[tokio::test]
async fn whoever_sets_a_table_up_gets_the_rules_of_today() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let terms = json!({ "game": "subdivision", "rules": 77, "seats": ["person", "person"] });
    let game = crate::house::create(&ada, terms).await;
    let told = get(&ada, &format!("/api/games/{game}")).await;
    assert_eq!(told["table"]["terms"]["rules"], now());
    house.close().await;
}
