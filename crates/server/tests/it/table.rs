//! What people can do at a table, over real connections.

mod answers;
mod names;
mod offers;
mod open_list;
mod refusals;
mod rematch;
mod take_back;

use crate::house::{House, act, create, deed, invite, next, two, watch};
use plat_client::Client;
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_play_and_each_sees_the_others_move() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let mut ada_sees = watch(&ada, &game, &["view", "words", "log"]).await;
    let mut bob_sees = watch(&bob, &game, &["parts", "choices", "log", "scores"]).await;
    let start = next(&mut ada_sees, "state").await;
    assert_eq!(
        (&start["as"], &start["entries"], &start["acting"]),
        (&json!(1), &json!(0), &json!([1]))
    );
    assert!(
        start["words"].as_array().unwrap().contains(&json!("3c4")),
        "{start}"
    );
    let first = next(&mut bob_sees, "state").await;
    assert_eq!(first["choices"], json!([]), "it is not Bob's turn");
    ada_sees
        .say(r#"{"do":"act","seat":1,"saw":0,"word":"3c4","id":5}"#)
        .await
        .unwrap();
    let done = next(&mut ada_sees, "done").await;
    assert_eq!((&done["id"], &done["entries"]), (&json!(5), &json!(1)));
    let change = next(&mut ada_sees, "change").await;
    assert_eq!(change["acting"], json!([2]));
    let change = next(&mut bob_sees, "change").await;
    assert_eq!(change["told"][0]["says"], "Ada places a 3-pip on c4");
    assert!(
        !change["choices"].as_array().unwrap().is_empty(),
        "now it is Bob's turn"
    );
    let told = change["parts"]["boards"][0]["shapes"].as_array().unwrap();
    assert!(told.iter().any(Value::is_object), "the pyramid is new");
    assert!(told.iter().any(Value::is_array), "the rest stays");
    house.close().await;
}

#[tokio::test]
async fn nobody_acts_for_somebody_else_or_out_of_turn_or_against_the_rules() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let check = async |guest: &Client, what, status: u16, code: &str| {
        let (found, told) = deed(guest, &game, what).await;
        assert_eq!(
            (found, told["error"]["code"].as_str()),
            (status, Some(code)),
            "{told}"
        );
        told
    };
    check(&bob, act(1, 0, "3c4"), 403, "forbidden").await;
    check(&bob, act(2, 0, "3c4"), 409, "not-now").await;
    check(&ada, act(1, 0, "nonsense"), 422, "unfit").await;
    check(&ada, act(1, 3, "3c4"), 409, "stale").await;
    check(&ada, act(4, 0, "3c4"), 404, "not-found").await;
    check(&ada, json!({ "do": "back", "seat": 1 }), 409, "not-now").await;
    check(&Client::nobody(house.address), act(1, 0, "3c4"), 401, "nobody").await;
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let refused = check(&bob, act(2, 1, "3c4"), 422, "refused").await;
    assert!(!refused["error"]["rule"].as_str().unwrap().is_empty());
    check(&bob, act(2, 0, "2d5"), 409, "stale").await;
    house.close().await;
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_when_the_house_opens_again() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({ "options": ["parks=random"] })).await;
    let before = ada
        .get(&format!("/api/games/{game}/look?take=view,log"))
        .await
        .unwrap()
        .json()
        .unwrap();
    let saw = before["entries"].as_u64().unwrap() as usize;
    assert!(saw > 0, "the parks have been drawn");
    let words = ada
        .get(&format!("/api/games/{game}/look?take=words"))
        .await
        .unwrap()
        .json()
        .unwrap();
    let word = words["words"][0].as_str().unwrap();
    assert_eq!(deed(&ada, &game, act(1, saw, word)).await.0, 200);
    let look = format!("/api/games/{game}/look?take=view,log,parts,scores");
    let before = bob.get(&look).await.unwrap().text();
    let house = house.reopen().await;
    assert_eq!(bob.get(&look).await.unwrap().text(), before);
    house.close().await;
}

#[tokio::test]
async fn seats_are_for_those_with_a_link_and_open_tables_for_anybody() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let closed = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "person"] }),
    )
    .await;
    let sit = |game: &str| format!("/api/games/{game}/seats");
    for claim in [
        json!({ "seat": 2 }),
        json!({ "seat": 2, "invitation": "00112233445566778899aabbccddeeff" }),
    ] {
        let refused = bob
            .ask("POST", &sit(&closed), Some(claim.to_string()))
            .await
            .unwrap();
        assert_eq!(refused.status, 403);
    }
    let table = bob
        .get(&format!("/api/games/{closed}"))
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(table["invitations"], json!({}), "only those who sit can invite");
    assert_eq!(bob.get("/api/games").await.unwrap().json().unwrap(), json!([]));
    let open = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "person"], "open": true }),
    )
    .await;
    let listed = bob.get("/api/games").await.unwrap().json().unwrap();
    assert_eq!(
        (listed[0]["id"].as_str(), listed.as_array().unwrap().len()),
        (Some(open.as_str()), 1)
    );
    bob.post(&sit(&open), &json!({ "seat": 2 })).await.unwrap();
    let again = bob
        .ask("POST", &sit(&open), Some(json!({ "seat": 2 }).to_string()))
        .await
        .unwrap();
    assert_eq!(again.status, 409);
    assert_eq!(
        bob.get("/api/games?of=me").await.unwrap().json().unwrap()[0]["standing"],
        "playing"
    );
    house.close().await;
}

#[tokio::test]
async fn one_person_may_hold_all_seats() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let new = json!({ "terms": { "game": "subdivision", "seats": ["person", "person"] }, "sit": [1, 2] });
    let game = ada.post("/api/games", &new).await.unwrap().json().unwrap()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    let looked = ada
        .get(&format!("/api/games/{game}/look"))
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(looked["as"], json!(2), "she looks from the seat that is to act");
    assert_eq!(deed(&ada, &game, act(2, 1, "2d5")).await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn whoever_resigns_against_one_other_loses() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let mut bob_sees = watch(&bob, &game, &["log"]).await;
    next(&mut bob_sees, "state").await;
    assert_eq!(
        deed(&ada, &game, json!({ "do": "resign", "seat": 1 })).await.0,
        200
    );
    let change = next(&mut bob_sees, "change").await;
    assert_eq!(change["standing"], "over");
    assert_eq!(change["table"]["ended"], json!({ "how": "resigned", "seat": 1 }));
    assert_eq!(change["table"]["winners"], json!([2]));
    assert_eq!(
        deed(&bob, &game, act(2, 0, "3c4")).await.0,
        409,
        "the game is over"
    );
    house.close().await;
}

#[tokio::test]
async fn where_others_play_on_the_computer_takes_over() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let new =
        json!({ "terms": { "game": "subdivision", "seats": ["person", "person", "person"] }, "sit": [1, 2] });
    let game = ada.post("/api/games", &new).await.unwrap().json().unwrap()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let bob = house.guest("Bob").await;
    invite(&ada, &bob, &game, 3).await;
    let mut ada_sees = watch(&ada, &game, &["log"]).await;
    next(&mut ada_sees, "state").await;
    assert_eq!(
        deed(&bob, &game, json!({ "do": "resign", "seat": 3 })).await.0,
        200
    );
    let left = next(&mut ada_sees, "change").await;
    assert_eq!(
        left["table"]["seats"][2],
        json!({ "is": "computer", "name": "Bob", "level": "casual" })
    );
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(deed(&ada, &game, act(2, 1, "2d5")).await.0, 200);
    loop {
        let change = next(&mut ada_sees, "change").await;
        if change["entries"] == 3 {
            assert_eq!(change["told"][0]["seat"], 3, "the computer has moved for Bob");
            break;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_game_ends_as_it_stands_when_everybody_agrees() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let say = |what: &str, seat: u8| json!({ "do": what, "seat": seat });
    assert_eq!(
        deed(&bob, &game, say("decline", 2)).await.0,
        409,
        "nobody has asked"
    );
    assert_eq!(deed(&ada, &game, say("agree", 1)).await.0, 200);
    assert_eq!(deed(&bob, &game, say("decline", 2)).await.0, 200);
    assert_eq!(deed(&bob, &game, say("agree", 2)).await.0, 200);
    let going = ada
        .get(&format!("/api/games/{game}"))
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(
        (&going["standing"], &going["table"]["agreed"]),
        (&json!("playing"), &json!([2]))
    );
    assert_eq!(deed(&ada, &game, say("agree", 1)).await.0, 200);
    let over = ada
        .get(&format!("/api/games/{game}"))
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(
        (&over["standing"], &over["table"]["ended"]["how"]),
        (&json!("over"), &json!("agreed"))
    );
    house.close().await;
}

#[tokio::test]
async fn people_chat_only_where_that_was_agreed() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({ "chat": true })).await;
    let mut bob_sees = watch(&bob, &game, &[]).await;
    next(&mut bob_sees, "state").await;
    let said = json!({ "do": "chat", "seat": 1, "text": "good\n luck\u{7} " });
    assert_eq!(deed(&ada, &game, said.clone()).await.0, 200);
    assert_eq!(
        next(&mut bob_sees, "change").await["said"],
        json!([[1, "good luck"]])
    );
    let stranger = house.guest("Eve").await;
    assert_eq!(deed(&stranger, &game, said.clone()).await.0, 403);
    let (ada, _, quiet) = two(&house, json!({})).await;
    assert_eq!(deed(&ada, &quiet, said).await.0, 403);
    house.close().await;
}

#[tokio::test]
async fn whoever_has_no_time_left_loses() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({ "clock": { "move": { "seconds": 1 } } })).await;
    let mut bob_sees = watch(&bob, &game, &[]).await;
    let start = next(&mut bob_sees, "state").await;
    assert_eq!(start["clock"]["running"], json!([1]));
    deed(&ada, &game, act(1, 0, "3c4")).await;
    assert_eq!(
        next(&mut bob_sees, "change").await["clock"]["running"],
        json!([2])
    );
    // Bob thinks for too long; nobody has to ask.
    let over = next(&mut bob_sees, "change").await;
    assert_eq!(over["table"]["ended"], json!({ "how": "time", "seat": 2 }));
    assert_eq!(over["table"]["winners"], json!([1]));
    house.close().await;
}

#[tokio::test]
async fn the_computer_moves_by_itself_also_after_a_restart() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let game = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "greedy"], "hints": true }),
    )
    .await;
    let mut sees = watch(&ada, &game, &["log"]).await;
    next(&mut sees, "state").await;
    sees.say(r#"{"do":"hint","seat":1,"id":3}"#).await.unwrap();
    let hint = next(&mut sees, "hint").await;
    let word = hint["choice"]["word"].as_str().expect("advice");
    assert!(!hint["choice"]["tokens"].as_array().unwrap().is_empty());
    assert_eq!(deed(&ada, &game, act(1, 0, word)).await.0, 200);
    loop {
        if next(&mut sees, "change").await["entries"] == 2 {
            break;
        }
    }
    house.close().await;
}

/// A ThreeHouse board for two has 18 free cells; with 14 or fewer left the master begins to search to the end.
#[tokio::test]
async fn a_computer_that_has_searched_to_the_end_says_so() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let terms =
        json!({ "game": "subdivision", "options": ["set=threehouse"], "seats": ["person", "master"] });
    let game = create(&ada, terms).await;
    let mut ada_sees = watch(&ada, &game, &["words"]).await;
    let mut seen = next(&mut ada_sees, "state").await;
    let remark = |seen: &Value| {
        seen["table"]["seats"][1]["remark"]
            .as_str()
            .map(ToOwned::to_owned)
    };
    let mut said = remark(&seen);
    while said.is_none() && seen["standing"] == "playing" {
        if seen["acting"] == json!([1]) {
            let word = seen["words"][0].as_str().expect("something can be done");
            let saw = seen["entries"].as_u64().expect("a number") as usize;
            assert_eq!(deed(&ada, &game, act(1, saw, word)).await.0, 200);
        }
        seen = next(&mut ada_sees, "change").await;
        said = remark(&seen);
    }
    let said = said.expect("it has searched to the end long before");
    assert!(said.starts_with("searched to the end"), "{said}");
    assert_eq!(seen["acting"], json!([1]), "it is told with the action");
    house.close().await;
}

#[tokio::test]
async fn a_game_that_is_over_can_be_analysed_where_hints_are_allowed() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (hints, status) in [(true, 200), (false, 403)] {
        let terms = json!({ "game": "subdivision", "seats": ["person", "person"], "hints": hints });
        let game = create(&ada, terms).await;
        let seat = json!({ "seat": 2 });
        ada.post(&format!("/api/games/{game}/seats"), &seat)
            .await
            .unwrap();
        assert_eq!(deed(&ada, &game, act(1, 0, "3a2")).await.0, 200);
        let path = format!("/api/games/{game}/analysis");
        let ask = |at: usize| ada.ask("POST", &path, Some(json!({ "at": at }).to_string()));
        if hints {
            assert_eq!(ask(0).await.unwrap().status, 409, "the game goes on");
        }
        let resign = json!({ "do": "resign", "seat": 2 });
        assert_eq!(deed(&ada, &game, resign).await.0, 200);
        let told = ask(0).await.unwrap();
        assert_eq!(told.status, status, "{}", told.text());
        if hints {
            let told = told.json().unwrap();
            assert_eq!(
                (&told["seat"], &told["played"]["word"]),
                (&json!(1), &json!("3a2"))
            );
            let actions = told["counsel"]["actions"].as_array().expect("opinions");
            assert!(actions.iter().any(|opinion| opinion["word"] == "3a2"), "{told}");
            assert_eq!(
                ask(1).await.unwrap().status,
                409,
                "nothing was decided after that"
            );
        }
    }
    house.close().await;
}

#[test]
fn the_corpus_of_messages_has_both_kinds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus/message");
    let read =
        |entry: std::io::Result<std::fs::DirEntry>| std::fs::read_to_string(entry.unwrap().path()).unwrap();
    let texts: Vec<String> = std::fs::read_dir(folder).expect("a corpus").map(read).collect();
    let verdicts: Vec<bool> = texts
        .iter()
        .map(|text| plat_server::probe_message(text))
        .collect();
    assert!(verdicts.contains(&true) && verdicts.contains(&false));
    // Spoilt in every place by every kind of letter, a message is read or refused.
    for text in &texts {
        for at in (0..text.len()).filter(|&at| text.is_char_boundary(at)) {
            for letter in ["", "\"", "}", "-1", "9999999999999999999999", "\u{0}", "ä"] {
                plat_server::probe_message(&format!("{}{letter}{}", &text[..at], &text[at + 1..]));
            }
        }
    }
}

#[tokio::test]
async fn a_rule_book_is_read_in_its_language_with_its_pictures() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let ask = async |path: &str| {
        let answer = ada.ask("GET", &format!("/api/rules/{path}"), None).await.unwrap();
        (answer.status, answer.text())
    };
    let (_, english) = ask("subdivision").await;
    let (_, german) = ask("subdivision?language=de").await;
    assert!(
        english.contains("## Scoring") && german.contains("## Wertung"),
        "{german}"
    );
    for book in [english, german] {
        let picture = |line: &str| {
            Some(
                line.strip_prefix("![")?
                    .strip_suffix(')')?
                    .rsplit_once('(')?
                    .1
                    .to_owned(),
            )
        };
        let pictures: Vec<String> = book.lines().filter_map(picture).collect();
        assert_eq!(pictures.len(), 2);
        for picture in pictures {
            let (status, svg) = ask(&format!("subdivision/{picture}")).await;
            assert_eq!((status, svg.starts_with("<svg")), (200, true), "{picture}");
        }
    }
    for missing in [
        "chess",
        "subdivision?language=tlh",
        "subdivision/pictures/none.svg",
    ] {
        assert_eq!(ask(missing).await.0, 404, "{missing}");
    }
    house.close().await;
}
