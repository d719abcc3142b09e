//! A house to test: a server in this process, with its log in memory or in a file.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use plat_client::{Client, Live};
use plat_games::Games;
use plat_server::{Config, Limits, Server, WallClock};
use plat_store::{Log, Sqlite};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A house that is open.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) log: Arc<dyn Log>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(Arc::new(Sqlite::in_memory().expect("memory")), Limits::NONE).await
    }

    pub(crate) async fn with(log: Arc<dyn Log>, limits: Limits) -> House {
        House::at(([127, 0, 0, 1], 0).into(), log, limits).await
    }

    /// One in which the machine's clock shows what the test likes.
    pub(crate) async fn with_clock(log: Arc<dyn Log>, clock: WallClock) -> House {
        House::set_up(([127, 0, 0, 1], 0).into(), log, Limits::NONE, clock, Games::All).await
    }

    /// One as people find it: it offers the games that were published.
    pub(crate) async fn published() -> House {
        let log = Arc::new(Sqlite::in_memory().expect("memory"));
        let bind = ([127, 0, 0, 1], 0).into();
        House::set_up(bind, log, Limits::NONE, WallClock::default(), Games::Published).await
    }

    async fn at(bind: SocketAddr, log: Arc<dyn Log>, limits: Limits) -> House {
        House::set_up(bind, log, limits, WallClock::default(), Games::All).await
    }

    async fn set_up(
        bind: SocketAddr,
        log: Arc<dyn Log>,
        limits: Limits,
        clock: WallClock,
        games: Games,
    ) -> House {
        let config = Config {
            bind,
            games,
            limits,
            computers: 1,
            // Whoever works on the page tries it without compiling.
            web: std::env::var_os("PLAT_WEB").map(PathBuf::from),
            behind_proxy: true,
            hosts: vec!["plat.example".to_owned()],
            clock,
        };
        let server = Server::open(config, Arc::clone(&log)).await.expect("it opens");
        let address = server.address().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("it runs");
        });
        House {
            address,
            log,
            stop,
            running,
        }
    }

    /// Closes it and opens it again at the same address, as if the machine had been restarted.
    pub(crate) async fn reopen(self) -> House {
        let (address, log) = (self.address, Arc::clone(&self.log));
        self.close().await;
        House::at(address, log, Limits::NONE).await
    }

    pub(crate) async fn close(self) {
        let _ = self.stop.send(());
        self.running.await.expect("it ends well");
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await.expect("a new guest")
    }
}

/// A table of Subdivision for two people, who both sit.
pub(crate) async fn two(house: &House, more: Value) -> (Client, Client, String) {
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let mut terms = json!({ "game": "subdivision", "seats": ["person", "person"] });
    for (key, value) in more.as_object().expect("terms") {
        terms[key] = value.clone();
    }
    let game = create(&ada, terms).await;
    invite(&ada, &bob, &game, 2).await;
    (ada, bob, game)
}

pub(crate) async fn create(guest: &Client, terms: Value) -> String {
    let told = guest
        .post("/api/games", &json!({ "terms": terms }))
        .await
        .expect("created")
        .json()
        .unwrap();
    told["id"].as_str().expect("a name").to_owned()
}

/// One guest gives another the link to a seat, who takes it.
pub(crate) async fn invite(host: &Client, guest: &Client, game: &str, seat: u8) {
    let table = host
        .get(&format!("/api/games/{game}"))
        .await
        .unwrap()
        .json()
        .unwrap();
    let invitation = &table["invitations"][seat.to_string()];
    assert!(invitation.is_string(), "{table}");
    let claim = json!({ "seat": seat, "invitation": invitation });
    guest
        .post(&format!("/api/games/{game}/seats"), &claim)
        .await
        .expect("the seat is free");
}

pub(crate) async fn watch(guest: &Client, game: &str, take: &[&str]) -> Live {
    let mut live = guest.live(game).await.expect("it speaks WebSocket");
    live.say(json!({ "do": "watch", "take": take }).to_string())
        .await
        .unwrap();
    live
}

/// The next message of this kind; others are passed over.
pub(crate) async fn next(live: &mut Live, is: &str) -> Value {
    loop {
        let message = live.next().await.expect("a message");
        if message["is"] == is {
            return message;
        }
        assert!(message["is"] != "refused" || is == "refused", "{message}");
    }
}

pub(crate) async fn deed(guest: &Client, game: &str, deed: Value) -> (u16, Value) {
    let answer = guest
        .ask(
            "POST",
            &format!("/api/games/{game}/deeds"),
            Some(deed.to_string()),
        )
        .await
        .unwrap();
    (answer.status, answer.json().unwrap())
}

pub(crate) fn act(seat: u8, saw: usize, word: &str) -> Value {
    json!({ "do": "act", "seat": seat, "saw": saw, "word": word })
}
