//! Every refusal is JSON of one form, wherever it comes from; and nobody is called like a computer or like what the page
//! says.

use plat_client::Client;
use serde_json::{Value, json};

use crate::house::{House, create, invite};

#[tokio::test]
async fn every_refusal_has_one_form() {
    let house = House::open().await;
    let nobody = Client::nobody(house.address);
    let game = create(
        &house.guest("Ada").await,
        json!({ "game": "subdivision", "seats": ["person", "person"] }),
    )
    .await;
    let look = format!("/api/games/{game}/look");
    let long = json!({ "name": "x".repeat(9_000) }).to_string();
    for (method, path, body, status, code) in [
        ("GET", "/nowhere".to_owned(), None, 404, "not-found"),
        ("GET", "/web/nothing.js".to_owned(), None, 404, "not-found"),
        ("DELETE", look.clone(), None, 405, "no-such-method"),
        ("PUT", "/api/guests".to_owned(), None, 405, "no-such-method"),
        ("GET", format!("{look}?at=-1"), None, 400, "bad"),
        ("GET", format!("{look}?at=4294967296"), None, 400, "bad"),
        ("GET", format!("{look}?at=1&at=2"), None, 400, "bad"),
        ("GET", format!("{look}?wrong=1"), None, 400, "bad"),
        ("GET", "/api/games?of=nobody".to_owned(), None, 400, "bad"),
        ("GET", "/api/games/%ff%fe".to_owned(), None, 400, "bad"),
        ("GET", format!("/api/games/{game}/live"), None, 426, "upgrade"),
        ("POST", "/api/guests".to_owned(), Some(long), 413, "too-long"),
        ("POST", "/api/guests".to_owned(), Some("{".to_owned()), 400, "bad"),
        (
            "POST",
            "/api/games".to_owned(),
            Some("{}".to_owned()),
            401,
            "nobody",
        ),
    ] {
        let answer = nobody.ask(method, &path, body).await.unwrap();
        let told: Value = answer
            .json()
            .unwrap_or_else(|_| panic!("{method} {path} is no JSON"));
        assert_eq!(answer.status, status, "{method} {path}: {told}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
        assert_eq!(told["error"]["code"], code, "{method} {path}: {told}");
        assert!(told["error"]["says"].is_string(), "{told}");
        assert_eq!(answer.header("allow").is_some(), status == 405, "{method} {path}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_that_is_asked_for() {
    let house = House::open().await;
    let game = create(
        &house.guest("Ada").await,
        json!({ "game": "subdivision", "seats": ["person", "greedy"] }),
    )
    .await;
    let told = async |path: &str, accepted: &str| {
        let nobody = Client::nobody(house.address).with_header("Accept-Language", accepted);
        let answer = nobody.ask("GET", path, None).await.unwrap();
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
        let told: Value = answer.json().unwrap();
        (
            answer.header("content-language").map(ToOwned::to_owned),
            told["error"].clone(),
        )
    };
    let seat = format!("/api/games/{game}/look?as=1");
    for (path, accepted, language, says) in [
        (&seat, "", "en", "only whoever sits there can look from this seat"),
        (
            &seat,
            "de-AT, en;q=0.5",
            "de",
            "von diesem Platz aus sieht nur, wer dort sitzt",
        ),
        (
            &format!("{seat}&language=fr"),
            "de",
            "fr",
            "seul qui est assis à cette place peut regarder d’ici",
        ),
        (
            &seat,
            "tlh",
            "en",
            "only whoever sits there can look from this seat",
        ),
    ] {
        let (spoken, error) = told(path, accepted).await;
        assert_eq!(spoken.as_deref(), Some(language), "{path} {accepted}");
        assert_eq!(
            error,
            json!({ "code": "forbidden", "says": says, "sentence": { "message": "not-your-view" } })
        );
    }
    house.close().await;
}

#[tokio::test]
async fn the_game_says_in_the_language_of_whoever_plays_why_it_refuses_and_by_what_name() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let game = create(
        &ada,
        json!({ "game": "subdivision", "seats": ["person", "person"] }),
    )
    .await;
    invite(&ada, &bob, &game, 2).await;
    let bob = bob.with_header("Accept-Language", "de");
    let deed = json!({ "do": "act", "seat": 2, "saw": 0, "word": "3c4" }).to_string();
    let refused = bob
        .ask("POST", &format!("/api/games/{game}/deeds"), Some(deed))
        .await
        .unwrap();
    let told: Value = refused.json().unwrap();
    assert_eq!(told["error"]["says"], "du bist nicht am Zug; am Zug ist Ada");
    assert_eq!(
        told["error"]["sentence"],
        json!({ "message": "not-your-turn", "args": { "who": { "seat": 2 }, "next": { "list": [{ "seat": 1 }] } } })
    );
    house.close().await;
}

#[tokio::test]
async fn nobody_is_called_like_a_computer_or_like_what_the_page_says() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (name, called) in [
        ("Casual", "Casual (2)"),
        ("gelegenheitsspieler", "gelegenheitsspieler (2)"),
        ("you", "you (2)"),
        ("Freier Platz", "Freier Platz (2)"),
        ("Bob (you)", "Bob you"),
        ("Expert", "Expert"),
    ] {
        let other = house.guest(name).await;
        let terms = json!({ "game": "subdivision", "seats": ["person", "person", "casual"] });
        let table = create(&ada, terms).await;
        invite(&ada, &other, &table, 2).await;
        let told = ada.get(&format!("/api/games/{table}")).await.unwrap();
        let seats = &told.json().unwrap()["table"]["seats"];
        assert_eq!(seats[1]["name"], called, "{name}");
    }
    house.close().await;
}
