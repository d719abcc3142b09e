//! Two processes with one file: whoever asks the one hears what happens at the other.

use std::sync::Arc;

use plat_client::Client;
use plat_server::Limits;
use plat_store::{Log, Sqlite};
use serde_json::json;

use super::{rows, wait_for};
use crate::house::{House, act, create, deed, invite, next, two, watch};

/// Two houses with one file.
async fn houses(folder: &tempfile::TempDir) -> (House, House) {
    let path = folder.path().join("games.sqlite");
    let open = || -> Arc<dyn Log> { Arc::new(Sqlite::open(&path).unwrap()) };
    let here = House::with(open(), Limits::NONE).await;
    let there = House::with(open(), Limits::NONE).await;
    (here, there)
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = houses(&folder).await;
    let (ada, bob, game) = two(&here, json!({ "chat": true })).await;
    let bob_there = bob.at(there.address);
    let mut sees = watch(&bob_there, &game, &["log", "words", "parts"]).await;
    assert_eq!(next(&mut sees, "state").await["acting"], json!([1]));
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let change = next(&mut sees, "change").await;
    assert_eq!(change["told"][0]["says"], "Ada places a 3-pip on c4");
    assert_eq!(change["acting"], json!([2]));
    // And back, by somebody whose process has not looked yet.
    let mut ada_sees = watch(&ada, &game, &["log"]).await;
    next(&mut ada_sees, "state").await;
    assert_eq!(deed(&bob_there, &game, act(2, 1, "2d5")).await.0, 200);
    assert_eq!(next(&mut ada_sees, "change").await["entries"], 2);
    // What concerns the table besides the game, too.
    assert_eq!(
        deed(&ada, &game, json!({ "do": "resign", "seat": 1 })).await.0,
        200
    );
    let over = wait_for("end", async || {
        let told = next(&mut sees, "change").await;
        (told["standing"] == "over").then_some(told)
    });
    assert_eq!(
        over.await["table"]["ended"],
        json!({ "how": "resigned", "seat": 1 })
    );
    here.close().await;
    there.close().await;
}

/// What somebody does is not refused because somebody else did something at the other process that does not concern it.
#[tokio::test]
async fn chat_at_one_is_in_nobodys_way_at_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = houses(&folder).await;
    let (ada, bob, game) = two(&here, json!({ "chat": true })).await;
    let bob_there = bob.at(there.address);
    // The other process has the table in memory from now on.
    let chat = |seat: u8| json!({ "do": "chat", "seat": seat, "text": "well" });
    assert_eq!(deed(&bob_there, &game, chat(2)).await.0, 200);
    for _ in 0..10 {
        assert_eq!(deed(&ada, &game, chat(1)).await.0, 200);
        assert_eq!(deed(&bob_there, &game, chat(2)).await.0, 200);
    }
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn a_clock_is_stopped_once_and_both_hear_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = houses(&folder).await;
    let (ada, bob, game) = two(&here, json!({ "clock": { "move": { "seconds": 2 } } })).await;
    let mut ada_sees = watch(&ada, &game, &[]).await;
    let mut bob_sees = watch(&bob.at(there.address), &game, &[]).await;
    next(&mut ada_sees, "state").await;
    next(&mut bob_sees, "state").await;
    for sees in [&mut ada_sees, &mut bob_sees] {
        let over = wait_for("flag", async || {
            let told = sees.next().await.expect("a message");
            (told["standing"] == "over").then_some(told)
        });
        assert_eq!(over.await["table"]["ended"], json!({ "how": "time", "seat": 1 }));
    }
    let flags = rows(here.log.as_ref(), &game).await;
    assert_eq!(flags.iter().filter(|row| row.starts_with(": flag")).count(), 1);
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn a_computer_moves_once_wherever_its_opponent_is() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = houses(&folder).await;
    let ada = here.guest("Ada").await;
    let game = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "greedy"] }),
    )
    .await;
    let ada_there = ada.clone().at(there.address);
    let mut sees = watch(&ada_there, &game, &["words"]).await;
    let mut seen = next(&mut sees, "state").await;
    // She moves now at the one and now at the other, and looks at the second.
    for (turn, guest) in [&ada, &ada_there, &ada, &ada_there].into_iter().enumerate() {
        let word = seen["words"][0].as_str().expect("her turn").to_owned();
        // The first process may still have to hear of the computer's move at the second.
        let moves = async || {
            let (status, told) = deed(guest, &game, act(1, 2 * turn, &word)).await;
            assert!(status == 200 || status == 409, "{told}");
            (status == 200).then_some(())
        };
        wait_for("move", moves).await;
        seen = wait_for("answer", async || {
            let told = sees.next().await.expect("a message");
            (told["entries"] == 2 * turn + 2).then_some(told)
        })
        .await;
    }
    let moved = rows(here.log.as_ref(), &game).await;
    assert_eq!(
        moved.iter().filter(|row| row.starts_with("2 ")).count(),
        4,
        "{moved:?}"
    );
    here.close().await;
    there.close().await;
}

/// A process that ends leaves its computers' moves to the others.
#[tokio::test]
async fn who_closes_leaves_the_game_to_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = houses(&folder).await;
    let (ada, bob) = (here.guest("Ada").await, here.guest("Bob").await);
    let terms = json!({ "game": "subdivision", "seats": ["person", "person", "greedy"] });
    let game = create(&ada, terms).await;
    invite(&ada, &bob, &game, 2).await;
    let path = format!("/api/games/{game}/look?take=words");
    let play = async |guest: &Client, seat: u8, saw: usize| {
        let told = guest.get(&path).await.unwrap().json().unwrap();
        let word = told["words"][0].as_str().expect("a turn").to_owned();
        assert_eq!(deed(guest, &game, act(seat, saw, &word)).await.0, 200);
    };
    play(&ada, 1, 0).await;
    play(&bob, 2, 1).await;
    here.close().await;
    let log = Arc::clone(&there.log);
    let moved = async || {
        rows(log.as_ref(), &game)
            .await
            .iter()
            .any(|row| row.starts_with("3 "))
            .then_some(())
    };
    wait_for("computer's move", moved).await;
    there.close().await;
}
