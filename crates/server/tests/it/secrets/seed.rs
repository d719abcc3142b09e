//! The hash of the seed is public from the first moment of every game, the seed when it is over, and nothing that only
//! one seat may know is kept on the way.

use plat_client::Client;
use plat_engine::{Record, Seed};
use plat_games::SHELF;
use serde_json::json;

use crate::house::{self, House, create, invite, next, watch};

#[tokio::test]
async fn the_hash_of_the_seed_is_told_from_the_first_moment_and_the_seed_at_the_end() {
    let house = House::open().await;
    for game in SHELF {
        let id = game.info().id;
        let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
        let table = create(&ada, json!({ "game": id, "seats": ["person", "person"] })).await;
        let about = async |client: &Client| {
            let told = client.get(&format!("/api/games/{table}")).await.unwrap();
            told.json().unwrap()["table"]["draws"].clone()
        };
        let promise = about(&Client::nobody(house.address)).await;
        let hash = promise["hash"]
            .as_str()
            .expect("a hash before anybody else sits")
            .to_owned();
        assert_eq!((hash.len(), promise.get("seed")), (64, None), "{id}");
        invite(&ada, &bob, &table, 2).await;
        let mut live = watch(&bob, &table, &[]).await;
        let seen = next(&mut live, "state").await;
        assert_eq!(
            seen["table"]["draws"], promise,
            "{id}: it stays while the game goes on"
        );
        let (status, _) = house::deed(&ada, &table, json!({ "do": "resign", "seat": 1 })).await;
        assert_eq!(status, 200);
        let told = next(&mut live, "change").await["table"]["draws"].clone();
        let seed: Seed = told["seed"].as_str().expect("the seed").parse().expect("a seed");
        assert_eq!(
            seed.hash().to_string(),
            hash,
            "{id}: the seed is the one that was promised"
        );
        let record = bob
            .get(&format!("/api/games/{table}/record"))
            .await
            .unwrap()
            .text();
        let record = Record::parse(&record).expect("a record");
        assert_eq!(record.seed.map(|seed| seed.it), Some(seed), "{id}");
    }
    house.close().await;
}

#[tokio::test]
async fn what_one_seat_may_know_is_kept_nowhere_on_the_way() {
    let house = House::open().await;
    let (ada, bob, table) = house::two(&house, json!({ "game": "zoned-out" })).await;
    let kept = async |client: &Client, path: &str| {
        let answer = client.ask("GET", path, None).await.unwrap();
        answer.header("cache-control").map(ToOwned::to_owned)
    };
    for what in [
        "look?take=view",
        "view",
        "legal",
        "picture.svg",
        "picture.png",
        "record",
        "",
    ] {
        for client in [&ada, &bob, &Client::nobody(house.address)] {
            let path = format!("/api/games/{table}/{what}");
            let path = path.trim_end_matches('/');
            assert_eq!(kept(client, path).await.as_deref(), Some("no-store"), "{path}");
        }
    }
    for path in ["/api/me", "/api/games?of=me"] {
        assert_eq!(kept(&ada, path).await.as_deref(), Some("no-store"), "{path}");
    }
    for path in [
        "/",
        "/web/table.js",
        "/api/shelf/subdivision/picture.svg",
        "/api/rules/subdivision",
    ] {
        let kept = kept(&ada, path).await.unwrap_or_default();
        assert!(
            !kept.contains("no-store"),
            "{path} is the same for everybody: {kept}"
        );
    }
    house.close().await;
}
