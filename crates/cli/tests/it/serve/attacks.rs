//! What was done to the server, and is done again here on a small scale: others go on playing, and it ends when it is
//! told to.

mod flood;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use plat_client::{Client, Live};
use serde_json::json;

use super::Server;

/// Against hanging only.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request whose head never ends.
const HALF: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";

/// One that says it brings more than it does.
const HALF_A_BODY: &[u8] =
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{\"name\":";

fn half_sent(address: SocketAddr, what: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("the system lets everybody knock");
    // Whoever is turned away at once may not even be able to say so much.
    let _ = stream.write_all(what);
    stream
}

async fn new_game(guest: &Client, terms: serde_json::Value) -> String {
    let told = guest
        .post("/api/games", &json!({ "terms": terms }))
        .await
        .unwrap();
    told.json().unwrap()["id"].as_str().unwrap().to_owned()
}

/// Whether somebody from this address of the machine gets an answer.
async fn is_served(from: [u8; 4], address: SocketAddr) -> bool {
    let asked = async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(address).await?.into_std()?;
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        tokio::task::spawn_blocking(move || -> std::io::Result<String> {
            let mut stream = stream;
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        })
        .await
        .unwrap()
    };
    asked
        .await
        .is_ok_and(|answer: String| answer.starts_with("HTTP/1.1 200"))
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn half_sent_requests_keep_nobody_out() {
    let mut command = Command::new("bash");
    command
        .args(["-c", "ulimit -n 256; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_plat"))
        .args([
            "serve",
            "--bind",
            "127.0.0.1:0",
            "--no-open",
            "--database",
            ":memory:",
        ]);
    let server = Server::run(command);
    let attack: Vec<TcpStream> = (0..400).map(|_| half_sent(server.address, HALF)).collect();
    assert!(
        is_served([127, 0, 0, 2], server.address).await,
        "others are let in while the half-sent requests are open"
    );
    let start = Instant::now();
    while !is_served([127, 0, 0, 1], server.address).await {
        assert!(
            start.elapsed() < PATIENCE,
            "they are ended, and there is room again"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    drop(attack);
    server.kill();
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_slow_body_is_given_up_with_a_line_that_says_so() {
    let server = Server::start(std::path::Path::new(":memory:"));
    let mut stream = half_sent(server.address, HALF_A_BODY);
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let answer = tokio::task::spawn_blocking(move || {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the connection ends");
        answer
    });
    let answer = answer.await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("what you sent did not come in time"), "{answer}");
    server.kill();
}

#[cfg(target_os = "linux")]
fn resident_megabytes(server: &Server) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .unwrap();
    let kilobytes: u64 = line.split_whitespace().next().unwrap().parse().unwrap();
    kilobytes / 1024
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn clients_that_do_not_read_cost_no_memory_to_speak_of() {
    let server = Server::start(std::path::Path::new(":memory:"));
    let ada = Client::guest(server.address, "Ada").await.unwrap();
    let terms = json!({ "game": "subdivision", "seats": ["person", "person"], "chat": true });
    let game = new_game(&ada, terms).await;
    let mut deaf: Vec<Live> = Vec::new();
    let parts = ["view", "parts", "scores", "log", "choices", "words", "text"];
    for number in 0..40 {
        // Each takes something else, so that no two can be sent the same.
        let takes = |(place, _): &(usize, &&str)| number >> place & 1 == 1;
        let take: Vec<_> = parts
            .iter()
            .enumerate()
            .filter(takes)
            .map(|(_, part)| part)
            .collect();
        let mut live = ada.live(&game).await.unwrap();
        live.say(json!({ "do": "watch", "take": take }).to_string())
            .await
            .unwrap();
        deaf.push(live);
    }
    let before = resident_megabytes(&server);
    let line = "𝄞".repeat(500);
    for _ in 0..260 {
        let said = json!({ "do": "chat", "seat": 1, "text": line });
        ada.post(&format!("/api/games/{game}/deeds"), &said)
            .await
            .unwrap();
    }
    let grown = resident_megabytes(&server).saturating_sub(before);
    assert!(grown < 128, "{grown} MB for 260 lines of chat");
    drop(deaf);
    server.kill();
}

#[cfg(unix)]
#[tokio::test]
async fn it_ends_whatever_is_open_and_keeps_what_it_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let mut server = Server::start(&database);
    let ada = Client::guest(server.address, "Ada").await.unwrap();
    let terms = json!({ "game": "subdivision", "seats": ["person", "master"], "hints": true });
    let played = new_game(&ada, terms.clone()).await;
    let act = json!({ "do": "act", "seat": 1, "saw": 0, "word": "3c4" });
    ada.post(&format!("/api/games/{played}/deeds"), &act)
        .await
        .unwrap();
    let mut hints = Vec::new();
    for _ in 0..5 {
        let game = new_game(&ada, terms.clone()).await;
        let mut live = ada.live(&game).await.unwrap();
        live.say(r#"{"do":"hint","seat":1}"#).await.unwrap();
        hints.push(live);
    }
    let halves = [HALF, HALF_A_BODY].map(|half| half_sent(server.address, half));
    let id = server.child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(told.success());
    let start = Instant::now();
    let ended = loop {
        match server.child.try_wait().unwrap() {
            Some(ended) => break ended,
            None if start.elapsed() > PATIENCE => {
                server.kill();
                panic!("it does not end");
            }
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    assert!(ended.success(), "{ended}");
    drop((halves, hints));
    let server = Server::start(&database);
    let told = ada
        .at(server.address)
        .get(&format!("/api/games/{played}/look?take=log"))
        .await
        .unwrap();
    assert_eq!(told.json().unwrap()["told"][0]["word"], "3c4");
    server.kill();
}
