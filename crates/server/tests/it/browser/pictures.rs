//! The pictures of the page in `README.md` and `docs/pictures`, made in one go. Not a test of anything, and so left out
//! unless it is asked for: `cargo test -p plat-server --test it browser::pictures -- --ignored`.

use std::path::{Path, PathBuf};

use plat_games::Games;

use super::driver::{Browser, Driver};
use super::player::play;
use super::start::{ME, against_random, at_rest, entries, lit, stand_still, start};
use crate::house::House;

/// What is shown in dark colours too.
const DARK: [&str; 4] = ["hall", "subdivision", "zoned-out", "ending"];

/// How many of our own decisions are made before a picture of a table is made, as the computer would make them.
const DECISIONS: usize = 9;

/// The devices, with how their pictures are called.
const DEVICES: [(&str, (u32, u32)); 2] = [("page", (1440, 900)), ("phone", (390, 844))];

const ENTER: &str = "\u{e007}";

struct Album {
    browser: Browser,
    device: &'static str,
}

impl Album {
    fn path(&self, what: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        folder.join(format!("{}-{what}.png", self.device))
    }

    async fn keep(&self, what: &str) {
        at_rest(&self.browser).await;
        let picture = self.browser.screenshot().await;
        std::fs::write(self.path(what), picture).expect("a file");
    }

    /// In light colours, and in dark ones where that is wanted.
    async fn keep_both(&self, what: &str) {
        self.keep(what).await;
        if DARK.contains(&what) {
            self.browser.dark(true).await;
            self.keep(&format!("{what}-dark")).await;
            self.browser.dark(false).await;
        }
    }

    /// Plays some decisions as the computer advises.
    async fn advised(&self) {
        for _ in 0..DECISIONS {
            lit(&self.browser).await;
            let before = entries(&self.browser).await;
            self.browser.press(&["h"]).await;
            self.browser
                .until("return document.querySelector(\"[data-do='confirm']\") !== null")
                .await;
            self.browser.press(&[ENTER]).await;
            self.browser
                .until(&format!(
                    "return Number(document.querySelector('main.table').dataset.entries) > {before}"
                ))
                .await;
        }
        lit(&self.browser).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures for the documents"]
async fn all_pictures_of_the_page() {
    let (driver, house) = (Driver::start(), House::published().await);
    for (device, (width, height)) in DEVICES {
        let browser = driver.browser(width, height).await;
        stand_still(&browser, &house).await;
        browser.write(".welcome input", "Ada").await;
        browser.press_on(".welcome button").await;
        let album = Album { browser, device };
        for game in Games::Published.iter() {
            let id = game.info().id;
            start(&album.browser, &house, id, &[ME, "cas"]).await;
            album.advised().await;
            album.keep_both(id).await;
        }
        against_random(&album.browser, &house, "subdivision", &[]).await;
        play(&album.browser, "subdivision", usize::MAX, 11).await;
        album
            .browser
            .until("return document.querySelectorAll('.moment-picture svg').length === 3")
            .await;
        album.keep_both("ending").await;
        // The hall, with the tables that wait there.
        album.browser.open(&format!("http://{}/", house.address)).await;
        album
            .browser
            .until("return document.querySelectorAll('.mine img').length > 3 && [...document.images].every((image) => image.complete)")
            .await;
        album.keep_both("hall").await;
        album.browser.close().await;
    }
    house.close().await;
}
