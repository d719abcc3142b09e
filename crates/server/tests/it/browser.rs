//! The page in a real browser: every game from the first page to the last move, on a desktop and on a phone; two
//! browsers against each other; by keyboard alone; after a lost connection; in another language.

mod driver;
mod people;
mod player;

use crate::house::House;
use driver::{Browser, Driver};
use plat_engine::Voice;
use plat_games::{SHELF, find};
use player::play;

use serde::Deserialize;
use serde_json::{Value, json};

async fn start(browser: &Browser, house: &House, game: &str, seats: &[&str]) {
    browser.open(&format!("http://{}/#{game}", house.address)).await;
    browser
        .until("return document.querySelector('.set-up form') !== null")
        .await;
    for (index, who) in seats.iter().enumerate() {
        let script = format!(
            "const select = document.querySelectorAll('.seats select')[{index}]; select.value = '{who}'; return select.value === '{who}'"
        );
        assert_eq!(
            browser.run(&script).await,
            json!(true),
            "seat {index} of {game} can be {who}"
        );
    }
    browser.press_on("[data-do='start']").await;
    browser
        .until("return document.querySelector('main.table')?.dataset.standing")
        .await;
}

async fn number(browser: &Browser, script: &str) -> i64 {
    browser.run(script).await.as_i64().expect("a number")
}

const ENTRIES: &str = "return Number(document.querySelector('main.table').dataset.entries)";

/// What can be seen and touched is as large as eyes and fingers need.
async fn check_sizes(browser: &Browser, game: &str, phone: bool) {
    #[derive(Debug, Deserialize)]
    struct Sizes {
        /// Of the window, in hundredths.
        share: f64,
        /// Of the window's width, in hundredths.
        wide: f64,
        word: (f64, String),
        target: (f64, String),
    }
    let sizes = browser.run(include_str!("browser/sizes.js")).await;
    let sizes: Sizes = serde_json::from_value(sizes).expect("sizes");
    // What is rounded to a pixel may miss by a hair.
    let least_word = if phone { 10.95 } else { 11.95 };
    assert!(sizes.word.0 >= least_word, "{game}: small words: {sizes:?}");
    match phone {
        true => assert!(sizes.wide >= 92.0, "{game}: a narrow board: {sizes:?}"),
        false => assert!(sizes.share >= 33.0, "{game}: a small board: {sizes:?}"),
    }
    if phone {
        assert!(sizes.target.0 >= 39.5, "{game}: a small target: {sizes:?}");
    }
}

/// One game from the first page to the last move, and back to its beginning.
async fn play_through(driver: &Driver, house: &House, game: &str, (width, height): (u32, u32), device: &str) {
    let browser = driver.browser(width, height).await;
    start(&browser, house, game, &["me", "random"]).await;
    browser
        .until("return document.querySelectorAll('[data-offered]').length > 0")
        .await;
    browser.picture(&format!("{game}-{device}-start")).await;
    let name = format!("{game} on a {device}");
    play(&browser, &name, 12, 1).await;
    browser.picture(&format!("{game}-{device}-middle")).await;
    check_sizes(&browser, game, device == "phone").await;
    assert!(
        play(&browser, &name, usize::MAX, 2).await,
        "{name} comes to its end"
    );
    browser.picture(&format!("{game}-{device}-end")).await;
    let entries = number(&browser, ENTRIES).await;
    let wide = number(&browser, "return document.documentElement.scrollWidth").await;
    assert!(wide <= i64::from(width), "{game} on a {device} is {wide} wide");
    browser
        .run("window.end = document.querySelector('.view .scene > g').outerHTML")
        .await;
    browser.run("const slider = document.querySelector('.replay input'); slider.value = 3; slider.dispatchEvent(new Event('input'))").await;
    browser
        .until(
            "return location.search === '?at=3' && /3/.test(document.querySelector('.prompt').textContent)",
        )
        .await;
    // An earlier position looks different.
    browser
        .until("return document.querySelector('.view .scene > g').outerHTML !== window.end")
        .await;
    let address = browser.run("return location.href").await;
    browser.open(address.as_str().expect("a link")).await;
    browser.until("return document.querySelector('.prompt')?.textContent.includes('3') && document.querySelector('.replay output')?.textContent.startsWith('3 /')").await;
    assert!(entries > 3);
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{game}: {errors:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_the_end_on_a_desktop_and_on_a_phone() {
    let (driver, house) = (Driver::start(), House::open().await);
    for game in SHELF {
        play_through(&driver, &house, game.info().id, (1440, 900), "desktop").await;
        play_through(&driver, &house, game.info().id, (390, 844), "phone").await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_seats_can_be_chosen_as_the_options_allow_and_six_sit_down() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1280, 800).await;
    browser
        .open(&format!("http://{}/#zoning-out", house.address))
        .await;
    let seats = |count: usize| {
        format!("return document.querySelectorAll('.set-up .seats select').length === {count}")
    };
    browser.until(&seats(2)).await;
    browser
        .run("document.querySelector('.set-up details').open = true")
        .await;
    browser.press_on(".counts label:nth-child(1)").await;
    browser.until(&seats(1)).await;
    // Nobody competes alone.
    browser
        .run("const mode = document.querySelector('select[aria-label=\"mode\"]'); mode.value = 'competitive'; mode.dispatchEvent(new Event('change', { bubbles: true }))")
        .await;
    browser.until(&seats(2)).await;
    let disabled = "return [...document.querySelectorAll('.counts input')].map((input) => input.disabled)";
    assert_eq!(
        browser.run(disabled).await,
        json!([true, false, false, false, false, false])
    );
    browser.press_on(".counts label:nth-child(6)").await;
    browser.until(&seats(6)).await;
    browser.press_on("[data-do='start']").await;
    browser
        .until("return document.querySelectorAll('[data-offered]').length > 0")
        .await;
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
    start(&ada, &house, "zoned-out", &["me", "friend"]).await;
    let link = ada
        .until("return document.querySelector('.invitations .link')?.value")
        .await;
    bob.open(link.as_str().expect("a link")).await;
    bob.until("const yes = document.querySelector('dialog .primary'); yes?.click(); return yes !== null")
        .await;
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
    start(&browser, &house, "subdivision", &["me", "me"]).await;
    browser
        .until("return document.querySelectorAll('[data-offered]').length > 0")
        .await;
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
async fn the_keyboard_alone_is_enough() {
    const ENTER: &str = "\u{e007}";
    const RIGHT: &str = "\u{e014}";
    const DOWN: &str = "\u{e015}";
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1100, 800).await;
    start(&browser, &house, "subdivision", &["me", "random"]).await;
    browser
        .until("return document.querySelectorAll('[data-offered]').length > 0")
        .await;
    // To the board, along it, touch a cell; then as far to the right as there is something, where the pyramids are.
    browser.press(&["b", DOWN, ENTER]).await;
    browser
        .until("return document.querySelectorAll('.touched').length === 1")
        .await;
    // Once to choose the pyramid, and once more to do it.
    browser
        .press(&[[RIGHT; 12].as_slice(), &[ENTER, ENTER]].concat())
        .await;
    browser
        .until("return Number(document.querySelector('main.table').dataset.entries) >= 2")
        .await;
    browser.close().await;
    house.close().await;
}

/// The first page, tables of two games, and what opens above them, in both themes and sizes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_stumbles_over_a_page() {
    let (driver, house) = (Driver::start(), House::open().await);
    for (width, height) in [(1280, 800), (390, 844)] {
        let browser = driver.browser(width, height).await;
        for dark in [false, true] {
            browser.dark(dark).await;
            let check = async |page: &str| {
                let obstacles = browser.obstacles().await;
                assert!(
                    obstacles.is_empty(),
                    "{page}, {width} wide, dark {dark}: {obstacles:#?}"
                );
            };
            browser.open(&format!("http://{}/", house.address)).await;
            browser
                .until("const details = document.querySelector('.set-up details'); if (details) details.open = true; return details !== null")
                .await;
            check("the first page").await;
            for game in ["subdivision", "zoned-out"] {
                start(&browser, &house, game, &["me", "random"]).await;
                browser
                    .until("return document.querySelectorAll('[data-offered]').length > 0")
                    .await;
                check(game).await;
            }
            for (index, dialog) in ["rules", "share", "more"].into_iter().enumerate() {
                let open = format!("document.querySelectorAll('.menu button')[{index}].click()");
                browser.run(&open).await;
                browser
                    .until("return document.querySelector('dialog[open] .sheet')?.childElementCount > 1")
                    .await;
                check(dialog).await;
                if dialog == "rules" {
                    // Pictures, and not what they are drawn from.
                    browser
                        .until("return document.querySelectorAll('.book figure img').length > 0 && !document.querySelector('.book').textContent.includes('<!--')")
                        .await;
                }
                browser.picture(&format!("{dialog}-{width}-{dark}")).await;
                browser.run("document.querySelector('dialog').close()").await;
            }
        }
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cover_is_played_with_one_click_and_waits_in_the_hall() {
    let (driver, house) = (Driver::start(), House::open().await);
    for (width, height) in [(1280, 800), (390, 844)] {
        let browser = driver.browser(width, height).await;
        let hall = format!("http://{}/", house.address);
        browser.open(&hall).await;
        browser
            .until("return document.querySelectorAll('.cover .facts').length === 5 && document.querySelector('.mine .empty') !== null")
            .await;
        // Somebody new is asked for a name.
        browser
            .until("const input = document.querySelector('.welcome input'); if (input) input.value = 'Ada'; return input !== null")
            .await;
        browser.press_on(".welcome button").await;
        browser
            .until("return document.querySelector('.welcome') === null && document.querySelector('.me').textContent.includes('Ada')")
            .await;
        browser.picture(&format!("hall-{width}")).await;
        browser.press_on(".cover:last-child [data-do='play']").await;
        browser
            .until("return document.querySelectorAll('[data-offered]').length > 0")
            .await;
        browser.open(&hall).await;
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
        let errors = browser.errors().await;
        assert!(errors.is_empty(), "{errors:?}");
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_that_leads_nowhere_leads_back() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1280, 800).await;
    browser.open(&format!("http://{}/nonsense", house.address)).await;
    browser
        .until("return document.querySelector('.sorry h1') !== null")
        .await;
    browser.press_on(".sorry a").await;
    browser
        .until("return document.querySelectorAll('.cover').length === 5")
        .await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_and_the_house_speak_the_language_that_is_chosen() {
    let (driver, house) = (Driver::start(), House::open().await);
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
    for (tag, question, option, refusal) in [
        (
            "fr",
            "À quoi jouons-nous ?",
            "jeu de pyramides",
            "ce jeu n’existe pas",
        ),
        (
            "de",
            "Was wollen wir spielen?",
            "Pyramidensatz",
            "dieses Spiel gibt es nicht",
        ),
    ] {
        let choose = format!(
            "const select = document.querySelector('.settings option[lang]').parentElement; select.value = '{tag}';
             select.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        );
        browser.run(&choose).await;
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
