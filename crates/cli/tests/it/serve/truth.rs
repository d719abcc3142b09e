//! The file of games: served by two processes, copied while it is in use, on a disk that is full.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use plat_client::{Client, Live};
use serde_json::{Value, json};

use super::Server;

/// Nothing here takes so long, unless it hangs.
const PATIENCE: Duration = Duration::from_secs(120);

fn plat(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(arguments)
        .output()
        .expect("it runs")
}

async fn get(guest: &Client, path: &str) -> Value {
    guest.get(path).await.unwrap().json().unwrap()
}

/// Sits at a table until the game is over, and plays anything legal whenever it is this seat's turn. Says how many
/// entries the game has then.
async fn plays(mut live: Live, seat: u64) -> u64 {
    live.say(r#"{"do":"watch","take":["words"]}"#).await.unwrap();
    loop {
        let told = live.next().await.expect("a message");
        let Some(saw) = told["entries"].as_u64().filter(|_| told["is"] != "done") else {
            // Whatever it was about, the other process was faster: there will be more to see.
            continue;
        };
        if told["standing"] == "over" {
            return saw;
        }
        let words = told["words"].as_array().expect("words");
        if !words.is_empty() {
            let word = &words[saw as usize * 7 % words.len()];
            let act = json!({ "do": "act", "seat": seat, "saw": saw, "word": word });
            live.say(act.to_string()).await.unwrap();
        }
    }
}

#[tokio::test]
async fn two_processes_serve_one_file_and_a_game_is_played_between_them() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let (here, there) = (Server::start(&database), Server::start(&database));
    let ada = Client::guest(here.address, "Ada").await.unwrap();
    let bob = Client::guest(there.address, "Bob").await.unwrap();
    let terms = json!({ "game": "subdivision", "options": ["set=threehouse"], "seats": ["person", "person"], "open": true });
    let told = ada
        .post("/api/games", &json!({ "terms": terms }))
        .await
        .unwrap()
        .json()
        .unwrap();
    let game = told["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/games/{game}/seats"), &json!({ "seat": 2 }))
        .await
        .unwrap();
    let (ada_sits, bob_sits) = (ada.live(&game).await.unwrap(), bob.live(&game).await.unwrap());
    let game_played = tokio::time::timeout(PATIENCE, async {
        tokio::join!(plays(ada_sits, 1), plays(bob_sits, 2))
    });
    let (at_one, at_other) = game_played.await.expect("nobody waits for ever");
    assert_eq!(at_one, at_other);
    let look = format!("/api/games/{game}/look?take=log,scores&as=0");
    let (mine, theirs) = (get(&ada, &look).await, get(&bob, &look).await);
    assert_eq!(
        (&mine["told"], &mine["scores"]),
        (&theirs["told"], &theirs["scores"])
    );
    // A board for two of ThreeHouse has 18 free cells.
    assert_eq!(mine["entries"], 18, "one entry a pyramid");
    here.kill();
    there.kill();
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_is_used_and_goes_back_when_it_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let (file, copy) = (database.to_str().unwrap(), folder.path().join("copy.sqlite"));
    let copy = copy.to_str().unwrap();
    let server = Server::start(&database);
    let ada = Client::guest(server.address, "Ada").await.unwrap();
    let terms = json!({ "game": "subdivision", "seats": ["person", "person"] });
    let told = ada
        .post("/api/games", &json!({ "terms": terms, "sit": [1, 2] }))
        .await
        .unwrap()
        .json()
        .unwrap();
    let game = told["id"].as_str().unwrap().to_owned();
    let act = async |seat: u8, saw: usize, word: &str| {
        let act = json!({ "do": "act", "seat": seat, "saw": saw, "word": word });
        ada.post(&format!("/api/games/{game}/deeds"), &act).await.unwrap();
    };
    act(1, 0, "3c4").await;
    let made = plat(&["backup", copy, "--database", file]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    act(2, 1, "2d5").await;
    let refused = |arguments: &[&str], says: &str| {
        let output = plat(arguments);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(says) && told.lines().count() == 1, "{told}");
    };
    refused(
        &["backup", copy, "--database", file],
        "there is such a file already",
    );
    refused(
        &["restore", copy, "--database", file],
        "it is in use; end the server first",
    );
    refused(
        &["backup", "nothing.sqlite", "--database", "nowhere.sqlite"],
        "nowhere.sqlite",
    );
    server.kill();
    // As a server was killed and not ended, its last moves stand in a file beside the file. They are kept too.
    let back = plat(&["restore", copy, "--database", file]);
    assert!(back.status.success(), "{}", String::from_utf8_lossy(&back.stderr));
    let server = Server::start(&database);
    let entries = async |address| {
        let look = format!("/api/games/{game}/look");
        get(&ada.clone().at(address), &look).await["entries"].clone()
    };
    assert_eq!(
        entries(server.address).await,
        1,
        "as it was when the copy was made"
    );
    server.kill();
    let server = Server::start(Path::new(&format!("{file}.before-restore")));
    assert_eq!(entries(server.address).await, 2, "what was there is kept");
    server.kill();
}

/// A process that may not make files longer than so much has a full disk, as far as it can tell.
#[cfg(unix)]
#[tokio::test]
async fn on_a_full_disk_the_server_does_not_say_that_it_is_well() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let mut command = Command::new("sh");
    command
        .args(["-c", r#"trap "" XFSZ; ulimit -f 400; exec "$0" "$@""#])
        .args([
            env!("CARGO_BIN_EXE_plat"),
            "serve",
            "--bind",
            "127.0.0.1:0",
            "--no-open",
            "--no-limits",
            "--database",
        ])
        .arg(&database)
        .stderr(std::process::Stdio::null());
    let server = Server::run(command);
    let ada = Client::guest(server.address, "Ada").await.unwrap();
    let well = ada.ask("GET", "/healthz", None).await.unwrap();
    assert_eq!((well.status, well.text().as_str()), (200, "ok\n"));
    // Guests come until there is no room for another.
    let filled = async {
        loop {
            let name = json!({ "name": "Bob" }).to_string();
            if ada.ask("POST", "/api/guests", Some(name)).await.unwrap().status == 503 {
                break;
            }
        }
        loop {
            let told = ada.ask("GET", "/healthz", None).await.unwrap();
            if told.status != 200 {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let ill = tokio::time::timeout(PATIENCE, filled)
        .await
        .expect("a disk that fills");
    let told = ill.json().unwrap();
    assert_eq!((ill.status, &told["error"]["code"]), (503, &json!("unwell")));
    assert!(
        told["error"]["says"]
            .as_str()
            .unwrap()
            .starts_with("the database: "),
        "{told}"
    );
    server.kill();
}

#[test]
fn a_name_of_the_house_is_a_name() {
    for bad in ["http://plat.example", "plat.example:80", ""] {
        let output = plat(&["serve", "--host", bad, "--no-open"]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(
            told.contains("a name such as plat.example") && told.lines().count() == 1,
            "{told}"
        );
    }
}
