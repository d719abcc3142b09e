//! The hall: names, covers, one's own tables, invitations, ways that lead nowhere, and how much all of it weighs.

use plat_games::Games;
use serde_json::json;

use super::driver::{Browser, Driver};
use super::start::{FRIEND, ME, lit, number, start};
use crate::house::House;

/// How much the first page may weigh over the wire, in bytes, with all that it loads.
const LIGHT: i64 = 150_000;

async fn hall(browser: &Browser, house: &House) {
    browser.open(&format!("http://{}/", house.address)).await;
    browser
        .until(&format!("return document.querySelectorAll('.cover .facts').length === {} && document.querySelector('.open h2') !== null", Games::Published.iter().count()))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cover_is_played_with_one_click_and_waits_in_the_hall() {
    let (driver, house) = (Driver::start(), House::published().await);
    for (width, height) in [(1280, 800), (390, 844)] {
        let browser = driver.browser(width, height).await;
        hall(&browser, &house).await;
        browser
            .until("return document.querySelector('.mine .empty') !== null")
            .await;
        // Somebody new is asked for a name.
        browser.write(".welcome input", "Ada").await;
        browser.press_on(".welcome button").await;
        browser
            .until("return document.querySelector('.welcome') === null && document.querySelector('.me').textContent.includes('Ada')")
            .await;
        browser.picture(&format!("hall-{width}")).await;
        browser.press_on(".cover:last-child [data-do='play']").await;
        lit(&browser).await;
        let named = "return ['.seat-1', '.prompt'].every((place) => document.querySelector(place).textContent.includes('Ada'))";
        browser.until(named).await;
        hall(&browser, &house).await;
        browser
            .until("const image = document.querySelector('.mine a.ours img'); return image?.complete && image.naturalWidth > 0")
            .await;
        assert_eq!(
            browser
                .run("return document.querySelector('.welcome') === null")
                .await,
            json!(true),
            "nobody is asked twice"
        );
        browser.picture(&format!("hall-with-a-table-{width}")).await;
        browser.press_on(".mine a.ours").await;
        lit(&browser).await;
        let errors = browser.errors().await;
        assert!(errors.is_empty(), "{errors:?}");
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_who_invites_to_what_and_asks_for_a_name() {
    let (driver, house) = (Driver::start(), House::published().await);
    let (ada, bob) = (driver.browser(1280, 800).await, driver.browser(390, 844).await);
    hall(&ada, &house).await;
    ada.write(".welcome input", "Ada").await;
    ada.press_on(".welcome button").await;
    ada.until("return document.querySelector('.welcome') === null")
        .await;
    start(&ada, &house, "subdivision", &[ME, FRIEND]).await;
    let link = ada
        .until("return document.querySelector('.invitations .link')?.value")
        .await;
    bob.open(link.as_str().expect("a link")).await;
    bob.until("const head = document.querySelector('dialog h2')?.textContent ?? ''; return head.includes('Ada') && head.includes('Subdivision')")
        .await;
    bob.picture("invitation").await;
    bob.write("dialog input", "Bob").await;
    bob.press_on("dialog .primary").await;
    bob.until("return document.querySelector('main.table')?.dataset.standing === 'playing'")
        .await;
    for browser in [&ada, &bob] {
        browser
            .until("const strip = document.querySelector('.seat-strip').textContent; return strip.includes('Ada') && strip.includes('Bob')")
            .await;
        browser
            .until("return document.querySelector('.prompt').textContent.includes('Ada')")
            .await;
    }
    ada.close().await;
    bob.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_that_leads_nowhere_leads_back() {
    let (driver, house) = (Driver::start(), House::published().await);
    let browser = driver.browser(1280, 800).await;
    browser.open(&format!("http://{}/nonsense", house.address)).await;
    browser
        .until("return document.querySelector('.sorry h1') !== null")
        .await;
    browser.press_on(".sorry a").await;
    browser
        .until(&format!(
            "return document.querySelectorAll('.cover').length === {}",
            Games::Published.iter().count()
        ))
        .await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_light() {
    let (driver, house) = (Driver::start(), House::published().await);
    let browser = driver.browser(1440, 900).await;
    hall(&browser, &house).await;
    browser
        .until("return [...document.images].every((image) => image.complete)")
        .await;
    let weighed = "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return all.reduce((sum, { transferSize }) => sum + transferSize, 0)";
    let bytes = number(&browser, weighed).await;
    assert!(
        (20_000..=LIGHT).contains(&bytes),
        "{bytes} bytes: {}",
        browser
            .run("return performance.getEntriesByType('resource').map(({ name, transferSize }) => [transferSize, name]).sort(([one], [other]) => other - one)")
            .await
    );
    browser.close().await;
    house.close().await;
}

/// A link to a table that somebody sends is shown with its name and a picture of the position.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_previewed() {
    let (driver, house) = (Driver::start(), House::published().await);
    let browser = driver.browser(1280, 800).await;
    start(&browser, &house, "subdivision", &[ME, ME]).await;
    lit(&browser).await;
    let picture = browser
        .until("return document.querySelector('meta[property=\"og:image\"]')?.content ?? fetch(location.href).then((answer) => answer.text()).then((page) => page.match(/og:image\" content=\"([^\"]+)/)?.[1])")
        .await;
    let picture = picture.as_str().expect("an address").replace("&amp;", "&");
    let kind = format!(
        "return fetch(new URL({}).pathname + new URL({}).search).then((answer) => answer.headers.get('content-type'))",
        json!(picture),
        json!(picture)
    );
    assert_eq!(browser.run(&kind).await, json!("image/png"), "{picture}");
    let manifest = "return fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json()).then(({ name, icons }) => name.length > 0 && icons.length > 0)";
    assert_eq!(browser.run(manifest).await, json!(true));
    browser.close().await;
    house.close().await;
}
