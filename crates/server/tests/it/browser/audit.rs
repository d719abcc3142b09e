//! What somebody would stumble over who cannot see a page well, or at all, or has no mouse: by rules of our own, and by
//! those of axe-core, on every page, in both themes, on a desktop and on a phone.

use std::io::Write;

use plat_games::SHELF;
use serde_json::{Value, json};

use super::driver::{Browser, Driver};
use super::start::{ME, RANDOM, at_rest, lit, set_up, stand_still, start_with};
use crate::house::House;

/// Where axe-core is, if it is anywhere. `./test` installs it and says so.
const AXE: &str = "PLAT_AXE";

/// What axe-core is to look for: what WCAG 2.2 demands, level AA. What is drawn by scenes has its contrast tested where
/// its colours are chosen, and figures in a picture are no words that its name has to repeat.
const RULES: &str = "return axe.run({ exclude: [['svg.scene']] }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    .then(({ violations }) => violations.flatMap(({ id, help, nodes }) => nodes.filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.querySelector('svg text')).map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`)))";

/// axe-core as a script, if it is there.
fn axe() -> Option<String> {
    let Some(path) = std::env::var_os(AXE).filter(|path| !path.is_empty()) else {
        let _ = writeln!(
            std::io::stderr(),
            "{AXE} is not set: the audit of the page with axe-core is left out"
        );
        return None;
    };
    Some(std::fs::read_to_string(path).expect("axe-core can be read"))
}

struct Audit {
    browser: Browser,
    axe: Option<String>,
    /// Where one is, for what is found.
    place: String,
    found: Vec<String>,
}

impl Audit {
    async fn look_at(&mut self, page: &str) {
        at_rest(&self.browser).await;
        let mut found = self.browser.obstacles().await;
        if let Some(axe) = &self.axe {
            self.browser.run(&format!("if (!window.axe) {{ {axe} }}")).await;
            let told = self.browser.run(RULES).await;
            let told = told.as_array().expect("a list of what axe-core has found");
            found.extend(told.iter().map(ToString::to_string));
        }
        let place = &self.place;
        self.found
            .extend(found.into_iter().map(|found| format!("{page}, {place}: {found}")));
    }

    /// A table of each game.
    async fn tables(&mut self, house: &House) {
        for game in SHELF {
            let id = game.info().id;
            start_with(&self.browser, house, id, &[ME, RANDOM], &[]).await;
            lit(&self.browser).await;
            self.look_at(id).await;
        }
    }

    /// What opens above a table: the rules, what can be shared and what is seldom needed.
    async fn dialogs(&mut self) {
        let more = ".menu > :last-child";
        for (dialog, way) in [
            ("rules", &[".menu button"][..]),
            ("more", &[more]),
            // On a phone it is among what is seldom needed.
            ("share", &[more, "dialog .column button"]),
        ] {
            for button in way {
                self.browser.press_on(button).await;
            }
            self.browser
                .until("return document.querySelector('dialog[open] .sheet')?.childElementCount > 1 && document.querySelectorAll('dialog').length === 1")
                .await;
            if dialog == "rules" {
                // Pictures, and not what they are drawn from.
                self.browser
                    .until("return document.querySelectorAll('.book figure img').length > 0 && !document.querySelector('.book').textContent.includes('<!--')")
                    .await;
            }
            self.look_at(dialog).await;
            self.browser.press_on("dialog .close").await;
            self.browser
                .until("return document.querySelector('dialog') === null")
                .await;
        }
    }

    /// A table with what opens above it, and its end.
    async fn ending(&mut self, house: &House) {
        start_with(&self.browser, house, "subdivision", &[ME, RANDOM], &[]).await;
        lit(&self.browser).await;
        self.dialogs().await;
        let id = self.browser.run("return location.pathname.split('/')[2]").await;
        let resign = json!({ "do": "resign", "seat": 1 });
        let deeds = format!("/api/games/{}/deeds", id.as_str().expect("a name"));
        self.browser
            .run(&format!(
                "return fetch('{deeds}', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: '{resign}' }}).then((answer) => answer.status)"
            ))
            .await;
        self.browser
            .until("return document.querySelector('main.table').dataset.standing === 'over' && !document.querySelector('.headline').hidden")
            .await;
        self.look_at("the end").await;
    }
}

async fn audit(driver: &Driver, house: &House, (width, height): (u32, u32)) -> Vec<String> {
    let browser = driver.browser(width, height).await;
    stand_still(&browser, house).await;
    let mut audit = Audit {
        browser,
        axe: axe(),
        place: String::new(),
        found: Vec::new(),
    };
    for dark in [false, true] {
        audit.place = format!("{width} wide, dark {dark}");
        audit.browser.dark(dark).await;
        set_up(&audit.browser, house, "subdivision").await;
        audit
            .browser
            .until("return document.querySelectorAll('.cover .facts').length >= 5")
            .await;
        audit.look_at("the first page").await;
        audit.tables(house).await;
        audit.ending(house).await;
    }
    let errors: Vec<Value> = audit
        .browser
        .errors()
        .await
        .into_iter()
        .map(Value::from)
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
    audit.browser.close().await;
    audit.found
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stumbles_over_a_page() {
    let (driver, house) = (Driver::start(), House::open().await);
    let (desktop, phone) = tokio::join!(
        audit(&driver, &house, (1280, 800)),
        audit(&driver, &house, (390, 844)),
    );
    let found = [desktop, phone].concat();
    assert!(found.is_empty(), "{found:#?}");
    house.close().await;
}
