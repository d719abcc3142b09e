//! Pace and sounds: what others do is shown as it happens, one step after the other, or not at all if that is wanted;
//! sounds are off in one click.

use serde_json::json;

use super::driver::{Browser, Driver};
use super::player::play;
use super::start::{ME, RANDOM, against_random, entries, lit, start};
use crate::house::House;

/// From now on the page counts what flies over it, how many at most at the same time, and where from.
const WATCH: &str = "window.flown = 0; window.together = 0;
    new MutationObserver((changes) => {
        window.flown += changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches('.flight:not(.gain)')).length;
        window.together = Math.max(window.together, document.querySelectorAll('.flights .flight:not(.gain, .lies)').length);
    }).observe(document.querySelector('.flights'), { childList: true })";

/// Plays on until it is our turn again.
async fn a_round(browser: &Browser) {
    let now = entries(browser).await as usize;
    play(browser, "a round", now + 2, 4).await;
    lit(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_is_shown_as_it_happens_or_not_at_all() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    against_random(&browser, &house, "subdivision", &[]).await;
    browser.run(WATCH).await;
    a_round(&browser).await;
    browser.until("return window.flown >= 1").await;
    // Who wants none chooses none.
    browser.press_on(".menu > :last-child").await;
    browser.choose("dialog select", "no").await;
    browser.press_on("dialog .close").await;
    browser
        .until("return document.querySelector('.flights').childElementCount === 0")
        .await;
    browser.run("window.flown = 0").await;
    a_round(&browser).await;
    assert_eq!(browser.run("return window.flown").await, json!(0));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_steps_are_shown_one_after_the_other() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    // The computer places two or three stones in a turn.
    start(&browser, &house, "city-planning", &[RANDOM, ME]).await;
    lit(&browser).await;
    browser.run(WATCH).await;
    let now = entries(&browser).await as usize;
    play(&browser, "City Planning", now + 8, 4).await;
    browser.until("return window.flown >= 2").await;
    assert_eq!(browser.run("return window.together").await, json!(1));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_little_motion_sees_none_and_sounds_are_off_in_one_click() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    against_random(&browser, &house, "subdivision", &[]).await;
    let pressed = "return document.querySelector('button.sound').getAttribute('aria-pressed')";
    assert_eq!(browser.run(pressed).await, json!("true"));
    browser.press_on("button.sound").await;
    assert_eq!(browser.run(pressed).await, json!("false"));
    let address = browser.run("return location.href").await;
    browser.still(true).await;
    browser.open(address.as_str().expect("an address")).await;
    lit(&browser).await;
    assert_eq!(browser.run(pressed).await, json!("false"), "it stays off");
    browser.run(WATCH).await;
    a_round(&browser).await;
    assert_eq!(browser.run("return window.flown").await, json!(0));
    let moving =
        "return document.getAnimations().filter((animation) => animation.playState === 'running').length";
    assert_eq!(browser.run(moving).await, json!(0));
    browser.close().await;
    house.close().await;
}
