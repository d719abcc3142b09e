//! What hands do to a browser: a mouse or a finger at points of the window, and keys. Nothing else moves a page here.

use serde_json::{Value, json};

use super::driver::Browser;

/// A point of the window.
pub(crate) type Point = (f64, f64);

/// How long somebody looks before letting go of what is dragged, in milliseconds: a preview is asked of the server.
const LOOK: u64 = 2000;

/// How long a finger or a mouse takes from one point to the next, in milliseconds.
const STEP: u32 = 40;

/// How many points lie between the beginning and the end of a drag.
const STEPS: u32 = 6;

impl Browser {
    /// The device that points: a mouse, or a finger.
    fn device(&self, id: &str, actions: Vec<Value>) -> Value {
        let kind = if self.is_touched { "touch" } else { "mouse" };
        json!({ "type": "pointer", "id": format!("{kind}{id}"), "parameters": { "pointerType": kind }, "actions": actions })
    }

    async fn act(&self, devices: &[Value]) {
        self.command("actions", json!({ "actions": devices })).await;
    }

    /// Moves the pointer to a point and presses it there.
    pub(crate) async fn touch(&self, point: Point) {
        let actions = vec![moved(point, 0), down(), up()];
        self.act(&[self.device("", actions)]).await;
    }

    /// Takes what is at one point, moves it in a straight line to another one, and lets go of it there after a look
    /// that is long enough for a busy machine.
    pub(crate) async fn drag(&self, from: Point, to: Point) {
        let mut actions = vec![moved(from, 0), down()];
        actions.extend((1..=STEPS).map(|step| {
            let part = f64::from(step) / f64::from(STEPS);
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            moved(at, STEP)
        }));
        actions.extend([json!({ "type": "pause", "duration": LOOK }), up()]);
        self.act(&[self.device("", actions)]).await;
    }

    /// Two fingers at these points go to those.
    pub(crate) async fn pinch(&self, from: [Point; 2], to: [Point; 2]) {
        let finger = |index: usize| {
            let actions = vec![moved(from[index], 0), down(), moved(to[index], 4 * STEP), up()];
            self.device(&index.to_string(), actions)
        };
        self.act(&[finger(0), finger(1)]).await;
    }

    /// Where the middle of something is that can be seen or scrolled to.
    pub(crate) async fn middle(&self, selector: &str) -> Point {
        let script = format!(
            "const element = document.querySelector({}); if (!element) return null; element.scrollIntoView({{ block: 'center' }}); const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            json!(selector)
        );
        let middle = self.until(&script).await;
        serde_json::from_value(middle).expect("a point")
    }

    /// Brings something into the window, once it is there, and presses the pointer in its middle.
    pub(crate) async fn press_on(&self, selector: &str) {
        let middle = self.middle(selector).await;
        self.touch(middle).await;
    }

    /// Chooses from a list as a person does with a pointer and keys: presses on its name, and types how the wanted line
    /// begins.
    pub(crate) async fn choose(&self, selector: &str, begins: &str) {
        let name = format!(
            "const name = document.querySelector({}).closest('label').querySelector('span'); name.scrollIntoView({{ block: 'center' }}); const box = name.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            json!(selector)
        );
        let name = self.run(&name).await;
        self.touch(serde_json::from_value(name).expect("a point")).await;
        let focused = format!(
            "return document.activeElement === document.querySelector({})",
            json!(selector)
        );
        self.until(&focused).await;
        let keys: Vec<String> = begins.chars().map(String::from).collect();
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        self.press(&keys).await;
        let chosen = format!(
            "return document.querySelector({}).selectedOptions[0].textContent.toLowerCase().startsWith({})",
            json!(selector),
            json!(begins.to_lowercase())
        );
        self.until(&chosen).await;
    }

    /// Presses on a line to write in, and writes something instead of what stands there.
    pub(crate) async fn write(&self, selector: &str, words: &str) {
        const CONTROL: &str = "\u{e009}";
        self.press_on(selector).await;
        let all = json!([
            { "type": "keyDown", "value": CONTROL },
            { "type": "keyDown", "value": "a" },
            { "type": "keyUp", "value": "a" },
            { "type": "keyUp", "value": CONTROL },
        ]);
        self.act(&[json!({ "type": "key", "id": "keys", "actions": all })])
            .await;
        let keys: Vec<String> = words.chars().map(String::from).collect();
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        self.press(&keys).await;
    }

    /// Turns the wheel over a point of the window, or moves what is there with a finger, by so many pixels downwards.
    pub(crate) async fn scroll(&self, (x, y): Point, down_by: f64) {
        if self.is_touched {
            let actions = vec![moved((x, y), 0), down(), moved((x, y - down_by), 150), up()];
            self.act(&[self.device("", actions)]).await;
            return;
        }
        self.wheel((x, y), down_by).await;
    }

    /// Turns the wheel over a point.
    pub(crate) async fn wheel(&self, (x, y): Point, down_by: f64) {
        let [x, y, down_by] = [x, y, down_by].map(|length| length.round() as i64);
        let roll = json!({ "type": "scroll", "duration": 0, "x": x, "y": y, "deltaX": 0, "deltaY": down_by });
        self.act(&[json!({ "type": "wheel", "id": "wheel", "actions": [roll] })])
            .await;
    }

    /// Presses keys one after the other, as WebDriver names them.
    pub(crate) async fn press(&self, keys: &[&str]) {
        let presses: Vec<Value> = keys
            .iter()
            .flat_map(|key| {
                [
                    json!({ "type": "keyDown", "value": key }),
                    json!({ "type": "keyUp", "value": key }),
                ]
            })
            .collect();
        self.act(&[json!({ "type": "key", "id": "keys", "actions": presses })])
            .await;
    }
}

fn moved((x, y): Point, duration: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "x": x.round(), "y": y.round() })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}
