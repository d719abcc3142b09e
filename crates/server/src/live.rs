//! A WebSocket: one task reads what a client says, does it, and writes what the client is to be told.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use plat_store::GameId;
use serde::Serialize;
use tokio::task::{AbortHandle, JoinSet};

use crate::advice::advise;
use crate::api::game_id;
use crate::asked::Path;
use crate::hall::Hall;
use crate::language::Language;
use crate::letterbox::{Inbox, Letterbox, letterbox};
use crate::limits::Bucket;
use crate::message::{Ask, LONGEST_MESSAGE, Request};
use crate::problem::{Problem, Told};
use crate::sight::{Onlooker, Sight};
use crate::telling;
use crate::visitor::Visitor;

/// So many bytes are read at once: most messages are shorter, and the room for them is cleared before every reading.
const READ_AT_ONCE: usize = 512;

/// A client that says nothing for twice so long is asked whether it is still there, and has as long to answer.
const SILENCE: Duration = Duration::from_secs(30);

/// Counts clients, so that each can be told apart.
static CLIENTS: AtomicU64 = AtomicU64::new(0);

/// `GET /api/games/{id}/live`.
pub(crate) async fn live(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let id = game_id(&id)?;
    let Ok(upgrade) = upgrade else {
        return Err(Problem::Upgrade);
    };
    hall.read(id, |_| ()).await?;
    let sockets = hall
        .sockets
        .enter(visitor.address, hall.limits.connections)
        .ok_or(Problem::TooFast)?;
    Ok(upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_AT_ONCE)
        .on_upgrade(move |socket| async move {
            hall.metrics.connections.fetch_add(1, Relaxed);
            let (letterbox, inbox) = letterbox(CLIENTS.fetch_add(1, Relaxed));
            let mut client = Client {
                bucket: Bucket::new(hall.limits.messages, Instant::now()),
                hall: Arc::clone(&hall),
                visitor,
                game: id,
                letterbox,
                language: Language::default(),
                hints: JoinSet::new(),
                marked: HashMap::new(),
            };
            // However the connection ended, the client can come back; there is nobody to be told.
            let _ = client.serve(socket, inbox).await;
            client.hints.abort_all();
            if let Ok(mut slot) = hall.slot(id).await {
                slot.unwatch(client.letterbox.id);
            }
            hall.metrics.connections.fetch_sub(1, Relaxed);
            drop(sockets);
        }))
}

struct Client {
    hall: Arc<Hall>,
    visitor: Visitor,
    game: GameId,
    bucket: Bucket,
    letterbox: Letterbox,
    /// The language in which the client reads.
    language: Language,
    /// The hints that the client waits for: nobody does once it is gone.
    hints: JoinSet<()>,
    /// Those of them that have a mark, by which the client can say that it no longer waits.
    marked: HashMap<u64, AbortHandle>,
}

/// An answer to one request.
#[derive(Serialize)]
struct Reply<'a> {
    is: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<usize>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    problem: Option<Told<'a>>,
}

impl Client {
    async fn serve(&mut self, mut socket: WebSocket, mut inbox: Inbox) -> Result<(), axum::Error> {
        let mut closing = self.hall.closing.clone();
        let closes = async {
            let _ = closing.wait_for(|closing| *closing).await;
        };
        let backlog = inbox.backlog();
        let overflows = backlog.overflows();
        tokio::pin!(closes, overflows);
        let mut silence = tokio::time::interval(SILENCE);
        silence.tick().await;
        let mut silent_for = 0;
        loop {
            let told = tokio::select! {
                heard = socket.recv() => match heard.transpose()? {
                    None | Some(Message::Close(_)) => return Ok(()),
                    Some(Message::Text(text)) => {
                        silent_for = 0;
                        Message::Text(self.hear(&text).await)
                    }
                    Some(_) => {
                        silent_for = 0;
                        continue;
                    }
                },
                () = &mut overflows => {
                    return close(socket, close_code::AGAIN, "you did not keep up").await;
                }
                Some(told) = inbox.next() => Message::Text(told),
                () = &mut closes => {
                    return close(socket, close_code::AWAY, "the house is closing").await;
                }
                _ = silence.tick() => {
                    silent_for += 1;
                    match silent_for {
                        1 => continue,
                        2 => Message::Ping(Default::default()),
                        _ => return Ok(()),
                    }
                }
            };
            tokio::select! {
                // Nearly always it is written at once.
                biased;
                written = tell(&mut socket, told, &mut inbox) => written?,
                // It does not read, so there is no use in telling it why.
                () = &mut overflows => return Ok(()),
            }
        }
    }

    /// Does what a message asks for; says what to answer.
    async fn hear(&mut self, text: &str) -> Utf8Bytes {
        if !self.bucket.take(Instant::now()) {
            return refused(Request::id_of(text), &Problem::TooFast);
        }
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(problem) => return refused(Request::id_of(text), &problem),
        };
        let id = request.id;
        match self.answer(request).await {
            Ok(entries) => written(&Reply {
                is: "done",
                id,
                entries,
                problem: None,
            }),
            Err(problem) => refused(id, &problem),
        }
    }

    async fn answer(&mut self, request: Request) -> Result<Option<usize>, Problem> {
        match request.ask {
            Ask::Watch { as_seat, take, from } => {
                let onlooker = Onlooker {
                    guest: self.visitor.guest,
                    wish: as_seat,
                };
                self.language = take.language;
                let mut slot = self.hall.slot(self.game).await?;
                let entries = slot.watch(self.letterbox.clone(), onlooker, take, from, self.hall.now())?;
                self.hall.somebody_looks(&mut slot);
                Ok(Some(entries))
            }
            Ask::Do(deed) => {
                let guest = self.visitor.known()?;
                self.hall.deed(self.game, guest, deed).await.map(Some)
            }
            Ask::Preview { seat, word } => {
                let guest = self.visitor.known()?;
                let preview = self.hall.read(self.game, |room| {
                    let sight = Sight::of_player(room, guest, seat)?;
                    let preview = telling::preview(&sight, &word, request.id, self.language)?;
                    self.letterbox.put(preview.into());
                    Ok(None)
                });
                preview.await?
            }
            Ask::Why { seat, touched } => {
                let guest = self.visitor.known()?;
                let why = self.hall.read(self.game, |room| {
                    let sight = Sight::of_player(room, guest, seat)?;
                    let why = telling::why(&sight, &touched, request.id, self.language)?;
                    self.letterbox.put(why.into());
                    Ok(None)
                });
                why.await?
            }
            Ask::Hint(seat) => {
                self.visitor.known()?;
                let (hall, game, visitor) = (Arc::clone(&self.hall), self.game, self.visitor);
                let (letterbox, id, language) = (self.letterbox.clone(), request.id, self.language);
                while self.hints.try_join_next().is_some() {}
                self.marked.retain(|_, hint| !hint.is_finished());
                // Thinking takes time, and the page goes on meanwhile.
                let hint = self.hints.spawn(async move {
                    let message = match advise(&hall, game, visitor, seat, language).await {
                        Ok(mut hint) => {
                            hint["is"] = "hint".into();
                            hint["id"] = id.into();
                            Utf8Bytes::from(hint.to_string())
                        }
                        Err(problem) => refused(id, &problem),
                    };
                    letterbox.put(message);
                });
                if let Some(id) = id {
                    self.marked.insert(id, hint);
                }
                Ok(None)
            }
            Ask::Cancel(id) => {
                if let Some(hint) = self.marked.remove(&id) {
                    hint.abort();
                }
                Ok(None)
            }
        }
    }
}

/// Writes a message and whatever else there is to be told, all at once. The connection itself gives up if nothing gets
/// through.
async fn tell(socket: &mut WebSocket, first: Message, inbox: &mut Inbox) -> Result<(), axum::Error> {
    socket.feed(first).await?;
    while let Some(told) = inbox.ready() {
        socket.feed(Message::Text(told)).await?;
    }
    socket.flush().await
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) -> Result<(), axum::Error> {
    let reason = Utf8Bytes::from_static(reason);
    socket
        .send(Message::Close(Some(CloseFrame { code, reason })))
        .await
}

fn refused(id: Option<u64>, problem: &Problem) -> Utf8Bytes {
    written(&Reply {
        is: "refused",
        id,
        entries: None,
        problem: Some(problem.told()),
    })
}

fn written(reply: &Reply<'_>) -> Utf8Bytes {
    serde_json::to_string(reply)
        .expect("a reply is plain data")
        .into()
}
