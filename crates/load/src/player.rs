//! One client: it watches, moves when it is to act, and measures.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use plat_client::{Client, ClientError, Live};
use plat_engine::{Dice, FastDice};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::watch;

use crate::figures::Tally;
use crate::{Phase, Plan};

/// How many moves there have been, of all clients.
#[derive(Default)]
pub(crate) struct Moves(AtomicU64);

impl Moves {
    pub(crate) fn count(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// What the two clients of a game tell each other: when the last move was sent, and how many entries it makes.
#[derive(Default)]
pub(crate) struct LastMove(Mutex<Option<(usize, Instant)>>);

impl LastMove {
    fn sent(&self, entries: usize, at: Instant) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((entries, at));
    }

    /// When the move was sent that makes at most so many entries.
    fn when(&self, entries: usize) -> Option<Instant> {
        let sent = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sent.filter(|&(made, _)| made <= entries).map(|(_, at)| at)
    }
}

/// A client.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) game: String,
    pub(crate) plan: Arc<Plan>,
    pub(crate) moves: Arc<Moves>,
    pub(crate) position: Arc<LastMove>,
    pub(crate) phase: watch::Receiver<Phase>,
    pub(crate) dice: FastDice,
}

/// As much of a message as a client needs.
#[derive(Deserialize)]
struct Told {
    is: String,
    #[serde(rename = "as")]
    seat: Option<usize>,
    #[serde(default)]
    entries: usize,
    #[serde(default)]
    acting: Vec<usize>,
    #[serde(default)]
    standing: String,
    #[serde(default)]
    words: Vec<String>,
    #[serde(default)]
    choices: Vec<Choice>,
    #[serde(default)]
    says: String,
}

#[derive(Deserialize)]
struct Choice {
    word: String,
}

/// How a game went for one client.
enum End {
    /// It is over; there can be another.
    Game,
    /// The measurement is over.
    Load,
}

impl Player {
    pub(crate) async fn play(&mut self) -> Result<Tally, ClientError> {
        let mut tally = Tally::default();
        loop {
            let mut live = self.client.live(&self.game).await?;
            live.say(json!({ "do": "watch", "take": self.plan.take.parts() }).to_string())
                .await?;
            if let End::Load = self.play_one(&mut live, &mut tally).await? {
                return Ok(tally);
            }
            match self.rematch(&mut live).await? {
                Some(game) => self.game = game,
                None => return Ok(tally),
            }
        }
    }

    /// Asks for another game and waits until the other client does so too. Nothing if the measurement ends before that.
    async fn rematch(&mut self, live: &mut Live) -> Result<Option<String>, ClientError> {
        let path = format!("/api/games/{}/rematch", self.game);
        let told = self.client.post(&path, &json!({})).await?.json()?;
        if let Some(game) = told["id"].as_str() {
            return Ok(Some(game.to_owned()));
        }
        let mut phase = self.phase.clone();
        loop {
            let told = tokio::select! {
                told = live.next() => told?,
                () = over(&mut phase) => return Ok(None),
            };
            if let Some(game) = told["table"]["rematch"].as_str() {
                return Ok(Some(game.to_owned()));
            }
        }
    }

    async fn play_one(&mut self, live: &mut Live, tally: &mut Tally) -> Result<End, ClientError> {
        let mut phase = self.phase.clone();
        let mut seat = None;
        // When the move was sent that is not acknowledged yet.
        let mut sent = None;
        loop {
            let text = tokio::select! {
                text = live.hear() => text?,
                () = over(&mut phase) => return Ok(End::Load),
            };
            let text = text.ok_or_else(|| ClientError::Nonsense("the server hung up".to_owned()))?;
            let told: Told = serde_json::from_str(&text).map_err(|error| {
                let begins: String = text.chars().take(200).collect();
                ClientError::Nonsense(format!("{error}: {begins}"))
            })?;
            let measuring = *self.phase.borrow() == Phase::Measure;
            match told.is.as_str() {
                "state" | "change" => {
                    seat = told.seat.or(seat);
                    let own = seat.is_some_and(|seat| told.acting.contains(&seat));
                    if told.is == "change" && own && measuring {
                        let by_other = self.position.when(told.entries);
                        tally
                            .seen
                            .extend(by_other.map(|at| at.elapsed().as_micros() as u32));
                    }
                    if told.standing == "over" {
                        tally.finished += u64::from(seat == Some(1));
                        return Ok(End::Game);
                    }
                    if let Some(seat) = seat.filter(|_| own) {
                        sent = Some(self.act(live, seat, told).await?);
                    }
                }
                "done" => {
                    // The first answer is to having begun to watch, when nothing has been sent.
                    if let Some(at) = sent.take() {
                        self.moves.0.fetch_add(1, Relaxed);
                        if measuring {
                            tally.acknowledged.push(at.elapsed().as_micros() as u32);
                        }
                    }
                }
                "refused" => return Err(ClientError::Nonsense(told.says)),
                _ => {}
            }
        }
    }

    /// Does anything legal; says when it was sent.
    async fn act(&mut self, live: &mut Live, seat: usize, told: Told) -> Result<Instant, ClientError> {
        let words: Vec<String> = match told.words.is_empty() {
            false => told.words,
            true => told.choices.into_iter().map(|choice| choice.word).collect(),
        };
        if words.is_empty() {
            return Err(ClientError::Nonsense("there is nothing to do".to_owned()));
        }
        if !self.plan.think.is_zero() {
            tokio::time::sleep(self.plan.think).await;
        }
        let word = self.dice.pick(&words);
        let act = json!({ "do": "act", "seat": seat, "saw": told.entries, "word": word });
        let now = Instant::now();
        self.position.sent(told.entries + 1, now);
        live.say(act.to_string()).await?;
        Ok(now)
    }
}

/// Comes back when the measurement is over.
async fn over(phase: &mut watch::Receiver<Phase>) {
    let _ = phase.wait_for(|phase| *phase == Phase::Over).await;
}
