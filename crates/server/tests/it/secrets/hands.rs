//! A seat changes hands in every way there is, in all games that hide something, while whoever sat there goes on
//! listening: from that moment on they are sent what they may know from where they are now, and nothing else.

use plat_client::{Client, Live};
use plat_engine::{Observer, Record, Seat, SessionDice};
use plat_games::{AnyGame, SHELF};
use serde_json::{Value, json};

use super::{TAKE, check};
use crate::house::{self, House, next};

/// How a seat changes hands. Ada sits in seat 2 and listens from there.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// She gets up, sits down elsewhere, and somebody else takes the seat.
    SitsElsewhere,
    /// She gets up and only watches.
    GetsUp,
    /// She sits in two seats and gets up from this one.
    GetsUpFromOneOfTwo,
    /// She resigns, and the computer plays on.
    Resigns,
    /// She sits in two seats and resigns in this one.
    ResignsInOneOfTwo,
    /// Her time is over, and the computer plays on.
    RunsOutOfTime,
    /// She resigns by way of another process that serves the same games.
    ResignsElsewhere,
}

impl Way {
    const ALL: [Way; 7] = [
        Way::SitsElsewhere,
        Way::GetsUp,
        Way::GetsUpFromOneOfTwo,
        Way::Resigns,
        Way::ResignsInOneOfTwo,
        Way::RunsOutOfTime,
        Way::ResignsElsewhere,
    ];

    /// How many seats that takes.
    fn seats(self) -> usize {
        match self {
            Way::SitsElsewhere | Way::GetsUp => 2,
            _ => 3,
        }
    }

    /// Whether it happens while the game goes on.
    fn in_play(self) -> bool {
        !matches!(self, Way::SitsElsewhere | Way::GetsUp | Way::GetsUpFromOneOfTwo)
    }

    /// Where she sits besides.
    fn other_seat(self) -> Option<u8> {
        matches!(self, Way::GetsUpFromOneOfTwo | Way::ResignsInOneOfTwo).then_some(1)
    }

    /// From where she looks in the end.
    fn looks(self) -> Observer {
        match self {
            Way::SitsElsewhere | Way::GetsUpFromOneOfTwo | Way::ResignsInOneOfTwo => {
                Observer::Seat(Seat::ALL[0])
            }
            _ => Observer::Spectator,
        }
    }
}

/// The options with which so many people hide something from each other, if there are any.
fn hiding(game: &dyn AnyGame, seats: usize) -> Option<Vec<String>> {
    let mut choices = vec![Vec::new()];
    for option in game.options() {
        let value = |value| vec![format!("{}={value}", option.key)];
        choices.extend(option.values.split('|').map(value));
    }
    choices.into_iter().find(|options| {
        let dice = SessionDice::seeded("1".parse().expect("a seed"));
        let Ok(mut table) = game.new_table(options, vec![String::new(); seats], dice) else {
            return false;
        };
        (0..12).any(|_| {
            table.settle().expect("the seed is known");
            let plat_engine::Next::Seats(acting) = table.next() else {
                return false;
            };
            let seat = acting.first().expect("somebody acts");
            let word = table.look(Observer::Seat(seat)).words().swap_remove(0);
            table.act(seat, &word).expect("it is legal");
            table.shows_secrets(Seat::ALL[1], Seat::ALL[0])
        })
    })
}

async fn sit(house: &House, guest: &Client, game: &str, seat: u8) {
    let guest = guest.clone().at(house.address);
    let claim = json!({ "seat": seat });
    guest
        .post(&format!("/api/games/{game}/seats"), &claim)
        .await
        .expect("the seat is free");
}

/// Everybody who can does anything legal, until the game has so many entries more or is over.
async fn play(game: &str, players: &[(Client, u8)], more: u64) {
    let mut until = None;
    loop {
        for (client, seat) in players {
            let look = format!("/api/games/{game}/look?take=words&as={seat}");
            let answer = client.ask("GET", &look, None).await.unwrap();
            if answer.status != 200 {
                continue;
            }
            let look = answer.json().unwrap();
            let saw = look["entries"].as_u64().unwrap();
            if look["standing"] == "over" || saw >= *until.get_or_insert(saw + more) {
                return;
            }
            if let Some(word) = look["words"][0].as_str() {
                // Whose time has run out meanwhile is refused.
                house::deed(client, game, house::act(*seat, saw as usize, word)).await;
            }
        }
        // A computer may be thinking.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

/// All that is heard until the game is over.
async fn hear_all(mut live: Live) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let message = live.next().await.expect("a message");
        let over = message["standing"] == "over";
        heard.push(message);
        if over {
            return heard;
        }
    }
}

async fn walk(house: &House, game: &dyn AnyGame, way: Way) {
    let seats = way.seats();
    let Some(options) = hiding(game, seats) else {
        return;
    };
    let about = format!("{}, {way:?}", game.info().id);
    let begun = way.in_play();
    let (ada, bob, cleo) = (
        house.guest("Ada").await,
        house.guest("Bob").await,
        house.guest("Cleo").await,
    );
    let mut terms =
        json!({ "game": game.info().id, "options": options, "seats": vec!["person"; seats], "open": true });
    if way == Way::RunsOutOfTime {
        terms["clock"] = json!({ "move": { "seconds": 2 } });
    }
    let sits: Vec<u8> = way.other_seat().into_iter().chain([2]).collect();
    let new = json!({ "terms": terms, "sit": sits });
    let told = ada.post("/api/games", &new).await.unwrap().json().unwrap();
    let id = told["id"].as_str().unwrap().to_owned();
    if begun {
        if way.other_seat().is_none() {
            sit(house, &bob, &id, 1).await;
        }
        sit(house, &cleo, &id, 3).await;
    }
    let mut players = vec![
        (ada.clone(), 1),
        (ada.clone(), 2),
        (bob.clone(), 1),
        (bob.clone(), 2),
    ];
    players.push((cleo.clone(), 3));
    if begun && way != Way::RunsOutOfTime {
        play(&id, &players, 6).await;
    }
    let mut live = ada.live(&id).await.unwrap();
    live.say(json!({ "do": "watch", "as": 2, "take": TAKE }).to_string())
        .await
        .unwrap();
    assert_eq!(next(&mut live, "state").await["as"], 2, "{about}");
    let listener = tokio::spawn(hear_all(live));

    let leave = |what: &str| json!({ "do": what, "seat": 2 });
    let done = match way {
        Way::RunsOutOfTime => {
            // The others move on; she does not.
            let others = [(bob.clone(), 1), (cleo.clone(), 3)];
            loop {
                let table = ada
                    .get(&format!("/api/games/{id}"))
                    .await
                    .unwrap()
                    .json()
                    .unwrap();
                if table["yours"] == json!([]) {
                    break 200;
                }
                let playing =
                    tokio::time::timeout(std::time::Duration::from_millis(300), play(&id, &others, 1));
                let _ = playing.await;
            }
        }
        Way::ResignsElsewhere => {
            let elsewhere = House::with(house.log.clone(), plat_server::Limits::NONE).await;
            let done = house::deed(&ada.clone().at(elsewhere.address), &id, leave("resign")).await;
            elsewhere.close().await;
            done.0
        }
        Way::Resigns | Way::ResignsInOneOfTwo => house::deed(&ada, &id, leave("resign")).await.0,
        Way::SitsElsewhere | Way::GetsUp | Way::GetsUpFromOneOfTwo => {
            house::deed(&ada, &id, leave("rise")).await.0
        }
    };
    assert_eq!(done, 200, "{about}");
    if way == Way::SitsElsewhere {
        sit(house, &ada, &id, 1).await;
    }
    if !begun {
        sit(house, &bob, &id, 2).await;
    }
    if way == Way::GetsUpFromOneOfTwo {
        sit(house, &cleo, &id, 3).await;
    }
    if way == Way::GetsUp {
        sit(house, &cleo, &id, 1).await;
        players.push((cleo.clone(), 1));
    }
    play(&id, &players, 40).await;
    for (client, seat) in &players {
        house::deed(client, &id, json!({ "do": "resign", "seat": seat })).await;
    }

    let heard = listener.await.expect("it hears");
    let moved = heard.iter().position(|message| message["is"] == "viewpoint");
    let moved = moved.unwrap_or_else(|| panic!("{about}: she is told that she no longer looks from there"));
    // Where she sits in another seat she resigns there in the end, too.
    let looks = match way.looks() {
        Observer::Seat(seat) => json!(seat),
        Observer::Spectator => json!(null),
    };
    let settled = heard
        .iter()
        .rposition(|message| message["is"] == "viewpoint" && message["as"] == looks)
        .unwrap_or_else(|| panic!("{about}: she looks from {looks}"));
    assert_eq!(heard[moved]["was"], 2, "{about}");
    for message in &heard[moved..] {
        assert_ne!(message["as"], 2, "{about}: {message}");
    }
    let record = cleo.get(&format!("/api/games/{id}/record")).await.unwrap().text();
    let record = Record::parse(&record).expect("a record");
    let rest: Vec<Value> = heard[settled + 1..]
        .iter()
        .take_while(|message| message["is"] != "viewpoint")
        .filter(|message| message["is"] != "done")
        .cloned()
        .collect();
    assert_eq!(
        rest[0]["is"], "state",
        "{about}: what is seen from elsewhere is sent whole"
    );
    let seen = rest
        .iter()
        .filter(|message| message["standing"] == "playing")
        .count();
    assert!(seen > 3, "{about}: {seen} messages while the game went on");
    check(&record, way.looks(), &rest);
}

#[tokio::test]
async fn whoever_leaves_a_seat_no_longer_sees_what_is_to_be_seen_from_there() {
    let house = House::open().await;
    let games = SHELF.iter().filter(|game| game.info().hidden);
    let mut walked = 0;
    for game in games {
        for way in Way::ALL
            .into_iter()
            .filter(|way| game.info().seats.contains(&way.seats()))
        {
            assert!(hiding(*game, 2).is_some(), "{} hides something", game.info().id);
            walk(&house, *game, way).await;
            walked += 1;
        }
    }
    assert!(walked >= 4 * 2 + 3 * 5, "{walked} ways");
    house.close().await;
}

#[tokio::test]
async fn whoever_sits_down_looks_from_the_seat_and_a_lost_one_is_not_asked_for_in_vain() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let terms = json!({ "game": "zoned-out", "seats": ["person", "person"], "open": true });
    let id = house::create(&ada, terms).await;
    let mut live = house::watch(&bob, &id, &["view"]).await;
    assert_eq!(next(&mut live, "state").await["as"], json!(null));
    sit(&house, &bob, &id, 2).await;
    let moved = next(&mut live, "viewpoint").await;
    assert_eq!((&moved["was"], &moved["as"]), (&json!(null), &json!(2)));
    assert_eq!(next(&mut live, "state").await["as"], 2);
    // A spectator's view that was asked for stays one.
    let mut spectator = ada.live(&id).await.unwrap();
    spectator
        .say(r#"{"do":"watch","as":0,"take":["view"]}"#)
        .await
        .unwrap();
    assert_eq!(next(&mut spectator, "state").await["as"], json!(null));
    let words = ada
        .get(&format!("/api/games/{id}/look?take=words&as=1"))
        .await
        .unwrap()
        .json()
        .unwrap();
    let (saw, word) = (words["entries"].as_u64().unwrap(), words["words"][0].as_str());
    if let Some(word) = word {
        house::deed(&ada, &id, house::act(1, saw as usize, word)).await;
        assert_eq!(next(&mut spectator, "change").await["as"], json!(null));
    }
    house.close().await;
}
