//! How somebody begins a game on the first page, by a pointer and keys.

use serde_json::json;

use super::driver::Browser;
use crate::house::House;

/// Who sits in a seat: what its line in the list begins with.
pub(crate) const ME: &str = "me";
pub(crate) const FRIEND: &str = "a";
pub(crate) const RANDOM: &str = "rand";

/// Opens the first page at a game, with all that can be chosen in sight.
pub(crate) async fn set_up(browser: &Browser, house: &House, game: &str) {
    browser.open(&format!("http://{}/#{game}", house.address)).await;
    browser
        .until("return document.querySelector('.set-up form') !== null")
        .await;
    // Who was here before may have left it open.
    if browser
        .run("return document.querySelector('.set-up details').open")
        .await
        == json!(false)
    {
        browser.press_on(".set-up details > summary").await;
    }
    browser
        .until("return document.querySelector('.set-up details').open")
        .await;
}

/// Begins a game in which these sit, with options and their values.
pub(crate) async fn start_with(
    browser: &Browser,
    house: &House,
    game: &str,
    seats: &[&str],
    options: &[(&str, &str)],
) {
    set_up(browser, house, game).await;
    for (name, value) in options {
        browser
            .choose(&format!(".set-up .options select[aria-label='{name}']"), value)
            .await;
    }
    for (index, who) in seats.iter().enumerate() {
        let select = format!(".set-up .seats > :nth-child({}) select", index + 1);
        browser.choose(&select, who).await;
    }
    browser.press_on("[data-do='start']").await;
    browser
        .until("return document.querySelector('main.table')?.dataset.standing")
        .await;
}

pub(crate) async fn start(browser: &Browser, house: &House, game: &str, seats: &[&str]) {
    start_with(browser, house, game, seats, &[]).await;
}

/// Begins a game against somebody who plays at random, and waits until something can be touched.
pub(crate) async fn against_random(browser: &Browser, house: &House, game: &str, options: &[(&str, &str)]) {
    start_with(browser, house, game, &[ME, RANDOM], options).await;
    lit(browser).await;
}

/// A game with the options that make it short, where it has any.
pub(crate) fn small(game: &str) -> (&str, &'static [(&'static str, &'static str)]) {
    match game {
        "city-planning" => (game, &[("board", "9")]),
        _ => (game, &[]),
    }
}

/// Waits until something can be touched.
pub(crate) async fn lit(browser: &Browser) {
    browser
        .until("return document.querySelector('[data-offered]') !== null")
        .await;
}

/// From now on this browser shows nothing in motion.
pub(crate) async fn stand_still(browser: &Browser, house: &House) {
    browser.open(&format!("http://{}/", house.address)).await;
    let kept = browser
        .run("localStorage.setItem('plat-pace', 'none'); return localStorage.getItem('plat-pace')")
        .await;
    assert_eq!(kept, json!("none"));
}

pub(crate) async fn number(browser: &Browser, script: &str) -> i64 {
    browser.run(script).await.as_i64().expect("a number")
}

/// Waits until what still moves has come to rest; what breathes goes on.
pub(crate) async fn at_rest(browser: &Browser) {
    browser
        .until("return document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity)")
        .await;
}

/// How much has happened at the table.
pub(crate) async fn entries(browser: &Browser) -> i64 {
    number(
        browser,
        "return Number(document.querySelector('main.table').dataset.entries)",
    )
    .await
}

/// What the bar says.
pub(crate) async fn prompt(browser: &Browser) -> String {
    let said = browser
        .run("return document.querySelector('.prompt').textContent")
        .await;
    said.as_str().expect("words").to_owned()
}
