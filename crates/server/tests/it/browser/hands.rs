//! Pieces in hand are things: they are dragged, turned where they lie, and aimed through the loupe; a touch that leads
//! nowhere says why.

use serde::Deserialize;
use serde_json::json;

use super::driver::{Browser, Driver};
use super::player::play;
use super::pointer::Point;
use super::start::{against_random, entries, prompt, stand_still};
use crate::house::House;

const DESKTOP: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

/// From now on the page remembers whether something was dragged while its preview lay on the board.
const WATCH: &str = "window.seen = false;
    setInterval(() => (window.seen ||= document.querySelector('.dragged') !== null && document.querySelector('.view .ghost').childElementCount > 0), 15)";

/// How far above a finger lies what it drags, as the page has it.
const LIFTED: f64 = 40.0;

/// Something of the table that has a token: where its middle is.
#[derive(Clone, Debug, Deserialize)]
struct Thing {
    /// Nothing for what only lies there.
    #[serde(default)]
    token: Option<String>,
    x: f64,
    y: f64,
}

/// What a selector finds, as far as it can be seen and touched.
async fn things(browser: &Browser, selector: &str) -> Vec<Thing> {
    let script = format!(
        "return [...document.querySelectorAll({})].flatMap((element) => {{
            const box = element.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const met = document.elementFromPoint(x, y);
            return element.contains(met) || met?.closest('[data-token]') === element ? [{{ token: element.dataset.token, x, y }}] : [];
        }})",
        json!(selector)
    );
    serde_json::from_value(browser.run(&script).await).expect("things")
}

/// The token that lies chosen on the board.
async fn chosen(browser: &Browser) -> Option<String> {
    let told = browser
        .run("return document.querySelector(\"[data-part='board'] .touched\")?.dataset.token ?? null")
        .await;
    told.as_str().map(str::to_owned)
}

async fn until_confirmable(browser: &Browser) {
    browser
        .until("return document.querySelector(\"[data-do='confirm']\") !== null")
        .await;
}

/// Touches a place on the board, through the loupe where it is too small for a finger.
async fn aim(browser: &Browser, place: &Thing) {
    browser.touch((place.x, place.y)).await;
    let token = place.token.as_deref().expect("a place");
    let aimed = things(browser, &format!(".loupe [data-token='{token}']")).await;
    if let Some(aimed) = aimed.first() {
        browser.touch((aimed.x, aimed.y)).await;
    }
}

/// Waits until the preview has been drawn on the board.
async fn until_previewed(browser: &Browser) {
    browser
        .until("return document.querySelector('.view .ghost').childElementCount > 0")
        .await;
}

/// A table at which something in hand goes somewhere, and can be turned if that is wanted: the thing, and where it goes.
async fn in_hand(
    browser: &Browser,
    house: &House,
    (game, options): (&str, &[(&str, &str)]),
    turns: bool,
) -> (Thing, Vec<Thing>) {
    against_random(browser, house, game, options).await;
    for seed in 0..20 {
        browser
            .until("return document.querySelector('[data-offered]') !== null")
            .await;
        let script = "const thing = document.querySelector(\".trays .thing[data-offered]\"); thing?.scrollIntoView({ block: 'nearest' }); return thing !== null";
        browser.run(script).await;
        for thing in things(browser, ".trays .thing[data-offered]").await {
            browser.touch((thing.x, thing.y)).await;
            let places = things(browser, "[data-part='board'] [data-offered]").await;
            let can_turn = browser
                .run("return document.querySelector('.trays .turn') !== null")
                .await;
            if !places.is_empty() && (!turns || can_turn == json!(true)) {
                browser.press(&["\u{e00c}"]).await;
                return (thing, places);
            }
            browser.press(&["\u{e00c}"]).await;
        }
        let now = entries(browser).await as usize;
        play(browser, game, now + 1, seed).await;
    }
    panic!("{game}: nothing is ever taken from a tray to the board");
}

/// A thing is dragged from its tray to the board, lies there to be seen, and is placed by a second touch, not before.
async fn drag(driver: &Driver, house: &House, game: &str, options: &[(&str, &str)], size: (u32, u32)) {
    let browser = driver.browser(size.0, size.1).await;
    stand_still(&browser, house).await;
    let (thing, places) = in_hand(&browser, house, (game, options), false).await;
    let before = entries(&browser).await;
    let place = &places[places.len() / 2];
    let below = if browser.is_touched { LIFTED } else { 0.0 };
    browser.run(WATCH).await;
    browser.drag((thing.x, thing.y), (place.x, place.y + below)).await;
    assert_eq!(
        browser.run("return window.seen").await,
        json!(true),
        "{game}: it is in the hand, and its preview on the board"
    );
    until_confirmable(&browser).await;
    until_previewed(&browser).await;
    assert_eq!(chosen(&browser).await, place.token, "{game}");
    assert_eq!(
        entries(&browser).await,
        before,
        "{game}: a first touch never commits"
    );
    if browser.is_touched {
        browser.press_on("[data-do='confirm']").await;
    } else {
        browser.touch((place.x, place.y)).await;
    }
    browser
        .until(&format!(
            "return Number(document.querySelector('main.table').dataset.entries) > {before}"
        ))
        .await;
    let errors = browser.errors().await;
    assert!(errors.is_empty(), "{game}: {errors:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn things_are_dragged_to_the_board_by_mouse_and_by_finger() {
    let (driver, house) = (Driver::start(), House::open().await);
    let city_planning: &[_] = &[("board", "9")];
    for (game, options) in [
        ("subdivision", &[][..]),
        ("puzzle-town", &[]),
        ("city-planning", city_planning),
        ("zoned-out", &[]),
    ] {
        tokio::join!(
            drag(&driver, &house, game, options, DESKTOP),
            drag(&driver, &house, game, options, PHONE),
        );
    }
    house.close().await;
}

/// What the thing that lies on the board looks like as a preview.
async fn ghost(browser: &Browser) -> String {
    until_previewed(browser).await;
    let told = browser
        .run("return document.querySelector('.view .ghost').innerHTML")
        .await;
    told.as_str().expect("shapes").to_owned()
}

/// Waits until the preview is another one; what it is then.
async fn turned(browser: &Browser, before: &str) -> String {
    let other = format!(
        "const ghost = document.querySelector('.view .ghost').innerHTML; return ghost !== '' && ghost !== {}",
        json!(before)
    );
    browser.until(&other).await;
    ghost(browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_on_the_board_is_turned_by_its_handle_the_wheel_and_a_key() {
    let (driver, house) = (Driver::start(), House::open().await);
    for (width, height) in [DESKTOP, PHONE] {
        let browser = driver.browser(width, height).await;
        stand_still(&browser, &house).await;
        let (thing, places) = in_hand(&browser, &house, ("zoned-out", &[]), true).await;
        browser.touch((thing.x, thing.y)).await;
        aim(&browser, &places[0]).await;
        until_confirmable(&browser).await;
        let place = chosen(&browser).await.expect("a place");
        let first = ghost(&browser).await;
        browser.press(&["r"]).await;
        let second = turned(&browser, &first).await;
        assert_eq!(
            chosen(&browser).await.as_ref(),
            Some(&place),
            "a turn keeps the place"
        );
        // A phone has the handle for it.
        let button = browser
            .run("return document.querySelector(\".actions [data-do='turn']\")?.getBoundingClientRect().width > 0")
            .await;
        let third = if button == json!(true) {
            browser.press_on(".actions [data-do='turn']").await;
            turned(&browser, &second).await
        } else {
            second
        };
        let handle: Option<Point> = serde_json::from_value(
            browser
                .run("const handle = document.querySelector('.handle:not([display])'); if (!handle) return null; handle.scrollIntoView({ block: 'center' }); const box = handle.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]")
                .await,
        )
        .expect("a point or nothing");
        let fourth = match handle {
            Some(handle) => {
                browser.touch(handle).await;
                turned(&browser, &third).await
            }
            None => third,
        };
        assert_eq!(
            chosen(&browser).await.as_ref(),
            Some(&place),
            "a turn keeps the place"
        );
        if !browser.is_touched {
            let on_board = browser.middle("[data-part='board'] .touched").await;
            browser.wheel(on_board, 120.0).await;
            turned(&browser, &fourth).await;
            assert_eq!(
                chosen(&browser).await.as_ref(),
                Some(&place),
                "a turn keeps the place"
            );
        }
        let before = entries(&browser).await;
        browser.press(&["\u{e007}"]).await;
        browser
            .until(&format!(
                "return Number(document.querySelector('main.table').dataset.entries) > {before}"
            ))
            .await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_point_that_is_finer_than_a_fingertip_is_aimed_at_through_the_loupe() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(PHONE.0, PHONE.1).await;
    stand_still(&browser, &house).await;
    let (stone, places) = in_hand(&browser, &house, ("city-planning", &[("board", "19")]), false).await;
    let before = entries(&browser).await;
    browser.touch((stone.x, stone.y)).await;
    let place = &places[places.len() / 2];
    browser.touch((place.x, place.y)).await;
    browser
        .until("return document.querySelector('.loupe') !== null")
        .await;
    assert_eq!(chosen(&browser).await, None, "the loupe only looks");
    browser.picture("loupe").await;
    let aimed = things(&browser, ".loupe [data-offered]").await;
    let meant = aimed.first().expect("something is offered in the loupe");
    let large = browser
        .run("return Math.min(...[...document.querySelectorAll('.loupe [data-offered]')].map((element) => element.getBoundingClientRect().width))")
        .await;
    assert!(large.as_f64().expect("a width") >= 40.0, "{large}");
    browser.touch((meant.x, meant.y)).await;
    until_confirmable(&browser).await;
    assert_eq!(chosen(&browser).await, meant.token);
    assert_eq!(entries(&browser).await, before, "aiming is not placing");
    // A touch beside the loupe puts it away.
    browser.touch((place.x, place.y)).await;
    browser
        .until("return document.querySelector('.loupe') !== null")
        .await;
    browser.touch(browser.middle(".prompt").await).await;
    browser
        .until("return document.querySelector('.loupe') === null")
        .await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_made_larger_by_the_wheel_and_by_two_fingers() {
    const WIDTH: &str =
        "return document.querySelector(\"[data-part='board'] svg.scene\").getBoundingClientRect().width";
    let (driver, house) = (Driver::start(), House::open().await);
    for (width, height) in [DESKTOP, PHONE] {
        let browser = driver.browser(width, height).await;
        stand_still(&browser, &house).await;
        against_random(&browser, &house, "city-planning", &[("board", "19")]).await;
        let before = browser.run(WIDTH).await.as_f64().expect("a width");
        let (x, y) = browser.middle("[data-part='board'] svg.scene").await;
        if browser.is_touched {
            let apart = |by: f64| [(x - by, y), (x + by, y)];
            browser.pinch(apart(30.0), apart(90.0)).await;
        } else {
            browser.wheel((x, y), -400.0).await;
        }
        let larger = format!("{} > {}", WIDTH, 1.3 * before);
        browser.until(&larger).await;
        browser.press_on(".whole").await;
        browser.until(&format!("{WIDTH} < {}", before + 2.0)).await;
        browser.close().await;
    }
    house.close().await;
}

/// Something that nothing can be done with now is touched; the bar says why, in every game.
#[tokio::test(flavor = "multi_thread")]
async fn a_touch_that_leads_nowhere_says_why() {
    let (driver, house) = (Driver::start(), House::open().await);
    let browser = driver.browser(DESKTOP.0, DESKTOP.1).await;
    stand_still(&browser, &house).await;
    for (game, options) in [
        ("subdivision", &[][..]),
        ("puzzle-town", &[]),
        ("zoning-out", &[]),
        ("city-planning", &[("board", "9")]),
        ("zoned-out", &[]),
    ] {
        against_random(&browser, &house, game, options).await;
        // Somewhere in the game something lies there that is not offered.
        for seed in 0..12 {
            browser
                .until("return document.querySelector('[data-offered]') !== null")
                .await;
            let dead = things(&browser, "main.table :is(.thing:not([data-offered]), [data-part='board'] [data-token]:not([data-offered], .touched))").await;
            let said = prompt(&browser).await;
            if let Some(dead) = dead.first() {
                browser.touch((dead.x, dead.y)).await;
                browser
                    .until("return document.querySelector('.prompt.refused') !== null")
                    .await;
                assert_ne!(prompt(&browser).await, said, "{game}: {dead:?}");
                break;
            }
            assert!(seed < 11, "{game}: everything is always offered");
            let now = entries(&browser).await as usize;
            play(&browser, game, now + 1, seed).await;
        }
        browser.picture(&format!("{game}-refused")).await;
    }
    // The rule itself, where it is clear what is meant.
    against_random(&browser, &house, "subdivision", &[]).await;
    let one = things(&browser, ".trays .thing[data-token='1']").await;
    browser.touch((one[0].x, one[0].y)).await;
    browser
        .until("return /1-pip must stand Near another colour/.test(document.querySelector('.prompt.refused')?.textContent)")
        .await;
    browser.close().await;
    house.close().await;
}
