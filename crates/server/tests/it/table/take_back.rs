//! Taking an action back: at once where nobody else has seen it, and else if the others agree.

use plat_client::Client;
use serde_json::{Value, json};

use crate::house::{House, act, create, deed, invite, next, two, watch};

fn says(what: &str, seat: u8) -> Value {
    json!({ "do": what, "seat": seat })
}

async fn asked(client: &Client, game: &str) -> Value {
    let told = client.get(&format!("/api/games/{game}")).await.unwrap();
    told.json().unwrap()["table"]["asked"].clone()
}

#[tokio::test]
async fn what_another_person_has_seen_is_taken_back_if_they_agree() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let mut bob_sees = watch(&bob, &game, &["view"]).await;
    next(&mut bob_sees, "state").await;
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    next(&mut bob_sees, "change").await;
    assert_eq!(
        deed(&ada, &game, says("back", 1)).await.1["entries"],
        1,
        "it is only asked for"
    );
    let told = next(&mut bob_sees, "change").await;
    let expected = json!({ "by": 1, "what": "back", "granted": [], "waits": [2] });
    assert_eq!(
        (&told["table"]["asked"], &told["entries"]),
        (&expected, &json!(1))
    );
    assert_eq!(
        deed(&ada, &game, says("grant", 1)).await.0,
        409,
        "nobody grants their own wish"
    );
    assert_eq!(
        deed(&ada, &game, says("back", 1)).await.0,
        409,
        "it is asked already"
    );
    let stranger = house.guest("Eve").await;
    assert_eq!(deed(&stranger, &game, says("grant", 2)).await.0, 403);
    // It is still asked when the house opens again.
    let house = house.reopen().await;
    assert_eq!(asked(&bob, &game).await, expected);
    assert_eq!(deed(&bob, &game, says("grant", 2)).await.1["entries"], 2);
    assert_eq!(asked(&bob, &game).await, json!(null));
    assert_eq!(
        deed(&ada, &game, act(1, 2, "3b2")).await.0,
        200,
        "it is Ada's turn again"
    );
    let house = house.reopen().await;
    assert_eq!(deed(&bob, &game, act(2, 3, "2d5")).await.0, 200);
    assert_eq!(deed(&ada, &game, says("back", 1)).await.0, 409, "Bob has acted");
    house.close().await;
}

#[tokio::test]
async fn a_refused_take_back_is_not_asked_for_again_and_an_answer_by_a_move_is_one_too() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    assert_eq!(
        deed(&bob, &game, says("refuse", 2)).await.0,
        409,
        "nobody has asked for anything"
    );
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(deed(&ada, &game, says("back", 1)).await.0, 200);
    assert_eq!(deed(&bob, &game, says("refuse", 2)).await.0, 200);
    assert_eq!(asked(&ada, &game).await, json!(null));
    assert_eq!(deed(&ada, &game, says("back", 1)).await.0, 409, "it was refused");
    assert_eq!(deed(&bob, &game, act(2, 1, "2d5")).await.0, 200);
    let mut ada_sees = watch(&ada, &game, &[]).await;
    next(&mut ada_sees, "state").await;
    assert_eq!(deed(&bob, &game, says("back", 2)).await.0, 200);
    assert_eq!(next(&mut ada_sees, "change").await["table"]["asked"]["by"], 2);
    let look = format!("/api/games/{game}/look?take=words");
    let words = ada.get(&look).await.unwrap().json().unwrap();
    let word = words["words"][0].as_str().unwrap();
    assert_eq!(
        deed(&ada, &game, act(1, 2, word)).await.0,
        200,
        "instead of an answer"
    );
    assert_eq!(next(&mut ada_sees, "change").await["table"].get("asked"), None);
    assert_eq!(deed(&ada, &game, says("grant", 1)).await.0, 409);
    // Whoever asks may think better of it.
    assert_eq!(deed(&ada, &game, says("back", 1)).await.0, 200);
    assert_eq!(deed(&ada, &game, says("refuse", 1)).await.0, 200);
    assert_eq!(deed(&bob, &game, says("grant", 2)).await.0, 409);
    house.close().await;
}

#[tokio::test]
async fn all_other_people_have_to_agree() {
    let house = House::open().await;
    let guests = [
        house.guest("Ada").await,
        house.guest("Bob").await,
        house.guest("Cleo").await,
    ];
    let [ada, bob, cleo] = &guests;
    let game = create(
        ada,
        json!({ "game": "subdivision", "seats": ["person", "person", "person"] }),
    )
    .await;
    invite(ada, bob, &game, 2).await;
    invite(ada, cleo, &game, 3).await;
    assert_eq!(deed(ada, &game, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(deed(ada, &game, says("back", 1)).await.0, 200);
    assert_eq!(deed(cleo, &game, says("grant", 3)).await.1["entries"], 1);
    let expected = json!({ "by": 1, "what": "back", "granted": [3], "waits": [2] });
    assert_eq!(asked(ada, &game).await, expected);
    assert_eq!(
        deed(cleo, &game, says("grant", 3)).await.0,
        409,
        "she has said so already"
    );
    assert_eq!(deed(bob, &game, says("grant", 2)).await.1["entries"], 2);
    house.close().await;
}

#[tokio::test]
async fn nobody_is_asked_who_has_not_seen_it_or_could_not_have_acted_on_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    // One person in both seats.
    let both = json!({ "terms": { "game": "subdivision", "seats": ["person", "person"] }, "sit": [1, 2] });
    let both = ada.post("/api/games", &both).await.unwrap().json().unwrap();
    let both = both["id"].as_str().unwrap();
    assert_eq!(deed(&ada, both, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(deed(&ada, both, says("back", 1)).await.1["entries"], 2);
    // Against a computer, and with another person while it is still one's own turn: in City
    // Planning a stone is placed before something is built.
    for seats in [["person", "random"], ["person", "person"]] {
        let bob = house.guest("Bob").await;
        let game = create(&ada, json!({ "game": "city-planning", "seats": seats })).await;
        let mut players = vec![(1, &ada)];
        if seats[1] == "person" {
            invite(&ada, &bob, &game, 2).await;
            players.push((2, &bob));
        }
        let (seat, player, look) = turn(&players, &game).await;
        let saw = look["entries"].as_u64().unwrap() as usize;
        let word = look["words"][0].as_str().unwrap();
        assert_eq!(deed(player, &game, act(seat, saw, word)).await.0, 200);
        let (still, _, after) = turn(&players, &game).await;
        assert_eq!((still, &after["back"]), (seat, &json!(true)), "the turn goes on");
        let (status, told) = deed(player, &game, says("back", seat)).await;
        assert_eq!(
            (status, &told["entries"]),
            (200, &json!(saw + 2)),
            "it is taken back at once"
        );
    }
    house.close().await;
}

/// Which of these people is to act, and what they can do.
async fn turn<'a>(players: &[(u8, &'a Client)], game: &str) -> (u8, &'a Client, Value) {
    loop {
        for &(seat, player) in players {
            let path = format!("/api/games/{game}/look?take=words&as={seat}");
            let look = player.get(&path).await.unwrap().json().unwrap();
            if look["acting"] == json!([seat]) {
                return (seat, player, look);
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}
