//! The end of a game, and what is done with it: who won and why, the chart and the moments, going through the game by
//! slider, keys and by itself, the review of every decision, what can be shared, and the rematch.

use serde_json::json;

use super::driver::{Browser, Driver};
use super::player::play;
use super::start::{against_random, entries, number, prompt, stand_still};
use crate::house::House;

const HOME: &str = "\u{e011}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

/// A picture of the board, to be compared.
const BOARD: &str = "return document.querySelector('.view .scene > g').outerHTML";

/// What stands at a person's name and on the sheet as their total.
const TOTALS: &str = "return [document.querySelector('.seat-strip .seat-1 .points')?.textContent ?? '', document.querySelector('[data-sheet=points] tr.total td')?.textContent ?? '']";

async fn played(browser: &Browser, house: &House, game: &str) {
    stand_still(browser, house).await;
    against_random(browser, house, game, &[]).await;
    assert!(play(browser, game, usize::MAX, 7).await, "{game} ends");
    browser
        .until("return !document.querySelector('.headline').hidden")
        .await;
}

async fn until_at(browser: &Browser, at: i64) {
    browser
        .until(&format!("return location.search === '?at={at}' && document.querySelector('.replay output')?.textContent.startsWith('{at} /')"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_who_won_and_why_and_the_game_can_be_gone_through() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    played(&browser, &house, "subdivision").await;
    let end = entries(&browser).await;
    // Who won, by how much; the same totals that the sheet has, side by side.
    let totals: Vec<String> = serde_json::from_value(
        browser
            .until("const cells = [...document.querySelectorAll('[data-sheet=points] tr.total td')].map((cell) => cell.textContent); return cells.length >= 2 && cells")
            .await,
    )
    .expect("two totals");
    let headline = browser
        .run("return document.querySelector('.headline').textContent")
        .await;
    let headline = headline.as_str().expect("words");
    for total in &totals {
        assert!(headline.contains(total.as_str()), "{headline}: {totals:?}");
    }
    browser
        .until("return document.querySelectorAll('.moment').length === 3 && document.querySelectorAll('.ending svg path').length > 1")
        .await;
    browser.picture("ending-desktop").await;
    let last = browser.run(BOARD).await;

    // The slider, by pointer and keys.
    browser.press_on(".replay input").await;
    browser.press(&[HOME, RIGHT, RIGHT, RIGHT]).await;
    until_at(&browser, 3).await;
    browser
        .until(&format!(
            "return document.querySelector('.view .scene > g').outerHTML !== {last}"
        ))
        .await;
    assert!(prompt(&browser).await.contains('3'));
    // Points are those of the position that is looked at, everywhere.
    let [strip, sheet]: [String; 2] = serde_json::from_value(browser.run(TOTALS).await).expect("two");
    assert_eq!(strip, sheet, "three moves after the beginning");
    assert_ne!(Some(&sheet), totals.first());
    // A link to a position is a link to that position.
    let address = browser.run("return location.href").await;
    browser.open(address.as_str().expect("a link")).await;
    until_at(&browser, 3).await;

    // Arrow keys, and by itself until it is stopped.
    browser.press(&[RIGHT]).await;
    until_at(&browser, 4).await;
    browser.press(&[LEFT, LEFT]).await;
    until_at(&browser, 2).await;
    browser.press_on("[data-do='autoplay']").await;
    browser
        .until("return Number(new URLSearchParams(location.search).get('at')) >= 4")
        .await;
    browser.press_on("[data-do='autoplay']").await;
    assert!(
        number(
            &browser,
            "return Number(new URLSearchParams(location.search).get('at'))"
        )
        .await
            < end
    );

    // A moment leads to its place.
    browser
        .until("return document.querySelectorAll('.moment').length === 3")
        .await;
    browser.press_on(".moment").await;
    browser
        .until("return document.querySelector('.moment strong')?.textContent.startsWith(`${new URLSearchParams(location.search).get('at')}:`)")
        .await;
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{errors:?}");
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_is_reviewed_and_the_review_can_be_left() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(390, 844).await;
    played(&browser, &house, "subdivision").await;
    browser.press_on("[data-do='review']").await;
    // It says how far it is, and can be left and taken up again.
    browser
        .until("return document.querySelector('.review progress')?.value >= 1")
        .await;
    browser.press_on(".review-progress button").await;
    browser
        .until("return document.querySelector('.review-progress button')?.textContent === 'Go on'")
        .await;
    let known = number(&browser, "return document.querySelectorAll('.review li').length").await;
    assert!(known >= 1, "what is known is kept");
    browser.press_on(".review-progress button").await;
    browser
        .until("return document.querySelector('.review-summary') !== null && document.querySelector('.review-progress') === null")
        .await;
    browser.picture("review-phone").await;
    // Every decision: what was played, what was best, and what that cost.
    browser.press_on(".review li:nth-child(2) button").await;
    browser
        .until("return document.querySelectorAll('.verdict td').length >= 2 && document.querySelector('.review li:nth-child(2)').classList.contains('here')")
        .await;
    browser.press(&[RIGHT]).await;
    browser
        .until("return document.querySelector('.review li:nth-child(3)').classList.contains('here')")
        .await;
    // What was said can be read without scrolling.
    browser
        .until("const box = document.querySelector('.verdict')?.getBoundingClientRect(); return box && document.elementFromPoint(box.x + box.width / 2, box.y + 12)?.closest('.verdict') !== null")
        .await;
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{errors:?}");
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_shared_and_played_again() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    played(&browser, &house, "subdivision").await;
    browser.press_on("[data-do='share']").await;
    let kinds = "return Promise.all([...document.querySelectorAll('dialog a[download]')].map((link) => fetch(link.href).then((answer) => `${answer.status} ${answer.headers.get('content-type').split(';')[0]}`)))";
    browser
        .until("return document.querySelectorAll('dialog a[download]').length === 3")
        .await;
    assert_eq!(
        browser.run(kinds).await,
        json!(["200 image/png", "200 image/svg+xml", "200 text/plain"])
    );
    browser.press_on("dialog .close").await;
    let before = browser.run("return location.pathname").await;
    browser.press_on("[data-do='rematch']").await;
    browser
        .until(&format!(
            "return location.pathname !== {before} && document.querySelector('[data-offered]') !== null"
        ))
        .await;
    assert_eq!(
        browser
            .run("return document.querySelector('main.table').dataset.standing")
            .await,
        json!("playing")
    );
    browser.close().await;
    house.close().await;
}

/// In games that are won together the page says so, and shows one score.
#[tokio::test(flavor = "multi_thread")]
async fn who_builds_together_has_one_score() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1440, 900).await;
    stand_still(&browser, &house).await;
    against_random(&browser, &house, "zoning-out", &[]).await;
    browser
        .until("return document.querySelector('main.table').textContent.includes('You build together')")
        .await;
    let scores = number(
        &browser,
        "return document.querySelectorAll('.seat-strip .points').length",
    )
    .await;
    assert_eq!(scores, 1, "one score for all");
    browser.picture("together").await;
    browser.close().await;
    house.close().await;
}
