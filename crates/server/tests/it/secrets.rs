//! Nobody is sent what they may not know: every message of a whole game is held against what the rules say that its
//! receiver may see.

mod hands;
mod seed;

use crate::house::{self, House, create, invite, next};
use plat_client::{Client, Live};
use plat_engine::{Observer, Record, Seat, Seen, Voice};
use plat_games::{PLAYER_SHELF, PlayerKind, find};
use serde_json::{Value, json};

const TAKE: [&str; 7] = ["view", "parts", "scores", "log", "choices", "words", "text"];

/// Everything that a client hears until the game is over or a number of entries is reached.
async fn listen(mut live: Live, entries: u64) -> Vec<Value> {
    live.say(json!({ "do": "watch", "take": TAKE }).to_string())
        .await
        .unwrap();
    let mut heard = vec![next(&mut live, "state").await];
    while heard
        .last()
        .is_some_and(|last| last["standing"] != "over" && last["entries"].as_u64() < Some(entries))
    {
        heard.push(next(&mut live, "change").await);
    }
    heard
}

/// Plays anything legal over HTTP until somebody has resigned after so many entries.
async fn play(game: &str, players: &[Client], entries: u64) {
    loop {
        for (client, seat) in players.iter().zip(1..) {
            let look = client
                .get(&format!("/api/games/{game}/look?take=words"))
                .await
                .unwrap()
                .json()
                .unwrap();
            let saw = look["entries"].as_u64().unwrap();
            if look["standing"] == "over" || saw >= entries {
                return;
            }
            let words = look["words"].as_array().into_iter().flatten();
            // Whoever accepts the proposed end would end the game before there is something to hear.
            let words: Vec<&str> = words
                .filter_map(Value::as_str)
                .filter(|word| *word != "accept")
                .collect();
            if words.is_empty() {
                continue;
            }
            let word = words[saw as usize * 7 % words.len()];
            let act = house::act(seat, saw as usize, word);
            let (status, told) = house::deed(client, game, act).await;
            assert_eq!(status, 200, "{told}");
        }
    }
}

/// What a client heard is what its seat may know, at every point of the game; nothing else is in it.
fn check(record: &Record, observer: Observer, heard: &[Value]) {
    let game = find(&record.game).expect("it was played");
    let mut shown = Value::Null;
    let mut names: Vec<String> = Vec::new();
    for message in heard {
        if let Some(seats) = message["table"]["seats"].as_array() {
            names = seats.iter().map(called).collect();
        }
        let entries = message["entries"].as_u64().unwrap() as usize;
        // A state is sent whole.
        let before = match message["is"] == "state" {
            true => &Value::Null,
            false => &shown,
        };
        shown = patched_table(before, &message["parts"]);
        if message["standing"] != "playing" {
            continue;
        }
        let table = game
            .replay(&record.clone().prefix(entries))
            .expect("it was played");
        let look = table.look(observer);
        let view: Value = serde_json::from_str(&look.json()).expect("JSON");
        assert_eq!(message["view"], view, "the view of {observer} after {entries}");
        let voice = Voice {
            names: &names,
            ..table.voice("en")
        };
        assert_eq!(message["text"], look.page(&voice).to_string());
        let scores: Vec<_> = look.scores().iter().map(|score| score.said(&voice)).collect();
        assert_eq!(message["scores"], json!(scores));
        let told = message["told"].as_array().unwrap();
        let lines = look.log(0);
        let lines = json!(lines.iter().map(|seen| line(seen, &voice)).collect::<Vec<_>>());
        let lines = lines.as_array().unwrap();
        assert_eq!(
            told[..],
            lines[lines.len() - told.len()..],
            "what {observer} is told of"
        );
        let choices: Vec<_> = look.choices().iter().map(|choice| choice.said(&voice)).collect();
        assert_eq!(message["choices"], json!(choices));
        let you = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        // By way of text, as numbers have fewer digits there.
        let parts = serde_json::to_string(&look.parts(&Voice { you, ..voice })).expect("plain data");
        let allowed: Value = serde_json::from_str(&parts).expect("JSON");
        assert_eq!(shown, allowed, "what {observer} is shown after {entries}");
    }
}

/// What somebody is called who sits somewhere.
fn called(place: &Value) -> String {
    let word = |key: &str| place[key].as_str().map(ToOwned::to_owned);
    let level = word("level").map(|level| {
        let kind: PlayerKind = level.parse().expect("a level");
        Voice::of(PLAYER_SHELF.book("en")).word(kind.message())
    });
    match (word("name"), level) {
        (Some(name), Some(level)) => format!("{name} ({level})"),
        (name, level) => name.or(level).unwrap_or_default(),
    }
}

/// A line of the log as it is told.
fn line(seen: &Seen, voice: &Voice) -> Value {
    let said = seen.said(voice);
    let mut line =
        json!({ "seat": said.seat, "word": said.word, "says": said.says.to_string(), "runs": said.says });
    if !said.marks.is_empty() {
        line["marks"] = json!(said.marks);
    }
    line
}

/// What a client shows that has shown these parts and is sent this patch.
fn patched_table(before: &Value, patch: &Value) -> Value {
    let called = |kind: &str, id: &Value| {
        let known = before[kind].as_array().into_iter().flatten();
        known.clone().find(|part| part["id"] == *id)
    };
    let mut after = patch.clone();
    let deed = patch["deed"].as_str().or(before["deed"].as_str());
    match deed.unwrap_or_default() {
        "" => _ = after.as_object_mut().unwrap().remove("deed"),
        deed => after["deed"] = deed.into(),
    }
    for board in after["boards"].as_array_mut().unwrap() {
        let known = called("boards", &board["id"]).and_then(|board| board["shapes"].as_array());
        let pieces = board["shapes"].as_array().unwrap();
        board["shapes"] = patched(known.map_or(&[], Vec::as_slice), pieces).into();
        if board.get("title").is_none() {
            board["title"] = "".into();
        }
    }
    for kind in ["trays", "sheets"] {
        after[kind] = match patch[kind].as_array() {
            None if before.is_null() => json!([]),
            None => before[kind].clone(),
            Some(told) => told
                .iter()
                .map(|part| match part.is_string() {
                    true => called(kind, part).expect("it was shown before").clone(),
                    false => part.clone(),
                })
                .collect(),
        };
    }
    let trays = |parts: &Value| parts["trays"].as_array().cloned().unwrap_or_default();
    let items = |tray: &Value| tray["items"].as_array().cloned().unwrap_or_default();
    let known: Vec<Value> = trays(before).iter().flat_map(items).collect();
    for (tray, told) in after["trays"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .zip(trays(patch))
    {
        if told.is_object() {
            tray["items"] = items(&told)
                .iter()
                .map(|told| patched_item(&known, told))
                .collect();
        }
    }
    after
}

/// What a client shows of a thing that is told like this, and has shown these.
fn patched_item(known: &[Value], told: &Value) -> Value {
    let known = |id: &Value| known.iter().find(|item| item["id"] == *id);
    if told.is_string() {
        return known(told).expect("it was shown before").clone();
    }
    let before = known(&told["id"]);
    let mut item = told.clone();
    if let Some(pieces) = told["shapes"].as_array() {
        let shapes = before.and_then(|before| before["shapes"].as_array());
        item["shapes"] = patched(shapes.map_or(&[], Vec::as_slice), pieces).into();
    }
    if told["turns"] == true {
        item["turns"] = before.expect("it was shown before")["turns"].clone();
    }
    item
}

/// What a client shows that has shown these shapes and is sent these pieces.
fn patched(before: &[Value], pieces: &[Value]) -> Vec<Value> {
    let mut shapes = Vec::new();
    for piece in pieces {
        match (piece.as_array(), piece["at"].as_u64()) {
            (Some(run), _) => {
                let number = |index: usize| run[index].as_u64().unwrap() as usize;
                shapes.extend_from_slice(&before[number(0)..number(0) + number(1)]);
            }
            (None, Some(at)) => {
                let mut shape = before[at as usize].clone();
                let fields = shape.as_object_mut().unwrap();
                for name in ["token", "label"] {
                    fields.remove(name);
                    fields.extend(piece.get(name).map(|value| (name.to_owned(), value.clone())));
                }
                shapes.push(shape);
            }
            (None, None) => shapes.push(piece.clone()),
        }
    }
    shapes
}

#[tokio::test]
async fn every_message_is_what_its_receiver_may_know() {
    const ENTRIES: u64 = 40;
    let house = House::open().await;
    for id in ["puzzle-town", "zoned-out", "city-planning", "zoning-out"] {
        let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
        let options = if id == "zoning-out" {
            json!(["mode=competitive"])
        } else {
            json!([])
        };
        let terms = json!({ "game": id, "seats": ["person", "person"], "options": options });
        let game = create(&ada, terms).await;
        let stranger = house.guest("Eve").await;
        invite(&ada, &bob, &game, 2).await;
        let mut listeners = Vec::new();
        for client in [&ada, &bob, &stranger] {
            listeners.push(tokio::spawn(listen(client.live(&game).await.unwrap(), ENTRIES)));
        }
        play(&game, &[ada.clone(), bob.clone()], ENTRIES).await;
        let mut heard = Vec::new();
        for listener in listeners {
            heard.push(listener.await.expect("it hears"));
        }
        let secret = stranger
            .ask("GET", &format!("/api/games/{game}/record"), None)
            .await
            .unwrap();
        assert_eq!(secret.status, 409, "{id}: the record has to wait");
        let (status, _) = house::deed(&ada, &game, json!({ "do": "resign", "seat": 1 })).await;
        assert_eq!(status, 200);
        let record = stranger
            .get(&format!("/api/games/{game}/record"))
            .await
            .unwrap()
            .text();
        let record = Record::parse(&record).expect("a record");
        assert!(record.seed.is_some(), "the seed is told at the end");
        let observers = [
            Observer::Seat(Seat::ALL[0]),
            Observer::Seat(Seat::ALL[1]),
            Observer::Spectator,
        ];
        for (observer, heard) in observers.into_iter().zip(&heard) {
            assert!(heard.len() > 5, "{id}: {observer} heard {} messages", heard.len());
            check(&record, observer, heard);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_seat_is_looked_at_from_only_by_whoever_sits_there_while_the_game_goes_on() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let game = create(
        &ada,
        json!({ "game": "puzzle-town", "seats": ["person", "person"] }),
    )
    .await;
    invite(&ada, &bob, &game, 2).await;
    let look = |what: &str, seat: u8| format!("/api/games/{game}/{what}as={seat}");
    for what in [
        "look?take=view&",
        "view?",
        "legal?",
        "picture.svg?",
        "picture.png?",
        "look?at=1&take=parts&",
    ] {
        assert_eq!(
            bob.ask("GET", &look(what, 2), None).await.unwrap().status,
            200,
            "{what}"
        );
        assert_eq!(
            bob.ask("GET", &look(what, 1), None).await.unwrap().status,
            403,
            "{what}"
        );
        assert_eq!(
            bob.ask("GET", &look(what, 0), None).await.unwrap().status,
            200,
            "{what}"
        );
    }
    let mut live = bob.live(&game).await.unwrap();
    live.say(r#"{"do":"watch","as":1,"take":["view"]}"#)
        .await
        .unwrap();
    assert_eq!(next(&mut live, "refused").await["code"], "forbidden");
    live.say(r#"{"do":"preview","seat":1,"word":"b8:GGGB"}"#)
        .await
        .unwrap();
    assert_eq!(next(&mut live, "refused").await["code"], "forbidden");
    house.close().await;
}

#[tokio::test]
async fn answers_carry_the_headers_that_keep_other_sites_out() {
    let house = House::open().await;
    let nobody = Client::nobody(house.address);
    let page = nobody.get("/").await.unwrap();
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(
        policy.contains("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert!(
        !page.text().contains("<script>") && !page.text().contains(" style="),
        "nothing inline"
    );
    let named = nobody.post("/api/me", &json!({ "name": "Ada" })).await.unwrap();
    let cookie = named.header("set-cookie").expect("a cookie").to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let proxied = nobody.clone().with_header("X-Forwarded-Proto", "https");
    let named_safely = proxied.post("/api/me", &json!({ "name": "Ada" })).await.unwrap();
    assert!(named_safely.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(
        !named.text().contains("pass"),
        "a page's script never has the pass"
    );
    let known = nobody
        .clone()
        .with_header("Cookie", cookie.split(';').next().unwrap());
    assert_eq!(known.get("/api/me").await.unwrap().json().unwrap()["name"], "Ada");
    let elsewhere = known.with_header("Origin", "http://elsewhere.example");
    let forged = elsewhere
        .ask("POST", "/api/me", Some(r#"{"name":"Eve"}"#.to_owned()))
        .await
        .unwrap();
    assert_eq!(forged.status, 403);
    let game = create(
        &house.guest("Ada").await,
        json!({ "game": "subdivision", "seats": ["person", "random"] }),
    )
    .await;
    assert!(
        elsewhere.live(&game).await.is_err(),
        "no WebSocket for a page of another site"
    );
    house.close().await;
}

#[tokio::test]
async fn too_much_is_refused() {
    let log = std::sync::Arc::new(plat_store::Sqlite::in_memory().unwrap());
    let house = House::with(log, plat_server::Limits::default()).await;
    let ada = house.guest("Ada").await;
    let long = json!({ "name": "x".repeat(plat_server::LONGEST_MESSAGE) }).to_string();
    assert_eq!(ada.ask("POST", "/api/me", Some(long)).await.unwrap().status, 413);
    let terms = json!({ "terms": { "game": "subdivision", "seats": ["person", "person"] } }).to_string();
    let mut refused = 0;
    for _ in 0..40 {
        let answer = ada.ask("POST", "/api/games", Some(terms.clone())).await.unwrap();
        refused += u32::from(answer.status == 429);
    }
    assert!(refused > 0, "nobody sets up forty tables at once");
    let elsewhere = ada.clone().with_header("X-Forwarded-For", "10.0.0.1, 192.0.2.7");
    let answer = elsewhere.ask("POST", "/api/games", Some(terms)).await.unwrap();
    assert_eq!(answer.status, 200, "somebody else, by the proxy's word");
    let games = ada.get("/api/games?of=me").await.unwrap().json().unwrap();
    let mut live = ada.live(games[0]["id"].as_str().unwrap()).await.unwrap();
    for _ in 0..80 {
        live.say(r#"{"do":"watch"}"#).await.unwrap();
    }
    assert_eq!(next(&mut live, "refused").await["code"], "too-fast");
    house.close().await;
}
