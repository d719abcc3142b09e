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
mod start;

use crate::house::House;
use driver::Driver;
use plat_engine::Voice;
use plat_games::find;
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
    browser.choose("select[aria-label='how you play']", "a").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn the_page_and_the_house_speak_the_language_that_is_chosen() {
    let (driver, house) = (Driver::start(), House::published().await);
    let browser = driver.browser(1280, 800).await;
    browser.open(&format!("http://{}/", house.address)).await;
    browser
        .until("return document.querySelectorAll('.cover').length === 5")
        .await;
    let languages =
        "return [...document.querySelectorAll('.settings option[lang]')].map((option) => option.textContent)";
    assert_eq!(
        browser.run(languages).await,
        json!(["Deutsch", "English", "Français"])
    );
    for (tag, name, question, option, refusal) in [
        (
            "fr",
            ["F", "r"],
            "À quoi jouons-nous ?",
            "jeu de pyramides",
            "ce jeu n’existe pas",
        ),
        (
            "de",
            ["D", "e"],
            "Was wollen wir spielen?",
            "Pyramidensatz",
            "dieses Spiel gibt es nicht",
        ),
    ] {
        browser
            .run("document.querySelector('.settings select:last-child').focus()")
            .await;
        browser.press(&name).await;
        let said = format!(
            "return document.documentElement.lang === '{tag}' && document.body.textContent.includes('{question}')
             && document.querySelectorAll('.cover').length === 5"
        );
        browser.until(&said).await;
        let about = Voice::of(find("subdivision").unwrap().shelf().book(tag)).word("about");
        let shown = browser
            .run("return document.querySelector('.cover').textContent")
            .await;
        assert!(shown.as_str().unwrap().contains(&about), "{shown}");
        let asked = browser
            .run(
                "return (async () => {
                    const { get } = await import('/web/api.js');
                    const shelf = await get('/api/shelf');
                    const refused = await get('/api/games/nonsense').catch((refusal) => refusal.message);
                    return [shelf[0].options[0].name, refused];
                })()",
            )
            .await;
        assert_eq!(asked, json!([option, refusal]));
        browser.picture(&format!("hall-in-{tag}")).await;
    }
    let errors = browser.errors().await;
    assert!(
        errors.iter().all(|error| error.contains("nonsense")),
        "{errors:?}"
    );
    browser.close().await;
    house.close().await;
}
