//! Every game from the first page to the last move, by mouse on a desktop and by finger on a phone, only by what is lit;
//! and how large things are at its beginning, in its middle and at its end.

use plat_games::SHELF;
use serde::Deserialize;
use serde_json::json;

use super::driver::{Browser, Driver};
use super::player::play;
use super::start::{against_random, entries, lit, number, small, stand_still};
use crate::house::House;

/// How much is played before the middle of a game is looked at.
const MIDDLE: usize = 14;

/// What can be seen and touched is as large as eyes and fingers need.
async fn check_sizes(browser: &Browser, game: &str) {
    #[derive(Debug, Deserialize)]
    struct Sizes {
        /// Of the window, in hundredths.
        share: f64,
        /// Of the window's width, in hundredths.
        wide: f64,
        word: (f64, String),
        target: (f64, String),
    }
    let sizes = browser.run(include_str!("sizes.js")).await;
    let sizes: Sizes = serde_json::from_value(sizes).expect("sizes");
    let phone = browser.is_touched;
    // What is rounded to a pixel may miss by a hair.
    let least_word = if phone { 10.95 } else { 11.95 };
    assert!(sizes.word.0 >= least_word, "{game}: small words: {sizes:?}");
    match phone {
        true => assert!(sizes.wide >= 92.0, "{game}: a narrow board: {sizes:?}"),
        // A city that has grown wide is as wide as there is room, and lower than that.
        false => assert!(
            sizes.share >= if sizes.wide > 53.0 { 30.0 } else { 33.0 },
            "{game}: a small board: {sizes:?}"
        ),
    }
    if phone {
        assert!(sizes.target.0 >= 39.5, "{game}: a small target: {sizes:?}");
    }
}

/// One game from the first page to the last move, and back to its beginning.
async fn play_through(
    driver: &Driver,
    house: &House,
    (game, options): (&str, &[(&str, &str)]),
    (width, height): (u32, u32),
) {
    let browser = driver.browser(width, height).await;
    stand_still(&browser, house).await;
    against_random(&browser, house, game, options).await;
    let name = format!("{game}-{width}");
    browser.picture(&format!("{name}-start")).await;
    check_sizes(&browser, &format!("{name} at its start")).await;
    play(&browser, &name, MIDDLE, 1).await;
    browser.picture(&format!("{name}-middle")).await;
    check_sizes(&browser, &format!("{name} in its middle")).await;
    assert!(
        play(&browser, &name, usize::MAX, 2).await,
        "{name} comes to its end"
    );
    browser
        .until("return !document.querySelector('.headline').hidden")
        .await;
    browser.picture(&format!("{name}-end")).await;
    check_sizes(&browser, &format!("{name} at its end")).await;
    assert!(entries(&browser).await > 3);
    let wide = number(&browser, "return document.documentElement.scrollWidth").await;
    assert!(wide <= i64::from(width), "{name} is {wide} wide");
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{name}: {errors:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_mouse_and_by_finger() {
    let (driver, house) = (Driver::start(), House::open().await);
    for game in SHELF {
        let game = small(game.info().id);
        tokio::join!(
            play_through(&driver, &house, game, (1440, 900)),
            play_through(&driver, &house, game, (390, 844)),
        );
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_full_board_of_city_planning_is_large_enough() {
    let (driver, house) = (Driver::start(), House::open().await);
    for (width, height) in [(1440, 900), (390, 844)] {
        let browser = driver.browser(width, height).await;
        stand_still(&browser, &house).await;
        against_random(&browser, &house, "city-planning", &[("board", "19")]).await;
        check_sizes(&browser, &format!("19x19 on {width}")).await;
        play(&browser, "19x19", 30, 3).await;
        lit(&browser).await;
        check_sizes(&browser, &format!("a grown 19x19 on {width}")).await;
        browser.picture(&format!("city-planning-19-{width}")).await;
        browser.close().await;
    }
    house.close().await;
}

/// A phone lying: the board is to be seen, and so is what can be taken, without one over the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_lies_shows_the_board_and_what_can_be_taken() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(844, 390).await;
    stand_still(&browser, &house).await;
    for game in SHELF {
        let game = game.info().id;
        against_random(&browser, &house, game, &[]).await;
        browser.picture(&format!("{game}-lying")).await;
        let seen = browser
            .run("const box = document.querySelector(\"[data-part='board'] svg.scene\").getBoundingClientRect();
                const points = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
                return points.every(([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)?.closest(\"[data-part='board']\"))")
            .await;
        assert_eq!(seen, json!(true), "the board of {game} lies open");
        play(&browser, game, 8, 1).await;
    }
    browser.close().await;
    house.close().await;
}
