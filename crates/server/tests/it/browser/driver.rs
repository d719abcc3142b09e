//! A real browser: Chromium, driven over WebDriver.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use data_encoding::BASE64;
use plat_client::Client;
use serde_json::{Value, json};

/// The program that drives the browser.
pub(crate) struct Driver {
    child: Child,
    /// It ends if nobody listens to what it says.
    _speech: BufReader<ChildStdout>,
    client: Client,
}

impl Driver {
    /// Starts it. `./test` installs it where it is missing.
    pub(crate) fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is there; install chromium and chromium-driver");
        let mut speech = BufReader::new(child.stdout.take().expect("it speaks"));
        let port = speech
            .by_ref()
            .lines()
            .map_while(Result::ok)
            // Before that it says that it will be on port 0, which is any.
            .find_map(|line| {
                let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            })
            .expect("it says on which port it listens");
        let address: SocketAddr = ([127, 0, 0, 1], port).into();
        Driver {
            child,
            _speech: speech,
            client: Client::nobody(address),
        }
    }

    /// A new browser with a window of this size, which knows nobody yet.
    pub(crate) async fn browser(&self, width: u32, height: u32) -> Browser {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
            &format!("--window-size={width},{height}"),
        ];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        } } });
        let told = self
            .client
            .post("/session", &wanted)
            .await
            .expect("a browser starts")
            .json()
            .unwrap();
        let session = told["value"]["sessionId"].as_str().expect("a session").to_owned();
        let browser = Browser {
            client: self.client.clone(),
            session,
            is_touched: width < 600 || height < 500,
        };
        // The page's size, not the window's.
        let size = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": browser.is_touched,
        } });
        browser.command("goog/cdp/execute", size).await;
        if browser.is_touched {
            let touch = json!({ "cmd": "Emulation.setTouchEmulationEnabled", "params": { "enabled": true } });
            browser.command("goog/cdp/execute", touch).await;
        }
        browser
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A browser.
pub(crate) struct Browser {
    client: Client,
    session: String,
    /// Whether it is touched by a finger instead of a mouse: a phone, upright or lying.
    pub(super) is_touched: bool,
}

impl Browser {
    pub(super) async fn command(&self, command: &str, body: Value) -> Value {
        let path = format!("/session/{}/{command}", self.session);
        let told = self.client.post(&path, &body).await.expect("the browser obeys");
        told.json().expect("an answer")["value"].clone()
    }

    pub(crate) async fn open(&self, address: &str) {
        self.command("url", json!({ "url": address })).await;
    }

    /// Runs a script in the page; what it returns.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.command("execute/sync", json!({ "script": script, "args": [] }))
            .await
    }

    /// Waits until a script says something other than null or false.
    pub(crate) async fn until(&self, script: &str) -> Value {
        for _ in 0..1200 {
            let found = self.run(script).await;
            if found != Value::Null && found != Value::Bool(false) {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!(
            "it never came to be: {script}\n{}",
            self.run("return document.body.innerText").await
        );
    }

    /// Everything that the page has received over WebSockets since this was last asked.
    pub(crate) async fn received(&self) -> Vec<String> {
        let entries = self.command("se/log", json!({ "type": "performance" })).await;
        let frame = |entry: &Value| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            let received = message["method"] == "Network.webSocketFrameReceived";
            received.then(|| {
                message["params"]["response"]["payloadData"]
                    .as_str()
                    .map(str::to_owned)
            })?
        };
        entries
            .as_array()
            .expect("entries")
            .iter()
            .filter_map(frame)
            .collect()
    }

    /// What went wrong in the page, if anything did.
    pub(crate) async fn errors(&self) -> Vec<String> {
        let entries = self.command("se/log", json!({ "type": "browser" })).await;
        let severe = |entry: &Value| (entry["level"] == "SEVERE").then(|| entry["message"].to_string());
        entries
            .as_array()
            .expect("entries")
            .iter()
            .filter_map(severe)
            .collect()
    }

    /// What somebody would stumble over who cannot see the page well, or at all, or has no mouse.
    pub(crate) async fn obstacles(&self) -> Vec<String> {
        const CONTROLS: [&str; 10] = [
            "button",
            "checkbox",
            "combobox",
            "DisclosureTriangle",
            "link",
            "radio",
            "searchbox",
            "slider",
            "spinbutton",
            "textbox",
        ];
        let mut found: Vec<String> = self
            .run(include_str!("audit.js"))
            .await
            .as_array()
            .expect("a list")
            .iter()
            .map(|sentence| sentence.as_str().unwrap_or_default().to_owned())
            .collect();
        let tree = json!({ "cmd": "Accessibility.getFullAXTree", "params": {} });
        let tree = self.command("goog/cdp/execute", tree).await;
        let nodes = tree["nodes"].as_array().expect("the browser's own tree");
        let controls = nodes.iter().filter(|node| {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            node["ignored"] != json!(true) && CONTROLS.contains(&role)
        });
        let mut count = 0;
        for node in controls {
            count += 1;
            if node["name"]["value"]
                .as_str()
                .unwrap_or_default()
                .trim()
                .is_empty()
            {
                found.push(format!("a {} without a name", node["role"]["value"]));
            }
        }
        assert!(count > 0, "the page has controls");
        found
    }

    /// Shows the page in dark colours, or in light ones.
    pub(crate) async fn dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        let media = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        self.command("goog/cdp/execute", media).await;
    }

    /// Lets the system ask for little motion, or not.
    pub(crate) async fn still(&self, still: bool) {
        let wish = if still { "reduce" } else { "no-preference" };
        let features = json!([{ "name": "prefers-reduced-motion", "value": wish }]);
        let media = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        self.command("goog/cdp/execute", media).await;
    }

    /// A picture of the page, as PNG.
    pub(crate) async fn screenshot(&self) -> Vec<u8> {
        let path = format!("/session/{}/screenshot", self.session);
        let told = self.client.get(&path).await.expect("a picture").json().unwrap();
        let text = told["value"].as_str().expect("a text");
        BASE64.decode(text.as_bytes()).expect("base 64")
    }

    /// Keeps a picture of the page among the artefacts of the tests.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join(format!("{name}.png")), self.screenshot().await).expect("a file");
    }

    pub(crate) async fn close(self) {
        let path = format!("/session/{}", self.session);
        let _ = self.client.ask("DELETE", &path, None).await;
    }
}
