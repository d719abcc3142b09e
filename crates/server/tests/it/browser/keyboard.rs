//! Keyboard alone: every game to its end. Arrows walk over what is lit, Enter touches it, and what has been chosen is
//! done with two more keys at most.

use std::time::Duration;

use plat_engine::{Dice, FastDice};
use plat_games::SHELF;
use serde::Deserialize;

use super::driver::{Browser, Driver};
use super::start::{against_random, small, stand_still};
use crate::house::House;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const ARROWS: [&str; 4] = ["\u{e012}", "\u{e013}", "\u{e014}", "\u{e015}"];

/// How often nothing happens before that is a defect.
const PATIENCE: usize = 400;

#[derive(Debug, Deserialize)]
struct Known {
    standing: String,
    entries: usize,
    lit: usize,
    focused: bool,
    confirm: bool,
}

async fn known(browser: &Browser) -> Known {
    let known = browser.run(include_str!("keys.js")).await;
    serde_json::from_value(known).expect("a table")
}

/// Plays anything to the end.
async fn play(browser: &Browser, name: &str) {
    let mut dice = FastDice::new(5);
    let (mut in_vain, mut entries) = (0, 0);
    loop {
        let now = known(browser).await;
        in_vain = if now.entries == entries { in_vain + 1 } else { 0 };
        entries = now.entries;
        assert!(in_vain < PATIENCE, "{name}: keys lead nowhere: {now:?}");
        if now.standing == "over" {
            return;
        }
        if now.confirm {
            confirm(browser, name, now.entries).await;
        } else if now.lit == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        } else if !now.focused {
            browser.press(&["b"]).await;
            let then = known(browser).await;
            // Meanwhile the turn may have passed on.
            assert!(
                then.focused || then.lit == 0,
                "{name}: B leads to what is lit: {then:?}"
            );
        } else {
            let mut keys: Vec<&str> = (0..dice.below(4))
                .map(|_| ARROWS[dice.below(4) as usize])
                .collect();
            // Whatever was begun and leads nowhere is let go of.
            keys.push(if in_vain % 40 == 39 { ESCAPE } else { ENTER });
            browser.press(&keys).await;
        }
    }
}

/// What has been chosen is done with one more key, or two.
async fn confirm(browser: &Browser, name: &str, entries: usize) {
    for _ in 0..2 {
        browser.press(&[ENTER]).await;
        for _ in 0..100 {
            let now = known(browser).await;
            if now.entries > entries || now.standing == "over" {
                return;
            }
            if now.confirm {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    panic!("{name} at {entries}: two keys do not do what is chosen");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_keys_alone() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(1100, 800).await;
    stand_still(&browser, &house).await;
    for game in SHELF {
        let (id, options) = small(game.info().id);
        against_random(&browser, &house, id, options).await;
        play(&browser, id).await;
        let errors = browser.errors().await;
        assert!(errors.is_empty(), "{id}: {errors:?}");
    }
    browser.close().await;
    house.close().await;
}
