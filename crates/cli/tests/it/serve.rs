//! The program as a server: it prints where it is, survives being killed and attacked, and can be measured.

mod attacks;
mod document;
mod truth;

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use plat_client::Client;
use serde_json::{Value, json};

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plat"));
        command
            .args([
                "serve",
                "--bind",
                "127.0.0.1:0",
                "--no-open",
                "--no-limits",
                "--database",
            ])
            .arg(database);
        Server::run(command)
    }

    fn run(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it speaks"))
            .read_line(&mut line)
            .expect("a line");
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        Server {
            child,
            address: address
                .and_then(|address| address.parse().ok())
                .expect("an address"),
        }
    }

    /// As a power cut would, not as a signal to end.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// A table of which one guest holds both seats, and all that the server has acknowledged there.
struct Table {
    game: String,
    acknowledged: Mutex<Vec<(usize, String)>>,
    over: AtomicBool,
}

impl Table {
    async fn set_up(guest: &Client) -> Arc<Table> {
        let terms = json!({ "game": "zoning-out", "seats": ["person", "person"] });
        let new = json!({ "terms": terms, "sit": [1, 2] });
        let told = guest.post("/api/games", &new).await.unwrap().json().unwrap();
        Arc::new(Table {
            game: told["id"].as_str().unwrap().to_owned(),
            acknowledged: Mutex::default(),
            over: AtomicBool::new(false),
        })
    }

    /// Everything that was acknowledged is there. Says how much that is.
    async fn check(&self, guest: &Client) -> usize {
        let look = format!("/api/games/{}/look?take=log", self.game);
        let told = guest.get(&look).await.expect("the table is there");
        let told = told.json().unwrap();
        let acknowledged = self.acknowledged.lock().unwrap();
        for (saw, word) in acknowledged.iter() {
            let found = &told["told"][saw]["word"];
            assert_eq!(found, word.as_str(), "entry {} of {}", saw + 1, self.game);
        }
        acknowledged.len()
    }
}

/// Plays anything legal until the server is gone.
async fn play(guest: Client, table: Arc<Table>, acks: Arc<AtomicUsize>) {
    loop {
        let look = format!("/api/games/{}/look?take=words", table.game);
        let Some(told) = guest.get(&look).await.ok().and_then(|answer| answer.json().ok()) else {
            return;
        };
        let Some(words) = told["words"].as_array().filter(|words| !words.is_empty()) else {
            table.over.store(told["standing"] == "over", Relaxed);
            return;
        };
        let saw = told["entries"].as_u64().unwrap() as usize;
        let word = words[saw * 7 % words.len()].as_str().unwrap().to_owned();
        let act = json!({ "do": "act", "seat": told["as"], "saw": saw, "word": word });
        let path = format!("/api/games/{}/deeds", table.game);
        if guest.post(&path, &act).await.is_err() {
            return;
        }
        table.acknowledged.lock().unwrap().push((saw, word));
        acks.fetch_add(1, Relaxed);
    }
}

/// Set by whoever wants a soak: how often to kill, instead of a few times. The figures are told on standard error.
const KILLS: &str = "PLAT_KILLS";

#[tokio::test]
async fn no_acknowledged_move_is_lost_by_a_kill() {
    const GAMES: usize = 6;
    let kills: usize = std::env::var(KILLS).map_or(4, |kills| kills.parse().expect("a number of kills"));
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let mut server = Server::start(&database);
    let mut guest = Client::guest(server.address, "Ada").await.unwrap();
    let (mut tables, mut over, mut wanted) = (Vec::new(), Vec::new(), 0);
    for kill_after in [5, 1, 23, 60].into_iter().cycle().take(kills) {
        while tables.len() < GAMES {
            tables.push(Table::set_up(&guest).await);
        }
        wanted += kill_after;
        let acks = Arc::new(AtomicUsize::new(0));
        let players: Vec<_> = tables
            .iter()
            .map(|table| tokio::spawn(play(guest.clone(), Arc::clone(table), Arc::clone(&acks))))
            .collect();
        while acks.load(Relaxed) < kill_after && players.iter().any(|player| !player.is_finished()) {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        server.kill();
        for player in players {
            player.await.unwrap();
        }
        server = Server::start(&database);
        guest = guest.at(server.address);
        for table in &tables {
            table.check(&guest).await;
        }
        over.extend(tables.extract_if(.., |table| table.over.load(Relaxed)));
    }
    let mut acknowledged = 0;
    for table in over.iter().chain(&tables) {
        acknowledged += table.check(&guest).await;
    }
    // Games that end just before a kill may leave a few to be wished for.
    assert!(2 * acknowledged >= wanted, "{acknowledged} moves of {wanted}");
    let _ = writeln!(
        std::io::stderr(),
        "{kills} kills, {acknowledged} acknowledged moves in {} games, none lost",
        over.len() + tables.len()
    );
    server.kill();
}

#[cfg(unix)]
#[tokio::test]
async fn a_signal_ends_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&folder.path().join("games.sqlite"));
    let guest = Client::guest(server.address, "Ada").await.unwrap();
    let terms = json!({ "game": "subdivision", "seats": ["person", "person"] });
    let told = guest
        .post("/api/games", &json!({ "terms": terms }))
        .await
        .unwrap()
        .json()
        .unwrap();
    let mut live = guest.live(told["id"].as_str().unwrap()).await.unwrap();
    live.say(r#"{"do":"watch"}"#).await.unwrap();
    let id = server.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    while let Ok(Some(_)) = live.hear().await {}
    assert!(
        server.child.wait().unwrap().success(),
        "it says goodbye and ends well"
    );
}

#[test]
fn a_load_prints_its_figures() {
    let output = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args([
            "load",
            "--games",
            "3",
            "--seconds",
            "1",
            "--warm-up",
            "0",
            "--take",
            "scenes",
            "--json",
        ])
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(figures["clients"], 6);
    assert!(figures["moves"].as_u64().unwrap() > 0, "{figures}");
    assert!(figures["seen"]["p50"].as_f64().unwrap() <= figures["seen"]["p99"].as_f64().unwrap());
}

#[test]
fn a_server_that_cannot_start_says_why_in_a_line() {
    let check = |arguments: &[&str], says: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_plat"))
            .args(arguments)
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(says) && told.lines().count() == 1, "{told}");
    };
    check(&["serve", "--bind", "nowhere", "--no-open"], "nowhere");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    check(
        &["serve", "--bind", &address, "--database", ":memory:", "--no-open"],
        "cannot listen on",
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, "no database, but long enough to be taken for one").unwrap();
    let file = file.to_str().unwrap();
    check(
        &["serve", "--bind", "127.0.0.1:0", "--database", file, "--no-open"],
        "not a database",
    );
    check(&["load", "--games", "0"], "1 to 10000 games");
}
