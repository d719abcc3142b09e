//! Computers think for everybody in turn, and only for those who wait for it.

use std::time::Duration;

use plat_client::{Client, Live};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::house::{House, act, create, deed, next, watch};

/// Against hanging only.
const PATIENCE: Duration = Duration::from_secs(60);

/// A guest who comes from an address of their own.
async fn guest(house: &House, name: &str, address: &str) -> Client {
    house.guest(name).await.with_header("X-Forwarded-For", address)
}

/// A table at which it is this guest's turn, with hints.
async fn own_table(guest: &Client) -> String {
    let terms = json!({ "game": "subdivision", "seats": ["person", "casual"], "hints": true });
    create(guest, terms).await
}

async fn figure(house: &House, name: &str) -> u64 {
    let told = Client::nobody(house.address)
        .get("/metrics")
        .await
        .unwrap()
        .text();
    let line = told
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} in\n{told}"))
        .parse()
        .unwrap()
}

const HINTS_WAITING: &str = "plat_thoughts_waiting{need=\"hint\"}";

async fn ask_for_hint(live: &mut Live, id: usize) {
    live.say(json!({ "do": "hint", "seat": 1, "id": id }).to_string())
        .await
        .unwrap();
}

/// Sockets of one guest at tables of their own, with so many hints asked for over each.
async fn flood(guest: &Client, sockets: usize, hints: usize) -> Vec<Live> {
    let mut flood = Vec::new();
    for _ in 0..sockets {
        let game = own_table(guest).await;
        let mut live = guest.live(&game).await.unwrap();
        for id in 0..hints {
            ask_for_hint(&mut live, id).await;
        }
        flood.push(live);
    }
    flood
}

/// Whoever floods the house asks for the next hint as soon as there was an answer.
struct Flood(Vec<JoinHandle<()>>);

impl Flood {
    async fn over(sockets: Vec<Live>, house: &House) -> Flood {
        let flood = Flood(
            sockets
                .into_iter()
                .map(|live| tokio::spawn(insist(live)))
                .collect(),
        );
        // One of five is thought about.
        while figure(house, HINTS_WAITING).await < 4 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        flood
    }
}

/// All sockets are closed.
impl Drop for Flood {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

async fn insist(mut live: Live) {
    while let Ok(told) = live.next().await {
        if told["is"] == "hint" {
            ask_for_hint(&mut live, 0).await;
        }
    }
}

#[tokio::test]
async fn one_guest_who_floods_hints_does_not_keep_anothers_computer_from_answering() {
    let house = House::open().await;
    let eve = guest(&house, "Eve", "192.0.2.1").await;
    let ada = guest(&house, "Ada", "192.0.2.2").await;
    let game = own_table(&ada).await;
    let mut ada_sees = watch(&ada, &game, &["log"]).await;
    next(&mut ada_sees, "state").await;
    let flood = Flood::over(flood(&eve, 5, 60).await, &house).await;
    let answered = async {
        assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
        loop {
            let change = next(&mut ada_sees, "change").await;
            if change["told"][0]["seat"] == 2 {
                break;
            }
        }
        let picture = ada.get("/api/shelf/subdivision/picture.svg").await.unwrap();
        assert_eq!(picture.status, 200);
    };
    tokio::time::timeout(PATIENCE, answered)
        .await
        .expect("Ada's computer answers");
    assert!(
        figure(&house, HINTS_WAITING).await > 0,
        "Eve's hints wait behind Ada's move"
    );
    drop(flood);
    house.close().await;
}

#[tokio::test]
async fn a_hint_that_nobody_waits_for_is_cancelled() {
    let house = House::open().await;
    let eve = guest(&house, "Eve", "192.0.2.1").await;
    let flood = Flood::over(flood(&eve, 5, 1).await, &house).await;
    drop(flood);
    let gone = async {
        // Four that waited at least; the fifth may just have been answered.
        while figure(&house, "plat_thoughts_cancelled_total").await < 4 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone)
        .await
        .expect("they are cancelled");
    assert_eq!(figure(&house, HINTS_WAITING).await, 0);
    house.close().await;
}

#[tokio::test]
async fn hanging_up_cancels_what_was_asked_for_over_http() {
    let house = House::open().await;
    let eve = guest(&house, "Eve", "192.0.2.1").await;
    let path = format!("/api/games/{}/hint", own_table(&eve).await);
    let gone = async {
        // Whoever is slow may have been answered before hanging up, and asks again.
        while figure(&house, "plat_thoughts_cancelled_total").await == 0 {
            let asked = eve.ask("POST", &path, Some(json!({ "seat": 1 }).to_string()));
            let _ = tokio::time::timeout(Duration::from_millis(100), asked).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone)
        .await
        .expect("it is cancelled");
    house.close().await;
}

#[tokio::test]
async fn a_hint_ends_when_the_table_has_moved_on() {
    let house = House::open().await;
    let ada = guest(&house, "Ada", "192.0.2.1").await;
    let game = own_table(&ada).await;
    let mut live = ada.live(&game).await.unwrap();
    ask_for_hint(&mut live, 7).await;
    next(&mut live, "done").await;
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let refused = next(&mut live, "refused").await;
    assert_eq!(
        (&refused["id"], &refused["code"]),
        (&json!(7), &json!("stale")),
        "{refused}"
    );
    assert_eq!(figure(&house, "plat_thoughts_cancelled_total").await, 1);
    house.close().await;
}

#[tokio::test]
async fn one_hint_at_a_time_for_a_seat_and_a_few_for_a_guest() {
    let house = House::open().await;
    let eve = guest(&house, "Eve", "192.0.2.1").await;
    let game = own_table(&eve).await;
    let mut live = eve.live(&game).await.unwrap();
    ask_for_hint(&mut live, 1).await;
    ask_for_hint(&mut live, 2).await;
    let refused = next(&mut live, "refused").await;
    let says = "the computer is already thinking about a hint for this seat";
    assert_eq!(
        refused,
        json!({
            "is": "refused", "id": 2, "code": "too-fast", "says": says, "sentence": { "message": "hint-on-its-way" }
        })
    );
    let _flood = Flood::over(flood(&eve, 6, 1).await, &house).await;
    let another = own_table(&eve).await;
    let path = format!("/api/games/{another}/hint");
    let refused = loop {
        let body = json!({ "seat": 1 }).to_string();
        let answer = eve.ask("POST", &path, Some(body)).await.unwrap();
        // A place may have become free just now.
        if answer.status != 200 {
            break answer;
        }
    };
    let says = "you have asked for more than the house does at once; wait for the answers";
    assert_eq!(refused.status, 429);
    assert_eq!(refused.json().unwrap()["error"]["says"], says);
    assert!(figure(&house, "plat_thoughts_refused_total").await > 0);
    house.close().await;
}

#[tokio::test]
async fn a_picture_has_only_so_many_pixels_and_is_the_same_when_it_is_asked_for_again() {
    let house = House::open().await;
    let ada = guest(&house, "Ada", "192.0.2.1").await;
    let game = own_table(&ada).await;
    let picture = async |query: &str| {
        let path = format!("/api/games/{game}/picture.png?{query}");
        ada.ask("GET", &path, None).await.unwrap()
    };
    let first = picture("scale=2").await;
    assert_eq!(
        (first.status, first.header("content-type")),
        (200, Some("image/png"))
    );
    assert_eq!(picture("scale=2").await.body, first.body);
    let large = picture("scale=100").await;
    let told: Value = large.json().unwrap();
    assert_eq!(large.status, 422, "{told}");
    let says = told["error"]["says"].as_str().unwrap();
    assert!(
        says.starts_with("a picture has at most 16 million pixels"),
        "{says}"
    );
    house.close().await;
}
