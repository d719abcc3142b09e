//! What a person feels while somebody else asks for more than the house can do.

use std::io::Write;
use std::time::{Duration, Instant};

use plat_client::{Client, Live};
use serde_json::json;

use super::{PATIENCE, new_game};
use crate::serve::Server;

/// So many hints are asked for, over so many sockets.
const HINTS: usize = 300;
const SOCKETS: usize = 5;

/// The next message of this kind.
async fn next(live: &mut Live, is: &str) -> serde_json::Value {
    loop {
        let told = live.next().await.expect("a message");
        if told["is"] == is {
            return told;
        }
    }
}

/// Asks for hints until so many have been given: the next as soon as the last one was.
async fn insist(mut live: Live, hints: usize) {
    for id in 0..hints {
        live.say(json!({ "do": "hint", "seat": 1, "id": id }).to_string())
            .await
            .unwrap();
        next(&mut live, "hint").await;
    }
}

#[tokio::test]
async fn with_one_guest_flooding_hints_anothers_computer_answers() {
    let server = Server::start(std::path::Path::new(":memory:"));
    let eve = Client::guest(server.address, "Eve").await.unwrap();
    let ada = Client::guest(server.address, "Ada").await.unwrap();
    let terms = json!({ "game": "subdivision", "seats": ["person", "casual"], "hints": true });
    let mut flood = Vec::new();
    for _ in 0..SOCKETS {
        let live = eve.live(&new_game(&eve, terms.clone()).await).await.unwrap();
        flood.push(tokio::spawn(insist(live, HINTS / SOCKETS)));
    }
    let game = new_game(&ada, terms).await;
    let mut sees = ada.live(&game).await.unwrap();
    sees.say(json!({ "do": "watch", "take": ["log"] }).to_string())
        .await
        .unwrap();
    next(&mut sees, "state").await;
    // So long the flood needs to fill what there is to fill.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let start = Instant::now();
    let act = json!({ "do": "act", "seat": 1, "saw": 0, "word": "3c4" });
    ada.post(&format!("/api/games/{game}/deeds"), &act).await.unwrap();
    let answered = async { while next(&mut sees, "change").await["told"][0]["seat"] != 2 {} };
    tokio::time::timeout(PATIENCE, answered)
        .await
        .expect("Ada's computer answers");
    let took = start.elapsed();
    assert!(
        flood.iter().all(|socket| !socket.is_finished()),
        "Eve's hints wait behind it"
    );
    let _ = writeln!(
        std::io::stderr(),
        "with {HINTS} hints flooding over {SOCKETS} sockets, a casual computer answered after {took:?}"
    );
    flood.iter().for_each(tokio::task::JoinHandle::abort);
    server.kill();
}
