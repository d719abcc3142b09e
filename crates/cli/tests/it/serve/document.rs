//! The description of the API is true: a program that knows nothing else of the server (`schemathesis`, from PyPI) makes
//! requests from it, those that it allows and those that it does not, follows its links from a new game to what can be
//! done there, and finds no answer that is not described.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use plat_client::Client;
use serde_json::json;

use super::Server;

/// Where the program is, if it is anywhere. `./test` installs it and says so.
const PROGRAM: &str = "PLAT_SCHEMATHESIS";

/// Which requests are made follows from this; set it to something else to have others made.
const SEED: &str = "PLAT_SCHEMATHESIS_SEED";

/// So many requests of each kind are made up for each address.
const EXAMPLES: &str = "15";

/// Against hanging only.
const PATIENCE: Duration = Duration::from_secs(300);

/// What a request that the document allows may be answered besides 200, and how one that it does not is refused. That it
/// can be read (400) is what the document promises; whether the rules, the terms or the table allow it, it cannot say.
const STATUSES: &str = "
[checks.positive_data_acceptance]
expected-statuses = [\"2xx\", 401, 403, 404, 409, 413, 422, 426, 429]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422, 426]
";

#[tokio::test]
async fn the_server_does_what_its_document_says() {
    let Some(program) = std::env::var_os(PROGRAM).filter(|program| !program.is_empty()) else {
        let _ = writeln!(
            std::io::stderr(),
            "{PROGRAM} is not set: whether the document of the API is true was not tried"
        );
        return;
    };
    let server = Server::start(Path::new(":memory:"));
    let nobody = Client::nobody(server.address);
    let named = nobody.post("/api/guests", &json!({ "name": "Ada" })).await;
    let named = named.unwrap().json().unwrap();
    let pass = named["pass"].as_str().expect("a pass");
    let folder = tempfile::tempdir().unwrap();
    let settings = folder.path().join("schemathesis.toml");
    std::fs::write(&settings, STATUSES).unwrap();
    let said = std::fs::File::create(folder.path().join("said")).unwrap();
    let mut running = Command::new(program)
        .arg("--config-file")
        .arg(&settings)
        .arg("run")
        .arg(format!("http://{}/api/openapi.json", server.address))
        .args(["--header", &format!("Authorization: Bearer {pass}")])
        .args(["--seed", &std::env::var(SEED).unwrap_or_else(|_| "1".to_owned())])
        .args(["--max-examples", EXAMPLES, "--request-timeout", "30"])
        .args(["--continue-on-failure", "--no-color"])
        // It leaves what it has found where it runs, and asks this machine only.
        .current_dir(folder.path())
        .env("NO_PROXY", "127.0.0.1")
        .stdin(Stdio::null())
        .stderr(said.try_clone().unwrap())
        .stdout(said)
        .spawn()
        .expect("schemathesis starts");
    let start = Instant::now();
    let ended = loop {
        if let Some(ended) = running.try_wait().expect("it runs or has ended") {
            break Some(ended);
        }
        if start.elapsed() > PATIENCE {
            running.kill().expect("it runs");
            running.wait().expect("it ends");
            break None;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let said = std::fs::read_to_string(folder.path().join("said")).unwrap_or_default();
    server.kill();
    assert!(ended.is_some_and(|status| status.success()), "{said}");
    for phase in ["Coverage", "Fuzzing", "Stateful"] {
        let passed = said.lines().any(|line| line.contains(&format!("✅ {phase}")));
        assert!(passed, "{phase} was left out:\n{said}");
    }
}
