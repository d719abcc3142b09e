//! What people ask of each other, who may look from where, and a server that is silent, in a real browser.

use serde_json::{Value, json};

use super::driver::{Browser, Driver};
use super::player::play;
use super::start::{FRIEND, ME, start};
use crate::house::House;

const STANDING: &str = "document.querySelector('main.table')?.dataset.standing";

/// Presses a button once it is there.
async fn press(browser: &Browser, what: &str) {
    browser.press_on(&format!("[data-do='{what}']")).await;
}

async fn entries(browser: &Browser, count: usize) {
    let script = format!("return document.querySelector('main.table').dataset.entries === '{count}'");
    browser.until(&script).await;
}

async fn id(browser: &Browser) -> String {
    let id = browser.run("return location.pathname.split('/')[2]").await;
    id.as_str().expect("a name").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_and_a_rematch_are_asked_for_and_granted() {
    let (driver, house) = (Driver::start(), House::open().await);
    let (ada, bob) = (driver.browser(1100, 800).await, driver.browser(1100, 800).await);
    start(&ada, &house, "subdivision", &[ME, FRIEND]).await;
    let promised = "return document.querySelector('.draws code')?.textContent";
    let hash = ada.until(promised).await;
    assert_eq!(
        hash.as_str().map(str::len),
        Some(64),
        "the hash is there before the game"
    );
    let link = ada
        .until("return document.querySelector('.invitations .link')?.value")
        .await;
    bob.open(link.as_str().expect("a link")).await;
    bob.press_on("dialog .primary").await;
    bob.until(&format!("return {STANDING} === 'playing'")).await;
    play(&ada, "Ada", 1, 1).await;
    press(&ada, "undo").await;
    ada.until("return document.querySelector(\"[data-do='withdraw']\") !== null")
        .await;
    press(&bob, "refuse").await;
    ada.until("return document.querySelector(\"[data-do='withdraw']\") === null")
        .await;
    entries(&ada, 1).await;
    play(&bob, "Bob", 2, 2).await;
    press(&bob, "undo").await;
    press(&ada, "grant").await;
    entries(&bob, 3).await;
    entries(&ada, 3).await;
    let resign = json!({ "do": "resign", "seat": 1 });
    let resign = format!(
        "fetch('/api/games/{}/deeds', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: '{resign}' }})",
        id(&ada).await
    );
    ada.run(&resign).await;
    press(&ada, "rematch").await;
    press(&bob, "grant").await;
    for browser in [&ada, &bob] {
        browser
            .until("return document.querySelector('.actions a.primary')?.href.includes('/g/')")
            .await;
        assert_eq!(browser.run(promised).await, hash, "it was promised so");
        let told = browser
            .run("return document.querySelectorAll('.draws code').length")
            .await;
        assert_eq!(told, json!(2), "the seed is told");
        let errors = browser.errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    }
    ada.close().await;
    bob.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_where_others_play_on_becomes_a_spectator() {
    let (driver, house) = (Driver::start(), House::open().await);
    let ada = driver.browser(1100, 800).await;
    ada.open(&format!("http://{}/", house.address)).await;
    ada.until("return document.querySelector('.set-up form') !== null")
        .await;
    let new = json!({ "terms": { "game": "zoned-out", "seats": ["person", "person", "person"], "open": true }, "sit": [1] });
    let made = format!(
        "return fetch('/api/games', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: '{new}' }}).then((answer) => answer.json())"
    );
    let game = ada.run(&made).await["id"].as_str().expect("a name").to_owned();
    let (bob, cleo) = (house.guest("Bob").await, house.guest("Cleo").await);
    for (guest, seat) in [(&bob, 2), (&cleo, 3)] {
        let path = format!("/api/games/{game}/seats");
        guest
            .post(&path, &json!({ "seat": seat }))
            .await
            .expect("it is open");
    }
    ada.open(&format!("http://{}/g/{game}", house.address)).await;
    ada.until(&format!("return {STANDING} === 'playing'")).await;
    let resign = json!({ "do": "resign", "seat": 1 });
    let resign = format!(
        "fetch('/api/games/{game}/deeds', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: '{resign}' }})"
    );
    ada.run(&resign).await;
    ada.until("return [...document.querySelectorAll('.note')].some((note) => note.textContent.includes('no longer sit'))")
        .await;
    ada.until("return document.querySelectorAll('[data-offered]').length === 0")
        .await;
    let frames = ada.received().await;
    let heard: Vec<Value> = frames
        .iter()
        .map(|frame| serde_json::from_str(frame).expect("JSON"))
        .collect();
    let moved = heard
        .iter()
        .position(|message| message["is"] == "viewpoint")
        .expect("she is told");
    assert!(heard[moved..].iter().all(|message| message["as"].is_null()));
    let errors = ada.errors().await;
    assert!(errors.is_empty(), "{errors:?}");
    ada.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_does_not_wait_for_ever_for_a_silent_server() {
    let (driver, house) = (Driver::start(), House::open().await);
    let ada = driver.browser(1100, 800).await;
    start(&ada, &house, "subdivision", &[ME, FRIEND]).await;
    let link = ada
        .until("return document.querySelector('.invitations .link')?.value")
        .await;
    let key = link
        .as_str()
        .and_then(|link| link.split("key=").nth(1))
        .expect("a key");
    let path = format!("/api/games/{}/seats", id(&ada).await);
    let claim = json!({ "seat": 2, "invitation": key });
    house
        .guest("Bob")
        .await
        .post(&path, &claim)
        .await
        .expect("he is invited");
    ada.until(&format!("return {STANDING} === 'playing'")).await;
    play(&ada, "Ada", 1, 1).await;
    ada.run("window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => {}")
        .await;
    press(&ada, "undo").await;
    ada.until("return [...document.querySelectorAll('.note.error')].some((note) => note.textContent.includes('15 seconds'))")
        .await;
    // Once it can be reached again, it goes on.
    ada.run("WebSocket.prototype.send = window.send").await;
    ada.until("return document.querySelector('.banner').hidden").await;
    press(&ada, "undo").await;
    ada.until("return document.querySelector(\"[data-do='withdraw']\") !== null")
        .await;
    ada.close().await;
    house.close().await;
}
