//! The page in a real browser, used as people use it: with a mouse, a finger or keys. Here: two browsers against each
//! other, a lost connection, seats and options, another language; the modules have the rest.

mod audit;
mod driver;
mod ending;
mod games;
mod hall;
mod hands;
mod keyboard;
mod motion;
mod people;
mod pictures;
mod player;
mod pointer;
mod sentences;
mod start;

use std::collections::BTreeSet;

use crate::house::House;
use driver::{Browser, Driver};
use plat_games::SHELF;
use player::play;
use start::{FRIEND, ME, lit, set_up, start};

use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn as_many_seats_can_be_chosen_as_the_options_allow_and_six_sit_down() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1280, 800).await;
    set_up(&browser, &house, "zoning-out").await;
    let seats = |count: usize| {
        format!("return document.querySelectorAll('.set-up .seats select').length === {count}")
    };
    browser.until(&seats(2)).await;
    browser.press_on(".counts label:nth-child(1)").await;
    browser.until(&seats(1)).await;
    // Nobody competes alone.
    browser.choose("select[aria-label='mode']", "comp").await;
    browser.until(&seats(2)).await;
    let disabled = "return [...document.querySelectorAll('.counts input')].map((input) => input.disabled)";
    assert_eq!(
        browser.run(disabled).await,
        json!([true, false, false, false, false, false])
    );
    browser.press_on(".counts label:nth-child(6)").await;
    browser.until(&seats(6)).await;
    browser.press_on("[data-do='start']").await;
    lit(&browser).await;
    browser.picture("zoning-out-six").await;
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{errors:?}");
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_neither_holds_the_others_secrets() {
    let (driver, house) = (Driver::start(), House::open().await);
    let (ada, bob) = (driver.browser(1100, 800).await, driver.browser(1100, 800).await);
    start(&ada, &house, "zoned-out", &[ME, FRIEND]).await;
    let link = ada
        .until("return document.querySelector('.invitations .link')?.value")
        .await;
    bob.open(link.as_str().expect("a link")).await;
    bob.press_on("dialog .primary").await;
    bob.until("return document.querySelector('main.table')?.dataset.standing === 'playing'")
        .await;
    let id = ada.run("return location.pathname.split('/')[2]").await;
    let id = id.as_str().expect("a name").to_owned();
    tokio::join!(play(&ada, "Ada", 24, 1), play(&bob, "Bob", 24, 2));
    ada.picture("two-browsers-ada").await;
    bob.picture("two-browsers-bob").await;
    for (browser, seat, other) in [(&ada, 1, 2), (&bob, 2, 1)] {
        let frames = browser.received().await;
        assert!(frames.len() > 10, "{} messages", frames.len());
        for frame in frames {
            let message: Value = serde_json::from_str(&frame).expect("JSON");
            if message["is"] == "state" || message["is"] == "change" {
                assert!(message["as"] == json!(seat) || message["as"].is_null(), "{frame}");
            }
        }
        let asked = format!(
            "return fetch('/api/games/{id}/look?as={other}&take=view').then(answer => answer.status)"
        );
        assert_eq!(
            browser.run(&asked).await,
            json!(403),
            "seat {other} is none of their business"
        );
        let asked = format!("return fetch('/api/games/{id}/record').then(answer => answer.status)");
        assert_eq!(browser.run(&asked).await, json!(409), "the record has to wait");
    }
    ada.close().await;
    bob.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_comes_back_where_it_was() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1100, 800).await;
    start(&browser, &house, "subdivision", &[ME, ME]).await;
    lit(&browser).await;
    browser
        .run("window.before = document.querySelector('.view .scene > g').outerHTML")
        .await;
    let house = house.reopen().await;
    let same = "return document.querySelector('.view .scene > g').outerHTML === window.before";
    browser.until(same).await;
    browser
        .until("return document.querySelector('.banner').hidden")
        .await;
    play(&browser, "Subdivision after a restart", 4, 1).await;
    browser.close().await;
    house.close().await;
}

/// Which of some sentences of a game the page cannot say in German.
async fn without_german(browser: &Browser, game: &str, sentences: &BTreeSet<String>) -> Value {
    let script = format!(
        "return (async () => {{
            localStorage.setItem('plat-language', 'de');
            const text = await import('/web/text.js');
            await text.loadWords();
            return {}.filter((sentence) => text.inPhrases(sentence, '{game}') === null);
        }})()",
        json!(sentences)
    );
    browser.run(&script).await
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_german_for_whatever_a_game_says() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1280, 800).await;
    browser.open(&format!("http://{}/", house.address)).await;
    let mut missing = Vec::new();
    for game in SHELF {
        let sentences = sentences::of(*game);
        let id = game.info().id;
        assert!(sentences.len() > 10, "{id}: {} sentences", sentences.len());
        missing.push(json!([id, without_german(&browser, id, &sentences).await]));
    }
    assert!(missing.iter().all(|of| of[1] == json!([])), "{}", json!(missing));
    let nonsense = BTreeSet::from(["a sentence that nobody has ever said".to_owned()]);
    assert_eq!(
        without_german(&browser, "subdivision", &nonsense).await,
        json!(nonsense)
    );
    browser.close().await;
    house.close().await;
}
