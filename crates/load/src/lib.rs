//! Many games with many clients at once, over real WebSockets, to see what a server can do.
//!
//! Every game has two guests with a connection each, who play anything legal, think for a while before every move, and
//! begin another game on the same terms when one is over. Measured is from the moment a move is sent until its mover has
//! it acknowledged, and until the opponent sees it; and what the server says that it has used meanwhile.

mod figures;
mod player;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use plat_client::{Client, ClientError};
use serde_json::json;
use thiserror::Error;
use tokio::sync::watch;

pub use figures::{Outcome, Spread};
use figures::{Tally, Used};
use player::{LastMove, Moves, Player};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the server listens.
    pub server: SocketAddr,
    /// Which game.
    pub game: String,
    /// How many games at once.
    pub games: usize,
    /// What the clients take of a table.
    pub take: Take,
    /// How long they think before a move.
    pub think: Duration,
    /// How long before anything is measured: everybody has to arrive first.
    pub warm_up: Duration,
    /// How long is measured.
    pub time: Duration,
    /// By what the clients choose their moves.
    pub seed: u64,
}

/// What clients take of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// What a program takes: the view as data, and what is legal as words.
    Views,
    /// What a page takes: the scene, the choices, the log and the scores.
    Scenes,
}

impl Take {
    fn parts(self) -> &'static [&'static str] {
        match self {
            Take::Views => &["view", "words"],
            Take::Scenes => &["parts", "choices", "log"],
        }
    }
}

/// Why there are no figures.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The server does not answer as it should.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The server does not tell what it uses.
    #[error("the server does not tell its CPU time and memory at /metrics")]
    NoMetrics,
    /// A client ended early.
    #[error("a client ended early")]
    Ended(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Plays, and says what was measured. `tell` hears how many moves there have been, once a second.
pub async fn run(plan: Plan, mut tell: impl FnMut(u64)) -> Result<Outcome, LoadError> {
    let plan = Arc::new(plan);
    let moves = Arc::new(Moves::default());
    let (measuring, measured) = watch::channel(Phase::WarmUp);
    let mut players = tokio::task::JoinSet::new();
    for number in 0..plan.games {
        let position = Arc::new(LastMove::default());
        for mut player in seat(&plan, &moves, &position, number, &measured).await? {
            players.spawn(async move { player.play().await });
        }
    }
    let open = Used::ask(plan.server).await?;
    tokio::time::sleep(plan.warm_up).await;
    measuring.send_replace(Phase::Measure);
    let (began, before, used) = (Instant::now(), moves.count(), Used::ask(plan.server).await?);
    while began.elapsed() < plan.time {
        tokio::time::sleep(Duration::from_secs(1).min(plan.time.saturating_sub(began.elapsed()))).await;
        tell(moves.count() - before);
        if let Some(ended) = players.try_join_next() {
            return Err(early(ended));
        }
    }
    let (played, took) = (moves.count() - before, began.elapsed());
    let used = Used::ask(plan.server).await?.since(&used);
    measuring.send_replace(Phase::Over);
    let mut tally = Tally::default();
    while let Some(player) = players.join_next().await {
        match player {
            Ok(Ok(found)) => tally.add(found),
            ended => return Err(early(ended)),
        }
    }
    Ok(tally.outcome(&plan, played, took, used, open.resident_bytes))
}

/// How far the measurement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    WarmUp,
    Measure,
    Over,
}

fn early(ended: Result<Result<Tally, ClientError>, tokio::task::JoinError>) -> LoadError {
    match ended {
        Ok(Ok(_)) => LoadError::Ended("without a reason".into()),
        Ok(Err(error)) => LoadError::Ended(Box::new(error)),
        Err(error) => LoadError::Ended(Box::new(error)),
    }
}

/// Two guests at a new table.
async fn seat(
    plan: &Arc<Plan>,
    moves: &Arc<Moves>,
    position: &Arc<LastMove>,
    number: usize,
    phase: &watch::Receiver<Phase>,
) -> Result<[Player; 2], ClientError> {
    let ada = Client::guest(plan.server, &format!("Ada {number}")).await?;
    let bob = Client::guest(plan.server, &format!("Bob {number}")).await?;
    let terms = json!({ "game": plan.game, "seats": ["person", "person"], "open": true });
    let told = ada.post("/api/games", &json!({ "terms": terms })).await?.json()?;
    let game = told["id"].as_str().unwrap_or_default().to_owned();
    bob.post(&format!("/api/games/{game}/seats"), &json!({ "seat": 2 }))
        .await?;
    let player = |client: Client, second: bool| Player {
        client,
        game: game.clone(),
        plan: Arc::clone(plan),
        moves: Arc::clone(moves),
        position: Arc::clone(position),
        phase: phase.clone(),
        dice: plat_engine::FastDice::new(plan.seed ^ ((number as u64) << 1 | u64::from(second))),
    };
    Ok([player(ada, false), player(bob, true)])
}
